// Made by .ci/examples.py from Sources/SearchTexts: not to be edited.
// swift-format-ignore-file

import SearchTexts
import Testing
import ThumbIndex

extension Examples {
  @Test("QueryTable+Making, 1")
  mutating func queryTableMaking1() async throws {
    let folder = try SearchFolder(Collator("sv"))
    let forms = folder.searchForms(of: ["Öl"])
    shows(folder.queryTable(for: forms.letters).json.contains("ø"), "true")
    shows(folder.queryTable(for: forms.letters).json.contains("ж"), "false")
    _ = folder
    _ = forms
  }
}

extension Examples {
  @Test("QueryTable, 1")
  mutating func queryTable1() async throws {
    let folder = try SearchFolder(Collator("pl"))
    let forms = folder.searchForms(of: ["Łódź", "Lodz"])
    let table = folder.queryTable(for: forms.letters)
    shows(table.json.utf8.count < folder.queryTable().json.utf8.count, "true")
    _ = folder
    _ = forms
    _ = table
  }
}

extension Examples {
  @Test("SearchFolder+Patterns, 1")
  mutating func searchFolderPatterns1() async throws {
    let folder = try SearchFolder(Collator("en"), options: .init(tiers: .strict))
    shows(folder.patterns(of: "An", scope: .startsWith)[0][0], "^|an")
    shows(folder.patterns(of: "Ber", scope: .wordStartsWith)[0][0], "|ber")
    shows(folder.patterns(of: "an ber", matching: .words).map { $0[0] }, "an, ber")
    shows(folder.patterns(of: "").isEmpty, "true")
    _ = folder
  }
}

extension Examples {
  @Test("SearchFolder+Texts, 1")
  mutating func searchFolderTexts1() async throws {
    let folder = try SearchFolder(Collator("en"))
    shows(folder.searchText(of: "Anna Berg"), "^|annaberg|berg")
    let patterns = folder.patterns(of: "berg", scope: .wordStartsWith)
    let text = folder.searchText(of: "Anna Berg")
    shows(patterns[0].contains { text.utf8.firstRange(of: $0.utf8) != nil }, "true")
    _ = folder
    _ = patterns
    _ = text
  }
}

extension Examples {
  @Test("SearchFolder+Texts, 2")
  mutating func searchFolderTexts2() async throws {
    let folder = try SearchFolder(Collator("en"))
    let row = folder.searchTexts(of: ["555 01", "44 555"]).joined()
    let start = folder.patterns(of: "44", scope: .startsWith)[0]
    shows(start.contains { row.utf8.firstRange(of: $0.utf8) != nil }, "true")
    let across = folder.patterns(of: "0144")[0]
    shows(across.contains { row.utf8.firstRange(of: $0.utf8) != nil }, "false")
    _ = folder
    _ = row
    _ = start
    _ = across
  }
}

extension Examples {
  @Test("SearchFolder+Texts, 3")
  mutating func searchFolderTexts3() async throws {
    let folder = try SearchFolder(Collator("en"))
    shows(folder.searchTexts(of: ["Åsa", "Bo"]).map { $0.hasPrefix("^|") }, "true, true")
    _ = folder
  }
}

extension Examples {
  @Test("SearchFolder+Texts, 4")
  mutating func searchFolderTexts4() async throws {
    shows(SearchOptions(tiers: .strict).fingerprint, "\" search=11 tiers=locale search-punctuation=leftOut readings=-\"")
  }
}

extension Examples {
  @Test("SearchFolder, 1")
  mutating func searchFolder1() async throws {
    let folder = try SearchFolder(Collator("de"))
    shows(folder.folded("Straße"), "strasse")
    shows(folder.folded("Müller", tier: .base), "muller")
    shows(folder.folded("Müller", tier: .search), "mueller")
    _ = folder
  }
}

extension Examples {
  @Test("SearchFolder, 2")
  mutating func searchFolder2() async throws {
    let folder = try SearchFolder(Collator("da"))
    shows(folder.folded("Aarhus", tier: .locale), "aarhus")
    shows(folder.folded("Aarhus", tier: .locale, by: .whole), "århus")
    _ = folder
  }
}

extension Examples {
  @Test("SearchForms+Making, 1")
  mutating func searchFormsMaking1() async throws {
    let folder = try SearchFolder(Collator("en"))
    shows(folder.searchForms(of: ["Bo", "Åsa"]).count, "2")
    _ = folder
  }
}

extension Examples {
  @Test("SearchForms, 1")
  mutating func searchForms1() async throws {
    let folder = try SearchFolder(Collator("en"))
    let forms = folder.searchForms(of: ["Bo", "Anna Berg"])
    shows(forms.json, "{\"entries\":[\"bo\",\"annaberg\\n4-4\\n4b\"],\"syllables\":[]}")
    _ = folder
    _ = forms
  }
}

extension Examples {
  @Test("SearchForms, 2")
  mutating func searchForms2() async throws {
    let folder = try SearchFolder(Collator("en"))
    shows(folder.searchForms(of: ["Éa"]).letters.sorted(), "a, e, É")
    _ = folder
  }
}
