/// The commands of `collate`, and `thumb`.
package enum Command: String {
  case sort
  case sections
  case page
  case titles
  case search
  case keys
  case query
  case explain
  case locales
  /// A program of its own, not a command of `collate`.
  case thumb
}

extension Command: CaseIterable {
  /// The commands of `collate`.
  package static let allCases: [Self] = [
    .sort, .sections, .page, .titles, .search, .keys, .query, .explain,
    .locales,
  ]

  /// The words that run the command.
  package var invocation: String {
    self == .thumb ? rawValue : "collate \(rawValue)"
  }
}

extension Command {
  /// The purpose of the command, in a few words.
  var summary: String {
    switch self {
    case .sort: "sort lines (the default command)"
    case .sections: "sort lines under section titles"
    case .page: "write an HTML page with sections, bar and search"
    case .titles: "write the section titles and index bar of a locale"
    case .search: "write the lines that match, in sorted order"
    case .keys: "write each line after its sort key, in hexadecimal"
    case .query: "write the patterns that find a text in a database"
    case .explain: "compare sort keys of texts, and explain sections"
    case .locales: "list locales with their collation types"
    case .thumb: "thumb through a list of lines, and pick from it"
    }
  }

  /// The operands, as help and manual show them.
  var operands: String {
    switch self {
    case .sort, .sections, .page, .keys, .thumb: " [file ...]"
    case .search: " <query> [file ...]"
    case .query: " <text>"
    case .explain: " <text> ..."
    case .titles, .locales: ""
    }
  }
}

extension Set<Command> {
  /// The commands that read lines.
  static let readingLines: Self = [
    .sort, .sections, .page, .search, .keys, .thumb,
  ]

  /// The commands that order something.
  static let ordering: Self = readingLines.union([.titles, .explain, .query])

  /// The commands that file texts.
  static let filing: Self = readingLines.union([.explain])

  /// The commands that read a dictionary.
  static let withDictionary: Self = filing.union([.query])

  /// The commands that file texts under titles, or search them.
  static let filingForSections: Self = filing.subtracting([.sort])

  /// The commands that have titles.
  static let withTitles: Self = [
    .sections, .page, .titles, .explain, .keys, .thumb,
  ]

  /// The commands that take a query.
  static let searching: Self = [.page, .search, .explain, .query, .thumb]

  /// The commands that fold texts for a search.
  static let folding: Self = searching.union([.keys])

  static let all: Self = ordering.union([.locales])
}
