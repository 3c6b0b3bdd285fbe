/// The columns that a page shows of each line, by their numbers from 0.
struct PageColumns {
  /// The columns that make up a row's text; `nil` for all columns that are
  /// neither the link nor details.
  let text: [Int]?

  /// How the text is made of its columns; `nil` for a blank between them.
  let name: ShownName?

  /// The columns with addresses: that which the text leads to, then others.
  let links: [Int]

  /// The column with the names of other rows that a row refers to.
  let see: Int?

  /// The column that names a row's place in the page; `nil` for its text.
  let id: Int?

  /// The columns that stand in small print beside the text.
  let details: [Int]

  /// Whether lines are shown as they are.
  let isEmpty: Bool

  init(_ arguments: Arguments, _ names: ColumnNames) throws(Failure) {
    func columns(_ option: Option) throws(Failure) -> [Int]? {
      guard let list = arguments.value(option) else { return nil }
      return try ColumnList(option, names, arguments.command).columns(of: list)
    }
    func column(_ option: Option) throws(Failure) -> Int? {
      let found = try columns(option) ?? []
      if found.count > 1 {
        throw .usage(
          "option '\(option.name)' takes one column, not "
            + "'\(arguments.value(option)!)'", arguments.command)
      }
      return found.first
    }
    name = try arguments.value(.show).map { template throws(Failure) in
      try ShownName(template, names, arguments.command)
    }
    if name != nil, arguments.has(.pageColumns) {
      throw .usage(
        "option '--show' does not go with '--columns'", arguments.command)
    }
    let own = try columns(.pageColumns)
    text = name?.columns ?? own
    details = try columns(.detail) ?? []
    links = try columns(.link) ?? []
    see = try column(.see)
    id = try column(.rowID)
    isEmpty =
      text == nil && links.isEmpty && details.isEmpty && see == nil
      && id == nil && !arguments.has(.csv)
  }

  /// Which of a line's fields are its text.
  func textColumns(count: Int) -> [Int] {
    text
      ?? (0..<count).filter {
        !links.contains($0) && !details.contains($0) && $0 != see && $0 != id
      }
  }
}
