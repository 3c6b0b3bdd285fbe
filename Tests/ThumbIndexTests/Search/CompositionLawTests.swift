import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 18: two leniencies of one letter for one letter that each find a text find
/// it together.
@Suite struct CompositionLawTests {
  static let locales = [
    "ar", "fa", "am", "bn", "zh", "ja", "ko", "sv", "hr", "th", "el", "ru",
  ]

  @Test(arguments: locales.sampled(oneIn: 2, 1))
  func whatFindsATextByItselfFindsItTogether(locale: String) throws {
    let plan = try Plans.plan(locale)
    let families = families(of: plan)
    #expect(families.count > 1000)
    checkProperty(
      "leniencies compose in \(locale)", runs: 400, .exchanges(in: families)
    ) { value in
      let column = FoldedColumn(plan, texts: [value.text])
      // Letters may be one letter together.
      guard column.finds(value.firstTyped), column.finds(value.secondTyped)
      else { return }
      try hold(column.finds(value.bothTyped), "not found with both")
    }
  }

  @Test func aPersianKafAndABareAlefFindANameTogether() throws {
    for locale in ["ar", "fa", "en", "und"] {
      let plan = try Plans.plan(locale)
      for typed in ["اكرم", "أکرم", "اکرم"] {
        #expect(plan.finds(typed, in: "أكرم"), "\(typed) in \(locale)")
        #expect(plan.finds("أكرم", in: typed), "\(typed) in \(locale)")
      }
    }
  }

  /// Letters that a search takes for each other.
  ///
  /// They share a form of one letter.
  private func families(of plan: FoldingPlan) -> [[Unicode.Scalar]] {
    let folder = TextFolder(plan)
    var families: [[UInt8]: [Unicode.Scalar]] = [:]
    let blocks: [Range<UInt32>] = [
      0x41..<0x2000, 0x2C00..<0x3100, 0x3400..<0xAC00, 0xF900..<0xFB07,
      0xFB50..<0xFE00, 0xFE70..<0xFF00, 0x1_E900..<0x1_E944,
    ]
    for value in blocks.joined() {
      guard let letter = Unicode.Scalar(value), letter.properties.isAlphabetic,
        !CharacterProperties.isMark(value),
        !CharacterProperties.isUnifiedIdeograph(value)
          || LooseLetters.base(value) != nil || value < 0x5000
      else { continue }
      var own: Set<[UInt8]> = []
      for (text, forms) in folder.forms(of: String(letter)).texts {
        var position = 0
        let isLetter =
          text.bytes.span.nextScalar(at: &position) != nil
          && position == text.bytes.count
        if isLetter, forms != .form(.spelt) { own.insert(text.bytes) }
      }
      for letters in own { families[letters, default: []].append(letter) }
    }
    return families.values.filter { $0.count > 1 }.sorted {
      $0[0].value < $1[0].value
    }
  }
}

/// A text, and what is typed for it with other letters in two places.
private struct Exchange: Sendable {
  /// A letter of the text, and the one that is typed for it.
  typealias Pair = (own: Unicode.Scalar, typed: Unicode.Scalar)

  var parts: [String]
  var pairs: [Pair]

  var text: String { joined(pairs[0].own, pairs[1].own) }
  var firstTyped: String { joined(pairs[0].typed, pairs[1].own) }
  var secondTyped: String { joined(pairs[0].own, pairs[1].typed) }
  var bothTyped: String { joined(pairs[0].typed, pairs[1].typed) }

  private func joined(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> String
  {
    parts[0] + String(one) + parts[1] + String(other) + parts[2]
  }
}

extension Gen<Exchange> {
  fileprivate static func exchanges(in families: [[Unicode.Scalar]]) -> Self {
    Gen(
      make: { numbers, _ in
        // Neighbours in this order are mostly of one script.
        let first = numbers.number(in: 0...families.count - 1)
        let near = min(
          max(0, first + numbers.number(in: -20...20)), families.count - 1)
        let places = [first, numbers.chance(oneIn: 3) ? near : first]
        let pairs = places.map { place in
          (
            own: numbers.pick(families[place]),
            typed: numbers.pick(families[place])
          )
        }
        let parts = (0..<3).map { _ in
          numbers.pick(["", "", " ", String(numbers.pick(families[near])), "a"])
        }
        return Exchange(parts: parts, pairs: pairs)
      },
      simplify: { value, stillFails in
        for place in value.parts.indices where !value.parts[place].isEmpty {
          var simpler = value
          simpler.parts[place] = ""
          if stillFails(simpler) { return simpler }
        }
        return nil
      },
      show: { value in
        "text \(shown(value.text))\ntyped \(shown(value.bothTyped)), of "
          + "\(shown(value.firstTyped)) and \(shown(value.secondTyped))"
      })
  }
}
