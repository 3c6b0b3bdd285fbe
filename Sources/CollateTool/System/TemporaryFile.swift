import Glibc
import ThumbIndex

/// A temporary file without a name, so that no file is left however the tool
/// ends.
final class TemporaryFile: Sendable {
  let file: FileDescriptor

  /// The name in messages.
  let name: String

  init(in directory: FilePath) throws(Failure) {
    name = nameOfTemporaryFile(in: directory)
    do throws(SystemError) {
      (file, _) = try makeTemporaryFile(in: directory) { path in
        _ = unsafe unlink(path.bytes)
      }
    } catch {
      throw .trouble("cannot create \(name): \(error.description)")
    }
  }

  deinit { try? file.close() }

  /// The place where the next bytes are written.
  func position() throws(Failure) -> Int {
    let place = lseek(file.number, 0, SEEK_CUR)
    if place < 0 { throw unreadable(.last) }
    return place
  }

  /// Opens the file once more, to be read from a place.
  func opened(at place: Int) throws(Failure) -> FileDescriptor {
    // The file has no name, so a link to the descriptor serves instead.
    do throws(SystemError) {
      let file = try FileDescriptor.open(
        FilePath("/proc/self/fd/\(file.number)"))
      if lseek(file.number, place, SEEK_SET) < 0 { throw SystemError.last }
      return file
    } catch {
      throw unreadable(error)
    }
  }

  private func unreadable(_ error: SystemError) -> Failure {
    .trouble("cannot read \(name): \(error.description)")
  }

  /// Reads bytes from a place, and returns their number.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, from place: Int
  ) throws(Failure) -> Int {
    do throws(SystemError) {
      return unsafe try file.read(into: buffer, from: place)
    } catch {
      throw unreadable(error)
    }
  }
}

/// How messages name a temporary file in a directory.
func nameOfTemporaryFile(in directory: FilePath) -> String {
  "a temporary file in '\(directory)'"
}

/// Creates a file with a new name in a directory for temporary files.
///
/// - Parameter body: Called with the file's path while signals are blocked.
func makeTemporaryFile(
  in directory: FilePath, _ body: (FilePath) -> Void
) throws(SystemError) -> (FileDescriptor, FilePath) {
  try makeFile(
    directory.bytes.dropLast() + "/collate-".utf8CString.dropLast(),
    mode: 0o600, body)
}

/// Creates a file with a new name.
///
/// - Parameters:
///   - start: The path, except for six letters at its end.
///   - mode: The mode, which the process's mask and the directory may narrow.
///   - body: Called with the file's path while signals are blocked.
func makeFile(
  _ start: some Collection<CChar>, mode: mode_t, _ body: (FilePath) -> Void
) throws(SystemError) -> (FileDescriptor, FilePath) {
  let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8CString)
  while true {
    let suffix = (0..<6).map { _ in letters[Int.random(in: 0..<36)] }
    let path = FilePath(bytes: start + suffix + [0])
    let (number, error) = withSignalsBlocked {
      let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
      let number = unsafe open(path.bytes, flags, mode)
      let error = SystemError.last
      if number >= 0 { body(path) }
      return (number, error)
    }
    if number >= 0 { return (FileDescriptor(number: number), path) }
    if error.number != EEXIST && error.number != EINTR { throw error }
  }
}
