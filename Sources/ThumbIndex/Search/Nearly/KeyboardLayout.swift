/// The letters of a keyboard, whose neighbours a finger may hit instead.
///
/// ```swift
/// var filter = try ListFilter(["Hella"], searching: [SearchField(\.self)])
/// filter.update("hellq")
/// filter.nearMatches().map(\.slips)  // 1.0
/// filter.update { $0.keyboard = .qwerty }
/// filter.nearMatches().map(\.slips)  // 0.5; q is beside a
/// ```
///
/// In JSON a keyboard is the array of its rows.
public struct KeyboardLayout: Sendable, Hashable {
  /// The rows of letters from the top, each shifted by half a key to the right
  /// of the row above; a space stands for a key without a letter.
  public let rows: [String]

  /// A keyboard with the given rows of letters.
  ///
  /// ```swift
  /// let dvorak = KeyboardLayout(
  ///   rows: ["   pyfgcrl", "aoeuidhtns", " qjkxbmwvz"])
  /// ```
  public init(rows: [String]) { self.rows = rows }

  /// The usual keyboard of English.
  public static let qwerty = Self(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])

  /// The usual keyboard of German.
  public static let qwertz = Self(
    rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])

  /// The usual keyboard of French.
  public static let azerty = Self(rows: ["azertyuiop", "qsdfghjklm", "wxcvbn"])

  /// The usual keyboard of Russian, ЙЦУКЕН.
  public static let jcuken = Self(
    rows: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"])
}

extension KeyboardLayout: Codable {
  /// Reads the rows of a keyboard.
  ///
  /// - Throws: `DecodingError` for anything but an array of texts.
  public init(from decoder: any Decoder) throws {
    rows = try decoder.singleValueContainer().decode([String].self)
  }

  /// Writes the rows.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rows)
  }
}

extension KeyboardLayout {
  /// For each folded letter of the keyboard, those on the keys beside it.
  ///
  /// A key whose character folds to several letters has none. If several keys
  /// fold to one letter, as `u` and `ü` do, the one counts that has the letter
  /// itself, or else the first.
  func neighbours(_ plan: FoldingPlan) -> [UInt32: Set<UInt32>] {
    let folder = TextFolder(plan)
    var places: [UInt32: (row: Int, column: Int)] = [:]
    var ownPlaces: Set<UInt32> = []
    for (row, keys) in rows.enumerated() {
      for (column, key) in keys.enumerated() {
        let letters = FoldedLetter.letters(
          of: folder.folded(reading: String(key)))
        guard letters.count == 1, FoldedLetter.maySlip(letters[0]) else {
          continue
        }
        let isOwn = key.unicodeScalars.first?.value == letters[0]
        if isOwn && ownPlaces.insert(letters[0]).inserted
          || places[letters[0]] == nil
        {
          places[letters[0]] = (row, column)
        }
      }
    }
    let letters = Dictionary(
      uniqueKeysWithValues: places.map { ([$1.row, $1.column], $0) })
    return places.mapValues { own in
      Set(
        [(0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1)].compactMap {
          letters[[own.row + $0, own.column + $1]]
        })
    }
  }
}
