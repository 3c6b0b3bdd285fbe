/// The order of a language that CLDR has none for.
///
/// Orders are data; see `languageOrders`.
struct AddedOrder: Sendable {
  /// The language's BCP 47 subtag.
  let language: String

  /// The letters that the order adds to those of the script, as titles.
  let titles: [String]

  /// The tailoring of CLDR's root order.
  let rules: String
}

extension AddedOrder {
  /// The order of a locale's language, unless ICU has one, or the locale asks
  /// for another type than the standard one.
  init?(of locale: LocaleIdentifier, insteadOf base: CollatorHandle) {
    let language = locale.language
    guard let order = languageOrders.first(where: { $0.language == language }),
      base.actualLocale.language.isEmpty
    else { return nil }
    let type = locale.value(of: "collation")
    guard type == nil || type == "standard" else { return nil }
    self = order
  }
}
