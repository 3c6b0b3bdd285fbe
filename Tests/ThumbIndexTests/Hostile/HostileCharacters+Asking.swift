@testable import TestSupport
@testable import SearchTexts
@testable import ThumbIndex

import CICU
import PropertyTesting

extension HostileCharacters {
  /// What is hardest on an ordering and its search, found by asking ICU about
  /// every character and every letter of several.
  ///
  /// - Complexity: Some tenths of a second the first time.
  static func of(
    _ id: String, rules: String? = nil
  ) throws -> Self {
    let name = "\(id) \(rules ?? "")"
    if let known = asked.withLock({ $0[name] }) { return known }
    let collator = try Collator(id, options: CollatorOptions(rules: rules))
    let made = try asking(collator)
    asked.withLock { $0[name] = made }
    return made
  }

  private static let asked = Locked<[String: Self]>([:])

  private static func asking(_ collator: Collator) throws -> Self {
    let longKeys = characters(longestBy: collator.keyLength, 400)
    let folder = try SearchFolder(collator)
    let longFolds = longKeys.map(\.text)
      .map { (text: $0, length: folder.folded($0).utf8.count) }
      .sorted { $0.length > $1.length }
    let reader = try ElementReader(collator.handle)
    let manyElements = try longKeys.map(\.text)
      .map { (text: $0, length: try reader.elements(of: $0.utf16).count) }
      .sorted { $0.length > $1.length }
    let letters = try collator.handle.listedContractions(withPrefixes: true)
      .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    let long = [longKeys, longFolds, manyElements].flatMap { list in
      list.prefix(12).map(\.text)
    }
    // The longest of them, and some of the others.
    let step = max(1, letters.count / 12)
    let contractions =
      letters.prefix(12)
      + stride(from: 0, to: letters.count, by: step).map { letters[$0] }
    return Self(
      long: long, short: known.short,
      contractions: contractions.isEmpty
        ? known.contractions : Array(contractions))
  }

  /// Those of all characters that are not one of thousands alike.
  private static func characters(
    longestBy length: (UInt32) -> Int, _ count: Int
  ) -> [(text: String, length: Int)] {
    var found: [(text: String, length: Int)] = []
    let ranges: [Range<UInt32>] = [
      0..<0x3400, 0xA000..<0xAC00, 0xF900..<0x1_7000, 0x1_B000..<0x2_0000,
      0xE_0000..<0xE_0200,
    ]
    for scalar in ranges.joined() {
      guard let character = Unicode.Scalar(scalar) else { continue }
      let length = length(scalar)
      if length > 12 { found.append((String(character), length)) }
    }
    found.sort { $0.length > $1.length }
    return Array(found.prefix(count))
  }
}

extension Collator {
  fileprivate func keyLength(_ scalar: UInt32) -> Int {
    let units = Array(String(Unicode.Scalar(scalar)!).utf16)
    return unsafe Int(
      cicu_ucol_getSortKey(
        handle.pointer, units, Int32(units.count), nil, 0))
  }
}
