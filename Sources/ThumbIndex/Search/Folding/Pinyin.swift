/// A text with its Han characters read in pinyin.
struct Pinyin {
  /// Syllables by themselves: `wēi xìn`.
  private(set) var spaced = ""

  /// Syllables written together: `wēixìn`.
  private(set) var joined = ""

  /// The first letter of each syllable: `wx`.
  private(set) var initials = ""

  /// `nil` for a text without Han characters.
  ///
  /// The surname is read as such where the text begins with it.
  init?(_ text: String) {
    var rest = text[...]
    var hasHan = false
    while let first = rest.unicodeScalars.first {
      let isHan = Script(first) == .han
      let run = Substring(
        rest.unicodeScalars.prefix { (Script($0) == .han) == isHan })
      let name =
        isHan && run.startIndex == text.startIndex
        ? readAsChineseName(run) : nil
      rest = rest[run.endIndex...]
      guard isHan else {
        spaced += run
        joined += run
        initials += run
        continue
      }
      hasHan = true
      let syllables = (name ?? Transliterator.han.transliterate(String(run)))
        .split(separator: " ")
      spaced += syllables.joined(separator: " ")
      joined += syllables.joined()
      initials += syllables.map { String($0.prefix(1)) }.joined()
    }
    if !hasHan { return nil }
  }
}
