extension Gen<String> {
  /// Texts of one kind.
  public static func text(_ kind: TextKind) -> Self {
    text { numbers, size in
      kind.piece(&numbers, size)
        + (numbers.chance(oneIn: 2) ? kind.piece(&numbers, size) : [])
    }
  }

  /// Texts of all kinds and mixtures of them.
  public static let texts = mixture(of: TextKind.all)

  /// Texts of letters, digits and symbols that need no ICU, most of them.
  public static let alphabetic = mixture(of: [
    .names, .contractions, .alphabets, .symbols, .names, .digits, .affixed,
  ])

  /// Texts of pieces of the given kinds.
  public static func mixture(of kinds: [TextKind]) -> Self {
    text { numbers, size in mixed(&numbers, size, of: kinds) }
  }

  /// Texts of thousands of scalars: long runs of one thing, or of everything.
  public static let long = text { numbers, size in
    let piece = mixed(&numbers, max(size, 8), of: TextKind.all)
    let count = numbers.number(in: 1...4000)
    var text: [Unicode.Scalar] = []
    while text.count < count {
      // Repeating fills the runs of common weights that keys compress.
      text +=
        numbers.chance(oneIn: 3)
        ? mixed(&numbers, size, of: TextKind.all) : piece
      if piece.isEmpty { text.append("a") }
    }
    return text
  }

  static func text(
    _ make:
      @escaping @Sendable (inout SeededGenerator, Int) -> [Unicode.Scalar]
  ) -> Self {
    Gen(
      make: { String(make(&$0, $1)) },
      simplify: { simplifyText($0, stillFails: $1) },
      show: { shown($0) })
  }
}

func mixed(
  _ numbers: inout SeededGenerator, _ size: Int, of kinds: [TextKind]
) -> [Unicode.Scalar] {
  var text: [Unicode.Scalar] = []
  for _ in 0..<numbers.number(in: 0...(1 + size / 6)) {
    text += numbers.pick(kinds).piece(&numbers, size)
  }
  return text
}
