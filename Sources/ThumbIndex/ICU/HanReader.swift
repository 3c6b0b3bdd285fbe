/// ICU's Mandarin readings of Han characters.
///
/// ICU takes 0.2 s to open its transliterator `Han-Latin`, and then some 20 µs
/// for each character. Therefore ``HanRules`` reads texts in which all
/// characters are Han. Other texts are left to ICU, with the few rules that are
/// not lists of characters.
final class HanReader: Sendable {
  /// Reads characters by their most usual readings, as `Han-Latin` does.
  static let words = HanReader("Han-Latin", HanRules(of: "Han-Latin"))

  /// Reads texts as the names of people, as `Han-Latin/Names` does.
  static let names = HanReader(
    "Han-Latin/Names", HanRules(of: "Han-Latin/Names"))

  private let rules: HanRules?

  /// Applies the rules that are not lists of characters.
  private let others: Transliterator

  /// Reads what this reader has not read.
  private let next: HanReader?

  /// - Parameters:
  ///   - id: The id of ICU's transliterator.
  ///   - rules: Its rules; `nil` leaves all texts to ICU.
  init(_ id: String, _ rules: HanRules?) {
    self.rules = rules
    others = Transliterator(id, rules: rules?.others)
    next = rules?.endsWithWords == true ? .words : nil
  }

  /// A text as ICU transliterates it.
  func transliterate(_ text: String) -> String {
    let result = others.transliterate(text)
    guard let rules else { return result }
    let read = rules.readingCharacters(of: result)
    return next?.transliterate(read) ?? read
  }

  /// The reading of each character of a text; `nil` if not all characters are
  /// Han, if no character has a reading, or if only ICU can read the text.
  ///
  /// A character without a reading stays as it is.
  func syllables(of text: some Sequence<Unicode.Scalar>) -> [String]? {
    let scalars = Array(text)
    var syllables = [String?](repeating: nil, count: scalars.count)
    guard isSpacedEverywhere(scalars), read(scalars, into: &syllables),
      syllables.contains(where: { $0 != nil })
    else { return nil }
    return zip(syllables, scalars).map { $0 ?? String($1) }
  }

  /// Reads the characters that have no syllable yet; `false` if only ICU can
  /// read the text.
  private func read(
    _ text: [Unicode.Scalar], into syllables: inout [String?]
  ) -> Bool {
    guard let rules else { return false }
    for (place, scalar) in text.enumerated() where syllables[place] == nil {
      if rules.leaveToICU(scalar) { return false }
      let hasNext = place + 1 < text.count && syllables[place + 1] == nil
      syllables[place] = rules.syllable(
        of: scalar, isFirst: place == 0,
        before: hasNext ? text[place + 1] : nil)
    }
    return next?.read(text, into: &syllables) ?? true
  }
}

/// Whether ICU's `Han-Spacedhan` changes nothing in a text but to put a space
/// between all characters.
///
/// It puts a space between letters if one of them is an ideograph.
private func isSpacedEverywhere(_ text: [Unicode.Scalar]) -> Bool {
  var isBehindIdeograph = true
  for scalar in text {
    let isIdeograph = CharacterProperties.isUnifiedIdeograph(scalar.value)
    guard isIdeograph || scalar == "々" && isBehindIdeograph else {
      return false
    }
    isBehindIdeograph = isIdeograph
  }
  return true
}
