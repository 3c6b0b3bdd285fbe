import ThumbIndex

/// The rows of a page, made from lines.
struct PageRows {
  struct Row {
    /// The values that make the text.
    var values: [String]
    var text: String
    /// The address that the row leads to; `nil` if there is none.
    var link: String?
    /// Further addresses, each with what is shown of it.
    var links: [(text: String, address: String)] = []
    /// The detail beside the row's text; may be empty.
    var detail = ""
    /// The texts of other rows that this one refers to, with semicolons between.
    var see = ""
    /// The name of the row's place; `nil` for its text.
    var id: String?

    /// Whether there is nothing to see in the row.
    var isBlank: Bool {
      (values + [detail]).allSatisfy(isOfWhiteSpace)
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

  var count: Int { rows.count }

  /// Whether a row refers to others.
  var haveReferences: Bool { rows.contains { !$0.see.isEmpty } }

  init(of content: FiledInput.Content, _ columns: PageColumns) {
    let lines = content.lines
    let splitter = content.keys.splitter
    let names = content.keys.columns
    var refused: (example: String, count: Int)?
    rows = lines.lines.map { line in
      if columns.isEmpty {
        let start = unsafe startOfContent(line, lines.bytes)
        let text = unsafe String(
          decoding: lines.bytes[start..<max(start, line.upperBound)],
          as: UTF8.self)
        return Row(values: [text], text: text)
      }
      let fields = unsafe splitter.fields(of: line, lines.bytes)
      // A value of blanks is none.
      func value(_ column: Int) -> String {
        fields.indices.contains(column) && !isOfWhiteSpace(fields[column])
          ? fields[column] : ""
      }
      let all = columns.textColumns(count: fields.count).map(value)
      let values = all.filter { !$0.isEmpty }
      var row = Row(
        values: values,
        text: columns.name?.text(of: all) ?? values.joined(separator: " "))
      row.detail = columns.details.map(value).filter { !$0.isEmpty }
        .joined(separator: " · ")
      row.id = columns.id.map(value).flatMap { $0.isEmpty ? nil : $0 }
      row.see = columns.see.map(value) ?? ""
      for (place, column) in columns.links.enumerated() {
        let given = value(column)
        if given.isEmpty { continue }
        let link = WebAddress.meant(by: given)
        if !WebAddress(link).isSafeLink {
          refused = (refused?.example ?? link, (refused?.count ?? 0) + 1)
        } else if place == 0 {
          row.link = link
        } else {
          let name = names[column]
          row.links.append((name.isEmpty ? given : name, link))
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
  func warnings(_ places: PagePlaces) -> [String] {
    var warnings: [String] = []
    if let refused {
      warnings.append(
        "\(numbered(refused.count, "link")) left out, such as "
          + "'\(refused.example)'; a page links to http and https with a host, "
          + "to mailto and tel, or without a scheme")
    }
    let lost = rows.flatMap { places.references(in: $0.see) }
      .filter { $0.place == nil }
    if let first = lost.first {
      warnings.append(
        "\(numbered(lost.count, "reference")) to no row, such as "
          + "'\(first.text)'")
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
