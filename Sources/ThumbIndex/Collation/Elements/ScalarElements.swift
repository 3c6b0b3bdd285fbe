/// Entries of scalars, and the words that the entries refer to.
protocol ElementSource {
  /// The entry of a scalar.
  subscript(scalar: UInt32) -> ElementEntry { get }

  /// Calls a closure with the words that a scalar's entry refers to.
  func withWords<Result>(
    of scalar: UInt32, _ body: (Span<UInt64>) -> Result
  ) -> Result
}

extension ScalarTable<ElementEntry>: ElementSource {}

/// The entry and words of one scalar while they are made.
struct ScalarElements: ElementSource {
  private let scalar: UInt32
  var entry = ElementEntry.unknown
  private(set) var words: [UInt64] = []

  /// Starts with an unknown entry for a scalar.
  init(_ scalar: UInt32) { self.scalar = scalar }

  subscript(scalar: UInt32) -> ElementEntry {
    scalar == self.scalar ? entry : .unknown
  }

  func withWords<Result>(
    of scalar: UInt32, _ body: (Span<UInt64>) -> Result
  ) -> Result {
    body(words.span)
  }

  /// Makes the entry for some elements; adds them to `words` if they need a
  /// list.
  mutating func entry(for elements: [CollationElement]) -> ElementEntry {
    if elements.isEmpty { return .ignorable }
    if elements.count == 1, let entry = ElementEntry(elements[0]) {
      return entry
    }
    if elements.count == 2,
      let entry = ElementEntry(elements[0], accent: elements[1])
    {
      return entry
    }
    words += elements.map(\.bits)
    return ElementEntry(
      listAt: words.count - elements.count, count: elements.count)
  }

  /// Adds the contractions that begin with the scalar, each given by the
  /// characters after the scalar.
  ///
  /// The scalar's own entry stays in force where no contraction matches.
  mutating func setContractions(
    _ contractions: [(suffix: String, entry: ElementEntry)]
  ) {
    if contractions.isEmpty { return }
    let start = words.count
    words += [entry.bits, UInt64(contractions.count)]
    let longestFirst = contractions.sorted {
      $0.suffix.utf8.count > $1.suffix.utf8.count
    }
    for (suffix, entry) in longestFirst {
      let bytes = suffix.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      words += [bytes, UInt64(suffix.utf8.count), entry.bits]
    }
    entry = ElementEntry(contractionsAt: start)
  }
}

extension ElementReader {
  /// The elements that count in a text's key, with their weights as in keys;
  /// `nil` when only ICU can write the key.
  func keyElements(
    of text: String, _ levels: KeyLevels, _ icu: inout ICUKeyWriter
  ) -> [CollationElement]? {
    guard let found = try? elements(of: text.utf16) else { return nil }
    let twice = text + text
    let key = icu.key(of: twice.utf8.span)
    guard
      var primaries = KeyPrimaries.read(
        found.map(\.primary).filter { $0 > shiftLimit },
        from: Array(key.prefix(primaryLength(ofKey: key.span))))?[...]
    else { return nil }
    var result: [CollationElement] = []
    var isAfterIgnored = false
    for element in found {
      var primary: (primary: UInt32, isCompressible: Bool) = (0, false)
      if element.primary == 0 {
        // A mark after ignored punctuation is ignored, too.
        if isAfterIgnored { continue }
        if result.isEmpty { return nil }
      } else {
        isAfterIgnored = element.primary <= shiftLimit
        if isAfterIgnored { continue }
        primary = primaries.removeFirst()
      }
      if levels.isSecondaryBackward,
        element.secondary != CollationElement.common
      {
        return nil
      }
      result.append(
        CollationElement(
          primary: primary.primary, isCompressible: primary.isCompressible,
          secondary: element.secondary,
          tertiary: levels.tertiary(of: element)))
    }
    return result
  }
}
