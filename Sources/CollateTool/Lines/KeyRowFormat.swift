import ThumbIndex

/// What `collate keys` writes of a line.
enum KeyRowColumn {
  /// The ordinal of its section.
  case section
  /// The title of its section.
  case title
  /// Its sort key in hexadecimal.
  case key
  /// Its search text.
  case fold
  /// The line itself.
  case line
}

/// How `collate keys` writes lines.
struct KeyRowFormat: Sendable {
  let columns: [KeyRowColumn]

  /// Whether columns are named above a header, and all is CSV where the input is.
  private let isTable: Bool
  let keys: KeySelection
  /// The separator between columns, and whether fields are in quotes where that is
  /// needed.
  let separator: [UInt8]
  let isCSV: Bool

  let collation: IndexedCollation?

  /// The titles of sections as they are written.
  let titles: [[UInt8]]
  let folder: SearchFolder?

  /// What the columns depend on beside the keys; begins with a space.
  let fingerprint: String

  /// - Parameter columns: What `--columns` asks for.
  init(
    _ columns: [KeyRowColumn]?, _ format: RecordFormat, _ arguments: Arguments
  ) throws(Failure) {
    self.columns = columns ?? [.key, .line]
    isTable = columns != nil
    keys = format.keys
    try Self.check(columns, keys, arguments)
    isCSV = isTable && arguments.has(.csv)
    separator = isCSV ? keys.splitter.separator : [UInt8(ascii: "\t")]
    var fingerprint = ""
    if self.columns.hasSections {
      let collation = try IndexedCollation(
        arguments, format.orders.main, keys.filing)
      self.collation = collation
      fingerprint += collation.titleFingerprint
    } else {
      collation = nil
    }
    let separator = separator
    let isCSV = isCSV
    titles =
      collation?.sectionTitles.map { title in
        let bytes = Array(title.utf8)
        return isCSV ? quotedField(bytes.span, separator) : bytes
      } ?? []
    if self.columns.contains(.fold) {
      let options = try SearchOptions(arguments)
      folder = try SearchFolder(format.orders.main, options)
      fingerprint += options.fingerprint
    } else {
      folder = nil
    }
    self.fingerprint = fingerprint
  }

  /// Refuses what cannot be told of columns.
  static func check(
    _ columns: [KeyRowColumn]?, _ keys: KeySelection, _ arguments: Arguments
  ) throws(Failure) {
    let columns = columns ?? []
    if columns.hasSections {
      try keys.checkFirstKeyHasSections(arguments.command) {
        "the first key cannot \($0) with '--columns=section' or 'title'"
      }
    } else {
      for option in Option.titles where arguments.has(option) {
        throw .usage(
          "option '\(option.name)' goes with '--columns=section' or 'title' "
            + "only", arguments.command)
      }
    }
    if columns.contains(.fold) { return }
    for option in Option.folding where arguments.has(option) {
      throw .usage(
        "option '\(option.name)' goes with '--columns=fold' only",
        arguments.command)
    }
  }

  /// The header of the input, behind the names of the columns.
  func header(_ header: Header) -> [UInt8] {
    if !isTable || header.bytes.isEmpty { return header.bytes }
    var result: [UInt8] = []
    for (number, record) in header.records.enumerated() {
      for (index, column) in columns.enumerated() {
        if index > 0 { result += separator }
        if column == .line {
          result += header.bytes[record]
        } else if number == 0 {
          result += Choices.columns.words.first { $0.value == column }!.key.utf8
        }
      }
      result.append(keys.terminator)
    }
    return result
  }
}

extension [KeyRowColumn] {
  fileprivate var hasSections: Bool { contains(.section) || contains(.title) }
}

extension IndexedCollation {
  /// What ordinals and titles of sections depend on beside the keys.
  fileprivate var titleFingerprint: String {
    " sections=\(digest(sectionTitles.joined(separator: "\0")))"
  }
}
