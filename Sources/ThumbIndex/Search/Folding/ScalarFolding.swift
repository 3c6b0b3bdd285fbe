/// Folds texts whose scalars do not depend on their neighbours, or only change
/// places with them, straight from tables.
struct ScalarFolding: Sendable {
  let table: FoldTable

  /// Whether a space stands for white space between letters.
  let keepsBlanks: Bool

  /// Appends the main form of a text and returns the flags of all its scalars.
  ///
  /// If the tables are not enough, appends nothing and returns `nil`.
  func append(
    _ text: Span<UInt8>, to folded: inout ByteWriter, _ breaks: inout Breaks
  ) -> FoldEntry.Flags? {
    let start = folded.count
    let flags = folded.append(expecting: 2 * text.count + 16) {
      fold(text, to: &$0, &breaks)
    }
    if flags.contains(.inContext) {
      folded.truncate(to: start)
      breaks.truncate(to: start)
      return nil
    }
    return flags
  }

  /// Appends the text in some letters of the plan; the table must be enough for
  /// the text.
  ///
  /// - Parameter joins: Whether letters of two scalars are reordered
  ///   (``FoldEntry/Flags/reorders``).
  func append(
    _ text: Span<UInt8>, _ letters: LetterTable, joins: Bool = false,
    to folded: inout ByteWriter, _ breaks: inout Breaks
  ) {
    let entries = letters.entries
    folded.append(expecting: 2 * text.count + 16) { (output) -> ()? in
      var words = Words(output, keepsBlanks)
      var position = 0
      while true {
        // As in ``fold(_:to:_:)``.
        let part = words.partBits
        while position < text.count {
          var end = position
          guard let scalar = text.shortScalar(at: &end) else { break }
          let entry = entries.known(scalar)
          guard entry.isPlain(part) else { break }
          guard output.append(lowBytesOf: entry.bytes, count: entry.length)
          else { return nil }
          position = end
        }
        guard let scalar = text.nextScalar(at: &position) else { return () }
        let entry = entries[scalar]
        guard words.isBegun(by: entry, &output, &breaks),
          append(entry, of: scalar, entries, to: &output)
        else { return nil }
        if joins, let second = reordered(scalar, letters, text, &position) {
          let last = output.takeLastScalar()
          guard append(entries[second], of: second, entries, to: &output),
            output.append(lowBytesOf: last.bytes, count: last.count)
          else { return nil }
        }
      }
    }
  }

  /// The scalar at an offset, if the scalar before it stands behind it in the
  /// joined form of some letters; moves the offset past it.
  private func reordered(
    _ first: UInt32, _ letters: LetterTable, _ text: Span<UInt8>,
    _ position: inout Int
  ) -> UInt32? {
    let flags = table.entries[first].flags
    var end = position
    guard !flags.isDisjoint(with: .reorders(in: letters.letters)),
      let second = text.nextScalar(at: &end), table.mayContract(first, second)
    else { return nil }
    position = end
    return second
  }

  /// Writes the main form of a text and returns the flags of its scalars.
  ///
  /// Returns ``FoldEntry/Flags/inContext`` if the table is not enough, and
  /// `nil` if there is no room.
  private func fold(
    _ text: Span<UInt8>, to output: inout ByteWriter.Cursor,
    _ breaks: inout Breaks
  ) -> FoldEntry.Flags? {
    let entries = table.entries
    var flags: FoldEntry.Flags = []
    // The last scalar that is no combining mark.
    var base: UInt32 = 0
    var baseFlags: FoldEntry.Flags = []
    var marks = MarkOrder()
    var words = Words(output, keepsBlanks)
    var position = 0
    if !text.isEmpty, let first = text.shortScalar(at: &position) {
      words.begin(with: entries.known(first))
      position = 0
    }
    while true {
      // Most letters belong to the word of the letter before, and begin no
      // contraction. This separate loop with few variables folds them faster.
      let start = position
      let part = words.partBits
      while position < text.count, !baseFlags.contains(.startsLetters) {
        var end = position
        guard let scalar = text.shortScalar(at: &end) else { break }
        let entry = entries.known(scalar)
        guard entry.isPlain(part) else { break }
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
        // Each of two letters that are reordered is a grapheme cluster, so the
        // main form has them as they are written.
        if baseFlags.contains(.startsLetters), table.mayContract(base, scalar),
          baseFlags.isDisjoint(with: .reorders)
        {
          return .inContext
        }
        base = scalar
        baseFlags = entry.flags
        marks = MarkOrder()
      }
      flags.formUnion(entry.flags)
      if entry.flags.contains(.inContext) { return .inContext }
      guard words.isBegun(by: entry, &output, &breaks),
        append(entry, of: scalar, entries, to: &output)
      else { return nil }
    }
  }

