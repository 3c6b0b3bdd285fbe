extension Alphabet {
  /// An alphabet of the caller's own titles.
  ///
  /// ```swift
  /// let latin = try Collator("la")
  /// try Alphabet(titles: ["A", "B", "C"], collator: latin).titles  // A B C
  /// try Alphabet(titles: ["A", "C", "B"], collator: latin)
  /// // → throws: title 'B' does not sort after 'C'
  /// ```
  ///
  /// What sorts after the last title of a script, up to the next script, belongs
  /// under that title; what is of a script without titles under none.
  ///
  /// - Parameters:
  ///   - titles: The titles in order. What differs from the title before it in
  ///     case or accents alone is not after it.
  ///   - collator: The order; its rules or script order may make the titles'
  ///     order that of the collator.
  /// - Throws: ``CollationError/titleOutOfOrder(_:after:)`` with the first title
  ///   that does not sort after its predecessor, and ``CollationError/unavailable(locale:error:)``.
  /// - Complexity: Some milliseconds: O(*t*) in the number of titles and scripts.
  public init(
    titles: [AlphabetTitle], collator: Collator
  ) throws(CollationError) {
    var starts: [[UInt8]] = []
    var seen: Set<String> = []
    var previous: AlphabetTitle?
    for title in titles {
      let key = collator.primaryKey(of: title.start)
      if key.isEmpty { throw .titleOutOfOrder(title.title, after: nil) }
      // The same title twice would head two sections.
      if !seen.insert(title.title).inserted {
        throw .titleOutOfOrder(title.title, after: title.title)
      }
      if let previous, let last = starts.last,
        !last.lexicographicallyPrecedes(key)
      {
        throw .titleOutOfOrder(title.title, after: previous.title)
      }
      starts.append(key)
      previous = title
    }
    let landmarks: Landmarks
    do throws(ICUError) {
      landmarks = try Landmarks(collator)
    } catch {
      throw .unavailable(locale: collator.locale, error: error)
    }
    self.init(
      collator: collator,
      buckets: [Bucket(label: "…", kind: .underflow)]
        + titles.map { Bucket(label: $0.title, kind: .title) }
        + [Bucket(label: "…", kind: .overflow)],
      starts: bucketStarts(starts, landmarks), landmarks, ownScripts: nil)
  }
}

/// A boundary at each title, and at the beginning of each script or group, where
/// what follows has no title until one comes.
private func bucketStarts(
  _ titles: [[UInt8]], _ landmarks: Landmarks
) -> [Alphabet.BucketStart] {
  var starts: [Alphabet.BucketStart] = [([], 0)]
  for start in landmarks.groupStarts where !titles.contains(start) {
    // What comes before all titles is no overflow.
    let isBeforeAll = titles.first.map(start.lexicographicallyPrecedes) ?? false
    starts.append((start, isBeforeAll ? 0 : titles.count + 1))
  }
  for (index, title) in titles.enumerated() {
    starts.append((title, index + 1))
  }
  return starts
}
