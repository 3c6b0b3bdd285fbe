public import ThumbIndex

extension SearchFolder {
  /// The patterns of a query; in search texts they find the rows that a
  /// `ListFilter` finds.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("en"), options: .init(tiers: .strict))
  /// folder.patterns(of: "An", scope: .startsWith)[0][0]                // ^|an
  /// folder.patterns(of: "Ber", scope: .wordStartsWith)[0][0]           // |ber
  /// folder.patterns(of: "an ber", matching: .words).map { $0[0] }      // an, ber
  /// folder.patterns(of: "").isEmpty                                    // true
  /// ```
  ///
  /// A pattern needs no escape in `LIKE`, `GLOB` and strings of SQL: it has no
  /// control characters, quotes, backslashes or capital letters of ASCII, and
  /// none of the signs `% _ * ? [ ]`.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - scope: Where a match may lie.
  ///   - kind: Whether the query is a phrase, or words that must all match.
  /// - Returns: An array of patterns for the phrase, or for each of the first 32
  ///   different words; two for a long one that begins a word, and one for each of
  ///   the first 32 parts that mix readings with what is read. A row matches if
  ///   its search text contains, byte by byte, a pattern of each array. The
  ///   result is empty if the query matches everything.
  /// - Complexity: O(*n*) in the characters of the query.
  public func patterns(
    of query: String, scope: SearchScope = .contains,
    matching kind: QueryKind = .phrase
  ) -> [[String]] {
    let groups = FormGroups(plan)
    var terms: [SearchTerm] = []
    return kind.texts(of: query).flatMap { text -> [[String]] in
      let term = plan.term(text)
      if term.matchesAll || terms.contains(term)
        || terms.count == SearchQuery.wordLimit
      {
        return []
      }
      terms.append(term)
      let patterns =
        term.patterns(in: scope, groups)
        + syllablePatterns(term, [scope.startOfReading], groups)
      let parts = options.readings.isEmpty ? [] : mixedParts(of: text)
      if parts.count > 1 || !(parts.first?.text.hasBytes(of: text) ?? true) {
        return self.patterns(ofParts: parts, scope, groups).map {
          patterns + $0
        }
      }
      if scope != .wordStartsWith || !term.isLong { return [patterns] }
      // A pattern behind a word mark has only the first letters of a word. So
      // the whole word must also match somewhere.
      return [
        patterns,
        term.patterns(in: .contains, groups)
          + syllablePatterns(term, [scope.startOfReading], groups),
      ]
    }
  }

  /// The patterns for the parts of a query in which some characters are typed
  /// as they are, and others by a reading; search texts have no such mixes.
  ///
  /// Only the first 32 different parts count. Each part also gets the patterns
  /// of the whole query, so without this limit their number would grow with the
  /// square of the query's length.
  private func patterns(
    ofParts parts: [QueryPart], _ scope: SearchScope, _ groups: FormGroups
  ) -> [[String]] {
    var result: [[String]] = []
    var different: Set<[String]> = []
    var typed: [String] = []
    for part in parts {
      let term = plan.term(part.text)
      if term.matchesAll { continue }
      if different.count == SearchQuery.wordLimit { return result }
      let isFirst = result.isEmpty
      var terms = [term]
      // Most signs have no reading, so what is typed may begin behind them.
      let rest = part.text.drop {
        WordPart($0.unicodeScalars.first!.value).isSign
      }
      if !isFirst, rest.startIndex > part.text.startIndex, !rest.isEmpty {
        terms.append(plan.term(String(rest)))
      }
      let starts: [SyllableRow.Start] =
        isFirst ? [scope.startOfReading] : [.syllable, .inner]
      let read = terms.flatMap { syllablePatterns($0, starts, groups) }
      let patterns =
        terms.flatMap { $0.patterns(in: isFirst ? scope : .contains, groups) }
        + read
      if !different.insert(patterns).inserted { continue }
      result.append(patterns)
      typed += read
    }
    // If the query has no characters with readings, some part must match by a
    // reading: O and Brien as they are written are not enough for O'Brien.
    if !parts.contains(where: \.isRead) { result.append(typed) }
    return result
  }

