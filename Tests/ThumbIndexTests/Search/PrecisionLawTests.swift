import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 17, where it is not the letters that decide: parts of syllables and of
/// flags.
@Suite struct PrecisionLawTests {
  static let options = [
    SearchOptions(), SearchOptions(tiers: .strict),
    SearchOptions(tiers: [.search]), SearchOptions(minding: [.accents, .case]),
    SearchOptions(readings: [.hangulInitials]),
  ]

  /// The consonants of keyboards that begin syllables, in Unicode's order.
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")

  private static func scalars(in range: ClosedRange<Int>) -> Gen<[UInt32]> {
    .list(of: Gen(make: { numbers, _ in UInt32(numbers.number(in: range)) }))
  }

  @Test(arguments: ["ko", "en"], options)
  func aConsonantFindsWhatItBegins(
    locale: String, options: SearchOptions
  ) throws {
    let plan = try Plans.plan(locale, options)
    let names = Self.scalars(in: 0xAC00...0xD7A3)
    checkProperty("initials in \(locale)", runs: 200, names) { syllables in
      let column = FoldedColumn(plan, texts: [String(scalars: syllables)])
      let own = Set(
        syllables.map { Self.initials[Int($0 - 0xAC00) / 588] })
      for initial in Self.initials {
        // Keyboards' double ones are other letters for a search collation, for
        // which those of syllables are two of the single ones.
        if options.tiersInForce == [.search], Self.doubles.contains(initial) {
          continue
        }
        let parts = Set(own.flatMap { Self.singles[$0] ?? [$0] })
        try holdEqual(
          column.finds(String(initial)),
          own.contains(initial)
            || options.tiersInForce.contains(.search)
              && parts.contains(initial),
          "\(initial)")
      }
    }
  }

  private static let doubles = Set("ㄲㄸㅃㅆㅉ")

  private static let singles: [Character: [Character]] = [
    "ㄲ": ["ㄱ", "ㄲ"], "ㄸ": ["ㄷ", "ㄸ"], "ㅃ": ["ㅂ", "ㅃ"], "ㅆ": ["ㅅ", "ㅆ"],
    "ㅉ": ["ㅈ", "ㅉ"],
  ]

  @Test(arguments: ["en", "th", "ja"], options)
  func aFlagIsFoundAmongFlags(
    locale: String, options: SearchOptions
  ) throws {
    let plan = try Plans.plan(locale, options)
    // Few letters, so that flags are mostly hidden in others.
    let letters = Self.scalars(in: 0x1F1E6...0x1F1E8)
    checkProperty("flags in \(locale)", runs: 300, letters) { letters in
      let text = String(scalars: letters)
      let column = FoldedColumn(plan, texts: [text, "x\(text) y"])
      for first in 0x1F1E6...0x1F1E8 as ClosedRange<UInt32> {
        for second in 0x1F1E6...0x1F1E8 as ClosedRange<UInt32> {
          let flag = String(scalars: [first, second])
          for row in 0..<2 as Range<UInt32> {
            try holdEqual(
              column.matches(row, plan.term(flag), scope: .contains),
              text.contains(Character(flag)), "\(flag) in row \(row)")
          }
        }
        // Half a flag finds what it begins.
        let half = String(scalars: [first])
        try holdEqual(
          column.finds(half),
          text.contains { $0.unicodeScalars.first!.value == first }, half)
      }
    }
  }
}
