/// Folds texts whose scalars do not depend on their neighbours, straight from
/// the table.
struct FastFolder {
  private let table: FoldTable

  init(_ table: FoldTable) { self.table = table }

  /// Writes the main form of a text and returns the flags of all its scalars.
  ///
  /// If the table is not enough, writes nothing and returns `nil`.
  func fold(
    _ text: Span<UInt8>, to folded: inout ByteWriter
  ) -> FoldEntry.Flags? {
    let start = folded.count
    let flags = folded.append(expecting: 2 * text.count + 16) {
      fold(text, to: &$0)
    }
    if flags.contains(.inContext) {
      folded.truncate(to: start)
      return nil
    }
    return flags
  }

  /// Writes the main form of a text and returns the flags of its scalars.
  ///
  /// Returns ``FoldEntry/Flags/inContext`` if the table is not enough, and
  /// `nil` if there is no room.
  @inline(__always)  // Keeps the cursor in registers.
  private func fold(
    _ text: Span<UInt8>, to output: inout ByteWriter.Cursor
  ) -> FoldEntry.Flags? {
    let entries = table.entries
    var flags: FoldEntry.Flags = []
    // The last scalar that is no combining mark.
    var base: UInt32 = 0
    var baseFlags: FoldEntry.Flags = []
    var marks = MarkOrder()
    var position = 0
    while true {
      // Most letters begin no contraction. This separate loop with few variables
      // folds them faster.
      let start = position
      while position < text.count, !baseFlags.contains(.startsLetters) {
        var end = position
        guard let scalar = text.shortScalar(at: &end) else { break }
        let entry = entries.known(scalar)
        guard entry.flags.isDisjoint(with: [.isMark, .isLong, .inContext])
        else { break }
        guard output.append(lowBytesOf: entry.bytes, count: entry.length)
        else { return nil }
        flags.formUnion(entry.flags)
        base = scalar
        baseFlags = entry.flags
        position = end
      }
      if position > start { marks = MarkOrder() }
      if position == text.count { return flags }
      guard let scalar = text.scalar(at: &position) else { return .inContext }
      let entry = entries[scalar]
      if entry.flags.contains(.isMark) {
        // A mark that makes no letter with the text before is folded by itself.
        if baseFlags.contains(.isComposed) || entry.flags.contains(.starts)
          || !marks.mayFollow(CombiningClasses.table[scalar])
          || table.mayContract(base, scalar)
        {
          return .inContext
        }
      } else {
        if baseFlags.contains(.startsLetters), table.mayContract(base, scalar) {
          return .inContext
        }
        base = scalar
        baseFlags = entry.flags
        marks = MarkOrder()
      }
      flags.formUnion(entry.flags)
      if entry.flags.isDisjoint(with: [.isLong, .inContext]) {
        guard output.append(lowBytesOf: entry.bytes, count: entry.length)
        else { return nil }
      } else if entry.flags.contains(.inContext) {
        return .inContext
      } else {
        let hadRoom = entries.withWords(of: scalar) { words in
          output.append(parts: words, count: entry.partCount)
        }
        if !hadRoom { return nil }
      }
    }
  }
}