  /// The patterns for what is typed from some syllable on.
  private func syllablePatterns(
    _ term: SearchTerm, _ starts: [SyllableRow.Start], _ groups: FormGroups
  ) -> [String] {
    if options.readings.isEmpty { return [] }
    var result: [String] = []
    for pattern in term.patterns where pattern.forms.contains(.reading) {
      for start in starts {
        for (mark, count) in SyllableStretch.lengths {
          let letters = pattern.text.bytes
          let end = letters.span.end(ofScalars: count) ?? letters.count
          var writer = ByteWriter(for: "a pattern")
          SearchTextAlphabet.append(
            SyllableStretch(
              marks: SyllableStretch.marks(of: start, length: mark),
              letters: Array(letters[..<end])),
            group: groups.syllables, to: &writer)
          result.append(writer.withBytes { $0.repairedText })
        }
      }
    }
    return result
  }

}

extension SearchScope {
  /// The kind of start that a match by a reading needs in this scope.
  fileprivate var startOfReading: SyllableRow.Start {
    switch self {
    case .startsWith: .text
    case .wordStartsWith: .word
    case .contains: .syllable
    }
  }
}

extension SearchFolder {
  /// The parts of a query: characters that have readings, and what may be typed
  /// for some.
  ///
  /// Where signs count, a blank or an apostrophe behind a part ends the part,
  /// and belongs to no part.
  private func mixedParts(of query: String) -> [QueryPart] {
    let folder = TextFolder(plan)
    var parts: [QueryPart] = []
    var wasRead: Bool?
    for character in query {
      if plan.keepsSigns, !parts.isEmpty,
        character.isWhitespace
          || folder.folded(reading: String(character)).bytes == [0x27]
      {
        wasRead = nil
        continue
      }
      let isRead = SearchTexts.isRead(character, options.readings)
      if isRead != wasRead { parts.append(QueryPart(isRead: isRead)) }
      parts[parts.count - 1].text.append(character)
      wasRead = isRead
    }
    return parts
  }
}

/// Neighbouring characters of a query, all with readings or all without.
private struct QueryPart {
  var text = ""
  let isRead: Bool
}

extension SearchTerm {
  /// Whether some pattern has more letters than a pattern behind a word mark
  /// may have.
  fileprivate var isLong: Bool {
    patterns.contains {
      $0.text.bytes.count { $0 & 0xC0 != 0x80 } > SearchTextAlphabet.wordLength
    }
  }

  /// The patterns of a term for search texts.
  fileprivate func patterns(
    in scope: SearchScope, _ groups: FormGroups
  ) -> [String] {
    var result: [String] = []
    for (bytes, forms) in distinctPatterns {
      if forms.contains(.reading), groups.readings > groups.others {
        result += patternTexts(bytes, group: groups.readings, scope)
      }
      if forms == .reading { continue }
      // A text whose forms are all equal is written without a group.
      result += patternTexts(bytes, group: nil, scope)
      let concerned =
        forms.isSuperset(of: groups.all)
        ? groups.groups(with: groups.main) + [groups.others]
        : groups.groups(with: forms)
      for group in concerned {
        result += patternTexts(bytes, group: group, scope)
      }
    }
    return result.withoutContinuations
  }

  /// The patterns with different letters.
  private var distinctPatterns: [(bytes: [UInt8], forms: FoldForms)] {
    var result: [(bytes: [UInt8], forms: FoldForms)] = []
    for pattern in patterns {
      let bytes = pattern.text.bytes
      if let index = result.firstIndex(where: { $0.bytes == bytes }) {
        result[index].forms.formUnion(pattern.forms)
      } else {
        result.append((bytes, pattern.forms))
      }
    }
    return result
  }
}

extension [String] {
  /// The texts without those that begin with another one: whatever contains the
  /// longer text also contains the shorter one.
  fileprivate var withoutContinuations: [String] {
    var result: [String] = []
    for text in self {
      if result.contains(where: { text.utf8.starts(with: $0.utf8) }) {
        continue
      }
      result.removeAll { $0.utf8.starts(with: text.utf8) }
      result.append(text)
    }
    return result
  }
}

