import ThumbIndex

extension SearchOptions {
  /// What arguments take for the same.
  init(_ arguments: Arguments) throws(Failure) {
    self.init()
    let tiers = try arguments.words(
      .tiers,
      of: ["locale": SearchTier.locale, "search": .search, "base": .base])
    if let tiers { self.tiers = Set(tiers) }
    if arguments.has(.strict) {
      if tiers != nil {
        throw .usage(
          "option '--strict' does not go with '--tiers'", arguments.command)
      }
      self.tiers = .strict
    }
    if arguments.has(.ignorePunctuation) { punctuation = .optional }
    let readings = try arguments.words(
      .readings,
      of: [
        "han": Set<SearchReading>([.pinyin, .pinyinInitials]),
        "kana": [.romaji], "hangul": [.hangulInitials],
      ])
    for reading in readings ?? [] { self.readings.formUnion(reading) }
  }
}

extension SearchTier {
  /// The tier as `--tiers` has it.
  var name: String {
    switch self {
    case .locale: "locale"
    case .search: "search"
    case .base: "base"
    }
  }
}
