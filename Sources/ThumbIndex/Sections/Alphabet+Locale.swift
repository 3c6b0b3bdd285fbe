extension Alphabet {
  /// The alphabet of a collator's locale, with titles of other locales.
  ///
  /// ```swift
  /// let english = try Collator("en")
  /// try Alphabet(of: english, adding: ["ru", "el"]).titles
  /// // → A … Z Α … Ω А … Я
  /// ```
  ///
  /// - Parameters:
  ///   - collator: The collator: its locale gives the titles; its options and
  ///     rules order them.
  ///   - locales: More locales whose titles are added, as BCP 47 tags or ICU
  ///     ids. A letter that the collator equates with another adds nothing: `Å`
  ///     in English is `A`.
  /// - Throws: ``CollationError/malformedLocale(_:)``, or
  ///   ``CollationError/unavailable(locale:error:)`` with ICU's error.
  /// - Complexity: Some milliseconds: O(*t* log *t*) in the number of titles
  ///   and scripts; microseconds for an alphabet that the process made lately.
  public init(
    of collator: Collator, adding locales: [String] = []
  ) throws(CollationError) {
    try self.init(of: collator, adding: locales, for: .icu)
  }

  /// The alphabet of a collator's locale, with titles of other locales, for the
  /// sections of a style.
  ///
  /// For the standard style, the letters from A to Z are added that have no
  /// title in the locale (W in Lithuanian, all Latin letters in Russian), and
  /// the letters that CLDR's index leaves out: see ``LetterTitles``.
  ///
  /// - Parameter others: Whether all scripts have titles.
  package init(
    of collator: Collator, adding locales: [String],
    for style: IndexLayout.Style, others: Bool = false
  ) throws(CollationError) {
    let request = Request(
      collator: collator, locales: locales.map { TextKey($0) }, style: style,
      others: others)
    self = try alphabets.value(of: request) { () throws(CollationError) in
      let alphabet = try Alphabet(request)
      return others ? alphabet.addingTitlesOfOtherScripts() : alphabet
    }
  }

  private init(_ request: Request) throws(CollationError) {
    let isStandard = request.style == .standard
    let collator =
      isStandard ? request.collator : try request.collator.withCLDROrder()
    let asked = try LocaleIdentifier(collator.locale)
    let own = collator.added?.index ?? asked
    var others: [LocaleIdentifier] = []
    for locale in request.locales {
      others.append(try LocaleIdentifier(locale.text))
    }
    self = try withICU(for: collator.locale) { () throws(ICUError) in
      let handle = collator.handle
      let builder = try AlphabeticIndexBuilder(handle, own)
      for title in collator.added?.titles ?? [] { try builder.addLabel(title) }
      let ownIndex = try AlphabeticIndexHandle(builder)
      let ownScripts = scripts(ofTitles: ownIndex.buckets)
      let latin = LocaleIdentifier(icu: "en")
      let addsLatin = isStandard && !hasLatinAlphabet(ownIndex)
      let added = others + (addsLatin ? [latin] : [])
      for locale in added { try builder.addLabels(of: locale) }
      let index = added.isEmpty ? ownIndex : try AlphabeticIndexHandle(builder)
      let landmarks = try Landmarks(collator)
      let starts = try findStarts(of: index, collator, landmarks)
      if !isStandard {
        return Alphabet(
          collator: collator, buckets: index.buckets, starts: starts,
          landmarks, ownScripts: ownScripts)
      }
      var letters = LetterTitles(
        collator, buckets: index.buckets, starts: starts)
      try letters.add(of: [own] + others)
      let all = letters.result
      return Alphabet(
        collator: collator, buckets: all.buckets, starts: all.starts,
        landmarks, ownScripts: ownScripts + letters.scripts)
    }
  }

  /// The arguments that a cached alphabet was made from.
  fileprivate struct Request: Equatable {
    let collator: Collator
    let locales: [TextKey]
    let style: IndexLayout.Style
    let others: Bool
  }
}

/// The alphabets made lately.
private let alphabets = SharedCache<Alphabet.Request, Alphabet>(limit: 16)

/// The scripts that the titles among buckets begin with, each once.
private func scripts(ofTitles buckets: [Alphabet.Bucket]) -> [Script] {
  var result: [Script] = []
  for bucket in buckets where bucket.kind == .title {
    guard let first = bucket.label.unicodeScalars.first else { continue }
    let script = Script(first)
    if !result.contains(script) { result.append(script) }
  }
  return result
}

private func hasLatinAlphabet(_ index: AlphabeticIndexHandle) -> Bool {
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ".allSatisfy { letter in
    index.buckets.contains { $0.kind == .title && $0.label == String(letter) }
  }
}

/// Finds the keys at which ICU's buckets begin.
///
/// A bucket can begin at a label (ICU's word for a title). It can also begin
/// behind all texts that start with a label: in Maltese, behind those that
/// start with `IE`; the letter `ɩ` comes later. Other places are the scripts
/// and Chinese divisions of the ``Landmarks``. ICU tells which bucket each of
/// these places is in.
private func findStarts(
  of index: AlphabeticIndexHandle, _ collator: Collator,
  _ landmarks: Landmarks
) throws(ICUError) -> [Alphabet.BucketStart] {
  func start(_ text: KeyedText) throws(ICUError) -> Alphabet.BucketStart {
    .init(text.key, try index.bucket(of: text.text))
  }
  let titles = index.buckets.filter { $0.kind == .title }.flatMap {
    [$0.label, $0.label + "\u{FFFF}"]
  }
  var starts = [try start(KeyedText(key: .empty, text: ""))]
  for text in collator.primaryKeys(of: titles) + landmarks.divisions {
    starts.append(try start(text))
  }
  // Between neighbouring starts, the bucket changes at most once. If the first
  // and the last group there share a bucket, ICU is not asked for the others.
  var groups = landmarks.groups.map(\.start)[...]
  for next in starts.map(\.key).sorted() {
    let end = groups.partitioningIndex { $0.key >= next }
    starts += try findStarts(ofGroups: groups[..<end], start)
    groups = groups[end...]
  }
  return starts + (try findStarts(ofGroups: groups, start))
}

/// Finds the bucket of each group between two known starts.
private func findStarts(
  ofGroups groups: ArraySlice<KeyedText>,
  _ start: (KeyedText) throws(ICUError) -> Alphabet.BucketStart
) throws(ICUError) -> [Alphabet.BucketStart] {
  guard let first = groups.first, let last = groups.last else { return [] }
  let bucket = try start(first).bucket
  if try start(last).bucket == bucket {
    return groups.map { .init($0.key, bucket) }
  }
  var starts: [Alphabet.BucketStart] = []
  for group in groups { starts.append(try start(group)) }
  return starts
}

extension Alphabet {
  /// This alphabet with titles for all scripts that have none; see
  /// ``IndexLayout/Others-swift.enum/ownTitles``.
  ///
  /// The alphabet stays as it is if ICU lacks the memory.
  func addingTitlesOfOtherScripts() -> Self {
    if hasTitlesOfOtherScripts { return self }
    do throws(ICUError) {
      var letters = LetterTitles(
        collator, buckets: buckets,
        starts: boundaries.map { .init($0.key, $0.bucket) })
      try letters.addOtherScripts()
      let all = letters.result
      var result = Alphabet(
        collator: collator, buckets: all.buckets, starts: all.starts,
        try Landmarks(collator), ownScripts: ownScripts)
      result.hasTitlesOfOtherScripts = true
      return result
    } catch {
      return self
    }
  }

  /// The scripts of the titles.
  var titledScripts: [Script] { scripts(ofTitles: buckets) }
}
