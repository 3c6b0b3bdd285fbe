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

  /// The name that stands for standard input.
  static let standardInput = Self("-")
}

extension FilePath: CustomStringConvertible {
  package var description: String {
    String(
      decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
