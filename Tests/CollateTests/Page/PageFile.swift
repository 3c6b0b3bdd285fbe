/// A page as a browser would read it, as far as tests need it.
struct PageFile {
  /// An opening or closing tag, with its attributes as they are read.
  struct Tag: Equatable {
    var name: String
    var attributes: [String: String] = [:]
  }

  /// The page without what its scripts say.
  let html: String

  /// What its scripts say.
  private(set) var scripts: [String] = []

  init(_ run: Run) {
    var html = ""
    var rest = run.text[...]
    while let start = rest.firstRange(of: "<script"),
      let tag = rest[start.upperBound...].firstIndex(of: ">"),
      let end = rest[tag...].firstRange(of: "</script>")
    {
      html += rest[...tag]
      scripts.append(String(rest[tag..<end.lowerBound].dropFirst()))
      rest = rest[end.lowerBound...]
    }
    self.html = html + rest
  }

  /// All tags, in order; a closing one begins with `/`.
  var tags: [Tag] {
    html.matches(of: #/<(\/?[A-Za-z0-9!]+)([^<>]*)>/#).map { match in
      var tag = Tag(name: String(match.1))
      for attribute in match.2.matches(of: #/([a-z-]+)="([^"]*)"/#) {
        tag.attributes[String(attribute.1)] = unescaped(attribute.2)
      }
      return tag
    }
  }

  func tags(_ name: String) -> [Tag] { tags.filter { $0.name == name } }

  /// The texts of the elements of a name, without tags.
  func texts(_ name: String) -> [String] {
    var texts: [String] = []
    var rest = html[...]
    while let start = rest.firstRange(of: "<\(name)") {
      rest = rest[start.upperBound...]
      // A longer name is another element.
      guard let next = rest.first, next == ">" || next == " " else { continue }
      rest = rest[rest.firstIndex(of: ">")!...].dropFirst()
      let end = rest.firstRange(of: "</\(name)>")!
      texts.append(
        unescaped(rest[..<end.lowerBound].replacing(#/<[^>]*>/#, with: "")))
      rest = rest[end.upperBound...]
    }
    return texts
  }

  /// The rows, by the titles above them.
  var sections: [[String]] {
    html.split(separator: "<section ").dropFirst().map { section in
      let end = section.firstRange(of: "</section>")!
      let part = PageFile(html: String(section[..<end.lowerBound]))
      return part.texts("h2") + part.texts("li") + part.texts("div")
    }
  }

  /// The entries of the bar with the titles that they lead to.
  var bar: [String] {
    guard let start = html.firstRange(of: "<nav"),
      let end = html.firstRange(of: "</nav>")
    else { return [] }
    let part = PageFile(
      html: String(html[start.lowerBound..<end.lowerBound]))
    let headings = zip(tags("section"), texts("h2")).map {
      ("#\($0.attributes["id"]!)", $1)
    }
    let titles = Dictionary(uniqueKeysWithValues: headings)
    // The first leads to the search.
    return zip(part.texts("a"), part.tags("a")).dropFirst().map { text, tag in
      "\(text)→\(titles[decoded(tag.attributes["href"]!)] ?? "nowhere")"
    }
  }

  private init(html: String) { self.html = html }
}

/// A text without the escapes of addresses.
private func decoded(_ text: String) -> String {
  text.replacing("%23", with: "#").replacing("%3A", with: ":")
    .replacing("%25", with: "%")
}

/// A text without the escapes of HTML.
private func unescaped(_ text: Substring) -> String {
  // The ampersand last, or it would make escapes of what is none.
  String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
}
