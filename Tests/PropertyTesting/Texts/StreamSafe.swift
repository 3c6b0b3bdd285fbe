internal import CICU
internal import CICUTesting

/// A text with its long runs of non-starters cut, step by step as UAX #15 says
/// ("Stream-Safe Text Process").
public func streamSafe(_ text: String) -> String {
  // No byte of UTF-8 stands for more than one non-starter.
  if text.utf8.count <= 30 { return text }
  var result: [Unicode.Scalar] = []
  var nonStarterCount = 0
  for scalar in text.unicodeScalars {
    let areStarters = compatibilityDecomposition(of: scalar).map(isStarter)
    let leading = areStarters.prefix { !$0 }.count
    if nonStarterCount + leading > 30 {
      result.append("\u{34F}")
      nonStarterCount = 0
    }
    result.append(scalar)
    if leading == areStarters.count {
      nonStarterCount += areStarters.count
    } else {
      nonStarterCount = areStarters.reversed().prefix { !$0 }.count
    }
  }
  return String(result)
}

// ICU's data, as for other decompositions.

private func compatibilityDecomposition(
  of scalar: Unicode.Scalar
) -> [Unicode.Scalar] {
  var status = cicu_U_ZERO_ERROR
  let form = unsafe cicu_unorm2_getNFKDInstance(&status)
  var text = [UInt16](repeating: 0, count: 64)
  let length = unsafe cicu_unorm2_getDecomposition(
    form, Int32(scalar.value), &text, Int32(text.count), &status)
  guard length > 0 else { return [scalar] }
  return Array(
    String(decoding: text.prefix(Int(length)), as: UTF16.self).unicodeScalars)
}

private func isStarter(_ scalar: Unicode.Scalar) -> Bool {
  var status = cicu_U_ZERO_ERROR
  let form = unsafe cicu_unorm2_getNFKDInstance(&status)
  return unsafe cicu_unorm2_getCombiningClass(form, Int32(scalar.value)) == 0
}
