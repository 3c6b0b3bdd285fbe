/// The combining marks that a character begins and ends with, those of its
/// decomposition included: what tells whether a text needs to be normalized
/// before it is collated, and where it has too many marks for that.
///
/// It need not be when no mark comes after one of a higher class, be they
/// characters of their own or the ends of composed ones (Unicode's "fast C or
/// D" form, for which ICU's collation data is made).
struct CombiningClasses: ScalarEntry, Equatable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The class of the first mark of the canonical decomposition; 0 for none.
  var first: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The class of the last mark.
  var last: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// How many marks the compatibility decomposition begins with.
  ///
  /// One that begins with a mark has nothing else.
  var leading: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// With how many it ends.
  var trailing: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }

  /// Those of all scalars.
  static let table = ScalarTable<CombiningClasses> { (Self($0), []) }

  /// Whether the text of the character is left to ICU as a whole: for a
  /// surrogate, and marks composed with nothing before them.
  var isUnknown: Bool { first == Self.unknown }

  /// No class is as high.
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

/// Whether the marks of a text come in canonical order, found character by
/// character.
struct MarkOrder {
  /// The class of the mark that the last character ended with; 0 for none.
  private var last: UInt8 = 0

  /// Whether a character may come next; `false` also where it is not known.
  mutating func mayFollow(_ next: CombiningClasses) -> Bool {
    if next.isUnknown || next.first != 0 && next.first < last { return false }
    last = next.last
    return true
  }
}
