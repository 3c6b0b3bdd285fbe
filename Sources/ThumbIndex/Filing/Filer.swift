/// Makes the filing forms of texts, and their sort keys.
///
/// The library makes all keys of filed texts here. An ``IndexedCollation``
/// finds the section of a key.
package struct Filer: Sendable {
  /// The filing rules.
  package let rules: FilingRules

  /// The order of the keys.
  package let collator: Collator

  package init(_ collator: Collator, rules: FilingRules = FilingRules()) {
    self.rules = rules.inOrder(of: collator)
    self.collator = collator
  }

  /// The key of a text's filing form; a reading that is not empty is the filing
  /// form.
  func key(of text: String, reading: String? = nil) -> SortKey {
    collator.sortKey(for: rules.filingForm(of: text, reading: reading))
  }

  /// The keys of many texts.
  ///
  /// - Parameter readings: The reading of each text, if it has one; `nil` for
  ///   no readings.
  func keys(
    of texts: [String], readings: [String?]? = nil, threads: ThreadCount
  ) -> SortKeyColumn {
    let forms =
      readings == nil && rules.haveVariantsAlone
      ? rules.withOwnLetters(texts, threads: threads)
      : rules.filingForms(
        count: texts.count, threads: threads, text: { texts[$0] },
        reading: { readings?[$0] })
    return SortKeyColumn(forms, collator: collator, threads: threads.asked)
  }
}

extension FilingRules {
  /// Texts with the language's own letters for variants; most have none.
  fileprivate func withOwnLetters(
    _ texts: [String], threads: ThreadCount
  ) -> [String] {
    if ownLetters.isEmpty { return texts }
    let chunks = texts.indices.chunks(of: 4096)
    let changes = Parallel.map(chunks.count, threads: threads) { chunk in
      var changed: [(row: Int, form: String)] = []
      for row in chunks[chunk] {
        if let form = ownLetters.form(of: texts[row]) {
          changed.append((row, form))
        }
      }
      return changed
    }
    var forms = texts
    for changed in changes {
      for (row, form) in changed { forms[row] = form }
    }
    return forms
  }

  /// The filing forms of many texts, made on several threads.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - threads: How many threads may work.
  ///   - text: The text of a row.
  ///   - reading: The reading of a row, if it has one.
  package func filingForms(
    count: Int, threads: ThreadCount, text: @Sendable (Int) -> String,
    reading: @Sendable (Int) -> String?
  ) -> [String] {
    let chunks = (0..<count).chunks(of: 4096)
    let forms = Parallel.map(chunks.count, threads: threads) { chunk in
      chunks[chunk].map { filingForm(of: text($0), reading: reading($0)) }
    }
    return forms.count == 1 ? forms[0] : Array(forms.joined())
  }
}

/// The pinyin of a Chinese name; `nil` if the text does not begin with a Han
/// character, or if ICU reads none of its characters.
///
/// The surname gets its reading as a surname: 曾 is zēng, not céng. Spaces
/// separate the syllables, so that names compare syllable by syllable.
func readAsChineseName(_ name: Substring) -> String? {
  guard let first = name.unicodeScalars.first, Script(first) == .han else {
    return nil
  }
  let text = String(name)
  let reading = HanReader.names.transliterate(text)
  return reading.hasBytes(of: text) ? nil : reading
}

/// The syllables of a name that begins with a Han character; `nil` if ICU reads
/// none of it.
func syllablesOfChineseName(_ name: Substring) -> [String]? {
  readAsChineseName(name).map(syllables)
}

/// The syllables of a text that is not a name.
func syllablesOfChineseWords(_ text: Substring) -> [String] {
  syllables(HanReader.words.transliterate(String(text)))
}

private func syllables(_ reading: String) -> [String] {
  reading.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
}
