internal import CICU

extension CollatorHandle {
  /// The contractions that begin with a scalar (`ch` in Czech), without those
  /// that depend on the text before them.
  ///
  /// - Complexity: A tenth of a microsecond for most scalars.
  func contractions(
    beginningWith scalar: UInt32
  ) throws(ICUError) -> [String] {
    var result: [String] = []
    try forEachContraction(beginningWith: scalar) {
      result.append(String(utf16: $0))
    }
    return result
  }

  /// Calls a closure with each contraction that begins with a scalar, in UTF-16.
  func forEachContraction(
    beginningWith scalar: UInt32, _ body: (Span<UInt16>) -> Void
  ) throws(ICUError) {
    // In CLDR's orders, no contraction begins with a Hangul syllable. Some
    // begin with a Han character: 重庆 in the Chinese order.
    if !mayHaveContexts, CharacterProperties.isSyllable(scalar) { return }
    let opened = unsafe try withICUStatus {
      unsafe cicu_Collator_openContractions(pointer, Int32(scalar), &$0)
    }
    guard let set = unsafe opened else { return }
    defer { unsafe cicu_uset_close(set) }
    unsafe try forEachString(of: set, body)
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
    // A sample is tested for all scalars of its kind. In the Japanese order,
    // marks of length, iteration and voicing depend on the kana before them.
    if reader.isDependent("ー", on: "カ") {
      result += [0x3099, 0x309A, 0x309D, 0x309E, 0x30FC, 0x30FD, 0x30FE]
    }
    // In the Korean search order, some initials depend on the same initial
    // before them.
    if reader.isDependent("\u{1100}", on: "\u{1100}") {
      result += [0x1100, 0x1103, 0x1107, 0x1109, 0x110C]
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
    let set = unsafe try icuHandle { _ in unsafe cicu_uset_openEmpty() }
    defer { unsafe cicu_uset_close(set) }
    try withICUStatus {
      unsafe cicu_ucol_getContractionsAndExpansions(
        pointer, set, nil, withPrefixes, &$0)
    }
    var result: [String] = []
    unsafe try forEachString(of: set) { result.append(String(utf16: $0)) }
    return result
  }

  /// Calls a closure with each string of a set, in UTF-16.
  private func forEachString(
    of set: OpaquePointer, _ body: (Span<UInt16>) -> Void
  ) throws(ICUError) {
    let count = unsafe cicu_uset_getItemCount(set)
    var (start, end): (Int32, Int32) = (0, 0)
    for index in 0..<count {
      let text = unsafe try icuUnits {
        unsafe cicu_uset_getItem(set, index, &start, &end, $0, $1, &$2)
      }
      // Items of length 0 are ranges of single characters.
      if !text.isEmpty { body(text.span) }
    }
  }
}

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
