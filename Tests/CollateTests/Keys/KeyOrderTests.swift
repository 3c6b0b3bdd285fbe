@testable import PropertyTesting
import Testing

@Suite("Keys and sorting agree")
struct KeyOrderTests {
  /// Sorts what `collate keys` wrote by the bytes of the keys, as `sort -s`
  /// does with a key that ends at the tab.
  private func sortedByKeys(_ output: [UInt8], end: UInt8) -> [UInt8] {
    let rows = output.split(separator: end, omittingEmptySubsequences: false)
      .dropLast().map { line in
        let tab = line.firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
        return (key: line[..<tab], line: line[tab...].dropFirst())
      }
    return rows.enumerated().sorted { left, right in
      if left.element.key == right.element.key {
        return left.offset < right.offset
      }
      return left.element.key.lexicographicallyPrecedes(right.element.key)
    }.flatMap { Array($0.element.line) + [end] }
  }

  /// Lines of a few fields, many of them alike, some with odd bytes.
  private func lines(_ numbers: inout SeededGenerator) -> [UInt8] {
    let pieces =
      [
        "a", "A", "å", "ab", "b", "ö", "é", "e\u{301}", "1", "10", "2", "-",
        " ",
        "", "\u{AD}", "\0", "\u{1}", "\u{2}", "日", "ÿ",
      ].map { Array($0.utf8) } + [[0xFF], [0xFE], [0xC3], [0x7F]]
    return (0..<60).flatMap { _ -> [UInt8] in
      var line: [UInt8] = []
      for field in 0..<numbers.number(in: 1...3) {
        if field > 0 { line.append(UInt8(ascii: ":")) }
        for _ in 0..<numbers.number(in: 0...3) { line += numbers.pick(pieces) }
      }
      return line + [0x0A]
    }
  }

  @Test(
    "sorting the keys by bytes gives the stable order of the lines",
    arguments: ["C", "sv", "en-u-ka-shifted", "de-u-co-phonebk"])
  func agree(_ locale: String) throws {
    var numbers = SeededGenerator(seed: 19)
    let selections = [
      [], ["-k1,1"], ["-k2"], ["-k1r"], ["-k1,1r"], ["-k2,2r", "-k1,1"],
      ["-k1,1", "-k2,2r"], ["-k1,1", "-k2,2", "-k3,3"],
      ["-k1,1r", "-k2,2r", "-k3,3r"], ["-k1.2,2.1", "-k1,1r"],
    ]
    for selection in selections.sampled(oneIn: 2, locale.count) {
      for _ in 0..<PropertyRuns.count(3) {
        let input = lines(&numbers)
        let options = ["-l", locale, "-t:"] + selection
        let keys = try collate(["keys"] + options, input: input)
          .withoutWarning
        #expect(keys.status == 0 && keys.errors.isEmpty)
        let sorted = try collate(["sort", "-s"] + options, input: input)
          .withoutWarning
        #expect(
          Run(output: sortedByKeys(keys.output, end: 0x0A)) == sorted,
          "\(options) \(shown(input))")
      }
    }
  }
}
