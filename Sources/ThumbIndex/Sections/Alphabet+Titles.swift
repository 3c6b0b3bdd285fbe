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
  /// The last title of a script has all later texts of the script. Texts of a
  /// script without titles have no title. For titles of several letters see
  /// ``AlphabetTitle/init(_:from:)``.
  ///
  /// - Parameters:
  ///   - titles: The titles in order. Neighbours must differ in more than case
  ///     or accents.
  ///   - collator: The order of the titles; rules or a script order can adapt
  ///     it.
  /// - Throws: ``CollationError/titleOutOfOrder(_:after:)`` for the first title
  ///   that is out of order, repeated or without a primary weight; or
  ///   ``CollationError/unavailable(locale:error:)``.
  /// - Complexity: Some milliseconds: O(*t* log *t*) in the titles and scripts.
  public init(
    titles: [AlphabetTitle], collator: Collator
  ) throws(CollationError) {
    var places: [TitlePlace] = []
    var seen: Set<TextKey> = []
    var previous: AlphabetTitle?
    for title in titles {
      let key = collator.primaryKey(of: title.start)
      if key == .empty { throw .titleOutOfOrder(title.title, after: nil) }
      // The section of a repeated title would have texts of two places.
      if !seen.insert(TextKey(canonical: title.title)).inserted {
        throw .titleOutOfOrder(title.title, after: title.title)
      }
      if let previous, let last = places.last, last.start >= key {
        throw .titleOutOfOrder(title.title, after: previous.title)
      }
      places.append(TitlePlace(start: key))
      previous = title
    }
    let landmarks = try withICU(for: collator.locale) { () throws(ICUError) in
      let landmarks = try Landmarks(collator)
      let reader = try ElementReader(collator.handle)
      for (place, title) in titles.enumerated() where title.isPrefix {
        if try hasSeveralLetters(title.title, reader, collator.handle) {
          places[place].end = collator.primaryKey(of: title.title + "\u{FFFF}")
        }
      }
      return landmarks
    }
    let (buckets, starts) = divided(titles, places, landmarks.groupStarts)
    self.init(
      collator: collator, buckets: buckets, starts: starts, landmarks,
      ownScripts: nil)
  }

  /// An alphabet of the caller's own titles, which begin their sections.
  ///
  /// ```swift
  /// let letters = "ABC".map { String($0) }
  /// try Alphabet(titles: letters, collator: try Collator("la")).titles  // A B C
  /// ```
  ///
  /// - Throws: As with ``AlphabetTitle``s.
  public init(
    titles: some Sequence<String>, collator: Collator
  ) throws(CollationError) {
    try self.init(
      titles: titles.map { AlphabetTitle($0) }, collator: collator)
  }
}

/// Whether a title has several letters; punctuation does not count.
///
/// `Sch` has three letters. In Czech, `Ch` is one letter.
private func hasSeveralLetters(
  _ title: String, _ reader: ElementReader, _ handle: CollatorHandle
) throws(ICUError) -> Bool {
  var count = 0
  let limit = handle.variableTop
  try reader.forEach(of: Array(title.utf16)) {
    if $0.primary > limit { count += 1 }
  }
  return count > 1
}

/// The start and end of a title's section.
private struct TitlePlace {
  let start: SortKey

  /// The sort key after all texts that begin with the title.
  ///
  /// Only titles of several letters have one: behind Sch, texts are under S
  /// again. `nil` for others, and where the caller gave the title's start.
  var end: SortKey?
}

/// The titles whose ranges of texts include a key.
///
/// At Schulz, these titles are S and Sch. Where Sch ends, texts are under S
/// again.
private struct OpenTitles {
  private var titles: [(bucket: Int, end: SortKey?)] = []

  /// The keys at which texts return to the bucket of an earlier title.
  private(set) var starts: [Alphabet.BucketStart] = []

  /// Closes the titles that end at or before a key; for `nil`, all titles.
  mutating func close(before key: SortKey? = nil) {
    while let last = titles.last {
      guard let end = last.end else {
        if key == nil { titles = [] }
        return
      }
      if let key, key < end { return }
      titles.removeLast()
      if let outer = titles.last { starts.append(.init(end, outer.bucket)) }
    }
  }

