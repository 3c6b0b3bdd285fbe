/// Which characters begin or end with a combining mark: what tells whether a
/// text needs to be normalized before it is collated.
///
/// It need not be when no mark comes after one of a higher class, be they
/// characters of their own or the ends of composed ones (Unicode's "fast C or
/// D" form, for which ICU's collation data is made).
struct CombiningClasses: ScalarEntry, Equatable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The class of the first mark; 0 for none.
  var first: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }

  /// The class of the last mark.
  var last: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// Those of all scalars.
  static let table = ScalarTable<CombiningClasses> { (classes(of: $0), []) }

  /// Stands for a character whose text is left to ICU as a whole: a surrogate, or
  /// marks composed with nothing before them.
  static let unknown = Self(bits: 0xFFFF)

  private static func classes(of scalar: UInt32) -> Self {
    if Unicode.Scalar(scalar) == nil { return unknown }
    let (first, last) = CharacterProperties.combiningClasses(scalar)
    if first != 0, CharacterProperties.isDecomposable(scalar) { return unknown }
    return Self(bits: UInt64(first) << 8 | UInt64(last))
  }
}
