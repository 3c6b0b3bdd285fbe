import ThumbIndex

extension SearchFolder {
  /// How this folder folds queries, as data.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("sv"))
  /// let forms = folder.searchForms(of: ["Öl"])
  /// folder.queryTable(for: forms.letters).json.contains("ø")  // true; as ö
  /// folder.queryTable(for: forms.letters).json.contains("ж")  // false; no text has it
  /// ```
  ///
  /// - Parameter letters: The letters of the texts to be found
  ///   (``SearchForms/letters``): the table has only what may find one of them; a
  ///   query with anything else finds nothing. `nil` for all letters.
  /// - Complexity: O(1); a tenth of a second for texts in Latin letters, a second
  ///   for all letters.
  public func queryTable(
    for letters: Set<Unicode.Scalar>? = nil
  ) -> QueryTable {
    let maker = QueryTableMaker(plan, letters)
    return QueryTable(
      forms: maker.forms.map(\.rawValue), main: plan.mainForm.rawValue,
      groups: maker.groups(), keepsBlanks: plan.keepsSigns,
      completes: options.tiersInForce.contains(.base),
      finals: maker.hasScript(.hangul) ? finalsAsInitials : [],
      joinedInitials: maker.hasScript(.hangul) ? joinedInitials : [],
      repeating: maker.forms.contains(.spelt) && maker.hasScript(.han)
        ? String(scalars: LooseLetters.repeating) : "",
      rewrites: maker.ofScripts(ClusterSpellings.rules)
        + maker.lookalikes(),
      openEnds: maker.ofScripts(ClusterSpellings.openEnds))
  }
}

private struct QueryTableMaker {
  /// The forms, by their raw values.
  let forms: [FoldForm]

  /// The index of each of these forms among the forms of the plan.
  private let places: [Int]

  private let plan: FoldingPlan

  /// The letters that folded texts may have; `nil` for all.
  private let letters: Set<UInt32>?

  /// The scripts of these letters.
  private let scripts: Set<Script>

  init(_ plan: FoldingPlan, _ letters: Set<Unicode.Scalar>?) {
    self.plan = plan
    let letters = letters.map { Set($0.map(\.value)) }
    self.letters = letters
    let forms = plan.forms
    places = forms.indices.sorted { forms[$0].rawValue < forms[$1].rawValue }
    self.forms = places.map { forms[$0] }
    var scripts: Set<Script> = []
    for letter in letters ?? [] {
      scripts.insert(Script(ofFolded: letter))
    }
    // Hiragana and katakana count as each other.
    let kana: Set = [Script("あ"), Script("ア")]
    if !scripts.isDisjoint(with: kana) { scripts.formUnion(kana) }
    self.scripts = scripts
  }

  func hasScript(_ script: Script) -> Bool {
    letters == nil || scripts.contains(script)
  }

  /// Picks the rules for scripts that the texts may have.
  func ofScripts(
    _ rules: [(scalar: UInt32, rule: ClusterSpellings.Rule)]
  ) -> [(text: String, other: String)] {
    if !plan.rewritesSyllables { return [] }
    return rules.filter { hasScript(Script(ofFolded: $0.scalar)) }
      .map { ($0.rule.pattern, $0.rule.other) }
  }

  /// The rules for Latin letters that look like Cyrillic ones.
  func lookalikes() -> [(text: String, other: String)] {
    plan.isCyrillic && plan.rewritesSyllables && hasScript(Script("а"))
      ? LookalikeLetters.rules.map { ($0.pattern, $0.other) } : []
  }

  // MARK: - What is in the table

  func groups() -> [QueryTable.Group] {
    var table = Table()
    var composed: [(text: [UInt32], scalar: UInt32)] = []
    for scalar in candidates() {
      let parts = CharacterProperties.canonicalDecomposition(scalar)
      if parts.count > 1 {
        composed.append((parts, scalar))
      } else if parts == [scalar], let folds = keptFolds(of: scalar) {
        table.singles[scalar] = folds
      }
    }
    // Short texts first: a long text may contain a short one, which is in the
    // table by then.
    composed.sort { $0.text.count < $1.text.count }
    for (text, scalar) in composed {
      let apart = table.folds(of: text, forms.count)
      guard
        let folds = apart == nil ? keptFolds(of: scalar) : folds(of: [scalar])
      else { continue }
      // Two scalars of a longer text may be a text of the table already.
      let hasLetter =
        text.count > 2
        && text.dropFirst().contains { table.texts[[text[0], $0]] != nil }
      if hasLetter || apart != folds { table.texts[text] = folds.map { $0 } }
    }
    for text in contractions() where table.texts[text] == nil {
      let apart = table.folds(of: text, forms.count)
      let folds = folds(of: text)
      // A reader folds a text that the table lacks scalar by scalar, and so may
      // find something. So a text that finds nothing is left out only if the
      // table lacks one of its scalars.
      if apart == nil, !isKept(folds) { continue }
      let own = forms.indices.map { folds[$0] == apart?[$0] ? nil : folds[$0] }
      if own.contains(where: { $0 != nil }) { table.texts[text] = own }
    }
    return table.groups(
      heads: heads().filter { isKept($0.folds) })
  }

