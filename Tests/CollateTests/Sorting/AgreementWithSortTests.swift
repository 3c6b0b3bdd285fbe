import PropertyTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `collate` in byte order and GNU `sort`, on the same bytes.
@Suite(
  "Byte order agrees with GNU sort",
  .enabled(if: gnuSort != nil, "there is no GNU sort to compare with"))
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
      for (turn, separator) in Self.separators.enumerated() {
        for mode in Self.modes.sampled(oneIn: 4, index + turn) {
          // To `sort`, a key with an option of its own is not one of `-f`;
          // here `-f` is a strength, and that is one for all keys.
          if mode == ["-f"], keys.contains(where: { $0.hasSuffix("r") }) {
            continue
          }
          let options =
            keys + separator + mode + (isZeroTerminated ? ["-z"] : [])
          let input = bytes(&numbers, isZeroTerminated, isKeyed: !keys.isEmpty)
          try expect(
            collate(options, input: input), sort(options, input),
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
      for (turn, separator) in Self.separators.enumerated() {
        for mode in Self.mergingModes.sampled(oneIn: 3, index + turn) {
          let order =
            keys + separator + mode + (isZeroTerminated ? ["-z"] : [])
          let names = ["a", "b", "c"]
          for name in names {
            var input = bytes(
              &numbers, isZeroTerminated, isKeyed: !keys.isEmpty)
            // Now and then a file is not sorted, which is nobody's business.
            if !numbers.chance(oneIn: 4) {
              input = try sort(order, input).output
            }
            try scratch.write(input, to: name)
          }
          let options = ["-m"] + order + names
          try expect(
            collate(options, in: scratch), sort(options, in: scratch),
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
      for mode in Self.mergingModes.sampled(oneIn: 3, index) {
        let options =
          keys + separator + mode + (isZeroTerminated ? ["-z"] : [])
        let input = bytes(
          &numbers, isZeroTerminated, isKeyed: !keys.isEmpty, count: 400)
        let expected = try sort(options, input)
        for size in ["1b", "3000b", "1K"] {
          try expect(
            collate(options + ["-S", size], input: input), expected,
            "\(options) \(shown(input))")
        }
      }
    }
  }

  /// What GNU sort does, its messages as the tool would put them.
  private func sort(
    _ options: [String], _ input: [UInt8]? = nil, in scratch: Scratch? = nil
  ) throws -> Run {
    var run = try ChildProcess(
      executable: gnuSort!, arguments: options.map { Array($0.utf8) },
      environment: ["LC_ALL": "C"], directory: scratch, input: input
    ).run()
    if run.errors.isEmpty { return run }
    // It says its own path, and ends a line as those of the input. The tool
    // shows neither ill-formed nor control bytes.
    let message = String(
      decoding: run.errors.drop { $0 != 0x3A }.dropLast(), as: UTF8.self)
    let safe = message.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x3F : $0 }
    run.errors = Array("collate".utf8) + safe + [0x0A]
    return run
  }

  /// Records of few and of odd bytes, so that keys are often equal.
  private func bytes(
    _ numbers: inout SeededGenerator, _ isZeroTerminated: Bool, isKeyed: Bool,
    count: Int? = nil
  ) -> [UInt8] {
    // None of these bytes form a scalar: characters of `-k` are bytes to `sort`
    // under `C`. A line feed in a record is a blank to it, and only to it.
    var alphabet =
      Array("aabbAB::  \t_z\r\u{1}\u{7F}".utf8) + [0xFF, 0xC3, 0xC1]
    if !isZeroTerminated { alphabet.append(0) }
    if isZeroTerminated && !isKeyed { alphabet.append(0x0A) }
    let end: UInt8 = isZeroTerminated ? 0 : 0x0A
    var bytes: [UInt8] = []
    for _ in 0..<(count ?? numbers.number(in: 0...12)) {
      for _ in 0..<numbers.number(in: 0...8) {
        bytes.append(numbers.pick(alphabet))
      }
      bytes.append(end)
    }
    // Now and then the last record has no end.
    if bytes.last == end, numbers.chance(oneIn: 4) { bytes.removeLast() }
    return bytes
  }
}

/// Where GNU sort is, if it is the one that is found.
private let gnuSort: String? = {
  for path in ["/usr/bin/sort", "/bin/sort", "/usr/local/bin/gsort"]
  where unsafe access(path, X_OK) == 0 {
    let run = try? ChildProcess(
      executable: path, arguments: [Array("--version".utf8)], environment: [:]
    ).run()
    if run?.text.contains("GNU coreutils") == true { return path }
  }
  return nil
}()
