import Glibc
import ThumbIndex

/// A temporary file without a name, so that no file is left however the tool
/// ends.
final class TemporaryFile: Sendable {
  let file: FileDescriptor

  /// The name in messages.
  let name: String

  init(in directory: FilePath) throws(Failure) {
    name = "a temporary file in '\(directory)'"
    do throws(SystemError) {
      (file, _) = try makeFile(
        in: directory.bytes.dropLast(), named: "/collate-XXXXXX"
      ) { path in _ = unsafe unlink(path.bytes) }
    } catch {
      throw .trouble("cannot create \(name): \(error.description)")
    }
  }

  deinit { try? file.close() }

  /// Reads bytes from a place, and returns their number.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, from place: Int
  ) throws(Failure) -> Int {
    do throws(SystemError) {
      return unsafe try file.read(into: buffer, from: place)
    } catch {
      throw .trouble("cannot read \(name): \(error.description)")
    }
  }
}

/// Creates a file with a new name.
///
/// - Parameters:
///   - directory: The directory's path without a NUL at the end.
///   - name: The file's name, in which other letters replace each `X`.
///   - body: Called with the file's path while signals are blocked.
func makeFile(
  in directory: some Collection<CChar>, named name: String,
  _ body: (FilePath) -> Void
) throws(SystemError) -> (FileDescriptor, FilePath) {
  var path = directory + Array(name.utf8CString)
  let (number, error) = withSignalsBlocked {
    let number = unsafe mkstemp(&path)
    let error = SystemError.last
    if number >= 0 { body(FilePath(bytes: path)) }
    return (number, error)
  }
  if number < 0 { throw error }
  return (FileDescriptor(number: number), FilePath(bytes: path))
}
