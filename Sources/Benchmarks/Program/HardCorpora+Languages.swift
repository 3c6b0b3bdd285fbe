extension HardCorpora {
  /// Texts of one to three parts; `nil` if the language has no list.
  ///
  /// Each part is the name of a country or person, or the beginning of such a
  /// name.
  static func languageCorpus(
    _ name: String, _ locale: String, _ language: String, _ size: Int,
    between separator: String = ""
  ) -> Corpus? {
    let parts = parts(language)
    if parts.isEmpty { return nil }
    let separator = Array(separator.utf8)
    var generator = RepeatableGenerator(seed: 4)
    let lines = (0..<size).map { _ -> [UInt8] in
      var line: [UInt8] = []
      for index in 0..<Int.random(in: 1...3, using: &generator) {
        if index > 0 { line += separator }
        let part = parts[Int.random(in: parts.indices, using: &generator)]
        let isWhole = Bool.random(using: &generator)
        let length = Int.random(in: 1...part.count, using: &generator)
        for character in part.prefix(isWhole ? part.count : length) {
          line += character
        }
      }
      return line
    }
    return Corpus(
      name: "hard: " + name, kind: .hard, order: CorpusOrder(locale: locale),
      lines: lines)
  }

  /// Names of countries and people, split into characters.
  ///
  /// A name of a person is taken only if it is not ASCII, and all its code
  /// points occur in names of countries.
  private static func parts(_ language: String) -> [[[UInt8]]] {
    let countries = lines(of: "countries-\(language).txt")
    let known = Set(countries.joined().flatMap(\.unicodeScalars))
    let names = lines(of: "names.txt").filter { name in
      name.unicodeScalars.contains { !$0.isASCII }
        && name.unicodeScalars.allSatisfy(known.contains)
    }
    return (countries + names).map { text in text.map { Array($0.utf8) } }
  }

  /// The lines of a list in `Data`, in this package or the current directory.
  private static func lines(of name: String) -> [String] {
    let sources = #filePath.split(
      separator: "/", omittingEmptySubsequences: false)
    let package = sources.dropLast(3).joined(separator: "/")
    for directory in [package, "."] {
      if let bytes = contents(of: "\(directory)/Data/\(name)") {
        return bytes.lines.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    return []
  }
}
