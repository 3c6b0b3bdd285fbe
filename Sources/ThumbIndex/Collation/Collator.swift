/// The order of texts in a locale, with options.
///
/// A collator never changes, and threads may share it. Making a collator may
/// throw; comparing texts and making keys does not.
///
/// ```swift
/// let swedish = try Collator("sv")
/// ["Öl", "Zebra", "Ål"].sorted(by: swedish)       // Zebra, Ål, Öl
/// try Collator("de-u-co-phonebk").compare("Ärger", "Afrika")  // .less
/// ```
///
/// The order is that of ICU, which implements the Unicode Collation Algorithm
/// with CLDR's tailorings. Texts that Swift's `==` calls equal are equal here
/// too, as normalization is always on.
public struct Collator: Sendable {
  /// The requested locale identifier.
  public let locale: String

  /// The requested options; ``fingerprint`` says what is in force.
  public let options: CollatorOptions

  /// The options in force, the locales whose data is used, and ICU's versions.
  package let resolved: ResolvedOptions

  /// Whether `ThumbIndexFoundation` compares in reverse; in this module, the
  /// flag only counts for `==`.
  package var isReversed = false

  let handle: CollatorHandle

  /// The language's order, if CLDR lacks it.
  let added: AddedOrder?

  /// The table for writing many keys, made on first use; `nil` if only ICU can
  /// make the keys.
  let elements: Lazy<ElementTable?>

  /// Where texts may be cut, made on first use.
  let knownCuts: Lazy<TextCuts>

  /// Opens the collator of a locale.
  ///
  /// ```swift
  /// let german = try Collator("de-u-co-phonebk")
  /// let files = try Collator("en", options: CollatorOptions(numeric: true))
  /// ["a", "Z", "ä"].sorted(by: try Collator("C"))  // Z, a, ä
  /// ```
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag (`sv`, `de-u-co-phonebk`, `en-u-kn-true`), an ICU
  ///     locale id (`de@collation=phonebook`) or a POSIX name (`sv_SE.UTF-8`).
  ///     The keywords `co`, `kn`, `kf`, `ks`, `ka`, `kv`, `kr`, `kb` and `kc`
  ///     apply; `kk` has no effect, as normalization stays on. `und` is CLDR's
  ///     root order; `C` and `POSIX` are ICU's `en_US_POSIX`: root's order with
  ///     ASCII characters by their codes, after all other punctuation, symbols
  ///     and digits. A name of a language that CLDR has replaced counts as the
  ///     new one (`ger`, `tl`); a tag without data gets the locale that CLDR falls
  ///     back to.
  ///   - options: What to change in the locale's order. Options win over
  ///     keywords, keywords over rules, rules over the locale's defaults.
  /// - Throws: ``CollationError`` if the locale, a keyword value, the script
  ///   order or the rules are wrong.
  /// - Complexity: A few milliseconds for the first collator of a process, then
  ///   some 10 µs; one microsecond for a collator that the process opened
  ///   lately. Short tailoring rules take milliseconds more; in Chinese and
  ///   Japanese, up to 100 ms.
  public init(
    _ locale: String, options: CollatorOptions = CollatorOptions()
  ) throws(CollationError) {
    let request = Request(locale: TextKey(locale), options: options)
    self = try Self.opened.value(of: request) { () throws(CollationError) in
      try Collator(opening: locale, options)
    }
  }

  private init(
    opening locale: String, _ options: CollatorOptions
  ) throws(CollationError) {
    let id = try LocaleIdentifier(locale)
    try checkCollationType(of: id, locale: locale)
    let opened = try OpenedCollator(id, named: locale, options: options)
    self.locale = locale
    self.options = options
    resolved = opened.resolved
    handle = opened.handle
    added = opened.added
    elements = Lazy()
    knownCuts = Lazy()
  }

  /// Opens the collator of the first locale whose language ICU has, such as of
  /// the languages of a browser.
  ///
  /// ```swift
  /// try Collator(preferring: ["tlh", "de-AT", "en"]).locale  // de-AT
  /// try Collator(preferring: ["tlh", "*"])
  /// // → throws: ICU has no language 'tlh, *'
  /// ```
  ///
  /// - Parameters:
  ///   - locales: Locales as for ``init(_:options:)``, the preferred first.
  ///     Malformed ones are passed over.
  ///   - options: What to change in the locale's order.
  /// - Throws: ``CollationError/unknownLanguage(_:)`` if ICU has none of them,
  ///   or an error of the options.
  public init(
    preferring locales: [String], options: CollatorOptions = CollatorOptions()
  ) throws(CollationError) {
    for locale in locales {
      // For a language that ICU lacks, it reports the root. Names are not
      // compared, as ICU may report `nb` for `no`.
      guard let plain = try? Self(locale),
        !(try LocaleIdentifier(plain.resolved.locale).language.isEmpty)
      else { continue }
      self = try Self(locale, options: options)
      return
    }
    throw .unknownLanguage(locales.joined(separator: ", "))
  }

  /// Whether the caller asked for an order of scripts, by
  /// ``CollatorOptions/reorder`` or the keyword `kr`.
  var hasAskedOrderOfScripts: Bool {
    if options.reorder != nil { return true }
    let id = try? LocaleIdentifier(locale)
    return id?.value(of: "colreorder") != nil
  }

