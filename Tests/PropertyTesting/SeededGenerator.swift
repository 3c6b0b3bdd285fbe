/// Random numbers that a seed determines: SplitMix64.
///
/// The same seed gives the same numbers on every platform and in every Swift.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The bytes that are still to be made numbers of.
  private var bytes: ArraySlice<UInt8> = []

  /// Numbers from a seed.
  public init(seed: UInt64) { state = seed }

  /// Numbers that bytes decide while there are any, and then a fixed seed.
  ///
  /// A choice among few takes one byte: who changes a byte changes one choice,
  /// which is what fuzzers live on.
  public init(bytes: [UInt8]) {
    state = 0
    self.bytes = bytes[...]
  }

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
    if let first = bytes.popFirst() {
      // The upper bits are those that decide.
      let second = bytes.popFirst() ?? 0
      return UInt64(first) << 56 | UInt64(second) << 48 | mixed() >> 16
    }
    return mixed()
  }

  private mutating func mixed() -> UInt64 {
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
    if !bytes.isEmpty, range.count <= 256 {
      return range.lowerBound + Int(bytes.removeFirst()) % range.count
    }
    return Int.random(in: range, using: &self)
  }

  /// Whether something happens that happens once in so many times.
  public mutating func chance(oneIn times: Int) -> Bool {
    number(in: 1...times) == 1
  }

  /// One of a list, which is not empty.
  public mutating func pick<Choices: Collection>(
    _ choices: Choices
  ) -> Choices.Element {
    if bytes.isEmpty { return choices.randomElement(using: &self)! }
    let place = number(in: 0...choices.count - 1)
    return choices[choices.index(choices.startIndex, offsetBy: place)]
  }

  /// The bytes that no number has been made of yet; they are gone then.
  public mutating func remainingBytes() -> [UInt8] {
    defer { bytes = [] }
    return Array(bytes)
  }
}
