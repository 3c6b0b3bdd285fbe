internal import CSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The size of the system's large pages, in bytes.
///
/// Sorting reads rows in random order, and the processor cannot keep the
/// addresses of enough small pages. The system also provides large pages
/// faster.
private let largePage = 1 << 21

/// The fewest bytes for which large pages are asked for.
private let largeMemory = 2 * largePage

/// Uninitialized memory for a number of elements; free it with
/// ``freeMemory(_:)``.
func allocateMemory<Element: BitwiseCopyable>(
  _ count: Int, for use: String
) -> UnsafeMutablePointer<Element> {
  unsafe reallocateMemory(nil, count, for: use)
}

/// Resizes memory to a number of elements, and keeps the old elements that
/// fit; for `nil`, allocates memory.
///
/// The C library usually moves large memory without copying.
package func reallocateMemory<Element: BitwiseCopyable>(
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

/// Memory for a number of elements with all bytes 0; the system provides pages
/// on first use.
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

/// Asks the system for large pages, if the memory is large.
package func adviseLargePages(_ memory: UnsafeMutableRawPointer, _ size: Int) {
  #if os(Linux) || os(Android)
    if size < largeMemory { return }
    // Advises only whole pages, which have up to 64 KiB; the system may ignore
    // the advice.
    let start = (UInt(bitPattern: memory) + 0xFFFF) & ~0xFFFF
    let end = (UInt(bitPattern: memory) + UInt(size)) & ~0xFFFF
    unsafe _ = madvise(
      UnsafeMutableRawPointer(bitPattern: start), Int(end - start),
      MADV_HUGEPAGE)
  #endif
}

/// Prefetches the memory of an element; any index is safe.
func prefetch<Element: BitwiseCopyable>(
  _ elements: Span<Element>, at index: Int
) {
  unsafe elements.withUnsafeBufferPointer { elements in
    guard let start = elements.baseAddress else { return }
    let offset = index &* MemoryLayout<Element>.stride
    let address = UInt(bitPattern: start) &+ UInt(bitPattern: offset)
    unsafe csystem_prefetch(UnsafeRawPointer(bitPattern: address))
  }
}
