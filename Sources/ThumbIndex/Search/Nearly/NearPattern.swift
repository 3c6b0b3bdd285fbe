/// A phrase or a word of a query, to be looked for in folded texts that may
/// differ by a slip or two.
///
/// An object, as it is large and each text would copy it.
final class NearPattern: Sendable {
  /// The forms in which the letters are what was typed.
  let forms: FoldForms

  let automaton: Automaton

  enum Automaton: Sendable {
    case few(NearAutomaton<UInt64>)
    case many(NearAutomaton<UInt128>)
  }

  /// With which letters a text may begin, but for what ``rest`` finds.
  let starts: LetterStarts

  /// The letters from the third on, if a text may also differ by a slip at the
  /// first letter, and then by nothing else.
  let rest: BytePattern?

  /// Whether a text may differ by a slip at the first letter.
  let maySlipFirst: Bool

  /// Where blanks and apostrophes stand in the query, which keyboards write
  /// between syllables; empty if they do not count.
  private let signs: Set<Int>

  /// The most letters that count; a longer query finds what its start finds.
  static let maximumCount = NearAutomaton<UInt128>.maximumCount

  /// How many slips the letters may differ by: one from five letters of an
  /// alphabet on, two from nine.
  static func slips(in letters: some Sequence<UInt32>) -> Int {
    let count = letters.count(where: FoldedLetter.maySlip)
    return count >= 9 ? 2 : count >= 5 ? 1 : 0
  }

  /// Returns `nil` if the letters are too few for a slip.
  ///
  /// - Parameter neighbours: The letters beside each letter of a keyboard; `nil`
  ///   without a keyboard.
  init?(
    _ text: FoldedText, _ forms: FoldForms, _ plan: FoldingPlan,
    _ neighbours: [UInt32: Set<UInt32>]?
  ) {
    let letters = Array(
      FoldedLetter.letters(of: text).prefix(Self.maximumCount))
    let slips = Self.slips(in: letters)
    if slips == 0 { return nil }
    self.forms = forms
    let costs: SlipCosts = neighbours == nil ? .plain : .withKeyboard
    let limit = slips * costs.slip
    let firstLetters: [UInt32]
    if letters.count <= NearAutomaton<UInt64>.maximumCount {
      let made = NearAutomaton<UInt64>(
        letters, limit: limit, costs, neighbours ?? [:])
      automaton = .few(made)
      firstLetters = made.firstLetters(costs)
    } else {
      let made = NearAutomaton<UInt128>(
        letters, limit: limit, costs, neighbours ?? [:])
      automaton = .many(made)
      firstLetters = made.firstLetters(costs)
    }
    maySlipFirst = limit >= 2 * costs.slip
    // Marks of accents and case may differ from those of the query, so that the
    // bytes of the rest do not tell.
    let restTells = plan.options.minding.isEmpty
    rest =
      maySlipFirst && restTells
      ? BytePattern(FoldedLetter.bytes(of: letters[2...])) : nil
    starts =
      maySlipFirst && !restTells
      ? LetterStarts() : LetterStarts(of: firstLetters)
    signs =
      plan.keepsSigns
      ? Set(letters.indices.filter { [0x20, 0x27].contains(letters[$0]) }) : []
  }

  /// How the text at an offset begins with the letters; `nil` if it does not.
  func run(in text: Span<UInt8>, from offset: Int) -> NearRun? {
    switch automaton {
    case .few(let automaton): automaton.run(in: text, from: offset)
    case .many(let automaton): automaton.run(in: text, from: offset)
    }
  }

  /// How the syllables at an offset, where one begins, begin with the letters;
  /// `nil` if they do not.
  func run(
    inSyllables bytes: Span<UInt8>, _ range: Range<Int>
  ) -> SyllableRun? {
    switch automaton {
    case .few(let automaton):
      automaton.run(inSyllables: bytes, range, signs)
    case .many(let automaton):
      automaton.run(inSyllables: bytes, range, signs)
    }
  }
}

