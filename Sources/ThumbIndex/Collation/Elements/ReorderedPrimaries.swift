/// How primary weights of letters stand in the collator's keys, where scripts
/// may be reordered, as far as it was seen in keys of single letters.
struct ReorderedPrimaries {
  /// Primary and whether it compresses; `nil` for one that keys leave out.
  private var known: [UInt32: CollationElement?] = [:]

  /// Elements with their primaries as in keys, without those that keys leave
  /// out; `nil` when that cannot be told.
  mutating func reorder(
    _ elements: [CollationElement], of text: [UInt16],
    from reader: borrowing ElementReader
  ) -> [CollationElement]? {
    let primaries = elements.filter { $0.primary != 0 }
    if primaries.count == 1, known[primaries[0].primary] == nil {
      known[primaries[0].primary] = learn(text, from: reader)
    }
    var result: [CollationElement] = []
    var isAfterIgnored = false
    for var element in elements {
      if element.primary == 0 {
        // Ignored with the punctuation before it. At the start of a text it
        // would depend on what comes before.
        if isAfterIgnored { continue }
        if result.isEmpty { return nil }
      } else {
        guard let reordered = known[element.primary] else { return nil }
        isAfterIgnored = reordered == nil
        guard let reordered else { continue }
        element.primary = reordered.primary
        element.isCompressible = reordered.isCompressible
      }
      result.append(element)
    }
    return result
  }

  /// The one primary weight in the key of a text, or `nil` if it has none.
  private func learn(
    _ text: [UInt16], from reader: borrowing ElementReader
  ) -> CollationElement?? {
    let bytes = reader.primaryBytes(of: text)
    if bytes.isEmpty { return .some(nil) }
    guard bytes.count <= 4 else { return nil }
    var element = CollationElement()
    for (index, byte) in bytes.enumerated() {
      element.primary |= UInt32(byte) << UInt32(24 - 8 * index)
    }
    if bytes.count > 1 {
      // A letter may also contract with itself, which tells nothing.
      let twice = reader.primaryBytes(of: text + text)
      element.isCompressible = twice == bytes + bytes.dropFirst()
      guard element.isCompressible || twice == bytes + bytes else { return nil }
    }
    return element
  }
}
