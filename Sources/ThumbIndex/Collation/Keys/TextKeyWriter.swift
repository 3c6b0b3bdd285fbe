/// Writes the sort keys of texts one after the other, on one thread.
///
/// A key comes from the table, or from ICU if the table lacks characters of the
/// text or of many texts before.
struct TextKeyWriter: ~Copyable {
  private var table: KeyWriter<ScalarTable<ElementEntry>>?
  private var icu: ICUKeyWriter

  /// How many texts in a row got their keys from ICU.
  private var failures = 0

  init(_ handle: CollatorHandle, _ table: ElementTable?) {
    icu = ICUKeyWriter(handle)
    if let table {
      self.table = KeyWriter(table.entries, table.levels)
    } else {
      self.table = nil
    }
  }

  /// Appends the key of a text, without a final 00; each ill-formed sequence
  /// counts as U+FFFD.
  mutating func append(_ text: Span<UInt8>, to keys: inout ByteWriter) {
    // After eight failures, only every eighth text tries the table.
    if failures < 8 || failures & 7 == 0, table?.append(text, to: &keys) == true
    {
      failures = 0
      return
    }
    failures &+= 1
    icu.append(text, to: &keys)
  }
}
