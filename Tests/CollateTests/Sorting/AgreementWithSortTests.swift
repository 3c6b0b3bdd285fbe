@testable import PropertyTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `collate` in byte order and GNU `sort`, on the same bytes.
@Suite(
  "Byte order agrees with GNU sort",
  .enabled(if: gnuSortPath != nil, "there is no GNU sort to compare with"))
struct AgreementWithSortTests {
  /// Every combination of these is tried.
  private static let keys = [
    [], ["-k1,1"], ["-k2"], ["-k2,2r"], ["-k1.2,1.3"], ["-k2.2,3.1"],
    ["-k3,2"], ["-k2,2", "-k1,1r"], ["-k1r", "-k2,3"], ["-k2,2.0"],
    ["-k1.3,2.2r", "-k3"],
  ]
  private static let separators = [[], ["-t:"], ["-t", " "]]
  private static let modes = [
    [], ["-r"], ["-u"], ["-s"], ["-ru"], ["-rs"], ["-f"], ["-c"], ["-cr"],
    ["-cu"], ["-cs"], ["-C"],
  ]

  @Test("for every combination of options", arguments: [false, true])
  func agree(_ isZeroTerminated: Bool) throws {
    var numbers = SeededGenerator(seed: isZeroTerminated ? 72 : 27)
    for (index, keys) in Self.keys.enumerated() {
      for turn in Self.separators.indices.sampled(oneIn: 2, index) {
        let separator = Self.separators[turn]
        for mode in Self.modes.sampled(oneIn: 8, index + turn) {
          let options =
            keys + separator + mode + (isZeroTerminated ? ["-z"] : [])
          let input = bytes(&numbers, isZeroTerminated)
          try expect(
            collate(options, input: input), gnuSort(options, input)!,
            "\(options) \(shown(input))")
        }
      }
    }
  }

  private static let mergingModes = [
    [], ["-r"], ["-u"], ["-s"], ["-ru"], ["-rs"],
  ]

  @Test("for every way of merging", arguments: [false, true])
  func mergingAgrees(_ isZeroTerminated: Bool) throws {
    var numbers = SeededGenerator(seed: isZeroTerminated ? 51 : 15)
    let scratch = try Scratch()
    for (index, keys) in Self.keys.enumerated() {
      for turn in Self.separators.indices.sampled(oneIn: 3, index) {
        let separator = Self.separators[turn]
        for mode in Self.mergingModes.sampled(oneIn: 6, index + turn) {
          let order =
            keys + separator + mode + (isZeroTerminated ? ["-z"] : [])
          let names = ["a", "b", "c"]
          for name in names {
            var input = bytes(
              &numbers, isZeroTerminated)
            // Now and then a file is not sorted, which is nobody's business.
            if !numbers.chance(oneIn: 4) {
              input = try gnuSort(order, input)!.output
            }
            try scratch.write(input, to: name)
          }
          let options = ["-m"] + order + names
          try expect(
            collate(options, in: scratch), gnuSort(options, in: scratch)!,
            "\(options) \(names.map { shown(try scratch.bytes(of: $0)) })")
        }
      }
    }
  }

  @Test("with next to no memory", arguments: [false, true])
  func smallBuffersAgree(_ isZeroTerminated: Bool) throws {
    var numbers = SeededGenerator(seed: isZeroTerminated ? 33 : 66)
    for (index, keys) in Self.keys.enumerated() {
      let separator = Self.separators[index % Self.separators.count]
      for mode in Self.mergingModes.sampled(oneIn: 6, index) {
        let options =
          keys + separator + mode + (isZeroTerminated ? ["-z"] : [])
        let input = bytes(
          &numbers, isZeroTerminated, count: 400)
        let expected = try gnuSort(options, input)!
        for size in ["1b", "3000b", "1K"].sampled(oneIn: 3, index) {
          try expect(
            collate(options + ["-S", size], input: input), expected,
            "\(options) \(shown(input))")
        }
      }
    }
  }

