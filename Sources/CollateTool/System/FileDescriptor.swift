import Glibc

/// An error number of the system.
package struct SystemError: Error {
  let number: Int32

  package init(number: Int32) { self.number = number }

  /// The error of the call that just failed.
  static var last: Self { Self(number: errno) }

  package var description: String { unsafe String(cString: strerror(number)) }
}

/// An open file, by its number.
package struct FileDescriptor {
  let number: Int32

  package init(number: Int32) { self.number = number }

  static let standardInput = Self(number: 0)
  static let standardOutput = Self(number: 1)
  static let standardError = Self(number: 2)

  /// Opens a file for reading; `-` is standard input.
  static func open(_ path: FilePath) throws(SystemError) -> Self {
    if path == .standardInput { return .standardInput }
    let number = unsafe Glibc.open(path.bytes, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw .last }
    return Self(number: number)
  }

  /// Opens an existing file for writing; its bytes stay.
  static func openToWrite(_ path: FilePath) throws(SystemError) -> Self {
    let number = unsafe Glibc.open(path.bytes, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    if number < 0 { throw .last }
    return Self(number: number)
  }

  /// Throws if the descriptor, which was inherited, cannot be written to.
  func checkWritable() throws(SystemError) {
    let flags = fcntl(number, F_GETFL)
    if flags < 0 { throw .last }
    if flags & O_ACCMODE == O_RDONLY { throw SystemError(number: EBADF) }
  }

  func close() throws(SystemError) {
    if Glibc.close(number) != 0 { throw .last }
  }

  /// Closes a copy of the descriptor, to get the errors that closing the
  /// descriptor itself would report.
  func closeCopy() throws(SystemError) {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    if copy < 0 || Glibc.close(copy) != 0 { throw .last }
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads some bytes and returns their number; 0 at the end.
  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try retrying {
      // Linux reads less than 2 GiB at a time.
      unsafe Glibc.read(number, buffer.baseAddress, min(buffer.count, 1 << 30))
    }
  }

  /// Reads some bytes from a place and returns their number; 0 at the end.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, from place: Int
  ) throws(SystemError) -> Int {
    try retrying {
      unsafe pread(
        number, buffer.baseAddress, min(buffer.count, 1 << 30), place)
    }
  }

  /// Writes all bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      let count = try retrying {
        unsafe Glibc.write(number, rest.baseAddress, min(rest.count, 1 << 30))
      }
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Copies all bytes of this file to another one.
  func copy(to other: Self) throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var place = 0
    while true {
      let count = try unsafe buffer.withUnsafeMutableBufferPointer {
        buffer throws(SystemError) in
        let room = UnsafeMutableRawBufferPointer(buffer)
        let count = try unsafe read(into: room, from: place)
        try unsafe other.write(
          UnsafeRawBufferPointer(rebasing: room.prefix(count)))
        return count
      }
      if count == 0 { return }
      place += count
    }
  }

  package func write(_ text: String) throws(SystemError) {
    let bytes = Array(text.utf8)
    try unsafe bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
      try unsafe write(UnsafeRawBufferPointer(bytes))
    }
  }
}

/// Repeats a call of the system while signals interrupt it.
private func retrying(_ call: () -> Int) throws(SystemError) -> Int {
  while true {
    let count = call()
    if count >= 0 { return count }
    if errno != EINTR { throw .last }
  }
}

/// The number of bytes of the regular file at a path; `nil` if there is none.
func fileSize(_ path: FilePath) -> Int? {
  var information = stat()
  guard path != .standardInput,
    unsafe stat(path.bytes, &information) == 0,
    information.st_mode & S_IFMT == S_IFREG
  else { return nil }
  return Int(information.st_size)
}
