/// Writes the sort keys of texts one after the other, on one thread.
///
/// A key comes from a table, or from ICU if the table lacks a character of the
/// text. After the table has failed for several consecutive texts, most texts
/// go straight to ICU.
struct TextKeyWriter: ~Copyable {
  private var writer: KeyWriter
  private var icu: ICUKeyWriter

  /// How many keys ICU has made since the last key from the table.
  private var failures = 0

  init(_ handle: CollatorHandle, _ table: ElementTable) {
    writer = KeyWriter(table.levels)
    icu = ICUKeyWriter(handle)
  }

  /// Appends the key of a text, without a final 00; each ill-formed sequence
  /// counts as U+FFFD.
  @inline(__always)  // Keys: +9 % without.
  mutating func append(
    _ text: Span<UInt8>, _ elements: some ElementSource,
    to keys: inout ByteWriter
  ) {
    // After eight failures, only every eighth text tries the table.
    if failures < 8 || failures & 7 == 0,
      writer.append(text, elements, to: &keys)
    {
      failures = 0
      return
    }
    failures &+= 1
    icu.append(text, to: &keys)
  }
}
