extension Collator {
  /// The BCP 47 tags of the locales that have an order.
  ///
  /// Other locales get the order of a locale that CLDR falls back to.
  ///
  /// - Note: ICU's `ucol_getAvailable`.
  public static var availableLocales: [String] {
    CollationTypes.locales.map(\.tag)
  }

  /// The collation types of a locale, as values of the BCP 47 keyword `co`.
  ///
  /// The locale's default type comes first.
  ///
  /// ```swift
  /// try Collator.availableCollations(in: "de")
  /// // → standard, phonebk, search, emoji, eor
  /// ```
  ///
  /// - Throws: ``CollationError/malformedLocale(_:)`` or
  ///   ``CollationError/unavailable(locale:error:)``.
  /// - Note: ICU's `ucol_getKeywordValuesForLocale`.
  /// - Complexity: O(*t*) in the number of types.
  public static func availableCollations(
    in locale: String
  ) throws(CollationError) -> [String] {
    let id = try LocaleIdentifier(locale)
    return try withICU(for: locale) { () throws(ICUError) in
      try CollationTypes.types(of: id).map { CollationTypes.tag(of: $0) }
    }
  }

  /// The English name of a locale; `locale` itself if malformed.
  package static func englishName(of locale: String) -> String {
    (try? LocaleIdentifier(parsing: locale))?.englishName ?? locale
  }
}
