extension FilingRules {
  /// The filing form of a text.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articleLanguages = ["en"]
  /// rules.filingForm(of: "The Hobbit")                // Hobbit
  /// rules.filingForm(of: "東海林", reading: "しょうじ")  // しょうじ
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text that is shown.
  ///   - reading: The text's reading. A reading that is not empty is the filing
  ///     form.
  /// - Complexity: O(*n*) in the scalars of the text; texts read as Chinese
  ///   names are also transliterated, and words are looked up in a dictionary.
  public func filingForm(of text: String, reading: String? = nil) -> String {
    filing(of: text, reading: reading).form
  }

  /// The filing form of a text, and the rules that made it.
  ///
  /// - Complexity: As ``filingForm(of:reading:)``.
  package func filing(of text: String, reading: String? = nil) -> Filing {
    let filing = filingAsWritten(text, reading)
    guard !ownLetters.isEmpty, let form = ownLetters.form(of: filing.form)
    else { return filing }
    return Filing(form: form, decisions: filing.decisions + [.variants])
  }

  /// The filing of a text by all rules but that for variants.
  private func filingAsWritten(_ text: String, _ reading: String?) -> Filing {
    if let reading, !reading.isEmpty {
      if let sound = sound(of: reading[...]) {
        return Filing(
          form: sound.form, decisions: [.reading, .sound(sound.script)])
      }
      return Filing(form: reading, decisions: [.reading])
    }
    if haveVariantsAlone { return Filing(form: text, decisions: []) }
    let passed = passedOver(in: text)
    let rest = passed.last?.rest ?? text[...]
    let decisions = passed.map(\.decision)
    if let form = dictionary?.reading(of: rest), hasSubstance(form[...]),
      !form.hasBytes(of: String(rest))
    {
      let sound = sound(of: form[...])
      return Filing(
        form: sound?.form ?? form,
        decisions: decisions + [.dictionary]
          + (sound.map { [.sound($0.script)] } ?? []))
    }
    if names == .han, let form = readAsChineseName(rest) {
      return Filing(form: form, decisions: decisions + [.chineseName])
    }
    if let sound = sound(of: rest) {
      return Filing(
        form: sound.form, decisions: decisions + [.sound(sound.script)])
    }
    if apostrophes == .alike, let form = withApostrophesAlike(rest) {
      return Filing(form: form, decisions: decisions + [.apostrophes])
    }
    return Filing(form: String(rest), decisions: decisions)
  }

  /// A filing form, and the rules that made it.
  package struct Filing: Sendable, Hashable {
    /// The filing form.
    package let form: String

    /// The rules that made the filing form, in the order they were applied.
    package let decisions: [Decision]
  }

  /// A rule that was applied to a text.
  package enum Decision: Sendable, Hashable {
    /// A reading replaced the text.
    case reading
    /// Spaces, punctuation or symbols were passed over.
    case openingPunctuation(String)
    /// An honorific was passed over.
    case honorific(String)
    /// A particle of a surname was passed over.
    case particle(String)
    /// The legal form of a company was passed over.
    case companyForm(String)
    /// A leading article was passed over.
    case article(String)
    /// Words of a dictionary were replaced by their readings.
    case dictionary
    /// The text was read as a Chinese name.
    case chineseName
    /// The text was written in Latin letters by its sound, from a script by its
    /// ISO 15924 code.
    case sound(String)
    /// Other apostrophes within words count as `'`.
    case apostrophes
    /// Letters count as the letters of the list's language that they are typed or
    /// encoded for.
    case variants
  }

  /// The parts that filing passes over at the start of a text, each with the
  /// text that remains after it.
  private func passedOver(
    in text: String
  ) -> [(decision: Decision, rest: Substring)] {
    var passed = PassedOver(rest: text[...])
    skipSigns(&passed)
    skipCompanyForms(&passed)
    skipHonorifics(&passed)
    let count = passed.found.count
    skipParticles(&passed)
    // Passes over the sign after a particle even if signs at the start stay:
    // al-ʿAbbās.
    if passed.found.count > count { skipModifiers(&passed) }
    if let end = articleWords.end(in: passed.rest) {
      passed.skip(to: end) { .article($0) }
      // Passes over the quotation mark after the article: The “Genius”.
      skipSigns(&passed, isBeforeArticle: false)
    }
    return passed.found
  }

  /// The places in a text after each part that filing passes over.
  ///
  /// A search at the start of texts also matches at these places. With
  /// honorifics and particles, `von n` and `neu` both find Dr. von Neumann.
  ///
  /// There are at most eight places; the last is where the filed part begins.
  package func laterStarts(of text: String) -> [String.Index] {
    if leavesStarts { return [] }
    let starts = passedOver(in: text).map(\.rest.startIndex)
    return starts.prefix(7) + starts.dropFirst(7).suffix(1)
  }

  private struct PassedOver {
    var found: [(decision: Decision, rest: Substring)] = []
    var rest: Substring