  /// Frees the collators, alphabets and search tables that the library keeps
  /// although nothing uses them.
  ///
  /// ```swift
  /// Collator.releaseSharedData()
  /// try Collator("sv").compare("Ö", "Z")  // .greater; opened anew
  /// ```
  ///
  /// Call it when memory is short. Results stay the same: freed data is made
  /// again.
  ///
  /// - Complexity: O(1); the library keeps a few of each kind.
  public static func releaseSharedData() { SharedCaches.releaseAll() }

  /// The request that a cached collator was opened for.
  private struct Request: Equatable {
    let locale: TextKey
    let options: CollatorOptions
  }

  /// The collators opened lately.
  private static let opened = SharedCache<Request, Collator>(limit: 16)
}

extension Collator {
  /// This collator with CLDR's order, also where CLDR lacks the language's.
  func withCLDROrder() throws(CollationError) -> Self {
    if added == nil { return self }
    var options = options
    options.addedOrders = false
    var result = try Self(locale, options: options)
    result.isReversed = isReversed
    return result
  }
}

extension Collator: Hashable {
  /// Two collators are equal when ``locale``, ``options`` and, in
  /// `ThumbIndexFoundation`, `order` are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.locale.hasBytes(of: right.locale) && left.options == right.options
      && left.isReversed == right.isReversed
  }

  /// Hashes locale and options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(options)
  }
}

extension Collator {
  /// The BCP 47 tags of the locales that have an order.
  ///
  /// Other locales get the order of a locale that CLDR falls back to.
  ///
  /// - Note: ICU's `ucol_getAvailable`, and the languages of
  ///   ``CollatorOptions/addedOrders``.
  public static var availableLocales: [String] {
    let tags = CollationTypes.locales.map(\.tag)
    let added = languageOrders.map(\.language).filter { !tags.contains($0) }
    return (tags + added).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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

extension Collator {
  /// The sort key of a text.
  ///
  /// ```swift
  /// try Collator("en").sortKey(for: "ab").description  // 2a2c01060106
  /// ```
  ///
  /// - Complexity: O(*n*) in the Unicode scalars of the text. For many texts
  ///   make a ``SortKeyColumn``.
  /// - Note: ICU's `ucol_getSortKey`. A text of at least 2²⁹ UTF-8 bytes, or a
  ///   key of more than 2³⁰ bytes, stops the program.
  public func sortKey(for text: some StringProtocol) -> SortKey {
    let text = String(text)
    return sortKey(forUTF8: text.utf8.span)
  }

  /// The sort key of a text given as UTF-8; an ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// ```swift
  /// let english = try Collator("en")
  /// let latin1: [UInt8] = [0xE4]
  /// english.sortKey(forUTF8: latin1.span) == english.sortKey(for: "\u{FFFD}")
  /// // → true
  /// ```
  ///
  /// - Complexity: As ``sortKey(for:)-swift.method``.
  public func sortKey(forUTF8 text: Span<UInt8>) -> SortKey {
    var writer = ICUKeyWriter(handle)
    return SortKey(writer.key(of: text))
  }
}

extension Collator {
  /// The most UTF-8 bytes of a text that can have a sort key.
  package static let maximumTextLength = ICUKeyWriter.maximumTextLength

  /// A text of at most this many UTF-8 bytes never has a key that is too long.
  package static let shortTextLength = ICUKeyWriter.shortTextLength

  /// Whether ICU can make the key of a text.
  ///
  /// - Complexity: O(1) for texts of up to 2¹⁹ bytes, else as much as making
  ///   the key.
  package func canMakeKey(forUTF8 text: Span<UInt8>) -> Bool {
    var writer = ICUKeyWriter(handle)
    return writer.canAppend(text)
  }
}

extension Collator {
  /// One line with everything that determines the bytes of this collator's sort
  /// keys.
  ///
  /// Compare stored keys with new keys only if the fingerprints of their
  /// collators are equal. A fingerprint is a list of `name=value`, separated by
  /// spaces.
  ///
  /// ```swift
  /// try Collator("sv").fingerprint
  /// // → icu=72.1 cldr=42.0 unicode=15.0 collator=153.120.42 locale=sv …
  /// ```
  public var fingerprint: String {
    let versions = resolved.versions
    let rules = (added?.rules ?? "") + (options.rules ?? "")
    let parts: KeyValuePairs<String, String> = [
      "icu": versions.icu,
      "cldr": versions.cldr,
      "unicode": versions.unicode,
      "collator": resolved.collatorVersion,
      "locale": resolved.dataLocale,
      "collation": resolved.collation,
      "strength": resolved.strength.rawValue,
      "numeric": resolved.numeric ? "on" : "off",
      "case-first": resolved.caseFirst.rawValue,
      "case-level": resolved.caseLevel ? "on" : "off",
      "punctuation": resolved.punctuation.name,
      "backward": resolved.backwardSecondary ? "on" : "off",
      "reorder": resolved.reorder.isEmpty
        ? "-" : resolved.reorder.joined(separator: ","),
      "rules": rules.isEmpty ? "-" : digest(rules),
    ]
    return parts.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}

extension CollatorOptions.Punctuation {
  /// The word for the option in fingerprints, messages and JSON.
  package var name: String {
    switch self {
    case .keep: "keep"
    case .ignore(nil): "ignore"
    case .ignore(let group?): "ignore-\(group.rawValue)"
    }
  }
}

/// A 64-bit hash of a text (FNV-1a), in hexadecimal.
///
/// Swift's own hashes differ from process to process.
package func digest(_ text: String) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
  return String(hash, radix: 16)
}
