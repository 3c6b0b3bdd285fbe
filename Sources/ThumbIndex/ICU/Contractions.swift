internal import CICU

extension CollatorHandle {
  /// The contractions that begin with a scalar (`ch` in Czech), without those
  /// that depend on the text before them.
  ///
  /// - Complexity: A tenth of a microsecond for most scalars.
  func contractions(
    beginningWith scalar: UInt32
  ) throws(ICUError) -> [String] {
    let opened = unsafe try withICUStatus {
      unsafe cicu_Collator_openContractions(pointer, Int32(scalar), &$0)
    }
    guard let set = unsafe opened else { return [] }
    defer { unsafe cicu_uset_close(set) }
    return unsafe try strings(of: set)
  }

  /// All scalars whose collation elements depend on the text before them, such
  /// as the dot of `l·`, and perhaps some others.
  ///
  /// ICU can look back at that text, even over contractions (traditional
  /// Spanish `ll·`). This library's tables of elements cannot. The dependent
  /// scalars of CLDR's orders are listed here; ICU finds those of the caller's
  /// rules.
  ///
  /// - Complexity: Some microseconds; tens of milliseconds if
  ///   ``mayHaveContexts``, as ICU then lists all contractions.
  var dependentScalars: [UInt32] {
    if mayHaveContexts, let listed = try? listedDependentScalars() {
      return listed
    }
    var result: [UInt32] = [0x00B7, 0x0387]
    guard let reader = try? ElementReader(self) else { return result }
    for (sample, dependent) in dependentSamples
    where reader.isDependent(sample.1, on: sample.0) {
      result += dependent
    }
    return result
  }

  /// The dependent scalars, found in ICU's list of all contractions.
  func listedDependentScalars() throws(ICUError) -> [UInt32] {
    let alone = Set(try listedContractions(withPrefixes: false))
    let all = try listedContractions(withPrefixes: true)
    let scalars = all.filter { !alone.contains($0) }.flatMap {
      $0.unicodeScalars.dropFirst().map(\.value)
    }
    return Array(Set(scalars))
  }

  /// The contractions that ICU lists, with or without those that depend on the
  /// text before them.
  func listedContractions(
    withPrefixes: Bool
  ) throws(ICUError) -> [String] {
    guard let set = unsafe cicu_uset_openEmpty() else {
      throw ICUError(cicu_U_MEMORY_ALLOCATION_ERROR)
    }
    defer { unsafe cicu_uset_close(set) }
    try withICUStatus {
      unsafe cicu_ucol_getContractionsAndExpansions(
        pointer, set, nil, withPrefixes, &$0)
    }
    return unsafe try strings(of: set)
  }

  /// The strings of a set.
  private func strings(of set: OpaquePointer) throws(ICUError) -> [String] {
    let count = unsafe cicu_uset_getItemCount(set)
    var result: [String] = []
    var text = [UInt16](repeating: 0, count: 64)
    for index in 0..<count {
      var (start, end): (Int32, Int32) = (0, 0)
      var length: Int32 = 0
      var status = cicu_U_ZERO_ERROR
      repeat {
        if length > text.count {
          text = Array(repeating: 0, count: Int(length))
        }
        status = cicu_U_ZERO_ERROR
        length = unsafe cicu_uset_getItem(
          set, index, &start, &end, &text, Int32(text.count), &status)
      } while status == cicu_U_BUFFER_OVERFLOW_ERROR && length > text.count
      if status > cicu_U_ZERO_ERROR { throw ICUError(status) }
      // Items of length 0 are ranges of single characters.
      if length == 0 { continue }
      result.append(String(utf16: text.span.extracting(first: Int(length))))
    }
    return result
  }
}

/// Characters that depend on the text before them in some of CLDR's orders: in
/// the Japanese order, the length, iteration and voicing marks of kana; in the
/// Korean search order, doubled initials.
///
/// Each list has a sample pair; if the pair's second character depends on the
/// first, all characters of the list are dependent.
private let dependentSamples: [((String, String), [UInt32])] = [
  (
    ("カ", "ー"), [0x3099, 0x309A, 0x309D, 0x309E, 0x30FC, 0x30FD, 0x30FE]
  ),
  (("\u{1100}", "\u{1100}"), [0x1100, 0x1103, 0x1107, 0x1109, 0x110C]),
]

extension ElementReader {
  /// Whether the elements of a text may change when the text follows `before`.
  fileprivate func isDependent(_ text: String, on before: String) -> Bool {
    guard let first = try? elements(of: before.utf16),
      let alone = try? elements(of: text.utf16),
      let both = try? elements(of: (before + text).utf16)
    else { return true }
    return both != first + alone
  }
}
