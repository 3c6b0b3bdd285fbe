import SearchTexts
import ThumbIndex

/// The data for a page's script: how to fold queries, the texts that find each
/// row, and the bar.
///
/// The article `The-Search-as-Data` describes it.
struct PageData {
  let folder: SearchFolder
  let list: SectionedLines
  let language: WrittenLanguage

  let notes: ScriptNotes

  /// Whether a query is words.
  let isOfWords: Bool

  /// Gives a line's own readings; `nil` if lines have none.
  let readings: ((Int) -> [String])?

  /// The data as JSON; it has no `<`, since `</script` would end the data's
  /// element.
  func json(of rows: PageRows) -> String {
    var texts: [String] = []
    var lines: [Int] = []
    let fields = rows.hasDetails ? 2 : 1
    for line in list.rows.joined() {
      texts.append(rows[line].text)
      lines.append(line)
      if fields > 1 { texts.append(rows[line].detail) }
    }
    let forms = folder.searchForms(of: texts) { number in
      number % fields == 0 ? readings?(lines[number / fields]) ?? [] : []
    }
    let json =
      "{\"fields\":\(fields),\"words\":\(isOfWords),\"bar\":\(bar)"
      + ",\"sections\":\(sections)"
      + ",\"table\":\(folder.queryTable(for: forms.letters).json)"
      + ",\"forms\":\(forms.json)}"
    if !json.utf8.contains(UInt8(ascii: "<")) { return json }
    var result = ""
    for part in json.utf8.split(
      separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    {
      result += (result.isEmpty ? "" : "\\u003c") + String(part)!
    }
    return result
  }

  /// The number of each section among the titles, and how many rows it has.
  private var sections: String {
    let pairs = list.rows.enumerated().map { position, rows in
      "[\(list.ordinal(of: position)),\(rows.count)]"
    }
    return "[\(pairs.joined(separator: ","))]"
  }

  private var bar: String {
    let titles = list.barTitles.map { title in
      guard let title else { return "null" }
      guard let script = language.foreignScript(of: title) else {
        return jsonArray([title])
      }
      return jsonArray(
        [title, script.tag]
          + (script.isRightToLeft == language.isRightToLeft
            ? [] : [script.isRightToLeft ? "rtl" : "ltr"]))
    }
    let occasional = list.occasional.map { String($0) }
    let notes = list.barTitles.map { title in
      title.flatMap { self.notes.note(on: $0) }.map { jsonArray([$0]) } ?? "0"
    }
    let noted =
      notes.allSatisfy { $0.hasBytes(of: "0") }
      ? "" : ",\"notes\":[\(notes.joined(separator: ","))]"
    return "{\"titles\":[\(titles.joined(separator: ","))]"
      + ",\"occasional\":[\(occasional.joined(separator: ","))]"
      + noted + ",\"absent\":\"\(list.absent.rawValue)\""
      + ",\"limit\":\(list.limit.map { String($0) } ?? "null")}"
  }
}
