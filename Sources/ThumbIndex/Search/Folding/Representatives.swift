/// The scalars that stand for the primary weights of a collator in folded
/// texts.
///
/// A weight's scalar is the first character of its script with that weight, if
/// possible one without accent or upper case, such as `s`. A letter of several
/// characters (Czech `ch`) has a private use scalar. An ideograph stands for
/// itself. Other weights are spelt with two scalars of planes 15 and 16. So
/// different weights have different texts, and a match begins and ends at
/// scalars.
///
/// The scalars depend on the weight alone, never on texts folded before.
final class Representatives: Sendable {
  private let handle: CollatorHandle
  private let rows: LetterRows

  /// The scalars that stand for letters of several characters, by weight; all
  /// these characters are below ``commonLimit``.
  private let letters = Lazy<[UInt32: UInt32]>()

  init(_ handle: CollatorHandle) {
    self.handle = handle
    let sharesRoot = handle.isUntailored && !handle.isShifted
    rows =
      sharesRoot ? LetterRows.root ?? LetterRows(handle) : LetterRows(handle)
  }

  /// The scalar that stands for a weight; `nil` for weights of ideographs, and
  /// for weights spelt with two scalars.
  ///
  /// - Parameter reader: A reader of the collator.
  func scalar(of weight: UInt32, _ reader: ElementReader) -> UInt32? {
    let group = ScriptGroups.root.group(of: weight)
    if let scalar = rootScalar(of: weight, in: group.firstRows, reader) {
      return scalar
    }
    // Locales tailor letters, hardly ever signs.
    if !group.hasLetters {
      return rootScalar(of: weight, in: group.otherRows, reader)
    }
    // A letter of the locale, such as Swedish å, is mostly in the collator's
    // first rows. If they are searched early, root's other rows are not read.
    return rows.scalar(of: weight, in: group.firstRows)
      ?? rootScalar(of: weight, in: group.otherRows, reader)
      ?? letters.value { makeLetters(reader) }[weight]
      ?? rows.scalar(of: weight, in: group.otherRows)
  }

  /// Searches some ``LetterRows`` of CLDR's root order for the scalar of a
  /// weight; `nil` if there is none, or if the scalar has another weight in
  /// this collator.
  ///
  /// Most letters have the same weight in this collator as in the root order,
  /// whose rows all collators share.
  private func rootScalar(
    of weight: UInt32, in numbers: [Int], _ reader: ElementReader
  ) -> UInt32? {
    guard let scalar = LetterRows.root?.scalar(of: weight, in: numbers)
    else { return nil }
    let own = reader.onlyPrimary(of: CollectionOfOne(UInt16(scalar)))
    return own == weight ? scalar : nil
  }

  /// Finds the letters of several characters that begin in lower case and have
  /// only characters below ``commonLimit``.
  private func makeLetters(_ reader: ElementReader) -> [UInt32: UInt32] {
    var result: [UInt32: UInt32] = [:]
    // The next scalar of each script.
    var next = LetterRepresentatives.all.map(\.scalars.lowerBound)
    for first in 0x61..<commonLimit
    where CharacterProperties.isLowercase(first) {
      for text in (try? handle.contractions(beginningWith: first)) ?? []
      where text.unicodeScalars.allSatisfy({ $0.value < commonLimit }) {
        guard let weight = reader.onlyPrimary(of: text.utf16),
          result[weight] == nil
        else { continue }
        // A contraction such as `a` and U+030A is one character, `å`. The
        // weight of such a character may already have a scalar.
        let group = ScriptGroups.root.group(of: weight)
        if text.count == 1,
          [group.firstRows, group.otherRows].contains(where: { numbers in
            rootScalar(of: weight, in: numbers, reader) != nil
              || rows.scalar(of: weight, in: numbers) != nil
          })
        {
          continue
        }
        let script = LetterRepresentatives.place(of: group.script)
        if next[script] == LetterRepresentatives.all[script].scalars.upperBound
        {
          continue
        }
        result[weight] = next[script]
        next[script] += 1
      }
    }
    return result
  }
}

