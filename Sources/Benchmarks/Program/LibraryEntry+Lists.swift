import Foundation
import ThumbIndex

extension LibraryEntry {
  /// Making lists and finding rows in them.
  static var lists: [Self] {
    [
      Self("list") { read(try makeList(of: $0.lines, $0)) },
      Self("list by hand") { read(IndexedList($0.lines, sortedBy: [])) },
      Self("list by fields") { texts in
        let collator = try texts.collator()
        return read(
          IndexedList(
            texts.lines,
            sortedBy: [
              SortField(collator, on: \.self, direction: .descending),
              SortField(collator, on: { String($0.suffix(4)) }),
            ],
            pinnedLast: { $0.utf8.count % 5 == 0 }))
      },
      Self("list of groups") { texts in
        read(try makeGroups(of: texts.lines, texts, isCollated: false))
          &+ read(try makeGroups(of: texts.lines, texts))
      },
      Self("list filed with readings") { texts in
        read(
          IndexedList(
            texts.lines, by: \.self, reading: { $0.isEmpty ? nil : $0 + "b" },
            collation: try texts.collation(filing: .all)))
      },
      Self("type-select") { texts in
        let sorted = try makeList(of: texts.lines, texts)
        let groups = try makeGroups(of: texts.lines, texts)
        let byHand = IndexedList(texts.lines, sortedBy: [])
        var sum = 0
        for typed in texts.keystrokes + texts.some {
          sum &+= sorted.rowPath(forTyped: typed)?.row ?? 0
          sum &+= byHand.rowPath(forTyped: typed)?.row ?? 0
        }
        // In a list without an alphabet, each look-up looks into every section.
        for typed in texts.keystrokes + texts.few {
          sum &+= groups.rowPath(forTyped: typed)?.section ?? 0
        }
        return sum
      },
      Self("row paths") { texts in
        let sorted = try makeList(of: texts.lines, texts)
        let groups = try makeGroups(
          of: texts.lines, texts, isCollated: false)
        return try [sorted, groups].reduce(0) { sum, list in
          var sum = sum
          for row in 0..<list.count {
            let path = list.rowPath(ofRow: row)
            sum &+= list.row(at: path) &+ list[path].utf8.count
            sum &+= list.lines.index(ofRow: path)
          }
          for line in list.lines { sum &+= line.section }
          for text in texts.part {
            guard let path = list.rowPath(of: text) else {
              throw BenchmarkError("a row is missing")
            }
            sum &+= path.row
          }
          return sum
        }
      },
      Self("list bars") { texts in
        let sorted = try makeList(of: texts.lines, texts)
        let groups = try makeGroups(of: texts.lines, texts)
        var sum = 0
        for absent in IndexBar.AbsentTitle.allCases {
          for list in [sorted, groups] {
            sum &+= list.indexBar(absent: absent, search: true).entries.count
            let bar = list.indexBar(absent: absent, limit: 20)
            sum &+= bar.entries.reduce(0) { $0 &+ $1.title.utf8.count }
          }
        }
        let bar = groups.indexBar(limit: 1000)
        let data = try JSONEncoder().encode(bar.entries)
        let read = try JSONDecoder().decode(
          [IndexBar.Entry].self, from: data)
        return read == bar.entries ? sum &+ data.count : -1
      },
    ]
  }
}

/// A list of texts under the titles of an alphabet.
func makeList(
  of lines: [String], _ texts: HostileTexts
) throws -> IndexedList<String> {
  IndexedList(lines, collation: try texts.collation())
}

/// A list with a section for each different text, in the order of the collator
/// or of arrival.
func makeGroups(
  of lines: [String], _ texts: HostileTexts, isCollated: Bool = true
) throws -> IndexedList<String> {
  let collator = try texts.collator()
  return IndexedList(
    lines, groupedBy: { TextBytes($0) },
    order: isCollated ? .collated(collator) : .firstAppearance,
    title: { String(decoding: $0.bytes, as: UTF8.self) },
    sortedBy: [SortField(collator, on: \.self)])
}

/// The bytes of a text, to hash instead of the text: Swift hashes a text in
/// time quadratic in the length of a run of marks.
struct TextBytes: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
}

/// Reads all of a list.
func read(_ list: IndexedList<String>) -> Int {
  var sum = list.count
  for section in list.sections {
    sum = sum &* 31 &+ section.title.utf8.count
    for text in section.rows { sum = sum &* 31 &+ text.utf8.count }
  }
  return sum &+ list.description.utf8.count
}
