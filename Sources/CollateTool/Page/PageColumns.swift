/// The columns that a page shows of each line, by their numbers from 0.
struct PageColumns {
  /// The columns that make up a row's text; `nil` for all columns that are
  /// neither the link nor details.
  let text: [Int]?

  /// The column with the address that a row leads to.
  let link: Int?

  /// The columns that stand in small print beside the text.
  let details: [Int]

  /// Whether lines are shown as they are.
  let isEmpty: Bool

  init(_ arguments: Arguments, _ names: ColumnNames) throws(Failure) {
    func columns(_ option: Option) throws(Failure) -> [Int]? {
      guard let list = arguments.value(option) else { return nil }
      return try ColumnList(option, names, arguments.command).columns(of: list)
    }
    text = try columns(.pageColumns)
    details = try columns(.detail) ?? []
    let links = try columns(.link) ?? []
    if links.count > 1 {
      throw .usage(
        "option '--link' takes one column, not '\(arguments.value(.link)!)'",
        arguments.command)
    }
    link = links.first
    isEmpty =
      text == nil && link == nil && details.isEmpty && !arguments.has(.csv)
  }

  /// Which of a line's fields are its text.
  func textColumns(count: Int) -> [Int] {
    text ?? (0..<count).filter { $0 != link && !details.contains($0) }
  }
}
