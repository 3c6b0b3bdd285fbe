internal import CICU

/// The locales that ICU has orders for, and their collation types, such as
/// `phonebook`.
enum CollationTypes {
  /// The locales that have an order, as ICU lists them.
  static var locales: [LocaleIdentifier] {
    (0..<cicu_ucol_countAvailable()).compactMap { index in
      guard let id = unsafe cicu_ucol_getAvailable(index) else { return nil }
      return unsafe LocaleIdentifier(icu: String(cString: id))
    }
  }

  /// The collation types of a locale, in ICU's spelling; the locale's default
  /// comes first.
  static func types(
    of locale: LocaleIdentifier
  ) throws(ICUError) -> [String] {
    unsafe try icuStrings {
      unsafe cicu_ucol_getKeywordValuesForLocale(
        "collation", locale.icu, false, &$0)
    }
  }

  /// The collation types of all locales.
  static func all() throws(ICUError) -> [String] {
    let all = unsafe try icuStrings {
      unsafe cicu_ucol_getKeywordValues("collation", &$0)
    }
    // ICU 67 leaves out the types that every locale inherits from the root.
    return try all + types(of: LocaleIdentifier(icu: "root"))
  }

  /// A type as BCP 47 spells it: `phonebk` for `phonebook`.
  static func tag(of type: String) -> String {
    // BCP 47 and ICU spell names of up to eight letters alike. A call of ICU
    // would open its largest table of names, which takes some 10 ms.
    if type.utf8.count <= 8 { return type }
    switch type {
    case "dictionary": return "dict"
    case "gb2312han": return "gb2312"
    case "phonebook": return "phonebk"
    case "traditional": return "trad"
    default: break
    }
    let tag = unsafe cicu_uloc_toUnicodeLocaleType("co", type)
    return unsafe tag.map { unsafe String(cString: $0) } ?? type
  }
}
