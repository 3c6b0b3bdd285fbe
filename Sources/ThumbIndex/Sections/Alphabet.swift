/// The titles that a list is divided under, in the order of a collator.
///
/// ```swift
/// let swedish = try Alphabet(of: try Collator("sv"))
/// swedish.titles.suffix(4)  // Z Å Ä Ö
/// ```
///
/// Titles are CLDR's index characters, as ICU's `AlphabeticIndex` gives them for
/// a locale and others added to it, or the caller's own. None is dropped for
/// their number: ICU itself keeps 99 and misfiles what belongs under the rest.
///
/// An alphabet knows for each sort key which title it belongs under, by
/// comparing bytes. How titles and what belongs under none of them become the
/// sections of a list is decided by an ``IndexLayout``.
public struct Alphabet: Sendable {
  /// The titles in the collator's order.
  public let titles: [String]

  /// The collator whose sort keys the alphabet divides.
  public let collator: Collator

  /// The titles, and the stretches between and around them.
  let buckets: [Bucket]

  /// Where buckets begin, by sort key.
  let boundaries: [Boundary]

  /// The scripts of the locale's own titles, which come first in the standard
  /// layout; `nil` when all titles are the caller's.
  let ownScripts: [Script]?

  typealias Bucket = AlphabeticIndexHandle.Bucket
  typealias BucketStart = (key: [UInt8], bucket: Int)

  /// From a key on, which bucket texts belong to and what they begin with.
  struct Boundary: Sendable {
    /// Bytes of primary weights: keys that are not below them belong here,
    /// until the next boundary.
    let key: [UInt8]
    let bucket: Int
    let content: Content
  }

  /// What a text begins with, as far as its primary weights tell.
  enum Content: Sendable, Hashable {
    /// Nothing that has a weight.
    case empty
    case symbols
    case digits
    case letters
  }

  /// - Parameter starts: The keys at which buckets begin, of which a key that is
  ///   there twice counts once.
  init(
    collator: Collator, buckets: [Bucket], starts: [BucketStart],
    _ landmarks: Landmarks, ownScripts: [Script]?
  ) {
    self.collator = collator
    self.buckets = buckets
    self.ownScripts = ownScripts
    var sorted: [BucketStart] = []
    for start in starts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
    where sorted.last?.key != start.key {
      sorted.append(start)
    }
    boundaries = sorted.map { key, bucket in
      // A title of the caller's makes letters of what it begins with: "0–9" is
      // one like others.
      let isCallers = ownScripts == nil && buckets[bucket].kind == .title
      return Boundary(
        key: key, bucket: bucket,
        content: isCallers ? .letters : landmarks.content(at: key))
    }
    titles = buckets.filter { $0.kind == .title }.map(\.label)
  }
}
