/// The names of columns: the fields of a header.
enum ColumnNames {
  /// There is no header; columns have only numbers.
  case none
  /// The header has not been read: any text may be a name.
  case unread
  case known([String])

  /// The columns whose names a text begins with, each with the length of its
  /// name in characters; the longest name comes first.
  func fields(at text: Substring) -> [(field: Int, length: Int)] {
    switch self {
    case .none: []
    case .unread: text.isEmpty ? [] : [(0, text.count)]
    case .known(let names):
      names.enumerated()
        .filter { !$1.isEmpty && text.hasPrefix($1) }
        .map { ($0, $1.count) }.sorted { $0.length > $1.length }
    }
  }

  /// What to say of a name that no column has.
  func hint(for given: String) -> String {
    guard case .known(let names) = self else {
      return "name columns by number, or by name with '--header'"
    }
    return guess(at: given, from: names)
      ?? names.lazy.compactMap { separatorHint(for: $0) }.first
      ?? "there are \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  subscript(_ field: Int) -> String {
    if case .known(let names) = self { names[field] } else { "" }
  }

  /// How many columns have the name of a given column, itself included.
  func count(ofNamesLike field: Int) -> Int {
    guard case .known(let names) = self else { return 1 }
    return names.count { $0 == names[field] }
  }
}
