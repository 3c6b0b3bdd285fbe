@testable import PropertyTesting
@testable import TestSupport

import ThumbIndex

extension FuzzTarget {
  /// Laws 3, 4 and 5: sections are ICU's buckets, no title is headed twice, and
  /// every entry of a bar leads somewhere.
  static let sections = Self(name: "sections") { input in
    switch input.number(in: 0...7) {
    case 0: try checkBar(&input)
    case 1, 2: try checkList(&input)
    default: try checkBuckets(&input)
    }
  }

  private static func checkBuckets(_ input: inout FuzzInput) throws {
    let place = input.number(in: 0...255) % Collation.distinct.count
    let id = Collation.distinct[place].id
    let (oracle, collation) = try buckets.value(place) {
      (
        try BucketOracle(locale: id),
        IndexedCollation(
          alphabet: try Alphabet(of: try Collator(id)), layout: .icu)
      )
    }
    let texts = input.texts(2)
    try input.check("buckets in \(id)\n\(texts.map { shown($0) })") {
      try holdEqual(collation.sectionTitles, oracle.labels, "titles")
      try holdSections(of: texts, in: collation, are: oracle)
    }
  }

  private static let buckets =
    Cache<Int, (BucketOracle, IndexedCollation)>(limit: 400)

  private static func checkList(_ input: inout FuzzInput) throws {
    let alphabet = input.pick(NamedAlphabet.all)
    let setup = Gen<Setup>.setups.make(&input.numbers, 0)
    let size = input.number(in: 0...12)
    let list =
      input.number(in: 0...1) == 0
      ? Gen<[FiledEntry]>.entries.make(&input.numbers, size)
      : input.texts(size).enumerated().map {
        FiledEntry(text: $1, reading: nil, id: $0)
      }
    let shownList = { Gen<[FiledEntry]>.entries.show(list) }
    try input.check("\(alphabet.name), \(setup)\n\(shownList())") {
      try holdFiled(list, in: setup.collation(of: alphabet), threads: 1)
    }
  }

  private static func checkBar(_ input: inout FuzzInput) throws {
    let size = input.number(in: 0...10)
    let bar = Gen<BarCase>.bars.make(&input.numbers, size)
    try input.check("\(bar)") { try bar.check() }
  }
}
