import Testing
import ThumbIndex

/// A dictionary divided by syllables: a hundred sections, and a screen with
/// room for twenty index entries.
@Suite("A hundred sections and room for twenty entries")
struct HundredSectionsTests {
  /// Ba, Be, Bi, Bo, Bu to Za, Ze, Zi, Zo, Zu.
  static let syllables = "BCDFGHJKLMNPRSTVWXYZ".flatMap { consonant in
    "aeiou".map { "\(consonant)\($0)" }
  }

  let dictionary: IndexedCollation
  let titles: [String]
  let bar: IndexBar

  init() throws {
    let alphabet = try Alphabet(
      titles: Self.syllables.map { AlphabetTitle($0) },
      collator: try Collator("en"))
    dictionary = IndexedCollation(alphabet: alphabet)
    let words = Self.syllables.flatMap { ["\($0)t", "\($0)ng"] }
    let sections = dictionary.sections(of: words, by: \.self)
    titles = sections.map(\.title)
    bar = dictionary.indexBar(showing: sections.map(\.ordinal), limit: 20)
  }

  private func position(_ entry: Int) -> Int? {
    if case .section(let position) = bar.target(at: entry) { return position }
    return nil
  }

  @Test("shows titles from the first to the last, and • between them")
  func entries() {
    #expect(titles == Self.syllables)
    #expect(
      bar.entries.map(\.title).joined(separator: " ")
        == "Ba • De • Gi • Jo • Lu • Pa • Se • Vi • Xo • #")
  }

  @Test("every entry leads to the right section")
  func targets() throws {
    let positions = bar.entries.indices.compactMap { position($0) }
    #expect(positions.count == bar.entries.count)
    for (entry, position) in zip(bar.entries, positions) {
      // The rest has no rows; its title leads to the last section shown.
      if entry.title == "#" {
        #expect(position == titles.count - 1)
      } else if entry.title != IndexBar.thinnedTitle {
        #expect(titles[position] == entry.title)
      }
    }
    // What is left out between two titles is entered in its middle.
    for bullet in stride(from: 1, to: positions.count, by: 2) {
      let before = positions[bullet] - positions[bullet - 1]
      let after = positions[bullet + 1] - positions[bullet]
      #expect(before >= 1 && after >= 1 && abs(before - after) <= 1)
    }
  }

  @Test("scrolling highlights the entry that stands for each section")
  func scrolling() throws {
    let highlighted = titles.indices.compactMap {
      bar.entryIndex(forSectionAt: $0)
    }
    #expect(highlighted.count == titles.count)
    #expect(highlighted == highlighted.sorted())
    #expect(Set(highlighted) == Set(0..<18))
    for (section, entry) in highlighted.enumerated() {
      let title = bar.entries[entry].title
      #expect(title == titles[section] || title == IndexBar.thinnedTitle)
      // No section whose title is shown is highlighted as left out.
      if bar.entries.contains(where: { $0.title == titles[section] }) {
        #expect(title == titles[section])
      }
    }
    // What a tap on an entry brings to the top highlights that entry.
    for entry in bar.entries.indices.dropLast() {
      let section = try #require(position(entry))
      #expect(bar.entryIndex(forSectionAt: section) == entry)
    }
  }

  @Test("a finger sliding down meets every entry once, in order")
  func sliding() {
    let met = (0...1000).compactMap {
      bar.entryIndex(atFraction: Double($0) / 1000)
    }
    #expect(met.count == 1001)
    #expect(met == met.sorted())
    #expect(Set(met) == Set(bar.entries.indices))
    // Off the bar, its ends stay.
    #expect(bar.entryIndex(atFraction: -3) == 0)
    #expect(bar.entryIndex(atFraction: 7) == bar.entries.count - 1)
  }

  @Test("half of the sections filtered away, the entries lead to what is left")
  func filtered() {
    let words = Self.syllables.filter { !$0.hasSuffix("e") && $0 < "M" }
    let sections = dictionary.sections(of: words, by: \.self)
    let bar = dictionary.indexBar(
      showing: sections.map(\.ordinal), absent: .next, limit: 20)
    #expect(bar.entries.map(\.title) == self.bar.entries.map(\.title))
    for entry in bar.entries where entry.title != IndexBar.thinnedTitle {
      guard case .section(let position) = entry.target else {
        Issue.record("\(entry.title) leads to search")
        continue
      }
      // The section itself, or the next one; the last one if there is none.
      let next = sections.firstIndex { $0.title >= entry.title }
      let expected = entry.title == "#" ? nil : next
      #expect(position == expected ?? sections.count - 1, "\(entry.title)")
    }
  }

  @Test("a word that is looked up leads to its section")
  func lookingUp() throws {
    let ordinal = dictionary.section(for: "monologue")
    let position = try #require(bar.position(forOrdinal: ordinal))
    #expect(titles[position] == "Mo")
    let entry = try #require(bar.entryIndex(forSectionAt: position))
    #expect(bar.entries[entry].title == IndexBar.thinnedTitle)
    #expect(bar.entries[entry - 1].title == "Lu")
    #expect(bar.entries[entry + 1].title == "Pa")
  }
}
