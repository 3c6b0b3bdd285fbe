import SearchTexts
import ThumbIndex

/// What `collate explain` says about a search: the readings of texts, and where
/// a query matches the texts.
struct ExplainedQuery {
  private let scope: SearchScope
  private let plan: FoldingPlan

  /// Each tier of the search, with a plan for that tier alone.
  private let tiers: [(tier: SearchTier, plan: FoldingPlan)]

  /// The query as one phrase, or its different words.
  private let queries: [String]

  /// Returns `nil` if no option is about a search.
  init?(_ arguments: Arguments, _ collator: Collator) throws(Failure) {
    let asked = Option.searching
    guard asked.contains(where: { arguments.has($0) }) else { return nil }
    scope = try arguments.value(of: Option.scope)
    let options = try SearchOptions(arguments)
    plan = try .plan(.collated(collator), options)
    var tiers: [(SearchTier, FoldingPlan)] = []
    for tier in options.tiersInForce {
      var own = options
      own.tiers = [tier]
      tiers.append((tier, try .plan(.collated(collator), own)))
    }
    self.tiers = tiers
    queries =
      arguments.value(.explainedQuery).map(arguments.queryKind.texts) ?? []
  }

  /// The output lines for a text.
  func explanation(of text: String) -> [String] {
    var lines: [String] = []
    let readings = SearchFolder(plan).explainedReadings(of: text)
    if !readings.isEmpty {
      lines.append("  readings:")
      lines += readings.map {
        "    \($0.text): " + $0.spellings.joined(separator: ", ")
      }
    }
    for query in queries {
      lines.append("  query '\(query)':")
      lines += matches(of: query, in: text).map { "    \($0)" }
    }
    return lines
  }

  private func matches(of query: String, in text: String) -> [String] {
    let term = plan.term(query)
    if term.matchesAll { return ["nothing that counts, which matches all"] }
    var found: [String] = []
    for (tier, plan) in tiers {
      guard
        let match = plan.match(plan.term(query), in: text, scope: scope),
        !match.isReading
      else { continue }
      found.append("tier \(tier.name): \(words(for: match, in: text))")
    }
    if found.isEmpty, let match = plan.match(term, in: text, scope: scope),
      !match.isReading
    {
      found.append("all tiers together: \(words(for: match, in: text))")
    }
    if let match = plan.match(term, in: text, scope: scope), match.isReading {
      let read = match.ranges.map { "'\(text[$0])'" }
      found.append(
        "reading of \(read.joined(separator: ", ")): " + words(for: match.rank))
    }
    return found.isEmpty ? ["not found"] : found
  }

  private func words(for match: SearchMatch, in text: String) -> String {
    let words = words(for: match.rank)
    guard [.wholeText, .start].contains(match.rank),
      let start = match.ranges.first?.lowerBound, start > text.startIndex
    else { return words }
    return "\(words), without '\(text[..<start])'"
  }

  private func words(for rank: SearchMatch.Rank) -> String {
    switch rank {
    case .wholeText: "all of it"
    case .start: "at the start"
    case .wordStart: "at the start of a word"
    case .inside: "inside"
    }
  }
}
