import ThumbIndex

extension SearchOptions {
  init(_ arguments: Arguments) throws(Failure) {
    self.init()
    try arguments.checkContradictions([(.strict, .tiers)])
    let tiers = try arguments.words(Option.tiers)
    if let tiers { self.tiers = Set(tiers) }
    if arguments.has(.strict) { self.tiers = .strict }
    if arguments.has(.punctuationCounts) { punctuation = .significant }
    minding = Set(try arguments.words(Option.mind) ?? [])
    var filing = try FilingRules(arguments)
    // Searches ignore blanks before a text anyway. Looking for the place after
    // other opening punctuation in each text would make the first search of a
    // million lines take two thirds longer. So the search does this only if an
    // option asks for it.
    if !arguments.has(.openingPunctuation) { filing.openingPunctuation = .keep }
    self.filing = filing
    for readings in try arguments.words(Option.readings) ?? [] {
      self.readings.formUnion(readings)
    }
    if arguments.has(.dictionary) { readings.insert(.dictionary) }
  }
}

extension Arguments {
  /// Whether a query is a phrase or words; without an option, only `thumb`
  /// takes it for words.
  var queryKind: QueryKind {
    let given = last(of: [.words, .phrase])
    return given == .words || given == nil && command == .thumb
      ? .words : .phrase
  }
}

extension Arguments {
  /// How many near matches are asked for: without a number, the default.
  ///
  /// - Parameter isWanted: Whether the default counts without the option, too.
  func nearCount(default count: Int, isWanted: Bool) throws(Failure) -> Int {
    if !has(.near) { return isWanted ? count : 0 }
    return value(.near)?.isEmpty == true
      ? count : try self.count(.near, least: 0) ?? count
  }
}

extension SearchQuery {
  /// Writes a line to standard error if the query has only signs that do not
  /// count, so that it matches everything.
  func warnIfNothingCounts() {
    if !isEmpty || text.isEmpty { return }
    complain("warning: nothing in '\(text)' counts, so it matches everything")
  }
}

extension SearchTier {
  /// The word for the tier in `--tiers`.
  var name: String {
    Option.tiers.words.first { $0.value == self }!.key
  }
}
