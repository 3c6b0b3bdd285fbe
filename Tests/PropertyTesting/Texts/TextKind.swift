/// A kind of text that collation treats in its own way.
public struct TextKind: Sendable {
  /// What it is called in reports.
  public let name: String

  /// Makes one piece of such text.
  let piece: @Sendable (inout SeededGenerator, _ size: Int) -> [Unicode.Scalar]

  /// Every kind.
  public static let all: [Self] = [
    names, contractions, marks, ignorables, digits, hangul, han, kana, emoji,
    unusual, forms, symbols, complexScripts, alphabets, anything, empty,
    affixed, longRuns, spellings,
  ]

  /// Words and names of many languages, as they are, in capitals, decomposed,
  /// or cut short.
  public static let names = Self(name: "names") { numbers, _ in
    var word = Array(numbers.pick(Samples.names).unicodeScalars)
    if numbers.chance(oneIn: 4) {
      word = Array(String(word).uppercased().unicodeScalars)
    }
    if numbers.chance(oneIn: 4) { word = decomposed(word) }
    if numbers.chance(oneIn: 8) {
      word.removeLast(numbers.number(in: 0...word.count))
    }
    return word
  }

  /// Letters of several characters, in every case, alone or between others.
  public static let contractions = Self(name: "contractions") { numbers, size in
    var text: [Unicode.Scalar] = []
    for _ in 0..<numbers.number(in: 1...3) {
      text += numbers.pick(Samples.contractions).unicodeScalars.map { scalar in
        numbers.chance(oneIn: 3) ? uppercased(scalar) : scalar
      }
      if numbers.chance(oneIn: 4) {
        text +=
          numbers.pick(["a", "\u{301}", "z", "s", "·", "\u{387}", " "])
          .unicodeScalars
      }
    }
    return text
  }

  /// A letter with marks in any order, or marks alone.
  public static let marks = Self(name: "marks") { numbers, size in
    var text: [Unicode.Scalar] = []
    if !numbers.chance(oneIn: 4) { text.append(numbers.pick(Samples.bases)) }
    for _ in 0..<numbers.number(in: 1...max(2, min(size, 5))) {
      text.append(
        numbers.chance(oneIn: 2)
          ? numbers.pick(Samples.marks) : ScalarRanges.marks.scalar(&numbers))
    }
    return text
  }

  /// More marks after one another than any language has: about as many as are
  /// left as they are, or several times as many; one mark, or a few by turns.
  public static let longRuns = Self(name: "long runs of marks") { numbers, _ in
    var text: [Unicode.Scalar] = []
    if !numbers.chance(oneIn: 4) { text.append(numbers.pick(Samples.bases)) }
    let marks = (0..<numbers.number(in: 1...3)).map { _ in
      numbers.chance(oneIn: 4)
        ? numbers.pick(Samples.joiningMarks) : numbers.pick(Samples.marks)
    }
    let count = numbers.pick([15, 30, 60, 90]) + numbers.number(in: -3...3)
    text += (0..<count).map { marks[$0 % marks.count] }
    return text
  }

  /// Numbers in the digits of one script or several, zeros first.
  public static let digits = Self(name: "digits") { numbers, size in
    ScalarRanges.digits.run(&numbers, upTo: 3)
      + ScalarRanges.digits.run(&numbers, upTo: size)
  }

  /// Syllables composed, in conjoining jamo, or half typed.
  public static let hangul = Self(name: "hangul") { numbers, size in
    var text: [Unicode.Scalar] = []
    for _ in 0..<numbers.number(in: 1...4) {
      text += ScalarRanges.hangul.run(&numbers, upTo: 2)
    }
    return numbers.chance(oneIn: 3) ? decomposed(text) : text
  }

  /// Kana with marks of voice, iteration and length.
  public static let kana = Self(name: "kana") { numbers, size in
    (0..<numbers.number(in: 1...5)).map { _ in
      ScalarRanges.kana.scalar(&numbers)
    }
  }

  /// Emoji with modifiers and joiners.
  public static let emoji = Self(name: "emoji") { numbers, _ in
    numbers.chance(oneIn: 2)
      ? Array(numbers.pick(Samples.emoji).unicodeScalars)
      : ScalarRanges.emoji.run(&numbers, upTo: 2)
  }

  /// Han of every block.
  public static let han = runs("han", of: .han, upTo: 3)

  /// What most collators ignore: controls, joiners, selectors.
  public static let ignorables = runs("ignorables", of: .ignorables, upTo: 2)

  /// Private use, unassigned, noncharacters.
  public static let unusual = runs("unusual", of: .unusual, upTo: 2)

  /// Presentation forms, ligatures and other compatibility characters.
  public static let forms = runs("forms", of: .forms, upTo: 3)

  /// Spaces, punctuation, symbols, currency signs.
  public static let symbols = runs("symbols", of: .symbols, upTo: 3)

  /// Scripts of South and South-East Asia and the like, at random.
  public static let complexScripts = runs(
    "complex scripts", of: .complexScripts, upTo: 4)

  /// Letters of the alphabets that need no ICU, at random.
  public static let alphabets = runs("alphabets", of: .alphabets, upTo: 6)

  /// Any scalars whatever.
  public static let anything = runs("anything", of: .all, upTo: 3)

  /// Nothing.
  public static let empty = Self(name: "empty") { _, _ in [] }

  /// Words between what often surrounds them in lists.
  public static let affixed = Self(name: "affixed") { numbers, size in
    let affixes = Samples.affixes
    return Array(numbers.pick(affixes).unicodeScalars)
      + names.piece(&numbers, size)
      + Array(numbers.pick(affixes).unicodeScalars)
  }

  /// Letters that keyboards swap or spell out, with signs and blanks between
  /// them that people add or leave out.
  public static let spellings = Self(name: "spellings") { numbers, _ in
    var text: [Unicode.Scalar] = []
    for _ in 0..<numbers.number(in: 1...5) {
      text += numbers.pick(Samples.spellings).unicodeScalars
      if numbers.chance(oneIn: 2) {
        text += numbers.pick(Samples.signs).unicodeScalars
      }
    }
    return numbers.chance(oneIn: 6) ? decomposed(text) : text
  }

  private static func runs(
    _ name: String, of ranges: ScalarRanges, upTo count: Int
  ) -> Self {
    Self(name: name) { numbers, _ in ranges.run(&numbers, upTo: count) }
  }
}

func uppercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  let mapping = scalar.properties.uppercaseMapping.unicodeScalars
  return mapping.count == 1 ? mapping.first! : scalar
}
