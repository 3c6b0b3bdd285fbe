internal import CICU

/// The strings that a collator treats as one (`ch` in Czech), and, if asked for,
/// those whose last character depends on what is before it (`l·` in all).
func readContractions(
  of handle: CollatorHandle, withPrefixes: Bool = true
) throws(ICUError) -> [String] {
  guard let set = unsafe cicu_uset_openEmpty() else {
    throw ICUError(cicu_U_MEMORY_ALLOCATION_ERROR)
  }
  defer { unsafe cicu_uset_close(set) }
  try withICUStatus {
    unsafe cicu_ucol_getContractionsAndExpansions(
      handle.pointer, set, nil, withPrefixes, &$0)
  }
  var result: [String] = []
  var text = [UInt16](repeating: 0, count: 64)
  let count = unsafe cicu_uset_getItemCount(set)
  for index in 0..<count {
    var start: Int32 = 0
    var end: Int32 = 0
    var status = cicu_U_ZERO_ERROR
    let length = unsafe cicu_uset_getItem(
      set, index, &start, &end, &text, Int32(text.count), &status)
    // Items of length 0 are ranges of single characters.
    guard length > 0, length <= text.count else { continue }
    result.append(String(decoding: text.prefix(Int(length)), as: UTF16.self))
  }
  return result
}

/// The same; none when ICU finds no memory for them.
func contractions(
  of handle: CollatorHandle, withPrefixes: Bool = true
) -> [String] {
  (try? readContractions(of: handle, withPrefixes: withPrefixes)) ?? []
}

/// The scalars that depend on what is before them, such as the dot of `l·`.
///
/// ICU looks back over what it has read already, contractions included (in
/// traditional Spanish `ll·` has both), which a table read forwards cannot.
///
/// - Parameters:
///   - all: What ``contractions(of:withPrefixes:)`` gives.
///   - plain: What it gives without prefixes: asking ICU takes milliseconds.
func scalarsWithPrefixes(
  among all: [String], but plain: [String]
) -> Set<UInt32> {
  let without = Set(plain)
  return Set(
    all.filter { !without.contains($0) }.flatMap {
      $0.unicodeScalars.dropFirst().map(\.value)
    })
}
