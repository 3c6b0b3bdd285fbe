@testable import PropertyTesting
import Testing

@Suite("collate sort")
struct SortingTests {
  @Test("sorts by the locale, with or without the name of the command")
  func sortsByLocale() throws {
    let input = "Öl\nZebra\nÅl\nApa\nÄrta\n"
    let swedish = Run.wrote("Apa\nZebra\nÅl\nÄrta\nÖl\n")
    try expect(collate("-l", "sv", input: input), swedish)
    try expect(collate("sort", "-l", "sv", input: input), swedish)
    try expect(collate("sort", "--locale=sv", input: input), swedish)
    let german = Run.wrote("Ål\nApa\nÄrta\nÖl\nZebra\n")
    try expect(collate("-l", "de", input: input), german)
  }

  @Test("sorts by bytes without a locale")
  func sortsByBytes() throws {
    try expect(collate(input: "ä\nb\nB\na\n"), .wrote("B\na\nb\nä\n"))
  }

  @Test("-r sorts from Z to A, lines that are equal by their bytes too")
  func reverses() throws {
    let input = "a\nc\nb\n"
    for option in ["-r", "--reverse", "--rev"] {
      try expect(collate(option, input: input), .wrote("c\nb\na\n"))
    }
    // `a` with U+00AD differs from `a` in bytes only.
    let ties = "a\na\u{AD}\nb\n"
    try expect(
      collate("-l", "en", "-r", input: ties), .wrote("b\na\u{AD}\na\n"))
  }

  @Test("equal lines are ordered by bytes, with -s as they came")
  func breaksTies() throws {
    let input = "b\na\u{AD}\na\n"
    let sort = { try collate(["-l", "en"] + $0, input: Array(input.utf8)) }
    try expect(sort([]), .wrote("a\na\u{AD}\nb\n"))
    try expect(sort(["-s"]), .wrote("a\u{AD}\na\nb\n"))
    try expect(sort(["--stable"]), .wrote("a\u{AD}\na\nb\n"))
    // Reversed, a stable sort still leaves equal lines as they came.
    try expect(sort(["-rs"]), .wrote("b\na\u{AD}\na\n"))
  }

  @Test("-u keeps the first of equal lines")
  func removesEqualLines() throws {
    let input = "Role\nrole\nrôle\nrole\u{AD}\nrule\nRole\n"
    let sort = { try collate(["-l", "en"] + $0, input: Array(input.utf8)) }
    // A soft hyphen weighs nothing, but is a difference.
    try expect(sort(["-u"]), .wrote("role\nrole\u{AD}\nRole\nrôle\nrule\n"))
    try expect(
      sort(["-u", "--strength=tertiary"]),
      .wrote("role\nRole\nrôle\nrule\n"))
    try expect(sort(["--unique", "-f"]), .wrote("Role\nrôle\nrule\n"))
    try expect(sort(["-u", "--strength=primary"]), .wrote("Role\nrule\n"))
    try expect(sort(["-ur", "--strength=primary"]), .wrote("rule\nRole\n"))
    // Under `C` nothing but the same bytes is equal.
    try expect(collate("-u", input: "b\na\nb\nB\n"), .wrote("B\na\nb\n"))
  }

  @Test("-f ignores case, also in byte order")
  func ignoresCase() throws {
    let input = "b\nA\na\nB\n"
    for option in ["-f", "--ignore-case"] {
      try expect(
        collate("-s", option, "-l", "en", input: input), .wrote("A\na\nb\nB\n"))
      try expect(collate("-s", option, input: input), .wrote("A\na\nb\nB\n"))
    }
    // As in `sort`, letters become capitals: `_` comes after them.
    try expect(collate("-f", input: "_\na\n"), .wrote("a\n_\n"))
  }

  @Test("any number of threads gives the same output")
  func sortsInParallel() throws {
    // Enough lines to be divided, many of them equal.
    let lines = (0..<30_000).map { "rad \(($0 * 7919) % 9973)\n" }
    let input = Array(lines.joined().utf8)
    let one = try collate("-l", "sv", "--parallel=1", input: input)
    #expect(one.status == 0 && one.output.count == input.count)
    for count in ["2", "3", "64"].sampled(oneIn: 3, 1) {
      let run = try collate("-l", "sv", "--parallel", count, input: input)
      #expect(run == one)
    }
    try expect(collate("-l", "sv", input: input), one)
  }
}
