/// A phrase or a word of a query, to be looked for in folded texts that may
/// differ by a slip or two.
///
/// An object, as it is large and each text would copy it.
final class NearPattern: Sendable {
  /// The forms in which the letters are what was typed.
  let forms: FoldForms

  let automaton: Automaton
  private let costs: SlipCosts

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
    costs = neighbours == nil ? .plain : .withKeyboard
    let limit = slips * costs.slip
    let firstLetters: [UInt32]
    if letters.count <= NearAutomaton<UInt64>.maximumCount {
      let made = NearAutomaton<UInt64>(
        letters, limit: limit, costs, neighbours ?? [:])
      automaton = .few(made)
      firstLetters = made.ownLetters.filter { [costs] in
        made.mayBegin($0, costs)
      }
    } else {
      let made = NearAutomaton<UInt128>(
        letters, limit: limit, costs, neighbours ?? [:])
      automaton = .many(made)
      firstLetters = made.ownLetters.filter { [costs] in
        made.mayBegin($0, costs)
      }
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

  /// The number of slips that a cost stands for.
  func slips(_ cost: Int) -> Double { Double(cost) / Double(costs.slip) }
}

/// The first and the last bytes of letters, for a quick look at the starts of
/// texts.
struct LetterStarts: Sendable {
  private let first: [Bool]
  private let last: [Bool]

  /// Those of any letter.
  init() {
    first = Array(repeating: true, count: 256)
    last = first
  }

  init(of letters: [UInt32]) {
    var first = [Bool](repeating: false, count: 256)
    var last = first
    for letter in letters {
      let bytes = FoldedLetter.bytes(of: [letter])
      first[Int(bytes[0])] = true
      last[Int(bytes[Self.lastPlace(behind: bytes[0])])] = true
    }
    (self.first, self.last) = (first, last)
  }

  /// Where the last byte of a scalar is.
  @inline(__always)
  private static func lastPlace(behind first: UInt8) -> Int {
    first < 0x80 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
  }

  /// Whether a text at an offset may begin with one of the letters.
  @inline(__always)
  func mayBegin(_ text: Span<UInt8>, at offset: Int) -> Bool {
    let byte = text[offset]
    if !first[Int(byte)] { return false }
    if byte < 0x80 { return true }
    let end = offset &+ Self.lastPlace(behind: byte)
    return end >= text.count || last[Int(text[end])]
  }
}

/// A phrase or a word of a query, to be looked for nearly.
package struct NearTerm: Sendable {
  /// The different letters of all forms; none if they are too few for a slip.
  let patterns: [NearPattern]

  /// - Parameter keyboard: The keyboard whose neighbouring keys cost less.
  package init(
    _ term: SearchTerm, _ plan: FoldingPlan, _ keyboard: KeyboardLayout? = nil
  ) {
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
    let neighbours = keyboard?.neighbours(plan)
    patterns = texts.compactMap {
      NearPattern($0.text, $0.forms, plan, neighbours)
    }
  }

  /// The number of slips that a cost stands for.
  func slips(_ cost: Int) -> Double { patterns.first?.slips(cost) ?? 0 }
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
