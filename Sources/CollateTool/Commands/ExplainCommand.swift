import ThumbIndex

/// `collate explain`: explains why a text is filed where it is.
struct ExplainCommand {
  private let arguments: Arguments
  private let collation: IndexedCollation
  private let query: ExplainedQuery?

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    if arguments.files.isEmpty {
      throw .usage("there is no text to explain", arguments.command)
    }
    let ordering = try Ordering(arguments)
    if arguments.has(.debug) { ordering.explain() }
    collation = try IndexedCollation(
      arguments, ordering, try FilingRules(arguments))
    query = try ExplainedQuery(arguments, collation.collator)
  }

  func perform() throws(Failure) -> Int32 {
    var output = try Output(OutputTarget(arguments))
    for (index, operand) in arguments.files.enumerated() {
      if index > 0 { try output.write("\n") }
      try output.write(explanation(of: operand.description))
    }
    try output.finish()
    return 0
  }

  private func explanation(of text: String) -> String {
    let filing = collation.filing.filing(of: text)
    let filed = collation.file(text)
    var lines = [text, "  filing form: \(filing.form)"]
    lines += filing.decisions.map { "    \(words(for: $0))" }
    lines.append("  sort key:")
    for (name, bytes) in levels(of: filed.key) {
      lines.append("    \(name): \(bytes)")
    }
    let title = collation.sectionTitles[filed.section]
    lines.append("  section: \(title) (\(filed.section))")
    lines.append("    \(collation.reason(forKey: filed.key))")
    lines += query?.explanation(of: text) ?? []
    return lines.map { visible($0) + "\n" }.joined()
  }

  private func words(for decision: FilingRules.Decision) -> String {
    switch decision {
    case .reading: "the reading that was given"
    case .openingPunctuation(let signs): "without the signs '\(signs)'"
    case .honorific(let word): "without the honorific '\(word)'"
    case .particle(let word): "without the particle '\(word)'"
    case .companyForm(let form): "without the form of company '\(form)'"
    case .article(let article): "without the article '\(article)'"
    case .dictionary: "with the dictionary's readings of its words"
    case .chineseName: "read as a Chinese name"
    case .sound(let script): "in Latin letters, by its sound (from \(script))"
    case .apostrophes: "with one kind of apostrophe"
    case .variants: "with the language's own letters for variants of them"
    }
  }

  /// The names and bytes of a key's levels; a byte 01 separates levels.
  private func levels(of key: SortKey) -> [(String, String)] {
    let resolved = collation.collator.resolved
    var names = ["primary"]
    if resolved.strength != .primary { names.append("secondary") }
    if resolved.caseLevel { names.append("case") }
    if ![.primary, .secondary].contains(resolved.strength) {
      names.append("tertiary")
    }
    if [.quaternary, .identical].contains(resolved.strength) {
      names.append("quaternary")
    }
    if resolved.strength == .identical { names.append("identical") }
    let levels = key.bytes.split(
      separator: 0x01, maxSplits: names.count - 1,
      omittingEmptySubsequences: false)
    return zip(names, levels).map { name, bytes in
      let digits = bytes.map { hexDigits([$0]) }
      return (name, digits.isEmpty ? "-" : digits.joined(separator: " "))
    }
  }
}
