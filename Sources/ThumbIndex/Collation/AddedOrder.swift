/// The order of a language that CLDR has none for, or of all such languages in a
/// script.
///
/// Orders of languages are data; see `languageOrders`. The order of a script has
/// its letters first, as CLDR's own orders have them.
struct AddedOrder: Sendable {
  /// The BCP 47 tag of the language, or of all languages in a script
  /// (`und-Cyrl`).
  let language: String

  /// The letters that the order adds to those of the script, as titles.
  let titles: [String]

  /// The tailoring of CLDR's root order; empty for that order itself.
  let rules: String

  /// The locale whose index has the titles of the script; `nil` in the order of a
  /// single language, which has titles of its own.
  var index: LocaleIdentifier?
}

extension AddedOrder {
  /// The order of a locale's language, unless ICU has one, or the locale asks
  /// for another type than the standard one.
  init?(of locale: LocaleIdentifier, insteadOf base: CollatorHandle) {
    let type = locale.value(of: "collation")
    guard type == nil || type == "standard" else { return nil }
    let language = locale.language
    if base.actualLocale.language.isEmpty,
      let order = languageOrders.first(where: { $0.language == language }),
      Script.scripts(of: locale)
        == Script.scripts(of: LocaleIdentifier(icu: language))
    {
      self = order
    } else if let script = Script.unordered(locale, base) {
      let own = script.hasTitles(of: locale) ? locale : nil
      guard
        let index = own
          ?? LocaleIdentifier.likely(for: script)
          .first(where: { script.hasTitles(of: $0) })
      else { return nil }
      // Latin letters come first in the root.
      let isFirst = script == .latin
      self.init(
        language: isFirst ? "und" : "und-\(script.name)", titles: [],
        rules: isFirst ? "" : "[reorder \(script.name)]", index: index)
    } else {
      return nil
    }
  }
}

extension Script {
  /// The script of a language for which ICU has no order, or has only one in
  /// another script; `nil` if it has one, or if the script needs none.
  ///
  /// Latin letters come first in CLDR's root, and Han has no alphabet.
  fileprivate static func unordered(
    _ locale: LocaleIdentifier, _ base: CollatorHandle
  ) -> Self? {
    let scripts = scripts(of: locale)
    let known = base.validLocale
    guard scripts.count == 1, let script = scripts.first, script != .han,
      !script.isShared, script != .latin || !known.language.isEmpty
    else { return nil }
    return Self.scripts(of: known).contains(script) ? nil : script
  }

  /// Whether CLDR lists letters of a locale in the script, of which ICU makes
  /// titles.
  fileprivate func hasTitles(of locale: LocaleIdentifier) -> Bool {
    let letters = (try? locale.exemplars(.index, .main)) ?? []
    return letters.contains { letter in
      letter.unicodeScalars.first.map { Script($0) } == self
    }
  }
}
