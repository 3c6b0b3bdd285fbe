internal import CICU

/// How a locale writes numbers: its separators, and the size of groups.
package struct NumberSymbols: Sendable, Hashable {
  /// The decimal separator.
  package let decimal: String

  /// The grouping separator.
  package let grouping: String

  /// How many digits stand between two grouping separators, left of the last
  /// three digits: 2 in India, mostly 3.
  package let groupSize: Int

  /// The symbols of a locale's numbers in ASCII digits; `.` and `""` if ICU
  /// knows none.
  package init(_ locale: String) {
    let opened = unsafe formatter(locale, keeping: ("numbers", "latn")) {
      unsafe cicu_unum_open($0, &$1)
    }
    guard let format = unsafe opened else {
      (decimal, grouping, groupSize) = (".", "", 3)
      return
    }
    defer { unsafe cicu_unum_close(format) }
    func symbol(_ symbol: cicu_UNumberFormatSymbol) -> String? {
      unsafe icuText {
        unsafe cicu_unum_getSymbol(format, symbol, $0, $1, &$2)
      }
    }
    decimal = symbol(cicu_UNUM_DECIMAL_SEPARATOR_SYMBOL) ?? "."
    grouping = symbol(cicu_UNUM_GROUPING_SEPARATOR_SYMBOL) ?? ""
    let size = unsafe cicu_unum_getAttribute(
      format, cicu_UNUM_SECONDARY_GROUPING_SIZE)
    groupSize = size > 0 ? Int(size) : 3
  }
}

/// The names of the months of a calendar in a language: in full and abbreviated,
/// alone and in a date.
package struct MonthNames: Sendable {
  /// The names of each month, each once; none if ICU knows none.
  package let names: [[String]]

  /// The names in a locale.
  ///
  /// - Parameter isOwn: Whether the months are those of the calendar that is
  ///   mostly used there, in place of the Gregorian months.
  package init(_ locale: String, ofOwnCalendar isOwn: Bool = false) {
    let calendar = isOwn ? nil : ("calendar", "gregorian")
    let opened = unsafe formatter(locale, keeping: calendar) {
      unsafe cicu_udat_open($0, &$1)
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
    let count = unsafe cicu_udat_countSymbols(format, cicu_UDAT_MONTHS)
    names = (0..<count).map { month in
      var names: [String] = []
      for type in types {
        guard unsafe cicu_udat_countSymbols(format, type) > month else {
          continue
        }
        let name = unsafe icuText {
          unsafe cicu_udat_getSymbols(format, type, month, $0, $1, &$2)
        }
        if let name, !name.isEmpty, !names.contains(name) { names.append(name) }
      }
      return names
    }
  }

  /// The names of the Gregorian months in the language of a locale, whatever
  /// its region.
  package init(ofLanguageOf locale: String) {
    self.init((try? LocaleIdentifier(parsing: locale))?.language ?? "")
  }
}

/// One of ICU's formatters for a locale, with no other keyword than the given
/// one; `nil` if ICU has none.
private func formatter(
  _ locale: String, keeping keyword: (name: String, value: String)?,
  _ open: (_ locale: String, _ status: inout Int32) -> OpaquePointer?
) -> OpaquePointer? {
  guard let identifier = try? LocaleIdentifier(parsing: locale) else {
    return nil
  }
  let id =
    if let keyword {
      identifier.keeping(keyword.name, value: keyword.value).icu
    } else { identifier.base.icu }
  return unsafe try? icuHandle { unsafe open(id, &$0) }
}
