import PropertyTesting

@testable import ThumbIndex

/// Search as the articles describe it, slow and plain, to judge the library by.
///
/// A text matches where the letters of a query are a part of its letters, in one
/// of the forms of the tiers. Nothing is remembered, stored or looked up in
/// folded texts.
///
/// Not in the model: readings, minded differences, signs that count, what filing
/// passes over, signs that belong to a letter as in Uzbek `oʻ`, rules of the
/// caller's, and queries of several words. How ICU's rules and the library's
/// tables of letters are read is the model's own; what the tables say is not
/// judged.
struct SearchModel {
  /// How a text matches.
  struct Match {
    var tier: SearchTier
    var fit: MatchFit
    var ranges: [Range<String.Index>]

    /// Whether characters belong together in what matches; then the ranges are
    /// not in the model.
    var isJoined: Bool
  }

  /// What is to be said of a query and a text.
  struct Answer {
    /// Whether the query has no letters in some form, so that it finds
    /// everything.
    var findsAll: Bool
    var matches: [SearchScope: Match] = [:]

    func finds(_ scope: SearchScope) -> Bool {
      findsAll || matches[scope] != nil
    }
  }

  /// The letters of a query in a form, which has a number.
  private struct Pattern {
    let form: Int
    let letters: [ModelLetter]
    var isCompletion = false
  }

  /// The finest form comes first.
  private let forms: [ModelForm]
  private let completes: Bool

  /// - Parameter locale: An ICU id without keywords.
  init(_ locale: String, _ tiers: Set<SearchTier>) throws {
    let collators = try SearchTier.allCases.filter(tiers.contains).map { tier in
      let id =
        switch tier {
        case .locale: locale
        case .search: "\(locale)@collation=search"
        case .base: "root"
        }
      return (tier: tier, collator: try ModelCollator(id))
    }
    let root = try ModelCollator("root")
    let hasBlanks = !collators.contains { $0.collator.ignored > 0 }
    let variants = LetterVariants(of: LocaleIdentifier(icu: locale))
    forms = collators.flatMap { own in
      let styles: [ModelForm.Style] =
        own.tier == .base
        ? [.byCharacter, .joined, .spelt] : [.byCharacter, .joined]
      return styles.map {
        ModelForm(
          tier: own.tier, collator: own.collator, root: root, style: $0,
          hasBlanks: hasBlanks,
          variants: own.tier == .base ? LetterVariants() : variants)
      }
    }
    completes = tiers.contains(.base)
  }

  /// How a text matches a query, by scope.
  func answer(_ typed: String, in text: String) -> Answer {
    let patterns = patterns(of: typed)
    let texts = forms.map { $0.letters(of: text) }
    var answer = Answer(findsAll: patterns.contains(where: \.letters.isEmpty))
    for scope in SearchScope.allCases where !answer.findsAll {
      answer.matches[scope] = match(patterns, in: text, texts, scope)
    }
    return answer
  }

  /// The match of a text with patterns; `nil` if there is none.
  ///
  /// Its tier is the finest that matches what was typed, else the coarsest that
  /// matches a completion; its ranges are those of all forms of the tier. Its
  /// rank is the best of all.
  private func match(
    _ patterns: [Pattern], in text: String, _ texts: [[ModelLetter]],
    _ scope: SearchScope
  ) -> Match? {
    var found = patterns.map {
      ($0, places: places(of: $0.letters, in: texts[$0.form], scope))
    }.filter { !$0.places.isEmpty }
    let fits = found.flatMap { pattern, places in
      places.map { fit($0, pattern.letters, texts[pattern.form]) }
    }
    guard let best = fits.min() else { return nil }
    if found.contains(where: { !$0.0.isCompletion }) {
      found.removeAll { $0.0.isCompletion }
    }
    let tier = forms[found[0].0.form].tier
    var match = Match(
      tier: tier, fit: best, ranges: [], isJoined: false)
    for (pattern, places) in found where forms[pattern.form].tier == tier {
      if let own = ranges(of: pattern, in: text, texts[pattern.form], places) {
        let added = own.filter { range in
          !match.ranges.contains { $0.overlaps(range) }
        }
        match.ranges = (match.ranges + added).sorted {
          $0.lowerBound < $1.lowerBound
        }
      } else {
        match.isJoined = true
      }
    }
    return match
  }

  /// Whether a text has letters that count.
  func hasLetters(_ text: String) -> Bool {
    forms.contains { !$0.letters(of: text).isEmpty }
  }