    /// Passes over the text before an index.
    mutating func skip(
      to end: String.Index, keepsSpaces: Bool = false,
      _ decision: (String) -> Decision
    ) {
      let skipped = rest[..<end]
      rest = rest[end...]
      found.append(
        (
          decision(String(keepsSpaces ? skipped : skipped.dropLastSpaces())),
          rest
        ))
    }
  }

  private func skipSigns(
    _ passed: inout PassedOver, isBeforeArticle: Bool = true
  ) {
    guard openingPunctuation == .skip else { return }
    let rest = passed.rest
    let scalars = rest.unicodeScalars
    guard
      var start = scalars.firstIndex(where: {
        !isSign($0) && !isModifier($0)
      }),
      start > rest.startIndex, hasSubstance(rest[start...])
    else { return }
    if isBeforeArticle {
      // Keeps the sign of a word to pass over: 't Hooft, (주) 카카오.
      let last = scalars.index(before: start)
      if [articleWords, particleList.words, companyFormList.words]
        .contains(where: { $0.end(in: rest[last...]) != nil })
      {
        start = last
      }
      if start == rest.startIndex { return }
    }
    passed.skip(to: start, keepsSpaces: true) { .openingPunctuation($0) }
  }

  /// A text in Latin letters by its sound; `nil` unless its first letter is of
  /// a script in ``bySound``.
  private func sound(of text: Substring) -> (form: String, script: String)? {
    if bySound.isEmpty { return nil }
    let first = text.unicodeScalars.first {
      CharacterProperties.isLetter($0.value) && !Script($0).isShared
    }
    guard let script = first.map({ Script($0).name }),
      bySound.contains(script)
    else { return nil }
    let read =
      script == "Hani"
      ? readAsChineseName(text)
      : SoundReader.read(String(text), in: script)
    guard let read else { return nil }
    // Transliterators write ʿ and ʼ for sounds that Latin letters lack.
    let form = Substring(
      read.unicodeScalars.drop { $0.isModifier || $0.isApostrophe })
    return hasSubstance(form) ? (String(form), script) : nil
  }

  /// Passes over modifier letters that are signs to readers.
  private func skipModifiers(_ passed: inout PassedOver) {
    let scalars = passed.rest.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isModifier($0) }),
      start > passed.rest.startIndex, hasSubstance(passed.rest[start...])
    else { return }
    passed.skip(to: start) { .openingPunctuation($0) }
  }

  /// Whether a scalar is a modifier letter (ʿ, ʾ, ʻ, ʼ) that is no letter of
  /// the list's language.
  private func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isModifier && !signLetters.contains(scalar)
  }

  /// A text with `'` for other apostrophes between two letters; `nil` if it has
  /// none.
  private func withApostrophesAlike(_ text: Substring) -> String? {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var isSame = true
    for (place, scalar) in scalars.enumerated() {
      if scalar.isApostrophe, place > 0, place + 1 < scalars.count,
        scalars[place - 1].isPartOfWord, scalars[place + 1].isPartOfWord,
        !signLetters.contains(scalar)
      {
        result.append("'")
        isSame = false
      } else {
        result.append(scalar)
      }
    }
    return isSame ? nil : String(result)
  }

  /// Passes over the legal forms of a company and the quotation mark that its name
  /// may begin with: ООО «Ромашка».
  private func skipCompanyForms(_ passed: inout PassedOver) {
    // No company has more. After each, the rest is searched for a letter, which
    // takes long behind many signs such as ㈜.
    for _ in 0..<8 {
      guard let end = endOfCompanyForm(in: passed.rest) else { return }
      passed.skip(to: end) { .companyForm($0) }
      let name = passed.rest.unicodeScalars.drop { $0.isOpeningQuote }
      if name.startIndex > passed.rest.startIndex,
        hasSubstance(Substring(name))
      {
        passed.skip(to: name.startIndex) { .openingPunctuation($0) }
      }
      skipSigns(&passed)
    }
  }

  /// The end of a form and the spaces after it; a quotation mark may follow
  /// without a space.
  private func endOfCompanyForm(in text: Substring) -> String.Index? {
    let words = companyFormList.words
    if let end = words.end(in: text) { return end }
    guard !words.isEmpty,
      let quote = text.unicodeScalars.prefix(LeadingWords.longestWord)
        .firstIndex(where: { $0.isOpeningQuote }),
      words.isWord(text[..<quote]), hasSubstance(text[quote...])
    else { return nil }
    return quote
  }

  /// Passes over a chain of honorifics: those of the list, perhaps with a
  /// conjunction between them, and the degrees behind them.
  private func skipHonorifics(_ passed: inout PassedOver) {
    let words = honorificList.words
    var isFirst = true
    while let end = words.end(in: passed.rest)
      ?? (isFirst ? nil : endOfFurtherHonorific(in: passed.rest))
    {
      passed.skip(to: end) { .honorific($0) }
      // Passes over the quotation mark after the word: Dr. “Bones” McCoy.
      skipSigns(&passed)
      isFirst = false
    }
  }

  /// The end of what may follow an honorific, but begins no name: a conjunction
  /// and another honorific, or a degree.
  private func endOfFurtherHonorific(in text: Substring) -> String.Index? {
    if let end = honorificList.words.endOfJoinedWord(in: text) { return end }
    // C. may be somebody's name, c. is none.
    return text.unicodeScalars.first?.properties.isLowercase ?? false
      ? LeadingWords.degrees.end(in: text) : nil
  }

  /// Passes over a chain of particles if the list has its first one: van der
  /// Ploeg is under P also if only the English particle van is listed.
  private func skipParticles(_ passed: inout PassedOver) {
    if particleList.words.isEmpty { return }
    var chainIsSmall: Bool?
    while let end = endOfParticle(in: passed.rest, chainIsSmall) {
      chainIsSmall = chainIsSmall ?? !passed.rest.upToCapital.isEmpty
      passed.skip(to: end) { .particle($0) }
      // Passes over the quotation mark after the word.
      skipSigns(&passed)
    }
  }

  /// The end of the longest particle that a text begins with: one of the list, or
  /// in a chain that has begun one of any language.
  ///
  /// - Parameter chainIsSmall: Whether the chain began with a small letter; then
  ///   a capital begins the name, unless the list has the word. `nil` at the start
  ///   of a chain.
  private func endOfParticle(
    in text: Substring, _ chainIsSmall: Bool?
  ) -> String.Index? {
    let words = particleList.words
    let small = text.upToCapital
    let own = words.endOfWord(
      in: capitalParticles == .partOfName ? small : text)
    if own == nil, chainIsSmall == nil || words.keepsStart(of: text) {
      return nil
    }
    var end = own ?? text.startIndex
    let isSmall = chainIsSmall ?? !small.isEmpty
    if !words.keepsStart(of: text[end...]),
      let other = LeadingWords.allParticles.endOfWord(
        in: isSmall ? small : text)
    {
      end = max(end, other)
    }
    let rest = text[end...]
    return end > text.startIndex && hasSubstance(rest) && !isChain(rest)
      ? end : nil
  }
}

