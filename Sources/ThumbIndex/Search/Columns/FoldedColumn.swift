/// The folded texts of one field of many rows, ready to be searched.
///
/// Rows are numbered in the order in which they are appended, and keep their
/// numbers. A row may be emptied, or given another text. Copies share memory:
/// changing one leaves the others as they are.
///
/// Rows are kept in segments of up to 65,536: appending a row makes a short
/// segment, and short segments are joined as they become many.
package struct FoldedColumn: Sendable {
  package let folder: SearchFolder

  /// The number of rows, empty ones included.
  package private(set) var count = 0

  private(set) var parts: [Part] = []

  /// The rows whose text is not the one that was appended, with the place of
  /// the new text in ``replacements``; -1 for rows that were emptied.
  private(set) var replaced: [UInt32: Int] = [:]

  /// New texts, each in a segment of its own.
  private(set) var replacements: [FoldedSegment] = []

  /// The row of each new text.
  private var replacementRows: [UInt32] = []

  /// A segment and its first row.
  struct Part: Sendable {
    let first: Int
    let segment: FoldedSegment

    var end: Int { first + segment.count }
  }

  /// A column without rows.
  package init(_ folder: SearchFolder) { self.folder = folder }

  /// A column of texts.
  ///
  /// - Parameters:
  ///   - texts: The texts, one for each row.
  ///   - readings: The caller's own readings of a row, by which it is found too.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: O(*n*) in the UTF-8 bytes of all texts: some nanoseconds a
  ///   byte in common alphabets, what ICU takes for others.
  package init(
    _ folder: SearchFolder, texts: [String],
    readings: (@Sendable (Int) -> [String])? = nil, threads: Int? = nil
  ) {
    self.folder = folder
    append(texts, readings: readings, threads: threads)
  }

  /// How much memory the folded texts take, in bytes.
  package var memory: Int {
    parts.reduce(0) { $0 + $1.segment.memory }
      + replacements.reduce(0) { $0 + $1.memory } + 16 * replaced.count
  }

  /// Adds rows at the end.
  package mutating func append(
    _ texts: [String], readings: (@Sendable (Int) -> [String])? = nil,
    threads: Int? = nil
  ) {
    append(
      segments(
        of: StringSource(texts: texts), readings: readings, threads: threads))
  }

  /// Adds segments at the end.
  mutating func append(_ made: [FoldedSegment]) {
    for segment in made where segment.count > 0 {
      parts.append(Part(first: count, segment: segment))
      count += segment.count
    }
    joinShortParts()
  }

  /// Takes the text of a row away: no query finds it, not even the empty one.
  package mutating func remove(_ row: UInt32) {
    check(row)
    forget(row)
    replaced[row] = -1
  }

  /// Gives a row another text.
  package mutating func replace(
    _ row: UInt32, with text: String, readings: [String] = []
  ) {
    check(row)
    forget(row)
    replaced[row] = replacements.count
    replacementRows.append(row)
    replacements += segments(
      of: StringSource(texts: [text]), readings: { _ in readings }, threads: 1)
  }

  /// The segment of a row and its place there; `nil` for an emptied row.
  func place(of row: UInt32) -> (segment: FoldedSegment, row: Int)? {
    if !replaced.isEmpty, let place = replaced[row] {
      return place < 0 ? nil : (replacements[place], 0)
    }
    let part = parts[
      parts.partition(where: { $0.end > Int(row) })]
    return (part.segment, Int(row) - part.first)
  }

  func check(_ row: UInt32) {
    precondition(row < count, "row \(row) is not in 0..<\(count)")
  }

  /// Drops the new text of a row that gets another one.
  private mutating func forget(_ row: UInt32) {
    guard let place = replaced[row], place >= 0 else { return }
    // The last new text takes its place.
    let last = replacements.removeLast()
    let moved = replacementRows.removeLast()
    if place < replacements.count {
      replacements[place] = last
      replacementRows[place] = moved
      replaced[moved] = place
    }
  }

  /// Folds texts.
  func segments(
    of texts: some TextSource, readings: (@Sendable (Int) -> [String])?,
    threads: Int?
  ) -> [FoldedSegment] {
    let size = FoldedSegment.maximumCount
    let starts = stride(from: 0, to: texts.count, by: size).map(\.self)
    let plan = folder.plan
    let kinds = plan.options.readings
    return Parallel.map(
      starts.count, threads: Parallel.threads(threads)
    ) { index in
      FoldedSegment.make(
        starts[index]..<min(starts[index] + size, texts.count), of: texts,
        readings: { row in
          let own = readings?(row) ?? []
          return kinds.isEmpty
            ? own : own + kinds.readings(of: texts.text(ofRow: row))
        }, plan)
    }.flatMap(\.self)
  }

  /// Joins the last segments while they are not much longer than what follows,
  /// so that there are few, and each row is copied few times.
  private mutating func joinShortParts() {
    while parts.count > 1 {
      let right = parts[parts.count - 1]
      let left = parts[parts.count - 2]
      guard left.segment.count < 2 * right.segment.count,
        left.segment.count + right.segment.count <= FoldedSegment.maximumCount,
        left.segment.memory + right.segment.memory
          <= FoldedSegment.maximumMemory
      else { return }
      parts.removeLast(2)
      parts.append(
        Part(first: left.first, segment: .joining(left.segment, right.segment)))
    }
  }
}
