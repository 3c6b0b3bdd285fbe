/// ICU's Mandarin readings of texts with Han characters.
///
/// ICU takes 0.2 s to open its transliterator `Han-Latin`, and then some 20 µs
/// for each character. Therefore this reader applies the rules itself. It leaves
/// a text to ICU only if the text has characters that ICU replaces by others.
final class HanReader: Sendable {
  /// Reads characters by their most usual readings, as `Han-Latin` does.
  static let words = HanReader("Han-Latin", .words, next: nil)

  /// Reads texts as the names of people, as `Han-Latin/Names` does.
  static let names = HanReader("Han-Latin/Names", .names, next: .words)

  private let rules: HanRules

  private let transliterator: Transliterator

  /// Reads the characters for which this reader has no rule.
  private let next: HanReader?

  /// - Parameters:
  ///   - id: The id of ICU's transliterator.
  ///   - rules: The transliterator's rules.
  private init(_ id: String, _ rules: HanRules, next: HanReader?) {
    self.rules = rules
    self.next = next
    transliterator = Transliterator(id)
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
    guard var text = HanText(text, marksStarts: rules.marksStarts) else {
      return nil
    }
    read(&text)
    return text.description
  }

  /// Reads the characters that have no syllable yet.
  private func read(_ text: inout HanText) {
    for place in text.indices where text[place].syllable == nil {
      text[place].syllable = rules.syllable(
        of: text[place].scalar, isFirst: text[place].isMarked,
        before: text.unread(behind: place))
    }
    next?.read(&text)
  }
}
