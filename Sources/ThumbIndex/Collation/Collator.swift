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

  /// The requested options; for those that are `nil`, see ``resolved``.
  public let options: CollatorOptions

  /// The options in force, the locales whose data is used, and ICU's versions.
  public let resolved: ResolvedOptions

  /// Whether `ThumbIndexFoundation` compares in reverse; in this module, the
  /// flag only counts for `==`.
  package var isReversed = false

  let handle: CollatorHandle

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
  ///     and digits. A well-formed tag without data gets the locale that CLDR
  ///     falls back to; see ``resolved``.
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
    let request = Request(locale: locale, options: options)
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
      guard let id = try? LocaleIdentifier(locale),
        let plain = try? Self(locale),
        try LocaleIdentifier(plain.resolved.locale).language == id.language
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
    let locale: String
    let options: CollatorOptions
  }

  /// The collators opened lately.
  private static let opened = SharedCache<Request, Collator>(limit: 16)
}

extension Collator: Hashable {
  /// Two collators are equal when ``locale``, ``options`` and, in
  /// `ThumbIndexFoundation`, `order` are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.locale == right.locale && left.options == right.options
      && left.isReversed == right.isReversed
  }

  /// Hashes locale and options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(options)
  }
}
