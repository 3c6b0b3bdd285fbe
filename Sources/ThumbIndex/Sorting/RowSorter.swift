/// Sorts the rows of one or several key columns, compared in turn.
///
/// Each row is a record of sixteen bytes with the eight key bytes that are being
/// compared. Records are distributed by the highest bits in which they differ
/// (an MSD radix sort, stable as it scatters in order) from one buffer into
/// another and back, small runs are sorted by insertion, and rows whose eight
/// bytes are equal load the next eight. A row is written out as soon as its place
/// is known.
///
/// Unsafe by nature, for speed: records are read and written through pointers.
/// `@unchecked Sendable`, as threads work on ranges of records that do not
/// overlap, and columns do not change.
@safe
struct RowSorter<
  Index: FixedWidthInteger & BitwiseCopyable & Sendable
>: @unchecked Sendable {
  struct Record {
    /// Eight bytes of the key, inverted when the column is sorted downwards.
    var word: UInt64
    var row: UInt32
    /// Where the row's key begins in its segment, as in the column.
    var offset: UInt32
  }

  /// A column, and the bits that are inverted in its words.
  struct Field {
    let column: SortKeyColumn.Storage
    let inversion: UInt64
  }

  /// Which eight bytes the records hold: a word of a field's keys.
  struct Place {
    var field = 0
    var word = 0

    /// Whether the words that come next have been asked for.
    var isNextNear = false
  }

  /// One of the two buffers that records move between.
  typealias Buffer = UnsafeMutablePointer<Record>

  let fields: [Field]
  let count: Int

  /// Decides between rows that are equal in all fields; without it they keep
  /// their order.
  let tieBreaker: TieBreaker?

  typealias TieBreaker = @Sendable (Int, Int) -> Bool

  /// Where the records are at first.
  let records: Buffer
  let scratch: Buffer

  /// Where the rows go in sorted order.
  let result: UnsafeMutablePointer<Index>

  /// The rows in sorted order; equal rows keep theirs.
  ///
  /// - Precondition: There is at least one column, all of the same count.
  static func sortedRows(
    of columns: [(SortKeyColumn, SortDirection)], threads: Int,
    tieBreaker: TieBreaker? = nil
  ) -> [Index] {
    let count = columns[0].0.count
    for (column, _) in columns {
      precondition(
        column.count == count,
        "columns of \(count) and \(column.count) rows cannot be sorted together"
      )
    }
    let fields = columns.map { column, direction in
      Field(
        column: column.storage,
        inversion: direction == .ascending ? 0 : .max)
    }
    // All are of trivial type: nothing to deinitialize.
    return unsafe [Index](unsafeUninitializedCapacity: count) { rows, filled in
      if count == 0 { return }
      let records: Buffer = unsafe allocateMemory(count, for: "sorting")
      let scratch: Buffer = unsafe allocateMemory(count, for: "sorting")
      defer {
        unsafe freeMemory(records)
        unsafe freeMemory(scratch)
      }
      unsafe adviseLargePages(
        rows.baseAddress!, count * MemoryLayout<Index>.stride)
      let sorter = unsafe RowSorter(
        fields: fields, count: count, tieBreaker: tieBreaker, records: records,
        scratch: scratch, result: rows.baseAddress!)
      sorter.load(threads: threads)
      if threads > 1, count >= parallelMinimum {
        sorter.sortInParallel(threads: threads)
      } else {
        unsafe sorter.sort(0..<count, of: records, at: Place())
      }
      filled = count
    }
  }

  /// Fills the records with the first words of the first column.
  private func load(threads: Int) {
    let column = fields[0].column
    let inversion = fields[0].inversion
    let size = SortKeyColumn.Storage.rowsPerSegment
    Parallel.forEach(column.segmentCount, threads: threads) { segment in
      for row in segment * size..<min(count, (segment + 1) * size) {
        unsafe (records + row).initialize(
          to: Record(
            word: column.prefixes[row] ^ inversion, row: UInt32(row),
            offset: column.offsets[row]))
      }
    }
  }

  /// The buffer that is not this one.
  func other(_ buffer: Buffer) -> Buffer {
    unsafe buffer == records ? scratch : records
  }

  /// From how many rows on several threads are worth their start.
  static var parallelMinimum: Int { 1 << 14 }
}
