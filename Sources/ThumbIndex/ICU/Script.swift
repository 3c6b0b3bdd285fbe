internal import CICU

/// The script of a character, as ISO 15924 names it.
struct Script: Hashable {
  private let code: Int32

  init(_ scalar: Unicode.Scalar) {
    var status = U_ZERO_ERROR
    code = unsafe cicu_uscript_getScript(UChar32(scalar.value), &status)
      .rawValue
  }

  static let latin = Self("A")
  static let han = Self("一")
}
