import SearchTexts
import ThumbIndex

extension LibraryEntry {
  /// Folded texts, and search texts and patterns for databases.
  static var folding: [Self] {
    [
      Self("folded texts") { texts in
        let folder = try SearchFolder(try texts.collator())
        return texts.lines.reduce(0) { sum, line in
          SearchTier.allCases.reduce(sum) { sum, tier in
            SearchFolder.Extent.allCases.reduce(sum) {
              $0 &+ (folder.folded(line, tier: tier, by: $1)?.utf8.count ?? 0)
            }
          }
        }
      },
      Self("search texts") { try searchTexts($0, SearchOptions()) },
      Self("search texts with options") { try searchTexts($0, .demanding) },
      Self("patterns of keystrokes") { texts in
        try patterns(texts, texts.keystrokes + texts.some, SearchOptions())
      },
      Self("patterns of a line") {
        try patterns($0, [$0.typed], SearchOptions())
      },
      Self("patterns of a line with options") {
        try patterns($0, [$0.typed], .demanding)
      },
    ]
  }
}

private func searchTexts(
  _ texts: HostileTexts, _ options: SearchOptions
) throws -> Int {
  let folder = try SearchFolder(try texts.collator(), options: options)
  let lines = texts.lines
  let many = folder.searchTexts(of: lines) { [lines[$0]] }
  return texts.some.reduce(many.reduce(0) { $0 &+ $1.utf8.count }) {
    $0 &+ folder.searchText(of: $1).utf8.count
  }
}

private func patterns(
  _ texts: HostileTexts, _ typed: [String], _ options: SearchOptions
) throws -> Int {
  let folder = try SearchFolder(try texts.collator(), options: options)
  var sum = 0
  for text in typed {
    for scope in SearchScope.allCases {
      for kind in QueryKind.allCases {
        for word in folder.patterns(of: text, scope: scope, matching: kind) {
          sum &+= word.reduce(0) { $0 &+ $1.utf8.count }
        }
      }
    }
  }
  return sum
}
