/// Folds texts whose scalars stand for themselves, straight from the table.
struct FastFolder {
  private let table: FoldTable

  init(_ table: FoldTable) { self.table = table }

  /// Writes the main form of a text and returns the flags of all its scalars;
  /// `nil`, having written anything, when that is not the work for a table.
  func fold(
    _ text: Span<UInt8>, to folded: inout ByteWriter
  ) -> FoldEntry.Flags? {
    let entries = table.entries
    var flags: FoldEntry.Flags = []
    // The last scalar that is no mark, if it may begin a contraction; and
    // whether marks behind it may make another letter of it.
    var start: UInt32?
    var isComposed = false
    var marks = MarkOrder()
    var position = 0
    while position < text.count {
      guard let scalar = text.scalar(at: &position) else { return nil }
      let entry = entries[scalar]
      if let first = start, table.mayContract(first, scalar) { return nil }
      if entry.flags.contains(.isMark) {
        // Where no letter is made with it, it is folded by itself.
        if isComposed || entry.flags.contains(.starts)
          || !marks.mayFollow(scalar)
        {
          return nil
        }
      } else {
        start = entry.flags.contains(.starts) ? scalar : nil
        isComposed = entry.flags.contains(.isComposed)
        marks = MarkOrder()
      }
      flags.formUnion(entry.flags)
      if entry.flags.isDisjoint(with: [.isLong, .inContext]) {
        folded.append(lowBytesOf: entry.bytes, count: entry.length)
      } else if entry.flags.contains(.inContext) {
        return nil
      } else {
        entries.withWords(of: scalar) { words in
          for index in 0..<entry.partCount {
            let part = FoldEntry(bits: words[index])
            folded.append(lowBytesOf: part.bytes, count: part.length)
          }
        }
      }
    }
    return flags
  }
}

/// Whether marks come in canonical order.
private struct MarkOrder {
  private var last: UInt8 = 0

  /// Whether a mark may come next; `false` also where it is not known.
  mutating func mayFollow(_ scalar: UInt32) -> Bool {
    let classes = CombiningClasses.table[scalar]
    if classes.isUnknown || classes.first < last { return false }
    last = classes.last
    return true
  }
}
