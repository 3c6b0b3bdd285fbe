internal import CICU

/// The decimal and the grouping separator of a locale.
package struct NumberSymbols: Sendable, Hashable {
  /// The decimal separator.
  package let decimal: String

  /// The grouping separator.
  package let grouping: String

  /// The separators of a locale's numbers in ASCII digits; `.` and `""` if ICU
  /// knows none.
  init(_ locale: LocaleIdentifier) {
    let locale = locale.keeping("numbers", value: "latn").icu
    let opened = unsafe try? icuHandle { unsafe cicu_unum_open(locale, &$0) }
    guard let format = unsafe opened else {
      (decimal, grouping) = (".", "")
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
  }
}
