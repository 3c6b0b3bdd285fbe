/// Where words begin in folded texts, and what was left out there.
///
/// The start of a text is the start of a word without being marked.
struct Breaks: Sendable, Hashable {
  /// Two bits for each byte, 32 bytes in a word; words without breaks at the end
  /// may be missing.
  private(set) var words: [UInt64] = []

  /// What is before a letter.
  enum Kind: UInt8, Sendable, Comparable {
    /// The letter before it.
    case none

    /// The start of a word, with nothing left out.
    case word

    /// The start of a word after signs that were left out.
    case sign

    /// The start of a word after signs that were left out, white space among
    /// them.
    case blank

    static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  var isEmpty: Bool { words.isEmpty }

  /// The memory in use, in bytes.
  var memory: Int { 8 * words.count }

  @inline(__always)  // Once for each match of a search.
  func kind(at offset: Int) -> Kind {
    let word = offset >> 5
    if word >= words.count { return .none }
    let bits = words[word] &>> UInt64((offset & 31) * 2) & 3
    return Kind(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .none
  }

  /// Adds a break, which has none yet or the same.
  mutating func insert(_ kind: Kind, at offset: Int) {
    let word = offset >> 5
    while word >= words.count { words.append(0) }
    words[word] |= UInt64(kind.rawValue) << UInt64((offset & 31) * 2)
  }

  /// Whether there is white space before some letter in a range.
  func hasBlank(in range: Range<Int>) -> Bool {
    any(in: range) { $0 & $0 >> 1 & lowBits != 0 }
  }

  /// Whether anything was left out before some letter in a range.
  func hasSigns(in range: Range<Int>) -> Bool {
    any(in: range) { $0 & ~lowBits != 0 }
  }

  var hasBlanks: Bool { words.contains { $0 & $0 >> 1 & lowBits != 0 } }

  @inline(__always)  // Inlines the closure.
  private func any(in range: Range<Int>, _ has: (UInt64) -> Bool) -> Bool {
    var offset = range.lowerBound
    let end = min(range.upperBound, words.count << 5)
    while offset < end {
      let next = min((offset >> 5 + 1) << 5, end)
      var bits = words[offset >> 5] >> UInt64((offset & 31) * 2)
      let count = next - offset
      if count < 32 { bits &= 1 << UInt64(2 * count) - 1 }
      if has(bits) { return true }
      offset = next
    }
    return false
  }

  /// Removes the breaks from an offset on.
  mutating func truncate(to offset: Int) {
    let word = offset >> 5
    if word >= words.count { return }
    words.removeLast(words.count - word - 1)
    words[word] &= 1 << UInt64((offset & 31) * 2) - 1
    while words.last == 0 { words.removeLast() }
  }

  /// Adds the breaks of a range of other texts, moved so that the range begins at
  /// an offset.
  mutating func insert(_ other: Self, _ range: Range<Int>, at offset: Int) {
    var place = range.lowerBound
    while place < range.upperBound, place >> 5 < other.words.count {
      if other.words[place >> 5] == 0 {
        place = (place >> 5 + 1) << 5
        continue
      }
      let kind = other.kind(at: place)
      if kind != .none { insert(kind, at: offset + place - range.lowerBound) }
      place += 1
    }
  }
}

/// The lower bit of each break.
private let lowBits: UInt64 = 0x5555_5555_5555_5555
