import ThumbIndex

/// The columns that a page shows of each line, by their numbers from 0.
struct PageColumns {
  /// The columns of a row's text; `nil` for all that are not among the others.
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
    // Where no list begins.
    var failed: Set<Substring.Index> = []
    if let columns = columns(at: list[...], &failed) {
      for column in columns where names.count(ofNamesLike: column) > 1 {
        throw .usage(
          "several columns have the name '\(names[column])' of option "
            + "'\(option.name)'; give its number", command)
      }
      return columns
    }
    let given = unreadable(list, failed)
    throw .usage(
      "there is no column '\(given)' for option '\(option.name)'"
        + hint(given), command)
  }

  private func columns(
    at text: Substring, _ failed: inout Set<Substring.Index>
  ) -> [Int]? {
    if failed.contains(text.startIndex) { return nil }
    for (column, length) in candidates(at: text) {
      let rest = text.dropFirst(length)
      if rest.isEmpty { return [column] }
      if rest.first == ",", let others = columns(at: rest.dropFirst(), &failed)
      {
        return [column] + others
      }
    }
    failed.insert(text.startIndex)
    return nil
  }

  private func candidates(
    at text: Substring
  ) -> [(field: Int, length: Int)] {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let number = Int(digits).flatMap { $0 > 0 ? ($0 - 1, digits.count) : nil }
    let isKnown =
      if case .known(let names) = names, let number {
        number.0 < names.count
      } else {
        number != nil
      }
    return (isKnown ? [number!] : []) + names.fields(at: text)
  }

  /// The column from which on the list could not be read.
  private func unreadable(
    _ list: String, _ failed: Set<Substring.Index>
  ) -> String {
    let start = failed.max() ?? list.startIndex
    return String(list[start...].prefix { $0 != "," })
  }

  private func hint(_ given: String) -> String {
    guard case .known(let names) = names else {
      return "; name columns by number, or by name with '--header'"
    }
    let known = names.map { "'\($0)'" }.joined(separator: ", ")
    return "; " + (guess(at: given, from: names) ?? "there are \(known)")
  }
}
