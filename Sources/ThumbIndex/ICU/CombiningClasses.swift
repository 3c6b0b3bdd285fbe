/// The combining marks at the start and end of a character and its
/// decomposition.
///
/// They tell whether a text needs normalization before it is collated, and
/// where it has too many marks for that.
///
/// A text needs none if no mark comes after one of a higher class, whether as a
/// character or in a composed one: Unicode's "fast C or D" form, which ICU's
/// collation data expects.
struct CombiningClasses: ScalarEntry, Equatable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The class of the first mark of the canonical decomposition; 0 for none.
  var first: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The class of the last mark.
  var last: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// How many marks the compatibility decomposition begins with.
  ///
  /// A decomposition that begins with a mark has nothing else.
  var leading: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// How many marks the compatibility decomposition ends with.
  var trailing: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// The classes of all scalars.
  static let table = ScalarTable<CombiningClasses> { (Self($0), []) }

  /// Whether only ICU can handle the whole text of the character: for a
  /// surrogate, and marks composed with nothing before them.
  var isUnknown: Bool { first == Self.unknown }

  /// A marker that is higher than any class.
  private static let unknown: UInt8 = .max

  private init(_ scalar: UInt32) {
    guard Unicode.Scalar(scalar) != nil else {
      bits = UInt64(Self.unknown) << 8 | UInt64(Self.unknown)
      return
    }
    var (first, last) = CharacterProperties.combiningClasses(scalar)
    if first != 0, CharacterProperties.isDecomposable(scalar) {
      first = Self.unknown
    }
    let marks = CharacterProperties.compatibilityMarks(scalar)
    bits =
      UInt64(marks.leading) << 24 | UInt64(marks.trailing) << 16
      | UInt64(first) << 8 | UInt64(last)
  }
}

/// Checks, character by character, whether the marks of a text are in canonical
/// order.
struct MarkOrder {
  /// The class of the mark that the last character ended with; 0 for none.
  private var last: UInt8 = 0

  /// Whether a character may come next; `false` also when that is unknown.
  mutating func mayFollow(_ next: CombiningClasses) -> Bool {
    if next.isUnknown || next.first != 0 && next.first < last { return false }
    last = next.last
    return true
  }
}
