/// The order of bytes in which text is written in UTF-16 or UTF-32, and the mark
/// that says so.
struct Endianness {
  /// The charset that has only this order.
  let name: String

  /// The first bytes of the text; may be empty.
  let mark: [UInt8]

  /// How many bytes tell the order.
  static let longestMark = 4

  /// The order in which a file in a charset begins; `nil` if the charset has no
  /// other.
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
