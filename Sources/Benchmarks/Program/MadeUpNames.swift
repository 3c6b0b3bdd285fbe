/// Names put together from syllables, the same in every run.
struct MadeUpNames: Sequence, IteratorProtocol {
  private var remaining: Int
  private let syllables: ClosedRange<Int>
  private var generator = RepeatableGenerator(seed: 2)

  init(count: Int, syllables: ClosedRange<Int>) {
    remaining = count
    self.syllables = syllables
  }

  mutating func next() -> [UInt8]? {
    if remaining == 0 { return nil }
    remaining -= 1
    var name: [UInt8] = []
    name.reserveCapacity(4 * syllables.upperBound)
    for _ in 0..<Int.random(in: syllables, using: &generator) {
      name += Self.all[Int.random(in: Self.all.indices, using: &generator)]
    }
    return name
  }

  private static let all = [
    "ar", "bé", "chi", "do", "el", "fü", "gra", "hø", "ín", "jo", "ka", "łu",
    "mi", "ño", "or", "pré", "ro", "sz", "ti", "ur", "vě", "wa", "yl", "zo",
  ].map { Array($0.utf8) }
}
