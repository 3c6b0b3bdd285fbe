import Glibc

/// The bytes of files, one after the other.
final class InputFiles: ByteSource {
  private var waiting: ArraySlice<FilePath>
  private let terminator: UInt8
  private var current: (file: FileDescriptor, path: FilePath)?
  private var lastByte: UInt8

  /// - Parameters:
  ///   - files: The files, `-` for standard input; they are opened one by one.
  ///   - terminator: The byte that ends a record. It is added to a file that
  ///     does not end in it.
  init(_ files: [FilePath], terminator: UInt8) {
    waiting = files[...]
    self.terminator = terminator
    lastByte = terminator
  }

  deinit { close() }

  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    while try openNext(), let (file, path) = current {
      do throws(SystemError) {
        let count = unsafe try file.read(into: buffer)
        if count > 0 {
          unsafe lastByte = buffer[count - 1]
          return count
        }
      } catch {
        throw unreadable(path, error)
      }
      close()
      if lastByte != terminator {
        lastByte = terminator
        unsafe buffer[0] = terminator
        return 1
      }
    }
    return 0
  }

  /// Opens a file unless one is open; `false` when there is none left.
  private func openNext() throws(Failure) -> Bool {
    if current != nil { return true }
    guard let path = waiting.popFirst() else { return false }
    do throws(SystemError) {
      let file: FileDescriptor =
        path == .standardInput ? .standardInput : try .open(path)
      current = (file, path)
    } catch {
      throw unreadable(path, error)
    }
    return true
  }

  private func close() {
    if let (file, path) = current, path != .standardInput { try? file.close() }
    current = nil
  }
}

private func unreadable(_ path: FilePath, _ error: SystemError) -> Failure {
  .trouble("cannot read '\(path)': \(error.description)")
}

/// Tells of files that cannot be read before the first of them is: a large one
/// takes its time.
func checkReadable(_ files: [FilePath]) throws(Failure) {
  for path in files where path != .standardInput {
    if unsafe faccessat(AT_FDCWD, path.bytes, R_OK, AT_EACCESS) != 0 {
      throw unreadable(path, .last)
    }
  }
}
