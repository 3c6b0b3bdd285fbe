import ThumbIndex

/// A page with sections, headings, an index bar and a search.
///
/// The page works without a network and, but for the search, without scripts: its
/// policy allows it nothing but its own style and script.
struct Page {
  let title: String
  let facts: PageFacts
  let list: SectionedLines
  let language: WrittenLanguage

  /// How rows are shown.
  let form: PageForm

  /// Where a match may lie when the page opens.
  let scope: SearchScope
  let data: PageData

  /// A style that comes after the page's own; `nil` if there is none.
  let style: String?

  /// The address from which the page takes changes; `nil` if it takes none.
  let events: String?

  let places: PagePlaces
  let words: PageWords

  func write(
    _ rows: PageRows, to output: inout Output
  ) throws(Failure) {
    try output.write(head)
    try output.write(navigation)
    try output.write(mainStart)
    let (start, end) =
      form == .list ? ("<ul>\n", "</ul>\n") : ("<dl>\n", "</dl>\n")
    for position in list.titles.indices {
      try output.write(
        "<section id=\"\(htmlText(places.sections[position]))\">\n"
          + "<h2>\(heading(position))</h2>\n" + start)
      for line in list.rows[position] {
        try output.write(item(rows[line], places.rows[line]))
      }
      try output.write(end + "</section>\n")
    }
    try output.write(
      "</div>\n<div id=\"hits\"></div>\n\(hint)</main>\n"
        + "<script type=\"application/json\" id=\"data\">")
    try output.write(data.json(of: rows))
    for script in scripts {
      try output.write("</script>\n<script>")
      try output.write(script)
    }
    try output.write("</script>\n</body>\n</html>\n")
  }

  private var scripts: [String] {
    PageScript.texts + (events == nil ? [] : [PageScript.live])
  }

  private var mainStart: String {
    let glossary = form == .glossary ? " data-as=\"glossary\"" : ""
    let events = events.map { " data-events=\"\(htmlText($0))\"" } ?? ""
    return "<main id=\"main\" tabindex=\"-1\" data-link=\"\(words.link)\" "
      + "data-see=\"\(words.see)\"\(glossary)\(events)>\n<div id=\"list\">\n"
  }

  private var head: String {
    let title = htmlText(title)
    let styles = [PageStyle.text, heights] + (style.map { [$0] } ?? [])
    func sources(_ texts: [String]) -> String {
      texts.map { " 'sha256-\(contentHash(of: $0))'" }.joined()
    }
    return """
      <!DOCTYPE html>
      <html lang="\(language.tag)" dir="\(direction(language.isRightToLeft))">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src\(sources(styles)); script-src\(sources(scripts)); \
      \(events == nil ? "" : "connect-src 'self'; ")base-uri 'none'; \
      form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      \(styles.map { "<style>\($0)</style>" }.joined(separator: "\n"))
      </head>
      <body>
      <header>
      <h1>\(foreign(self.title))</h1>
      \(facts.html(words, language))</header>
      \(search)
      """
  }

  /// A style that tells how many rows each section has, so that one that is not
  /// in sight has a height without being laid out.
  private var heights: String {
    var style = "\n"
    for (position, rows) in list.rows.enumerated() {
      style +=
        "#\(cssName(places.sections[position])){--n:\(rows.count)}\n"
    }
    // To make columns of a long list equally high takes the square of its rows.
    let isLong = list.count > 1000
    return style
      + (isLong ? "@media print { #list { column-fill: auto } }\n" : "")
  }

  /// Whether there is something to search for, or may come.
  private var hasSearch: Bool { !list.titles.isEmpty || events != nil }

  /// The search field, hidden until the script shows it, and the number of rows;
  /// nothing for an empty list.
  private var search: String {
    if !hasSearch { return "" }
    let scopes: [(SearchScope, String)] = [
      (.contains, words.contains), (.wordStartsWith, words.wordStartsWith),
      (.startsWith, words.startsWith),
    ]
    let options = scopes.map { value, text in
      let name = Option.scope.words.first { $0.value == value }!.key
      let isChosen = value == scope ? " selected" : ""
      return "<option value=\"\(name)\"\(isChosen)>\(text)</option>\n"
    }
    let lang = words.attributes
    let count = language.text(of: list.count)
    return """
      <form id="search" role="search"\(lang) hidden>
      <input id="query" type="search" aria-label="\(words.search)" \
      placeholder="\(words.search)" autocomplete="off" autocapitalize="off" \
      spellcheck="false" enterkeyhint="search">
      <select id="scope" aria-label="\(words.kind)">
      \(options.joined())</select>
      </form>
      <output id="count" for="query scope"\(lang) data-label="\(words.matches)" \
      data-entries="\(words.entries)" data-all="\(count)" \
      data-sample="\(language.text(of: 1_234_567_890))">\(words.entries): \
      \(count)</output>

      """
  }

