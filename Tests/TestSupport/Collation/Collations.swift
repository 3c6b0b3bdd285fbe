import CICU
import Testing

/// A collation that ICU has: a locale and a type.
package struct Collation: Sendable, Hashable, CustomTestStringConvertible {
  /// ICU's id, with the type as a keyword.
  package let id: String

  package var testDescription: String { id }

  /// Every locale that ICU has, with each type that it has for that locale.
  package static let all: [Self] = (0..<cicu_ucol_countAvailable()).flatMap {
    index in
    let locale = unsafe String(cString: cicu_ucol_getAvailable(index))
    return types(of: locale).map { Self(id: "\(locale)@collation=\($0)") }
  }

  /// One collation of each order: many locales share another's.
  package static let distinct: [Self] = {
    var seen: Set<String> = []
    return all.filter { seen.insert($0.actual).inserted }
  }()

  /// The locale and type whose data are used.
  private var actual: String {
    var status = cicu_U_ZERO_ERROR
    let collator = unsafe cicu_ucol_open(id, &status)
    defer { unsafe cicu_ucol_close(collator) }
    return unsafe String(
      cString: cicu_ucol_getLocaleByType(
        collator, cicu_ULOC_ACTUAL_LOCALE, &status))
  }

  private static func types(of locale: String) -> [String] {
    var status = cicu_U_ZERO_ERROR
    let values = unsafe cicu_ucol_getKeywordValuesForLocale(
      "collation", locale, false, &status)
    defer { unsafe cicu_uenum_close(values) }
    var types: [String] = []
    while let next = unsafe cicu_uenum_next(values, nil, &status) {
      unsafe types.append(String(cString: next))
    }
    return types
  }
}
