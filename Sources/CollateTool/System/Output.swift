import Glibc
import ThumbIndex

/// The output: standard output or a file, which gets the output when it is
/// complete.
///
/// It collects bytes and writes them in large pieces. A sort's runs are written
/// in the same way, to temporary files.
package struct Output: ~Copyable {
  private let file: FileDescriptor
  /// The name of that file in messages.
  private let name: String

  /// Where the output goes when it is complete, and the path of ``file``, which
  /// must not be left behind; `nil` if it is there already.
  private var pending: (target: OutputTarget, path: FilePath)?
  private var buffer: [UInt8] = []

  /// The number of bytes that have left the buffer.
  private(set) var size = 0

  private static let bufferSize = 1 << 18

  /// Begins the output to a target.
  package init(_ target: OutputTarget) throws(Failure) {
    if let unfinished = try target.makeUnfinished() {
      file = unfinished.file
      name = unfinished.name
      pending = (target, unfinished.path)
    } else {
      file = .standardOutput
      name = target.name
    }
  }

  /// Writes after the bytes of a temporary file, which stays open.
  init(appendingTo temporary: TemporaryFile) {
    file = temporary.file
    name = temporary.name
  }

  deinit {
    if pending != nil { removeUnfinishedOutput() }
  }

  /// Writes a text to standard output, and nothing else.
  package static func show(_ text: String) throws(Failure) {
    var output = try Self(OutputTarget())
    try output.write(text)
    try output.finish()
  }

  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count > Self.bufferSize {
      try unsafe write(through: UnsafeRawBufferPointer(bytes))
    } else {
      unsafe buffer.append(contentsOf: bytes)
    }
  }

  package mutating func write(_ bytes: [UInt8]) throws(Failure) {
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      try unsafe write(bytes)
    }
  }

  package mutating func write(_ byte: UInt8) {
    // A buffer that is one byte too large is harmless: the next text flushes
    // it.
    buffer.append(byte)
  }

  package mutating func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  /// Writes the remaining bytes, and brings the output to where it goes.
  package consuming func finish() throws(Failure) {
    try flush()
    do throws(SystemError) {
      // Some file systems report a failure to write only now.
      if pending == nil { try file.close() } else { try file.closeCopy() }
    } catch {
      throw .unwritable(name, error)
    }
    if let (target, path) = pending { try target.finish(file, at: path) }
  }

  /// Writes the bytes collected so far.
  mutating func flush() throws(Failure) {
    try unsafe buffer.withUnsafeBufferPointer { bytes throws(Failure) in
      try unsafe write(through: UnsafeRawBufferPointer(bytes))
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func write(
    through bytes: UnsafeRawBufferPointer
  ) throws(Failure) {
    do throws(SystemError) {
      try unsafe file.write(bytes)
      size += bytes.count
    } catch {
      throw .unwritable(name, error)
    }
  }
}
