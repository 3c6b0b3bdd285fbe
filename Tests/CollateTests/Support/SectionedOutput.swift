import Testing

/// What `collate sections --format=json` wrote, checked for its form.
struct SectionedOutput {
  var locale: String
  var titles: [String]
  var rows: [[JSON]]
  /// The entries of the index: `A:0` leads to the first section.
  var index: [String]

  init(_ run: Run) throws {
    #expect(run.status == 0)
    let json = try JSON(run.output)
    locale = try #require(json["locale"]?.string)
    let sections = try #require(json["sections"]).elements
    titles = try sections.map { try #require($0["title"]?.string) }
    rows = try sections.map { try #require($0["rows"]).elements }
    let count = sections.count
    index = try #require(json["index"]).elements.map { entry in
      let title = try #require(entry["title"]?.string)
      if let section = entry["section"]?.integer {
        #expect(0..<count ~= section)
        #expect(entry["target"] == nil)
        return "\(title):\(section)"
      }
      return "\(title):\(try #require(entry["target"]?.string))"
    }
  }

  /// All rows that are text, in order.
  var texts: [String] { rows.joined().compactMap(\.string) }
}
