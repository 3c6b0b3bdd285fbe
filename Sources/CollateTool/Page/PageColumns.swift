import ThumbIndex

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

/// Reads lists of columns: numbers and names with commas between them.
///
/// A column's name may have commas, too. So a number is tried before names, and
/// long names before short ones, until the whole list is read.
private struct ColumnList {
  private let option: Option
  private let names: ColumnNames
  private let command: Command

  init(_ option: Option, _ names: ColumnNames, _ command: Command) {
    self.option = option
    self.names = names
    self.command = command
  }

  func columns(of list: String) throws(Failure) -> [Int] {
    let text = ColumnText(list)
    var columns: [Int] = []
    // The places to read on from, with the number of columns before each place,
    // and the last of these columns.
    var waiting = [(place: 0, count: 0, last: 0)]
    // The places from which reading was tried. There is no need to try them
    // again: the rest of the list reads the same, whatever comes before it.
    var tried: Set<Int> = []
    while let (place, count, last) = waiting.popLast() {
      columns.removeSubrange(max(0, count - 1)...)
      if count > 0 { columns.append(last) }
      guard tried.insert(place).inserted else { continue }
      for (column, end) in candidates(in: text, at: place).reversed() {
        if end == text.bytes.count { return try checked(columns + [column]) }
        var end = end
        if text.take(",", at: &end) { waiting.append((end, count + 1, column)) }
      }
    }
    let given = text.textBeforeComma(from: tried.max() ?? 0)
    throw .usage(
      "there is no column '\(given)' for option '\(option.name)'"
        + "; \(names.hint(for: given))", command)
  }

  private func checked(_ columns: [Int]) throws(Failure) -> [Int] {
    for column in columns where names.count(ofNamesLike: column) > 1 {
      throw .usage(
        "several columns have the name '\(names[column])' of option "
          + "'\(option.name)'; give its number", command)
    }
    return columns
  }

  private func candidates(
    in text: ColumnText, at place: Int
  ) -> [(field: Int, end: Int)] {
    var end = place
    let number = text.takeNumber(at: &end) ?? 0
    let isKnown =
      if case .known(let names) = names {
        number > 0 && number <= names.count
      } else {
        number > 0
      }
    return (isKnown ? [(number - 1, end)] : [])
      + names.fields(in: text, at: place)
  }
}
