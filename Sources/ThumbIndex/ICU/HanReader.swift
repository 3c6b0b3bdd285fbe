/// ICU's Mandarin readings of texts with Han characters.
///
/// ICU takes 0.2 s to open its transliterator `Han-Latin`, and then some 20 µs
/// for each character. Therefore this reader applies ICU's rules itself. It
/// leaves a text to ICU only if the text may need rules that the reader does
/// not know.
final class HanReader: Sendable {
  /// Reads characters by their most usual readings, as `Han-Latin` does.
  static let words = HanReader("Han-Latin", HanRules(of: "Han-Latin"))

  /// Reads texts as the names of people, as `Han-Latin/Names` does.
  static let names = HanReader(
    "Han-Latin/Names", HanRules(of: "Han-Latin/Names"))

  private let rules: HanRules?

  private let transliterator: Transliterator

  /// Reads the characters for which this reader has no rule.
  private let next: HanReader?

  /// - Parameters:
  ///   - id: The id of ICU's transliterator.
  ///   - rules: The transliterator's rules; `nil` leaves all texts to ICU.
  init(_ id: String, _ rules: HanRules?) {
    self.rules = rules
    transliterator = Transliterator(id)
    next = rules?.endsWithWords == true ? .words : nil
  }

  /// A text in which syllables replace the Han characters.
  ///
  /// Spaces separate the syllables from each other and from other letters. A
  /// character without a reading stays as it is.
  func transliterate(_ text: String) -> String {
    read(text) ?? transliterator.transliterate(text)
  }

  /// The result of ``transliterate(_:)``, made without ICU; `nil` if only ICU
  /// can read the text.
  func read(_ text: String) -> String? {
    guard let rules,
      var text = HanText(text, marksStarts: rules.marksStarts),
      read(&text)
    else { return nil }
    return text.description
  }

  /// Reads the characters that have no syllable yet; `false` if only ICU can
  /// read the text.
  private func read(_ text: inout HanText) -> Bool {
    guard let rules, !rules.areUnknown else { return false }
    for place in text.indices where text[place].syllable == nil {
      let scalar = text[place].scalar
      if rules.leaveToICU(scalar) { return false }
      text[place].syllable = rules.syllable(
        of: scalar, isFirst: text[place].isMarked,
        before: text.unread(behind: place))
    }
    return next?.read(&text) ?? true
  }
}
