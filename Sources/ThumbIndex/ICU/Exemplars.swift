internal import CICU

/// The kinds of letters that CLDR lists for a language.
enum ExemplarKind {
  /// The letters that the language is written with.
  case main
  /// Letters of words that it borrowed.
  case auxiliary
  /// The titles of an index.
  case index
}

extension LocaleIdentifier {
  /// The letters of a language, as CLDR's exemplars.
  ///
  /// Some have several characters, such as `sh` in Hausa. Letters with case are
  /// in lower case, those of the index usually in upper case. Marks, such as
  /// vowel signs, are among them. Without data of the locale's own or a
  /// parent's, there are none.
  ///
  /// - Complexity: 10 to 30 µs; 0.2 ms for Chinese and Japanese.
  func exemplars(_ kinds: ExemplarKind...) throws(ICUError) -> [String] {
    var status = cicu_U_ZERO_ERROR
    let opened = unsafe cicu_ulocdata_open(icu, &status)
    if status > cicu_U_ZERO_ERROR { throw ICUError(status) }
    guard let data = unsafe opened else { return [] }
    defer { unsafe cicu_ulocdata_close(data) }
    // ICU would take the letters of the process's default locale.
    if status == cicu_U_USING_DEFAULT_WARNING { return [] }
    var result: [String] = []
    for kind in kinds {
      let type =
        switch kind {
        case .main: cicu_ULOCDATA_ES_STANDARD
        case .auxiliary: cicu_ULOCDATA_ES_AUXILIARY
        case .index: cicu_ULOCDATA_ES_INDEX
        }
      result += unsafe try read(data, type)
    }
    return result
  }
}

/// The exemplars of a kind; none if the locale lacks them.
private func read(
  _ data: OpaquePointer, _ type: cicu_ULocaleDataExemplarSetType
) throws(ICUError) -> [String] {
  var status = cicu_U_ZERO_ERROR
  let opened = unsafe cicu_ulocdata_getExemplarSet(data, nil, 0, type, &status)
  guard let set = unsafe opened else { return [] }
  defer { unsafe cicu_uset_close(set) }
  if status > cicu_U_ZERO_ERROR || status == cicu_U_USING_DEFAULT_WARNING {
    return []
  }
  var result: [String] = []
  var (start, end): (Int32, Int32) = (0, 0)
  for index in 0..<(unsafe cicu_uset_getItemCount(set)) {
    let text = unsafe try icuUnits {
      unsafe cicu_uset_getItem(set, index, &start, &end, $0, $1, &$2)
    }
    // Items of length 0 are ranges of single characters.
    if text.isEmpty {
      for scalar in start...end {
        guard let scalar = Unicode.Scalar(UInt32(scalar)) else { continue }
        result.append(String(scalar))
      }
    } else {
      result.append(String(utf16: text.span))
    }
  }
  return result
}
