import Foundation
import ThumbIndex

extension LibraryEntry {
  /// Editing lists, and the changes that edits return.
  static var edits: [Self] {
    [
      Self("inserts") { texts in
        var list = try makeList(of: texts.rest, texts)
        var sum = 0
        for text in texts.part { sum &+= told(list.insert(text)) }
        return sum &+ list.count
      },
      Self("removals") { texts in
        var list = try makeList(of: texts.lines, texts)
        var sum = 0
        for text in texts.part {
          guard let path = list.rowPath(of: text) else {
            throw BenchmarkError("a row is missing")
          }
          sum &+= told(list.remove(at: path))
        }
        sum &+= told(list.removeAll { $0.utf8.count % 2 == 0 })
        return sum &+ list.count
      },
      Self("replacements") { texts in
        var list = try makeList(of: texts.lines, texts)
        var sum = 0
        for text in texts.part {
          guard let path = list.rowPath(of: text) else { continue }
          sum &+= told(list.replace(at: path, with: "b" + text))
        }
        return sum &+ list.count
      },
      Self("moves") { texts in
        var list = IndexedList(texts.lines, sortedBy: [])
        var sum = 0
        // Moves the first row to the middle, again and again.
        for _ in texts.part {
          sum &+= told(
            list.move(
              from: RowPath(section: 0, row: 0),
              to: RowPath(section: 0, row: list.count / 2)))
        }
        return sum &+ list.count
      },
      Self("edits of groups") { texts in
        // Sections come and go.
        var list = try makeGroups(of: texts.rest, texts)
        var sum = 0
        for text in texts.part { sum &+= told(list.insert(text + "b")) }
        for text in texts.part {
          guard let path = list.rowPath(of: text + "b") else { continue }
          sum &+= told(list.remove(at: path))
        }
        return sum &+ list.count
      },
      Self("edits of sections") { texts in
        var list = try makeGroups(of: texts.lines, texts)
        var sum = 0
        // Each turn tells about all rows of a section, so there are no more
        // turns than sections.
        for _ in texts.part.prefix(list.sections.count) {
          guard let first = list.sections.first?.key else { break }
          let middle = list.sections.count / 2
          sum &+= told(list.moveSection(first, to: middle))
          sum &+= told(list.collapse(list.sections[middle].key))
          sum &+= told(list.expand(list.sections[middle].key))
          sum &+= told(list.hideSection(first))
          sum &+= told(list.showSection(first))
          let copy = list
          sum &+= told(list.reloadSection(list.sections[middle].key))
          sum &+= told(list.become(copy))
        }
        return sum &+ list.count
      },
      Self("edits at once") { texts in
        let old = try makeList(of: texts.rest, texts)
        var list = old
        let changes = list.edit { edits in
          edits.insert(contentsOf: texts.part)
          for row in 0..<old.count where row % 3 > 0 {
            let path = old.rowPath(ofRow: row)
            if row % 3 == 1 {
              edits.remove(at: path)
            } else {
              edits.replace(at: path, with: "b" + old[path])
            }
          }
        }
        return told(changes)
      },
      Self("edits of groups at once") { texts in
        let old = try makeGroups(of: texts.rest, texts, isCollated: false)
        var list = old
        let changes = list.edit { edits in
          edits.insert(contentsOf: texts.part.map { $0 + "b" })
          for row in 0..<old.count where row % 3 == 0 {
            edits.remove(at: old.rowPath(ofRow: row))
          }
        }
        return told(changes)
      },
      Self("edits by hand at once") { texts in
        let old = IndexedList(texts.lines, sortedBy: [])
        var list = old
        let count = list.count
        let changes = list.edit { edits in
          for row in 0..<count {
            let path = RowPath(section: 0, row: row)
            switch row % 4 {
            case 0:
              edits.move(
                from: path, to: RowPath(section: 0, row: count - 1 - row))
            case 1: edits.remove(at: path)
            default: edits.insert("b", at: RowPath(section: 0, row: count / 2))
            }
          }
        }
        return told(changes)
      },
      Self("batch") { texts in
        var list = try makeList(of: texts.rest, texts)
        return told(
          list.batch { list in
            for text in texts.part { list.insert(text) }
            for text in texts.part {
              guard let path = list.rowPath(of: text) else { continue }
              list.replace(at: path, with: text + "b")
            }
          })
      },
      Self("all replaced") { texts in
        var list = try makeList(of: texts.lines, texts)
        return told(list.replaceAll(with: others(texts))) &+ list.count
      },
      Self("all replaced by hand") { texts in
        var list = IndexedList(texts.lines, sortedBy: [])
        return told(list.replaceAll(with: others(texts))) &+ list.count
      },
      Self("all groups replaced") { texts in
        var list = try makeGroups(of: texts.lines, texts, isCollated: false)
        return told(list.replaceAll(with: others(texts))) &+ list.count
      },
      Self("sections hidden") { texts in
        var list = IndexedList(
          texts.lines, groupedBy: { TextBytes($0) },
          order: .listed(unique(texts.lines.map { TextBytes($0) })),
          title: { String(decoding: $0.bytes, as: UTF8.self) })
        let keys = list.sections.map(\.key)
        var sum = told(list.setSections(collapsed: Set(keys)))
        for key in keys.prefix(10) {
          sum &+= told(list.expand(key)) &+ told(list.collapse(key))
        }
        return sum &+ told(list.setSections(order: keys.reversed()))
      },
      Self("changes as JSON") { texts in
        var list = try makeList(of: texts.lines, texts)
        let changes = list.replaceAll(with: others(texts))
        return try JSONEncoder().encode(changes).count
      },
      Self("new paths of all rows") { texts in
        var list = try makeList(of: texts.lines, texts)
        let paths = list.rows.indices.map { list.rowPath(ofRow: $0) }
        let changes = list.replaceAll(with: others(texts))
        return paths.reduce(0) {
          $0 &+ (changes.newPath(ofRow: $1)?.row ?? 0)
        }
      },
      Self("rows of one id") { texts in
        var list = IndexedList(
          texts.lines.map { RowOfOneID(text: $0) }, sortedBy: [])
        var sum = 0
        for _ in 0..<10 {
          sum &+= list.rowPath(ofID: 0)?.row ?? 0
          sum &+= told(list.remove(ids: [0, 0, 0]))
          sum &+= list.element(withID: 0)?.text.utf8.count ?? 0
        }
        return sum &+ told(list.removeAll { _ in true })
      },
    ]
  }
}

