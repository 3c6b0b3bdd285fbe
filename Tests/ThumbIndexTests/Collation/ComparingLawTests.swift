import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// Law 1 for pairs and triples, and what keys have to do with comparison.
@Suite struct ComparingLawTests {
  static let ids = ["en", "sv", "hu", "ja", "zh", "th", "ko", "fr-CA", "lt"]

  @Test(arguments: ids)
  func comparisonIsICUs(id: String) throws {
    let collator = try Collator(id)
    let oracle = try ICUOracle(id)
    checkProperty("comparison in \(id)", runs: 300, .relatives(2)) { texts in
      try holdUnlessKnown(texts, by: oracle) { () throws(Falsified) in
        try holdEqual(
          collator.compare(texts[0], texts[1]).rawValue,
          oracle.compare(texts[0], texts[1]))
      }
    }
  }

  @Test(arguments: ids)
  func comparisonOfBytesIsICUs(id: String) throws {
    let collator = try Collator(id)
    let oracle = try ICUOracle(id)
    checkProperty(
      "comparison of bytes in \(id)", runs: 300, Gen<[UInt8]>.relatedBytes(2)
    ) { texts in
      let (left, right) = (texts[0], texts[1])
      let decoded = texts.map { String(decoding: $0, as: UTF8.self) }
      try holdUnlessKnown(decoded, by: oracle) { () throws(Falsified) in
        try holdEqual(
          collator.compare(utf8: left.span, right.span).rawValue,
          oracle.compare(utf8: left, right))
      }
    }
  }

  @Test(arguments: ids)
  func keysOrderAsComparisonDoes(id: String) throws {
    let collator = try Collator(id)
    collator.fillTable()
    checkProperty("keys as comparison in \(id)", runs: 600, .relatives(2)) {
      try holdKeysOrder($0, by: collator)
    }
  }

  @Test func keysOrderAsComparisonDoesInEveryCollation() throws {
    for collation in Collation.distinct {
      let collator = try Collator(collation.id)
      checkProperty(
        "keys as comparison in \(collation)", runs: 60, .relatives(2)
      ) {
        try holdKeysOrder($0, by: collator)
      }
    }
  }

  @Test(arguments: OptionGrid.all.sampled(oneIn: 3, 1))
  func keysOrderAsComparisonDoesWithOptions(grid: OptionGrid) throws {
    for id in grid.locales {
      let collator = try Collator(id, options: grid.options)
      checkProperty(
        "keys as comparison in \(id) with \(grid)", runs: 25, .relatives(2)
      ) {
        try holdKeysOrder($0, by: collator)
      }
    }
  }

  @Test(arguments: ids)
  func keysOfBytesOrderAsComparisonDoes(id: String) throws {
    let collator = try Collator(id)
    checkProperty(
      "keys of bytes in \(id)", runs: 300, Gen<[UInt8]>.relatedBytes(2)
    ) { texts in
      let (left, right) = (texts[0], texts[1])
      try holdEqual(
        order(
          collator.sortKey(forUTF8: left.span),
          collator.sortKey(forUTF8: right.span)),
        collator.compare(utf8: left.span, right.span))
    }
  }

  @Test(arguments: ids)
  func comparisonIsATotalPreorder(id: String) throws {
    let collator = try Collator(id)
    checkProperty("total preorder in \(id)", runs: 300, .relatives(3)) {
      texts in
      try holdPreorder(texts, by: collator)
    }
  }

  @Test func generatedEquivalentsAreEquivalentToSwift() {
    checkProperty(
      "equivalence", runs: 2000, Gen<[String]>.equivalents().asMade
    ) { texts in
      // Swift, which finds marks by their class, orders none across these:
      // their own class is 0, though they decompose to marks.
      let vowels: Set<Unicode.Scalar> = ["\u{F73}", "\u{F75}", "\u{F81}"]
      guard texts.joined().unicodeScalars.allSatisfy({ !vowels.contains($0) })
      else { return }
      try hold(texts[0] == texts[1], "not equivalent")
    }
  }

  @Test func equivalentTextsAreEqualInEveryCollation() throws {
    for collation in Collation.distinct {
      let collator = try Collator(collation.id)
      let oracle = try ICUOracle(collation.id)
      collator.fillTable()
      checkProperty(
        "equivalence in \(collation)", runs: 40, Gen<[String]>.equivalents()
      ) { texts in
        // Simplified texts may be equivalent no longer.
        guard texts[0] == texts[1] else { return }
        let texts = texts.map { KnownContradiction.writtenOut($0) }
        guard
          !texts.contains(where: {
            KnownContradiction.hasKeysOfItsOwn($0, by: oracle)
          })
        else { return }
        let keys = collator.keys(of: texts)
        try holdEqual(keys[0], keys[1], "keys of equivalent texts")
        try holdEqual(collator.compare(texts[0], texts[1]), .equal)
      }
    }
  }
}

private func holdPreorder(
  _ texts: [String], by collator: Collator
) throws(Falsified) {
  func compare(_ left: Int, _ right: Int) -> Int {
    collator.compare(texts[left], texts[right]).rawValue
  }
  for left in 0..<3 {
    try holdEqual(compare(left, left), 0, "reflexive")
    for right in 0..<3 {
      try holdEqual(
        compare(left, right), -compare(right, left), "antisymmetric")
      for other in 0..<3
      where compare(left, right) <= 0 && compare(right, other) <= 0 {
        try hold(
          compare(left, other) <= 0, "not transitive: \([left, right, other])")
      }
    }
  }
}
