/// The combining marks that the decompositions of a character begin and end
/// with.
///
/// They show whether a text needs normalization before it is collated, and
/// where a run of marks is too long for ICU.
///
/// A text needs no normalization if no mark comes directly after a mark of a
/// higher combining class; marks within composed characters count, too. This is
/// Unicode's "fast C or D" form, which ICU's collation data expects.
struct CombiningClasses: ScalarEntry, Equatable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The class of the mark that the canonical decomposition begins with; 0 for
  /// none.
  var first: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The class of the mark that the canonical decomposition ends with; 0 for
  /// none.
  var last: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// How many marks the compatibility decomposition begins with.
  ///
  /// A decomposition that begins with a mark has only marks.
  var leading: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// How many marks the compatibility decomposition ends with.
  var trailing: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// The combining marks of all scalars.
  static let table = ScalarTable<CombiningClasses> { (Self($0), []) }

  /// Whether the character is one that only ICU can handle: a surrogate, or a
  /// mark that has a decomposition.
  var isUnknown: Bool { first == Self.unknown }

  /// The value of ``first`` for unknown characters, higher than any class.
  private static let unknown: UInt8 = .max

  private init(_ scalar: UInt32) {
    guard Unicode.Scalar(scalar) != nil else {
      bits = UInt64(Self.unknown) << 8 | UInt64(Self.unknown)
      return
    }
    var first = CharacterProperties.firstCombiningClass(scalar)
    let last = CharacterProperties.lastCombiningClass(scalar)
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

  /// Moves on to the next character; `false` if its marks are out of order or
  /// unknown.
  mutating func mayFollow(_ next: CombiningClasses) -> Bool {
    if next.isUnknown || next.first != 0 && next.first < last { return false }
    last = next.last
    return true
  }
}
