import Glibc

/// Shuffled lines of real text, in one buffer with a newline after each.
struct Corpus {
  let name: String
  let locale: String
  let bytes: [UInt8]

  /// Where each line begins, and where one more would.
  let starts: [Int64]

  var count: Int { starts.count - 1 }

  /// The bytes of each line.
  var rows: [Range<Int>] {
    (0..<count).map { Int(starts[$0])..<Int(starts[$0 + 1]) - 1 }
  }

  /// Each line as a string.
  var texts: [String] {
    rows.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  init(name: String, locale: String, lines: [ArraySlice<UInt8>], size: Int) {
    self.name = name
    self.locale = locale
    var generator = Shuffling(state: 1)
    let chosen = lines.shuffled(using: &generator).prefix(size)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(chosen.reduce(0) { $0 + $1.count + 1 })
    var starts: [Int64] = [0]
    for line in chosen {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
      starts.append(Int64(bytes.count))
    }
    self.bytes = bytes
    self.starts = starts
  }

  /// The corpora that were asked for, or the usual ones.
  static func all(_ options: BenchmarkOptions) throws(BenchmarkError) -> [Self]
  {
    if !options.corpora.isEmpty {
      var result: [Self] = []
      for (path, locale) in options.corpora {
        guard let bytes = contents(of: path) else {
          throw BenchmarkError("cannot read '\(path)'")
        }
        result.append(
          Self(
            name: path, locale: locale, lines: bytes.lines,
            size: options.size))
      }
      return result
    }
    let found = wordLists.compactMap { name, locale, files -> Self? in
      let texts = files.compactMap { contents(of: "/usr/share/dict/\($0)") }
      guard texts.count == files.count else { return nil }
      return Self(
        name: name, locale: locale, lines: texts.flatMap(\.lines),
        size: options.size)
    }
    return found.isEmpty ? [madeUp(options.size)] : found
  }

  private static let wordLists = [
    ("polish", "pl", ["polish"]),
    ("four-latin", "en", ["british-english", "french", "ngerman", "spanish"]),
    ("ukrainian", "uk", ["ukrainian"]),
  ]

  /// Names put together from syllables, when there are no word lists.
  private static func madeUp(_ size: Int) -> Self {
    let syllables = [
      "ar", "bé", "chi", "do", "el", "fü", "gra", "hø", "ín", "jo", "ka", "łu",
      "mi", "ño", "or", "pré", "ro", "sz", "ti", "ur", "vě", "wa", "yl", "zo",
    ]
    var generator = Shuffling(state: 2)
    let lines = (0..<size).map { _ in
      let length = Int.random(in: 2...6, using: &generator)
      let word = (0..<length).map { _ in
        syllables.randomElement(using: &generator)!
      }
      return Array(word.joined().utf8)[...]
    }
    return Self(name: "made-up", locale: "en", lines: lines, size: size)
  }
}

/// A generator whose numbers are the same in every run (SplitMix64).
private struct Shuffling: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

extension [UInt8] {
  fileprivate var lines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n"))
  }
}

func contents(of path: String) -> [UInt8]? {
  guard let file = unsafe fopen(path, "r") else { return nil }
  defer { unsafe _ = fclose(file) }
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = unsafe fread(&buffer, 1, buffer.count, file)
    if count == 0 { return result }
    result += buffer[..<count]
  }
}
