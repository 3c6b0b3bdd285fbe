/// Entries of scalars by block, and what they refer to.
protocol ElementSource {
  /// The entry of a scalar.
  subscript(scalar: UInt32) -> ElementEntry { get }

  /// Calls a closure with the words of a scalar's block: its 64 entries, and
  /// what they refer to.
  func withBlock<Result>(
    of scalar: UInt32, _ body: (Span<ElementEntry>) -> Result
  ) -> Result
}

extension ScalarTable<ElementEntry>: ElementSource {}

/// The entries of 64 scalars while they are made.
struct ElementBlock: ElementSource {
  private let scalars: Range<UInt32>

  /// The entries, and what they refer to.
  private(set) var words: [ElementEntry]

  /// A block of which nothing is known.
  init(_ scalars: Range<UInt32>) {
    self.scalars = scalars
    words = scalars.map { _ in .unknown }
  }

  subscript(scalar: UInt32) -> ElementEntry {
    get {
      scalars.contains(scalar)
        ? words[Int(scalar - scalars.lowerBound)] : .unknown
    }
    set { words[Int(scalar - scalars.lowerBound)] = newValue }
  }

  func withBlock<Result>(
    of scalar: UInt32, _ body: (Span<ElementEntry>) -> Result
  ) -> Result {
    body(words.span)
  }

  /// An entry for these elements, which are remembered if they need a list.
  mutating func entry(for elements: [CollationElement]) -> ElementEntry {
    if elements.isEmpty { return .ignorable }
    if elements.count == 1, let entry = ElementEntry(elements[0]) {
      return entry
    }
    words += elements.map { ElementEntry(bits: $0.bits) }
    return ElementEntry(
      listAt: words.count - elements.count, count: elements.count)
  }

  /// Gives a scalar the contractions that begin with it, by the characters
  /// behind it; its entry stays for when none of them follows.
  mutating func setContractions(
    _ contractions: [(suffix: String, entry: ElementEntry)],
    of scalar: UInt32
  ) {
    if contractions.isEmpty { return }
    let start = words.count
    words.append(self[scalar])
    words.append(ElementEntry(bits: UInt64(contractions.count)))
    let longestFirst = contractions.sorted {
      $0.suffix.utf8.count > $1.suffix.utf8.count
    }
    for (suffix, entry) in longestFirst {
      let bytes = suffix.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      words.append(ElementEntry(bits: bytes))
      words.append(ElementEntry(bits: UInt64(suffix.utf8.count)))
      words.append(entry)
    }
    self[scalar] = ElementEntry(contractionsAt: start)
  }
}

extension ElementReader {
  /// The elements of a text as they stand in keys; `nil` when they cannot be told
  /// or depend on what is before the text.
  func keyElements(
    of text: String, _ levels: KeyLevels, _ icu: inout ICUKeyWriter
  ) -> [CollationElement]? {
    guard let found = try? elements(of: text.utf16) else { return nil }
    let twice = text + text
    guard
      var primaries = KeyPrimaries.read(
        found.map(\.primary).filter { $0 > shiftLimit },
        from: icu.key(of: twice.utf8.span).prefix { $0 != 0x01 })?[...]
    else { return nil }
    var result: [CollationElement] = []
    var isAfterIgnored = false
    for element in found {
      var primary: (primary: UInt32, isCompressible: Bool) = (0, false)
      if element.primary == 0 {
        // Ignored with the punctuation before it. At the start of a text it
        // would depend on what comes before.
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
