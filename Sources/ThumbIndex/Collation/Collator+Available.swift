extension Collator {
  /// The locales for which ICU has an order, as BCP 47 tags in ICU's order.
  ///
  /// Other locales have collators too: CLDR names a locale that they fall back
  /// to.
  ///
  /// - Note: ICU's `ucol_getAvailable`.
  public static var availableLocales: [String] {
    CollationTypes.locales.map(\.tag)
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
      return try CollationTypes.types(of: id).map {
        CollationTypes.tag(of: $0)
      }
    } catch {
      throw .unavailable(locale: locale, error: error)
    }
  }

  /// The English name of a locale.
  package static func englishName(of locale: String) -> String {
    (try? LocaleIdentifier(parsing: locale))?.englishName ?? locale
  }
}
