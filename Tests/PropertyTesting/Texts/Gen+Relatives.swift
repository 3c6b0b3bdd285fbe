extension Gen<[String]> {
  /// So many texts that have much in common: what a comparison has to look at
  /// closely.
  ///
  /// Each text is made from one before it: another scalar, one more or fewer,
  /// another case, an equivalent spelling, other marks, or all the same.
  public static func relatives(
    _ count: Int, of kinds: [TextKind] = TextKind.all
  ) -> Self {
    Gen(
      make: { numbers, size in
        var texts = [mixed(&numbers, size, of: kinds)]
        while texts.count < count {
          var text = numbers.pick(texts)
          for _ in 0..<numbers.number(in: 1...2) {
            text = changed(text, &numbers, size, kinds)
          }
          texts.append(text)
        }
        return texts.map { String($0) }
      },
      simplify: { simplifyTogether($0, stillFails: $1) },
      show: { $0.map { shown($0) }.joined(separator: "\n") })
  }
}

extension Gen {
  /// A text and another spelling of it that is canonically equivalent.
  ///
  /// Where they have long runs of marks, those are cut already: two spellings of
  /// one run may be cut in different places.
  public static func equivalents() -> Gen<[String]> {
    Gen<[String]>(
      make: { numbers, size in
        let made = String(mixed(&numbers, size, of: TextKind.all))
        let text = Array(streamSafe(made).unicodeScalars)
        let other = equivalent(to: text, &numbers)
        return [String(text), String(other)]
      },
      simplify: { simplifyTogether($0, stillFails: $1) },
      show: { $0.map { shown($0) }.joined(separator: "\n") })
  }
}

private func changed(
  _ text: [Unicode.Scalar], _ numbers: inout SeededGenerator, _ size: Int,
  _ kinds: [TextKind]
) -> [Unicode.Scalar] {
  var text = text
  let place = numbers.number(in: 0...text.count)
  let next = min(place + 1, text.count)
  switch numbers.number(in: 0...7) {
  case 0:
    text.removeSubrange(place..<next)
  case 1:
    text.replaceSubrange(
      place..<next, with: numbers.pick(kinds).piece(&numbers, size))
  case 2:
    text.insert(
      contentsOf: numbers.pick(kinds).piece(&numbers, size), at: place)
  case 3:
    if place < next { text[place] = uppercased(text[place]) }
  case 4:
    text.insert(numbers.pick(Samples.marks), at: place)
  case 5:
    text = equivalent(to: text, &numbers)
  case 6:
    text += numbers.pick(kinds).piece(&numbers, size)
  default:
    if next < text.count { text.swapAt(place, next) }
  }
  return text
}

/// The first simpler list of so many texts: with the same stretch left out at
/// the start or the end of all of them, or with one text simplified.
func simplifyTogether(
  _ texts: [String], stillFails: ([String]) -> Bool
) -> [String]? {
  let shortest = texts.map(\.unicodeScalars.count).min() ?? 0
  var length = shortest
  while length > 0 {
    let cut: [[String]] = [
      texts.map { String(Array($0.unicodeScalars.dropFirst(length))) },
      texts.map { String(Array($0.unicodeScalars.dropLast(length))) },
    ]
    if let simpler = cut.first(where: stillFails) { return simpler }
    length /= 2
  }
  for index in texts.indices {
    var simpler = texts
    let found = simplifyText(texts[index]) {
      simpler[index] = $0
      return stillFails(simpler)
    }
    if let found {
      simpler[index] = found
      return simpler
    }
  }
  return nil
}
