/// The collation elements of the characters in common scripts, copied out of
/// one collator so that sort keys can be written without calling ICU.
///
/// What is in the table has been compared with ICU: the key written from each
/// entry was that of `ucol_getSortKey`. What is not (combining marks, digits in
/// numeric mode, Han, Hangul, kana and whatever else does not stand for itself)
/// is marked ``ElementEntry/unknown``, and a text that contains it goes through
/// ICU as a whole. Immutable once filled.
struct ElementTable: Sendable {
  /// Entries by scalar up to U+07FF, then in blocks of 64.
  private(set) var entries: [ElementEntry]

  /// Where in `entries` the block of a scalar begins, by scalar / 64.
  ///
  /// It goes up to U+FFFF. Blocks that hold nothing share one.
  private(set) var blocks: [UInt32]

  /// The elements of entries that need more than one.
  private(set) var lists: [CollationElement] = []

  private(set) var groups: [ContractionGroup] = []

  let levels: KeyLevels

  static let directLimit: UInt32 = 0x800
  static let blockSize = 64

  init(levels: KeyLevels) {
    self.levels = levels
    let direct = Int(Self.directLimit)
    entries = Array(
      repeating: .unknown, count: direct + Self.blockSize)
    blocks = (0..<0x10000 / Self.blockSize).map {
      UInt32(min($0 * Self.blockSize, direct))
    }
  }

  /// The entry of a scalar up to U+FFFF.
  subscript(scalar: UInt32) -> ElementEntry {
    get { entries[position(of: scalar)] }
    set {
      let block = Int(scalar) / Self.blockSize
      if blocks[block] == Self.directLimit, scalar >= Self.directLimit,
        newValue != .unknown
      {
        blocks[block] = UInt32(entries.count)
        entries += Array(repeating: .unknown, count: Self.blockSize)
      }
      if self[scalar] != newValue { entries[position(of: scalar)] = newValue }
    }
  }

  private func position(of scalar: UInt32) -> Int {
    Int(blocks[Int(scalar) / Self.blockSize]) + Int(scalar) % Self.blockSize
  }

  /// An entry for these elements, which are remembered if they need a list.
  mutating func entry(for elements: [CollationElement]) -> ElementEntry {
    if elements.isEmpty { return .ignorable }
    if elements.count == 1, let entry = ElementEntry(elements[0]) {
      return entry
    }
    lists += elements
    return ElementEntry(
      listAt: lists.count - elements.count, count: elements.count)
  }

  /// Adds a contraction that begins with `scalar`.
  mutating func add(_ contraction: Contraction, to scalar: UInt32) {
    let entry = self[scalar]
    let group: Int
    if entry.has(ElementEntry.contractionFlag) {
      group = entry.listStart
    } else {
      group = groups.count
      groups.append(ContractionGroup(contractions: [], alone: entry))
      self[scalar] = ElementEntry(contractionsAt: group)
    }
    let shorter = groups[group].contractions.firstIndex {
      $0.suffixLength < contraction.suffixLength
    }
    groups[group].contractions.insert(
      contraction, at: shorter ?? groups[group].contractions.endIndex)
  }
}

/// The levels that a collator's sort keys have, and how they are written.
struct KeyLevels: Sendable, Equatable {
  let hasSecondary: Bool
  let hasTertiary: Bool
  let tertiaryRun: CommonWeightRun

  /// Whether an uncommon secondary weight is left to ICU, because the level is
  /// written backwards.
  let isSecondaryBackward: Bool

  /// What follows the last level written here: the separator of a fourth level
  /// that is empty.
  let tail: [UInt8]
}
