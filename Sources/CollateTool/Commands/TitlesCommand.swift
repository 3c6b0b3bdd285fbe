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
    isJSON = try arguments.value(of: Choices.format)
    let ordering = try Ordering(arguments)
    if arguments.has(.debug) { ordering.explain() }
    collation = try IndexedCollation(arguments, ordering, FilingRules())
  }

  func perform() throws(Failure) -> Int32 {
    let bar = try collation.indexBar(arguments, showing: nil)
    var output = try Output(OutputTarget(arguments))
    if isJSON {
      let titles = collation.sectionTitles.map { jsonString($0) }
      try output.write(
        "{\"locale\":\(jsonString(collation.collator.resolved.locale)),"
          + "\"sections\":[\(titles.joined(separator: ","))],\n"
          + " \"index\":\(jsonIndex(bar))}\n")
    } else {
      try output.write(
        collation.sectionTitles.joined(separator: " ") + "\n"
          + bar.entries.map(\.title).joined(separator: " ") + "\n")
    }
    try output.finish()
    return 0
  }
}
