import ThumbIndex

/// `collate page`: writes a list as one HTML file, complete in itself.
struct PageCommand {
  private let arguments: Arguments
  private let input: FiledInput

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    input = try FiledInput(arguments)
    // Finds mistakes before any input is read.
    _ = try PageColumns(arguments, ColumnNames(before: arguments))
  }

  func perform() throws(Failure) -> Int32 {
    let target = try OutputTarget(arguments)
    let content = try input.read()
    let rows = PageRows(
      of: content,
      try PageColumns(arguments, content.keys.columns))
    let page = Page(
      title: try title(of: content.list), list: content.list,
      language: WrittenLanguage(content.collator.locale))
    var output = try Output(target)
    try page.write(rows, to: &output)
    try output.finish()
    if let warning = rows.warning { complain(warning) }
    return 0
  }

  /// The title that is asked for, else the name of the only file without folder
  /// and extension, else the first and last title of the list.
  private func title(of list: SectionedLines) throws(Failure) -> String {
    if let title = arguments.value(.pageTitle), !title.isEmpty { return title }
    let files = try arguments.inputFiles()
    if files.count == 1, files[0] != .standardInput {
      let name = files[0].description.split(separator: "/").last ?? ""
      let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
      if !stem.isEmpty { return String(stem) }
    }
    return list.range
  }
}

extension ColumnNames {
  /// What is known of the names of columns while no input is read.
  fileprivate init(before arguments: Arguments) throws(Failure) {
    self = try RecordSyntax(arguments).headerCount > 0 ? .unread : .none
  }
}
