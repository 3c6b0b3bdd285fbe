/// The folded texts of scalars in every tier, copied out of the collators.
///
/// One scalar of Unicode stands for each primary weight: the first that has
/// this weight and neither accent nor case, such as `s`, else the first that has
/// it at all. Letters of several characters (Czech `ch`) get scalars of the
/// private use area, and what no scalar has alone is written as two scalars of
/// planes 15 and 16 that spell the weight. So different weights are different
/// texts, and one text is found in another only at scalars.
///
/// The table is filled in stages, the scripts of Europe first; what stands for a
/// weight does not change in later ones.
struct FoldTable: Sendable {
  /// By the tier's index in the plan.
  var tiers: [TierTable]

  let mainTier: Int

  /// How far it is filled.
  var stage: Int

  /// The scalars that each stage adds.
  static let stages: [[ClosedRange<UInt32>]] = [
    // Latin, Greek, Cyrillic, and signs.
    [0x0000...0x052F, 0x1E00...0x20CF],
    // All other alphabets, syllabaries, and forms of letters.
    [0x0530...0x1DFF, 0x20D0...0x33FF, 0xA640...0xABFF, 0xFB00...0xFFEF],
    // Han of the first plane, Yi, and Hangul.
    [0x3400...0xA4CF, 0xAC00...0xD7A3],
  ]

  /// Whether it has all that it will have.
  var isComplete: Bool { stage == Self.stages.count - 1 }

  /// The fold in the main tier's letters of one representative of a tier;
  /// `nil` when the table must be completed to tell.
  func image(
    of scalar: Unicode.Scalar, from tier: Int
  ) -> [UInt8]? {
    let main = tiers[mainTier]
    if let spelling = tiers[tier].spellings[scalar.value] {
      return spelling.unicodeScalars.reduce(into: []) {
        $0 += main.bytes(of: $1.value) ?? Array($1.utf8)
      }
    }
    if scalar.value >= encodingStart { return Array(scalar.utf8) }
    if let bytes = main.bytes(of: scalar.value) { return bytes }
    return isComplete ? Array(scalar.utf8) : nil
  }

  /// A folded text of a tier in the letters of the main one.
  func image(of folded: [UInt8], from tier: Int) -> [UInt8]? {
    if tier == mainTier { return folded }
    var result: [UInt8] = []
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      guard let image = image(of: scalar, from: tier) else { return nil }
      result += image
    }
    return result
  }
}

/// The folded texts of scalars in one tier.
struct TierTable: Sendable {
  /// The entries of the scalars up to the last one that is known.
  private(set) var entries: [FoldEntry] = []

  /// The folded texts that are longer than four bytes.
  private(set) var pool: [UInt8] = []

  /// The scalar that stands for a primary weight.
  var representatives: [UInt32: UInt32] = [:]

  /// What the scalars of the private use area stand for.
  var spellings: [UInt32: String] = [:]

  /// Contractions of common letters, by their first scalar, longest first.
  var contractions: [UInt32: [FoldContraction]] = [:]

  /// The representatives of punctuation.
  var punctuation: Set<UInt32> = []

  subscript(scalar: UInt32) -> FoldEntry {
    get {
      Int(scalar) < entries.count ? entries[Int(scalar)] : FoldEntry()
    }
    set {
      if entries.count <= Int(scalar) {
        // By blocks, and to the end of the stage in few steps.
        let count = max(Int(scalar) + 256, entries.count + entries.count / 4)
        entries += repeatElement(FoldEntry(), count: count - entries.count)
      }
      entries[Int(scalar)] = newValue
    }
  }

  /// The folded text of a scalar alone; `nil` when it is not in the table.
  func bytes(of scalar: UInt32) -> [UInt8]? {
    let entry = self[scalar]
    return entry.isKnown ? bytes(of: entry) : nil
  }

  func bytes(of entry: FoldEntry) -> [UInt8] {
    if entry.flags.contains(.isLong) {
      let start = Int(entry.bytes)
      return Array(pool[start..<start + Int(entry.length)])
    }
    return (0..<UInt32(entry.length)).map {
      UInt8(truncatingIfNeeded: entry.bytes >> (8 * $0))
    }
  }

  /// Appends what ``bytes(of:)`` would make an array of.
  func append(_ entry: FoldEntry, to folded: inout [UInt8]) {
    if entry.flags.contains(.isLong) {
      folded += bytes(of: entry)
      return
    }
    for index in 0..<UInt32(entry.length) {
      folded.append(UInt8(truncatingIfNeeded: entry.bytes >> (8 * index)))
    }
  }

  /// An entry for a folded text, without flags.
  mutating func entry(for bytes: [UInt8]) -> FoldEntry? {
    guard bytes.count <= 4 else {
      guard bytes.count <= 255 else { return nil }
      pool += bytes
      return FoldEntry(
        bytes: UInt32(pool.count - bytes.count), length: UInt8(bytes.count),
        flags: .isLong)
    }
    return FoldEntry(
      bytes: bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) },
      length: UInt8(bytes.count), flags: [])
  }

  /// Appends what stands for a primary weight; `false` when nothing does.
  func append(
    _ primary: UInt32, to folded: inout [UInt8], isComplete: Bool
  ) -> Bool {
    if let scalar = representatives[primary] {
      folded += Unicode.Scalar(scalar)!.utf8
      return true
    }
    guard isComplete else { return false }
    folded += Unicode.Scalar(encodingStart + (primary >> 16))!.utf8
    folded += Unicode.Scalar(0x100000 + (primary & 0xFFFF))!.utf8
    return true
  }
}

/// A letter of several characters, from the second on, and its folded text.
struct FoldContraction: Sendable {
  let suffix: [UInt32]
  let folded: [UInt8]?
}

/// From here on, scalars spell a weight.
let encodingStart: UInt32 = 0xF0000
