/// Folded texts of one row, one after the other; each different text is there
/// once, with all its forms.
///
/// They belong to parts, such as a row's text and what remains of it behind an
/// article. The first text of a part is its main form.
package struct FoldedTexts: ~Copyable {
  /// All texts; what is appended becomes a text by ``endText(from:_:)``.
  package var bytes = ByteWriter(reserving: 64, for: "folded texts")

  /// Where words begin in ``bytes``, and what was left out there.
  package var breaks = Breaks()

  /// The texts; behind them, texts of earlier rows, whose places new texts
  /// take.
  private var stored: [Text] = []

  /// The number of texts.
  private(set) var count = 0

  /// The number of parts.
  package private(set) var partCount = 0

  package struct Text {
    /// The number of the part that the text belongs to.
    package let part: Int

    /// The range in ``FoldedTexts/bytes``.
    package let range: Range<Int>

    package var forms: FoldForms
  }

  init() {}

  /// The text with a number below ``count``.
  subscript(number: Int) -> Text { stored[number] }

  /// Removes all texts, but keeps their memory.
  mutating func removeAll() {
    bytes.truncate(to: 0)
    breaks.removeAll()
    count = 0
    partCount = 0
  }

  /// Starts the next part.
  mutating func startPart() { partCount += 1 }

  /// Turns what was appended from an offset on into a text of the last part,
  /// with some forms.
  ///
  /// If the part has an equal text already, that text gets the forms. Forms
  /// that another text of the part had then belong to this text.
  mutating func endText(from start: Int, _ forms: FoldForms) {
    let part = partCount - 1
    var known: Int?
    var index = count - 1
    while index >= 0, stored[index].part == part {
      stored[index].forms.subtract(forms)
      if isEqual(stored[index].range, start..<bytes.count) { known = index }
      index -= 1
    }
    if let known {
      stored[known].forms.formUnion(forms)
      bytes.truncate(to: start)
      breaks.truncate(to: start)
      return
    }
    let text = Text(part: part, range: start..<bytes.count, forms: forms)
    if count < stored.count {
      stored[count] = text
    } else {
      stored.append(text)
    }
    count += 1
  }

  /// Adds a text with some forms to the last part.
  mutating func add(_ text: FoldedText, _ forms: FoldForms) {
    let start = bytes.count
    breaks.insert(text.breaks, text.bytes.indices, at: start)
    bytes.append(text.bytes.span)
    endText(from: start, forms)
  }

  /// Whether two texts have the same letters and breaks.
  private func isEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    let haveSameLetters = bytes.withBytes { bytes in
      for offset in 0..<one.count
      where bytes[one.lowerBound &+ offset] != bytes[other.lowerBound &+ offset]
      {
        return false
      }
      return true
    }
    return haveSameLetters && breaks.areEqual(in: one, and: other)
  }

  /// The texts of a part, the main form first.
  package func texts(ofPart part: Int) -> ArraySlice<Text> {
    let texts = stored[..<count]
    let start = texts.partitioningIndex { $0.part >= part }
    return texts[start...].prefix { $0.part == part }
  }

  /// Reads where the words of a text begin.
  package func readWords(of text: Text, into words: inout WordStarts) {
    bytes.withBytes {
      words.read(
        $0.extracting(text.range), breaks, text.range.lowerBound)
    }
  }

  /// A text by itself.
  func text(_ range: Range<Int>) -> FoldedText {
    bytes.withBytes { FoldedText($0, breaks, range) }
  }

  /// All forms of a part.
  package func forms(ofPart part: Int) -> FoldedForms {
    FoldedForms(texts(ofPart: part).map { (text($0.range), $0.forms) })
  }
}

/// A text in all forms, each different text once.
package struct FoldedForms {
  /// The texts and their forms; the first is the main one.
  package let texts: [(text: FoldedText, forms: FoldForms)]

  init(_ texts: [(FoldedText, FoldForms)]) { self.texts = texts }

  package var main: FoldedText { texts[0].text }

  /// The text of a form of the plan.
  package subscript(form: FoldForm) -> FoldedText {
    texts.first { $0.forms.contains(form) }?.text ?? main
  }
}
