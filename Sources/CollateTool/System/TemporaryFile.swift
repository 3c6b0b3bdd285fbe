import Glibc

/// A temporary file without a name, so that no file is left however the tool
/// ends.
final class TemporaryFile: Sendable {
  private let file: FileDescriptor
  private let directory: FilePath

  init(in directory: FilePath) throws(Failure) {
    var name = Array(directory.bytes.dropLast()) + "/collate-XXXXXX".utf8CString
    let (number, error) = withSignalsBlocked {
      let number = unsafe mkstemp(&name)
      let error = SystemError.last
      if number >= 0 { _ = unsafe unlink(name) }
      return (number, error)
    }
    if number < 0 {
      throw .trouble(
        "cannot create a temporary file in '\(directory)': "
          + error.description)
    }
    file = FileDescriptor(number: number)
    self.directory = directory
  }

  deinit { try? file.close() }

  func append(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    do throws(SystemError) {
      unsafe try file.write(bytes)
    } catch {
      throw .trouble(
        "cannot write a temporary file in '\(directory)': \(error.description)")
    }
  }

  /// Reads bytes from a place, and returns their number.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, from place: Int
  ) throws(Failure) -> Int {
    do throws(SystemError) {
      return unsafe try file.read(into: buffer, from: place)
    } catch {
      throw .trouble(
        "cannot read a temporary file in '\(directory)': \(error.description)")
    }
  }
}
