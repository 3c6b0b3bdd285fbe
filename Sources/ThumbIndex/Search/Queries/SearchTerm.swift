/// One folded phrase or word of a query.
package struct SearchTerm: Sendable, Hashable {
  /// The term's main form.
  let main: [UInt8]

  /// The patterns of all forms.
  ///
  /// A text matches when one of its forms contains a pattern of that form.
  package let patterns: [Pattern]

  package struct Pattern: Sendable, Hashable {
    package let bytes: [UInt8]
    var forms: FoldForms

    /// The bytes, converted to the main tier's letters.
    ///
    /// A row that stores only its main form can match the pattern only if this
    /// form contains the image.
    let image: [UInt8]

    /// Whether the pattern is a completion: the term ends within a letter of
    /// several characters, and the pattern adds the rest of this letter.
    let isCompletion: Bool
  }

  /// Whether some form of the term is empty, so that every text matches.
  package var matchesAll: Bool { patterns.contains { $0.bytes.isEmpty } }

  /// The patterns whose matches a search for ``main`` may miss.
  ///
  /// A row that stores only its main form may match such a pattern although
  /// this form does not contain ``main``.
  func uncovered(in scope: SearchScope) -> [Pattern] {
    let main = BytePattern(main)
    return patterns.filter {
      $0.forms != .reading && !main.stands(within: $0.image, scope)
    }
  }

  /// The patterns of a form, ready to be searched for.
  func patterns(of form: FoldForms) -> [BytePattern] {
    patterns.filter { $0.forms.contains(form) }.map { BytePattern($0.bytes) }
  }

  func narrows(_ earlier: SearchTerm, scope: SearchScope) -> Bool {
    let old = earlier.patterns.map { (BytePattern($0.bytes), $0.forms) }
    return patterns.allSatisfy { new in
      // In each of its forms, the new pattern must contain an old pattern.
      var open = new.forms
      for (pattern, forms) in old where pattern.stands(within: new.bytes, scope)
      {
        open.subtract(forms)
      }
      return open.isEmpty
    }
  }
}

extension BytePattern {
  /// Whether every text that has `bytes` in a scope certainly has this pattern
  /// in that scope.
  func stands(within bytes: [UInt8], _ scope: SearchScope) -> Bool {
    let bytes = bytes.span
    return scope == .contains
      ? firstOffset(in: bytes, 0..<bytes.count) != nil
      : stands(at: 0, of: bytes, before: bytes.count)
  }
}

// MARK: - Folding

extension SearchFolder {
  /// Folds a phrase or a word of a query.
  package func term(_ text: String) -> SearchTerm {
    let folder = TextFolder(plan)
    let forms = folder.forms(of: text)
    var terms = patterns(of: forms, folder)
    if options.tiersInForce.contains(.base) {
      terms += completions(of: text, folder)
    }
    if let other = withFinalAsInitial(text) {
      terms += patterns(of: folder.forms(of: other), folder)
    }
    var patterns: [SearchTerm.Pattern] = []
    for term in terms {
      // Equal bytes may mean different letters in different tiers.
      for tier in plan.tiers.indices {
        let own = term.forms.intersection(plan.forms(ofTier: tier))
        if own.isEmpty { continue }
        patterns.append(
          .init(
            bytes: term.bytes, forms: own,
            image: plan.table.image(of: term.bytes, from: tier),
            isCompletion: term.isCompletion))
      }
    }
    return SearchTerm(main: forms.main, patterns: patterns)
  }

  /// The different patterns of all forms.
  ///
  /// For readings the pattern is the main form without marks of accents and
  /// case.
  private func patterns(
    of forms: FoldedForms, _ folder: TextFolder
  ) -> [FoldedTerm] {
    let reading = folder.plain(forms.main)
    let isPlain = reading == forms.main
    var found = forms.texts.all.map { text in
      FoldedTerm(
        bytes: text.bytes,
        forms: isPlain && text.bytes == reading
          ? text.forms.union(.reading) : text.forms)
    }
    if !isPlain { found.append(FoldedTerm(bytes: reading, forms: .reading)) }
    return found
  }

  /// The completions of a text that ends within a letter of several characters.
  ///
  /// Hungarian `ccs` folds as `cscs` does. So `c`, `cc` and `ccs` find `cscs`.
  private func completions(
    of text: String, _ folder: TextFolder
  ) -> [FoldedTerm] {
    let scalars = Array(text.unicodeScalars)
    var found: [[UInt8]: FoldForms] = [:]
    for (number, form) in plan.forms.enumerated() where form.extent == .whole {
      let tier = plan.tiers[form.tier]
      // ICU is asked once for each different character, as a query may be long.
      var known: [UInt32: (letters: [String], longest: Int)] = [:]
      for start in scalars.indices {
        let first = scalars[start].value
        if known[first] == nil {
          let letters = tier.contractions(beginningWith: first)
          known[first] = (
            letters, letters.lazy.map { $0.unicodeScalars.count }.max() ?? 0
          )
        }
        let end = scalars[start...]
        guard let (letters, longest) = known[first], end.count < longest
        else { continue }
        for letter in letters {
          guard let rest = letter.rest(after: end) else { continue }
          let bytes = folder.folded(text + rest, form)
          found[bytes, default: []].insert(.form(number))
        }
      }
    }
    return found.map {
      FoldedTerm(bytes: $0.key, forms: $0.value, isCompletion: true)
    }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}

/// A term in some forms, or a completion of it.
private struct FoldedTerm {
  let bytes: [UInt8]
  let forms: FoldForms
  var isCompletion = false
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
