// Made by .ci/examples.py from Sources/ThumbIndex/Sections: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

extension Examples {
  @Test("Alphabet+Locale, 1")
  mutating func alphabetLocale1() async throws {
    let english = try Collator("en")
    shows(try Alphabet(of: english, adding: ["ru", "el"]).titles, "A … Z Α … Ω А … Я")
    _ = english
  }
}

extension Examples {
  @Test("Alphabet+Titles, 1")
  mutating func alphabetTitles1() async throws {
    let latin = try Collator("la")
    shows(try Alphabet(titles: ["A", "B", "C"], collator: latin).titles, "A B C")
    fails({ _ = try Alphabet(titles: ["A", "C", "B"], collator: latin) }, "title 'B' does not sort after 'C'")
    _ = latin
  }
}

extension Examples {
  @Test("Alphabet+Titles, 2")
  mutating func alphabetTitles2() async throws {
    let letters = "ABC".map { String($0) }
    shows(try Alphabet(titles: letters, collator: try Collator("la")).titles, "A B C")
    _ = letters
  }
}

extension Examples {
  @Test("Alphabet+Titles, 3")
  mutating func alphabetTitles3() async throws {
    let parts: [AlphabetTitle] = ["A", AlphabetTitle("B–F", from: "B"), "G"]
    let alphabet = try Alphabet(titles: parts, collator: try Collator("en"))
    shows(alphabet.titles, "A B–F G")
    _ = parts
    _ = alphabet
  }
}

extension Examples {
  @Test("Alphabet+Titles, 4")
  mutating func alphabetTitles4() async throws {
    let parts = [
      AlphabetTitle("S"), AlphabetTitle("Sch"), AlphabetTitle("T–Z", from: "T"),
    ]
    let german = IndexedCollation(
      alphabet: try Alphabet(titles: parts, collator: try Collator("de")))
    shows(["Sauer", "Schulz", "Seiler", "Vogt"].map {
      german.sectionTitles[german.section(for: $0)]
    }, "S, Sch, S, T–Z")
    _ = parts
    _ = german
  }
}

extension Examples {
  @Test("Alphabet, 1")
  mutating func alphabet1() async throws {
    let swedish = try Alphabet(of: try Collator("sv"))
    shows(swedish.titles.suffix(4), "Z Å Ä Ö")
    _ = swedish
  }
}

extension Examples {
  @Test("FiledColumn, 1")
  mutating func filedColumn1() async throws {
    let collation = try IndexedCollation("sv")
    let column = collation.file(["Öl", "Zebra", "Al"])
    shows(column.section(ofRow: 1), "25")
    shows(column.sections().map(\.elements), "[2], [1], [0]")
    _ = collation
    _ = column
  }
}

extension Examples {
  @Test("FiledColumn, 2")
  mutating func filedColumn2() async throws {
    let swedish = try IndexedCollation("sv")
    let section = swedish.sections(of: ["Öl", "Ört"])[0]
    shows(section.title, "Ö")
    shows(section.ordinal, "28")
    shows(section.elements, "Öl, Ört")
    _ = swedish
    _ = section
  }
}

extension Examples {
  @Test("IndexBar, 1")
  mutating func indexBar1() async throws {
    let bar = IndexBar(
      titles: ["A", "B", "C", "D"], shown: [0, 3], search: true)
    shows(bar.entries.map(\.title), "{search} A B C D")
    shows(bar.target(at: 2), ".section(1)")
    _ = bar
  }
}

extension Examples {
  @Test("IndexBar, 2")
  mutating func indexBar2() async throws {
    let bar = IndexBar(titles: ["A", "B"], shown: [0, 1], search: true)
    shows(bar.entries[0].target, ".search")
    shows(bar.entries[1].title, "A")
    _ = bar
  }
}

extension Examples {
  @Test("IndexBar, 3")
  mutating func indexBar3() async throws {
    let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3], limit: 3)
    shows(bar.entries.map(\.title), "A • D")
    shows(bar.entries[1].sections, "1..<1")
    shows(bar.entries[2].sections, "1..<2")
    _ = bar
  }
}

extension Examples {
  @Test("IndexBar, 4")
  mutating func indexBar4() async throws {
    let titles = ["A", "B", "C", "D"]
    let next = IndexBar(titles: titles, shown: [0, 3], absent: .next)
    shows(next.target(at: 1), ".section(1)")
    shows(IndexBar(titles: titles, shown: [0, 3], absent: .omitted)
      .entries.map(\.title), "A D")
    let nearest = IndexBar(titles: titles, shown: [0, 3], absent: .nearest)
    shows(nearest.target(at: 1), ".section(0)")
    _ = titles
    _ = next
    _ = nearest
  }
}

