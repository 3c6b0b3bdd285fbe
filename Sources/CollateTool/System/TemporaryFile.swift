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
    var path = Array(directory.bytes.dropLast()) + "/collate-XXXXXX".utf8CString
    let (number, error) = withSignalsBlocked {
      let number = unsafe mkstemp(&path)
      let error = SystemError.last
      if number >= 0 { _ = unsafe unlink(path) }
      return (number, error)
    }
    if number < 0 {
      throw .trouble("cannot create \(name): \(error.description)")
    }
    file = FileDescriptor(number: number)
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
