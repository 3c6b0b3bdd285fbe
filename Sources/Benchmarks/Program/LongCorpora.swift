/// Lines of about 600 bytes.
enum LongCorpora {
  static func all(_ size: Int) -> [CorpusSource] {
    let start = lines(1, words: 24, after: [])[0]
    return [
      corpus("long: paragraphs made up", size, words: 36, after: []),
      corpus("long: 400 bytes alike", size, words: 12, after: start),
    ]
  }

  private static func corpus(
    _ name: String, _ size: Int, words: Int, after start: [UInt8]
  ) -> CorpusSource {
    CorpusSource(.long) {
      Corpus(
        name: name, kind: .long, order: CorpusOrder(locale: "pl"),
        lines: lines(size, words: words, after: start))
    }
  }

  private static func lines(
    _ count: Int, words: Int, after start: [UInt8]
  ) -> [[UInt8]] {
    let names = Array(MadeUpNames(count: 100_000, syllables: 6...8))
    var generator = RepeatableGenerator(seed: 5)
    return (0..<count).map { _ in
      var line = start
      for _ in 0..<words {
        line += names[Int.random(in: names.indices, using: &generator)]
        line.append(UInt8(ascii: " "))
      }
      return line
    }
  }
}
