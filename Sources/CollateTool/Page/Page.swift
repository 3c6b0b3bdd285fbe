import ThumbIndex

/// A page with sections, headings, an index bar and a search.
///
/// The page works without a network and, but for the search, without scripts: its
/// policy allows it nothing but its own style and script.
struct Page {
  let title: String
  let list: SectionedLines
  let language: WrittenLanguage

  /// Where a match may lie when the page opens.
  let scope: SearchScope
  let data: PageData

  /// A style that comes after the page's own; `nil` if there is none.
  let style: String?

  /// The address from which the page takes changes; `nil` if it takes none.
  let events: String?

  func write(
    _ rows: PageRows, to output: inout Output
  ) throws(Failure) {
    try output.write(head)
    try output.write(navigation)
    try output.write(
      events.map { "<main data-events=\"\(htmlText($0))\">\n" } ?? "<main>\n")
    for (position, title) in list.titles.enumerated() {
      try output.write(
        "<section>\n<h2 id=\"\(anchor(position))\">\(foreign(title))</h2>\n"
          + "<ul>\n")
      for line in list.rows[position] {
        try output.write(item(rows[line]))
      }
      try output.write("</ul>\n</section>\n")
    }
    try output.write(
      "</main>\n<script type=\"application/json\" id=\"data\">")
    try output.write(data.json(of: rows))
    for script in PageScript.texts {
      try output.write("</script>\n<script>")
      try output.write(script)
    }
    try output.write("</script>\n</body>\n</html>\n")
  }

  private var head: String {
    let title = htmlText(title)
    let styles = [PageStyle.text] + (style.map { [$0] } ?? [])
    func sources(_ texts: [String]) -> String {
      texts.map { " 'sha256-\(contentHash(of: $0))'" }.joined()
    }
    return """
      <!DOCTYPE html>
      <html lang="\(language.tag)" dir="\(direction(language.isRightToLeft))">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src\(sources(styles)); script-src\(sources(PageScript.texts)); \
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
      \(search)</header>

      """
  }

  /// The search field, hidden until the script shows it; nothing for an empty
  /// list.
  private var search: String {
    if list.titles.isEmpty, events == nil { return "" }
    let words = PageWords(language.tag)
    let lang = words.isForeign ? " lang=\"en\" dir=\"ltr\"" : ""
    let scopes: [(SearchScope, String)] = [
      (.contains, words.contains), (.wordStartsWith, words.wordStartsWith),
      (.startsWith, words.startsWith),
    ]
    let options = scopes.map { value, text in
      let name = Option.scope.words.first { $0.value == value }!.key
      let isChosen = value == scope ? " selected" : ""
      return "<option value=\"\(name)\"\(isChosen)>\(text)</option>\n"
    }
    return """
      <form id="search" role="search"\(lang) hidden>
      <label for="query">\(words.search)</label>
      <select id="scope" aria-label="\(words.search)">
      \(options.joined())</select>
      <input id="query" type="search" autocomplete="off" autocapitalize="off" \
      spellcheck="false" enterkeyhint="search">
      <output id="count" for="query scope" data-label="\(words.matches)"></output>
      </form>

      """
  }

  /// The index bar; nothing for a list without sections.
  private var navigation: String {
    let entries = list.bar.entries.compactMap { entry -> String? in
      guard case .section(let position) = entry.target else { return nil }
      let isThinned = entry.title.hasBytes(of: IndexBar.thinnedTitle)
      let ordinal =
        list.ordinals.isEmpty ? position : list.ordinals[position]
      let isShort =
        list.barTitles[ordinal].map { entry.title.hasBytes(of: $0) } ?? false
        && !entry.title.hasBytes(of: list.titles[position])
      // The sign `•` says nothing about the titles that it stands for, and the
      // start of a title says too little. So the label is the whole title of
      // the section that the entry leads to.
      let label =
        isThinned || isShort
        ? " aria-label=\"\(htmlText(list.titles[position]))\"" : ""
      return "<li><a href=\"#\(anchor(position))\"\(label)>"
        + "\(foreign(entry.title))</a></li>\n"
    }
    if entries.isEmpty, events == nil { return "" }
    let search = PageWords(language.tag).search
    return "<nav aria-label=\"\(htmlText(list.range))\">\n<ol>\n"
      + "<li hidden><a href=\"#query\" aria-label=\"\(search)\">⌕</a></li>\n"
      + entries.joined() + "</ol>\n</nav>\n"
  }

  /// The name of the place of a section's heading; except for groups, it does
  /// not depend on which other sections are in the list.
  private func anchor(_ position: Int) -> String {
    "s\(list.ordinals.isEmpty ? position : list.ordinals[position])"
  }

  private func item(_ row: PageRows.Row) -> String {
    var text = foreign(row.text)
    if let link = row.link {
      text = "<a href=\"\(htmlText(link))\">\(text)</a>"
    }
    if !row.detail.isEmpty { text += " <small>\(foreign(row.detail))</small>" }
    return "<li>\(text)</li>\n"
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