private struct RowOfOneID: Identifiable {
  let text: String
  var id: Int { 0 }
}

/// The lines from last to first, some with a letter appended; then some lines
/// again.
private func others(_ texts: HostileTexts) -> [String] {
  texts.lines.reversed().enumerated().map { row, text in
    row % 3 == 0 ? text + "b" : text
  } + texts.part
}

private func unique(_ lines: [TextBytes]) -> [TextBytes] {
  var seen: Set<TextBytes> = []
  return lines.filter { seen.insert($0).inserted }
}

/// Tells all changes to a view that only counts them.
func told(_ changes: ListChanges) -> Int {
  let count = changes.updates(includingMoves: false).reduce(0) {
    $0 &+ $1.placeCount
  }
  return changes.splices.reduce(count) {
    $0 &+ $1.position &+ $1.removed &+ $1.inserted
  } &+ changes.description.utf8.count
}

extension ListChanges.Update {
  /// How many rows and sections the update names.
  fileprivate var placeCount: Int {
    switch self {
    case .deleteSections(let positions), .insertSections(let positions),
      .reloadSections(let positions):
      positions.count
    case .deleteRows(at: let paths), .insertRows(at: let paths),
      .reloadRows(at: let paths):
      paths.count
    case .moveSection, .moveRow: 2
    case .reloadSectionIndexTitles: 0
    }
  }
}
