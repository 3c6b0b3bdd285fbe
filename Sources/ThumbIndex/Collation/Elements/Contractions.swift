internal import CICU

/// The strings that a collator treats as one, or whose second part depends on
/// the first.
func contractions(of handle: CollatorHandle) -> [String] {
  guard let set = unsafe cicu_uset_openEmpty() else { return [] }
  defer { unsafe cicu_uset_close(set) }
  var status = U_ZERO_ERROR
  unsafe cicu_ucol_getContractionsAndExpansions(
    handle.pointer, set, nil, 1, &status)
  var result: [String] = []
  var text = [UInt16](repeating: 0, count: 64)
  let count = unsafe cicu_uset_getItemCount(set)
  for index in 0..<count {
    var start: UChar32 = 0
    var end: UChar32 = 0
    var status = U_ZERO_ERROR
    let length = unsafe cicu_uset_getItem(
      set, index, &start, &end, &text, Int32(text.count), &status)
    // Items of length 0 are ranges of single characters.
    guard length > 0, length <= text.count else { continue }
    result.append(String(decoding: text.prefix(Int(length)), as: UTF16.self))
  }
  return result
}
