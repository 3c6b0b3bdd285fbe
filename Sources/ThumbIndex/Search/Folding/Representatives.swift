/// What stands in folded texts for the primary weights of one collator: a scalar
/// of Unicode for each.
///
/// It is the first of some rows of characters that has the weight and neither
/// accent nor case, such as `s`, else the first that has it at all; a scalar of
/// the private use area for a letter of several characters (Czech `ch`); the
/// ideograph itself; and, where there is none of these, two scalars of planes 15
/// and 16 that spell the weight. So different weights are different texts, and
/// one text is found in another only at scalars.
///
/// All of this follows from the weight, never from what was folded before.
final class Representatives: Sendable {
  private let rows: LetterRows
  private let letters = Lazy<Letters>()

  /// The letters of several common characters.
  private struct Letters: Sendable {
    /// The scalars that stand for their weights.
    var scalars: [UInt32: UInt32] = [:]

    /// The letters that the scalars stand for.
    var spellings: [UInt32: String] = [:]
  }

  init(_ handle: CollatorHandle) { rows = LetterRows(handle) }

  /// The scalar that stands for a weight, ideographs aside.
  ///
  /// - Parameter reader: A reader of the collator.
  func scalar(of weight: UInt32, _ reader: ElementReader) -> UInt32? {
    let group = ScriptGroups.root.group(of: weight)
    return rootScalar(of: weight, in: group, reader)
      ?? rows.scalar(of: weight, in: group.rows.prefix(1))
      ?? (group.hasLetters
        ? letters.value { makeLetters(reader) }.scalars[weight] : nil)
      ?? rows.scalar(of: weight, in: group.rows.dropFirst())
  }

  /// What stands for the weight in root's order, if that is also its weight here:
  /// most letters are where they are in root, whose rows all collators share.
  private func rootScalar(
    of weight: UInt32, in group: ScriptGroups.Group, _ reader: ElementReader
  ) -> UInt32? {
    guard let scalar = LetterRows.root?.scalar(of: weight, in: group.rows[...])
    else { return nil }
    let weights = reader.primaries(of: CollectionOfOne(UInt16(scalar)))
    return weights == [weight] ? scalar : nil
  }

  /// The letter of several characters that a scalar stands for.
  func spelling(of scalar: UInt32) -> String? {
    // None is in a folded text before there are letters.
    letters.made?.spellings[scalar]
  }

  /// The letters of several common characters, the first of them in lower case.
  private func makeLetters(_ reader: ElementReader) -> Letters {
    var result = Letters()
    var next: UInt32 = 0xE000
    for first in 0x61..<commonLimit
    where CharacterProperties.isLowercase(first) {
      for text in (try? rows.handle.contractions(beginningWith: first)) ?? []
      where text.unicodeScalars.allSatisfy({ $0.value < commonLimit }) {
        let weights = reader.primaries(of: Array(text.utf16))
        guard weights.count == 1, result.scalars[weights[0]] == nil,
          next < 0xF000
        else { continue }
        // A letter with its marks may be a character, too.
        let group = ScriptGroups.root.group(of: weights[0])
        if text.count == 1,
          rootScalar(of: weights[0], in: group, reader) != nil
            || rows.scalar(of: weights[0], in: group.rows[...]) != nil
        {
          continue
        }
        result.scalars[weights[0]] = next
        result.spellings[next] = text
        next += 1
      }
    }
    return result
  }
}

/// The scalars of the first plane by their primary weights in one collator, in
/// rows of 256, each of which is read when it is first needed.
private final class LetterRows: Sendable {
  let handle: CollatorHandle
  private let rows = (0..<256).map { _ in Lazy<[UInt32: UInt32]>() }

  static let root = (try? RootOrder.collator()).map { LetterRows($0) }

  init(_ handle: CollatorHandle) { self.handle = handle }

  /// The scalar that has a weight in the first of some rows that has one.
  func scalar(of weight: UInt32, in numbers: ArraySlice<Int>) -> UInt32? {
    for number in numbers {
      // Where ICU finds no memory for more, the row is read another time.
      let row = try? rows[number].value { () throws(ICUError) in
        try scalars(inRow: number)
      }
      if let found = row?[weight] { return found }
    }
    return nil
  }

