/// What slips cost, in units of which a plain slip takes one, or two if there
/// are slips to neighbouring keys.
struct SlipCosts: Sendable {
  /// A letter that is missing, added or another one, or two letters swapped.
  let slip: Int

  /// A letter whose key is beside the right one; `nil` without a keyboard.
  let neighbour: Int?

  static let plain = Self(slip: 1, neighbour: nil)
  static let withKeyboard = Self(slip: 2, neighbour: 1)

  /// The largest cost of what is found: two slips.
  static let maximum = 4

  /// The number of slips that a cost stands for.
  func slips(_ cost: Int) -> Double { Double(cost) / Double(slip) }
}

/// Reads the letters of a text, and tells by how few slips what was typed
/// differs from the start of the text.
///
/// A set of bits tells which starts of what was typed may have been read up to
/// here: bit *n* stands for the first *n* letters. There is a set for each cost;
/// it has those of all lower costs, too. So each letter of a text takes a few
/// steps, however long the query is.
///
/// Sets for each number of errors are from Wu and Manber (Fast text searching
/// allowing errors, 1992); swapped letters take a second set, as in Hyyrö (A
/// bit-vector algorithm for computing Levenshtein and Damerau edit distances,
/// 2003). Myers (A fast bit-vector algorithm for approximate string matching
/// based on dynamic programming, 1999) takes fewer steps for many errors, but
/// cannot give the first letter another cost.
struct NearAutomaton<Word: FixedWidthInteger & UnsignedInteger & Sendable>:
  Sendable
{
  /// A set for each cost.
  ///
  /// With a constant cost, a subscript is a stored property, so that sets stay in
  /// registers; those of an array would not.
  struct Sets: Sendable {
    private var sets: (Word, Word, Word, Word, Word)

    init(repeating set: Word) { sets = (set, set, set, set, set) }

    subscript(cost: Int) -> Word {
      @inline(__always) get {
        switch cost {
        case 0: sets.0
        case 1: sets.1
        case 2: sets.2
        case 3: sets.3
        default: sets.4
        }
      }
      @inline(__always) set {
        switch cost {
        case 0: sets.0 = newValue
        case 1: sets.1 = newValue
        case 2: sets.2 = newValue
        case 3: sets.3 = newValue
        default: sets.4 = newValue
        }
      }
    }
  }

  /// What was read of the query, by cost.
  struct State {
    var read = Sets(repeating: 0)

    /// The places of typed letters that the text's next letter must be: the
    /// typed letter behind each was the last letter of the text.
    var swapped = Sets(repeating: 0)

    /// Adds what was read on another way.
    mutating func formUnion(_ other: Self) {
      for cost in 0...SlipCosts.maximum {
        read[cost] |= other.read[cost]
        swapped[cost] |= other.swapped[cost]
      }
    }

    /// Whether anything may be read on at no more than a cost.
    func isAlive(_ cost: Int) -> Bool { read[cost] | swapped[cost] != 0 }
  }

  /// A letter of a text, as the query has it.
  struct Letter {
    fileprivate(set) var letter: UInt32

    /// The places of the letter in the query.
    fileprivate(set) var places: Word = 0

    /// The places of letters whose keys are beside it.
    fileprivate(set) var neighbours: Word = 0
    fileprivate(set) var maySlip = false
  }

  /// The number of letters of the query.
  let count: Int

  /// The largest cost of a match.
  let limit: Int

  /// What was read before the first letter of a text.
  let start: State

  // For each cost, the places where a slip has that cost.
  private let other: Sets
  private let missing: Sets
  private let added: Sets
  private let swapped: Sets
  private let neighbourCost: Int?

  /// The letters of the query and their neighbours, at the places that their
  /// lowest bits tell.
  private let letters: [Letter]

  /// Those whose place another letter has.
  private let crowded: [Letter]

  /// The most letters that a set has room for.
  static var maximumCount: Int { Word.bitWidth - 2 }

  /// - Parameters:
  ///   - query: The letters, at most ``maximumCount``.
  ///   - limit: The largest cost of a match, at most two slips.
  ///   - neighbours: The letters beside each letter of a keyboard.
  init(
    _ query: [UInt32], limit: Int, _ costs: SlipCosts,
    _ neighbours: [UInt32: Set<UInt32>]
  ) {
    count = query.count
    self.limit = limit
    var (other, missing) = (Sets(repeating: 0), Sets(repeating: 0))
    var (added, swapped) = (Sets(repeating: 0), Sets(repeating: 0))
    let maySlip = query.map(FoldedLetter.maySlip)
    func areNeighbours(_ one: Int, _ two: Int) -> Bool {
      query.indices.contains(one) && query.indices.contains(two)
        && neighbours[query[one]]?.contains(query[two]) ?? false
    }
    for place in query.indices {
      // A slip at the first letter counts double.
      let weight = place == 0 ? 2 : 1
      let bit: Word = 1 << Word(place)
      missing[weight * costs.slip] |= bit
      guard maySlip[place] else { continue }
      other[weight * costs.slip] |= bit
      let isBeside =
        areNeighbours(place, place + 1) || areNeighbours(place, place - 1)
      if isBeside, let neighbour = costs.neighbour {
        added[weight * neighbour] |= bit
      } else {
        added[weight * costs.slip] |= bit
      }
      if place + 1 < query.count, maySlip[place + 1] {
        swapped[weight * costs.slip] |= bit
      }
    }
    (self.other, self.missing) = (other, missing)
    (self.added, self.swapped) = (added, swapped)
    neighbourCost = costs.neighbour
    var start = State(read: Sets(repeating: 1))
    for cost in 0...limit {
      for step in 0..<cost {
        start.read[cost] |= (start.read[step] & added[cost - step]) << 1
      }
    }
    self.start = start
    var known: [UInt32: Letter] = [:]
    for (place, letter) in query.enumerated() {
      known[letter, default: Letter(letter: letter)].places |= 1 << Word(place)
      for neighbour in neighbours[letter] ?? [] {
        known[neighbour, default: Letter(letter: neighbour)].neighbours |=
          1 << Word(place)
      }
    }
    var letters = [Letter](
      repeating: Letter(letter: .max), count: Self.placeCount)
    var crowded: [Letter] = []
    for (letter, entry) in known {
      var entry = entry
      entry.maySlip = FoldedLetter.maySlip(letter)
      let place = Int(letter) % Self.placeCount
      if letters[place].letter == .max {
        letters[place] = entry
      } else {
        crowded.append(entry)
      }
    }
    self.letters = letters
    self.crowded = crowded
  }

  private static var placeCount: Int { 128 }

  @inline(__always)
  private func known(_ letter: UInt32) -> Letter {
    let found = letters[Int(letter) % Self.placeCount]
    if found.letter == letter { return found }
    return found.letter == .max ? unknown(letter) : crowded(letter)
  }

  private func crowded(_ letter: UInt32) -> Letter {
    crowded.first { $0.letter == letter } ?? unknown(letter)
  }

  private func unknown(_ letter: UInt32) -> Letter {
    Letter(letter: letter, maySlip: FoldedLetter.maySlip(letter))
  }

  /// Reads the next letter of a text.
  ///
  /// - Parameter limit: That of the automaton; where it is a constant, the sets
  ///   stay in registers.
  @inline(__always)
  func read(_ letter: UInt32, _ state: inout State, limit: Int) {
    let own = known(letter)
    let old = state
    state.read[0] = (old.read[0] & own.places) &<< 1
    if limit >= 1 { read(own, old, &state, 1) }
    if limit >= 2 { read(own, old, &state, 2) }
    if limit >= 3 { read(own, old, &state, 3) }
    if limit >= 4 { read(own, old, &state, 4) }
  }

  /// Finds what may have been read at a cost, when this is known for lower costs.
  @inline(__always)
  private func read(
    _ own: Letter, _ old: State, _ new: inout State, _ cost: Int
  ) {
    new.read[cost] =
      (old.read[cost] & own.places) &<< 1
      | (old.swapped[cost] & own.places) &<< 2
    new.swapped[cost] = 0
    if cost >= 1 { slip(own, old, &new, cost, by: 1) }
    if cost >= 2 { slip(own, old, &new, cost, by: 2) }
    if cost >= 3 { slip(own, old, &new, cost, by: 3) }
    if cost >= 4 { slip(own, old, &new, cost, by: 4) }
  }

  /// Adds what a slip of some cost leads to.
  @inline(__always)
  private func slip(
    _ own: Letter, _ old: State, _ new: inout State, _ cost: Int, by step: Int
  ) {
    let before = old.read[cost &- step]
    let free: Word = own.maySlip ? .max : 0
    var other = other[step] & free
    if own.neighbours != 0 { other |= neighbours(of: own, at: step) }
    new.read[cost] |=
      (before & other) &<< 1 | before & missing[step] & free
      | (new.read[cost &- step] & added[step]) &<< 1
    new.swapped[cost] |= before & swapped[step] & own.places &>> 1
  }

  /// The places where the letter of a neighbouring key has a cost.
  @inline(never)
  private func neighbours(of letter: Letter, at cost: Int) -> Word {
    if cost == neighbourCost { return letter.neighbours & ~1 }
    return cost == neighbourCost.map { 2 * $0 } ? letter.neighbours & 1 : 0
  }

  /// The lowest cost, up to some cost, at which the whole query was read.
  @inline(__always)
  func cost(_ state: State, upTo limit: Int) -> Int? {
    let end: Word = 1 << Word(count)
    if state.read[limit] & end == 0 { return nil }
    var cost = 0
    while state.read[cost] & end == 0 { cost &+= 1 }
    return cost
  }

  /// The letters with which texts may begin, but for those texts in which a slip
  /// at the first letter takes all that a text may differ by, so that the letters
  /// from the third on are there.
  func firstLetters(_ costs: SlipCosts) -> [UInt32] {
    (letters + crowded).map(\.letter).filter { letter in
      if letter == .max { return false }
      var state = start
      read(letter, &state, limit: limit)
      // Slips to neighbouring keys at the first letters leave less of the rest.
      return state.isAlive(min(limit, 2 * costs.slip - 1))
        || state.read[limit] >> 3 != 0
    }
  }
}

