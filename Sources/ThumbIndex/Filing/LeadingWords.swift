/// Words that may lead a text and are passed over when it is filed: articles,
/// honorifics, the particles of surnames, the legal forms of companies.
struct LeadingWords: Sendable, Hashable {
  /// Words in lower case that a space must follow.
  private(set) var words: Set<String> = []

  /// Phrases of several words in lower case, such as `von und zu`.
  private(set) var phrases: [String] = []

  /// Words in lower case that an apostrophe joins to the next word: `l'`.
  private(set) var elided: Set<String> = []

  /// Words in lower case that are joined to the next word: `ال`, `al-`.
  private(set) var prefixes: [String] = []

  /// Words that a space may follow, but need not: `株式会社`, `(주)`.
  private(set) var forms: [String] = []

  /// Words in lower case that belong to the name, though lists of other languages
  /// have them.
  private(set) var kept: Set<String> = []

  /// Whether several words may be joined by hyphens: Dr.-Ing.
  private(set) var joinsByHyphens = false

  /// Words that only look as if they began with a prefix.
  private(set) var exceptions: Set<String> = []

  /// Makes an empty list.
  init() {}

  /// Makes words from lists whose words are separated by spaces.
  init(
    _ words: String, elided: String = "", prefixes: String = "",
    exceptions: String = ""
  ) {
    let list = { (text: String) in text.split(separator: " ").map { String($0) }
    }
    self.words = Set(list(words).map { normalized($0[...]) })
    self.elided = Set(list(elided))
    self.prefixes = list(prefixes).map { $0.lowercased() }
    self.exceptions = Set(list(exceptions))
  }

  /// Tells kinds of words apart by their spelling.
  ///
  /// A word with spaces is a phrase. A word that ends in an apostrophe (`l'`)
  /// or a hyphen (`al-`) stands before another word without a space, and one that
  /// ends in a Chinese, Japanese or Korean letter or a sign may do so. A word with
  /// `!` before it belongs to the name, though lists of other languages have it.
  ///
  /// Words of more than ``longestWord`` scalars are left out, so that filing
  /// stays fast: a text may begin with thousands of words, and each of them is
  /// compared with the words here.
  ///
  /// - Parameter joinsByHyphens: Whether several words may be joined by hyphens.
  init(_ all: [String], joinsByHyphens: Bool = false) {
    self.joinsByHyphens = joinsByHyphens
    for word in all where !word.isEmpty && !Self.isLong(word[...]) {
      if word.utf8.first == UInt8(ascii: "!") {
        kept.insert(normalized(word.dropFirst()))
      } else if word.contains(where: \.isWhitespace) {
        phrases.append(normalized(word[...]))
        // Abbreviations are also written without spaces: v.d., Dr.med.
        let parts = word.split(whereSeparator: \.isWhitespace)
        if parts.allSatisfy({ $0.hasSuffix(".") }) {
          words.insert(normalized(parts.joined()[...]))
        }
      } else if word.hasSuffix("-") {
        prefixes.append(word.lowercased())
      } else if word.unicodeScalars.last!.mayTouchNames {
        forms.append(normalized(word[...]))
      } else {
        let normal = normalized(word[...])
        words.insert(normal)
        if normal.hasSuffix("'") { elided.insert(normal) }
      }
    }
    // The longest first, as one phrase may begin with another.
    phrases.sort { $0.count > $1.count }
    forms.sort { $0.count > $1.count }
  }

  /// The words of several lists together.
  init(joining lists: [Self]) {
    for list in lists {
      words.formUnion(list.words)
      phrases += list.phrases
      elided.formUnion(list.elided)
      prefixes += list.prefixes
      exceptions.formUnion(list.exceptions)
    }
  }

  var isEmpty: Bool {
    words.isEmpty && phrases.isEmpty && elided.isEmpty && prefixes.isEmpty
      && forms.isEmpty
  }

  /// The end of the leading word and the spaces after it; `nil` if the text
  /// begins with no such word, or has no letter or digit after it.
  func end(in text: Substring) -> String.Index? {
    guard !isEmpty, let end = endOfWord(in: text), hasSubstance(text[end...])
    else { return nil }
    return end
  }

