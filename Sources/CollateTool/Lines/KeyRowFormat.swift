import SearchTexts
import ThumbIndex

/// The format of lines that `collate keys` writes.
struct KeyRowFormat: Sendable {
  let columns: [KeyRowColumn]

  /// Whether `--columns` is given: then the header, if any, names the columns,
  /// and CSV input gives CSV output.
  private let isTable: Bool
  let keys: KeySelection
  /// The separator between columns.
  let separator: [UInt8]
  /// Whether the output is CSV.
  let isCSV: Bool

  let collation: IndexedCollation?

  /// The section titles as they are written: in CSV, quoted if needed.
  let titles: [[UInt8]]
  let folder: SearchFolder?

  /// What titles and search texts add to the keys' fingerprint; may be empty.
  let fingerprint: String

  /// - Parameter columns: The columns of `--columns`; `nil` without it.
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
        arguments, format.main, keys.filing)
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
      folder = SearchFolder(try .plan(format.main, options))
      fingerprint += options.fingerprint
    } else {
      folder = nil
    }
    self.fingerprint = fingerprint
  }

  /// Refuses options that do not go with the columns.
  static func check(
    _ columns: [KeyRowColumn]?, _ keys: KeySelection, _ arguments: Arguments
  ) throws(Failure) {
    let columns = columns ?? []
    if columns.hasSections {
      try keys.checkFirstKeyHasSections(arguments.command) {
        "the first key cannot \($0) with '--columns=section' or 'title'"
      }
    } else {
      try arguments.refuse(
        Option.titles, "goes with '--columns=section' or 'title' only")
    }
    if !columns.contains(.fold) {
      try arguments.refuse(Option.folding, "goes with '--columns=fold' only")
    }
  }

  /// The header of the output; empty if the input has none.
  ///
  /// With `--columns`, the header names the columns; the column `line` has the
  /// input's header instead of a name.
  func header(_ header: Header) -> [UInt8] {
    if !isTable || header.bytes.isEmpty { return header.bytes }
    var result: [UInt8] = []
    for (number, record) in header.records.enumerated() {
      for (index, column) in columns.enumerated() {
        if index > 0 { result += separator }
        if column == .line {
          result += header.bytes[record]
        } else if number == 0 {
          result += Option.columns.words.first { $0.value == column }!.key.utf8
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
  /// A space and the fingerprint of the section titles.
  fileprivate var titleFingerprint: String {
    " sections=\(digest(sectionTitles.joined(separator: "\0")))"
  }
}
