package import PropertyTesting
import Testing

package import ThumbIndex

/// An alphabet, made once for all tests, as that takes milliseconds.
package struct NamedAlphabet: Sendable, CustomTestStringConvertible {
  package let name: String
  package let alphabet: Alphabet

  package var testDescription: String { name }

  /// Alphabets of each kind: Latin, other scripts, no alphabet at all, several
  /// stretches to a title, several locales, the caller's own.
  package static let all: [Self] = {
    let locales: [(String, [String])] = [
      ("en", []), ("hu", []), ("ja", ["en"]), ("ko", ["en"]), ("zh", []),
      ("zh-Hant", ["en"]), ("th", ["en"]), ("ar", ["en"]), ("mt", []),
      ("en", ["ja", "ko", "ru", "el", "he", "zh-Hant"]),
    ]
    return locales.map { locale, added in
      NamedAlphabet(
        name: ([locale] + added).joined(separator: "+"),
        alphabet: try! Alphabet(of: try! Collator(locale), adding: added))
    } + [
      NamedAlphabet(
        name: "own titles",
        alphabet: try! Alphabet(
          titles: ["0", "A", AlphabetTitle("B–K", from: "B"), "L", "Σ"],
          collator: try! Collator("en")))
    ]
  }()
}

/// How an alphabet is made a collation.
package struct Setup: Sendable, Hashable {
  package var layout = IndexLayout.standard
  package var filing = FilingRules()

  package func collation(of alphabet: NamedAlphabet) -> IndexedCollation {
    IndexedCollation(
      alphabet: alphabet.alphabet, layout: layout, filing: filing)
  }
}

extension Gen<Setup> {
  /// Layouts of both styles with any sections of their own, and any filing
  /// rules.
  package static let setups = Gen(
    make: { numbers, _ in
      Setup(layout: .random(&numbers), filing: .random(&numbers))
    },
    simplify: { setup, stillFails in
      let plain = Setup()
      let simpler = [
        plain, Setup(layout: setup.layout, filing: plain.filing),
        Setup(layout: plain.layout, filing: setup.filing),
      ]
      return simpler.filter { $0 != setup && !isNearer(setup, to: $0) }
        .first(where: stillFails)
    })

  /// Whether a setup is as simple as another already.
  private static func isNearer(_ setup: Setup, to other: Setup) -> Bool {
    distance(setup) <= distance(other)
  }

  private static func distance(_ setup: Setup) -> Int {
    (setup.layout == .standard ? 0 : 1) + (setup.filing.isEmpty ? 0 : 1)
  }
}

extension IndexLayout {
  package static func random(_ numbers: inout SeededGenerator) -> Self {
    var layout = Self(numbers.pick(Style.allCases))
    layout.empty = maybeExtra(&numbers)
    layout.symbols = maybeExtra(&numbers)
    layout.digits = maybeExtra(&numbers)
    layout.otherScripts = maybeExtra(&numbers)
    layout.rest.placement = numbers.chance(oneIn: 3) ? .first : .last
    if numbers.chance(oneIn: 3) { layout.others = .bySound }
    return layout
  }

  private static func maybeExtra(_ numbers: inout SeededGenerator) -> Extra? {
    // Some share a title, and one shares the rest's.
    let title = numbers.pick(["?", "0–9", "·", "#"])
    let placement: Placement = numbers.chance(oneIn: 2) ? .first : .last
    return numbers.chance(oneIn: 2)
      ? Extra(title: title, placement: placement) : nil
  }
}

extension FilingRules {
  package static func random(_ numbers: inout SeededGenerator) -> Self {
    var rules = Self()
    if numbers.chance(oneIn: 3) { return rules }
    if numbers.chance(oneIn: 2) {
      rules.articleLanguages = (0..<numbers.number(in: 1...3)).map { _ in
        numbers.pick(LeadingArticles.languages)
      }
    }
    if numbers.chance(oneIn: 2) { rules.openingPunctuation = .skip }
    if numbers.chance(oneIn: 3) {
      rules.honorifics = ["Dr.", "Prof.", "Doña", "a"]
    }
    if numbers.chance(oneIn: 3) {
      rules.particles = NameWords.particles(of: ["de", "nl", "fr", "ar"])
      if numbers.chance(oneIn: 3) { rules.capitalParticles = .partOfName }
    }
    if numbers.chance(oneIn: 4) {
      rules.companyForms = CompanyForms.words(of: ["ja", "ko", "ru", "id"])
    }
    if numbers.chance(oneIn: 3) { rules.names = .han }
    if numbers.chance(oneIn: 3) { rules.apostrophes = .alike }
    if numbers.chance(oneIn: 4) { rules.variants = .asWritten }
    if numbers.chance(oneIn: 4) {
      rules.bySound = ["Cyrl", "Arab", "Hebr", "Thai", "Hang", "Hani"]
    }
    if numbers.chance(oneIn: 4) { rules.dictionary = .test }
    return rules
  }
}
