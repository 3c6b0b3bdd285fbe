extension Collator {
  /// The signs that the locale writes between the digits of a number.
  package var numberSymbols: NumberSymbols {
    // Whoever has a collator has a locale that is well formed.
    NumberSymbols(
      (try? LocaleIdentifier(parsing: locale)) ?? LocaleIdentifier(icu: ""))
  }
}
