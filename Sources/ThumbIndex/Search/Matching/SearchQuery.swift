/// Whether a query is a phrase or words.
///
/// ```swift
/// var filter = try ListFilter(
///   ["Anna Berg", "Berit An"], searching: [SearchField(\.self)])
/// filter.update("an ber", matching: .phrase)
/// filter.results.rows  // []
/// filter.update("an ber", matching: .words)
/// filter.results.rows  // Anna Berg, Berit An
/// ```
public enum QueryKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A phrase: its words follow each other.
  case phrase

  /// Words between spaces, which must all match, in any order and any field.
  ///
  /// The first 32 different words count; see ``ListFilter/ignoredWords``.
  case words
}

/// A folded query, ready to be searched for.
package struct SearchQuery: Sendable, Hashable {
  private let key: TextKey
  package var text: String { key.text }
  package let scope: SearchScope
  package let kind: QueryKind

  /// The phrase, or each different word that counts, folded by each plan of the
  /// query; those that match everything are left out.
  let words: [[SearchTerm]]

  /// ``words`` as they were typed.
  let typedWords: [TypedText]

  /// The indices of the fields that are searched; `nil` for all fields.
  var fields: Set<Int>?

  /// The number of the request's predicate; 0 for none.
  var predicate = 0

  /// Whether the query finds everything if no word counts.
  var showsAllWhenEmpty = true

  /// The different words that do not count, as ``wordLimit`` others come first.
  package var ignoredWords: [String] { ignored.map(\.text) }
  private let ignored: [TextKey]

  /// How many words count: a row is searched for each of them, and a query is
  /// compared with earlier ones word by word.
  package static let wordLimit = 32

  /// The phrase, or each different word, folded by the first plan.
  package var terms: [SearchTerm] { words.map { $0[0] } }

  /// Whether every text matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether the query finds everything.
  package var findsAll: Bool {
    isEmpty && showsAllWhenEmpty && predicate == 0
  }

  /// Whether the query finds nothing, whatever there is.
  var findsNothing: Bool { isEmpty && !showsAllWhenEmpty }

  /// Whether a field is searched.
  func searches(_ field: Int) -> Bool { fields?.contains(field) ?? true }

  /// Whether an earlier query certainly found all rows that this query finds, so
  /// that this query needs to search only the rows that the earlier query found.
  ///
  /// This is so if each word of the earlier query begins a word of this query, in
  /// every form, this query's scope is equal or narrower, it searches no other
  /// fields, and it has the predicate of the earlier query, if any.
  package func narrows(_ earlier: SearchQuery) -> Bool {
    guard scope.isWithin(earlier.scope),
      earlier.predicate == 0 || earlier.predicate == predicate,
      earlier.fields == nil || fields?.isSubset(of: earlier.fields!) == true
    else { return false }
    return earlier.words.allSatisfy { old in
      // Of many words, most are those of the earlier query.
      words.contains(old)
        || words.contains { new in
          zip(new, old).allSatisfy { $0.narrows($1) }
        }
    }
  }

  /// Folds a query.
  ///
  /// - Parameter isCancelled: Called before each word.
  /// - Returns: `nil` when cancelled.
  /// - Complexity: O(*n*) in the characters of the text.
  init?(
    _ text: String, _ scope: SearchScope, _ kind: QueryKind,
    _ plans: [FoldingPlan], isCancelled: () -> Bool
  ) {
    var words: [[SearchTerm]] = []
    var typedWords: [TypedText] = []
    var ignored: [TextKey] = []
    for word in kind.texts(of: text) {
      if kind == .words, isCancelled() { return nil }
      if words.count == Self.wordLimit {
        ignored.append(TextKey(word))
        continue
      }
      let terms = plans.map { $0.term(word) }
      // Equal words may be written with other bytes.
      if !terms.contains(where: \.matchesAll), !words.contains(terms) {
        words.append(terms)
        typedWords.append(TypedText(word))
      }
    }
    key = TextKey(text)
    self.scope = scope
    self.kind = kind
    self.words = words
    self.typedWords = typedWords
    self.ignored = ignored
  }
}

extension Array {
  /// The word as the plan of a field folds it, of those of all plans.
  ///
  /// Mostly all fields fold it alike.
  func term(ofField index: Int) -> Element {
    count == 1 ? self[0] : self[index]
  }
}

extension FoldingPlan {
  /// Folds a query.
  package func query(
    _ text: String, scope: SearchScope = .contains, kind: QueryKind = .phrase
  ) -> SearchQuery {
    // Nothing cancels this.
    SearchQuery(text, scope, kind, [self]) { false }!
  }
}

extension QueryKind {
  /// The text of a query as one phrase, or its different words.
  package func texts(of query: String) -> [String] {
    if self == .phrase { return [query] }
    // A repeated word changes nothing, but a pasted text may repeat a word
    // thousands of times.
    var seen: Set<TextKey> = []
    return query.split(whereSeparator: \.isWhitespace).map { String($0) }
      .filter { seen.insert(TextKey($0)).inserted }
  }
}

