import ThumbIndex

/// Texts, orders and options that a fast path may not be made for.
enum HardCorpora {
  static func all(_ size: Int) -> [CorpusSource] {
    corpora(size).map { CorpusSource(.hard, $0) }
  }

  private static func corpora(_ size: Int) -> [() throws -> Corpus?] {
    [
      { languageCorpus("chinese", "zh", "zh", size) },
      { languageCorpus("japanese", "ja", "ja", size) },
      { languageCorpus("korean", "ko", "ko", size, between: " ") },
      { languageCorpus("thai", "th", "th", size) },
      { languageCorpus("arabic", "ar", "ar", size, between: " ") },
      {
        let prefix = "Stowarzyszenie Miłośników Bardzo Długich Nazw Własnych: "
        return corpus(
          "common prefix",
          Corpora.polishWords(size).map {
            Array(prefix.utf8) + $0
          })
      },
      {
        let text = Array("zażółć gęślą jaźń".utf8)
        return corpus("all equal", [[UInt8]](repeating: text, count: size))
      },
      { corpus("sorted", try sorted(size)) },
      { corpus("reversed", try sorted(size).reversed()) },
      {
        var generator = RepeatableGenerator(seed: 3)
        let lines = Corpora.polishWords(size).map { word in
          word + Array(" \(Int.random(in: 1...9999, using: &generator))".utf8)
        }
        return corpus("numeric", lines, CollatorOptions(numeric: true))
      },
      {
        let words = Corpora.polishWords(size)
        let marks = ["-", " ", ", ", ". "].map { Array($0.utf8) }
        let lines = words.indices.map { row in
          words[row].prefix(8) + marks[row % marks.count]
            + words[words.count - 1 - row].prefix(8)
        }
        return corpus(
          "punctuation ignored", lines.map { Array($0) },
          CollatorOptions(punctuation: .ignore()))
      },
      {
        corpus(
          "rules", Corpora.polishWords(size),
          CollatorOptions(rules: "&h < ch <<< Ch <<< CH &z < a\u{308}"))
      },
    ]
  }

  private static func corpus(
    _ name: String, _ lines: [[UInt8]],
    _ options: CollatorOptions = CollatorOptions()
  ) -> Corpus {
    Corpus(
      name: "hard: " + name, kind: .hard,
      order: CorpusOrder(locale: "pl", options: options), lines: lines)
  }

  private static func sorted(_ size: Int) throws -> [[UInt8]] {
    let texts = Corpora.polishWords(size).map {
      String(decoding: $0, as: UTF8.self)
    }
    return texts.sorted(by: try Collator("pl")).map { Array($0.utf8) }
  }
}
