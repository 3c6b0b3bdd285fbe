import PropertyTesting
import Testing

/// What tests of laws rest on: that a law which does not hold is found.
@Suite struct CheckPropertyTests {
  @Test func aFailureIsReportedWithItsSimplestTextAndItsSeed() throws {
    let report = try #require(
      falsification(of: "Latin 1", in: 0..<500, Gen<String>.texts) { text in
        try hold(
          text.unicodeScalars.allSatisfy { $0.value < 0x100 }, "beyond")
      })
    #expect(report.contains("\"Ā\" [U+0100]"))
    #expect(report.contains("beyond"))
    #expect(report.contains("THUMBINDEX_SEED=\(PropertyRuns.seed) "))
    #expect(
      report.contains(
        "--filter aFailureIsReportedWithItsSimplestTextAndItsSeed"))
  }

  @Test func listsAreSimplifiedByElementsAndWithinThem() throws {
    let report = try #require(
      falsification(
        of: "short lists", in: 0..<500, Gen<[String]>.list(of: .texts)
      ) { texts in
        try hold(texts.joined().unicodeScalars.count < 3, "long")
      })
    // In one text, or in several.
    let scalars = report.components(of: "U+").map { $0.prefix(4) }
    #expect(scalars == ["0061", "0061", "0061"])
  }

  @Test func aLawThatHoldsIsNotReported() {
    #expect(
      falsification(of: "any text", in: 0..<5, Gen<String>.texts) { _ in }
        == nil)
  }

  @Test func theSameSeedMakesTheSameTexts() {
    var one = SeededGenerator(seed: 1)
    var other = SeededGenerator(seed: 1)
    var third = SeededGenerator(seed: 2)
    let texts = (0..<100).map { Gen<String>.texts.make(&one, $0 / 4) }
    #expect(texts == (0..<100).map { Gen.texts.make(&other, $0 / 4) })
    #expect(texts != (0..<100).map { Gen.texts.make(&third, $0 / 4) })
  }

  @Test func bytesDecideOneChoiceEachAndThenASeedDoes() {
    func choices(_ bytes: [UInt8]) -> [Int] {
      var numbers = SeededGenerator(bytes: bytes)
      return (0..<8).map { _ in numbers.number(in: 0...99) }
    }
    #expect(choices([1, 2, 3, 104]).prefix(4) == [1, 2, 3, 4])
    #expect(choices([1, 2, 3]) == choices([1, 2, 3]))
    #expect(choices([1, 7, 3])[2...] == choices([1, 2, 3])[2...])
    #expect(Set(choices([]) + choices([0])).count > 4)
    var numbers = SeededGenerator(bytes: [1, 2, 3])
    #expect(numbers.pick(["a", "b"]) == "b")
    #expect(numbers.remainingBytes() == [2, 3])
    #expect(numbers.remainingBytes() == [])
  }

  @Test(arguments: TextKind.all)
  func everyKindMakesManyDifferentTexts(kind: TextKind) {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    let texts = Set(
      (0..<300).map { _ in
        Gen.text(kind).make(&numbers, 10).unicodeScalars.map(\.value)
      })
    #expect(texts.count > (kind.name == "empty" ? 0 : 50))
  }
}

extension String {
  fileprivate func components(of mark: String) -> [Substring] {
    split(separator: mark).dropFirst().map { $0 }
  }
}