  /// Whether a collator ignores a sign that a search counts.
  func ignoresSigns(of text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      WordPart(scalar.value) == .symbol
        && forms.contains { form in
          form.collator.weights(of: [scalar]).contains {
            $0 <= form.collator.ignored
          }
        }
    }
  }

  /// Whether a part of a text has the letters of a query in a form of a tier.
  func has(_ typed: String, in part: String, _ tier: SearchTier) -> Bool {
    patterns(of: typed).contains {
      forms[$0.form].tier == tier
        && !places(
          of: $0.letters, in: forms[$0.form].letters(of: part), .contains
        ).isEmpty
    }
  }

  // MARK: - Queries

  /// What is looked for: what was typed, in all forms; then what completes it,
  /// in the coarsest form first.
  private func patterns(of typed: String) -> [Pattern] {
    let variants = [typed] + otherSyllables(typed)
    let own = forms.indices.flatMap { form in
      variants.map {
        Pattern(form: form, letters: forms[form].letters(of: $0))
      }
    }
    if !completes { return own }
    return own
      + forms.indices.reversed().flatMap { form in
        forms[form].style != .joined
          ? []
          : completions(of: typed, forms[form]).map {
            Pattern(
              form: form, letters: forms[form].letters(of: $0),
              isCompletion: true)
          }
      }
  }

  /// A final consonant may begin a syllable, and keyboards join initials.
  private func otherSyllables(_ typed: String) -> [String] {
    var result: [String] = []
    let apart = canonicallyDecomposed(typed)
    if let last = apart.unicodeScalars.last, let syllable = typed.last,
      case let composed = CharacterProperties.composed(String(syllable)),
      composed.unicodeScalars.map(\.value).allSatisfy(
        CharacterProperties.isSyllable),
      let change = finalsAsInitials.first(where: { $0.text == String(last) })
    {
      result.append(String(apart.unicodeScalars.dropLast()) + change.other)
    }
    let initials = typed.unicodeScalars.map { scalar in
      joinedInitials.first { $0.text == String(scalar) }?.other
        ?? String(scalar)
    }.joined()
    return initials == typed ? result : result + [initials]
  }

  /// A query that ends within a letter of several characters, with the rest of
  /// it.
  private func completions(of typed: String, _ form: ModelForm) -> [String] {
    let collator = form.collator
    var scalars = Array(typed.unicodeScalars)
    var spelt: [String] = []
    if form.tier == .base {
      let apart = canonicallyDecomposed(typed).unicodeScalars.map(\.value)
      spelt = ClusterSpellings.rests(of: apart).map {
        typed + String(scalars: $0)
      }
      scalars = ClusterSpellings.rewritten(scalars) ?? scalars
    }
    return spelt
      + scalars.indices.flatMap { start in
        let end = scalars[start...]
        let letters = collator.contractions[scalars[start]] ?? []
        return letters.compactMap { letter -> String? in
          let own = letter.unicodeScalars
          guard own.count > end.count, own.starts(with: end) else { return nil }
          let cut = own.index(own.startIndex, offsetBy: end.count)
          return letter.indices.contains(cut)
            ? typed + String(letter[cut...]) : nil
        }
      }
  }

  // MARK: - Places

  /// Where letters are a part of others, in a scope.
  ///
  /// A match that runs across a blank begins where a word begins, unless the
  /// query has a blank there, too.
  private func places(
    of part: [ModelLetter], in letters: [ModelLetter], _ scope: SearchScope
  ) -> [Int] {
    if part.isEmpty || part.count > letters.count { return [] }
    return (0...letters.count - part.count).filter { place in
      let own = letters[place...].prefix(part.count)
      guard own.map(\.weight) == part.map(\.weight) else { return false }
      let startsWord = place == 0 || letters[place].gap != .none
      switch scope {
      case .startsWith: return place == 0
      case .wordStartsWith: return startsWord
      case .contains:
        return startsWord
          || zip(own, part).dropFirst().allSatisfy {
            $0.gap != .blank || $1.gap == .blank
          }
      }
    }
  }

  private func fit(
    _ place: Int, _ part: [ModelLetter], _ letters: [ModelLetter]
  ) -> MatchFit {
    let hasOtherSigns = zip(letters[place...], part).dropFirst().contains {
      max($0.gap, .word) != max($1.gap, .word)
    }
    let rank: SearchMatch.Rank =
      place == 0
      ? part.count == letters.count ? .wholeText : .start
      : letters[place].gap == .none ? .inside : .wordStart
    return MatchFit(rank: rank, hasOtherSigns: hasOtherSigns)
  }

  /// The ranges of some places, from left to right, without overlaps; `nil` where
  /// characters of the text belong together.
  private func ranges(
    of pattern: Pattern, in text: String, _ letters: [ModelLetter],
    _ places: [Int]
  ) -> [Range<String.Index>]? {
    let bounds = Array(text.indices) + [text.endIndex]
    let own = text.map {
      forms[pattern.form].letters(of: String($0)).map(\.weight)
    }
    if own.flatMap(\.self) != letters.map(\.weight) { return nil }
    let characters = own.enumerated().flatMap { number, weights in
      weights.map { _ in number }
    }
    var ranges: [Range<String.Index>] = []
    for place in places {
      let first = bounds[characters[place]]
      let end = characters[place + pattern.letters.count - 1]
      if first >= ranges.last?.upperBound ?? text.startIndex {
        ranges.append(first..<bounds[end + 1])
      }
    }
    return ranges
  }
}
