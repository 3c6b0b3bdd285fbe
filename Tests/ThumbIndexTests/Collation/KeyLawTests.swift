import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// Law 2: a key is ICU's, byte for byte, whichever path made it.
@Suite struct KeyLawTests {
  @Test func keysMadeByICUAreItsOwnInEveryCollation() throws {
    for collation in Collation.all {
      let collator = try Collator(collation.id)
      let oracle = try ICUOracle(collation.id)
      checkProperty("ICU's keys in \(collation)", runs: 12, .texts) { text in
        try holdKeys(of: [text], by: collator, are: oracle)
      }
    }
  }

  @Test(arguments: [Gen<String>.texts, .alphabetic, .text(.contractions)])
  func keysMadeFromTheTableAreICUsInEveryCollation(
    texts: Gen<String>
  ) throws {
    for collation in Collation.distinct {
      let collator = try Collator(collation.id)
      collator.fillTable()
      let oracle = try ICUOracle(collation.id)
      checkProperty("table keys in \(collation)", runs: 60, texts) { text in
        try holdKeys(of: [text], by: collator, are: oracle)
      }
    }
  }

  @Test(arguments: TextKind.all)
  func keysAreICUsForEveryKindOfText(kind: TextKind) throws {
    for id in ["en", "ca", "da", "hu", "ja", "ko", "th", "zh", "km"] {
      let collator = try Collator(id)
      collator.fillTable()
      let oracle = try ICUOracle(id)
      checkProperty("keys of \(kind.name) in \(id)", runs: 60, .text(kind)) {
        try holdKeys(of: [$0], by: collator, are: oracle)
      }
    }
  }

  @Test func keysOfLongTextsAreICUs() throws {
    for id in ["en", "fr-CA", "hu", "zh", "da"] {
      let collator = try Collator(id)
      collator.fillTable()
      let oracle = try ICUOracle(id)
      checkProperty("keys of long texts in \(id)", runs: 12, .long) { text in
        try holdKeys(of: [text], by: collator, are: oracle)
      }
    }
  }

  @Test func keysOfTextsThatOutgrowWhatIsReservedAreICUs() throws {
    for id in ["en", "ar", "ja", "de-u-co-phonebk"] {
      let collator = try Collator(id)
      collator.fillTable()
      let oracle = try ICUOracle(id)
      checkProperty(
        "keys of expansions in \(id)", runs: 30,
        .hostile(.known, [.outgrowing])
      ) { try holdKeys(of: $0, by: collator, are: oracle) }
    }
  }

  @Test func keysOfTextsOfTensOfThousandsOfBytesAreICUs() throws {
    for id in ["en", "hu"] {
      let collator = try Collator(id)
      collator.fillTable()
      let oracle = try ICUOracle(id)
      // Around 2¹⁶ bytes, from where on the table is not used.
      for count in [65_535, 65_536, 65_537]
        + (PropertyRuns.areAll ? [200_000] : [])
      {
        for piece in ["a", "Dzs", "ф", "ä ", "ﬁ", "Љa"].sampled(
          oneIn: 6, count)
        {
          let start = String(
            repeating: piece, count: (count - 2) / piece.utf8.count)
          let rest = count - start.utf8.count
          try holdKeys(
            of: [start + String(repeating: "z", count: rest)], by: collator,
            are: oracle)
        }
      }
    }
  }

  @Test func runsOfCommonWeightsOfAnyLengthAreICUs() throws {
    for options in [
      CollatorOptions(), CollatorOptions(caseFirst: .upper),
      CollatorOptions(caseFirst: .lower),
    ] {
      let collator = try Collator("en", options: options)
      collator.fillTable()
      let oracle = try ICUOracle("en", options: options)
      // Past the longest run that one byte counts, on every level.
      for count in (0..<310).sampled(oneIn: 9) {
        let run = String(repeating: "a", count: count)
        try holdKeys(
          of: [
            run, run + "B", run + "é", "É" + run, run + "ﬁ", run + "ａ",
            run + "ß" + run, run + "а" + run, run + "\u{345}",
          ], by: collator, are: oracle)
      }
    }
  }

  @Test func everyScalarAloneAndBetweenLettersHasICUsKey() throws {
    for id in ["en", "ja", "th"] {
      let collator = try Collator(id)
      collator.fillTable()
      let oracle = try ICUOracle(id)
      let scalars = (UInt32(0)...0x2FFF).compactMap { Unicode.Scalar($0) }
      try holdKeys(
        of: scalars.map { String($0) }, by: collator, are: oracle)
      try holdKeys(
        of: scalars.map { "a\($0)A" }, by: collator, are: oracle)
    }
  }

  @Test func charactersThatTakeAfterPartOfAnotherLetterHaveICUsKeys() throws {
    // A middle dot after l is special, also when that ends a letter ll.
    for id in ["cy", "es@collation=traditional", "sq", "ca", "en"] {
      let collator = try Collator(id)
      collator.fillTable()
      try holdKeys(
        of: ["ll·", "Ll·a", "l·", "lll·", "l·l·", "llam·l"], by: collator,
        are: ICUOracle(id))
    }
  }

  @Test func keysOfBytesAreThoseOfTheTextThatTheyDecodeTo() throws {
    for id in ["en", "ja", "hu"] {
      let collator = try Collator(id)
      collator.fillTable()
      let oracle = try ICUOracle(id)
      checkProperty("keys of bytes in \(id)", runs: 400, .bytes) { bytes in
        try holdEqual(
          collator.sortKey(forUTF8: bytes.span).bytes,
          oracle.key(of: String(decoding: bytes, as: UTF8.self)))
      }
    }
  }

  @Test func aColumnThatFillsItsTableHasTheKeysOfOneThatDoesNot() throws {
    let collator = try Collator("pl")
    let oracle = try ICUOracle("pl")
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    let texts = (0..<70_000).map { row in
      row % 50 == 0
        ? Gen<String>.texts.make(&numbers, 8)
        : String(numbers.next(), radix: 36, uppercase: row % 2 == 0)
    }
    let column = SortKeyColumn(texts, collator: collator, threads: 2)
    #expect(column.count == texts.count)
    var wrong: [String] = []
    for (row, text) in texts.enumerated()
    where column[row].bytes != oracle.key(of: text) {
      wrong.append(shown(text))
    }
    #expect(wrong == [])
  }
}
