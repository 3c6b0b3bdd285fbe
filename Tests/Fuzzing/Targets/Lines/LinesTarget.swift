@testable import PropertyTesting
@testable import TestSupport
import ThumbIndex

@testable import CollateTool

extension FuzzTarget {
  /// The tool on arbitrary bytes: nothing is lost, what is sorted is in order,
  /// and neither memory nor files nor merging make a difference.
  static let lines = Self(name: "lines") { input in
    switch input.number(in: 0...9) {
    case 0: try checkArguments(&input)
    case 1: try ForgedFiles.checkKeys(&input)
    case 2: try ForgedFiles.checkNames(&input)
    default: try checkSorting(&input)
    }
  }

  /// Options of any spelling: an error or not, never a crash.
  ///
  /// Nothing is run, or files of any name would be written.
  private static func checkArguments(_ input: inout FuzzInput) throws {
    let command = input.pick(Command.allCases)
    let pieces = (0..<input.number(in: 0...3)).map { _ in
      input.pick(optionParts)
    }
    let words = input.parts(4).map { String(decoding: $0, as: UTF8.self) }
    let arguments = pieces + words
    try input.check("\(command) \(arguments.map { shown($0) })") {
      let message: String? = unsafe Tool.withArgv(["collate"] + arguments) {
        argv, count in
        do throws(Failure) {
          let parsed = unsafe try parseArguments(
            of: command, taking: command.options, argv, count: count)
          let keys = try KeySelection(parsed)
          _ = try MemoryLimit(parsed)
          if parsed.path(.rules) == nil { _ = try RecordFormat(parsed, keys) }
          return nil
        } catch {
          return error.message ?? ""
        }
      }
      try holdEqual(message?.isEmpty ?? false, false, "an error says nothing")
    }
  }

  private static let optionParts = [
    "-k", "-k1", "-k2.3,4.5r", "-k1,1", "-t", "-t;", "-t,", "--key=", "-S",
    "-S1M", "-S10%", "--buffer-size=", "--locale=en", "-l", "--reorder=",
    "--strength=", "--numeric", "--punctuation=", "--articles=", "--names=",
    "--reading=", "--", "-", "-z", "-ru", "--parallel=", "--case-first=",
    "-b", "-n", "-k2b,3.1nr", "--csv", "--header", "--header=2", "-kname,name",
  ]

  private static func checkSorting(_ input: inout FuzzInput) throws {
    let sorting = Sorting(&input)
    let isMadeOfPieces = input.number(in: 0...1) == 1
    let parts = input.parts(2)
    let bytes =
      isMadeOfPieces
      ? parts.map { $0.flatMap { pieces[Int($0) % pieces.count] } } : parts
    try input.check(
      "collate \(sorting.arguments.joined(separator: " "))\n"
        + bytes.map { shown($0) }.joined(separator: "\n")
    ) { try sorting.check(bytes) }
  }
}

/// What lines and their fields may have in them.
private let pieces: [[UInt8]] =
  [
    "a", "a", "b", "A", "z", "é", "e\u{301}", "ß", "ch", "ж", "日", "가", "1",
    "10",
  ]
  .map { Array($0.utf8) }
  + [" ", " ", "\t", ";", ";", "\n", "\n", "\0", "\r\n", "-", "The "]
  .map { Array($0.utf8) }
  + [
    [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80],
    [0xED, 0xBF, 0xBF], [0xE0, 0x9F, 0xBF], [0xF0, 0x9F, 0x98],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88], [0xFF],
    [0xCD, 0x84],
  ]

/// Options of a sort, and what its result must be.
@MainActor private struct Sorting {
  var arguments: [String] = []
  private var model: SortModel? = SortModel()
  private let isUnique: Bool
  private let terminator: UInt8

  init(_ input: inout FuzzInput) {
    let locale = input.pick(["C", "en", "sv", "ja", "hu", "th", "zh"])
    // Half of the machine's memory is read into in large pieces.
    arguments = ["-l", locale, "--parallel=1", "-S", "200k"]
    let flags = input.number(in: 0...255)
    isUnique = flags & 1 != 0
    terminator = flags & 2 != 0 ? 0 : UInt8(ascii: "\n")
    var model = SortModel()
    model.isUnique = isUnique
    model.isReversed = flags & 4 != 0
    model.isStable = flags & 8 != 0
    if isUnique { arguments.append("-u") }
    if terminator == 0 { arguments.append("-z") }
    if model.isReversed { arguments.append("-r") }
    if model.isStable { arguments.append("-s") }
    if flags & 32 != 0 {
      // In the order of bytes, the model has none of several.
      let separator = input.pick(locale == "C" ? [";", " "] : [";", " ", "é"])
      arguments += ["-t", separator]
      model.separator = Array(separator.utf8)
    }
    for _ in 0..<(flags & 64 != 0 ? input.number(in: 1...3) : 0) {
      let (text, key) = Self.key(&input)
      arguments += ["-k", text]
      model.keys.append(key)
    }
    let more =
      flags & 128 != 0 && locale != "C" ? input.pick(Self.options) : nil
    if let more { arguments.append(more.name) }
    if flags & 16 != 0 { arguments.append("-f") }
    // Bytes without case, and texts that are filed otherwise, are compared with
    // themselves alone.
    guard locale != "C" || flags & 16 == 0, more?.isFiling != true else {
      self.model = nil
      return
    }
    model.countsBytes = locale == "C"
    if locale != "C" {
      var options = more?.options ?? CollatorOptions()
      // Alone, `-u` drops only what is the same code points.
      if isUnique, flags & 16 == 0, options.strength == nil {
        options.strength = .identical
      }
      model.ownOrder = Self.order(locale, options)
      if flags & 16 != 0, options.strength != .primary {
        options.strength = .secondary
      }
      model.order = Self.order(locale, options)
    }
    self.model = model
  }

