/// Keys that order versions, as `sort -V` does: digits by value, `~` before all
/// else, and letters before other signs.
///
/// A file's suffix, such as `.tar.gz`, counts only if the rest is equal.
enum VersionFormat {
  /// Appends the key of a text.
  ///
  /// A key has a byte that puts special texts first, the parts of the text
  /// without its suffix, and the parts of the whole text.
  static func appendKey(
    of text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]
  ) {
    let dot = UInt8(ascii: ".")
    let isHidden = unsafe text.first == dot
    switch text.count {
    case 0: return key.append(Start.empty)
    case 1 where isHidden: return key.append(Start.dot)
    case 2 where unsafe isHidden && text[1] == dot:
      return key.append(Start.dots)
    default: key.append(isHidden ? Start.hidden : Start.other)
    }
    unsafe appendParts(
      of: text[rebasing: 0..<startOfSuffix(text)], to: &key)
    unsafe appendParts(of: text, to: &key)
  }

  private enum Start {
    static let empty: UInt8 = 2
    static let dot: UInt8 = 3
    static let dots: UInt8 = 4
    static let hidden: UInt8 = 5
    static let other: UInt8 = 6
  }

  /// Bytes that stand for the signs between numbers; a letter stands for
  /// itself.
  private enum Sign {
    static let tilde: UInt8 = 2
    static let end: UInt8 = 3
    static let number: UInt8 = 4
    static let other: UInt8 = 0xF0
  }

  /// Appends in turn the signs before each number, and the number.
  ///
  /// If a text does not end in digits, it gets the number 0 at its end.
  private static func appendParts(
    of text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]
  ) {
    var place = 0
    repeat {
      while place < text.count, unsafe !isDigit(text[place]) {
        let byte = unsafe text[place]
        switch byte {
        case UInt8(ascii: "~"): key.append(Sign.tilde)
        case _ where isLetter(byte): key.append(byte)
        default: key += [Sign.other, byte]
        }
        place += 1
      }
      while place < text.count, unsafe text[place] == UInt8(ascii: "0") {
        place += 1
      }
      let digits = place
      while place < text.count, unsafe isDigit(text[place]) { place += 1 }
      key.append(Sign.number)
      appendCount(place - digits, to: &key)
      unsafe key += text[digits..<place]
    } while place < text.count
    key.append(Sign.end)
  }

  /// The start of the longest suffix: of parts that each begin with a dot and a
  /// letter or `~`, and go on with letters, digits and `~`.
  ///
  /// The first byte belongs to no suffix.
  private static func startOfSuffix(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var start = text.count
    var place = text.count
    while place > 0 {
      var part = place
      while part > 0, unsafe isOfSuffix(text[part - 1]) { part -= 1 }
      guard part > 1, part < place,
        unsafe text[part - 1] == UInt8(ascii: "."),
        unsafe !isDigit(text[part])
      else { return start }
      place = part - 1
      start = place
    }
    return start
  }

  private static func isOfSuffix(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "~")
  }
}
