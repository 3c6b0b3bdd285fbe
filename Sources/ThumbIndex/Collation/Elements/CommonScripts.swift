internal import CICU

/// The scripts that are worth a table: alphabets with an entry or two for each
/// letter, punctuation, currency signs.
private let commonRanges: [ClosedRange<UInt32>] = [
  0x0000...0x058F,  // Latin, IPA, Greek, Cyrillic, Armenian
  0x05D0...0x05F4,  // Hebrew
  0x060C...0x06FF,  // Arabic
  0x10A0...0x10FF,  // Georgian
  0x1C80...0x1CBF,  // Cyrillic and Georgian, extended
  0x1D00...0x1DBF,  // phonetic extensions
  0x1E00...0x1FFF,  // Latin and Greek, extended
  0x2010...0x2027,  // dashes, quotation marks
  0x2030...0x205E,
  0x20A0...0x20BF,  // currency signs
  0x2C60...0x2C7F,  // Latin, extended
  0x2DE0...0x2E7F,  // punctuation
  0xA720...0xA7FF,  // Latin, extended
  0xFB00...0xFB06,  // Latin ligatures
]

/// Scalars of the common scripts that may stand for themselves: assigned, not
/// combining, and no digits where digits are compared by value.
func fillableScalars(_ handle: CollatorHandle) -> [UInt32] {
  var status = cicu_U_ZERO_ERROR
  guard let form = unsafe cicu_unorm2_getNFDInstance(&status) else { return [] }
  let isNumeric =
    handle.value(of: cicu_UCOL_NUMERIC_COLLATION) == cicu_UCOL_ON
  return commonRanges.joined().filter { scalar in
    let c = Int32(scalar)
    if !cicu_u_isdefined(c) { return false }
    if isNumeric, cicu_u_isdigit(c) { return false }
    var decomposed: [UInt16] = [0, 0, 0, 0, 0, 0, 0, 0]
    var status = cicu_U_ZERO_ERROR
    let length = unsafe cicu_unorm2_getDecomposition(
      form, c, &decomposed, Int32(decomposed.count), &status)
    // A combining mark, or what begins with one when decomposed, changes what
    // comes before it.
    let first = length > 0 ? Int32(decomposed[0]) : c
    return unsafe cicu_unorm2_getCombiningClass(form, first) == 0
  }
}
