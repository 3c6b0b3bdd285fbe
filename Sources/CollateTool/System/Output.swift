import Glibc
import ThumbIndex

/// The output: standard output or a file; the complete output replaces a
/// regular file.
///
/// It collects bytes and writes them in large pieces. A sort's runs are written
/// in the same way, to temporary files.
package struct Output: ~Copyable {
  private let file: FileDescriptor
  /// The name in messages.
  private let name: String
  /// The temporary file, and the file that it will replace; `nil` for none.
  private var pending: (temporary: FilePath, final: FilePath)?
  private var buffer: [UInt8] = []

  /// The number of bytes that have left the buffer.
  private(set) var size = 0

  private static let bufferSize = 1 << 18

  /// Opens a file, or standard output for `nil`.
  ///
  /// Instead of a regular file, a temporary file is written, which replaces the
  /// regular file at the end. So the regular file may also be an input, and
  /// nothing is lost if the tool is stopped. Other files (`/dev/null`, a named
  /// pipe) are written directly.
  init(path: FilePath?) throws(Failure) {
    guard let path else {
      file = .standardOutput
      name = "standard output"
      return
    }
    name = "'\(path)'"
    do throws(SystemError) {
      // A link stays a link; its target is replaced.
      let final = resolved(path)
      var information = stat()
      let exists = unsafe stat(final.bytes, &information) == 0
      if exists, information.st_mode & S_IFMT != S_IFREG {
        file = try .overwrite(final)
        return
      }
      let mode: mode_t
      if exists {
        // Replacing a file needs no permission to write to it, but a shell's
        // `>` does.
        if unsafe access(final.bytes, W_OK) != 0 { throw SystemError.last }
        mode = information.st_mode & 0o7777
      } else {
        let mask = umask(0)
        _ = umask(mask)
        mode = 0o666 & ~mask
      }
      let (file, temporary) = try makeFile(
        in: directory(of: final), named: ".collate-XXXXXX"
      ) { setUnfinishedOutput($0) }
      self.file = file
      pending = (temporary, final)
      // Keeps owner and mode if that is allowed.
      _ = fchmod(file.number, mode)
      if exists {
        _ = fchown(file.number, information.st_uid, information.st_gid)
      }
    } catch {
      throw .trouble("cannot write \(name): \(error.description)")
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

  /// Opens the file of `--output`.
  package init(_ arguments: Arguments) throws(Failure) {
    try self.init(path: arguments.path(.output))
  }

  /// Writes a text to standard output, and nothing else.
  package static func show(_ text: String) throws(Failure) {
    var output = try Self(path: nil)
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

  /// Writes the remaining bytes, and moves a temporary file to its final place.
  package consuming func finish() throws(Failure) {
    try flush()
    do throws(SystemError) {
      try file.close()
      if let (temporary, final) = pending {
        if unsafe rename(temporary.bytes, final.bytes) != 0 {
          throw SystemError.last
        }
        setUnfinishedOutput(nil)
        pending = nil
      }
    } catch {
      throw failure(error)
    }
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
      throw failure(error)
    }
  }

  private func failure(_ error: SystemError) -> Failure {
    error.number == EPIPE
      ? .closedPipe : .trouble("cannot write \(name): \(error.description)")
  }
}

/// A path without symbolic links, even if the last one leads to a file that
/// does not exist yet.
private func resolved(_ path: FilePath) -> FilePath {
  if let real = unsafe realpath(path.bytes, nil) {
    defer { unsafe free(real) }
    return unsafe FilePath(real)
  }
  // A pipe has no path but can be opened (`/dev/stdout`). A loop of links gives
  // another error than a missing file, so the recursion ends.
  guard unsafe access(path.bytes, F_OK) != 0, errno == ENOENT else {
    return path
  }
  var target = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = unsafe readlink(path.bytes, &target, target.count - 1)
  guard count > 0 else { return path }
  target.removeLast(target.count - count - 1)
  if target[0] == CChar(UInt8(ascii: "/")) {
    return resolved(FilePath(bytes: target))
  }
  return resolved(FilePath(bytes: directory(of: path) + target))
}

/// The path up to and including its last slash.
private func directory(of path: FilePath) -> [CChar] {
  let slash = path.bytes.lastIndex(of: CChar(UInt8(ascii: "/")))
  return Array(path.bytes[..<(slash.map { $0 + 1 } ?? 0)])
}
