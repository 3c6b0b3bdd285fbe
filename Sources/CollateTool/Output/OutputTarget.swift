import CProcess
import Glibc
import ThumbIndex

/// Where the output goes, and how it gets there: this is checked before the
/// work, so that no work is done in vain.
package struct OutputTarget {
  /// The name in messages.
  let name: String

  let way: Way

  /// The charset of the output.
  private(set) var charset = Charset.utf8

  /// How the output gets to where it goes.
  enum Way {
    /// It is written to standard output while it is made.
    case standardOutput

    /// It is written to a file beside `path`, which takes the name `path` when
    /// the output is complete.
    case replaced(path: FilePath, old: OldFile?)

    /// It is written to a temporary file and, when it is complete, copied into
    /// what is already at the path.
    case writtenThrough(Sink, temporaryDirectory: FilePath)
  }

  /// What a complete output is written into.
  enum Sink {
    /// A regular file, open for writing at its start.
    case file(OldFile)

    /// A device, or a descriptor that the process inherited.
    case stream(FileDescriptor)

    /// A named pipe; opening it may have to wait for a reader.
    case pipe(FilePath)
  }

  /// Standard output.
  package init() throws(Failure) {
    try self.init(nil, temporaryDirectory: FilePath(""))
  }

  /// The file of `--output`; standard output without the option.
  package init(_ arguments: Arguments) throws(Failure) {
    try self.init(
      arguments.path(.output),
      temporaryDirectory: arguments.temporaryDirectories[0])
    charset = try arguments.charset()
  }

  /// - Parameters:
  ///   - path: The path of the file; `nil` for standard output.
  ///   - temporaryDirectory: Where the output is completed if it cannot be
  ///     completed beside the file.
  private init(
    _ path: FilePath?, temporaryDirectory: FilePath
  ) throws(Failure) {
    name = path.map { "'\($0)'" } ?? "standard output"
    do throws(SystemError) {
      way =
        if let path {
          try Self.way(to: path, temporaryDirectory)
        } else {
          try Self.wayToStandardOutput()
        }
    } catch {
      throw .unwritable(name, error)
    }
    if case .writtenThrough = way {
      _ = try TemporaryFile(in: temporaryDirectory)
    }
  }

  private static func wayToStandardOutput() throws(SystemError) -> Way {
    try FileDescriptor.standardOutput.checkWritable()
    return .standardOutput
  }

  private static func way(
    to path: FilePath, _ temporaryDirectory: FilePath
  ) throws(SystemError) -> Way {
    // An empty path names no file, not even a new one.
    if path.bytes.count == 1 { throw SystemError(number: ENOENT) }
    let place = Place(of: path)
    var information = stat()
    if unsafe stat(path.bytes, &information) != 0 {
      // A file can be created only if there is nothing at its path; a link to
      // itself is there, but fails in another way.
      guard errno == ENOENT, case .name(let path) = place else { throw .last }
      let (file, _) = try makeFile(beside: path, like: nil)
      removeUnfinishedOutput()
      try file.close()
      return .replaced(path: path, old: nil)
    }
    func writtenThrough(_ sink: Sink) -> Way {
      .writtenThrough(sink, temporaryDirectory: temporaryDirectory)
    }
    if case .descriptor(let file) = place {
      try file.checkWritable()
      return writtenThrough(.stream(file))
    }
    if information.st_mode & S_IFMT == S_IFIFO {
      if unsafe faccessat(AT_FDCWD, path.bytes, W_OK, AT_EACCESS) != 0 {
        throw .last
      }
      return writtenThrough(.pipe(path))
    }
    // Replacing a file needs no permission to write to it, but a shell's `>`
    // does. The file stays open, so it can be written to later in any case.
    let old = try OldFile(path)
    guard old.isRegular else { return writtenThrough(.stream(old.file)) }
    if case .name(let path) = place, old.isNamed(path),
      old.canBeReplaced(path)
    {
      return .replaced(path: path, old: old)
    }
    return writtenThrough(.file(old))
  }
}

// MARK: - Writing

extension OutputTarget {
  /// Creates the file for the unfinished output, which is removed if the tool
  /// ends early; `nil` if the output is written to standard output.
  ///
  /// - Returns: The file, its path, and its name in messages.
  func makeUnfinished() throws(Failure) -> (
    file: FileDescriptor, path: FilePath, name: String
  )? {
    do throws(SystemError) {
      switch way {
      case .standardOutput: return nil
      case .replaced(let path, let old):
        let (file, path) = try makeFile(beside: path, like: old)
        return (file, path, name)
      case .writtenThrough(_, let directory):
        let (file, path) = try makeTemporaryFile(in: directory) {
          setUnfinishedOutput($0)
        }
        return (file, path, nameOfTemporaryFile(in: directory))
      }
    } catch {
      throw failure(error)
    }
  }

