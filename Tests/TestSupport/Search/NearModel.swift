package import ThumbIndex

/// How nearly a text begins with what was typed, by the table of all distances
/// between their starts.
///
/// It knows nothing of bits, and takes a step for each pair of letters.
package struct NearModel {
  /// What a slip costs at the first letter, and elsewhere.
  private static let weights = (first: 2, other: 1)

  private let typed: [UInt32]

  /// Whether a slip may concern a letter.
  private let maySlip: (UInt32) -> Bool

  package init(
    _ typed: [UInt32], maySlip: @escaping (UInt32) -> Bool = { _ in true }
  ) {
    self.typed = typed
    self.maySlip = maySlip
  }

  /// The largest cost: none below five letters, two from nine on.
  package var limit: Int {
    switch typed.count(where: maySlip) {
    case ..<5: 0
    case ..<9: 1
    default: 2
    }
  }

  /// The least cost at which a text begins with what was typed, and whether it
  /// then is the whole text; `nil` if it costs too much.
  package func fit(_ text: [UInt32]) -> (cost: Int, isWhole: Bool)? {
    if limit == 0 { return nil }
    let never = 1000
    func cost(_ place: Int) -> Int {
      place == 0 ? Self.weights.first : Self.weights.other
    }
    // The cost of each start of the query against each start of the text.
    var costs = Array(
      repeating: Array(repeating: never, count: text.count + 1),
      count: typed.count + 1)
    for place in 0...typed.count {
      for end in 0...text.count {
        var best = place == 0 && end == 0 ? 0 : never
        if end > 0, place < typed.count, maySlip(text[end - 1]) {
          best = min(best, costs[place][end - 1] + cost(place))
        }
        if place > 0, maySlip(typed[place - 1]) {
          best = min(best, costs[place - 1][end] + cost(place - 1))
        }
        if place > 0, end > 0 {
          if typed[place - 1] == text[end - 1] {
            best = min(best, costs[place - 1][end - 1])
          } else if maySlip(typed[place - 1]), maySlip(text[end - 1]) {
            best = min(best, costs[place - 1][end - 1] + cost(place - 1))
          }
        }
        if place > 1, end > 1, typed[place - 2] == text[end - 1],
          typed[place - 1] == text[end - 2], maySlip(typed[place - 1]),
          maySlip(typed[place - 2])
        {
          best = min(best, costs[place - 2][end - 2] + cost(place - 2))
        }
        costs[place][end] = best
      }
    }
    let best = costs[typed.count].min()!
    if best > limit { return nil }
    return (best, costs[typed.count][text.count] == best)
  }
}

extension FoldedText {
  /// The letters from the start of each word on, and whether it is the start of
  /// the text; letters of more than one scalar count as several.
  package var words: [(letters: [UInt32], isStart: Bool)] {
    var starts: [Int] = []
    var scalars: [UInt32] = []
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if offset == 0 || breaks.kind(at: offset) != .none {
        starts.append(scalars.count)
      }
      offset += scalar.utf8.count
      scalars.append(scalar.value)
    }
    return starts.map { (Array(scalars[$0...]), $0 == 0) }
  }
}
