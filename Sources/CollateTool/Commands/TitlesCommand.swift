import ThumbIndex

/// `collate titles`: writes the section titles and the index bar of a locale.
struct TitlesCommand {
  private let arguments: Arguments
  private let collation: IndexedCollation
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    if let operand = arguments.files.first {
      throw .usage("unexpected operand '\(operand)'", arguments.command)
    }
    isJSON = try arguments.value(of: Option.format)
    let ordering = try Ordering(arguments)
    if arguments.has(.debug) { ordering.explain() }
    collation = try IndexedCollation(arguments, ordering, FilingRules())
  }

  func perform() throws(Failure) -> Int32 {
    let bar = try collation.indexBar(arguments)
    let all = collation.sectionTitles
    let occasional = collation.occasionalSections
    let titles = all.indices.filter { !occasional.contains($0) }.map { all[$0] }
    var output = try Output(OutputTarget(arguments))
    if isJSON {
      try output.write(
        "{\"locale\":\(jsonString(collation.collator.resolved.locale)),"
          + "\"sections\":\(jsonArray(titles)),\n"
          + (occasional.isEmpty
            ? ""
            : " \"occasional\":\(jsonArray(occasional.map { all[$0] })),\n")
          + " \"index\":\(jsonIndex(bar))}\n")
    } else {
      try output.write(
        titles.joined(separator: " ") + "\n"
          + bar.entries.map(\.title).joined(separator: " ") + "\n")
    }
    try output.finish()
    return 0
  }
}
