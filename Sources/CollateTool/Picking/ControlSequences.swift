import ThumbIndex

/// A text without control sequences (ECMA-48), and the sequences that style it.
package struct StyledBytes: Sendable {
  /// The text, without sequences.
  package private(set) var text: [UInt8] = []

  /// The parameters of each sequence that sets colours and other attributes,
  /// such as `1;31`, and its place in the text.
  package private(set) var codes: [(offset: Int, parameters: String)] = []

  /// Takes the sequences out of a text.
  ///
  /// An escape that begins no sequence is left out, too.
  package init(_ bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      text += rest[..<escape]
      rest = rest[escape...].dropFirst()
      guard let kind = rest.first else { return }
      switch kind {
      case UInt8(ascii: "["):
        let body = rest.dropFirst()
        let end = body.firstIndex { !(0x20..<0x40 ~= $0) } ?? body.endIndex
        let final = end < body.endIndex ? body[end] : 0
        if final == UInt8(ascii: "m") {
          codes.append(
            (text.count, String(decoding: body[..<end], as: UTF8.self)))
        }
        // Any other byte breaks the sequence off, and is not a part of it.
        rest = 0x40...0x7E ~= final ? body[end...].dropFirst() : body[end...]
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
        // A string, such as the address of a link, ends in BEL or an escape.
        rest = rest.drop { $0 != 0x07 && $0 != 0x1B }
        if rest.first == 0x07 { rest = rest.dropFirst() }
      case 0x20...0x2F:
        // One more byte names the character set.
        rest = rest.dropFirst(2)
      case 0x30...0x7E: rest = rest.dropFirst()
      default: break
      }
    }
    text += rest
  }
}
