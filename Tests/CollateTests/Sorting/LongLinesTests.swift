import PropertyTesting
import Testing

/// Lines that begin alike for long: their order is that of their whole keys,
/// which `collate keys` writes.
@Suite("Long lines")
struct LongLinesTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let options = [
    [], ["-k1r"], ["-s"], ["-k1f"], ["-k2"], ["-k1,1", "-k2,2r"], ["-k2,2n"],
    ["-t:", "-k2,2", "-k1,1r"], ["--numeric"], ["--csv", "-k2,2", "-k1,1r"],
    ["--punctuation=ignore"], ["--strength=primary", "-s"],
    ["--reading=2,2"], ["--articles=en"],
  ]

  @Test("sort by their whole keys", arguments: ["sv", "ja", "uk", "C"])
  func wholeKeysDecide(locale: String) throws {
    var numbers = SeededGenerator(seed: 7)
    for (turn, options) in Self.options.enumerated().map({ $0 })
      .sampled(oneIn: 4, locale.utf8.count)
    {
      if locale == "C", options.contains(where: { $0.hasPrefix("--") }),
        options.first != "--csv"
      {
        continue
      }
      let all = ["-l", locale] + options
      let lines = lines(&numbers)
      let input = lines.map { $0 + "\n" }.joined()
      let expected = try sorted(lines, all)
      let output = expected.map { $0 + "\n" }.joined()
      let note: Comment = "\(all) \(input.debugDescription)"
      try expect(
        collate(all, input: Array(input.utf8)), .wrote(output), note)
      for more in [["-S", "1b"], ["-S", "9K"], ["--parallel=3"]]
        .sampled(oneIn: 3, turn)
      {
        try expect(
          collate(all + more, input: Array(input.utf8)), .wrote(output), note)
      }
      try expect(
        collate(all + ["-C"], input: Array(output.utf8)), .wrote(""), note)
      try expectMerge(expected, all, note)
      // Without `-u`, lines with equal numbers have a further key.
      if !options.contains("-k2,2n") { try expectUnique(lines, all, note) }
    }
  }

  /// Every third line to each of three files, and back.
  private func expectMerge(
    _ sorted: [String], _ options: [String], _ note: Comment
  ) throws {
    for file in 0..<3 {
      let own = sorted.indices.filter { $0 % 3 == file }.map { sorted[$0] }
      try scratch.write(own.map { $0 + "\n" }.joined(), to: "\(file)")
    }
    let merged = try collate(["-m"] + options + ["0", "1", "2"], in: scratch)
    // Lines with equal keys keep the order of the files.
    if options.contains("-s") {
      #expect(
        merged.text.split(separator: "\n").map { String($0) }.sorted()
          == sorted.sorted(), note)
    } else {
      expect(
        merged, .wrote(sorted.map { $0 + "\n" }.joined()), note)
    }
  }

  private func expectUnique(
    _ lines: [String], _ options: [String], _ note: Comment
  ) throws {
    let keyed = try keyed(lines, options)
    var seen: Set<String> = []
    let first = keyed.filter { seen.insert($0.key).inserted }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
    let input = Array(lines.map { $0 + "\n" }.joined().utf8)
    let output = first.map { $0.line + "\n" }.joined()
    for more in [[], ["-S", "1b"]] {
      try expect(
        collate(["-u"] + options + more, input: input), .wrote(output), note)
    }
    try expect(
      collate(["-cu"] + options, input: Array(output.utf8)), .wrote(""), note)
  }

  private func sorted(
    _ lines: [String], _ options: [String]
  ) throws -> [String] {
    try keyed(lines, options).sorted { left, right in
      if left.key != right.key { return left.key < right.key }
      if options.contains("-s") || left.line == right.line {
        return left.place < right.place
      }
      return left.line.utf8.lexicographicallyPrecedes(right.line.utf8)
    }.map(\.line)
  }

  /// The lines with their keys in hexadecimal, which compare as the lines do.
  private func keyed(
    _ lines: [String], _ options: [String]
  ) throws -> [(key: String, line: String, place: Int)] {
    let input = Array(lines.map { $0 + "\n" }.joined().utf8)
    let run = try collate(
      ["keys"] + options.filter { $0 != "-s" }, input: input)
    let rows = run.text.split(separator: "\n")
    #expect(rows.count == lines.count)
    return zip(rows, lines).enumerated().map { place, pair in
      (String(pair.0.prefix { $0 != "\t" }), pair.1, place)
    }
  }

  /// Lines of fields, of which many are equal for dozens or hundreds of bytes.
  private func lines(_ numbers: inout SeededGenerator) -> [String] {
    let starts = [
      "", "x", "Öl och ", "lång rad, ", "12:", "カー", "дзвінок ", "aa",
      "e\u{301}",
    ]
    let ends = ["", "a", "A", "ä", "z", "1", "12", " ", ":b", ": b", "\u{301}"]
    var fields: [String] = []
    for _ in 0..<5 {
      let start = String(
        repeating: numbers.pick(starts), count: numbers.pick([1, 9, 60, 400]))
      for _ in 0..<3 { fields.append(start + numbers.pick(ends)) }
    }
    return (0..<40).map { _ in
      numbers.pick(fields) + numbers.pick([" ", ":", ","])
        + numbers.pick(fields) + numbers.pick(ends)
    }
  }
}
