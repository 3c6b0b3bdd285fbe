extension FilingRules {
  /// What a text is filed under.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articles = ["en"]
  /// rules.filingForm(of: "The Hobbit")                // Hobbit
  /// rules.filingForm(of: "東海林", reading: "しょうじ")  // しょうじ
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is shown.
  ///   - reading: What it is filed by instead, as it is; an empty one counts as
  ///     none.
  /// - Complexity: O(*n*) in the scalars of the text, and what a transliteration
  ///   takes for texts that are read as names.
  public func filingForm(of text: String, reading: String? = nil) -> String {
    filing(of: text, reading: reading).form
  }

  /// What a text is filed under, and the rules that made it.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articles = ["en"]
  /// rules.filing(of: "The Hobbit").form       // Hobbit
  /// rules.filing(of: "The Hobbit").decisions  // [.article("The")]
  /// ```
  ///
  /// - Complexity: As ``filingForm(of:reading:)``.
  public func filing(of text: String, reading: String? = nil) -> Filing {
    if let reading, !reading.isEmpty {
      return Filing(form: reading, decisions: [.reading])
    }
    if isEmpty { return Filing(form: text, decisions: []) }
    var rest = text[...]
    var decisions: [Decision] = []
    skipSigns(&rest, &decisions)
    skipHonorifics(&rest, &decisions)
    skipArticle(&rest, &decisions)
    if names == .han, let form = readAsChineseName(rest) {
      return Filing(form: form, decisions: decisions + [.chineseName])
    }
    return Filing(form: String(rest), decisions: decisions)
  }

  /// A filing form, and how it came about.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.openingPunctuation = .skip
  /// let filing = rules.filing(of: "¡Hola!")
  /// filing.form       // Hola!
  /// filing.decisions  // [.openingPunctuation("¡")]
  /// ```
  public struct Filing: Sendable, Hashable {
    /// What the text is filed under.
    public let form: String

    /// The rules that made it, in the order in which they were applied.
    public let decisions: [Decision]
  }

  /// A rule that was applied to a text.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articles = ["en"]
  /// rules.openingPunctuation = .skip
  /// rules.filing(of: "“The Hobbit”").decisions
  /// // → [.openingPunctuation("“"), .article("The")]
  /// ```
  public enum Decision: Sendable, Hashable {
    /// A reading was given.
    case reading
    /// Signs before the first letter or digit were passed over.
    case openingPunctuation(String)
    /// Words before a name were passed over.
    case honorific(String)
    /// A leading article was passed over.
    case article(String)
    /// The text was read as a Chinese name.
    case chineseName
  }

  private func skipSigns(
    _ rest: inout Substring, _ decisions: inout [Decision],
    isBeforeArticle: Bool = true
  ) {
    guard openingPunctuation == .skip else { return }
    let scalars = rest.unicodeScalars
    guard var start = scalars.firstIndex(where: { !isSign($0) }),
      start > rest.startIndex, hasSubstance(rest[start...])
    else { return }
    if isBeforeArticle {
      // The apostrophe of an article: 't Hooft.
      let last = scalars.index(before: start)
      if endOfArticle(in: rest[last...]) != nil { start = last }
      if start == rest.startIndex { return }
    }
    decisions.append(.openingPunctuation(String(rest[..<start])))
    rest = rest[start...]
  }

  private func skipHonorifics(
    _ rest: inout Substring, _ decisions: inout [Decision]
  ) {
    var isSkipping = true
    while isSkipping {
      isSkipping = false
      for word in honorifics {
        guard let end = endOfWord(word, in: rest) else { continue }
        decisions.append(.honorific(String(rest[..<end].dropLastSpaces())))
        rest = rest[end...]
        // The quotation marks in: Dr. “Bones” McCoy.
        skipSigns(&rest, &decisions)
        isSkipping = true
      }
    }
  }

  private func skipArticle(
    _ rest: inout Substring, _ decisions: inout [Decision]
  ) {
    guard let end = endOfArticle(in: rest) else { return }
    decisions.append(.article(String(rest[..<end].dropLastSpaces())))
    rest = rest[end...]
    // The quotation marks in: The “Genius”.
    skipSigns(&rest, &decisions, isBeforeArticle: false)
  }

  /// Where a text without the article that leads it begins, if it has one and
  /// something remains.
  private func endOfArticle(in text: Substring) -> String.Index? {
    guard !articles.isEmpty, let end = leadingArticles.end(in: text),
      hasSubstance(text[end...])
    else { return nil }
    return end
  }
}

/// Where the text after a word and its spaces begins, if it begins with that
/// word and something remains.
private func endOfWord(_ word: String, in text: Substring) -> String.Index? {
  let candidate = text.prefix(word.count)
  // Swift brings long runs of marks into order to compare them; no spelling of a
  // word is so much longer than another.
  guard !word.isEmpty, candidate.utf8.count <= 16 * word.utf8.count,
    candidate.lowercased() == word.lowercased()
  else { return nil }
  let after = text[candidate.endIndex...]
  let rest = after.drop(while: \.isWhitespace)
  guard rest.startIndex > after.startIndex, hasSubstance(rest) else {
    return nil
  }
  return rest.startIndex
}

/// Whether a text has a letter or digit to be filed by.
func hasSubstance(_ text: Substring) -> Bool {
  text.unicodeScalars.contains { scalar in
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter,
      .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber:
      true
    default: false
    }
  }
}

/// Whether a scalar is a space, punctuation, emoji or another symbol that says
/// nothing of where a text belongs.
///
/// Currency and mathematical signs stay: `$ign` and `+1` are written with them.
private func isSign(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .spaceSeparator, .lineSeparator, .paragraphSeparator,
    .connectorPunctuation, .dashPunctuation, .openPunctuation,
    .closePunctuation, .initialPunctuation, .finalPunctuation,
    .otherPunctuation, .otherSymbol, .modifierSymbol, .control, .format:
    true
  // Of which emoji are made, as of joiners.
  default: scalar.properties.isVariationSelector || scalar.value == 0x20E3
  }
}

extension Substring {
  fileprivate func dropLastSpaces() -> Substring {
    var result = self
    while result.last?.isWhitespace ?? false { result.removeLast() }
    return result
  }
}
