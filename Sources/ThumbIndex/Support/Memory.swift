#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The system's large pages, where it has them.
///
/// Rows are visited in no order, each on a page of its own, and a table of small
/// pages that covers them all does not fit into the processor. Also the system
/// hands out a large page in a fraction of the time of its small ones.
private let largePage = 1 << 21

/// From how many bytes on memory is put on large pages.
private let largeMemory = 2 * largePage

/// Uninitialized memory for so many elements, to be given to ``freeMemory(_:)``.
func allocateMemory<Element: BitwiseCopyable>(
  _ count: Int, for use: String
) -> UnsafeMutablePointer<Element> {
  unsafe reallocateMemory(nil, count, for: use)
}

/// Memory for so many elements, those of the old one first; large ones are not
/// copied but moved.
func reallocateMemory<Element: BitwiseCopyable>(
  _ old: UnsafeMutablePointer<Element>?, _ count: Int, for use: String
) -> UnsafeMutablePointer<Element> {
  let size = max(count, 1) * MemoryLayout<Element>.stride
  var memory: UnsafeMutableRawPointer?
  if unsafe old == nil, size >= largeMemory {
    unsafe _ = posix_memalign(&memory, largePage, size)
  } else {
    unsafe memory = realloc(old, size)
  }
  guard let memory = unsafe memory else {
    preconditionFailure("out of memory: \(size) bytes for \(use)")
  }
  unsafe adviseLargePages(memory, size)
  return unsafe memory.assumingMemoryBound(to: Element.self)
}

/// Memory for so many elements, all of whose bytes are 0; the system hands it out
/// where it is first touched.
func allocateZeros<Element>(
  _ count: Int, for use: String
) -> UnsafeMutablePointer<Element> where Element: ~Copyable {
  let stride = MemoryLayout<Element>.stride
  guard let memory = unsafe calloc(count, stride) else {
    preconditionFailure("out of memory: \(count * stride) bytes for \(use)")
  }
  return unsafe memory.assumingMemoryBound(to: Element.self)
}

func freeMemory(_ memory: UnsafeMutableRawPointer) {
  unsafe free(memory)
}

/// Tells the system that memory is worth large pages, when it is large.
package func adviseLargePages(_ memory: UnsafeMutableRawPointer, _ size: Int) {
  #if os(Linux) || os(Android)
    if size < largeMemory { return }
    // Whole pages only, which have up to 64 KiB; what the system then makes of
    // it is its own affair.
    let start = (UInt(bitPattern: memory) + 0xFFFF) & ~0xFFFF
    let end = (UInt(bitPattern: memory) + UInt(size)) & ~0xFFFF
    unsafe _ = madvise(
      UnsafeMutableRawPointer(bitPattern: start), Int(end - start),
      MADV_HUGEPAGE)
  #endif
}