/// The start of a text that has the query but for slips.
struct NearRun {
  let cost: Int

  /// The offset where the start ends; the farthest of equal cost.
  let end: Int

  /// Whether it is the whole text.
  let isWhole: Bool
}

extension NearAutomaton {
  /// How the text at an offset begins with the query; `nil` if it does not.
  ///
  /// - Complexity: O(*n*) in the letters of the query.
  func run(in text: Span<UInt8>, from offset: Int) -> NearRun? {
    switch limit {
    case 1: run(in: text, from: offset, limit: 1)
    case 2: run(in: text, from: offset, limit: 2)
    default: run(in: text, from: offset, limit: SlipCosts.maximum)
    }
  }

  @inline(__always)
  private func run(
    in text: Span<UInt8>, from offset: Int, limit: Int
  ) -> NearRun? {
    var state = start
    var (best, end, position) = (limit, offset, offset)
    var isFound = false
    while let letter = FoldedLetter.next(in: text, at: &position) {
      read(letter, &state, limit: limit)
      if !state.isAlive(best) {
        return isFound ? NearRun(cost: best, end: end, isWhole: false) : nil
      }
      if let cost = cost(state, upTo: best) {
        (best, end, isFound) = (cost, position, true)
      }
    }
    return isFound
      ? NearRun(cost: best, end: end, isWhole: end == position) : nil
  }
}
