import ThumbIndex

/// What a page shows of lines.
struct PageRows {
  struct Row {
    /// The values that make the text.
    var values: [String]
    var text: String { values.joined(separator: " ") }
    /// The address that the row leads to; `nil` if there is none.
    var link: String?
    /// What stands beside the text; may be empty.
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

  /// Whether something may stand beside a row's text.
  let hasDetails: Bool

  /// An address that no page should follow, and how many there are.
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
        .map(address(of:))
      {
        if isSafeAddress(link) {
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

  /// What rows without a key are filed by: their texts as a browser shows them,
  /// without blanks at the start; `nil` if rows are whole lines.
  ///
  /// U+FFFE is between the values, by which CLDR separates what is compared
  /// one after the other.
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

  /// A warning each if some links and some rows were left out.
  var warnings: [String] {
    var warnings: [String] = []
    if let refused {
      warnings.append(
        "\(numbered(refused.count, "link")) left out, such as "
          + "'\(refused.example)'; a page links to http, https, mailto and tel, "
          + "or without a scheme")
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

/// The address that a value is: one of mail and one that begins with `www.` get
/// the scheme that is meant; others are as they are.
private func address(of value: String) -> String {
  if String(decoding: value.utf8.prefix(4), as: UTF8.self).lowercased()
    .hasBytes(of: "www.")
  {
    return "https://" + value
  }
  let parts = value.parts(between: "@", keepingEmpty: true)
  let isMail =
    parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    && !value.unicodeScalars.contains {
      $0.properties.isWhitespace || ":/?#".unicodeScalars.contains($0)
    }
  return isMail ? "mailto:" + value : value
}

/// Whether a link cannot run a script or open a program: it is relative, or has
/// the scheme of a page, of mail or of a telephone.
private func isSafeAddress(_ address: String) -> Bool {
  guard let scheme = scheme(of: address) else { return true }
  return ["http", "https", "mailto", "tel"].contains {
    $0.hasBytes(of: scheme)
  }
}

/// The scheme of an address in small letters; `nil` if the address is relative.
///
/// Browsers leave out blanks and controls before the scheme, and line ends and
/// tabs in it.
func scheme(of address: String) -> String? {
  let scalars = address.unicodeScalars.drop { $0.value <= 0x20 }
    .filter { !["\t", "\n", "\r"].contains($0) }
  guard let colon = scalars.firstIndex(of: ":") else { return nil }
  let scheme = scalars[..<colon]
  // After one of these, a colon is no end of a scheme.
  if scheme.contains(where: { "/?#".unicodeScalars.contains($0) }) {
    return nil
  }
  return String(String.UnicodeScalarView(scheme)).lowercased()
}
