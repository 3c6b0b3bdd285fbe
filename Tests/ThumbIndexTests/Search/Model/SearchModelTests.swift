import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// A plain model of search says what filters find and how well, what is marked,
/// and what engines and pages find.
@Suite("Search and its model") struct SearchModelTests {
  static let locales = [
    "en", "de", "sv", "da", "cs", "hu", "ko", "ja", "th", "ar", "hi", "zh",
    "hr", "ur",
  ]

  @Test(arguments: locales) func filtersFind(locale: String) throws {
    try check("a filter", locale) { value, model, plan in
      // The row after it has the query, too.
      let texts = [value.text, "\(value.typed) \(value.text)"]
      let column = FoldedColumn(plan, texts: texts)
      let term = plan.term(value.typed)
      for (row, text) in texts.enumerated() {
        let answer = model.answer(value.typed, in: text)
        let row = UInt32(row)
        for scope in SearchScope.allCases {
          let isFound = answer.finds(scope)
          let rows = column.rows(matching: term, scope: scope)
          try holdEqual(
            column.matches(row, term, scope: scope), isFound,
            "\(scope): row \(row)")
          try holdEqual(
            rows?.contains(row), isFound, "\(scope): a scan, row \(row)")
        }
      }
    }
  }

  @Test(arguments: locales) func ranksAre(locale: String) throws {
    try check("ranks", locale) { value, model, plan in
      let answer = model.answer(value.typed, in: value.text)
      if answer.findsAll { return }
      let column = FoldedColumn(plan, texts: [value.text])
      for scope in SearchScope.allCases {
        let match = answer.matches[scope]
        let fit = column.fits(of: [0], plan.term(value.typed), scope: scope)[
          0]
        try holdEqual(fit, match?.fit, "\(scope)")
      }
    }
  }

  @Test(arguments: locales) func highlightsAre(locale: String) throws {
    try check("highlights", locale) { value, model, plan in
      let text = value.text
      let answer = model.answer(value.typed, in: text)
      if answer.findsAll { return }
      let term = plan.term(value.typed)
      for scope in SearchScope.allCases {
        let match = answer.matches[scope]
        let own = plan.match(term, in: text, scope: scope)
        try holdEqual(own?.tier, match?.tier, "\(scope): tier")
        try holdEqual(own?.fit, match?.fit, "\(scope): rank")
        guard let own, let match else { continue }
        if match.isJoined {
          for range in own.ranges {
            try hold(
              model.has(value.typed, in: String(text[range]), match.tier),
              "\(scope): marks \(shown(String(text[range])))")
          }
        } else {
          try holdEqual(
            own.ranges.map { text[$0] }, match.ranges.map { text[$0] },
            "\(scope): ranges")
        }
      }
    }
  }

  /// A search text does not tell blanks from other signs.
  @Test(arguments: locales) func enginesFind(locale: String) throws {
    try check("an engine", locale) { value, model, plan in
      let searchText = SearchFolder(plan).searchText(of: value.text)
      let hasBlanks = value.text.contains { $0.isWhitespace }
      let answer = model.answer(value.typed, in: value.text)
      for scope in SearchScope.allCases {
        let holds = searchText.holds(
          SearchFolder(plan).patterns(of: value.typed, scope: scope))
        if hasBlanks, holds { continue }
        try holdEqual(
          holds, answer.finds(scope), "\(scope): \(shown(searchText))")
      }
    }
  }

  /// The page's script folds a query as the library does; what it finds with that
  /// depends on the forms that it is given.
  @Test(arguments: locales) func pagesFind(locale: String) throws {
    try check("a page", locale) { value, model, plan in
      let entry = SearchFolder(plan).searchForms(of: [value.text]).entries[0]
      for form in entry.forms where !form.pieces.isEmpty {
        try holdEqual(
          form.pieces.reduce(0) { $0 + $1.original }, value.text.utf16.count,
          "pieces of the text")
        try holdEqual(
          form.pieces.reduce(0) { $0 + $1.folded }, form.text.utf16.count,
          "pieces of the folded text")
      }
      let term = plan.term(value.typed)
      let answer = model.answer(value.typed, in: value.text)
      for scope in SearchScope.allCases {
        let finds =
          term.matchesAll
          || entry.forms.contains { form in
            term.patterns.contains {
              !$0.forms.isDisjoint(with: form.forms)
                && form.has($0.text, scope)
            }
          }
        try holdEqual(finds, answer.finds(scope), "\(scope)")
      }
    }
  }

  private func check(
    _ name: String, _ locale: String,
    _ property: (SearchCase, SearchModel, FoldingPlan) throws -> Void
  ) throws {
    for tiers in [Set<SearchTier>.all, .strict] {
      let model = try SearchModel(locale, tiers)
      let plan = try Plans.plan(locale, .init(tiers: tiers))
      checkProperty(
        "\(name) in \(locale), \(tiers.count)", runs: 120, .respelt
      ) { if $0.isJudged(by: model) { try property($0, model, plan) } }
    }
  }
}

