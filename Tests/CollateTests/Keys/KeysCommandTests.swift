import Testing
import ThumbIndex

@Suite("collate keys")
struct KeysCommandTests {
  private let words = [
    "", "a", "A", "å", "Ångström", "file10", "Öl", "öl", "e\u{301}", "é",
    "\u{AD}", "日本", "한국", "🎈", "a b", "\u{FFFD}",
  ]

  private func expected(
    _ collator: Collator, _ words: [String]
  ) -> Run {
    .wrote(words.map { "\(collator.sortKey(for: $0))\t\($0)\n" }.joined())
  }

  @Test("each line with its key, in the order of the input")
  func writesKeys() throws {
    let input = words.map { $0 + "\n" }.joined()
    for locale in ["sv", "de-u-co-phonebk", "en-u-kn", "und"] {
      try expect(
        collate("keys", "-l", locale, input: input),
        expected(try Collator(locale), words))
    }
    var options = CollatorOptions()
    options.strength = .primary
    options.numeric = true
    options.punctuation = .ignore()
    try expect(
      collate(
        "keys", "-l", "sv", "--strength=primary", "--numeric",
        "--punctuation=ignore", input: input),
      expected(try Collator("sv", options: options), words))
  }

  @Test("keys of ill-formed lines are those of U+FFFD")
  func illFormed() throws {
    let key = try Collator("sv").sortKey(for: "a\u{FFFD}").description
    try expect(
      collate("keys", "-l", "sv", input: [0x61, 0xFF, 0x0A]).withoutWarning,
      .wrote(Array("\(key)\ta".utf8) + [0xFF, 0x0A]))
  }

  @Test("-z ends records in NUL, the header too")
  func zeroTerminated() throws {
    let collator = try Collator("sv")
    let key = collator.sortKey(for: "a\nb")
    try expect(
      collate("keys", "-z", "-l", "sv", "--fingerprint", input: "a\nb\0"),
      .wrote(
        "# collate-keys \(collator.fingerprint)\0\(key)\ta\nb\0"))
  }

  @Test("-k makes the keys of parts, apart by 00")
  func keysOfParts() throws {
    let collator = try Collator("sv")
    let a = collator.sortKey(for: "a")
    let ö = collator.sortKey(for: "ö")
    try expect(
      collate("keys", "-l", "sv", "-t:", "-k2,2", input: "ö:a\n"),
      .wrote("\(a)\tö:a\n"))
    try expect(
      collate(
        "keys", "-l", "sv", "-t:", "-k1,1", "-k2,2", input: "ö:a\n"),
      .wrote("\(ö)00\(a)\tö:a\n"))
    // Downwards, all bits are inverted, and the key is ended.
    let inverted = (0..<a.bytes.count).map { index in
      let digits = String(~a.bytes[index], radix: 16)
      return digits.count < 2 ? "0\(digits)" : digits
    }.joined()
    try expect(
      collate("keys", "-l", "sv", "-t:", "-k2,2r", input: "ö:a\n"),
      .wrote("\(inverted)ff\tö:a\n"))
  }

  @Test("--fingerprint says first how the keys are made")
  func header() throws {
    let collator = try Collator("sv")
    let key = collator.sortKey(for: "a")
    try expect(
      collate("keys", "-l", "sv", "--fingerprint", input: "a\n"),
      .wrote("# collate-keys \(collator.fingerprint)\n\(key)\ta\n"))
    try expect(
      collate("keys", "--fingerprint", input: ""),
      .wrote("# collate-keys order=bytes\n"))
  }

  @Test("keys in byte order are the bytes, none of them 00")
  func bytes() throws {
    try expect(
      collate("keys", input: "ab\nö\n\n"), .wrote("6162\tab\nc3b6\tö\n\t\n"))
    try expect(collate("keys", "-k2", input: "a b\n"), .wrote("2062\ta b\n"))
  }

  @Test("any number of threads makes the same keys")
  func parallel() throws {
    let input = (0..<20_000).flatMap { "rad \($0)\n".utf8 }
    let one = try collate(
      "keys", "-l", "sv", "--parallel=1", input: input)
    #expect(one.status == 0 && one.output.count > input.count)
    try expect(collate("keys", "-l", "sv", "--parallel=3", input: input), one)
  }
}