  private struct Extra {
    let name: String
    var isFiling = false
    var options = CollatorOptions()
  }

  private static let options = [
    Extra(name: "--numeric", options: .init(numeric: true)),
    Extra(name: "--strength=primary", options: .init(strength: .primary)),
    Extra(name: "--strength=quaternary", options: .init(strength: .quaternary)),
    Extra(name: "--strength=identical", options: .init(strength: .identical)),
    Extra(name: "--case-first=upper", options: .init(caseFirst: .upper)),
    Extra(name: "--punctuation=ignore", options: .init(punctuation: .ignore())),
    Extra(
      name: "--reorder=Grek,Latn", options: .init(reorder: ["Grek", "Latn"])),
    Extra(name: "--articles=en,fr", isFiling: true),
    Extra(name: "--opening-punctuation=skip", isFiling: true),
    Extra(name: "--names=han", isFiling: true),
    Extra(name: "--reading=2", isFiling: true),
  ]

  /// The key of a text, by ICU.
  private static func order(
    _ locale: String, _ options: CollatorOptions
  ) -> ([UInt8]) -> [UInt8] {
    let name = "\(locale) \(OptionGrid(options: options))"
    let oracle = oracles.value(name) {
      try! ICUOracle(locale, options: options)
    }
    return { oracle.key(of: String(decoding: $0, as: UTF8.self)) }
  }

  private static let oracles = Cache<String, ICUOracle>(limit: 200)

  /// A key as `-k` has it, and as it is meant.
  private static func key(_ input: inout FuzzInput) -> (String, SortModel.Key) {
    var key = SortModel.Key()
    let shape = input.number(in: 0...15)
    let field = input.number(in: 1...4)
    var text = "\(field)"
    key.field = field - 1
    if shape & 1 != 0 {
      let character = input.number(in: 1...5)
      text += ".\(character)"
      key.character = character - 1
    }
    if shape & 2 != 0 {
      let last = input.number(in: 1...4)
      text += ",\(last)"
      key.last = (last - 1, nil)
      if shape & 4 != 0 {
        let count = input.number(in: 0...5)
        text += ".\(count)"
        if count > 0 { key.last?.count = count }
      }
    }
    key.isReversed = shape & 8 != 0
    return (text + (key.isReversed ? "r" : ""), key)
  }

  private func records(_ bytes: [UInt8]) -> [[UInt8]] {
    var parts = bytes.split(
      separator: terminator, omittingEmptySubsequences: false
    ).map { Array($0) }
    if parts.last == [] { parts.removeLast() }
    return parts
  }

  private func run(
    _ more: [String], _ input: [UInt8] = []
  ) throws(Falsified) -> [UInt8] {
    let result = Tool.run(arguments + more, input: input)
    try holdEqual(
      result.status, 0,
      "status of \(more): \(String(decoding: result.messages, as: UTF8.self))")
    return result.output
  }

  func check(_ bytes: [[UInt8]]) throws(Falsified) {
    // A file that ends without a terminator gets one.
    let whole = bytes.flatMap { file -> [UInt8] in
      file.isEmpty || file.last == terminator ? file : file + [terminator]
    }
    let sorted = try run([], whole)
    try holdPermutation(of: whole, sorted)
    if let model {
      try holdEqual(
        records(sorted), model.sorted(records(whole)), "in order")
    }
    let paths = bytes.enumerated().map { Tool.file($0, $1) }
    try holdEqual(try run(paths), sorted, "from two files")
    try holdEqual(
      try run(["-S", "64b", "-T", "/dev/shm"] + paths), sorted,
      "in little memory")
    try holdEqual(Tool.run(arguments + ["-C"], input: sorted).status, 0, "-C")
    try holdEqual(try run([], sorted), sorted, "sorted again")
    let runs = try bytes.map { file throws(Falsified) in try run([], file) }
    let sortedPaths = runs.enumerated().map { Tool.file($0, $1) }
    try holdEqual(try run(["-m"] + sortedPaths), sorted, "merged")
  }

  private func holdPermutation(
    of input: [UInt8], _ sorted: [UInt8]
  ) throws(Falsified) {
    let order = { (left: [UInt8], right: [UInt8]) in
      left.lexicographicallyPrecedes(right)
    }
    let given = records(input).sorted(by: order)
    let found = records(sorted).sorted(by: order)
    try holdEqual(
      sorted.isEmpty || sorted.last == terminator, true, "the last terminator")
    if isUnique {
      let known = Set(given)
      try hold(found.allSatisfy { known.contains($0) }, "a line that was not")
      try holdEqual(found.isEmpty, given.isEmpty, "all lines are gone")
    } else {
      try holdEqual(found, given, "lines")
    }
  }
}
