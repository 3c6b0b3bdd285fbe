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

  /// The target that the complete output goes to, and the path of the
  /// unfinished ``file``, which must not be left behind; `nil` if ``file`` is
  /// the target.
  private var pending: (target: OutputTarget, path: FilePath)?
  private var buffer: [UInt8] = []

  /// Turns the output into its charset; `nil` for UTF-8.
  private var encoder: Encoder?

  /// The number of bytes that have left the buffer.
  private(set) var size = 0

  private static let bufferSize = 1 << 18

  /// Begins the output to a target.
  package init(_ target: OutputTarget) throws(Failure) {
    let unfinished = try target.makeUnfinished()
    encoder = Encoder(target.charset)
    file = unfinished?.file ?? .standardOutput
    name = unfinished?.name ?? target.name
    pending = unfinished.map { (target, $0.path) }
  }

  /// Writes after the bytes of a temporary file, which stays open.
  init(appendingTo temporary: TemporaryFile) {
    self.init(to: temporary.file, named: temporary.name)
  }

  /// Writes to an open file, which stays open.
  init(to file: FileDescriptor, named name: String) {
    self.file = file
    self.name = name
    encoder = nil
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

  /// Writes the remaining bytes, and brings the complete output to its target.
  package consuming func finish() throws(Failure) {
    try flush()
    if encoder != nil {
      try unsafe write(
        through: UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
    }
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

  /// - Parameter isLast: Whether the output ends with the bytes.
  private mutating func write(
    through bytes: UnsafeRawBufferPointer, isLast: Bool = false
  ) throws(Failure) {
    if encoder == nil { return try unsafe write(encoded: bytes) }
    let encoded = try encoder!.checked(
      unsafe bytes.bindMemory(to: UInt8.self).span, isLast: isLast)
    try unsafe encoded.withUnsafeBufferPointer { bytes throws(Failure) in
      try unsafe write(encoded: UnsafeRawBufferPointer(bytes))
    }
  }

  private mutating func write(
    encoded bytes: UnsafeRawBufferPointer
  ) throws(Failure) {
    do throws(SystemError) {
      try unsafe file.write(bytes)
      size += bytes.count
    } catch {
      throw .unwritable(name, error)
    }
  }
}