  @Test("for random keys, flags and lines")
  func randomCasesAgree() throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    let scratch = try Scratch()
    for _ in 0..<PropertyRuns.count(300) {
      var options = randomOptions(&numbers)
      let isZeroTerminated = options.contains("-z")
      let words = numbers.pick(Self.words)
      for name in ["a", "b"] {
        var input = bytes(&numbers, isZeroTerminated, words: words)
        if options.contains("-m") {
          let order = options.filter { $0 != "-m" }
          input = try gnuSort(order, input)!.output
        }
        try scratch.write(input, to: name)
      }
      options.append("a")
      if !options.contains("-c"), !options.contains("-C") {
        options.append("b")
      }
      let expected = try gnuSort(options, in: scratch)!
      let run: Run = try collate(options, in: scratch)
      // Flags that contradict each other are refused in other words.
      if expected.status == 2, run.status == 2, run.output.isEmpty { continue }
      let inputs = try ["a", "b"].map { shown(try scratch.bytes(of: $0)) }
      expect(
        run, expected,
        "\(options) \(inputs) THUMBINDEX_SEED=\(PropertyRuns.seed)")
    }
  }

  private func randomOptions(_ numbers: inout SeededGenerator) -> [String] {
    var options: [String] = []
    for option in ["-r", "-u", "-s", "-f", "-b", "-z"]
    where numbers.chance(oneIn: 4) {
      options.append(option)
    }
    options += randomKind(&numbers).map { "-\($0)" }
    for _ in 0..<numbers.pick([0, 0, 1, 1, 2, 3]) {
      var key = randomPosition(&numbers, least: 1)
      if numbers.chance(oneIn: 3) {
        key += "," + randomPosition(&numbers, least: 0)
      }
      options.append("-k\(key)")
    }
    if numbers.chance(oneIn: 3) {
      options.append("-t\(numbers.pick([":", "a", " ", "\t", "\\0", "1"]))")
    }
    if numbers.chance(oneIn: 2) {
      options.append(numbers.pick(["-c", "-C", "-m"]))
    }
    return options
  }

  private func randomPosition(
    _ numbers: inout SeededGenerator, least: Int
  ) -> String {
    var position = "\(numbers.number(in: 1...4))"
    if numbers.chance(oneIn: 3) {
      position += ".\(numbers.number(in: least...4))"
    }
    for flag in ["b", "f", "r"] where numbers.chance(oneIn: 6) {
      position += flag
    }
    return position + randomKind(&numbers).joined()
  }

  /// Flags that say what a key is: none, one, or now and then two, which may
  /// contradict each other.
  private func randomKind(_ numbers: inout SeededGenerator) -> [String] {
    let kinds = ["d", "g", "h", "i", "M", "n", "V"]
    var flags: [String] = []
    if numbers.chance(oneIn: 3) { flags.append(numbers.pick(kinds)) }
    if numbers.chance(oneIn: 20) { flags.append(numbers.pick(kinds)) }
    return flags
  }

  /// Words of which records may consist, for flags that read values.
  private static let words = [
    [],
    ["1", "2", "10", "-3", "1.5", "K", "M", "G", "k", "0", " ", "x"],
    ["1e3", "-", "0x1F", "inf", "nan", "-nan", ".5", "1e-4", "+", " ", "e"],
    ["jan", "FEB", "Mar", "sept", "dec", "ja", " ", "9"],
    ["1", "10", "02", "a", "b", ".", "~", "-", ".tar", ".gz", "..", "A"],
  ]

  /// Records of words, or of few and of odd bytes, so that keys are often equal.
  private func bytes(
    _ numbers: inout SeededGenerator, _ isZeroTerminated: Bool,
    count: Int? = nil, words: [String] = []
  ) -> [UInt8] {
    var alphabet =
      Array("aabbAB::  \t_z\r0112.-\u{1}\u{7F}".utf8) + [0xFF, 0xC3, 0xA9]
    if !isZeroTerminated { alphabet.append(0) }
    if isZeroTerminated { alphabet.append(0x0A) }
    let end: UInt8 = isZeroTerminated ? 0 : 0x0A
    var bytes: [UInt8] = []
    // Now and then many records begin alike for long.
    let start = [UInt8](
      repeating: 0x61, count: numbers.pick([0, 0, 0, 30, 70, 300]))
    for _ in 0..<(count ?? numbers.number(in: 0...12)) {
      if numbers.chance(oneIn: 2) { bytes += start }
      for _ in 0..<numbers.number(in: 0...8) {
        if words.isEmpty {
          bytes.append(numbers.pick(alphabet))
        } else {
          bytes += Array(numbers.pick(words).utf8)
        }
      }
      bytes.append(end)
    }
    // Now and then the last record has no end.
    if bytes.last == end, numbers.chance(oneIn: 4) { bytes.removeLast() }
    return bytes
  }
}
