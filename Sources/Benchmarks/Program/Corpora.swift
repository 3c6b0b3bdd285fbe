/// The corpora that the benchmarks run over.
enum Corpora {
  /// The name of the corpora of ``MadeUpNames``.
  static let madeUpNames = "names made up"

  static func all(_ options: BenchmarkOptions) -> [CorpusSource] {
    if !options.corpora.isEmpty {
      return options.corpora.flatMap { path, locale in
        options.sizes.map { size in
          CorpusSource(.words) { try file(path, locale, size) }
        }
      }
    }
    var sources: [CorpusSource] = []
    let largest = options.sizes.max() ?? 0
    func wants(_ kind: CorpusKind) -> Bool {
      options.kind == nil || options.kind == kind
    }
    if wants(.words) {
      for size in options.sizes { sources += wordLists(size) }
    }
    if wants(.hard) {
      for size in options.sizes {
        sources += HardCorpora.all(options.kind == nil ? size / 10 : size)
      }
    }
    if wants(.long) {
      for size in options.sizes { sources += LongCorpora.all(size / 10) }
    }
    if wants(.screen) { sources += screens }
    if options.kind == .large || options.kind == nil && largest >= 1_000_000 {
      sources.append(
        CorpusSource(.large) {
          Corpus(
            name: madeUpNames, kind: .large,
            order: CorpusOrder(locale: "pl"),
            lines: MadeUpNames(count: 10_000_000, syllables: 4...7))
        })
    }
    if wants(.empty) {
      sources.append(
        CorpusSource(.empty) {
          Corpus(
            name: "nothing", kind: .empty, order: CorpusOrder(locale: "pl"),
            lines: [[UInt8]]())
        })
    }
    return sources
  }

  private static func file(
    _ path: String, _ locale: String, _ size: Int
  ) throws -> Corpus {
    guard let bytes = contents(of: path) else {
      throw BenchmarkError("cannot read '\(path)'")
    }
    return Corpus(
      name: path, kind: .words, order: CorpusOrder(locale: locale),
      lines: bytes.lines.shuffledAlike().prefix(size))
  }
}

/// Debian's word lists.
extension Corpora {
  private static let lists = [
    ("polish", "pl", ["polish"]),
    ("four-latin", "en", ["british-english", "french", "ngerman", "spanish"]),
    ("ukrainian", "uk", ["ukrainian"]),
  ]

  /// The word lists that are installed and have at least half as many words as
  /// wanted; made-up names if there is no such list.
  private static func wordLists(_ size: Int) -> [CorpusSource] {
    let installed = lists.filter { _, _, files in
      let counts = files.compactMap { lineCount("/usr/share/dict/\($0)") }
      return counts.count == files.count && counts.reduce(0, +) >= size / 2
    }
    let sources = installed.map { name, locale, files in
      CorpusSource(.words) { wordList(name, locale, files, size) }
    }
    if !sources.isEmpty { return sources }
    return [
      CorpusSource(.words) {
        Corpus(
          name: madeUpNames, kind: .words, order: CorpusOrder(locale: "pl"),
          lines: MadeUpNames(
            count: size, syllables: size > 1_000_000 ? 4...7 : 2...6))
      }
    ]
  }

  private static func wordList(
    _ name: String, _ locale: String, _ files: [String], _ size: Int
  ) -> Corpus {
    let texts = files.compactMap { contents(of: "/usr/share/dict/\($0)") }
    let lines = texts.flatMap(\.lines)
    return Corpus(
      name: name, kind: .words, order: CorpusOrder(locale: locale),
      lines: lines.shuffledAlike().prefix(size))
  }

  /// Polish words, or made-up names if there is no list of words.
  static func polishWords(_ size: Int) -> [[UInt8]] {
    guard let text = contents(of: "/usr/share/dict/polish") else {
      return Array(MadeUpNames(count: size, syllables: 2...6))
    }
    return text.lines.shuffledAlike().prefix(size).map { Array($0) }
  }
}

/// Lists of names of all scripts, in several languages.
extension Corpora {
  private static var screens: [CorpusSource] {
    [250, 2500, 25_000].flatMap { size in
      ["en", "sv", "de", "zh", "ja", "ko", "ru", "ar", "th"].map { locale in
        CorpusSource(.screen) { screen(locale, size) }
      }
    }
  }

  /// Names of people and countries from the project's lists, and pairs of names
  /// if more are wanted.
  ///
  /// `nil` if some list is missing.
  private static func screen(_ locale: String, _ size: Int) -> Corpus? {
    let languages = [
      "ar", "cs", "da", "de", "el", "en", "es", "fr", "he", "hi", "hu", "ja",
      "ko", "pl", "ru", "sv", "th", "tr", "uk", "vi", "zh-Hant", "zh",
    ]
    let files = ["names"] + languages.map { "countries-\($0)" }
    let texts = files.compactMap { contents(of: "Data/\($0).txt") }
    guard texts.count == files.count else { return nil }
    let names = texts.flatMap(\.lines).shuffledAlike()
    var lines = names.map { Array($0) }
    var distance = 1
    while lines.count < size {
      for (row, name) in names.enumerated() {
        lines.append(
          name + [UInt8(ascii: " ")] + names[(row + distance) % names.count])
      }
      distance += 1
    }
    return Corpus(
      name: "screen: \(locale)", kind: .screen,
      order: CorpusOrder(locale: locale), lines: lines.prefix(size))
  }
}
