import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Where a long text may be cut, so that its first weights are known.
@Suite struct TextCutsTests {
  @Test(arguments: TextKind.all)
  func cutsLeaveTheWeightsBeforeThem(kind: TextKind) throws {
    for id in ["en", "ca", "da", "hu", "ja", "ko", "th", "zh", "fr-CA"] {
      let collator = try Collator(id)
      checkProperty(
        "cuts of \(kind.name) in \(id)", runs: 20, .relatives(2, of: [kind])
      ) { try holdCuts(in: $0, collator) }
    }
  }

  @Test func cutsLeaveTheWeightsBeforeThemInEveryCollation() throws {
    for collation in Collation.distinct {
      let collator = try Collator(collation.id)
      checkProperty("cuts in \(collation)", runs: 10, .relatives(2)) {
        try holdCuts(in: $0, collator)
      }
      checkProperty(
        "cuts of contractions in \(collation)", runs: 10,
        .relatives(2, of: [.contractions])
      ) { try holdCuts(in: $0, collator) }
    }
  }

  @Test(arguments: OptionGrid.all)
  func cutsLeaveTheWeightsBeforeThemWithAnyOptions(grid: OptionGrid) throws {
    for id in grid.locales {
      let collator = try Collator(id, options: grid.options)
      checkProperty("cuts with \(grid) in \(id)", runs: 10, .relatives(2)) {
        try holdCuts(in: $0, collator)
      }
    }
  }

  @Test func cutsLeaveTheWeightsBeforeThemInHostileTexts() throws {
    for id in ["en", "da", "ja", "ko", "th"] {
      let collator = try Collator(id)
      checkProperty(
        "cuts of hostile texts in \(id)", runs: 20, .hostile(longest: 80)
      ) { try holdCuts(in: $0, collator) }
    }
  }

  @Test func cutsLeaveTheWeightsBeforeThemInBytes() throws {
    let collator = try Collator("da")
    checkProperty("cuts of bytes", runs: 200, Gen<[UInt8]>.bytes) {
      try holdCuts(in: $0, collator)
    }
  }

  /// Each text may be cut at nearly every letter, or keys would be made whole
  /// for nothing.
  @Test func mostPlacesAreCuts() throws {
    let cases = [
      ("en", "The quick brown fox", 19), ("da", "aaa Aalborg", 6),
      ("cs", "chata", 4), ("zh", "重庆 曾国藩", 5), ("ja", "カード 東京", 6),
      ("ko", "한국 서울", 5), ("th", "เกม ไทย", 5), ("uk", "Київ, Львів", 11),
    ]
    for (id, text, least) in cases {
      let places = try Collator(id).cuts.places(in: text.utf8.span)
      #expect(places.count >= least, "\(id) \(text): \(places)")
    }
  }

  @Test func digitsStayTogetherOnlyIfTheirValueCounts() throws {
    let text = Array("a12b".utf8)
    #expect(try Collator("en").cuts.places(in: text.span) == [0, 1, 2, 3, 4])
    let numeric = try Collator("en", options: .init(numeric: true))
    #expect(numeric.cuts.places(in: text.span) == [0, 3, 4])
  }

  @Test func cutsAreNeverWithinAContraction() throws {
    for collation in Collation.distinct.sampled(oneIn: 6) {
      let collator = try Collator(collation.id)
      for text in try collator.handle.listedContractions(withPrefixes: true) {
        do {
          try holdCuts(in: [text, "a\(text)b", text + text], collator)
        } catch {
          Issue.record("\(collation): \(text.debugDescription): \(error)")
        }
      }
    }
  }

  @Test func cutsMindContextsOfTheCallersRules() throws {
    let collator = try Collator(
      "en", options: .init(rules: "&z < x|yw &q < klmn"))
    let places = { (text: String) in
      collator.cuts.places(in: Array(text.utf8).span)
    }
    #expect(places("axywb") == [0, 1, 4, 5])
    #expect(places("aklmnb") == [0, 1, 5, 6])
    try holdCuts(in: ["axywb", "xyxyw", "yw", "aklmb", "klmn"], collator)
  }

  @Test func noContractionReachesFurtherThanIsLooked() throws {
    for collation in Collation.distinct {
      let handle = try Collator(collation.id).handle
      let longest =
        try handle.listedContractions(withPrefixes: false)
        .map { Reach.length(of: $0) }.max() ?? 0
      #expect(longest <= TextCuts.longestReachInCLDR, "\(collation)")
    }
  }

  /// Throws unless, at every place where a text may be cut, the primary level in
  /// the key of what comes before is the beginning of the whole text's key.
  private func holdCuts(
    in texts: [String], _ collator: Collator
  ) throws(Falsified) {
    for text in texts { try holdCuts(in: Array(text.utf8), collator) }
  }

  private func holdCuts(
    in text: [UInt8], _ collator: Collator
  ) throws(Falsified) {
    let whole = collator.sortKey(forUTF8: text.span).bytes
    for place in collator.cuts.places(in: text.span)
    where place < text.count {
      let start = collator.sortKey(forUTF8: Array(text[..<place]).span).bytes
      let primaries = start.prefix { $0 != 0x01 }
      try hold(
        whole.starts(with: primaries),
        "cut at \(place): \(Array(primaries)) does not begin \(whole)")
    }
  }
}

extension TextCuts {
  /// All places where a text may be cut, its end among them.
  fileprivate func places(in text: Span<UInt8>) -> [Int] {
    var places: [Int] = []
    var next = 0
    while next <= text.count {
      places.append(place(in: text, from: next))
      next = places.last! + 1
    }
    return places
  }
}
