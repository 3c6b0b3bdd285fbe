extension Collator {
  /// The signs that the locale writes between the digits of a number.
  package var numberSymbols: NumberSymbols {
    // A collator's locale is well formed.
    NumberSymbols(
      (try? LocaleIdentifier(parsing: locale)) ?? LocaleIdentifier(icu: ""))
  }
}
