import ThumbIndex

/// The rows of a page, made from lines.
struct PageRows {
  struct Row {
    /// The values that make the text.
    var values: [String]
    var text: String { values.joined(separator: " ") }
    /// The address that the row leads to; `nil` if there is none.
    var link: String?
    /// The detail beside the row's text; may be empty.
    var detail = ""

    /// Whether there is nothing to see in the row.
    var isBlank: Bool {
      (values + [detail]).allSatisfy { text in
        text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
      }
    }
  }

  private let rows: [Row]

  /// Whether each row is the whole line.
  private let isOfLines: Bool

  /// Whether rows may have a detail beside their text.
  let hasDetails: Bool

  /// The first address that is not safe to follow, and how many there are.
  private var refused: (example: String, count: Int)?

  subscript(line: Int) -> Row { rows[line] }

  init(of content: FiledInput.Content, _ columns: PageColumns) {
    let lines = content.lines
    let splitter = content.keys.splitter
    var refused: (example: String, count: Int)?
    rows = lines.lines.map { line in
      if columns.isEmpty {
        let start = unsafe startOfContent(line, lines.bytes)
        return Row(
          values: [
            unsafe String(
              decoding: lines.bytes[start..<max(start, line.upperBound)],
              as: UTF8.self)
          ])
      }
      let fields = unsafe splitter.fields(of: line, lines.bytes)
      func values(_ columns: [Int]) -> [String] {
        columns.filter { fields.indices.contains($0) && !fields[$0].isEmpty }
          .map { fields[$0] }
      }
      var row = Row(
        values: values(columns.textColumns(count: fields.count)),
        detail: values(columns.details).joined(separator: " · "))
      if let link = columns.link.flatMap({ values([$0]).first })
        .map(WebAddress.meant(by:))
      {
        if WebAddress(link).isSafeLink {
          row.link = link
        } else {
          refused = (refused?.example ?? link, (refused?.count ?? 0) + 1)
        }
      }
      return row
    }
    isOfLines = columns.isEmpty
    hasDetails = !columns.details.isEmpty
    self.refused = refused
  }

  /// The texts to file rows by if no key is given: as a browser shows them, so
  /// without blanks at the start; `nil` if rows are whole lines.
  ///
  /// U+FFFE separates the values of a row. In CLDR's order, it makes the values
  /// compare one after the other.
  var filedTexts: LineParts? {
    if isOfLines { return nil }
    var bytes: [UInt8] = []
    let ranges = rows.map { row in
      let start = bytes.count
      let text = row.values.joined(separator: "\u{FFFE}")
      bytes += text.utf8.drop { isBlank($0) }
      return start..<bytes.count
    }
    return LineParts(ranges: ranges, values: bytes)
  }

  /// Warnings about links and about rows that were left out, if there are any.
  var warnings: [String] {
    var warnings: [String] = []
    if let refused {
      warnings.append(
        "\(numbered(refused.count, "link")) left out, such as "
          + "'\(refused.example)'; a page links to http and https with a host, "
          + "to mailto and tel, or without a scheme")
    }
    let blank = rows.count(where: \.isBlank)
    if blank > 0 {
      warnings.append(
        "\(numbered(blank, "row")) left out, with nothing to show")
    }
    return warnings
  }

  private func numbered(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
