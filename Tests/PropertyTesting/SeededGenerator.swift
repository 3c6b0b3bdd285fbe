/// Random numbers that a seed determines: SplitMix64.
///
/// The same seed gives the same numbers on every platform and in every Swift.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Numbers from a seed.
  public init(seed: UInt64) { state = seed }

  /// Numbers for one run of one property, unlike those of its neighbours.
  init(seed: UInt64, property: String, run: Int) {
    // FNV-1a: `hashValue` differs from process to process.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in property.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    state = seed ^ hash
    state = next() &+ UInt64(run)
    state = next()
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  /// A number of a range.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Whether something happens that happens once in so many times.
  public mutating func chance(oneIn times: Int) -> Bool {
    number(in: 1...times) == 1
  }

  /// One of a list, which is not empty.
  public mutating func pick<Choices: Collection>(
    _ choices: Choices
  ) -> Choices.Element {
    choices.randomElement(using: &self)!
  }
}