extension Examples {
  @Test("IndexBar, 5")
  mutating func indexBar5() async throws {
    let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3], limit: 3)
    shows(bar.entries.map(\.title), "A • D")
    _ = bar
  }
}

extension Examples {
  @Test("IndexBar, 6")
  mutating func indexBar6() async throws {
    let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
    shows(bar.target(at: 3), ".section(1)")
    _ = bar
  }
}

extension Examples {
  @Test("IndexBar, 7")
  mutating func indexBar7() async throws {
    let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 1, 2, 3])
    shows(bar.entryIndex(atFraction: 0.6), "2")
    _ = bar
  }
}

extension Examples {
  @Test("IndexBar, 8")
  mutating func indexBar8() async throws {
    let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
    shows(bar.entryIndex(forSectionAt: 1), "3")
    _ = bar
  }
}

extension Examples {
  @Test("IndexBar, 9")
  mutating func indexBar9() async throws {
    let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
    shows(bar.position(forOrdinal: 1), "1")
    _ = bar
  }
}

extension Examples {
  @Test("IndexLayout, 1")
  mutating func indexLayout1() async throws {
    var layout = IndexLayout.standard
    layout.digits = IndexLayout.Extra(title: "0–9", placement: .first)
    shows(try IndexedCollation("en", layout: layout).sectionTitles, "0–9 A … Z #")
    _ = layout
  }
}

extension Examples {
  @Test("IndexLayout, 2")
  mutating func indexLayout2() async throws {
    var layout = IndexLayout.standard
    layout.symbols = IndexLayout.Extra(title: "&", placement: .first)
    shows(try IndexedCollation("en", layout: layout).sectionTitles, "& A … Z #")
    _ = layout
  }
}

extension Examples {
  @Test("IndexLayout, 3")
  mutating func indexLayout3() async throws {
    let names = ["Ann", "Жанна", "Γιώργος"]
    var layout = IndexLayout.standard
    shows(try IndexedCollation("en", layout: layout).sections(of: names).map(\.title), "A #")
    layout.others = .ownTitles
    shows(try IndexedCollation("en", layout: layout).sections(of: names).map(\.title), "A Γ Ж")
    layout.others = .bySound
    shows(try IndexedCollation("en", layout: layout).sections(of: names).map(\.title), "A G Z")
    _ = names
    _ = layout
  }
}

extension Examples {
  @Test("IndexLayout, 4")
  mutating func indexLayout4() async throws {
    shows(try IndexedCollation("ru", layout: .icu).sectionTitles, "… А … Я …")
    shows(try IndexedCollation("en", layout: .icu).sectionTitles.count, "28")
  }
}

extension Examples {
  @Test("IndexLayout, 5")
  mutating func indexLayout5() async throws {
    let letters: [AlphabetTitle] = ["A", "B", "C"]
    let collation = IndexedCollation(
      alphabet: try Alphabet(titles: letters, collator: try Collator("en")))
    shows(IndexedList(["cow"], collation: collation, emptySections: .hidden)
      .sections.map(\.title), "C")
    shows(IndexedList(["cow"], collation: collation, emptySections: .kept)
      .sections.map(\.title), "A B C #")
    _ = letters
    _ = collation
  }
}

extension Examples {
  @Test("IndexedCollation+Filing, 1")
  mutating func indexedCollationFiling1() async throws {
    let swedish = try IndexedCollation("sv")
    shows(swedish.file("Zebra") < swedish.file("Öl"), "true")
    _ = swedish
  }
}

extension Examples {
  @Test("IndexedCollation+Filing, 2")
  mutating func indexedCollationFiling2() async throws {
    let japanese = try IndexedCollation("ja")
    let filed = japanese.file("山田", reading: "やまだ")
    shows(japanese.sectionTitles[filed.section], "や")
    _ = japanese
    _ = filed
  }
}

extension Examples {
  @Test("IndexedCollation+Filing, 3")
  mutating func indexedCollationFiling3() async throws {
    let japanese = try IndexedCollation("ja")
    let column = japanese.file(["山田", "さくら"], readings: ["やまだ", nil])
    shows(japanese.sectionTitles[column.section(ofRow: 0)], "や")
    _ = japanese
    _ = column
  }
}

extension Examples {
  @Test("IndexedCollation+Filing, 4")
  mutating func indexedCollationFiling4() async throws {
    let english = try IndexedCollation("en")
    shows(english.sectionTitles[english.section(for: "Ångström")], "A")
    _ = english
  }
}

extension Examples {
  @Test("IndexedCollation+Filing, 5")
  mutating func indexedCollationFiling5() async throws {
    let japanese = try IndexedCollation("ja")
    let ordinal = japanese.section(for: person, by: \.name, reading: \.kana)
    shows(japanese.sectionTitles[ordinal], "や")
    _ = japanese
    _ = ordinal
  }
}

