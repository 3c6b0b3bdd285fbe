import Glibc

/// The name of a file: any bytes except NUL.
package struct FilePath: Equatable {
  /// The bytes with a NUL at the end.
  let bytes: [CChar]

  init(bytes: [CChar]) { self.bytes = bytes }

  init(_ name: UnsafePointer<CChar>) {
    var count = 0
    while unsafe name[count] != 0 { count += 1 }
    bytes = unsafe Array(UnsafeBufferPointer(start: name, count: count + 1))
  }

  init(_ name: String) { bytes = Array(name.utf8CString) }

  /// The bytes of the name.
  var name: [UInt8] { bytes.dropLast().map { UInt8(bitPattern: $0) } }

  /// The name that stands for standard input.
  static let standardInput = Self("-")

  /// Whether the path and an input are the same regular file.
  func leadsTo(_ input: Self) -> Bool {
    var own = stat()
    var other = stat()
    let error =
      unsafe input == .standardInput
      ? fstat(0, &other) : stat(input.bytes, &other)
    return unsafe error == 0 && stat(bytes, &own) == 0
      && own.st_mode & S_IFMT == S_IFREG
      && (own.st_dev, own.st_ino) == (other.st_dev, other.st_ino)
  }
}

extension FilePath: CustomStringConvertible {
  package var description: String {
    String(decoding: name, as: UTF8.self)
  }
}
