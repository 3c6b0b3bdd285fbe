internal import CICU

/// Which characters up to U+FFFF begin or end with a combining mark: what tells
/// whether a text needs to be normalized before it is collated.
///
/// It need not be when no mark comes after one of a higher class, be they
/// characters of their own or the ends of composed ones (Unicode's "fast C or
/// D" form, for which ICU's collation data is made).
///
/// `@unchecked Sendable`, as nothing changes after `init`; pointers, as arrays
/// would be counted by all threads for each text. There is but one, which is
/// never freed.
@safe struct CombiningClasses: @unchecked Sendable {
  /// Classes by character, in blocks of 64, the first of which is all 0.
  private let classes: UnsafePointer<UInt16>

  /// Where in `classes` the block of a character begins, by character / 64.
  private let blocks: UnsafePointer<UInt16>

  /// Stands for a character whose text is left to ICU as a whole: a surrogate, or
  /// marks composed with nothing before them.
  static let unknown: UInt16 = .max

  /// Those of all characters.
  ///
  /// - Complexity: About a millisecond, once.
  static let all = Self()

  private init() {
    var classes = [UInt16](repeating: 0, count: 64)
    var blocks: [UInt16] = []
    for block in UInt32(0)..<0x10000 / 64 {
      let found = (64 * block..<64 * block + 64).map(combiningClasses)
      if found.allSatisfy({ $0 == 0 }) {
        blocks.append(0)
      } else {
        blocks.append(UInt16(classes.count))
        classes += found
      }
    }
    unsafe self.classes = copied(classes)
    unsafe self.blocks = copied(blocks)
  }

  /// The character of three bytes, the first of them E1 to EC, if there are no
  /// marks among its neighbours: all Han, most of kana and Hangul.
  @inline(__always)  // Once for each character.
  func unmarked(_ utf8: UnsafePointer<UInt8>) -> UInt16? {
    let (second, third) = unsafe (utf8[1] ^ 0x80, utf8[2] ^ 0x80)
    let block = unsafe UInt16(utf8[0] & 0x0F) << 6 | UInt16(second)
    guard second | third < 0x40, unsafe blocks[Int(block)] == 0 else {
      return nil
    }
    return block << 6 | UInt16(third)
  }

  /// The class of the first mark in the upper byte, of the last in the lower one.
  @inline(__always)  // Once for each character.
  subscript(scalar: UInt32) -> UInt16 {
    unsafe classes[Int(blocks[Int(scalar >> 6)]) &+ Int(scalar & 0x3F)]
  }
}

/// Memory that is never freed.
private func copied(_ elements: [UInt16]) -> UnsafePointer<UInt16> {
  let memory = UnsafeMutablePointer<UInt16>.allocate(
    capacity: elements.count)
  unsafe memory.initialize(from: elements, count: elements.count)
  return unsafe UnsafePointer(memory)
}

/// Both classes of a character as ICU gives them.
private func combiningClasses(_ scalar: UInt32) -> UInt16 {
  let c = Int32(scalar)
  var status = cicu_U_ZERO_ERROR
  guard let form = unsafe cicu_unorm2_getNFDInstance(&status),
    Unicode.Scalar(scalar) != nil
  else { return CombiningClasses.unknown }
  let lead = cicu_u_getIntPropertyValue(
    c, cicu_UCHAR_LEAD_CANONICAL_COMBINING_CLASS)
  let trail = cicu_u_getIntPropertyValue(
    c, cicu_UCHAR_TRAIL_CANONICAL_COMBINING_CLASS)
  if lead != 0 {
    var text: [UInt16] = [0, 0, 0, 0, 0, 0, 0, 0]
    let length = unsafe cicu_unorm2_getDecomposition(
      form, c, &text, Int32(text.count), &status)
    if length >= 0 { return CombiningClasses.unknown }
  }
  return UInt16(lead) << 8 | UInt16(trail)
}
