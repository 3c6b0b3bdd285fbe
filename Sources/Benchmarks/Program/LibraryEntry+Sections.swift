import ThumbIndex

extension LibraryEntry {
  /// Filing, alphabets, sections and index bars.
  static var sections: [Self] {
    [
      Self("sections") { try allSections(of: $0, try $0.collation()) },
      Self("sections, filed") {
        try allSections(of: $0, try $0.collation(filing: .all))
      },
      Self("filing forms") { forms(of: $0.lines, .all) },
      Self("own leading words") { texts in
        var rules = FilingRules.all
        rules.honorifics += texts.lines
        rules.particles += texts.lines
        rules.companyForms += texts.lines
        return rules.fingerprint.utf8.count &+ forms(of: texts.some, rules)
      },
      Self("dictionary") { texts in
        try dictionary(of: texts).count
      },
      Self("filing by a dictionary") { texts in
        var rules = FilingRules.all
        rules.dictionary = try dictionary(of: texts)
        return forms(of: texts.lines, rules)
      },
      Self("insertion index") { texts in
        let collation = try texts.collation()
        let sorted = texts.lines.sorted(by: collation)
        return texts.some.reduce(0) {
          $0 &+ collation.insertionIndex(of: $1, in: sorted, by: \.self)
        }
      },
      Self("own titles") { texts in
        let collator = try texts.collator(
          CollatorOptions(strength: .primary))
        // Of lines with equal keys, takes only the first; takes none with an
        // empty key.
        var titles: [String] = []
        for line in texts.lines.sorted(by: collator)
        where !collator.sortKey(for: line).bytes.isEmpty {
          if let last = titles.last, collator.compare(last, line) == .equal {
            continue
          }
          titles.append(line)
        }
        var sum = titles.count
        _ = try isAccepted {
          let alphabet = try Alphabet(
            titles: titles.map { AlphabetTitle($0) },
            collator: try texts.collator())
          let collation = IndexedCollation(alphabet: alphabet)
          sum &+= try allSections(of: texts, collation)
        }
        // Titles in the order of the file; a wrong order is refused.
        _ = try isAccepted {
          sum &+= try Alphabet(
            titles: texts.lines.map { AlphabetTitle($0, from: $0) },
            collator: collator
          ).titles.count
        }
        return sum
      },
      Self("index bar") { texts in
        // A section for each line; every second one is shown.
        let shown = Array(stride(from: 0, to: texts.lines.count, by: 2))
        var sum = 0
        for absent in IndexBar.AbsentTitle.allCases {
          for limit in [nil, 1, 2, 3, 26, 1000, texts.lines.count] {
            let bar = IndexBar(
              titles: texts.lines.enumerated().map {
                $0.offset % 3 == 1 ? nil : $0.element
              },
              shown: shown, absent: absent, search: true,
              limit: limit.map { max(1, $0) })
            for entry in bar.entries.indices {
              sum &+= bar.entries[entry].sections.upperBound
              if bar.target(at: entry) == .search { sum &+= 1 }
            }
            for position in shown.indices {
              sum &+= bar.entryIndex(forSectionAt: position) ?? 0
            }
            sum &+= bar.entryIndex(atFraction: 0.7) ?? 0
            for ordinal in texts.lines.indices {
              sum &+= bar.position(forOrdinal: ordinal) ?? 0
            }
          }
        }
        return sum
      },
    ]
  }
}

extension FilingRules {
  /// All rules of all languages.
  static var all: Self {
    var rules = Self()
    rules.articleLanguages = LeadingArticles.languages
    rules.honorifics = NameWords.honorifics(of: NameWords.honorificLanguages)
    rules.particles = NameWords.particles(of: NameWords.particleLanguages)
    rules.companyForms = CompanyForms.words(of: CompanyForms.languages)
    rules.openingPunctuation = .skip
    rules.names = .han
    return rules
  }
}

private func allSections(
  of texts: HostileTexts, _ collation: IndexedCollation
) throws -> Int {
  var sum = 0
  for section in collation.sections(of: texts.lines) {
    sum = sum &* 31 &+ section.ordinal
    for text in section.elements { sum = sum &* 31 &+ text.utf8.count }
  }
  // Each line is also its own reading, which is filed instead.
  let column = collation.file(texts.lines, readings: texts.lines)
  for row in texts.lines.indices { sum &+= column.section(ofRow: row) }
  for section in column.sections() { sum &+= section.elements[0] }
  for line in texts.some {
    let filed = collation.file(line)
    sum &+= filed.section &+ collation.section(forKey: filed.key)
  }
  return sum &+ collation.indexBar(limit: 20).entries.count
}

/// A dictionary whose words are the lines, in both formats.
private func dictionary(of texts: HostileTexts) throws -> ReadingDictionary {
  let words = texts.lines.map { line in line.filter { !$0.isWhitespace } }
  return try ReadingDictionary(
    words.reduce(into: "") { text, word in
      if !word.isEmpty { text += "\(word)\tよみ\nよみ /\(word)/よ\(word)/\n" }
    })
}

private func forms(of lines: [String], _ rules: FilingRules) -> Int {
  lines.reduce(0) { $0 &+ rules.filingForm(of: $1).utf8.count }
}
