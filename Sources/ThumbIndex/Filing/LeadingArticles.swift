/// The articles that may lead a title in a language and are passed over when it
/// is filed.
///
/// ```swift
/// LeadingArticles.languages  // ar, ca, da, de, el, en, …
/// ```
///
/// The lists are those of library cataloguing: the definite and indefinite
/// articles that begin titles, in the forms that occur there.
public struct LeadingArticles: Sendable, Hashable {
  /// Words of their own, in lower case: a space follows.
  let words: Set<String>

  /// What is joined to the next word by an apostrophe, in lower case and with
  /// `'`: `l'`.
  let elided: Set<String>

  /// What is written together with the next word: `ال`.
  let prefixes: [String]

  /// Words that only look as if they began with a prefix.
  let exceptions: Set<String>

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

  /// The articles of several languages together, each of which counts once.
  init(languages: [String]) {
    var seen: Set<String> = []
    let all = languages.filter { seen.insert($0).inserted }
      .compactMap { Self.byLanguage[$0] }
    words = all.reduce(into: []) { $0.formUnion($1.words) }
    elided = all.reduce(into: []) { $0.formUnion($1.elided) }
    prefixes = all.flatMap(\.prefixes)
    exceptions = all.reduce(into: []) { $0.formUnion($1.exceptions) }
  }

  /// The languages that have articles here, as language subtags.
  public static var languages: [String] { byLanguage.keys.sorted() }

  /// Where the title without its article begins, `nil` if it has none.
  func end(in title: Substring) -> String.Index? {
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

  /// Where a word goes on behind an article that is written together with it.
  ///
  /// By scalars, as the article's last letter may have a mark: `الْكتاب`.
  private func endOfPrefix(in word: Substring) -> String.Index? {
    let scalars = word.unicodeScalars
    for prefix in prefixes where scalars.starts(with: prefix.unicodeScalars) {
      let rest = scalars.dropFirst(prefix.unicodeScalars.count).drop {
        $0.properties.generalCategory == .nonspacingMark
      }
      // One letter alone is no word that an article could belong to.
      if Substring(rest).count > 1 { return rest.startIndex }
    }
    return nil
  }
}

/// No article has as many characters, nor has a word that is no article though it
/// looks like one.
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
