package import PropertyTesting
import Testing
package import ThumbIndex

/// Options to try, and the locales to try them in.
package struct OptionGrid: Sendable, CustomTestStringConvertible,
  CustomStringConvertible
{
  package var options: CollatorOptions
  package var locales: [String]

  package init(
    options: CollatorOptions, locales: [String] = ["en", "da", "ja"]
  ) {
    (self.options, self.locales) = (options, locales)
  }

  package var testDescription: String { description }

  package var description: String {
    Mirror(reflecting: options).children
      .compactMap { name, value in
        let text = "\(value)"
        // Those that are left to the locale say nothing.
        guard text != "nil", let name else { return nil }
        let short = text.split(separator: "Optional(").joined()
          .split(separator: ")").joined()
        return "\(name): \(short.split(separator: ".").last ?? "")"
      }
      .joined(separator: ", ")
  }

  /// Every value of every option, and pairs that work on each other.
  package static let all: [Self] = {
    var all: [CollatorOptions] = []
    for strength in CollatorOptions.Strength.allCases {
      all.append(.init(strength: strength))
      all.append(.init(strength: strength, numeric: true))
      all.append(.init(strength: strength, caseLevel: true))
      all.append(.init(strength: strength, backwardSecondary: true))
      for group in groups {
        all.append(.init(strength: strength, punctuation: .ignore(upTo: group)))
      }
      for caseFirst in CollatorOptions.CaseFirst.allCases {
        all.append(.init(strength: strength, caseFirst: caseFirst))
        all.append(
          .init(strength: strength, caseFirst: caseFirst, caseLevel: true))
      }
    }
    all.append(.init(punctuation: .keep))
    all += reorders.map { .init(reorder: $0) }
    all += reorders.map {
      .init(numeric: true, punctuation: .ignore(), reorder: $0)
    }
    return all.map { Self(options: $0) }
      + rules.map { Self(options: .init(rules: $0), locales: ["en", "hu"]) }
      + rules.map {
        Self(
          options: .init(
            caseFirst: .upper, backwardSecondary: true,
            reorder: ["Grek", "digit"], rules: $0),
          locales: ["und"])
      }
  }()

  private static let groups: [CollatorOptions.VariableGroup?] =
    [nil] + CollatorOptions.VariableGroup.allCases

  package static let reorders: [[String]] = [
    [], ["Grek"], ["Cyrl", "Latn"], ["digit", "Latn"], ["others", "digit"],
    ["Hani", "Kana", "Hang"], ["symbol", "space"],
    ["currency", "Arab", "Hebr"],
    ["Geor", "others", "Latn"],
    ["punct", "symbol", "currency", "digit", "Armn"],
  ]

  /// Contractions, expansions, prefix contexts, positions and settings.
  package static let rules: [String] = [
    "&z < å", "&c < ch <<< Ch <<< CH", "&a < b\u{301} << ab",
    "&ae << æ <<< Æ", "&[before 1]a < z < y", "&[before 2]e << ë",
    "&[before 3]a <<< A", "&l < l|· <<< L|·", "&a < x / yz",
    "&n < ñ < nn < nnn < n\u{303}n", "&e << é << è << ê / h",
    "&[first regular] < q", "&[last regular] < ☃", "&[last variable] < ¤",
    "&[first secondary ignorable] << \u{359}", "&a = \u{430} = α",
    "[caseFirst upper]&h < x < X", "[alternate shifted]&s < ſ",
    "&a < 'a-b' < a' 'b", "[normalization off]&o < o\u{308}",
    "[suppressContractions [Љ-Ц]]&ш < щ", "&9 < 10 < 11", "&' ' < '-' < '.'",
    "[strength 2]&a < á", "[backwards 2]&a << á", "[numericOrdering on]&x<1",
    "&Z < 𠀀 < 一", "&一 < 丁一 < 丁丁", "&\u{200D} = \u{34F}", "&a <* bcd <<* xyz",
    "&e << f|e", "&ß = ss &s < st", "&a < ab < abc < abcd < abcde < abcdef",
    "&k < 'aaaaaaaaaa' < 'éééééé'", "&i < i\u{307} < ı <<< İ",
  ]

  /// Any options together.
  package static func random(_ numbers: inout SeededGenerator) -> Self {
    func maybe<Value>(_ value: Value) -> Value? {
      numbers.chance(oneIn: 3) ? value : nil
    }
    return Self(
      options: .init(
        strength: maybe(numbers.pick(CollatorOptions.Strength.allCases)),
        numeric: maybe(numbers.chance(oneIn: 2)),
        caseFirst: maybe(numbers.pick(CollatorOptions.CaseFirst.allCases)),
        caseLevel: maybe(numbers.chance(oneIn: 2)),
        punctuation: maybe(
          numbers.chance(oneIn: 2) ? .keep : .ignore(upTo: numbers.pick(groups))
        ),
        backwardSecondary: maybe(numbers.chance(oneIn: 2)),
        reorder: maybe(numbers.pick(reorders)),
        rules: maybe(numbers.pick(rules))))
  }
}