  /// Appends the folded text of a scalar; returns `false` if there is no room.
  private func append(
    _ entry: FoldEntry, of scalar: UInt32, _ entries: ScalarTable<FoldEntry>,
    to output: inout ByteWriter.Cursor
  ) -> Bool {
    if !entry.flags.contains(.isLong) {
      return output.append(lowBytesOf: entry.bytes, count: entry.length)
    }
    return entries.withWords(of: scalar) { words in
      for index in 0..<entry.partCount {
        let part = FoldEntry(bits: words[index])
        if !output.append(lowBytesOf: part.bytes, count: part.length) {
          return false
        }
      }
      return true
    }
  }
}

/// Tells where words begin in a text that is being folded.
private struct Words {
  /// The part of scalars that need no closer look, as in
  /// ``FoldEntry/partBits``.
  ///
  /// This is the part of the last letter; behind something that is left out, it
  /// is the part of what is left out.
  private(set) var partBits: UInt64 = 0

  /// The part of the last letter that has a part of its own.
  private var before: UInt64 = 0

  private var pending = Breaks.Kind.none
  private let start: Int
  private let keepsBlanks: Bool

  init(_ output: borrowing ByteWriter.Cursor, _ keepsBlanks: Bool) {
    start = output.offset
    self.keepsBlanks = keepsBlanks
  }

  /// Takes the first letter of a text for one that continues a word.
  mutating func begin(with entry: FoldEntry) {
    if entry.isKnown, !entry.part.isLeftOut {
      partBits = entry.partBits
      before = partBits
    }
  }

  /// Notes the break before a scalar, if there is one, and appends the space that
  /// belongs there; returns `false` if there is no room.
  mutating func isBegun(
    by entry: FoldEntry, _ output: inout ByteWriter.Cursor,
    _ breaks: inout Breaks
  ) -> Bool {
    // Most letters have the same part as the letter before them.
    entry.partBits == partBits && entry.part != .ideograph
      || takesUp(entry, &output, &breaks)
  }

  /// Does the same for a scalar whose part differs from that of the scalar
  /// before it.
  private mutating func takesUp(
    _ entry: FoldEntry, _ output: inout ByteWriter.Cursor,
    _ breaks: inout Breaks
  ) -> Bool {
    let part = entry.part
    if part.isLeftOut {
      pending = max(pending, part == .blank ? .blank : .sign)
      partBits = entry.partBits
      return true
    }
    if entry.length == 0 { return true }
    if part.startsWord(after: WordPart(bits: before >> 56)) {
      pending = max(pending, .word)
    }
    if part != .inherits { before = entry.partBits }
    partBits = before
    if pending == .none || output.offset == start {
      pending = .none
      return true
    }
    if keepsBlanks {
      if pending == .blank,
        !output.append(lowBytesOf: UInt32(0x20), count: 1)
      {
        return false
      }
      pending = min(pending, .sign)
    }
    breaks.insert(pending, at: output.offset)
    pending = .none
    return true
  }
}
