/// The titles that divide a list, in the order of a collator.
///
/// ```swift
/// let swedish = try Alphabet(of: try Collator("sv"))
/// swedish.titles.suffix(4)  // Z Å Ä Ö
/// ```
///
/// Titles are those of ICU's `AlphabeticIndex` for a locale (CLDR's index
/// characters), or the caller's own. Their number has no limit, while ICU by
/// default keeps 99 titles and misfiles texts of other titles.
///
/// An ``IndexLayout`` makes a section for each title, and sections for texts
/// under no title, such as numbers. An ``IndexedCollation`` finds the section
/// of a sort key by comparing bytes.
public struct Alphabet: Sendable {
  /// The titles in the collator's order.
  public let titles: [String]

  /// The collator whose sort keys the alphabet divides.
  public let collator: Collator

  /// Ranges of texts: one for each title, and ranges before, between and after
  /// titles.
  let buckets: [Bucket]

  /// The boundaries that divide sort keys, in the order of their keys.
  let boundaries: [Boundary]

  /// The scripts of the locale's own titles; `nil` if the caller gave the
  /// titles.
  ///
  /// In the standard layout, titles of these scripts come first.
  let ownScripts: [Script]?

  /// The letters that count as letters of the list's language; those that are
  /// titles do not.
  let variants: LetterVariants

  /// Whether the scripts without titles got some.
  var hasTitlesOfOtherScripts = false

  typealias Bucket = AlphabeticIndexHandle.Bucket

  /// A key at which texts of a bucket begin; a bucket may have several.
  struct BucketStart {
    let key: SortKey
    let bucket: Int

    init(_ key: SortKey, _ bucket: Int) {
      self.key = key
      self.bucket = bucket
    }
  }

  /// A key, with the bucket and the content of the texts from this key to the
  /// next boundary.
  struct Boundary: Sendable {
    /// A key's primary level, or the empty key; keys at or above it, and below
    /// that of the next boundary, belong to the bucket.
    let key: SortKey
    let bucket: Int
    let content: Content
  }

  /// What a text begins with: its first character that has a primary weight.
  enum Content: Sendable, Hashable {
    /// No character has a primary weight.
    case empty
    case symbols
    case digits
    case letters
  }

  /// Makes an alphabet from buckets and the keys at which they begin.
  ///
  /// - Parameter starts: The keys at which buckets begin; a repeated key counts
  ///   once.
  init(
    collator: Collator, buckets: [Bucket], starts: [BucketStart],
    _ landmarks: Landmarks, ownScripts: [Script]?
  ) {
    self.collator = collator
    self.buckets = buckets
    self.ownScripts = ownScripts
    let sorted = starts.inOrder
    let contents = landmarks.contents(atSorted: sorted.map(\.key))
    boundaries = zip(sorted, contents).map { start, content in
      // A caller's title counts as beginning with a letter, even "0–9".
      let isCallers = ownScripts == nil && buckets[start.bucket].kind == .title
      return Boundary(
        key: start.key, bucket: start.bucket,
        content: isCallers ? .letters : content)
    }
    titles = buckets.filter { $0.kind == .title }.map(\.label)
    let usual = buckets.filter { $0.kind == .title && !$0.isOccasional }
    // The collator has been opened by this locale.
    let locale = try? LocaleIdentifier(collator.locale)
    variants =
      locale.map { LetterVariants(of: $0) }?
      .excluding(usual.map(\.label)) ?? LetterVariants()
  }
}
