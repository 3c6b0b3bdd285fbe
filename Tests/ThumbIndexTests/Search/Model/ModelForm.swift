import PropertyTesting

@testable import ThumbIndex

/// A letter of a text as ``SearchModel`` reads it: a primary weight of ICU's.
struct ModelLetter: Equatable {
  let weight: UInt32

  /// What is before the letter.
  let gap: Gap

  enum Gap: Int, Comparable {
    case none, word, sign, blank

    static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}

/// A way to read texts: character by character, with all spelt out, or as a
/// whole, where a letter may consist of several characters.
///
/// Of the library it has tables alone: what a search leaves out, look-alikes,
/// what people type for letters.
struct ModelForm {
  let tier: SearchTier
  let collator: ModelCollator
  let root: ModelCollator
  let style: Style

  /// Whether a blank is more than a sign; not where ICU ignores both.
  let hasBlanks: Bool

  /// What is filed as the language's own letters.
  let variants: LetterVariants

  enum Style { case byCharacter, spelt, joined }

  func letters(of text: String) -> [ModelLetter] {
    var line = ModelLine()
    switch style {
    case .joined:
      let scalars = Array(text.unicodeScalars)
      read(
        tier == .base
          ? ClusterSpellings.rewritten(scalars) ?? scalars : scalars,
        into: &line)
      return line.letters
    case .byCharacter: readCharacters(of: text, into: &line)
    case .spelt:
      let spelt = Self.spelt(Array(text.unicodeScalars))
      readCharacters(of: String(String.UnicodeScalarView(spelt)), into: &line)
    }
    return line.letters
  }

  private func readCharacters(of text: String, into line: inout ModelLine) {
    for character in text {
      var piece: [Unicode.Scalar] = []
      for scalar in character.unicodeScalars {
        let role = WordPart(scalar.value)
        if role.isLeftOut {
          read(piece, into: &line)
          piece = []
          line.leaveOut(hasBlanks && role == .blank)
        } else {
          piece.append(scalar)
        }
      }
      read(piece, into: &line)
    }
  }

  /// Reads letters, but what no collator tells from others: the second letter of
  /// a flag, and, for search collations, a final consonant of Hangul.
  private func read(_ text: [Unicode.Scalar], into line: inout ModelLine) {
    var part: [Unicode.Scalar] = []
    var isInFlag = false
    for scalar in text {
      let isOfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
      isInFlag = isOfFlag && !isInFlag
      let apart = Array(canonicallyDecomposed(String(scalar)).unicodeScalars)
      if isOfFlag, !isInFlag {
        readLetters(part, into: &line)
        part = []
        line.append(scalar.value, .symbol)
      } else if tier == .search, let final = apart.last,
        Self.finals.contains(final.value)
      {
        readLetters(part + apart.dropLast(), into: &line)
        part = []
        for weight in root.weights(of: [final]) {
          line.append(weight, WordPart(final.value))
        }
      } else {
        part.append(scalar)
      }
    }
    readLetters(part, into: &line)
  }

  private static let finals: ClosedRange<UInt32> = 0x11A8...0x11FF

  private func readLetters(
    _ text: [Unicode.Scalar], into line: inout ModelLine
  ) {
    if text.isEmpty { return }
    let text = (variants.form(of: text) ?? text).flatMap { scalar in
      counterpart(of: scalar.value).compactMap { Unicode.Scalar($0) }
    }
    var rest = text.flatMap { scalar in
      collator.weights(of: [scalar]).enumerated().map {
        (weight: $1, scalar: scalar, isFirst: $0 == 0)
      }
    }[...]
    for weight in collator.weights(of: text) {
      // The scalar that has the letter by itself, if there is one.
      let own = rest.firstIndex { $0.weight == weight }
      let (scalar, isFirst) =
        own.map {
          (rest[$0].scalar, rest[$0].isFirst)
        } ?? (nil, true)
      if let own { rest = rest[(own + 1)...] }
      var role = collator.role(of: weight, scalar)
      if role.isLeftOut || weight <= collator.ignored {
        line.leaveOut(hasBlanks && role == .blank)
      } else {
        // Of a Han character read in Hangul the first letter begins a word.
        if !isFirst, scalar.map({ WordPart($0.value) }) == .ideograph {
          role = .inherits
        }
        let own = tier == .base ? collator.looseWeights(of: weight) : [weight]
        for weight in own { line.append(weight, role) }
      }
    }
  }

  /// What a scalar counts as.
  private func counterpart(of scalar: UInt32) -> [UInt32] {
    let loose =
      style == .spelt
      ? LooseLetters.spelt(scalar)
      : tier == .base ? LooseLetters.base(scalar) : nil
    if let loose { return loose }
    let role = WordPart(scalar)
    return role == .symbol || role.isLeftOut
      ? [Signs.lookalike(of: scalar)] : [scalar]
  }

  /// A text with each letter spelt out that depends on others: 佐佐木 for 佐々木,
  /// half nasals for anusvaras, a letter and its mark in one.
  static func spelt(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for (index, scalar) in text.enumerated() {
      let next = index + 1 < text.count ? text[index + 1].value : 0
      let block = scalar.value & ~0x7F
      if scalar == "々" || scalar == "〻", let last = result.last,
        WordPart(last.value) == .ideograph
      {
        result.append(last)
      } else if IndicNasals.blocks.contains(block),
        (1...2).contains(scalar.value - block), next & ~0x7F == block,
        let own = IndicNasals.classes.first(where: {
          $0.contains(next - block)
        })
      {
        result += [own.upperBound, IndicNasals.virama].compactMap {
          Unicode.Scalar(block + $0)
        }
      } else if let last = result.last,
        let composed = CharacterProperties.composed("\(last)\(scalar)")
          .unicodeScalars.first,
        composed != last, LooseLetters.isSpelt(composed.value)
      {
        result[result.count - 1] = composed
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}

/// Letters in a row, with what is between them.
private struct ModelLine {
  private(set) var letters: [ModelLetter] = []
  private var gap = ModelLetter.Gap.none
  private var before: WordPart?

  mutating func leaveOut(_ isBlank: Bool) {
    gap = max(gap, isBlank ? .blank : .sign)
  }

  /// A word begins with each Han character, behind a sign, and where another
  /// script or a number begins.
  mutating func append(_ weight: UInt32, _ role: WordPart) {
    if role == .ideograph || !role.isSign && before != nil && role != before {
      gap = max(gap, .word)
    }
    letters.append(
      ModelLetter(weight: weight, gap: letters.isEmpty ? .none : gap))
    gap = .none
    if role != .inherits { before = role }
  }
}