/// Whether all words of a text are particles in small letters, so that it is no
/// name by itself.
private func isChain(_ text: Substring) -> Bool {
  if LeadingWords.isLong(text) { return false }
  let words = text.split(whereSeparator: \.isWhitespace)
  return words.allSatisfy {
    !$0.upToCapital.isEmpty && LeadingWords.allParticles.isWord($0)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may begin a quotation.
  fileprivate var isOpeningQuote: Bool {
    switch self {
    case "\"", "'", "«", "»", "「", "『", "《", "〈": true
    default:
      properties.generalCategory == .initialPunctuation
        || ("\u{201A}"..."\u{201E}").contains(self)
    }
  }
}

extension Substring {
  /// The text before the first word that begins with a capital; all of the text
  /// if none of its first 64 scalars does.
  fileprivate var upToCapital: Substring {
    let scalars = unicodeScalars
    var start: Index?
    var isBehindLetter = false
    for index in scalars.prefix(LeadingWords.longestWord).indices {
      let properties = scalars[index].properties
      if properties.isWhitespace {
        start = nil
        isBehindLetter = false
      } else if !isBehindLetter {
        let word = start ?? index
        if properties.isUppercase { return self[..<word] }
        start = word
        isBehindLetter = properties.isAlphabetic
      }
    }
    return self
  }
}

/// Whether a text has a letter or digit to be filed by.
func hasSubstance(_ text: Substring) -> Bool {
  text.unicodeScalars.contains {
    $0.properties.generalCategory.isLetterOrNumber
  }
}

/// Whether filing may pass over a scalar: a space, punctuation, an emoji or
/// another symbol.
///
/// Currency and mathematical signs stay, as in `$ign` and `+1`, except emoji.
private func isSign(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .spaceSeparator, .lineSeparator, .paragraphSeparator,
    .connectorPunctuation, .dashPunctuation, .openPunctuation,
    .closePunctuation, .initialPunctuation, .finalPunctuation,
    .otherPunctuation, .otherSymbol, .modifierSymbol, .control, .format:
    true
  case .mathSymbol: scalar.properties.isEmoji
  // Emoji contain variation selectors and U+20E3.
  default: scalar.properties.isVariationSelector || scalar.value == 0x20E3
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a modifier letter of several scripts, such as ʿ: most
  /// stand for a sound that readers do not file by.
  fileprivate var isModifier: Bool {
    (0x2B9...0x2FF).contains(value)
      && properties.generalCategory == .modifierLetter
      && Script(self).isShared
  }

  /// Whether people type the scalar as an apostrophe, other than `'`.
  fileprivate var isApostrophe: Bool {
    switch self {
    case "’", "‘", "‛", "ʼ", "ʻ", "ʽ", "`", "´", "′", "＇", "ʹ": true
    default: false
    }
  }

  /// Whether the scalar is a letter, or a mark on one.
  fileprivate var isPartOfWord: Bool {
    CharacterProperties.isLetter(value) && !isApostrophe
      || CharacterProperties.isMark(value)
  }
}

extension Substring {
  fileprivate func dropLastSpaces() -> Substring {
    var result = self
    while result.last?.isWhitespace ?? false { result.removeLast() }
    return result
  }
}
