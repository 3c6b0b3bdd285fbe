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
  /// under that title; what is of a script without titles under none. Under a title
  /// of several letters is what begins with them, and what sorts after that is
  /// under the last title of one letter: with the titles S, Sch, St and T, Seiler
  /// and Sultan are under S. (A title with a start of its own has all that follows;
  /// see ``AlphabetTitle/init(_:from:)``.)
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
    var places: [TitlePlace] = []
    var seen: Set<String> = []
    var previous: AlphabetTitle?
    for title in titles {
      let key = collator.primaryKey(of: title.start)
      if key.isEmpty { throw .titleOutOfOrder(title.title, after: nil) }
      // The same title twice would head two sections.
      if !seen.insert(title.title).inserted {
        throw .titleOutOfOrder(title.title, after: title.title)
      }
      if let previous, let last = places.last,
        !last.start.lexicographicallyPrecedes(key)
      {
        throw .titleOutOfOrder(title.title, after: previous.title)
      }
      places.append(TitlePlace(start: key))
      previous = title
    }
    let landmarks: Landmarks
    do throws(ICUError) {
      landmarks = try Landmarks(collator)
      let reader = try ElementReader(collator.handle)
      for (place, title) in titles.enumerated() where title.isPrefix {
        if try hasSeveralLetters(title.title, reader, collator.handle) {
          places[place].end = collator.primaryKey(of: title.title + "\u{FFFF}")
        }
      }
    } catch {
      throw .unavailable(locale: collator.locale, error: error)
    }
    let (buckets, starts) = divided(titles, places, landmarks.groupStarts)
    self.init(
      collator: collator, buckets: buckets, starts: starts, landmarks,
      ownScripts: nil)
  }
}

/// Whether a title has more than one weight, signs not counted: `Sch`, but not
/// Czech `Ch`.
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

/// Where a title's section begins.
private struct TitlePlace {
  let start: [UInt8]

  /// Behind what begins with a title of several letters; `nil` for others.
  var end: [UInt8]?
}

/// The titles that texts may be under again behind one of several letters, the
/// innermost last.
private struct OpenTitles {
  private var titles: [(bucket: Int, end: [UInt8]?)] = []

  /// Where texts are under a title again.
  private(set) var starts: [Alphabet.BucketStart] = []

  /// Leaves the titles that end before a key, or all.
  mutating func close(before key: [UInt8]? = nil) {
    while let last = titles.last {
      guard let end = last.end else {
        if key == nil { titles = [] }
        return
      }
      if let key, key.lexicographicallyPrecedes(end) { return }
      titles.removeLast()
      if let outer = titles.last { starts.append((end, outer.bucket)) }
    }
  }

  mutating func open(_ bucket: Int, until end: [UInt8]?) {
    // All that follows is under a title that has no end.
    if end == nil { titles = [] }
    titles.append((bucket, end))
  }
}

/// The buckets of titles and of what is before, between and behind them, and where
/// they begin: at each title, and at the beginning of each script or group, where
/// what follows has no title until one comes.
private func divided(
  _ titles: [AlphabetTitle], _ places: [TitlePlace], _ groups: [[UInt8]]
) -> ([Alphabet.Bucket], [Alphabet.BucketStart]) {
  var buckets = [Alphabet.Bucket(label: "…", kind: .underflow)]
  // As in ICU there is nothing else without titles.
  if titles.isEmpty { return (buckets, [([], 0)]) }
  var starts: [Alphabet.BucketStart] = []
  // What is of no title's script is behind all of them.
  var others: [[UInt8]] = []
  var open = OpenTitles()
  var passed = 0
  for (title, place) in zip(titles, places) {
    let group = groups.partitioningIndex {
      place.start.lexicographicallyPrecedes($0)
    }
    let new = groups[passed..<group]
    if passed == 0 {
      // What comes before all titles is no overflow.
      starts += new.map { ($0, 0) }
    } else if new.count > 1 {
      buckets.append(Alphabet.Bucket(label: "…", kind: .inflow))
      starts += new.map { ($0, buckets.count - 1) }
    } else {
      others += new
    }
    open.close(before: new.isEmpty ? place.start : nil)
    passed = group
    buckets.append(Alphabet.Bucket(label: title.title, kind: .title))
    starts.append((place.start, buckets.count - 1))
    open.open(buckets.count - 1, until: place.end)
  }
  open.close()
  starts += open.starts
  others += groups[passed...]
  buckets.append(Alphabet.Bucket(label: "…", kind: .overflow))
  starts += others.map { ($0, buckets.count - 1) }
  // A title may begin where its script does.
  let keys = Set(places.map(\.start))
  let isTitle = { (start: Alphabet.BucketStart) in
    buckets[start.bucket].kind == .title
  }
  return (
    buckets, [([], 0)] + starts.filter { isTitle($0) || !keys.contains($0.key) }
  )
}