  /// The end of the leading word and the spaces after it, whatever follows; `nil`
  /// if the text begins with no such word.
  func endOfWord(in title: Substring) -> String.Index? {
    if let end = endOfLeadingPhrase(in: title) ?? endOfForm(in: title) {
      return end
    }
    // Only the start of a long word is examined: a text may be one word that
    // begins with thousands of particles.
    let word = firstWord(of: title)
    let after = title[word.endIndex...]
    let rest = after.drop(while: \.isWhitespace)
    // Long words are not normalized: Swift would sort their long runs of marks,
    // which is slow.
    let start = Substring(word.unicodeScalars.prefix(LeadingWords.longestWord))
    let normal = start.endIndex == word.endIndex ? normalized(word) : ""
    if words.contains(normal) || joinsByHyphens && isCompound(normal) {
      if rest.startIndex > after.startIndex { return rest.startIndex }
    } else if let end = endOfAbbreviation(in: start) {
      return end
    }
    if !elided.isEmpty,
      let apostrophe = start.firstIndex(where: { isApostrophe($0) })
    {
      let end = start.index(after: apostrophe)
      // An apostrophe before a space does not join the words: l' Aulne.
      if end < word.endIndex, elided.contains(normalized(word[..<end])) {
        return end
      }
    }
    return prefixes.isEmpty || exceptions.contains(normal)
      ? nil : endOfPrefix(in: title)
  }

  /// Whether a word is several of the words with hyphens between them, of which
  /// all but the first may be degrees: Dr.-Ing.
  private func isCompound(_ word: String) -> Bool {
    if !word.utf8.contains(UInt8(ascii: "-")) { return false }
    let parts = word.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard parts.count > 1, words.contains(parts[0]) else { return false }
    return parts.dropFirst().allSatisfy {
      words.contains($0) || Self.degrees.words.contains($0)
    }
  }

  /// Whether a text is one of the words.
  func isWord(_ text: Substring) -> Bool {
    !Self.isLong(text) && words.contains(normalized(text))
  }

  /// Whether a text begins with a word that belongs to the name.
  func keepsStart(of text: Substring) -> Bool {
    if kept.isEmpty { return false }
    let word = firstWord(of: text)
    if Self.isLong(word) { return false }
    if kept.contains(normalized(word)) { return true }
    guard let apostrophe = word.firstIndex(where: { isApostrophe($0) }) else {
      return false
    }
    return kept.contains(normalized(word[...apostrophe]))
  }

  /// The end of the longest form that a text begins with, and of the spaces after
  /// it; `nil` if there is none.
  private func endOfForm(in text: Substring) -> String.Index? {
    guard !forms.isEmpty, let initial = normalizedInitial(of: text) else {
      return nil
    }
    for form in forms where form.first == initial {
      let start = text.prefix(form.count)
      guard start.utf8.count <= 16 * form.utf8.count, normalized(start) == form
      else { continue }
      return text[start.endIndex...].drop(while: \.isWhitespace).startIndex
    }
    return nil
  }

  /// The end of the longest listed abbreviation that a word begins with and that
  /// a letter follows, as in Mr.John; `nil` if there is none.
  ///
  /// An abbreviation of one letter needs a space: D.H. Lawrence is no Don.
  private func endOfAbbreviation(in word: Substring) -> String.Index? {
    var part = word
    while let stop = part.lastIndex(of: ".") {
      let end = word.index(after: stop)
      part = word[..<stop]
      if end < word.endIndex, word[end].isLetter, part.count > 1,
        words.contains(normalized(word[..<end]))
      {
        return end
      }
    }
    return nil
  }

  /// The end of a conjunction and another of the words, and of the spaces after
  /// them, as in the middle of `Mr. and Mrs. Brown`; `nil` if there is none.
  func endOfJoinedWord(in text: Substring) -> String.Index? {
    let conjunction = firstWord(of: text)
    if Self.isLong(conjunction)
      || !conjunctions.contains(normalized(conjunction))
    {
      return nil
    }
    return end(in: text[conjunction.endIndex...].drop(while: \.isWhitespace))
  }

  /// The end of the longest phrase that a text begins with, and of the spaces
  /// after it; `nil` if there is none.
  private func endOfLeadingPhrase(in text: Substring) -> String.Index? {
    guard !phrases.isEmpty, let initial = normalizedInitial(of: text) else {
      return nil
    }
    for phrase in phrases where phrase.first == initial {
      if let end = endOfPhrase(phrase, in: text) { return end }
    }
    return nil
  }

  /// The end of the prefix that a text begins with, and of the prefix's marks;
  /// `nil` if there is none, or if fewer than two characters of a word follow.
  ///
  /// Compares scalars, as the last letter of the prefix may have a mark:
  /// `الْكتاب`.
  private func endOfPrefix(in text: Substring) -> String.Index? {
    let scalars = text.unicodeScalars
    for prefix in prefixes
    where scalars.starts(
      with: prefix.unicodeScalars,
      by: {
        $0 == $1 || isApostrophe($0) && isApostrophe($1)
          || $0.properties.lowercaseMapping == String($1)
      })
    {
      let rest = scalars.dropFirst(prefix.unicodeScalars.count).drop {
        $0.properties.generalCategory == .nonspacingMark
      }
      // A single letter is no word, so nothing is joined to it.
      let letters = Substring(rest).prefix(2)
      if letters.count == 2, !letters.contains(where: \.isWhitespace) {
        return rest.startIndex
      }
    }
    return nil
  }
}

