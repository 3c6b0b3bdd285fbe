extension Collator {
  /// The separators in the locale's numbers.
  package var numberSymbols: NumberSymbols {
    // A collator's locale is well formed.
    NumberSymbols(
      (try? LocaleIdentifier(parsing: locale)) ?? LocaleIdentifier(icu: ""))
  }
}
