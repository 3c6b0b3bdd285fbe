/// Folds texts whose scalars stand for themselves, straight from the table of
/// the main tier.
struct FastFolder {
  /// How far the table is filled.
  let stage: Int

  private let entries: [FoldEntry]
  private let pool: [UInt8]

  init(_ table: FoldTable) {
    stage = table.stage
    entries = table.tiers[table.mainTier].entries
    pool = table.tiers[table.mainTier].pool
  }

  /// Writes the main form of a text and returns the flags of all its scalars;
  /// `nil`, having written anything, when that is not the work for a table.
  func fold(
    _ text: Span<UInt8>, to folded: inout ByteWriter
  ) -> FoldEntry.Flags? {
    let entries = entries.span
    var flags: FoldEntry.Flags = []
    var previous: FoldEntry.Flags = []
    var position = 0
    while position < text.count {
      guard let scalar = text.scalar(at: &position),
        Int(scalar) < entries.count
      else { return nil }
      let entry = entries[Int(scalar)]
      flags.formUnion(entry.flags)
      if previous.mayContract(with: entry.flags) { return nil }
      previous = entry.flags
      if entry.flags.isDisjoint(with: [.isLong, .inContext]) {
        folded.append(lowBytesOf: entry.bytes, count: Int(entry.length))
      } else if entry.flags.contains(.inContext) {
        return nil
      } else {
        for index in 0..<Int(entry.length) {
          folded.append(pool[Int(entry.bytes) &+ index])
        }
      }
    }
    return flags
  }
}
