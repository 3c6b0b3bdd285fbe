import Glibc
import ThumbIndex

/// A use of the library's public API whose cost `.ci/growth` measures with
/// hostile texts.
///
/// `.ci/growth` runs each entry in a process of its own, with ``argument``, so
/// that the process's time and memory are those of the entry.
struct LibraryEntry {
  static let argument = "--entry"

  let name: String

  /// Does the work, and returns a number that depends on all of it, so that the
  /// compiler leaves nothing out.
  private let work: (HostileTexts) throws -> Int

  init(_ name: String, _ work: @escaping (HostileTexts) throws -> Int) {
    self.name = name
    self.work = work
  }

  static var all: [Self] {
    [reading] + sorting + sections + lists + edits + queries + folding
  }

  /// Only reads the file.
  private static var reading: Self {
    Self("read") { $0.lines.reduce(0) { $0 &+ $1.utf8.count } }
  }

  /// Runs an entry, or writes the names of all entries.
  ///
  /// The arguments are the entry's name, a locale, and a file with a text on
  /// each line. Without arguments, this writes the names.
  static func run(_ arguments: [String]) throws -> Int32 {
    if arguments.isEmpty {
      for entry in all { print(entry.name) }
      return 0
    }
    guard arguments.count == 3,
      let entry = all.first(where: { $0.name == arguments[0] }),
      let bytes = contents(of: arguments[2])
    else { return 2 }
    print(try entry.work(HostileTexts(bytes, locale: arguments[1])))
    return 0
  }
}

/// The lines of a file, and the locale of their collator.
struct HostileTexts: Sendable {
  let locale: String
  let bytes: [UInt8]

  /// The range of each line in the bytes; empty lines count.
  let rows: [Range<Int>]

  /// The lines; ill-formed bytes are repaired.
  let lines: [String]

  init(_ bytes: [UInt8], locale: String) {
    self.locale = locale
    self.bytes = bytes
    var rows: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      rows.append(start..<index)
      start = index + 1
    }
    if start < bytes.count { rows.append(start..<bytes.count) }
    self.rows = rows
    lines = rows.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// At most a hundred lines, for calls that are documented as O(*n*).
  var few: ArraySlice<String> { lines.prefix(100) }

  /// One to two thousand lines, evenly spread, or all lines if there are fewer;
  /// for work that is done for one line after another.
  var some: [String] {
    let step = max(1, lines.count / 1000)
    return stride(from: 0, to: lines.count, by: step).map { lines[$0] }
  }

  /// Every sixteenth line, so that the number of lines grows with the file; for
  /// work that takes O(log *n*) for each line.
  var part: [String] {
    stride(from: 0, to: lines.count, by: 16).map { lines[$0] }
  }

  /// The lines without those of ``part``.
  var rest: [String] {
    lines.indices.filter { $0 % 16 > 0 }.map { lines[$0] }
  }

  /// The first line that is not empty; an empty text if all lines are empty.
  var typed: String { lines.first { !$0.isEmpty } ?? "" }

  /// What is in a search field as somebody begins to type a line.
  var keystrokes: [String] {
    let scalars = typed.unicodeScalars.prefix(40)
    return scalars.indices.map { String(scalars[...$0]) }
  }

  func collator(
    _ options: CollatorOptions = CollatorOptions()
  ) throws -> Collator {
    try Collator(locale, options: options)
  }

  func collation(
    filing: FilingRules = FilingRules()
  ) throws -> IndexedCollation {
    try IndexedCollation(locale, filing: filing)
  }
}
