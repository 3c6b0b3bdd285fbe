import SearchTexts
import ThumbIndex

/// `collate query`: writes patterns that find a query in a column of search
/// texts.
struct QueryCommand {
  private let arguments: Arguments
  private let ordering: Ordering
  private let format: QueryFormat
  private let column: String

  /// One list of patterns for a phrase, or one list for each word; a row must
  /// match a pattern of every list.
  private let patterns: [[String]]

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    guard let text = arguments.files.first else {
      throw .usage("there is no query", arguments.command)
    }
    if arguments.files.count > 1 {
      throw .usage(
        "there is one query, not also '\(arguments.files[1])'; quote one of "
          + "several words", arguments.command)
    }
    format = try arguments.value(of: Option.queryFormat)
    if format != .sql {
      try arguments.refuse([.column], "goes with '--format=sql' only")
    }
    column = arguments.value(.column) ?? "fold"
    if column.isEmpty {
      throw .usage("option '--column' needs a name", arguments.command)
    }
    let scope = try arguments.value(of: Option.scope)
    let options = try SearchOptions(arguments)
    ordering = try Ordering(arguments)
    let plan = try FoldingPlan.plan(ordering, options)
    patterns = SearchFolder(plan).patterns(
      of: text.description, scope: scope,
      matching: arguments.queryKind)
    plan.query(text.description, kind: arguments.queryKind)
      .warnIfNothingCounts()
  }

  func perform() throws(Failure) -> Int32 {
    if arguments.has(.debug) { ordering.explain() }
    var output = try Output(OutputTarget(arguments))
    try output.write(format.text(of: patterns, column: column))
    try output.finish()
    return 0
  }
}

extension QueryFormat {
  /// The patterns in this format, in complete lines.
  func text(of patterns: [[String]], column: String) -> String {
    switch self {
    case .text:
      // Patterns have no line ends.
      return patterns.map { $0.map { $0 + "\n" }.joined() }
        .joined(separator: "\n")
    case .json:
      let terms = patterns.map {
        "[" + $0.map { jsonString($0) }.joined(separator: ",") + "]"
      }
      return "[\(terms.joined(separator: ","))]\n"
    case .sql:
      if patterns.isEmpty { return "TRUE\n" }
      // Patterns have no quotes, and no character with a meaning to LIKE.
      let terms = patterns.map { term in
        "("
          + term.map { "\(identifier(column)) LIKE '%\($0)%'" }
          .joined(separator: " OR ") + ")"
      }
      return terms.joined(separator: " AND ") + "\n"
    }
  }
}

/// A name in SQL, quoted unless it consists of ASCII words and dots.
private func identifier(_ name: String) -> String {
  let parts = name.parts(between: ".", keepingEmpty: true)
  let isPlain = parts.allSatisfy { part in
    guard let first = part.utf8.first else { return false }
    return !isDigit(first)
      && part.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || isDigit(byte) || isLetter(byte)
      }
  }
  return isPlain ? name : "\"\(name.replacing(sign: "\"", with: "\"\""))\""
}