  mutating func open(_ bucket: Int, until end: SortKey?) {
    // After a title without an end, no text returns to an earlier title.
    if end == nil { titles = [] }
    titles.append((bucket, end))
  }
}

/// Returns all buckets and their starts.
///
/// Each title has a bucket. Other buckets have the texts before, between and
/// after titles. There is a start at each title, script, and group of symbols
/// or digits, and where texts return to an earlier title. Texts between the
/// start of a script or group and the next title have no title.
private func divided(
  _ titles: [AlphabetTitle], _ places: [TitlePlace], _ groups: [SortKey]
) -> ([Alphabet.Bucket], [Alphabet.BucketStart]) {
  var buckets = [Alphabet.Bucket(label: "…", kind: .underflow)]
  // Without titles there is one bucket, as in ICU.
  if titles.isEmpty { return (buckets, [.init(.empty, 0)]) }
  var starts: [Alphabet.BucketStart] = []
  // The starts of texts that have no title and belong to the last bucket.
  var others: [SortKey] = []
  var open = OpenTitles()
  var passed = 0
  for (title, place) in zip(titles, places) {
    let group = groups.partitioningIndex { place.start < $0 }
    let new = groups[passed..<group]
    if passed == 0 {
      // Texts before all titles stay in the first bucket.
      starts += new.map { .init($0, 0) }
    } else if new.count > 1 {
      buckets.append(Alphabet.Bucket(label: "…", kind: .inflow))
      starts += new.map { .init($0, buckets.count - 1) }
    } else {
      others += new
    }
    open.close(before: new.isEmpty ? place.start : nil)
    passed = group
    buckets.append(Alphabet.Bucket(label: title.title, kind: .title))
    starts.append(.init(place.start, buckets.count - 1))
    open.open(buckets.count - 1, until: place.end)
  }
  open.close()
  starts += open.starts
  others += groups[passed...]
  buckets.append(Alphabet.Bucket(label: "…", kind: .overflow))
  starts += others.map { .init($0, buckets.count - 1) }
  // If a title and a script begin at the same key, the title counts.
  let keys = Set(places.map(\.start))
  let isTitle = { (start: Alphabet.BucketStart) in
    buckets[start.bucket].kind == .title
  }
  return (
    buckets,
    [.init(.empty, 0)] + starts.filter { isTitle($0) || !keys.contains($0.key) }
  )
}

/// A title of the caller's own, and where its section begins.
///
/// A string literal is a title whose section begins with the title's text:
///
/// ```swift
/// let parts: [AlphabetTitle] = ["A", AlphabetTitle("B–F", from: "B"), "G"]
/// let alphabet = try Alphabet(titles: parts, collator: try Collator("en"))
/// alphabet.titles  // A B–F G
/// ```
public struct AlphabetTitle: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The title that is shown.
  let title: String

  /// The text at which the section begins; by default the title.
  let start: String

  /// Whether the caller named no start; see ``init(_:from:)``.
  let isPrefix: Bool

  /// A title whose section begins with the title's text, or with another text.
  ///
  /// A title of one letter, or with a start of its own, has all texts of its
  /// script from there on, except those of later titles. After it, a title of
  /// several letters in that script has only texts that begin with these
  /// letters, as in ICU: of the titles S, Sch, St and T, S has Seiler and
  /// Sultan.
  ///
  /// ```swift
  /// let parts = [
  ///   AlphabetTitle("S"), AlphabetTitle("Sch"), AlphabetTitle("T–Z", from: "T"),
  /// ]
  /// let german = IndexedCollation(
  ///   alphabet: try Alphabet(titles: parts, collator: try Collator("de")))
  /// ["Sauer", "Schulz", "Seiler", "Vogt"].map {
  ///   german.sectionTitles[german.section(for: $0)]
  /// }
  /// // → S, Sch, S, T–Z
  /// ```
  public init(_ title: String, from start: String? = nil) {
    self.title = title
    self.start = start ?? title
    isPrefix = start == nil
  }

  /// A title whose section begins with the title's text.
  public init(stringLiteral title: String) {
    self.init(title)
  }
}