/// The private use scalars that stand for letters of several characters, by
/// script: a word begins with such a letter as it begins with any other.
enum LetterRepresentatives {
  /// First the scripts in which CLDR's orders have such letters, then all other
  /// scripts together.
  static let all: [(script: Script?, scalars: Range<UInt32>)] = [
    (Script("a"), 0xE000..<0xE800), (Script("а"), 0xE800..<0xEC00),
    (Script("α"), 0xEC00..<0xEE00), (nil, 0xEE00..<Flags.seconds.lowerBound),
  ]

  /// The place of a script among ``all``.
  static func place(of script: Script) -> Int {
    all.firstIndex { $0.script == script } ?? all.count - 1
  }

  /// The script of a scalar that stands for such a letter; `nil` for other scalars
  /// and scripts.
  static func script(of scalar: UInt32) -> Script? {
    all.first { $0.scalars.contains(scalar) }?.script
  }
}

/// The scalars of plane 0 by their primary weights in a collator.
///
/// A row has 128 neighbouring scalars, and is read on demand.
private final class LetterRows: @unchecked Sendable {
  private let readers: Pool<ElementReader>
  private let lock = Lock()

  /// The rows read so far; only touched under the lock.
  private var rows = [[Letter]?](repeating: nil, count: rowCount)

  static let root = (try? RootOrder.collator()).map { LetterRows($0) }

  init(_ handle: CollatorHandle) {
    readers = Pool { try? ElementReader(handle) }
  }

  /// Searches some rows in turn for the scalar of a weight; `nil` if no row has
  /// it.
  func scalar(of weight: UInt32, in numbers: [Int]) -> UInt32? {
    for number in numbers {
      guard let row = row(number) else { continue }
      let index = row.partitioningIndex { $0.weight >= weight }
      if index < row.count, row[index].weight == weight {
        return row[index].scalar
      }
    }
    return nil
  }

  /// The letters of a row; `nil` if ICU is out of memory, and then the next call
  /// tries again.
  private func row(_ number: Int) -> [Letter]? {
    if let known = lock.withLock({ rows[number] }) { return known }
    // Another thread may read the same letters at the same time.
    guard
      let read = readers.withValue({ try? letters(inRow: number, $0) }) ?? nil
    else { return nil }
    lock.withLock { rows[number] = read }
    return read
  }

  /// The letters of a row, in their order.
  private func letters(
    inRow number: Int, _ reader: ElementReader
  ) throws(ICUError) -> [Letter] {
    var letters: [Letter] = []
    letters.reserveCapacity(rowSize)
    let start = number * rowSize
    let candidates = (UInt16(start)...UInt16(start + rowSize - 1))
      .filter(mayStandForWeight)
    try reader.forEachCharacter(candidates) { scalar, elements in
      var weight: UInt32?
      var isPlain = true
      for index in elements.indices {
        let element = elements[index]
        if reader.hasPrimary(element) {
          if weight != nil { return }
          weight = element.primary
          isPlain = isPlain && element.isPlain
        } else if element.primary == 0, !element.isIgnorable {
          isPlain = false
        }
      }
      if let weight {
        letters.append(Letter(weight: weight, scalar, isPlain: isPlain))
      }
    }
    letters.sort { $0.bits < $1.bits }
    return letters
  }

  /// A scalar with one primary weight.
  ///
  /// Letters are in the order of their weights. Of letters with the same weight,
  /// those in lower case without accents come first.
  private struct Letter {
    let bits: UInt64

    init(weight: UInt32, _ scalar: UInt16, isPlain: Bool) {
      bits =
        UInt64(weight) << 32 | (isPlain ? 0 : 1 << 16) | UInt64(scalar)
    }

    var weight: UInt32 { UInt32(bits >> 32) }
    var scalar: UInt32 { UInt32(bits & 0xFFFF) }
  }
}

/// How many scalars a row has; most alphabets are in one row.
private let rowSize = 128

private let rowCount = 0x1_0000 / rowSize