  /// The first scalar of each weight that has neither accent nor case, else the
  /// first of all.
  private func scalars(
    inRow number: Int
  ) throws(ICUError) -> [UInt32: UInt32] {
    let reader = try ElementReader(handle)
    var result: [UInt32: UInt32] = [:]
    result.reserveCapacity(256)
    for scalar in UInt32(number * 256)..<UInt32(number * 256 + 256) {
      guard FoldTable.isUsable(scalar), !isSyllable(scalar),
        !LetterMark.isMark(scalar), scalar != LetterMark.ideograph,
        !CharacterProperties.isUnifiedIdeograph(scalar)
      else { continue }
      var weight: UInt32?
      var count = 0
      var isPlain = false
      let hasMarks = reader.forEachPrimary(
        of: CollectionOfOne(UInt16(scalar))
      ) {
        weight = $0
        isPlain = $1
        count += 1
      }
      guard count == 1, let weight else { continue }
      let found = scalar << 1 | (isPlain && !hasMarks ? 1 : 0)
      // The lowest bit tells of the plain ones.
      if let known = result[weight], known & 1 >= found & 1 { continue }
      result[weight] = found
    }
    return result.mapValues { $0 >> 1 }
  }
}

/// Whether a scalar is a Hangul syllable, which has the weights of its letters.
private func isSyllable(_ scalar: UInt32) -> Bool {
  (0xAC00...0xD7A3).contains(scalar)
}

/// Below this, scalars that are not marks are grapheme clusters of their own,
/// but for the end of a line.
let commonLimit: UInt32 = 0x530

/// The groups of CLDR's root order: where each begins, and in which rows of 256
/// characters those of its letters are looked for that people type.
///
/// Weights of other orders lie between those of root.
struct ScriptGroups: Sendable {
  private let groups: [Group]

  /// Where letters and ideographs begin.
  let firstLetter: UInt32
  let firstIdeograph: UInt32

  struct Group: Sendable {
    let firstWeight: UInt32
    fileprivate let script: Script

    /// The row that has most of them, then the others.
    let rows: [Int]

    /// Whether there may be letters of several characters.
    var hasLetters: Bool { script != .common && script != .han }
  }

  static let root = Self()

  /// Asks for the marks of the groups: contractions of U+FDD1 and a sample.
  private init() {
    var groups = [Group(firstWeight: 0, sample: " ")]
    if let collator = try? RootOrder.collator(),
      let reader = try? ElementReader(collator),
      let marks = try? RootOrder.groupMarks()
    {
      for mark in marks {
        let weights = reader.primaries(of: Array(mark.utf16))
        guard let sample = mark.unicodeScalars.dropFirst().first,
          weights.count == 1
        else { continue }
        groups.append(Group(firstWeight: weights[0], sample: sample))
      }
    }
    self.groups = groups.sorted { $0.firstWeight < $1.firstWeight }
    firstLetter =
      self.groups.first { $0.script != .common }?.firstWeight ?? 0
    firstIdeograph =
      self.groups.first { $0.script == .han }?.firstWeight ?? .max
  }

  /// The group of a weight.
  func group(of weight: UInt32) -> Group {
    groups[groups.partitioningIndex { $0.firstWeight > weight } - 1]
  }
}

extension ScriptGroups.Group {
  fileprivate init(firstWeight: UInt32, sample: Unicode.Scalar) {
    self.firstWeight = firstWeight
    script = Script(sample)
    rows =
      switch script {
      // Emoji and what is as rare are spelt.
      case .common: [0x00, 0x20, 0x21, 0x30]
      // Ideographs stand for themselves.
      case .han: []
      // Syllables have the weights of their letters.
      case .hangul: [0x11] + Self.rows(of: script)
      default: Self.rows(of: script, first: Int(sample.value >> 8))
      }
  }

  /// The rows that have characters of a script.
  private static func rows(of script: Script, first: Int? = nil) -> [Int] {
    let rows = (0..<256).filter { scriptsByRow[$0].contains(script) }
    guard let first, rows.contains(first) else { return rows }
    return [first] + rows.filter { $0 != first }
  }
}

/// The scripts in each row of the first plane, as far as every eighth character
/// tells.
private let scriptsByRow: [[Script]] = (0..<256).map { row in
  var scripts: [Script] = []
  for place in 0..<32 {
    let scalar = Unicode.Scalar(UInt32(row * 256 + place * 8))
    guard let script = scalar.map({ Script($0) }) else { continue }
    if !scripts.contains(script) { scripts.append(script) }
  }
  return scripts
}