extension Examples {
  @Test("IndexedCollation+Filing, 6")
  mutating func indexedCollationFiling6() async throws {
    let english = try IndexedCollation(
      "en", indexTitle: { "AEIOU".contains($0) ? $0 : nil })
    shows(english.sectionIndexTitles, "A E I O U")
    shows(english.section(forSectionIndexTitleAt: 1), "4")
    _ = english
  }
}

extension Examples {
  @Test("IndexedCollation+Filing, 7")
  mutating func indexedCollationFiling7() async throws {
    let chinese = try IndexedCollation("zh")
    shows(chinese.areInIncreasingOrder("Alice", "张三"), "true")
    shows(chinese.collator.areInIncreasingOrder("Alice", "张三"), "false")
    _ = chinese
  }
}

extension Examples {
  @Test("IndexedCollation+Filing, 8")
  mutating func indexedCollationFiling8() async throws {
    let swedish = try IndexedCollation("sv")
    shows(swedish.section(forKey: swedish.collator.sortKey(for: "Öl")), "28")
    _ = swedish
  }
}

extension Examples {
  @Test("IndexedCollation+Lists, 1")
  mutating func indexedCollationLists1() async throws {
    let swedish = try IndexedCollation("sv")
    let sections = swedish.sections(of: people, by: \.name)
    shows(sections.map(\.title), "A Å Ö")
    shows(sections[0].elements.map(\.name), "Anna")
    _ = swedish
    _ = sections
  }
}

extension Examples {
  @Test("IndexedCollation+Lists, 2")
  mutating func indexedCollationLists2() async throws {
    let swedish = try IndexedCollation("sv")
    shows(swedish.sections(of: ["Öl", "Al"]).map(\.title), "A Ö")
    _ = swedish
  }
}

extension Examples {
  @Test("IndexedCollation+Lists, 3")
  mutating func indexedCollationLists3() async throws {
    let swedish = try IndexedCollation("sv")
    shows(swedish.sorted(people, by: \.name).map(\.name), "Anna, Åke, Östen")
    _ = swedish
  }
}

extension Examples {
  @Test("IndexedCollation+Lists, 4")
  mutating func indexedCollationLists4() async throws {
    let swedish = try IndexedCollation("sv")
    var names = ["Anna", "Östen"]
    names.insert(
      "Åke", at: swedish.insertionIndex(of: "Åke", in: names, by: \.self))
    shows(names, "Anna, Åke, Östen")
    _ = swedish
    _ = names
  }
}

extension Examples {
  @Test("IndexedCollation+Lists, 5")
  mutating func indexedCollationLists5() async throws {
    let chinese = try IndexedCollation("zh")
    shows(["张三", "Alice", "白"].sorted(by: chinese), "Alice, 白, 张三")
    _ = chinese
  }
}

extension Examples {
  @Test("IndexedCollation, 1")
  mutating func indexedCollation1() async throws {
    let collation = try IndexedCollation("sv")
    shows(collation.sectionTitles, "A … Z Å Ä Ö #")
    shows(collation.section(for: "Öl"), "28")
    _ = collation
  }
}

extension Examples {
  @Test("IndexedCollation, 2")
  mutating func indexedCollation2() async throws {
    let igbo = try IndexedCollation("ig")
    shows(igbo.occasionalSections.map { igbo.sectionTitles[$0] }, "CH … Ụ")
    _ = igbo
  }
}

extension Examples {
  @Test("IndexedCollation, 3")
  mutating func indexedCollation3() async throws {
    let letters: [AlphabetTitle] = ["A", "B", "C"]
    let alphabet = try Alphabet(titles: letters, collator: try Collator("en"))
    shows(IndexedCollation(alphabet: alphabet).sectionTitles, "A B C #")
    _ = letters
    _ = alphabet
  }
}

extension Examples {
  @Test("IndexedCollation, 4")
  mutating func indexedCollation4() async throws {
    let collation = try IndexedCollation(
      "sv", addingTitlesOf: ["el"], indexTitle: { $0.lowercased() })
    shows(collation.sectionTitles, "A … Ö Α … Ω #")
    shows(collation.sectionIndexTitles, "a … ö α … ω #")
    _ = collation
  }
}

extension Examples {
  @Test("IndexedCollation, 5")
  mutating func indexedCollation5() async throws {
    let swedish = try IndexedCollation("sv")
    let sections = swedish.sections(of: people, by: \.name)
    let bar = swedish.indexBar(showing: sections.map(\.ordinal), search: true)
    shows(bar.entries.map(\.title), "{search} A … Ö #")
    _ = swedish
    _ = sections
    _ = bar
  }
}
