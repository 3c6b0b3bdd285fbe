extension Gen<[String]> {
  /// Several texts that are made to break a bound, or to take long.
  ///
  /// - Parameters:
  ///   - characters: What is hard on the ordering that they are for.
  ///   - longest: How many characters the runs in them have at most; the limit
  ///     is also reached by itself.
  public static func hostile(
    _ characters: HostileCharacters = .known,
    _ kinds: [HostileKind] = HostileKind.allCases, longest: Int = 1 << 11
  ) -> Self {
    Gen(
      make: { numbers, _ in
        (0..<numbers.number(in: 1...3)).map { _ in
          numbers.pick(kinds).text(&numbers, characters, longest: longest)
        }
      },
      simplify: { texts, stillFails in
        simplifyList(
          texts, element: { simplifyText($0, stillFails: $1) },
          stillFails: stillFails)
      },
      show: { $0.map { shown($0) }.joined(separator: "\n") })
  }
}

extension Gen<[UInt8]> {
  /// Bytes that are no UTF-8, or are not towards the end: runs of one kind of
  /// mistake, and good text cut in a character, at lengths at which loops take
  /// several bytes at once.
  public static let hostile = Gen(
    make: { numbers, _ in
      let count = max(
        0, 1 << numbers.number(in: 0...10) + numbers.number(in: -3...3))
      let good = numbers.pick(["a", "é", "日", "😀", "aé日😀"]).utf8
      var bytes: [UInt8] = []
      switch numbers.number(in: 0...2) {
      case 0:
        let mistake = numbers.pick(Samples.illFormed)
        while bytes.count < count { bytes += mistake }
      case 1:
        while bytes.count < count { bytes += good }
        bytes.removeLast(bytes.count - count)
      default:
        while bytes.count < count { bytes += good }
        let place = numbers.number(in: 0...bytes.count)
        bytes.insert(contentsOf: numbers.pick(Samples.illFormed), at: place)
      }
      return bytes + numbers.pick(Samples.illFormed + [[]])
    },
    simplify: { Gen<[UInt8]>.bytes.simplify($0, $1) },
    show: { shown($0) })
}

extension Gen<String> {
  /// Rules of a caller's that make letters of many characters, around every
  /// length at which a buffer ends, and characters that become as much as ICU
  /// allows.
  public static let hostileRules = Gen(
    make: { numbers, _ in
      (0..<numbers.number(in: 1...4)).map { _ in
        let start = numbers.pick(["a", "q", "é", "日", "\u{1F600}", "ch", "1"])
        let count = max(
          1,
          numbers.pick([1, 2, 4, 8, 16, 31, 32, 64])
            + numbers.number(in: -2...2))
        let letter = String(
          repeating: numbers.pick(["q", "é", "\u{301}", "日", "ъ", "-"]),
          count: count)
        let relation = numbers.pick(["<", "<<", "<<<", "="])
        let many = String(
          repeating: numbers.pick(["q", "z", "é"]),
          count: numbers.pick([1, 2, 15, 16, 27]))
        switch numbers.number(in: 0...2) {
        case 0: return "&\(start)\(relation)'x\(letter)'"
        case 1: return "&\(start)\(relation)w/\(many)"
        default: return "&\(many)\(relation)'y\(letter)'\(relation)Y"
        }
      }.joined(separator: "\n")
    })
}
