/// The first words of many texts' keys, by row; see ``KeyStretch``.
package struct KeyStarts: Sendable {
  let storage: SortKeyColumn.Storage

  /// Makes the first words of the keys of texts: of all texts, or of those with
  /// the given numbers.
  init(
    _ texts: [String], _ numbers: [UInt32]?, _ stretch: KeyStretch,
    _ collator: Collator, threads: ThreadCount
  ) {
    storage = SortKeyColumn.Storage(stretch)
    storage.append(texts, at: numbers, collator, threads: threads)
  }

  init(storage: SortKeyColumn.Storage) { self.storage = storage }

  /// The most words of a key that is not whole; `Int.max` if all keys are
  /// whole.
  package var bound: Int { storage.bound }

  /// The keys as a column; they must be whole.
  package var column: SortKeyColumn {
    require(storage.bound == .max, "the keys are not whole")
    return SortKeyColumn(storage: storage)
  }

  /// Which words of the keys are there.
  package var stretch: KeyStretch { storage.stretch }

  /// The first eight bytes of a row's key, as
  /// ``SortKeyColumn/prefix(ofRow:)``.
  package func prefix(ofRow row: Int) -> UInt64 { storage.prefix(ofRow: row) }

  /// Compares a row with a row of other starts, which have an equal collator
  /// and begin at an equal word; `nil` if the keys are equal in all words that
  /// both have.
  package func compare(
    _ row: Int, with other: Self, _ otherRow: Int
  ) -> CollationOrder? {
    storage.compare(row, other.storage, otherRow)
  }
}

/// Writes the keys of a column, as far as its stretch goes.
struct KeyStartWriter {
  private let collator: Collator
  private let stretch: KeyStretch

  /// How many bytes of a long text the next key is made of.
  private var window: Int

  init(_ collator: Collator, _ stretch: KeyStretch) {
    self.collator = collator
    self.stretch = stretch
    window = stretch.shortestWindow
  }

  /// Appends the key of a text, or the beginning of the key's primary level.
  ///
  /// - Parameter write: Appends the whole key of a text.
  @inline(__always)  // Keys: +9 % without.
  mutating func append(
    _ text: Span<UInt8>, to segment: inout SortKeyColumn.SegmentWriter,
    write: (Span<UInt8>, inout ByteWriter) -> Void
  ) {
    if text.count <= stretch.wholeLength
      || !appendCut(text, to: &segment, write: write)
    {
      write(text, &segment.keys)
      segment.endKey()
    }
  }

  /// Appends the beginning of a text's primary level; `false` if the whole text
  /// must be read.
  @inline(never)  // Keeps the code for short texts short.
  private mutating func appendCut(
    _ text: Span<UInt8>, to segment: inout SortKeyColumn.SegmentWriter,
    write: (Span<UInt8>, inout ByteWriter) -> Void
  ) -> Bool {
    let cuts = collator.cuts
    while true {
      let end = cuts.place(in: text, from: window)
      // If a text can only be cut far behind, its whole key is kept: for further
      // words, the text would be read as far again.
      if end == text.count || end > 4 * window { return false }
      write(text.extracting(0..<end), &segment.keys)
      if segment.hasCutKey {
        // Most texts need as many bytes as the text before needed.
        if segment.keyLength > 4 * stretch.shortestWindow {
          window = max(window / 2, stretch.shortestWindow)
        }
        segment.endCutKey()
        return true
      }
      segment.restartKey()
      window *= 2
    }
  }
}
