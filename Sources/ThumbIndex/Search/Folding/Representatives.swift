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
  private let handle: CollatorHandle

  /// Scalars by weight, in rows of 256, each read when it is first needed.
  private let rows = (0..<256).map { _ in Lazy<[UInt32: UInt32]>() }

  private let letters = Lazy<Letters>()

  /// The letters of several common characters.
  struct Letters: Sendable {
    /// The scalars that stand for their weights.
    var scalars: [UInt32: UInt32] = [:]

    /// The letters that the scalars stand for.
    var spellings: [UInt32: String] = [:]
  }

  init(_ handle: CollatorHandle) { self.handle = handle }

  /// The scalar that stands for a weight, ideographs aside.
  ///
  /// - Parameter reader: A reader of the collator.
  func scalar(of weight: UInt32, _ reader: ElementReader) -> UInt32? {
    let group = ScriptGroups.root.group(of: weight)
    return row(group.firstRow, reader)[weight]
      ?? letters.value { makeLetters(reader) }.scalars[weight]
      ?? scalar(of: weight, inFurtherRowsOf: group, reader)
  }

  private func scalar(
    of weight: UInt32, inFurtherRowsOf group: ScriptGroups.Group,
    _ reader: ElementReader
  ) -> UInt32? {
    for number in group.furtherRows {
      if let found = row(number, reader)[weight] { return found }
    }
    return nil
  }

  /// The letter of several characters that a scalar stands for.
  func spelling(of scalar: UInt32) -> String? {
    // None is in a folded text before there are letters.
    letters.made?.spellings[scalar]
  }

  private func row(
    _ number: Int, _ reader: ElementReader
  ) -> [UInt32: UInt32] {
    rows[number].value { scalars(inRow: number, reader) }
  }

  private func scalars(
    inRow number: Int, _ reader: ElementReader
  ) -> [UInt32: UInt32] {
    var plain: [UInt32: UInt32] = [:]
    var others: [UInt32: UInt32] = [:]
    for scalar in UInt32(number * 256)..<UInt32(number * 256 + 256) {
      guard FoldTable.isUsable(scalar), !isSyllable(scalar) else { continue }
      let unicode = Unicode.Scalar(scalar)!
      if unicode.properties.isUnifiedIdeograph { continue }
      var weights: [UInt32] = []
      var isPlain = false
      let hasMarks = reader.forEachPrimary(of: Array(unicode.utf16)) {
        weights.append($0)
        isPlain = $1
      }
      guard weights.count == 1 else { continue }
      if isPlain, !hasMarks, plain[weights[0]] == nil {
        plain[weights[0]] = scalar
      } else if others[weights[0]] == nil {
        others[weights[0]] = scalar
      }
    }
    return plain.merging(others) { plain, _ in plain }
  }

  /// The letters of several common characters, the first of them in lower case.
  private func makeLetters(_ reader: ElementReader) -> Letters {
    var result = Letters()
    var next: UInt32 = 0xE000
    for first in 0x61..<commonLimit
    where Unicode.Scalar(first)!.properties.isLowercase {
      for text in (try? handle.contractions(beginningWith: first)) ?? []
      where text.unicodeScalars.allSatisfy({ $0.value < commonLimit }) {
        let weights = reader.primaries(of: Array(text.utf16))
        guard weights.count == 1, result.scalars[weights[0]] == nil,
          next < 0xF000
        else { continue }
        // A letter with its marks may be a character, too.
        let group = ScriptGroups.root.group(of: weights[0])
        if text.count == 1,
          scalar(of: weights[0], inFurtherRowsOf: group, reader) != nil
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

    /// The row that has most of them.
    let firstRow: Int

    /// Other rows.
    var furtherRows: [Int] {
      switch script {
      // Emoji and what is as rare are spelt.
      case .common: [0x20, 0x21, 0x30]
      case .han: []
      default: rowsByScript[script] ?? []
      }
    }
  }

  static let root = Self()

  /// Asks for the marks of the groups: contractions of U+FDD1 and a sample.
  private init() {
    var groups = [Group(firstWeight: 0, script: .common, firstRow: 0)]
    if let handle = try? CollatorHandle.root(),
      let reader = try? ElementReader(handle),
      let marks = try? handle.contractions(beginningWith: 0xFDD1)
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
    let row = Int(sample.value >> 8)
    firstRow =
      switch script {
      case .common: 0x00
      // Syllables have the weights of their letters.
      case .hangul: 0x11
      // Of other planes none is read; U+FFFF has no letters beside it.
      default: min(row, 0xFF)
      }
  }
}

/// The rows of the first plane that have characters of a script.
private let rowsByScript: [Script: [Int]] = {
  var result: [Script: [Int]] = [:]
  var last: (script: Script, row: Int)?
  for scalar in UInt32(0)..<0x10000 {
    guard let unicode = Unicode.Scalar(scalar) else { continue }
    let script = Script(unicode)
    let row = Int(scalar >> 8)
    if let last, last == (script, row) { continue }
    last = (script, row)
    if result[script]?.last != row { result[script, default: []].append(row) }
  }
  return result
}()
