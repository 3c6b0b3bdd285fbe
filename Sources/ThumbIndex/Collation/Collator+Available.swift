internal import CICU

extension Collator {
  /// The locales for which ICU has an order, as BCP 47 tags in ICU's order.
  ///
  /// A collator can be made for any other locale too; it gets what CLDR falls
  /// back to.
  ///
  /// - Note: ICU's `ucol_getAvailable`.
  public static var availableLocales: [String] {
    (0..<cicu_ucol_countAvailable()).compactMap { index in
      guard let id = unsafe cicu_ucol_getAvailable(index) else { return nil }
      return unsafe LocaleIdentifier(icu: String(cString: id)).tag
    }
  }

  /// The collation types of a locale, its default first, as values of the BCP 47
  /// keyword `co`.
  ///
  /// ```swift
  /// try Collator.availableCollations(in: "de")
  /// // → standard, phonebk, search, emoji, eor
  /// ```
  ///
  /// - Throws: ``CollationError/malformedLocale(_:)``.
  /// - Note: ICU's `ucol_getKeywordValuesForLocale`.
  /// - Complexity: O(*t*) in the number of types.
  public static func availableCollations(
    in locale: String
  ) throws(CollationError) -> [String] {
    let id = try LocaleIdentifier(locale)
    do throws(ICUError) {
      return unsafe try icuStrings {
        unsafe cicu_ucol_getKeywordValuesForLocale(
          "collation", id.icu, false, &$0)
      }.map(collationTag)
    } catch {
      throw .unavailable(locale: locale, error: error)
    }
  }

  /// What a locale is called in English.
  package static func englishName(of locale: String) -> String {
    guard let id = try? LocaleIdentifier(locale) else { return locale }
    var name = [UInt16](repeating: 0, count: 200)
    var status = cicu_U_ZERO_ERROR
    let length = unsafe cicu_uloc_getDisplayName(
      id.icu, "en", &name, Int32(name.count), &status)
    return String(decoding: name.prefix(Int(length)), as: UTF16.self)
  }
}

/// A collation type as BCP 47 spells it: `phonebk` for `phonebook`.
func collationTag(_ type: String) -> String {
  // What BCP 47 allows is spelled alike; ICU opens its largest table of names
  // to say so.
  if type.utf8.count <= 8 { return type }
  let tag = unsafe cicu_uloc_toUnicodeLocaleType("co", type)
  return unsafe tag.map { unsafe String(cString: $0) } ?? type
}
