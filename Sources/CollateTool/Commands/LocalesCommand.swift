import ThumbIndex

/// `collate locales`: lists locales with their collation types and names.
struct LocalesCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    if let operand = arguments.files.first {
      throw .usage("unexpected operand '\(operand)'", arguments.command)
    }
  }

  /// Writes a line for each locale: its tag, its collation types (default
  /// first) and its English name, with tabs between.
  func perform() throws(Failure) -> Int32 {
    var output = try Output(OutputTarget(arguments))
    for locale in Collator.availableLocales {
      let types = (try? Collator.availableCollations(in: locale)) ?? []
      try output.write(
        "\(locale)\t\(types.joined(separator: " "))\t"
          + "\(Collator.englishName(of: locale))\n")
    }
    try output.finish()
    return 0
  }
}