/// One folded phrase or word of a query.
package struct SearchTerm: Sendable, Hashable {
  /// The term's main form.
  let main: FoldedText

  /// The patterns of all forms.
  ///
  /// A row matches if, and only if, one of its texts contains a pattern of one of
  /// the text's forms.
  package let patterns: [Pattern]

  package struct Pattern: Sendable, Hashable {
    package let text: FoldedText
    package let forms: FoldForms

    /// Whether the pattern is a completion: the term ends within a letter of
    /// several characters, and the pattern adds the rest of this letter.
    var isCompletion = false
  }

  /// Whether some form of the term is empty, so that every text matches.
  package var matchesAll: Bool { patterns.contains { $0.text.bytes.isEmpty } }

  /// The letters of all patterns.
  package var patternBytes: [[UInt8]] { patterns.map(\.text.bytes) }

  /// The letters to look for in rows of syllables.
  func syllablePatterns(_ plan: FoldingPlan) -> [SyllablePattern] {
    if plan.options.readings.isEmpty { return [] }
    return patterns.filter { $0.forms.contains(.reading) }.compactMap {
      SyllablePattern($0.text, keepsSigns: plan.keepsSigns)
    }
  }

  /// Whether every text that matches this term matches an earlier one, with equal
  /// or wider scope.
  func narrows(_ earlier: SearchTerm) -> Bool {
    patterns.allSatisfy { new in
      // In each of its forms, the new pattern must begin with an old pattern.
      var open = new.forms
      for old in earlier.patterns where new.text.begins(with: old.text) {
        open.subtract(old.forms)
      }
      return open.isEmpty
    }
  }
}

extension FoldedText {
  /// Whether a text that has these letters has those of a prefix at the same
  /// place, whatever white space is between the letters of the text.
  func begins(with prefix: FoldedText) -> Bool {
    bytes.starts(with: prefix.bytes)
      && prefix.bytes.indices.dropFirst().allSatisfy {
        breaks.kind(at: $0) != .blank || prefix.breaks.kind(at: $0) == .blank
      }
  }
}

// MARK: - Folding

extension FoldingPlan {
  /// Folds a phrase or a word of a query.
  package func term(_ text: String) -> SearchTerm {
    let folder = TextFolder(self)
    let forms = folder.forms(of: text)
    var patterns = patterns(of: forms, folder)
    if options.tiersInForce.contains(.base) {
      patterns += completions(of: text, folder)
    }
    for other in [withFinalAsInitial(text), withJoinedInitialsApart(text)] {
      guard let other else { continue }
      patterns += self.patterns(of: folder.forms(of: other), folder)
    }
    return SearchTerm(main: forms.main, patterns: patterns)
  }

  /// The different patterns of all forms.
  ///
  /// For readings the pattern is the main form without marks of accents and
  /// case.
  private func patterns(
    of forms: FoldedForms, _ folder: TextFolder
  ) -> [SearchTerm.Pattern] {
    let reading = folder.plain(forms.main)
    let isPlain = reading == forms.main
    var found = forms.texts.map { text in
      SearchTerm.Pattern(
        text: text.text,
        forms: isPlain && text.text == reading
          ? text.forms.union(.reading) : text.forms)
    }
    if !isPlain {
      found.append(SearchTerm.Pattern(text: reading, forms: .reading))
    }
    return found
  }

  /// The completions of a text that ends within a letter of several characters.
  ///
  /// Hungarian `ccs` folds as `cscs` does. So `c`, `cc` and `ccs` find `cscs`.
  private func completions(
    of text: String, _ folder: TextFolder
  ) -> [SearchTerm.Pattern] {
    var found: [FoldedText: FoldForms] = [:]
    // Forms have the same rests, and a query may be long.
    var completed: [TextKey: FoldedForms] = [:]
    func add(_ rest: String, _ form: FoldForm) {
      let key = TextKey(rest)
      let forms = completed[key] ?? folder.forms(of: text + rest)
      completed[key] = forms
      found[forms[form], default: []].insert(form)
    }
    for form in forms where form.isJoined {
      let collation = table.table(of: form.letters).collation
      var scalars = Array(text.unicodeScalars)
      if form == .baseJoined, rewritesSyllables {
        scalars = ClusterSpellings.rewritten(scalars) ?? scalars
        let parts = CharacterProperties.canonicalDecomposition(
          of: text.unicodeScalars.map(\.value))
        for rest in ClusterSpellings.rests(of: parts) {
          add(String(scalars: rest), form)
        }
      }
      // ICU is asked once for each different character, as a query may be long.
      var known: [UInt32: (letters: [String], longest: Int)] = [:]
      for start in scalars.indices {
        let first = scalars[start].value
        if known[first] == nil {
          let letters = collation.contractions(beginningWith: first)
          known[first] = (
            letters, letters.lazy.map { $0.unicodeScalars.count }.max() ?? 0
          )
        }
        let end = scalars[start...]
        guard let (letters, longest) = known[first], end.count < longest
        else { continue }
        for letter in letters {
          if let rest = letter.rest(after: end) { add(rest, form) }
        }
      }
    }
    return found.map {
      SearchTerm.Pattern(text: $0.key, forms: $0.value, isCompletion: true)
    }.sorted { $0.text.bytes.lexicographicallyPrecedes($1.text.bytes) }
  }
}

extension String {
  /// The rest of this text after a prefix.
  ///
  /// Returns `nil` unless the text begins with the prefix, followed by a
  /// new grapheme cluster.
  fileprivate func rest(after start: ArraySlice<Unicode.Scalar>) -> String? {
    guard unicodeScalars.count > start.count, unicodeScalars.starts(with: start)
    else { return nil }
    let cut = unicodeScalars.index(startIndex, offsetBy: start.count)
    return indices.contains(cut) ? String(self[cut...]) : nil
  }
}