extension LeadingWords {
  /// The most scalars of a word that is looked up.
  static let longestWord = 64

  /// Whether a text has more scalars than a word that is looked up.
  static func isLong(_ text: Substring) -> Bool {
    text.unicodeScalars.dropFirst(longestWord).first != nil
  }

  /// The degrees that follow an honorific in small letters.
  static let degrees = Self([
    "agr.", "c.", "dent.", "e. h.", "eh.", "habil.", "h. c.", "hc.", "hon.",
    "ing.", "iur.", "jur.", "math.", "med.", "mont.", "mult.", "nat.", "oec.",
    "paed.", "pharm.", "phil.", "pol.", "publ.", "rer.", "sc.", "soc.",
    "techn.", "theol.", "troph.", "univ.", "vet.", "habil", "iur", "jur", "med",
    "nat", "oec", "phil", "pol", "rer",
  ])

  /// The particles of all languages, and the words of those that are phrases.
  ///
  /// They say where a chain of particles ends of which a list has the first. With
  /// the words of phrases, `van de les` is one, though it begins with `van de`.
  static let allParticles: Self = {
    let particles = NameWords.particles(of: NameWords.particleLanguages)
      .filter { $0.utf8.first != UInt8(ascii: "!") }
    let words = particles.flatMap {
      $0.split(whereSeparator: \.isWhitespace).map { String($0) }
    }
    return Self(particles + words)
  }()
}

/// The words that join the honorifics of a couple, in the languages that have
/// honorifics here.
private let conjunctions: Set<String> = [
  "&", "+", "and", "und", "u.", "og", "och", "en", "et", "e", "ed", "y", "i",
  "a", "ja", "és", "ve", "și", "şi", "και", "и", "і", "та", "й", "và", "और",
  "व",
  "و",
]

/// The first word of a text, or the start of a long one.
///
/// A blank may be part of a character: behind U+0600, it is.
private func firstWord(of text: Substring) -> Substring {
  Substring(
    text.unicodeScalars.prefix(LeadingWords.longestWord + 1)
      .prefix { !$0.properties.isWhitespace })
}

private func isApostrophe(_ character: Character) -> Bool {
  // Comparing scalars is many times as fast as comparing characters.
  let scalars = character.unicodeScalars
  guard let scalar = scalars.first, scalars.dropFirst().isEmpty else {
    return false
  }
  return isApostrophe(scalar)
}

private func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "'", "’", "ʼ", "‘", "＇": true
  default: false
  }
}

extension Unicode.Scalar {
  /// Whether names may follow a word that ends in this scalar without a space.
  fileprivate var mayTouchNames: Bool {
    switch properties.generalCategory {
    case .otherLetter:
      [.han, .hangul, Script("あ"), Script("ア")].contains(Script(self))
    case .closePunctuation, .otherSymbol: true
    default: false
    }
  }
}

/// The first character of a normalized text; `nil` if it is empty, or if the
/// character is longer than that of a word.
private func normalizedInitial(of text: Substring) -> Character? {
  // Long characters are not normalized: Swift would sort their many marks, which
  // is slow.
  guard let first = text.first,
    first.utf8.count <= 4 * LeadingWords.longestWord
  else { return nil }
  return normalized(text.prefix(1)).first
}

/// Normalizes a word: lower case, one kind of apostrophe, one sigma, parentheses of
/// one width, and one i, as the lower case of `I` is `ı` in Turkish.
private func normalized(_ word: Substring) -> String {
  String(
    word.lowercased().map { character in
      // Comparing characters is slow, and most are ASCII.
      if character.isASCII { return character }
      if isApostrophe(character) { return "'" }
      switch character {
      case "ς": return "σ"
      case "ı", "i\u{307}": return "i"
      case "（": return "("
      case "）": return ")"
      default: return character
      }
    })
}

/// The end of a phrase and the spaces after it; `nil` unless the text begins
/// with the phrase.
///
/// There must be a space, unless the phrase ends in an apostrophe or a hyphen.
private func endOfPhrase(
  _ phrase: String, in text: Substring
) -> String.Index? {
  let candidate = text.prefix(phrase.count)
  // Long candidates are not compared: Swift would sort their long runs of
  // marks, which is slow. No spelling of the phrase is that long.
  guard candidate.utf8.count <= 16 * phrase.utf8.count,
    normalized(candidate) == phrase
  else { return nil }
  let after = text[candidate.endIndex...]
  let rest = after.drop(while: \.isWhitespace)
  let isJoined = phrase.hasSuffix("'") || phrase.hasSuffix("-")
  return isJoined || rest.startIndex > after.startIndex ? rest.startIndex : nil
}
