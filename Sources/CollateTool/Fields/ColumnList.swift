/// Reads lists of columns: numbers and names with commas between them.
///
/// A column's name may have commas, too. So a number is tried before names, and
/// long names before short ones, until the whole list is read.
struct ColumnList {
  private let option: Option
  private let names: ColumnNames
  private let command: Command

  init(_ option: Option, _ names: ColumnNames, _ command: Command) {
    self.option = option
    self.names = names
    self.command = command
  }

  /// The columns of a list, by their numbers from 0.
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
      if case .known(let names, _) = names {
        number > 0 && number <= names.count
      } else {
        number > 0
      }
    return (isKnown ? [(number - 1, end)] : [])
      + names.fields(in: text, at: place)
  }
}
