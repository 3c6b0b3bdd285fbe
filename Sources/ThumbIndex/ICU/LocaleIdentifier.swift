internal import CICU

/// A locale identifier in ICU's own spelling, `de@collation=phonebook`.
///
/// It is made from a BCP 47 tag (`de-u-co-phonebk`), an ICU id (`de_DE`,
/// `de@collation=phonebook`) or a POSIX name (`de_DE.UTF-8`, `sr_RS@latin`,
/// `C`).
struct LocaleIdentifier: Sendable, Hashable {
  /// ICU's identifier; empty or `root` for the root.
  let icu: String

  /// Parses a BCP 47 tag, an ICU id or a POSIX name.
  init(parsing id: String) throws(ICUError) {
    guard id.utf8.allSatisfy(isPermitted), !id.isEmpty else {
      throw .illegalArgument
    }
    // ICU does the same if `C` or `POSIX` is the locale of a process. The tag
    // is compared here because ICU would open its largest table of names to
    // convert the tag, which takes some 10 ms.
    if ["C", "POSIX"].contains(id.prefix { $0 != "." && $0 != "@" })
      || id == "en-US-u-va-posix"
    {
      icu = "en_US_POSIX"
      return
    }
    let parsed = Self(
      icu: id.utf8.contains(where: { "_@.".utf8.contains($0) })
        ? try canonical(withoutPOSIXModifier(id)) : try converted(fromTag: id))
    self = parsed.withKnownLanguage.withLikelyScript
  }

  init(icu: String) { self.icu = icu }

  /// The identifier with the name under which ICU has data of the language: that
  /// of Tagalog is `fil`, not `tl`, and that of German not `ger`.
  ///
  /// ICU itself does not look for orders under other names.
  private var withKnownLanguage: Self {
    let language = Self(icu: language)
    return language.current == language ? self : current
  }

  /// The identifier without names that CLDR has replaced; the first of a process
  /// takes 50 µs, for rare languages 0.4 ms.
  private var current: Self {
    let name = unsafe try? icuString {
      unsafe cicu_Locale_canonicalName(icu, $0, $1, &$2)
    }
    return Self(icu: name ?? icu)
  }

  /// The identifier with the script in which the language is written in the
  /// region, if that is not the language's usual one: `sr_ME` is `sr_Latn_ME`.
  ///
  /// ICU gives `sr_ME` the letters of `sr_Latn` and the order of `sr`
  /// (ICU-23380).
  private var withLikelyScript: Self {
    guard base.icu.contains("_"), script == nil, !language.isEmpty,
      let likely = maximal.script,
      likely != Self(icu: language).maximal.script
    else { return self }
    // The language may be written in three letters, which ICU shortens.
    return Self(icu: "\(language)_\(likely)\(icu.drop { $0 != "_" })")
  }

  /// The script that the identifier names.
  var script: String? {
    let subtags = base.icu.utf8.split(
      separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    guard let script = subtags.dropFirst().first, script.count == 4 else {
      return nil
    }
    return String(script)
  }

  /// The identifier as a BCP 47 tag; `und` for the root.
  var tag: String {
    // Every identifier from ICU has a tag.
    (try? languageTag(icu)) ?? "und"
  }

  /// CLDR's root, with the keywords of this identifier.
  var ofRoot: Self { Self(icu: "root\(icu.drop { $0 != "@" })") }

  /// The identifier without its keywords.
  var base: Self {
    let name = unsafe try? icuString {
      unsafe cicu_uloc_getBaseName(icu, $0, $1, &$2)
    }
    return Self(icu: name ?? icu)
  }

  /// The language subtag; empty for the root.
  var language: String {
    let language = unsafe try? icuString {
      unsafe cicu_uloc_getLanguage(icu, $0, $1, &$2)
    }
    guard let language, language != "root", language != "und" else { return "" }
    return language
  }

  /// The locale with the script and region that CLDR says are likely.
  var maximal: Self {
    let maximal = unsafe try? icuString {
      unsafe cicu_uloc_addLikelySubtags(icu, $0, $1, &$2)
    }
    return Self(icu: maximal ?? icu)
  }

  /// The language that is likely written in a script, in that script and as
  /// CLDR writes the language by default.
  static func likely(for script: Script) -> [Self] {
    let language = Self(icu: "und_\(script.name)").maximal.language
    if language.isEmpty { return [] }
    return [Self(icu: "\(language)_\(script.name)"), Self(icu: language)]
  }

  /// The value of a keyword, both in ICU's spelling; `nil` if missing.
  func value(of keyword: String) -> String? {
    let value = unsafe try? icuString {
      unsafe cicu_uloc_getKeywordValue(icu, keyword, $0, $1, &$2)
    }
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// This identifier with only the given keyword.
  func keeping(_ keyword: String, value: String) -> Self {
    Self(icu: "\(base.icu)@\(keyword)=\(value)")
  }

  /// The English name of the locale.
  var englishName: String {
    let name = unsafe icuText {
      unsafe cicu_uloc_getDisplayName(icu, "en", $0, $1, &$2)
    }
    return name ?? icu
  }
}

/// Whether a byte is allowed in an identifier; a NUL would end it early in C.
private func isPermitted(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default:
    "-_@=;.+/".utf8.contains(byte)
  }
}

private func converted(fromTag tag: String) throws(ICUError) -> String {
  var parsed: Int32 = 0
  let id = unsafe try icuString {
    unsafe cicu_uloc_forLanguageTag(tag, $0, $1, &parsed, &$2)
  }
  guard Int(parsed) == tag.utf8.count else { throw .illegalArgument }
  return id
}

private func canonical(_ id: String) throws(ICUError) -> String {
  let canonical = unsafe try icuString {
    unsafe cicu_uloc_canonicalize(id, $0, $1, &$2)
  }
  // ICU canonicalizes ill-formed ids, too. Such an id has no tag in strict
  // mode, or has a tag without a language, although the id is not root's.
  let tag = try languageTag(canonical)
  let language = id.prefix { $0.isLetter }.lowercased()
  if tag == "und" || tag.hasPrefix("und-"), !["und", "root"].contains(language)
  {
    throw .illegalArgument
  }
  // Converts through the tag, so that BCP 47 keys after `@` become ICU's.
  return try converted(fromTag: tag)
}

private func languageTag(_ id: String) throws(ICUError) -> String {
  unsafe try icuString { unsafe cicu_uloc_toLanguageTag(id, $0, $1, true, &$2) }
}

/// Converts a POSIX modifier that names a script (`sr_RS@latin`), and removes
/// any other (`de_DE@euro`).
///
/// ICU's keywords, which have a `=`, stay.
private func withoutPOSIXModifier(_ id: String) -> String {
  guard let at = id.firstIndex(of: "@") else { return id }
  let modifier = id[id.index(after: at)...]
  guard !modifier.contains("=") else { return id }
  let name = id[..<at].prefix { $0 != "." }
  let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva",
    "iqtelif": "Latn",
  ]
  guard let script = scripts[modifier.lowercased()] else { return String(name) }
  let language = name.prefix { $0 != "_" }
  return "\(language)_\(script)\(name[language.endIndex...])"
}
