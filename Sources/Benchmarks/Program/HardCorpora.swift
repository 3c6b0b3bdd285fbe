import ThumbIndex

/// Texts, orders and options that fast paths may miss.
enum HardCorpora {
  static func all(_ size: Int) -> [CorpusSource] {
    corpora(size).map { CorpusSource(.hard, $0) }
  }

  private static func corpora(_ size: Int) -> [() throws -> Corpus?] {
    let words = Lazy { Corpora.polishWords(size) }
    return [
      { languageCorpus("chinese", "zh", "zh", size) },
      { languageCorpus("japanese", "ja", "ja", size) },
      { languageCorpus("korean", "ko", "ko", size, between: " ") },
      { languageCorpus("thai", "th", "th", size) },
      { languageCorpus("arabic", "ar", "ar", size, between: " ") },
      {
        let prefix = "Stowarzyszenie Miłośników Bardzo Długich Nazw Własnych: "
        let lines = words.value.map { Array(prefix.utf8) + $0 }
        return corpus("common prefix", lines)
      },
      {
        let text = Array("zażółć gęślą jaźń".utf8)
        return corpus("all equal", [[UInt8]](repeating: text, count: size))
      },
      { corpus("sorted", try sorted(words.value)) },
      { corpus("reversed", try sorted(words.value).reversed()) },
      {
        var generator = RepeatableGenerator(seed: 3)
        let lines = words.value.map { word in
          word + Array(" \(Int.random(in: 1...9999, using: &generator))".utf8)
        }
        return corpus("numeric", lines, CollatorOptions(numeric: true))
      },
      {
        let words = words.value
        let marks = ["-", " ", ", ", ". "].map { Array($0.utf8) }
        let lines = words.indices.map { row in
          words[row] + marks[row % marks.count] + words[words.count - 1 - row]
        }
        return corpus(
          "punctuation ignored", lines,
          CollatorOptions(punctuation: .ignore()))
      },
      {
        corpus(
          "rules", words.value,
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

  private static func sorted(_ words: [[UInt8]]) throws -> [[UInt8]] {
    let texts = words.map { String(decoding: $0, as: UTF8.self) }
    return texts.sorted(by: try Collator("pl")).map { Array($0.utf8) }
  }
}