/// The first and the last bytes of letters, for a quick look at the starts of
/// texts.
struct LetterStarts: Sendable {
  // For each byte, 1 if it is the first one, or the last one, of a letter.
  private let first: [UInt8]
  private let last: [UInt8]

  /// For each first byte, where the last byte of its scalar is.
  private static let lastPlaces: [UInt8] = (0...255).map { byte in
    byte < 0xC0 || byte >= 0xF8 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
  }

  private let lastPlaces = Self.lastPlaces

  /// Those of any letter.
  init() {
    first = Array(repeating: 1, count: 256)
    last = first
  }

  init(of letters: [UInt32]) {
    var first = [UInt8](repeating: 0, count: 256)
    var last = first
    for letter in letters {
      let bytes = FoldedLetter.bytes(of: [letter])
      first[Int(bytes[0])] = 1
      last[Int(bytes[Int(lastPlaces[Int(bytes[0])])])] = 1
    }
    (self.first, self.last) = (first, last)
  }

  /// Whether a text at an offset may begin with one of the letters.
  @inline(__always)
  func mayBegin(_ text: Span<UInt8>, at offset: Int) -> Bool {
    let byte = Int(text[offset])
    return first[byte] & last[Int(text[offset &+ Int(lastPlaces[byte])])] != 0
  }

  /// Calls a closure with the numbers of the texts that may begin with one of the
  /// letters.
  ///
  /// No processor can predict which texts these are, so there is a branch only
  /// for 64 texts.
  @inline(__always)
  func forEachText(
    in bytes: Span<UInt8>, _ starts: Span<UInt32>, count: Int,
    _ body: (_ text: Int, _ offset: Int) -> Void
  ) {
    let (first, last, places) = (first.span, last.span, lastPlaces.span)
    var block = 0
    while block < count {
      var found: UInt64 = 0
      for text in 0..<min(64, count &- block) {
        let offset = Int(starts[block &+ text])
        let byte = Int(bytes[offset])
        let end = Int(bytes[offset &+ Int(places[byte])])
        found |= UInt64(first[byte] & last[end]) &<< UInt64(text)
      }
      while found != 0 {
        let text = block &+ found.trailingZeroBitCount
        found &= found &- 1
        body(text, Int(starts[text]))
      }
      block &+= 64
    }
  }
}

/// A phrase or a word of a query, to be looked for nearly.
package struct NearTerm: Sendable {
  /// The different letters of all forms; none if they are too few for a slip.
  let patterns: [NearPattern]

  let costs: SlipCosts

  /// - Parameter keyboard: The keyboard whose neighbouring keys cost less.
  package init(
    _ term: SearchTerm, _ plan: FoldingPlan, _ keyboard: KeyboardLayout? = nil
  ) {
    self.init(term, plan, keyboard?.neighbours(plan))
  }

  /// - Parameter neighbours: The letters beside each letter of a keyboard; `nil`
  ///   without a keyboard.
  init(
    _ term: SearchTerm, _ plan: FoldingPlan,
    _ neighbours: [UInt32: Set<UInt32>]?
  ) {
    costs = neighbours == nil ? .plain : .withKeyboard
    var texts: [(text: FoldedText, forms: FoldForms)] = []
    for pattern in term.patterns where !pattern.isCompletion {
      if let known = texts.firstIndex(where: {
        $0.text.bytes == pattern.text.bytes
      }) {
        texts[known].forms.formUnion(pattern.forms)
      } else {
        texts.append((pattern.text, pattern.forms))
      }
    }
    patterns = texts.compactMap {
      NearPattern($0.text, $0.forms, plan, neighbours)
    }
  }
}

extension FoldedLetter {
  /// Letters as folded texts have them.
  fileprivate static func bytes(of letters: some Sequence<UInt32>) -> [UInt8] {
    letters.flatMap { letter -> [UInt8] in
      if let scalar = Unicode.Scalar(letter) { return Array(scalar.utf8) }
      return SpeltWeight.spelling(letter)
    }
  }
}
