import ThumbIndex

// What a list and its filter say of rows and queries, for `.ci/engines` to compare
// with what databases say.
//
//   thumbindex-engines LOCALE TIERS PUNCTUATION READINGS
//
// Standard input has a name a line, an empty line, then a query a line, each behind
// `phrase` or `words` and a tab. Written are the numbers of all rows in the order
// of the list, then for each query a line of those found for each scope, in the
// order of `SearchScope.allCases`.

struct Row {
  let number: Int
  let name: String
}

let arguments = CommandLine.arguments
guard arguments.count == 5 else {
  fatalError("thumbindex-engines LOCALE TIERS PUNCTUATION READINGS")
}
let words = { (argument: String) in
  Set(argument.split(separator: ",").map { String($0) })
}
let tiers = words(arguments[2])
let readings = words(arguments[4])
let options = SearchOptions(
  tiers: Set(SearchTier.allCases.filter { tiers.contains("\($0)") }),
  punctuation: SearchOptions.Punctuation(rawValue: arguments[3])!,
  readings: Set(
    SearchReading.allCases.filter { readings.contains($0.rawValue) }))

var rows: [Row] = []
while let name = readLine(), !name.isEmpty {
  rows.append(Row(number: rows.count, name: name))
}
let list = IndexedList(
  rows, by: \.name, collation: try IndexedCollation(arguments[1]))
var filter = try ListFilter(
  list, searching: [SearchField(\.name)], options: options)

func show(_ list: IndexedList<Row>) {
  print(list.rows.map { String($0.number) }.joined(separator: " "))
}

show(list)
while let line = readLine() {
  let parts = line.split(separator: "\t", maxSplits: 1).map { String($0) }
  for scope in SearchScope.allCases {
    filter.update(
      parts.count > 1 ? parts[1] : "", scope: scope,
      matching: QueryKind(rawValue: parts[0])!)
    show(filter.results)
  }
}
