internal import Synchronization

/// ICU's Mandarin readings of Han characters, remembered for each character.
///
/// ICU takes some 20 µs for a character. Most characters have one reading; some
/// have another at the start of a name. ICU's rules tell which characters begin
/// a phrase (重 in 重庆); ICU reads texts with such characters as a whole.
final class HanReader: Sendable {
  /// Reads characters by their most usual readings.
  static let words = HanReader(.han)

  /// Reads texts as the names of people.
  static let names = HanReader(.hanNames)

  private let transliterator: Transliterator
  private let memory = Mutex(Memory())

  private init(_ transliterator: Transliterator) {
    self.transliterator = transliterator
  }

  /// The reading of each character of a text; `nil` if ICU must read the text
  /// as a whole.
  func syllables(of text: some Sequence<Unicode.Scalar>) -> [String]? {
    memory.withLock { memory in
      guard let phraseStarts = memory.phraseStarts(transliterator) else {
        return nil
      }
      var result: [String] = []
      for scalar in text {
        guard !phraseStarts.contains(scalar.value),
          let syllable = memory.syllable(
            scalar, isFirst: result.isEmpty, transliterator)
        else { return nil }
        result.append(syllable)
      }
      return result
    }
  }

  private struct Memory {
    private var textCount = 0
    private var phraseStarts: Set<UInt32>?
    private var first: [UInt32: String?] = [:]
    private var later: [UInt32: String?] = [:]

    /// The number of texts after which ICU's rules are read.
    ///
    /// Reading the rules takes as long as reading a hundred texts.
    private static let fewTexts = 64

    /// The most readings remembered.
    private static let maximumCount = 1 << 14

    /// ICU's reading of 一.
    private var one = ""

    /// The characters that begin a phrase; `nil` for the first ``fewTexts``
    /// texts.
    mutating func phraseStarts(
      _ transliterator: Transliterator
    ) -> Set<UInt32>? {
      if let phraseStarts { return phraseStarts }
      textCount += 1
      if textCount <= Self.fewTexts { return nil }
      one = transliterator.transliterate("一")
      // Characters that are no surname are read by the rules for other words.
      phraseStarts = ThumbIndex.phraseStarts(in: transliterator.rules)
        .union(ThumbIndex.phraseStarts(in: Transliterator.han.rules))
      return phraseStarts
    }

    /// How ICU reads a character before 一 if `isFirst`, else after 一; `nil` if
    /// ICU gives it no syllable of its own.
    mutating func syllable(
      _ scalar: Unicode.Scalar, isFirst: Bool, _ transliterator: Transliterator
    ) -> String? {
      if let known = isFirst ? first[scalar.value] : later[scalar.value] {
        return known
      }
      let text = transliterator.transliterate(
        isFirst ? "\(scalar)一" : "一\(scalar)")
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      let isKnown =
        Script(scalar) == .han && parts.count == 2
        && parts[isFirst ? 1 : 0] == one
        && !parts[isFirst ? 0 : 1].unicodeScalars.contains(scalar)
      let syllable = isKnown ? String(parts[isFirst ? 0 : 1]) : nil
      if first.count + later.count >= Self.maximumCount {
        first = [:]
        later = [:]
      }
      if isFirst {
        first[scalar.value] = .some(syllable)
      } else {
        later[scalar.value] = .some(syllable)
      }
      return syllable
    }
  }
}

/// The Han characters that may begin a phrase for which there is a rule.
///
/// - Parameter rules: ICU's transliteration rules.
private func phraseStarts(in rules: [UInt16]) -> Set<UInt32> {
  var result: Set<UInt32> = []
  for rule in rules.split(separator: UTF16.CodeUnit(ascii: "\n")) {
    guard let end = rule.firstIndex(of: UTF16.CodeUnit(ascii: ">")) else {
      continue
    }
    // Most rules have one set of characters without context.
    let sets = rule[..<end].count { $0 == UTF16.CodeUnit(ascii: "[") }
    let last = rule[..<end].last { $0 != UTF16.CodeUnit(ascii: " ") }
    let isOneSet =
      sets == 1 && rule.first == UTF16.CodeUnit(ascii: "[")
      && last == UTF16.CodeUnit(ascii: "]")
      && !rule[..<end].contains(UTF16.CodeUnit(ascii: "{"))
    if isOneSet { continue }
    let source = String(decoding: rule[..<end], as: UTF16.self)
    let characters = source.unicodeScalars.filter { Script($0) == .han }
    let context = source.split(separator: "}").last ?? ""
    let hasContext =
      source.contains("}") && context.contains { !$0.isWhitespace }
    if characters.count < 2, !hasContext { continue }
    let starts = sets == 0 ? characters.prefix(1) : characters[...]
    result.formUnion(starts.map(\.value))
  }
  return result
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(scalar.value) }
}
