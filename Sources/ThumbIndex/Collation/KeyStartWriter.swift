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
