import PropertyTesting
import Testing

@testable import ThumbIndex

/// Texts as keys, held against Swift's own texts.
@Suite struct TextKeyTests {
  @Test func keysAreEqualIfTheBytesAre() {
    checkProperty("keys by bytes", runs: 1000, .relatives(4)) { texts in
      try hold(texts, { TextKey($0) }) { Array($0.utf8) == Array($1.utf8) }
    }
  }

  @Test func canonicalKeysAreEqualIfTheTextsAreEquivalent() {
    // Swift does not put what these begin with into order.
    let marks: [Unicode.Scalar] = ["\u{F73}", "\u{F75}", "\u{F81}"]
    checkProperty("canonical keys", runs: 1000, .relatives(4)) { texts in
      let known = texts.filter { text in
        !text.unicodeScalars.contains { marks.contains($0) }
      }
      try hold(known, { TextKey(canonical: $0) }, ==)
    }
    checkProperty("equivalent texts", runs: 1000, .equivalents()) { texts in
      try hold(texts, { TextKey(canonical: $0) }) { _, _ in true }
    }
  }

  /// Throws unless keys are equal when their texts are; equal keys have equal
  /// hashes.
  private func hold(
    _ texts: [String], _ key: (String) -> TextKey,
    _ areEqual: (String, String) -> Bool
  ) throws(Falsified) {
    for left in texts {
      for right in texts {
        let (own, other) = (key(left), key(right))
        if (own == other) != areEqual(left, right) {
          throw Falsified("\(own == other ? "equal" : "different") keys")
        }
        if own == other, own.hashValue != other.hashValue {
          throw Falsified("different hashes")
        }
      }
    }
  }

  @Test func marksOfALongRunAreInOrder() {
    let count = 100_000
    let mixed = "a" + String(repeating: "\u{301}\u{323}", count: count)
    let ordered =
      "a" + String(repeating: "\u{323}", count: count)
      + String(repeating: "\u{301}", count: count)
    #expect(TextKey(canonical: mixed) == TextKey(canonical: ordered))
    #expect(TextKey(mixed) != TextKey(ordered))
    #expect(Set([TextKey(mixed), TextKey(ordered), TextKey(mixed)]).count == 2)
  }

  @Test func partsAreBetweenScalars() {
    #expect("a,b,,c".parts(between: ",") == ["a", "b", "c"])
    #expect("a,,".parts(between: ",", keepingEmpty: true) == ["a", "", ""])
    #expect("".parts(between: ",", keepingEmpty: true) == [""])
    // A mark does not hide the comma before it.
    let parts = "a,\u{301}b".parts(between: ",")
    #expect(
      parts.map { Array($0.unicodeScalars) } == [["a"], ["\u{301}", "b"]])
  }
}
