import TestSupport
import Testing

import ThumbIndex

/// Law 19: of equal places, what is typed exactly comes first, then what differs
/// in case, in accents, in letters; then readings.
@Suite struct ExactFirstTests {
  private func ranked(
    _ rows: [String], _ locale: String, _ typed: String,
    _ options: SearchOptions = SearchOptions(), kind: QueryKind = .phrase
  ) throws -> [String] {
    var filter = try ListFilter(
      rows, searching: [SearchField(\.self)], collator: Collator(locale),
      options: options)
    filter.update(typed, matching: kind)
    return filter.ranked().map { filter.results[$0.path] }
  }

  @Test func whatIsTypedExactlyComesFirst() throws {
    #expect(
      try ranked(["Resume", "resume", "Résumé", "résumé"], "en", "résumé")
        == ["résumé", "Résumé", "Resume", "resume"])
    #expect(
      try ranked(["Résumé", "Resume", "résumé", "resume"], "en", "resume")
        == ["resume", "Resume", "Résumé", "résumé"])
    #expect(try ranked(["Olga", "Ölga"], "sv", "ölga") == ["Ölga", "Olga"])
    #expect(
      try ranked(["Duong", "Dương", "Đường"], "vi", "đường")
        == ["Đường", "Duong", "Dương"])
    #expect(
      try ranked(["Mueller", "Muller", "Müller"], "de", "müller")
        == ["Müller", "Muller", "Mueller"])
    #expect(
      try ranked(["أكرم", "اكرم", "اکرم"], "ar", "اکرم")[0] == "اکرم")
  }

  @Test func whereItStandsComesBeforeHowCloseItIs() throws {
    #expect(
      try ranked(["x été", "Ete", "été x", "Été"], "fr", "été")
        == ["Été", "Ete", "été x", "x été"])
    #expect(
      try ranked(["An an", "an An", "Ann"], "en", "An")
        == ["An an", "Ann", "an An"])
  }

  @Test func aReadingComesLast() throws {
    #expect(
      try ranked(
        ["北京", "Běijīng", "beijing"], "zh", "beijing",
        SearchOptions(readings: [.pinyin])) == ["beijing", "Běijīng", "北京"])
  }

  @Test func ofWordsTheFarthestCounts() throws {
    #expect(
      try ranked(
        ["Ana Björk", "Ana Bjork", "ana björk"], "en", "björk ana", kind: .words
      )
        == ["ana björk", "Ana Björk", "Ana Bjork"])
  }

  @Test func aMarkBehindWhatWasTypedIsAnAccent() throws {
    #expect(
      try ranked(["resumé", "resume"], "en", "resume") == ["resume", "resumé"])
    // Canonically equivalent texts are equally close.
    #expect(
      try ranked(["Re\u{301}sume\u{301}", "résumé", "résume"], "fr", "résumé")
        == ["résumé", "Re\u{301}sume\u{301}", "résume"])
    // Marks in another order, and the sign of Kelvin.
    for (one, other, last) in [
      ("a\u{302}\u{323}", "a\u{323}\u{302}", "A"), ("\u{212A}", "K", "k"),
    ] {
      for typed in [one, other] {
        for rows in [[one, other, last], [other, one, last]] {
          #expect(
            try ranked(rows, "en", typed).map { Array($0.unicodeScalars) }
              == rows.map { Array($0.unicodeScalars) })
        }
      }
    }
  }
}