  /// The folds of a scalar; `nil` if they find nothing.
  private func keptFolds(of scalar: UInt32) -> [[UInt8]]? {
    // Most scalars are folded alike in all forms.
    if let bytes = plan.foldOfAllForms(scalar) {
      return isKept([bytes]) ? forms.map { _ in bytes } : nil
    }
    let folds = folds(of: [scalar])
    return isKept(folds) ? folds : nil
  }

  /// The scalars that may be in the table.
  private func candidates() -> [UInt32] {
    var result: [UInt32] = []
    // Korean orders fold Hanja as they are read.
    let sample: UInt32 = 0x4E00
    let ideograph = Array(Unicode.Scalar(sample)!.utf8)
    let readsIdeographs = folds(of: [sample]).contains { $0 != ideograph }
    let hasRules = plan.mayHaveContexts
    // Other planes have no characters, or are for private use.
    let planes = [UInt32(1)..<0x4_0000, 0xE_0000..<0xF_0000].joined()
    let rare = (letters ?? []).filter { $0 >= 0x4_0000 && $0 >> 16 != 0xE }
    for scalar in Array(planes) + rare {
      if scalar & 0xFFFF_F800 == 0xD800
        || CharacterProperties.isSyllable(scalar)
      {
        continue
      }
      let isOccurring = letters?.contains(scalar) ?? false
      if !isOccurring, !CharacterProperties.isPublic(scalar) { continue }
      // Most ideographs stand for themselves, others for ideographs.
      if !isOccurring, !readsIdeographs, !hasRules,
        CharacterProperties.isUnifiedIdeograph(scalar),
        !hasScript(.han) || LooseLetters.spelt(scalar) == nil
      {
        continue
      }
      if isOccurring || hasRules || letters == nil || mayCount(scalar) {
        result.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar may count as a letter of the texts; most letters only
  /// count as letters of their own script.
  private func mayCount(_ scalar: UInt32) -> Bool {
    let scalar = Unicode.Scalar(scalar)!
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      let script = Script(scalar)
      return script.isShared || script == .han || scripts.contains(script)
        || CharacterProperties.compatible(scalar.value) != [scalar.value]
    default: return true
    }
  }

  /// The letters of several characters, with what they are made of.
  private func contractions() -> [[UInt32]] {
    var found: Set<[UInt32]> = []
    let haveFlags = letters?.contains { Flags.seconds.contains($0) } ?? true
    for text in plan.contractions {
      let scalars = text.unicodeScalars.map(\.value)
      if !haveFlags, Flags.letters.contains(scalars[0]) { continue }
      // These are marks of scripts and of Chinese titles.
      if scalars[0] == 0xFDD0 || scalars[0] == 0xFDD1 { continue }
      let parts = CharacterProperties.canonicalDecomposition(of: scalars)
      if parts.count > 1 { found.insert(parts) }
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The anusvaras of Indic scripts, which are also written as half nasals.
  private func heads() -> [(head: QueryTable.Head, folds: [[UInt8]?])] {
    var result: [(QueryTable.Head, [[UInt8]?])] = []
    if !plan.forms.contains(.spelt) { return [] }
    for block in IndicNasals.blocks {
      for range in IndicNasals.classes {
        let followers = range.map { block + $0 }
        let nasal = folds(
          of: [block + range.upperBound, block + IndicNasals.virama])
        for anusvara in [block + 1, block + 2] {
          result.append(
            (
              .init(text: [anusvara], followers: followers),
              zip(forms, nasal).map { $0 == .spelt ? $1 : nil }
            ))
        }
      }
    }
    return result
  }

  // MARK: - Folds

  /// A text in each form, without marks of words.
  private func folds(of text: [UInt32]) -> [[UInt8]] {
    if text.count == 1, let accent = accent(text[0]) {
      return forms.map { _ in accent }
    }
    let folded = plan.markedForms(of: String(scalars: text))
    return places.map { folded[$0].filter { $0 != LetterMark.word } }
  }

  /// The marks of a minded accent, which belong to the letter before it; `nil`
  /// for other scalars.
  private func accent(_ scalar: UInt32) -> [UInt8]? {
    guard plan.options.minding.contains(.accents),
      CharacterProperties.isMark(scalar),
      let letter = plan.mainFold(0x65)
    else { return nil }
    let folded = plan.markedForms(
      of: "e" + String(Character(Unicode.Scalar(scalar)!)))[0]
    let start = letter.dropLast()
    guard folded.starts(with: start), folded.last == LetterMark.end else {
      return nil
    }
    let marks = Array(folded.dropFirst(start.count).dropLast())
    // A vowel sign is a letter of its own.
    return marks.contains(LetterMark.end) ? nil : marks
  }

  /// Whether texts may have all letters of a fold in some form.
  private func isKept(_ folds: [[UInt8]?]) -> Bool {
    guard let letters else { return true }
    return folds.contains { folded in
      guard let folded else { return false }
      var position = 0
      while let scalar = folded.span.nextScalar(at: &position) {
        if !letters.contains(scalar), !LetterMark.isMark(scalar),
          LetterMark.kind(scalar) == nil
        {
          return false
        }
      }
      return true
    }
  }
}

/// The folds of texts, until they are grouped.
private struct Table {
  var singles: [UInt32: [[UInt8]]] = [:]
  var texts: [[UInt32]: [[UInt8]?]] = [:]

  /// The folds of a text's scalars, joined for each form; `nil` if the table
  /// lacks a scalar, so that the text finds nothing.
  func folds(of text: [UInt32], _ count: Int) -> [[UInt8]]? {
    let parts = text.compactMap { scalar -> [[UInt8]]? in
      if let folds = singles[scalar] { return folds }
      // An ideograph that the table lacks stands for itself.
      return CharacterProperties.isUnifiedIdeograph(scalar)
        ? Array(repeating: Array(Unicode.Scalar(scalar)!.utf8), count: count)
        : nil
    }
    if parts.count < text.count { return nil }
    return (0..<count).map { form in
      parts.reduce(into: []) { append($1[form], to: &$0) }
    }
  }

  /// Appends a fold; accents belong to the letter before them.
  private func append(_ folded: [UInt8], to result: inout [UInt8]) {
    var position = 0
    guard let first = folded.span.nextScalar(at: &position),
      LetterMark.isMark(first), result.last == LetterMark.end
    else {
      result += folded
      return
    }
    var end = result.count - 1
    if end > 0,
      [LetterMark.upperCase, LetterMark.mixedCase].contains(result[end - 1])
    {
      end -= 1
    }
    result.insert(contentsOf: folded, at: end)
  }

  func groups(
    heads: [(head: QueryTable.Head, folds: [[UInt8]?])]
  ) -> [QueryTable.Group] {
    var groups: [[[UInt8]?]: QueryTable.Group] = [:]
    func add(_ folds: [[UInt8]?], _ change: (inout QueryTable.Group) -> Void) {
      let texts = folds.map { $0.map { String(decoding: $0, as: UTF8.self) } }
      change(&groups[folds, default: QueryTable.Group(folds: texts)])
    }
    for (scalar, folds) in singles {
      // An ideograph stands for itself.
      let own = Array(Unicode.Scalar(scalar)!.utf8)
      if CharacterProperties.isUnifiedIdeograph(scalar),
        folds.allSatisfy({ $0 == own })
      {
        continue
      }
      add(folds) { $0.scalars.append(scalar) }
    }
    for (text, folds) in texts { add(folds) { $0.texts.append(text) } }
    for (head, folds) in heads { add(folds) { $0.heads.append(head) } }
    return groups.values.map { group in
      var group = group
      group.scalars.sort()
      group.texts.sort { $0.lexicographicallyPrecedes($1) }
      group.heads.sort { $0.letters.lexicographicallyPrecedes($1.letters) }
      return group
    }.sorted { first(of: $0).lexicographicallyPrecedes(first(of: $1)) }
  }

  /// The first text of a group.
  private func first(of group: QueryTable.Group) -> [UInt32] {
    group.scalars.first.map { [$0] } ?? group.texts.first
      ?? [0xFFFF_FFFF] + group.heads[0].letters
  }
}