/// Whether a character of plane 0 may stand for a weight.
private func mayStandForWeight(_ character: UInt16) -> Bool {
  let scalar = UInt32(character)
  return !neverStandsForWeight(scalar) && FoldTable.isUsable(scalar)
    && !LetterMark.isMark(scalar) && LetterMark.kind(scalar) == nil
}

/// Whether a scalar is a Hangul syllable or a unified ideograph; some rows have
/// only such scalars.
private func neverStandsForWeight(_ scalar: UInt32) -> Bool {
  // Syllables have the weights of their letters, ideographs stand for themselves.
  CharacterProperties.isSyllable(scalar)
    || CharacterProperties.isUnifiedIdeograph(scalar)
}

/// Scalars below this one, except combining marks and line ends, are grapheme
/// clusters by themselves.
let commonLimit: UInt32 = 0x530

/// The groups of CLDR's root order, such as digits or a script: where each group
/// starts, and which rows have its letters.
///
/// A weight that a locale or tailoring rules add lies between two weights of
/// the root order, and so in a group.
struct ScriptGroups: Sendable {
  private let groups: [Group]

  /// The first weight of letters.
  let firstLetter: UInt32
  let firstIdeograph: UInt32

  struct Group: Sendable {
    let firstWeight: UInt32
    let script: Script

    /// The numbers of the row with the most usual letters of the group, and of
    /// the row beside it; empty if the group has no rows.
    let firstRows: [Int]

    /// Whether the group may have letters of several characters.
    var hasLetters: Bool { script != .common && script != .han }
  }

  static let root = Self()

  /// Reads the groups from their marks: contractions of U+FDD1 and a sample
  /// character of the group.
  private init() {
    var groups = [Group(firstWeight: 0, sample: " ")]
    for mark in (try? RootOrder.groupMarks()) ?? [] where mark.weight > 0 {
      groups.append(Group(firstWeight: mark.weight, sample: mark.sample))
    }
    self.groups = groups
    firstLetter = groups.first { $0.script != .common }?.firstWeight ?? 0
    firstIdeograph =
      groups.first { $0.script == .han }?.firstWeight ?? .max
  }

  /// Whether a weight belongs to ideographs; only an ideograph may stand for
  /// such a weight.
  func isIdeograph(_ weight: UInt32) -> Bool {
    group(of: weight).script == .han
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
    let letter: UInt32? =
      switch script {
      case .common: 0
      // Ideographs stand for themselves.
      case .han: nil
      // Syllables have the weights of their letters.
      case .hangul: 0x1100
      default: sample.value < 0x10000 ? sample.value : nil
      }
    let row = letter.map { Int($0) / rowSize }
    firstRows = row.map { [$0, $0 ^ 1] } ?? []
  }

  /// The numbers of the other rows with letters of the group.
  var otherRows: [Int] {
    switch script {
    // Emoji, arrows and other rare characters are not in these rows; they are
    // spelt.
    case .common:
      return [0x2000, 0x2080, 0x3000, 0x3080].map { $0 / rowSize }
    case .han: return []
    default:
      let rows = rowsOfScripts.first { $0.script == script }?.numbers ?? []
      return rows.filter { !firstRows.contains($0) }
    }
  }
}

/// The rows that have characters of a script.
private struct ScriptRows {
  let script: Script
  var numbers: [Int]
}

/// The rows of each script.
///
/// Only every sixteenth character is sampled.
private let rowsOfScripts: [ScriptRows] = {
  var result: [ScriptRows] = []
  for row in 0..<rowCount {
    let start = UInt32(row * rowSize)
    let ends = [start, start + UInt32(rowSize) - 1]
    if ends.allSatisfy(neverStandsForWeight) { continue }
    var last: Script?
    for sample in stride(from: start, through: ends[1], by: 16) {
      guard let scalar = Unicode.Scalar(sample),
        case let script = Script(scalar), script != last
      else { continue }
      last = script
      guard let index = result.firstIndex(where: { $0.script == script })
      else {
        result.append(ScriptRows(script: script, numbers: [row]))
        continue
      }
      if result[index].numbers.last != row { result[index].numbers.append(row) }
    }
  }
  return result
}()