/// The patterns for search texts: the marks of a scope, then the folded text in
/// the letters of a group.
///
/// A match within a text may need two patterns: if its first characters belong
/// to no script, only the character before them tells whether a word starts
/// behind them.
private func patternTexts(
  _ folded: [UInt8], group: Int?, _ scope: SearchScope
) -> [String] {
  let one = pattern(folded, group: group, scope, behind: .inherits)
  if scope != .contains { return [one] }
  let other = pattern(folded, group: group, scope, behind: .symbol)
  return one.hasBytes(of: other) ? [one] : [one, other]
}

private func pattern(
  _ folded: [UInt8], group: Int?, _ scope: SearchScope,
  behind before: WordPart
) -> String {
  var writer = ByteWriter(for: "a pattern")
  let length = scope == .wordStartsWith ? SearchTextAlphabet.wordLength : .max
  let whole = folded.span
  let text = whole.extracting(..<(whole.end(ofScalars: length) ?? whole.count))
  SearchTextAlphabet.append(
    text, WordStarts(of: text, behind: before), group: group, to: &writer)
  // The bytes begin with a start mark and a word mark. This is the number of
  // marks to leave out.
  let unmarked =
    switch scope {
    case .startsWith: 0
    case .wordStartsWith: 1
    case .contains: 2
    }
  return writer.withBytes {
    $0.extracting(unmarked..<$0.count).repairedText
  }
}

/// Groups of forms (``FoldForm``); search texts use different letters for each
/// group.
///
/// In most texts the forms of a group are equal. If some forms of a text are
/// equal, the search text does not repeat the folded text for each form. It has
/// the folded text once for each of some groups that together contain exactly
/// these forms. A query may need a pattern for each group that contains one of
/// its forms. So larger groups make search texts shorter, and fewer groups give
/// a query fewer patterns.
struct FormGroups {
  /// The forms of each group, larger groups first.
  ///
  /// There are at most 19 groups. ``others``, ``readings`` and
  /// ``syllables`` may add three, and a ``SearchTextAlphabet`` has letters for 31.
  let groups: [FoldForms]

  /// All forms.
  let all: FoldForms

  /// The main form.
  let main: FoldForms

  /// The number of the group for readings: the group of the main form alone or,
  /// if accents or case are minded, an extra group.
  let readings: Int

  /// The number of an extra group for the texts of a row other than its main
  /// form; they are also written with the letters of this group.
  ///
  /// Most queries have one pattern for all forms. They search this group in place
  /// of all groups that do not contain the main form.
  var others: Int { groups.count }

  /// The number of an extra group for what is typed for syllables.
  var syllables: Int { groups.count + 2 }

  init(_ plan: FoldingPlan) {
    func forms(where isIncluded: (FoldForm) -> Bool) -> FoldForms {
      plan.forms.reduce(into: []) { if isIncluded($1) { $0.insert($1) } }
    }
    var groups: [FoldForms] = []
    // Most texts are equal in two tiers.
    for tier in plan.options.tiersInForce {
      groups.append(forms { $0.tier != tier })
      groups.append(forms { $0.tier == tier && $0 != .spelt })
    }
    let main = plan.mainForm
    groups += [
      forms { $0.tier != main.tier && !$0.isJoined }, forms { $0.isJoined },
    ]
    // Letters that are spelt out differ from all others.
    groups += groups.map { $0.subtracting(.form(.spelt)) }
    groups += plan.forms.map { .form($0) }
    var different: [FoldForms] = []
    for group in groups.sorted(by: { $0.count > $1.count })
    where !group.isEmpty && !different.contains(group) {
      different.append(group)
    }
    self.groups = different
    all = forms { _ in true }
    self.main = .form(main)
    readings =
      plan.options.minding.isEmpty
      ? different.firstIndex(of: .form(main))! : different.count + 1
  }

  /// The groups that together cover some forms; a text that these forms share
  /// is written once for each group.
  func groups(of forms: FoldForms) -> [Int] {
    var rest = forms
    var result: [Int] = []
    for (index, group) in groups.enumerated()
    where group.isSubset(of: forms) && !group.isDisjoint(with: rest) {
      result.append(index)
      rest.subtract(group)
    }
    return result
  }

  /// The groups that contain at least one of some forms.
  func groups(with forms: FoldForms) -> [Int] {
    groups.indices.filter { !groups[$0].isDisjoint(with: forms) }
  }
}