  /// Brings the complete output to its target.
  ///
  /// - Parameters:
  ///   - file: The output, from ``makeUnfinished()``.
  ///   - path: The path of that file.
  func finish(_ file: FileDescriptor, at path: FilePath) throws(Failure) {
    switch way {
    case .standardOutput: break
    case .replaced(let final, let old):
      // The checks before the work may no longer hold. Besides, only `rename`
      // tells whether the directory is sticky, or the file a mount point.
      let isAlike = old?.makesAlike(file) ?? true
      if isAlike, unsafe rename(path.bytes, final.bytes) == 0 {
        setUnfinishedOutput(nil)
      } else if let old {
        try overwrite(old, with: file, at: path)
      } else {
        throw failure(.last)
      }
    case .writtenThrough(.file(let old), _):
      try overwrite(old, with: file, at: path)
    case .writtenThrough(.stream(let stream), _):
      try copy(file) { () throws(SystemError) in stream }
    case .writtenThrough(.pipe(let pipe), _):
      try copy(file) { () throws(SystemError) in try .openToWrite(pipe) }
    }
  }

  /// Writes the complete output into an old file.
  private func overwrite(
    _ old: OldFile, with file: FileDescriptor, at path: FilePath
  ) throws(Failure) {
    // From now on, nothing may remove the only complete copy.
    setUnfinishedOutput(nil)
    do throws(SystemError) {
      try old.overwrite(with: file)
    } catch {
      throw .trouble(
        "cannot write \(name): \(error.description); the whole output is in "
          + "'\(path)'")
    }
    _ = unsafe unlink(path.bytes)
  }

  private func copy(
    _ file: FileDescriptor,
    to stream: () throws(SystemError) -> FileDescriptor
  ) throws(Failure) {
    do throws(SystemError) {
      let stream = try stream()
      try file.copy(to: stream)
      try stream.close()
    } catch {
      throw failure(error)
    }
  }

  /// The failure to write the output.
  func failure(_ error: SystemError) -> Failure { .unwritable(name, error) }
}

/// What a path leads to when the links at its end are followed.
private enum Place {
  /// A name that is no link.
  case name(FilePath)

  /// A descriptor of this process (`/dev/stdout`, `/dev/fd/3`).
  case descriptor(FileDescriptor)

  /// A file that a link in `/proc` leads to; the file may have no name.
  case unnamed

  init(of path: FilePath) {
    var path = path
    // The system follows no more than 40 links.
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(path.bytes, &target, target.count - 1)
      if count < 0 { break }
      if isOfSystem(path) {
        self = path.ownDescriptor.map { .descriptor($0) } ?? .unnamed
        return
      }
      target.removeLast(target.count - count - 1)
      let isAbsolute = target[0] == CChar(UInt8(ascii: "/"))
      path = FilePath(bytes: isAbsolute ? target : path.directory + target)
    }
    self = .name(path)
  }
}

/// Whether a link is one of those by which `/proc` shows open files.
private func isOfSystem(_ link: FilePath) -> Bool {
  var own = stat()
  var system = stat()
  return unsafe lstat(link.bytes, &own) == 0
    && lstat("/proc/self/fd", &system) == 0 && own.st_dev == system.st_dev
}

extension FilePath {
  /// The path up to and including its last slash.
  var directory: [CChar] {
    let slash = bytes.lastIndex(of: CChar(UInt8(ascii: "/")))
    return Array(bytes[..<(slash.map { $0 + 1 } ?? 0)])
  }

  /// The descriptor of this process that a link in `/proc/self/fd` stands for.
  fileprivate var ownDescriptor: FileDescriptor? {
    let name = bytes[directory.count...].dropLast()
    let text = String(
      decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var own = stat()
    var named = stat()
    // The directory may be that of another process.
    guard let number = Int32(text), unsafe fstat(number, &own) == 0,
      unsafe stat(bytes, &named) == 0,
      (own.st_dev, own.st_ino) == (named.st_dev, named.st_ino)
    else { return nil }
    return FileDescriptor(number: number)
  }
}
