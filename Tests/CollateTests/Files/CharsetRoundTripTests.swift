import PropertyTesting
import Testing

@testable import TestSupport

/// Characters of other charsets than UTF-8 come out as the bytes that they were
/// read from, or a warning names them.
@Suite("Round trips through charsets")
struct CharsetRoundTripTests {
  private static let sample =
    ["windows-31j", "Big5", "Big5-HKSCS", "EUC-JP", "HZ", "ISO-2022-JP"].map {
      TestedCharset($0)
    } + TestedCharset.all.sampled(oneIn: 10)

  @Test("every code of a charset with a table", arguments: sample)
  func everyCode(of charset: TestedCharset) throws {
    // What has no line ends holds no lists.
    guard charset.hasTable, let end = charset.encoded("\n") else { return }
    let codes = charset.codes().filter { $0.text != "\n" && $0.text != "\r" }
    let texts = Dictionary(codes.map { ($0.code, $0.text) }) { $1 }
    let run = try collate(
      ["-l", "root", "--encoding=\(charset.name)"],
      input: codes.flatMap { $0.code + end })
    #expect(run.status == 0, "\(run.errorText)")
    let lines = run.output.split(separator: end).map { Array($0) }
    #expect(
      lines.map { texts[$0] ?? "\($0)" }.sorted()
        == codes.map { $0.text }.sorted())
    let named = namedCharacters(run)
    let isNamed = { (code: [UInt8]) in named.contains(texts[code] ?? "") }
    let unnamed = codes.map(\.code).filter { !isNamed($0) }
    #expect(
      lines.filter { !isNamed($0) }.sorted { $0.lexicographicallyPrecedes($1) }
        == unnamed.sorted { $0.lexicographicallyPrecedes($1) })
    // A character with one code is not named.
    let several = Dictionary(grouping: codes) { $0.text }.filter {
      $0.value.count > 1
    }
    #expect(named.subtracting(several.keys) == [])
  }

  @Test(
    "characters of a charset with states, or with endless codes",
    arguments: sample)
  func characters(of charset: TestedCharset) throws {
    if charset.hasTable { return }
    let text = charset.characters().filter { $0 != "\n" && $0 != "\r" }
      .map { $0 + "\n" }
    guard let input = charset.encoded(text.joined()) else { return }
    let run = try collate(
      ["-l", "root", "--encoding=\(charset.name)"], input: input)
    try #require(run.status == 0, "\(run.errorText)")
    #expect(namedCharacters(run) == [])
    let again = try #require(charset.decoded(run.output))
    let lines = String(decoding: again, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0) + "\n"
      }
    #expect(lines.dropLast().sorted() == text.sorted())
    // Where no line depends on those before it, lines keep their bytes.
    let alone = text.compactMap { charset.encoded($0) }
    if alone.flatMap(\.self) == input {
      #expect(run.output.sorted() == input.sorted())
    }
  }

  /// The characters that the warning names.
  private func namedCharacters(_ run: Run) -> Set<String> {
    let start = "which may come out as other bytes: "
    guard let list = run.errorText.ranges(of: start).first else { return [] }
    return Set(
      run.errorText[list.upperBound...].dropLast().split(separator: " ").map {
        name in
        name.hasPrefix("U+") && name.count > 2
          ? String(Unicode.Scalar(UInt32(name.dropFirst(2), radix: 16)!)!)
          : String(name)
      })
  }
}
