import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// Law 2 under every option.
@Suite struct KeyOptionTests {
  @Test(arguments: OptionGrid.all.sampled(oneIn: 5))
  func keysAreICUsWithOptions(grid: OptionGrid) throws {
    let options = grid.options
    for id in grid.locales {
      let oracle = try ICUOracle(id, options: options)
      for isFilled in [false, true] {
        let collator = try Collator(id, options: options)
        if isFilled { collator.fillTable() }
        for texts in [Gen<String>.texts, .alphabetic] {
          checkProperty(
            "keys in \(id) with \(grid)", runs: isFilled ? 40 : 10, texts
          ) { text in
            try holdKeys(of: [text], by: collator, are: oracle)
          }
        }
      }
    }
  }

  @Test func lettersThatContractWithThemselvesHaveICUsKeys() throws {
    let options = CollatorOptions(rules: "&n < ñ < nn < nnn < n\u{303}n")
    for id in ["en", "hu"] {
      let collator = try Collator(id, options: options)
      collator.fillTable()
      try holdKeys(
        of: ["ña", "ñña", "ññña", "nnñ", "Ñb", "ñ"], by: collator,
        are: ICUOracle(id, options: options))
    }
  }

  @Test func keysAreICUsWithAnyOptionsTogether() throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    for _ in 0..<PropertyRuns.count(100) {
      let grid = OptionGrid.random(&numbers)
      let id = numbers.pick(Collation.distinct).id
      let oracle = try ICUOracle(id, options: grid.options)
      let collator = try Collator(id, options: grid.options)
      collator.fillTable()
      for texts in [Gen<String>.texts, .alphabetic] {
        checkProperty("keys in \(id) with \(grid)", runs: 25, texts) { text in
          try holdKeys(of: [text], by: collator, are: oracle)
        }
      }
    }
  }
}
