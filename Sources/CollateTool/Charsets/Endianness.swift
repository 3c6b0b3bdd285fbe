/// The byte order of a text in UTF-16 or UTF-32, and the byte order mark at its
/// start.
struct Endianness {
  /// The name of the charset with just this byte order, such as `UTF-16LE`.
  let name: String

  /// The byte order mark; empty if the text has none.
  let mark: [UInt8]

  /// The number of bytes that suffice to tell the byte order.
  static let longestMark = 4

  /// The byte order of a file; `nil` if the charset leaves no choice.
  ///
  /// - Parameters:
  ///   - start: The first bytes of the file.
  ///   - charset: ICU's own name of the charset.
  init?(of start: [UInt8], in charset: String) {
    let form = charset.prefix { $0 != "," }
    let width = form == "UTF-16" ? 2 : form == "UTF-32" ? 4 : 0
    if width == 0 { return nil }
    let mark = Array(repeating: UInt8(0), count: width - 2) + [0xFE, 0xFF]
    if start.starts(with: mark.reversed()) {
      self.mark = mark.reversed()
      name = "\(form)LE"
    } else {
      // Without a mark, the highest byte comes first.
      self.mark = start.starts(with: mark) ? mark : []
      name = "\(form)BE"
    }
  }
}
