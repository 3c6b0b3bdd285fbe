import Glibc

/// The bytes of all input, with where each line is.
///
/// The input is read, not mapped: a file that another process shortens in the
/// meantime would end the tool. Nothing changes after `init`.
@safe final class LineBuffer: @unchecked Sendable {
  private var start: UnsafeMutablePointer<UInt8>
  private var count = 0
  private var capacity = 0

  /// The bytes of each line, without what ends it.
  private(set) var lines: [Range<Int>] = []

  /// Reads files one after the other; none means standard input.
  ///
  /// - Parameters:
  ///   - files: The files, `-` for standard input.
  ///   - terminator: The byte that ends a line. It is added to a file that does
  ///     not end in it.
  init(reading files: [FilePath], terminator: UInt8) throws(Failure) {
    unsafe start = .allocate(capacity: 0)
    for file in files.isEmpty ? [.standardInput] : files {
      do throws(SystemError) {
        try read(file, terminator: terminator)
      } catch {
        throw .trouble("cannot read '\(file)': \(error.description)")
      }
    }
    split(at: terminator)
  }

  deinit { unsafe free(start) }

  /// All bytes.
  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// The bytes of a line and of what ends it.
  func withTerminator(_ line: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      start: start + line.lowerBound, count: line.count + 1)
  }

  /// The text of a line, for messages.
  func text(_ line: Range<Int>) -> String {
    unsafe String(decoding: bytes[line], as: UTF8.self)
  }

  /// Whether the bytes of a line come before those of another.
  func areBytesInIncreasingOrder(
    _ left: Range<Int>, _ right: Range<Int>
  ) -> Bool {
    let order = unsafe memcmp(
      start + left.lowerBound, start + right.lowerBound,
      min(left.count, right.count))
    return order < 0 || order == 0 && left.count < right.count
  }

  private func read(_ path: FilePath, terminator: UInt8) throws(SystemError) {
    let isStandardInput = path == .standardInput
    let file = isStandardInput ? .standardInput : try FileDescriptor.open(path)
    defer { if !isStandardInput { try? file.close() } }
    // Room for one byte more tells at once that the file has ended.
    if let size = file.fileSize { reserve(saturatingSum(size, 1)) }
    let begin = count
    while true {
      if capacity == count { reserve(max(1 << 16, capacity)) }
      let free = unsafe UnsafeMutableRawBufferPointer(
        start: start + count, count: capacity - count)
      let size = unsafe try file.read(into: free)
      if size == 0 { break }
      count += size
    }
    if count > begin, unsafe start[count - 1] != terminator {
      reserve(1)
      unsafe start[count] = terminator
      count += 1
    }
  }

  /// Makes room for so many bytes more.
  private func reserve(_ size: Int) {
    guard capacity - count < size else { return }
    capacity = saturatingSum(count, size)
    // Where there is none, the tool has ended: see `endWhenMemoryIsExhausted`.
    let grown = unsafe realloc(start, capacity)!
    unsafe start = grown.assumingMemoryBound(to: UInt8.self)
  }

  private func split(at terminator: UInt8) {
    lines.reserveCapacity(count / 16)
    var begin = 0
    while begin < count {
      // Every line is terminated, so there is always one to find.
      let end = unsafe memchr(start + begin, Int32(terminator), count - begin)!
      let length = unsafe end - UnsafeMutableRawPointer(start + begin)
      lines.append(begin..<begin + length)
      begin += length + 1
    }
  }
}
