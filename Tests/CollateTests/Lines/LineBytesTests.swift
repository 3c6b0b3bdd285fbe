@testable import PropertyTesting
import Testing

@Suite("Lines are bytes")
struct LineBytesTests {
  /// Lines, in the order of root, with every kind of byte in them.
  private let lines: [[UInt8]] = [
    [],
    // A lone CR, and one before the line feed.
    [0x0D],
    Array("a".utf8),
    Array("a\r".utf8),
    Array("a\0b".utf8),
    Array("e\u{301}".utf8),
    // A byte that cannot begin a scalar, one cut short, a surrogate, one
    // beyond the last: all of them are U+FFFD, which sorts last.
    [0xFF],
    [0xE2, 0x82],
    [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80],
  ]

  private func joined(_ lines: [[UInt8]], by end: UInt8 = 0x0A) -> [UInt8] {
    lines.flatMap { $0 + [end] }
  }

  @Test("every line comes out as it came in", arguments: ["C", "und", "sv"])
  func keepsBytes(_ locale: String) throws {
    let run = try collate("-l", locale, input: joined(lines.reversed()))
      .withoutWarning
    #expect(run.status == 0 && run.errors.isEmpty)
    // The same lines, whatever their order.
    let found = run.output.split(
      separator: 0x0A, omittingEmptySubsequences: false
    ).dropLast().map(Array.init)
    #expect(
      found.sorted { $0.lexicographicallyPrecedes($1) }
        == lines.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test("-s leaves lines in place that ICU calls equal")
  func equalLines() throws {
    // CR and NUL are control characters: NUL counts for nothing, CR is a blank.
    let input = Array("a\0\na\na\u{1}\n".utf8)
    try expect(collate("-s", "-l", "und", input: input), .wrote(input))
  }

  @Test("ill-formed bytes sort as U+FFFD does")
  func illFormed() throws {
    let input = joined([
      [0xFF, 0x62], Array("\u{FFFD}c".utf8), Array("z".utf8), [0x80, 0x61],
    ])
    let sorted = joined([
      Array("z".utf8), [0x80, 0x61], [0xFF, 0x62], Array("\u{FFFD}c".utf8),
    ])
    try expect(collate("-l", "sv", input: input).withoutWarning, .wrote(sorted))
    try expect(
      collate("-l", "sv", "-u", input: [0xFF, 0x0A, 0xFE, 0x0A])
        .withoutWarning,
      .wrote([0xFF, 0x0A]))
  }

  @Test("CR before a line feed is kept")
  func keepsCarriageReturns() throws {
    try expect(
      collate("-l", "sv", input: "ö\r\nz\r\nå\r\n"), .wrote("z\r\nå\r\nö\r\n"))
  }

  @Test("-z ends records in NUL, and line feeds are part of them")
  func zeroTerminated() throws {
    for option in ["-z", "--zero-terminated"] {
      try expect(collate(option, input: "b\nx\0a\0"), .wrote("a\0b\nx\0"))
      try expect(collate(option, input: "b\0a"), .wrote("a\0b\0"))
      try expect(collate(option, input: "b\na\n"), .wrote("b\na\n\0"))
      try expect(collate(option, input: ""), .wrote(""))
      try expect(
        collate(option, "-l", "sv", input: "ö\0\0å\nb\0å\0"),
        .wrote("\0å\0å\nb\0ö\0"))
    }
  }

  // Beyond every buffer, and still quick without optimization.
  @Test("one very long line", arguments: ["C", "sv"])
  func longLine(_ locale: String) throws {
    var input = [UInt8](
      repeating: UInt8(ascii: "b"),
      count: PropertyRuns.areAll ? 6_000_000 : 2_000_000)
    let sorted = Array("a\n".utf8) + input + [0x0A]
    input += Array("\na".utf8)
    let run = try collate("-l", locale, input: input)
    // Not the runs as such: a failure would print them.
    #expect(run.status == 0)
    #expect(run.errorText == "")
    let isSorted = run.output == sorted
    #expect(isSorted)
  }

  @Test("hundreds of thousands of empty lines", arguments: ["C", "sv"])
  func emptyLines(_ locale: String) throws {
    let input = [UInt8](
      repeating: 0x0A, count: PropertyRuns.areAll ? 1_000_000 : 80_000)
    try expect(collate("-l", locale, input: input), .wrote(input))
    try expect(collate("-l", locale, "-u", input: input), .wrote("\n"))
    try expect(
      collate("-l", locale, "-cu", input: input), .disorder("-:2: disorder: "))
  }
}
