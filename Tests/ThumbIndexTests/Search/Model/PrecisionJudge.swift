import PropertyTesting
import TestSupport

@testable import ThumbIndex

/// Says whether a search may find a text: ICU finds it, as it is or after both
/// sides are rewritten by a rule of search.
///
/// Of the library it has tables and no code that folds.
struct PrecisionJudge {
  /// A way to write texts, and the collators by which they are looked for.
  private struct Spelling {
    let judges: [Judge]
    let rewrite: (String) -> String
  }

  private let spellings: [Spelling]

  /// - Parameter locale: An ICU id without keywords.
  init(_ locale: String) throws {
    let own = try Judge(locale)
    let search = try Judge("\(locale)@collation=search")
    let root = try Judge("root")
    spellings = [
      Spelling(judges: [own]) { $0 },
      Spelling(judges: [own], rewrite: withoutSigns),
      Spelling(judges: [search]) { withFinals($0) },
      Spelling(judges: [search]) { withFinals(withoutSigns($0)) },
      Spelling(judges: [own, search]) { byCharacter(withoutSigns($0)) },
      Spelling(judges: [own, search, root]) { apart(withoutSigns($0)) },
      Spelling(judges: [root]) { withBaseLetters(withoutSigns($0)) },
      Spelling(judges: [root]) { apart(withBaseLetters(withoutSigns($0))) },
      Spelling(judges: [root]) { apart(withoutSigns(speltOut($0))) },
    ]
  }

  /// Whether a search may find a text.
  func allows(_ typed: String, in text: String) -> Bool {
    let own = [typed] + meantSyllables(typed)
    if own.contains(where: { has($0, in: text) }) { return true }
    // The query ends within a letter.
    return rests(in: text).contains { rest in
      own.contains { has($0 + rest, in: text) }
    }
  }

  /// What may complete a letter: each character of a text, and what stands for two
  /// characters of it.
  private func rests(in text: String) -> Set<String> {
    let others = ClusterSpellings.openEnds.flatMap(\.rule.other)
    return Set(
      (canonicallyDecomposed(text) + others).unicodeScalars.map(String.init))
  }

  private func has(_ typed: String, in text: String) -> Bool {
    spellings.contains { spelling in
      let typed = spelling.rewrite(typed)
      let text = spelling.rewrite(text)
      return spelling.judges.contains { $0.finds(typed, in: text) }
    }
  }

  /// What may be meant by a query that ends with a syllable of Hangul, or has
  /// consonants that a keyboard joined.
  private func meantSyllables(_ typed: String) -> [String] {
    let scalars = canonicallyDecomposed(typed).unicodeScalars
    var result: [String] = []
    if let last = scalars.last,
      let change = finalsAsInitials.first(where: { $0.text == String(last) })
    {
      result.append(String(scalars.dropLast()) + change.other)
    }
    let single = typed.unicodeScalars.map { scalar in
      joinedInitials.first { $0.text == String(scalar) }?.other
        ?? String(scalar)
    }.joined()
    return single == typed ? result : result + [single]
  }
}

/// `usearch` at primary strength, and by ICU's weights what it does not find
/// because it is a part of a character: a vowel sign, half a ligature.
private struct Judge {
  private let oracle: ICUOracle
  private let parts: ModelCollator

  init(_ id: String) throws {
    oracle = try ICUOracle(id, options: CollatorOptions(strength: .primary))
    parts = try ModelCollator(id)
  }

  func finds(_ typed: String, in text: String) -> Bool {
    if oracle.finds(typed, in: text) { return true }
    let part = parts.weights(of: Array(typed.unicodeScalars))
    let all = parts.weights(of: Array(text.unicodeScalars))
    return !part.isEmpty
      && all.indices.contains { all[$0...].starts(with: part) }
  }
}

// MARK: - Rules of search

private func map(
  _ text: String, _ change: (Unicode.Scalar) -> [Unicode.Scalar]
) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.flatMap(change)))
}

/// Signs are left out.
private func withoutSigns(_ text: String) -> String {
  map(text) { WordPart($0.value).isLeftOut ? [] : [$0] }
}

/// What no contraction reaches across.
private let joiner: Unicode.Scalar = "\u{34F}"

/// Finals of Hangul are no initials, which they are for search collations.
private func withFinals(_ text: String) -> String {
  map(canonicallyDecomposed(text)) { scalar in
    (0x11A8...0x11FF).contains(scalar.value)
      ? [joiner, Unicode.Scalar(0x13A0 + scalar.value - 0x11A8)!] : [scalar]
  }
}

/// Each character is read by itself.
private func byCharacter(_ text: String) -> String {
  text.map { withFinals(String($0)) }.joined(separator: String(joiner))
}

/// Each letter, with its marks, is read by itself, in Hangul too.
private func apart(_ text: String) -> String {
  let letters = map(withFinals(text)) { scalar in
    CharacterProperties.compatible(scalar.value).compactMap {
      Unicode.Scalar($0)
    }
  }
  return map(letters) { plainMarks.contains($0) ? [$0] : [joiner, $0] }
}

/// Marks that are no letters by themselves, but differences of others.
private let plainMarks: Set<Unicode.Scalar> = {
  guard let root = try? ModelCollator("root") else { return [] }
  return Set(
    (0...0x1_FFFF as ClosedRange<UInt32>).compactMap { value in
      CharacterProperties.isMark(value) ? Unicode.Scalar(value) : nil
    }.filter { root.weights(of: [$0]).isEmpty })
}()

/// Clusters are written as they are meant, and letters as people type them.
private func withBaseLetters(_ text: String) -> String {
  counted(withRules(canonicallyDecomposed(text)), LooseLetters.base)
}

/// Letters are spelt with several, repeated ones written out, as are nasals.
private func speltOut(_ text: String) -> String {
  let spelt = ModelForm.spelt(Array(text.unicodeScalars))
  return counted(
    String(String.UnicodeScalarView(spelt)), LooseLetters.spelt)
}

/// Each letter, or character with its marks, is what it counts as.
private func counted(
  _ text: String, _ others: (UInt32) -> [UInt32]?
) -> String {
  func other(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    others(scalar.value).map { $0.compactMap { Unicode.Scalar($0) } }
      ?? [scalar]
  }
  let composed = map(CharacterProperties.composed(text)) { scalar in
    let own = other(scalar)
    return own == [scalar]
      ? Array(canonicallyDecomposed(String(scalar)).unicodeScalars) : own
  }
  return map(composed, other)
}

/// A text after the rules by which clusters are rewritten.
private func withRules(_ text: String) -> String {
  var result = text
  for (_, rule) in ClusterSpellings.rules {
    guard
      let pattern = try? Regex(rule.pattern).matchingSemantics(.unicodeScalar)
    else { continue }
    result = result.replacing(pattern) { match in
      rule.other == "$2$1"
        ? String(match.output[2].substring!) + match.output[1].substring!
        : rule.other
    }
  }
  return result
}