extension Gen<SearchCase> {
  /// Texts of all kinds, and every other time words, of which the start is typed
  /// in another spelling that some search takes for the same.
  fileprivate static let respelt = Self(
    make: { numbers, size in
      if numbers.chance(oneIn: 2) { return searches.make(&numbers, size) }
      var words = numbers.pick(spellings)
      if numbers.chance(oneIn: 2) { words.swapAt(0, 1) }
      let typed = words[1].unicodeScalars
      return SearchCase(
        text: numbers.pick(["", "", "An ", "x"]) + words[0]
          + numbers.pick(["", " b", "s"]),
        typed: String(typed.prefix(numbers.number(in: 1...typed.count))))
    },
    simplify: searches.simplify, show: searches.show)

  private static let spellings = [
    ["Aalborg", "Ålborg"], ["Müller", "mueller"], ["Straße", "strasse"],
    ["chata", "hata"], ["cscs", "ccs"], ["हिन्दी", "हिंदी"], ["佐々木", "佐佐木"],
    ["コーヒー", "こおひい"], ["한글", "한ㄱ"], ["하나", "한"], ["감사", "ㄳ"],
    ["Þór", "thor"], ["Đorđević", "djordjevic"], ["کتاب", "كتاب"],
    ["เก้า", "กเ้า"], ["splin ter", "linter"], ["O’Brien", "o brien"],
    ["Mate60", "mate 60"], ["ﬁnance", "finance"], ["国家", "國家"],
    ["ខ្មែរ", "ខែ្មរ"], ["ស្ត្រី", "ស្រ្តី"], ["ស្តី", "ស្ដី"], ["น้ำ", "นํ้า"],
    ["ນ້ຳ", "ນໍ້າ"], ["आम", "अाम"], ["गई", "गर्इ"], ["ఓడ", "ఒౕడ"],
    ["أكرم", "اکرم"], ["বাংলা", "বাঙলা"], ["ኃይሌ", "ሀይሌ"], ["🇺🇸🇪🇸", "🇸🇪"],
    ["민준", "ㄴ"], ["کراچی", "كراچی"], ["يوسف", "یوسف"], ["Ðuro", "Đuro"],
  ]
}

extension SearchCase {
  /// Whether it can be said where words begin.
  ///
  /// Nobody can where a mark that is a letter stands on a sign or on a letter of
  /// another script, or where one character has letters of two scripts, or a sign
  /// and letters, as ㎂ and ŉ have. Letters with signs, as Catalan l·, are not in
  /// the model; nor are signs that count, but which Thai order ignores, as it
  /// depends on the text before them whether a word begins behind them.
  fileprivate func isJudged(by model: SearchModel) -> Bool {
    let all = "\(text)\n\(typed)"
    if all.lowercased().contains("l·") || model.ignoresSigns(of: all) {
      return false
    }
    return all.allSatisfy { character in
      let scalars = character.unicodeScalars
      let first = scalars.first!
      let isOfMixedLetters = scalars.dropFirst().contains { mark in
        CharacterProperties.isMark(mark.value)
          && (Script(mark) != Script(first) || !first.properties.isAlphabetic)
          && model.hasLetters(String(mark))
      }
      let hasMixedScalars = scalars.contains { scalar in
        let roles = CharacterProperties.compatible(scalar.value)
          .map { WordPart($0) }
          .filter { $0 != .inherits }
        // The only sign in hiragana counts as katakana.
        return roles.contains { $0 != roles[0] } || scalar == "🈀"
      }
      return !isOfMixedLetters && !hasMixedScalars
    }
  }
}

extension SearchForms.Form {
  /// Whether letters are a part of a page's text, in a scope.
  fileprivate func has(_ letters: FoldedText, _ scope: SearchScope) -> Bool {
    let text = Array(text.utf16)
    let part = Array(String(decoding: letters.bytes, as: UTF8.self).utf16)
    if part.count > text.count { return false }
    return (0...text.count - part.count).contains { place in
      guard text[place...].starts(with: part) else { return false }
      let startsWord =
        place == 0 || breaks.contains { $0.offset == place }
      switch scope {
      case .startsWith: return place == 0
      case .wordStartsWith: return startsWord
      case .contains:
        return startsWord
          || breaks.allSatisfy {
            !$0.isBlank || $0.offset <= place
              || $0.offset >= place + part.count
              || letters.hasBlank(atUnit: $0.offset - place)
          }
      }
    }
  }
}

extension FoldedText {
  /// Whether a blank was left out before a letter, which is a number of UTF-16
  /// units behind the first.
  fileprivate func hasBlank(atUnit unit: Int) -> Bool {
    bytes.indices.contains { end in
      breaks.kind(at: end) == .blank
        && String(decoding: bytes[..<end], as: UTF8.self).utf16.count == unit
    }
  }
}