  /// What is told in place of rows if nothing is found; nothing without a search.
  private var hint: String {
    if !hasSearch { return "" }
    return "<p id=\"hint\" role=\"status\"\(words.attributes) hidden>"
      + "\(words.nothing) <button type=\"button\">\(words.contains)</button></p>\n"
  }

  /// The index bar, and a link over it; nothing for a list without sections.
  private var navigation: String {
    var previous: String?
    let entries = list.bar.entries.compactMap { entry -> String? in
      guard case .section(let position) = entry.target else { return nil }
      let isThinned = entry.title.hasBytes(of: IndexBar.thinnedTitle)
      let isShort =
        list.barTitles[list.ordinal(of: position)].map {
          entry.title.hasBytes(of: $0)
        } ?? false
        && !entry.title.hasBytes(of: list.titles[position])
      let note = data.notes.note(on: list.titles[position])
      // The sign `•` says nothing about the titles that it stands for, and the
      // start of a title says too little. So the label is the whole title of
      // the section that the entry leads to.
      let label =
        isThinned || isShort || note != nil
        ? " aria-label=\""
          + htmlText(
            list.titles[position] + (note.map { " \($0)" } ?? "")) + "\"" : ""
      let own = data.notes.note(on: entry.title)
      let classes = [
        entry.sections.isEmpty ? "pale" : nil,
        previous.map { $0 != own ?? "" } == true ? "turn" : nil,
      ].compactMap(\.self)
      previous = own ?? ""
      return "<li"
        + (classes.isEmpty
          ? "" : " class=\"\(classes.joined(separator: " "))\"")
        + "><a href=\"#\(htmlText(fragment(places.sections[position])))\""
        + "\(label)>\(foreign(entry.title))</a></li>\n"
    }
    if entries.isEmpty, events == nil { return "" }
    let skip =
      "<a class=\"skip\" href=\"#main\"\(words.attributes)>\(words.toList)</a>\n"
    return skip + "<nav aria-label=\"\(htmlText(list.range))\">\n<ol>\n"
      + "<li hidden><a href=\"#query\" aria-label=\"\(words.search)\">⌕</a></li>\n"
      + entries.joined() + "</ol>\n</nav>\n"
  }

  /// A section's title, with the name of its script if another title looks the
  /// same.
  private func heading(_ position: Int) -> String {
    let title = list.titles[position]
    let note = data.notes.note(on: title).map {
      " <small>\(htmlText($0))</small>"
    }
    return foreign(title) + (note ?? "")
  }

  private func item(_ row: PageRows.Row, _ place: String) -> String {
    var text = foreign(row.text)
    if let link = row.link {
      text = "<a href=\"\(htmlText(link))\">\(text)</a>"
    }
    let links = row.links.map {
      "<a href=\"\(htmlText($0.address))\">\(foreign($0.text))</a>"
    }
    let others = places.references(in: row.see).map { other in
      guard let place = other.place else { return foreign(other.text) }
      return "<a href=\"#\(htmlText(fragment(place)))\">"
        + "\(foreign(other.text))</a>"
    }
    let parts = [
      row.detail.isEmpty ? nil : ("small", "", foreign(row.detail)),
      links.isEmpty
        ? nil : ("span", " class=\"links\"", links.joined(separator: " ")),
      others.isEmpty
        ? nil
        : (
          "span", " class=\"see\"",
          "\(words.own(words.see)) \(others.joined(separator: "; "))"
        ),
    ].compactMap(\.self)
    let id = "id=\"\(htmlText(place))\""
    switch form {
    case .list:
      let rest = parts.map { " <\($0)\($1)>\($2)</\($0)>" }.joined()
      return "<li \(id)>\(text)\(rest)</li>\n"
    case .glossary:
      let rest = parts.map { "<dd\($1)>\($2)</dd>" }.joined()
      return "<div \(id)><dt>\(text)</dt>\(rest)</div>\n"
    }
  }

  /// A text in HTML; if its script is not the page's, a tag names the script.
  private func foreign(_ text: String) -> String {
    let html = htmlText(text)
    guard let script = language.foreignScript(of: text) else { return html }
    let direction =
      script.isRightToLeft == language.isRightToLeft
      ? "" : " dir=\"\(direction(script.isRightToLeft))\""
    return "<span lang=\"\(script.tag)\"\(direction)>\(html)</span>"
  }
}

private func direction(_ isRightToLeft: Bool) -> String {
  isRightToLeft ? "rtl" : "ltr"
}

extension SectionedLines {
  /// The first and last title, such as `A–Ö`: a name for the list in every
  /// language; empty without sections.
  var range: String {
    guard let first = titles.first, let last = titles.last else { return "" }
    return titles.count == 1 ? first : "\(first)–\(last)"
  }
}
