/// A folded text by itself.
struct FoldedText: Sendable, Hashable {
  private(set) var bytes: [UInt8] = []
  private(set) var breaks = Breaks()

  init() {}

  /// Takes the marks of ``LetterMark/sign``, ``LetterMark/blank`` and
  /// ``LetterMark/word`` out of a folded text.
  ///
  /// - Parameter keepsBlanks: Whether a space stands for white space between
  ///   letters.
  init(marked: [UInt8], keepsBlanks: Bool) {
    bytes.reserveCapacity(marked.count)
    let text = marked.span
    var pending = Breaks.Kind.none
    var before = WordPart.inherits
    var position = 0
    var start = 0
    while let scalar = text.nextScalar(at: &position) {
      defer { start = position }
      if let kind = LetterMark.kind(scalar) {
        pending = max(pending, kind)
        continue
      }
      if !LetterMark.isMark(scalar), scalar < SpeltWeight.firstSecond {
        let part = WordPart.table[scalar]
        if part.startsWord(after: before) { pending = max(pending, .word) }
        if pending != .none, !bytes.isEmpty {
          if pending == .blank, keepsBlanks { bytes.append(0x20) }
          breaks.insert(
            keepsBlanks ? min(pending, .sign) : pending, at: bytes.count)
        }
        pending = .none
        if part != .inherits { before = part }
      }
      bytes += marked[start..<position]
    }
  }

  /// The text of a range of other folded texts.
  init(_ bytes: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>) {
    self.bytes = bytes.extracting(range).array
    self.breaks.insert(breaks, range, at: 0)
  }

  /// The text without the marks of accents and case.
  var plain: FoldedText {
    var result = FoldedText()
    let text = bytes.span
    var position = 0
    var start = 0
    while let scalar = text.nextScalar(at: &position) {
      if !LetterMark.isMark(scalar) || scalar == LetterMark.end {
        let kind = breaks.kind(at: start)
        if kind != .none { result.breaks.insert(kind, at: result.bytes.count) }
        result.bytes += bytes[start..<position]
      }
      start = position
    }
    return result
  }
}

/// A text in all forms, each text once.
package struct FoldedForms {
  /// The texts and their forms; the first is the main one.
  private(set) var texts: [(text: FoldedText, forms: FoldForms)] = []

  /// The forms that differ from the main one even when converted to the main
  /// form's letters.
  var irregular: FoldForms = []

  /// Whether some form differs from the main one in any byte.
  var isSpecial: Bool { texts.count > 1 }

  var main: FoldedText { texts[0].text }

  /// Adds a text that some forms have, and returns its index in ``texts``.
  @discardableResult
  mutating func add(_ text: FoldedText, _ forms: FoldForms) -> Int {
    if let index = texts.firstIndex(where: { $0.text.bytes == text.bytes }) {
      texts[index].forms.formUnion(forms)
      return index
    }
    texts.append((text, forms))
    return texts.count - 1
  }

  /// The text of a form of the plan.
  subscript(form: FoldForm) -> FoldedText {
    texts.first { $0.forms.contains(form) }?.text ?? main
  }
}
