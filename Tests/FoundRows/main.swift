// What a `ListFilter` finds, for tests of others that should find the same: reads
// texts, options and queries as JSON, and writes for each query the rows found and
// the ranges that match, in UTF-16 units.

import Foundation
import ThumbIndex

struct Request: Decodable {
  struct Query: Decodable {
    let text: String
    let scope: SearchScope
    let kind: QueryKind
  }

  let locale: String

  /// The texts of each row, one for each field.
  let rows: [[String]]

  /// The caller's own readings of the first text; may be missing.
  let readings: [[String]]?
  let options: SearchOptions

  /// Rules of the collator, and a dictionary's lines; may be missing.
  let rules: String?
  let dictionary: String?
  let queries: [Query]
}

struct Row {
  let number: Int
  let texts: [String]
  let readings: [String]
}

struct Found: Encodable {
  let row: Int

  /// The ranges of each field.
  let ranges: [[[Int]]]
}

/// The ranges in order, overlapping ones joined.
func joined(_ ranges: [Range<String.Index>], in text: String) -> [[Int]] {
  var result: [[Int]] = []
  let offsets = ranges.map { range in
    [range.lowerBound, range.upperBound].map {
      $0.utf16Offset(in: text)
    }
  }
  for range in offsets.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
    if let last = result.last, range[0] < last[1] {
      result[result.count - 1][1] = max(last[1], range[1])
    } else {
      result.append(range)
    }
  }
  return result
}

let request = try JSONDecoder().decode(
  Request.self, from: FileHandle.standardInput.readDataToEndOfFile())
let rows = request.rows.enumerated().map {
  Row(
    number: $0, texts: $1,
    readings: request.readings?[$0].filter { !$0.isEmpty } ?? [])
}
let fieldCount = rows.first?.texts.count ?? 1
let fields = (0..<fieldCount).map { field in
  field == 0
    ? SearchField<Row>({ $0.texts[0] }, ownReadings: { $0.readings })
    : SearchField<Row>({ $0.texts[field] })
}
var options = request.options
if let dictionary = request.dictionary {
  options.readings.insert(.dictionary)
  options.filing = FilingRules()
  options.filing!.dictionary = try ReadingDictionary(dictionary)
}
var filter = try ListFilter(
  rows, searching: fields,
  collator: try Collator(
    request.locale, options: CollatorOptions(rules: request.rules)),
  options: options)
var answers: [[Found]] = []
for query in request.queries {
  filter.update(query.text, scope: query.scope, matching: query.kind)
  var found: [Found] = []
  for (section, shown) in filter.results.sections.enumerated() {
    for (place, row) in shown.rows.enumerated() {
      var ranges = row.texts.map { _ in [Range<String.Index>]() }
      let path = RowPath(section: section, row: place)
      for match in filter.matches(at: path) {
        ranges[match.field] += match.match.ranges
      }
      found.append(
        Found(
          row: row.number,
          ranges: zip(ranges, row.texts).map { joined($0, in: $1) }))
    }
  }
  answers.append(found)
}
FileHandle.standardOutput.write(try JSONEncoder().encode(answers))
