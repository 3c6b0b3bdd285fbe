import PropertyTesting
import Testing

/// Lists that sorting algorithms have trouble with.
enum Shape: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case random, equal, fewValues, sorted, reversed, longPrefix, nested

  var testDescription: String { rawValue }

  /// A list of so many texts.
  func texts(_ count: Int) -> [String] {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    func word() -> String { String(numbers.next() % 0xFFFF_FFFF, radix: 36) }
    let prefix = String(repeating: "Zażółć gęślą jaźń ", count: 3)
    return (0..<count).map { row in
      switch self {
      case .random: word()
      case .equal: "equal keys"
      case .fewValues:
        ["a", "b", "", "aaaaaaaaaaaaaaaa"][
          numbers.number(in: 0...3)]
      case .sorted: String(row + 1_000_000)
      case .reversed: String(2_000_000 - row)
      case .longPrefix: prefix + String(numbers.next() % 1000)
      // Each word the beginning of others, at every length.
      case .nested: String(repeating: "ab", count: row % 40)
      }
    }
  }
}
