/// A kind of text that is made to break a bound, or to take long.
public enum HostileKind: CaseIterable, Sendable {
  /// Characters that become much, then many that become little, and the other
  /// way round: more than anybody estimates.
  case outgrowing

  /// Letters of several characters, less their last one or with something
  /// between, again and again.
  case almostContractions

  /// Marks without end, in classes that fall, or that join over others.
  case marks

  /// Texts that are like parts of themselves.
  case selfSimilar

  /// Jamo that make syllables, and that make none.
  case jamo

  /// Digits of one script or several, which are one number where numbers count.
  case digits
}

extension HostileKind {
  /// Makes a text; its runs are hardly longer than a limit, in characters.
  func text(
    _ numbers: inout SeededGenerator, _ characters: HostileCharacters,
    longest: Int
  ) -> String {
    switch self {
    case .outgrowing: outgrowingText(&numbers, characters, longest)
    case .almostContractions: contractionText(&numbers, characters, longest)
    case .marks: markText(&numbers, longest)
    case .selfSimilar: selfSimilarText(&numbers, characters, longest)
    case .jamo: jamoText(&numbers, longest)
    case .digits: digitText(&numbers, longest)
    }
  }
}

private func outgrowingText(
  _ numbers: inout SeededGenerator, _ characters: HostileCharacters,
  _ longest: Int
) -> String {
  var runs = [
    run(of: numbers.pick(characters.long), &numbers, longest),
    run(of: numbers.pick(characters.short), &numbers, longest),
  ]
  if numbers.chance(oneIn: 4) { runs.reverse() }
  if numbers.chance(oneIn: 4) { runs.append(numbers.pick(characters.long)) }
  return runs.joined()
}

private func contractionText(
  _ numbers: inout SeededGenerator, _ characters: HostileCharacters,
  _ longest: Int
) -> String {
  let letter = Array(numbers.pick(characters.contractions).unicodeScalars)
  var almost = letter
  switch numbers.number(in: 0...3) {
  case 0: almost.removeLast()
  case 1:
    // What is ignored, or a mark that some contractions are found across.
    almost.insert(
      numbers.pick(["\u{AD}", "\u{323}", "\u{1D165}", "\u{0}"]),
      at: numbers.number(in: 0...letter.count))
  case 2: almost = [letter[0]]
  default: almost += letter.dropLast()
  }
  return run(of: String(almost), &numbers, longest)
    + run(of: String(letter), &numbers, min(longest, 64))
    + numbers.pick(["", "a", "\u{301}", "·"])
}

private func markText(
  _ numbers: inout SeededGenerator, _ longest: Int
) -> String {
  let turns: [String] = [
    "\u{F71}\u{345}", "\u{F73}", "\u{301}\u{323}", "\u{323}\u{301}", "\u{344}",
    "\u{1D16D}\u{323}", "\u{FF9E}", "\u{345}\u{301}\u{323}\u{334}", "\u{3099}",
    "\u{34F}\u{301}", "a\u{F73}", "\u{E0100}",
  ]
  // As many classes as there are, from the highest down.
  let falling = Samples.marks.sorted {
    $0.properties.canonicalCombiningClass.rawValue
      > $1.properties.canonicalCombiningClass.rawValue
  }
  let turn =
    numbers.chance(oneIn: 4) ? String(falling) : numbers.pick(turns)
  return numbers.pick(["", "a", "ｶ", "\u{1F600}", "ᾂ"])
    + run(of: turn, &numbers, longest) + numbers.pick(["", "x"])
}

private func selfSimilarText(
  _ numbers: inout SeededGenerator, _ characters: HostileCharacters,
  _ longest: Int
) -> String {
  let (one, other) = (
    numbers.pick(characters.short), numbers.pick(characters.short)
  )
  switch numbers.number(in: 0...2) {
  case 0:
    return run(of: one, &numbers, longest) + other
      + run(of: one, &numbers, longest)
  case 1:
    return run(of: one + other, &numbers, longest) + one
  default:
    // Each word is the last two: no part of it is anywhere else by period.
    var (last, text) = (other, one)
    let count = length(&numbers, longest)
    // Marks alone are one character, however many they are.
    while text.count < count, text.utf8.count < 64 * (count + 1) {
      (last, text) = (text, text + last)
    }
    return text
  }
}

private func jamoText(
  _ numbers: inout SeededGenerator, _ longest: Int
) -> String {
  let pieces = ["ᄀ", "ᅡ", "ᆨ", "각", "가", "ᄓ", "ힰ", "ퟋ", "ㄱ", "ᅟ", "ᅠ"]
  let turn = (0..<numbers.number(in: 1...3)).map { _ in numbers.pick(pieces) }
  return run(of: turn.joined(), &numbers, longest)
    + numbers.pick(["", "각", "ᆨ"])
}

private func digitText(
  _ numbers: inout SeededGenerator, _ longest: Int
) -> String {
  run(of: numbers.pick(["0", "٠", "𝟎"]), &numbers, min(longest, 300))
    + run(
      of: numbers.pick(["9", "1", "12", "٩", "9٩", "𝟗", "0", "²"]), &numbers,
      longest)
    + numbers.pick(["", "a", ".5"])
}

private func run(
  of text: String, _ numbers: inout SeededGenerator, _ longest: Int
) -> String {
  String(repeating: text, count: length(&numbers, longest))
}

/// A length of a run, in characters: small, or next to a size at which memory
/// grows, a table is left, or a segment ends.
private func length(_ numbers: inout SeededGenerator, _ longest: Int) -> Int {
  let size =
    numbers.chance(oneIn: 2)
    ? 1 << numbers.number(in: 0...10)
    : numbers.chance(oneIn: 8)
      ? 1 << numbers.number(in: 11...17)
      : numbers.pick([8, 30, 60, 64, 79, 85, 100, 255, 264, 300, 400, 555])
  return min(max(0, size + numbers.number(in: -3...3)), longest)
}
