import PropertyTesting
import Testing

/// What tests of laws rest on: that a law which does not hold is found.
@Suite struct CheckPropertyTests {
  @Test(.enabled(if: PropertyRuns.count(500) >= 500))
  func aFailureIsReportedWithItsSimplestTextAndItsSeed() {
    withKnownIssue {
      checkProperty("Latin 1", runs: 500, .texts) { text in
        try hold(
          text.unicodeScalars.allSatisfy { $0.value < 0x100 }, "beyond")
      }
    } matching: { issue in
      let report = issue.comments.map(\.rawValue).joined()
      return report.contains("\"Ā\" [U+0100]")
        && report.contains("beyond")
        && report.contains("THUMBINDEX_SEED=\(PropertyRuns.seed) ")
        && report.contains(
          "--filter aFailureIsReportedWithItsSimplestTextAndItsSeed")
    }
  }

  @Test(.enabled(if: PropertyRuns.count(500) >= 500))
  func listsAreSimplifiedByElementsAndWithinThem() {
    withKnownIssue {
      checkProperty("short lists", runs: 500, .list(of: .texts)) { texts in
        try hold(texts.joined().unicodeScalars.count < 3, "long")
      }
    } matching: { issue in
      // In one text, or in several.
      let report = issue.comments.map(\.rawValue).joined()
      let scalars = report.components(of: "U+").map { $0.prefix(4) }
      return scalars == ["0061", "0061", "0061"]
    }
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
