/// Words that may lead a text and are passed over when it is filed: articles,
/// honorifics, the particles of surnames.
struct LeadingWords: Sendable, Hashable {
  /// Words of their own, in lower case: a space follows.
  private(set) var words: Set<String> = []

  /// Several words together, such as `von und zu`.
  private(set) var phrases: [String] = []

  /// What is joined to the next word by an apostrophe, in lower case and with
  /// `'`: `l'`.
  private(set) var elided: Set<String> = []

  /// What is written together with the next word: `ال`, `al-`.
  private(set) var prefixes: [String] = []

  /// Words that only look as if they began with a prefix.
  private(set) var exceptions: Set<String> = []

  /// Nothing.
  init() {}

  /// Words with spaces between them, and the other kinds, likewise.
  init(
    _ words: String, elided: String = "", prefixes: String = "",
    exceptions: String = ""
  ) {
    let list = { (text: String) in text.split(separator: " ").map { String($0) }
    }
    self.words = Set(list(words).map { normalized($0[...]) })
    self.elided = Set(list(elided))
    self.prefixes = list(prefixes)
    self.exceptions = Set(list(exceptions))
  }

  /// Each word as it is written: several of them have spaces, one that ends in an
  /// apostrophe or a hyphen is joined to the next word.
  init(_ all: [String]) {
    for word in all where !word.isEmpty {
      if word.contains(where: \.isWhitespace) {
        phrases.append(word)
      } else if word.hasSuffix("-") {
        prefixes += [word, word.prefix(1).uppercased() + word.dropFirst()]
      } else {
        let normal = normalized(word[...])
        words.insert(normal)
        if normal.hasSuffix("'") { elided.insert(normal) }
      }
    }
    // The longest first: `de la` before `de`.
    phrases.sort { $0.count > $1.count }
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
  }

  /// Where a text without the first of these words that leads it begins, if it
  /// has one and something remains to be filed by.
  func end(in text: Substring) -> String.Index? {
    guard !isEmpty, let end = endOfWord(in: text), hasSubstance(text[end...])
    else { return nil }
    return end
  }

  private func endOfWord(in title: Substring) -> String.Index? {
    for phrase in phrases {
      if let end = endOfPhrase(phrase, in: title) { return end }
    }
    let word = title.prefix { !$0.isWhitespace }
    let after = title[word.endIndex...]
    let rest = after.drop(while: \.isWhitespace)
    // All of a long word is not looked up: Swift brings long runs of marks into
    // order for that.
    let start = Substring(word.unicodeScalars.prefix(longestWord))
    let normal = start.endIndex == word.endIndex ? normalized(word) : ""
    if rest.startIndex > after.startIndex, words.contains(normal) {
      return rest.startIndex
    }
    if !elided.isEmpty,
      let apostrophe = start.firstIndex(where: { isApostrophe($0) })
    {
      let end = start.index(after: apostrophe)
      // A space after it would make it a word: 't Hooft, de l' Aulne.
      if end < word.endIndex, elided.contains(normalized(word[..<end])) {
        return end
      }
    }
    return prefixes.isEmpty || exceptions.contains(normal)
      ? nil : endOfPrefix(in: word)
  }

  /// Where a word goes on behind what is written together with it.
  ///
  /// By scalars, as the last letter of that may have a mark: `الْكتاب`.
  private func endOfPrefix(in word: Substring) -> String.Index? {
    let scalars = word.unicodeScalars
    for prefix in prefixes where scalars.starts(with: prefix.unicodeScalars) {
      let rest = scalars.dropFirst(prefix.unicodeScalars.count).drop {
        $0.properties.generalCategory == .nonspacingMark
      }
      // One letter alone is no word that something could be joined to.
      if Substring(rest).count > 1 { return rest.startIndex }
    }
    return nil
  }
}

/// No word that is passed over has as many characters, nor has one that only looks
/// like it.
private let longestWord = 64

private func isApostrophe(_ character: Character) -> Bool {
  "'’ʼ‘＇".contains(character)
}

/// Lower case, with one apostrophe for all, and one sigma: that of capitals may be
/// either.
private func normalized(_ word: Substring) -> String {
  String(
    word.lowercased().map { character in
      if isApostrophe(character) { return "'" }
      return character == "ς" ? "σ" : character
    })
}

/// Where the text after several words and their spaces begins, if it begins with
/// them.
private func endOfPhrase(
  _ phrase: String, in text: Substring
) -> String.Index? {
  let candidate = text.prefix(phrase.count)
  // Swift brings long runs of marks into order to compare them; no spelling of a
  // word is so much longer than another.
  guard candidate.utf8.count <= 16 * phrase.utf8.count,
    candidate.lowercased() == phrase.lowercased()
  else { return nil }
  let after = text[candidate.endIndex...]
  let rest = after.drop(while: \.isWhitespace)
  return rest.startIndex > after.startIndex ? rest.startIndex : nil
}
