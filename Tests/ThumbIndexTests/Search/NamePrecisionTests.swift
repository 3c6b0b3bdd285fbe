import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 17 over names: a search finds nothing that neither `usearch` nor a rule of
/// search finds.
@Suite struct NamePrecisionTests {
  /// A language of each script, and some whose letters are of several characters.
  static let locales = [
    "am", "ar", "bn", "chr", "cs", "da", "de", "dz", "el", "en", "fa",
    "ff_Adlm", "gu", "he", "hi", "hu", "hy", "ii", "ja", "ka", "km", "kn",
    "ko", "lo", "ml", "mr", "my", "or", "pa", "ru", "sat", "si", "sv", "ta",
    "te", "th", "ti", "tr", "uk", "ur", "vai", "vi", "zgh", "zh", "zh_Hant",
  ]

  @Test(arguments: locales.sampled(oneIn: 6))
  func aPartOfANameFindsWhatHasIt(locale: String) throws {
    let names = try Names(locale)
    checkProperty(
      "what is found in \(locale)", runs: 2500, .typed(of: names.texts)
    ) { try names.holdMeant($0) }
  }

  @Test(arguments: locales.sampled(oneIn: 6))
  func aNameFindsWhatHasIt(locale: String) throws {
    let names = try Names(locale)
    for name in names.texts.sampled(oneIn: 5) { try names.holdMeant(name) }
  }

  @Test func aPartOfANameFindsWhatHasItInAListOfAllScripts() throws {
    let names = try Names(
      "en",
      namesOfAllScripts.enumerated().filter { $0.offset % 7 == 0 }.map(
        \.element))
    checkProperty(
      "what is found in all scripts", runs: 2500, .typed(of: names.texts)
    ) { try names.holdMeant($0) }
  }

  /// Names in a list.
  private struct Names {
    let texts: [String]
    private let judge: PrecisionJudge
    private let column: FoldedColumn

    /// - Parameter texts: 300 names of countries and languages, if not given.
    init(_ locale: String, _ texts: [String]? = nil) throws {
      self.texts =
        texts ?? Array(DisplayNames.all(in: locale).sorted().prefix(300))
      judge = try PrecisionJudge(locale)
      column = FoldedColumn(try Plans.plan(locale), texts: self.texts)
    }

    func holdMeant(_ typed: String) throws {
      let term = column.plan.term(typed)
      if term.matchesAll { return }
      let found = column.rows(matching: term, scope: .contains)
      for (row, text) in texts.enumerated()
      where found?.contains(UInt32(row)) ?? false {
        try hold(judge.allows(typed, in: text), "\(typed) finds \(shown(text))")
      }
    }
  }
}

extension Gen<String> {
  /// Parts of texts, some with something exchanged, in capitals or decomposed.
  fileprivate static func typed(of texts: [String]) -> Self {
    Self(
      make: { numbers, _ in
        func text(_ scalars: [Unicode.Scalar]) -> String {
          String(String.UnicodeScalarView(scalars))
        }
        func part() -> [Unicode.Scalar] {
          let scalars = Array(numbers.pick(texts).unicodeScalars)
          let start = numbers.number(in: 0...scalars.count - 1)
          let count = min(scalars.count - start, numbers.number(in: 1...6))
          return Array(scalars[start..<start + count])
        }
        var typed = part()
        switch numbers.number(in: 0...6) {
        case 0: typed += part()
        case 1: typed[numbers.number(in: 0...typed.count - 1)] = part()[0]
        case 2: typed.append(" ")
        case 3: typed = Array(text(typed).uppercased().unicodeScalars)
        case 4:
          typed = Array(canonicallyDecomposed(text(typed)).unicodeScalars)
          typed.removeLast(numbers.number(in: 0...1))
        default: break
        }
        return text(typed)
      },
      simplify: Gen<String>.texts.simplify, show: { "typed \(shown($0))" })
  }
}
