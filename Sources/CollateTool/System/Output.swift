import Glibc

/// Where results go: standard output, or a file that is replaced when it is
/// complete.
///
/// Bytes are collected and written in large pieces.
package struct Output: ~Copyable, RecordSink {
  private let file: FileDescriptor
  /// What messages call it.
  private let name: String
  /// The file being written aside, and the one that it will replace.
  private var pending: (temporary: FilePath, final: FilePath)?
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 18

  /// Opens a file, or standard output for `nil`.
  ///
  /// A regular file is written beside its final place, so that it may be an
  /// input too and nothing is lost when the tool is stopped half-way. What is
  /// no regular file (`/dev/null`, a named pipe) is written to directly.
  package init(path: FilePath?) throws(Failure) {
    guard let path else {
      file = .standardOutput
      name = "standard output"
      return
    }
    name = "'\(path)'"
    do throws(SystemError) {
      // A link stays a link: what it leads to is replaced.
      let final = resolved(path)
      var information = stat()
      let exists = unsafe stat(final.bytes, &information) == 0
      if exists, information.st_mode & S_IFMT != S_IFREG {
        file = try .overwrite(final)
        return
      }
      let mode: mode_t
      if exists {
        // Replacing a file needs no permission to write to it; ask for it all
        // the same, as a shell's `>` would.
        if unsafe access(final.bytes, W_OK) != 0 { throw SystemError.last }
        mode = information.st_mode & 0o7777
      } else {
        let mask = umask(0)
        _ = umask(mask)
        mode = 0o666 & ~mask
      }
      let (file, temporary) = try makeTemporary(beside: final)
      self.file = file
      pending = (temporary, final)
      // Owner and mode are kept where that is allowed.
      _ = fchmod(file.number, mode)
      if exists {
        _ = fchown(file.number, information.st_uid, information.st_gid)
      }
    } catch {
      throw .trouble("cannot write \(name): \(error.description)")
    }
  }

  deinit {
    if pending != nil { removeUnfinishedOutput() }
  }

  /// Opens what `--output` names.
  package init(_ arguments: Arguments) throws(Failure) {
    try self.init(path: arguments.path(.output))
  }

  /// Appends bytes.
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
    // One byte more than the size does no harm: the next write flushes.
    buffer.append(byte)
  }

  package mutating func write(_ text: String) throws(Failure) {
    try write(Array(text.utf8))
  }

  /// Writes out what is left and puts the file in its place.
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

  private mutating func flush() throws(Failure) {
    try unsafe buffer.withUnsafeBufferPointer { bytes throws(Failure) in
      try unsafe write(through: UnsafeRawBufferPointer(bytes))
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func write(through bytes: UnsafeRawBufferPointer) throws(Failure) {
    do throws(SystemError) {
      try unsafe file.write(bytes)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: SystemError) -> Failure {
    error.number == EPIPE
      ? .closedPipe : .trouble("cannot write \(name): \(error.description)")
  }
}

/// A path without symbolic links, also where the last of them leads to a file
/// that does not exist yet.
private func resolved(_ path: FilePath) -> FilePath {
  if let real = unsafe realpath(path.bytes, nil) {
    defer { unsafe free(real) }
    return unsafe FilePath(real)
  }
  // A pipe has no path but can be opened (`/dev/stdout`). A loop is another
  // error than a missing file, so this ends.
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

/// What comes before the last part of a path, with the slash.
private func directory(of path: FilePath) -> [CChar] {
  let slash = path.bytes.lastIndex(of: CChar(UInt8(ascii: "/")))
  return Array(path.bytes[..<(slash.map { $0 + 1 } ?? 0)])
}

/// Creates a file of a name that no other file has, in the same directory.
private func makeTemporary(
  beside path: FilePath
) throws(SystemError) -> (FileDescriptor, FilePath) {
  var name = directory(of: path) + ".collate-XXXXXX".utf8CString
  let (number, error) = withSignalsBlocked {
    let number = unsafe mkstemp(&name)
    let error = SystemError.last
    if number >= 0 { setUnfinishedOutput(FilePath(bytes: name)) }
    return (number, error)
  }
  if number < 0 { throw error }
  return (FileDescriptor(number: number), FilePath(bytes: name))
}
