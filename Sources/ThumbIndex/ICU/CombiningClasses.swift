/// Which characters begin or end with a combining mark: what tells whether a
/// text needs to be normalized before it is collated.
///
/// It need not be when no mark comes after one of a higher class, be they
/// characters of their own or the ends of composed ones (Unicode's "fast C or
/// D" form, for which ICU's collation data is made).
enum CombiningClasses {
  /// The class of the first mark in the upper byte, of the last in the lower one.
  static let table = ScalarTable<UInt16> { $0.map(classes) }

  /// Stands for a character whose text is left to ICU as a whole: a surrogate, or
  /// marks composed with nothing before them.
  static let unknown: UInt16 = .max

  private static func classes(_ scalar: UInt32) -> UInt16 {
    if Unicode.Scalar(scalar) == nil { return unknown }
    let (first, last) = CharacterProperties.combiningClasses(scalar)
    if first != 0, CharacterProperties.isDecomposable(scalar) { return unknown }
    return UInt16(first) << 8 | UInt16(last)
  }
}
