internal import CICU

/// The names of the twelve months of the Gregorian calendar in a language: in
/// full and abbreviated, alone and in a date.
package struct MonthNames: Sendable {
  /// The names of each month, each once; none if ICU knows none.
  package let names: [[String]]

  /// The names in the language of a locale.
  package init(_ locale: String) {
    let identifier = (try? LocaleIdentifier(parsing: locale))
      .map { $0.keeping("calendar", value: "gregorian").icu }
    let opened = unsafe try? identifier.map { identifier throws(ICUError) in
      unsafe try icuHandle { unsafe cicu_udat_open(identifier, &$0) }
    }
    guard let format = unsafe opened else {
      names = []
      return
    }
    defer { unsafe cicu_udat_close(format) }
    let types = [
      cicu_UDAT_MONTHS, cicu_UDAT_SHORT_MONTHS, cicu_UDAT_STANDALONE_MONTHS,
      cicu_UDAT_STANDALONE_SHORT_MONTHS,
    ]
    names = (0..<12).map { month in
      var names: [String] = []
      for type in types {
        guard unsafe cicu_udat_countSymbols(format, type) > month else {
          continue
        }
        let name = unsafe icuText {
          unsafe cicu_udat_getSymbols(format, type, Int32(month), $0, $1, &$2)
        }
        if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
      }
      return names
    }
  }
}
