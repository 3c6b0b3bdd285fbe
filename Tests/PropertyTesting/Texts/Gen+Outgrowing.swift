extension Gen<[String]> {
  /// Several texts that are made to outgrow the room that somebody estimates for
  /// them: characters with long expansions, then many short ones, and the other
  /// way round.
  ///
  /// The lengths lie around powers of two and around the room that buffers are
  /// given beyond what they are expected to hold.
  public static let outgrowing = Gen(
    make: { numbers, _ in
      (0..<numbers.number(in: 1...3)).map { _ in expansion(&numbers) }
    },
    simplify: { texts, stillFails in
      simplifyList(
        texts, element: { simplifyText($0, stillFails: $1) },
        stillFails: stillFails)
    },
    show: { $0.map { shown($0) }.joined(separator: "\n") })
}

private func expansion(_ numbers: inout SeededGenerator) -> String {
  var runs = [
    String(
      repeating: numbers.pick(Samples.expansions), count: length(&numbers)),
    String(repeating: numbers.pick(Samples.short), count: length(&numbers)),
  ]
  if numbers.chance(oneIn: 4) { runs.reverse() }
  if numbers.chance(oneIn: 4) {
    runs.append(numbers.pick(Samples.expansions))
  }
  return runs.joined()
}

/// A length of a run, in characters: small, or next to a size at which memory
/// grows.
private func length(_ numbers: inout SeededGenerator) -> Int {
  let size =
    numbers.chance(oneIn: 2)
    ? 1 << numbers.number(in: 0...10)
    : numbers.pick([8, 60, 64, 79, 85, 100, 255, 256, 264, 300, 400, 555])
  return max(0, size + numbers.number(in: -3...3))
}
