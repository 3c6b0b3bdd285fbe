/// An immutable order of texts: that of a locale, with options.
///
/// A collator is made once and then only read. It may be shared freely between
/// threads; comparing and making keys never fail.
///
/// ```swift
/// let swedish = try Collator("sv")
/// ["Öl", "Zebra", "Ål"].sorted(by: swedish)       // Zebra, Ål, Öl
/// try Collator("de-u-co-phonebk").compare("Ärger", "Afrika")  // .less
/// ```
///
/// The order is ICU's, an implementation of the Unicode Collation Algorithm
/// with CLDR's tailorings. Normalization is always on, so that texts which
/// Swift's `==` calls equal are equal here too, whatever their code points.
public struct Collator: Sendable {
  /// The locale identifier as it was asked for.
  public let locale: String

  /// The options as they were asked for; `nil` where the locale decides.
  public let options: CollatorOptions

  /// The options in force, with the locale found and all versions.
  public let resolved: ResolvedOptions

  /// Whether those who compare through another library's protocol get the order
  /// backwards; nothing here asks.
  package var isReversed = false

  let handle: CollatorHandle

  /// The table that keys are written from when there are many to make; `nil` in
  /// it when they can only be made by ICU.
  let elements: Lazy<ElementTable?>

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
  ///     The keywords `co`, `kn`, `kf`, `ks`, `ka`, `kv`, `kr`, `kb` and `kc` are
  ///     applied; `kk` is accepted, but normalization stays on. `und` is CLDR's
  ///     root order; `C` and `POSIX` are ICU's `en_US_POSIX`, in which ASCII is in
  ///     the order of its bytes and the rest in the root's. A well-formed tag
  ///     without data of its own gets what CLDR falls back to; ``resolved`` tells.
  ///   - options: What to change in the locale's order. Options win over
  ///     keywords, keywords over rules, rules over the locale's defaults.
  /// - Throws: ``CollationError`` that names the offending locale, keyword value,
  ///   script order or place in the rules, with ICU's error.
  /// - Complexity: Some 10 µs, a few milliseconds for the first collator of a
  ///   process, when ICU maps its data; a microsecond where the process has opened
  ///   the same lately. Rules are compiled: up to milliseconds, for Chinese and
  ///   Japanese tens of them to a hundred.
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
  }

  /// Lets go of what the library keeps for the process: collators, alphabets and
  /// search tables that were made lately, as far as nobody uses them.
  ///
  /// ```swift
  /// Collator.releaseSharedData()
  /// try Collator("sv").compare("Ö", "Z")  // .greater; opened anew
  /// ```
  ///
  /// For a process that is short of memory. Nothing else changes: what is asked
  /// for again is made again.
  ///
  /// - Complexity: O(1); a few of each kind are kept.
  public static func releaseSharedData() { SharedCaches.releaseAll() }

  /// What collators are kept for.
  private struct Request: Equatable {
    let locale: String
    let options: CollatorOptions
  }

  /// The last collators opened, as somebody may well open them again.
  private static let opened = SharedCache<Request, Collator>(limit: 16)
}

extension Collator: Hashable {
  /// Two collators are equal when the same locale and options were asked for.
  public static func == (left: Self, right: Self) -> Bool {
    left.locale == right.locale && left.options == right.options
      && left.isReversed == right.isReversed
  }

  /// Hashes what was asked for.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(options)
  }
}
