import Glibc
import ThumbIndex

/// Reads records in blocks that keep within a limit of memory.
///
/// `@unchecked Sendable`, as one thread at a time reads a block.
final class RecordReader: @unchecked Sendable {
  private let source: any ByteSource
  private let format: RecordFormat
  private var stored: StoredKeys?
  private let progress: Progress?

  /// How many bytes there are in all, where that is known.
  private let expectedSize: Int?

  /// What was read beyond the last block.
  private var rest: [UInt8] = []
  private var line = 1
  private var hasEnded = false

  /// Whether all has been given out.
  var isAtEnd: Bool { hasEnded && rest.isEmpty }

  /// - Parameters:
  ///   - source: What is read.
  ///   - expectedSize: How many bytes it has, where that is known.
  ///   - isRun: Whether it was written by ``RunWriter``, and has no headers.
  init(
    _ source: any ByteSource, _ format: RecordFormat, expectedSize: Int? = nil,
    isRun: Bool = false, _ progress: Progress? = nil
  ) {
    self.source = source
    self.format = format
    self.progress = progress
    self.expectedSize = expectedSize
    stored =
      format.isKeyed && !isRun
      ? StoredKeys(fingerprint: format.fingerprint) : nil
  }

  /// What a record takes beside its bytes and keys.
  enum Purpose: Int {
    /// The place of its bytes.
    case merging = 16
    /// Also two places in the sort, and its number in the result.
    case sorting = 56
  }

  /// Reads the next block; `nil` at the end.
  ///
  /// - Parameters:
  ///   - limit: How much memory the block may take, and what is done with it. It
  ///     holds at least one record, whatever that takes.
  ///   - threads: How many threads may make keys.
  func next(
    limit: Int, for purpose: Purpose, threads: Int?
  ) throws(Failure) -> RecordBlock? {
    // Small beside the limit, and no more work than need be.
    let piece = min(max(limit / 64, min(limit / 8, 1 << 13), 64), 1 << 22)
    // Few enough at once that the shortest lines do not go far beyond the limit.
    let most = max(limit / 16 / (purpose.rawValue + 32), 16)
    // Room that is not entered takes no memory; growing would, for a moment.
    var buffer = ByteBuffer(
      expectedSize: min(
        limit / 2, saturatingSum(expectedSize ?? 1 << 20, piece)))
    unsafe rest.withUnsafeBufferPointer { unsafe buffer.append($0) }
    let builders = format.directions.map { _ in SortKeyColumnBuilder() }
    var lines: [Range<Int>] = []
    if purpose == .merging { lines.reserveCapacity(min(limit / 37, 1 << 20)) }
    var found: [Range<Int>] = []
    if expectedSize ?? 0 >= piece {
      found.reserveRoom(for: min(piece / 8, most))
    }
    var headers: [Int] = []
    let firstLine = line
    var scanned = 0
    var begin = 0
    var size = 0
    while true {
      if scanned == buffer.count {
        if hasEnded { break }
        try fill(&buffer, piece)
      }
      found.removeAll(keepingCapacity: true)
      unsafe split(
        buffer.bytes, from: &scanned, begin: &begin, lines: &found, most: most)
      if stored != nil {
        let before = lines.count
        unsafe headers +=
          try stored!.takeHeaders(from: &found, buffer.bytes)
          .map { $0 + before }
      }
      if found.isEmpty { continue }
      if lines.isEmpty, let expectedSize {
        // As many as there will be if the rest is like this, and some more.
        let count = Double(found.count) / Double(begin) * Double(expectedSize)
        let room = Int(min(count * 1.05, Double(limit / purpose.rawValue)))
        lines.reserveRoom(for: room)
        for builder in builders { builder.reserveCapacity(room) }
      }
      lines += found
      unsafe try format.appendKeys(
        of: found, buffer.bytes, to: builders, threads: threads)
      let newSize =
        buffer.count + lines.count * purpose.rawValue
        + builders.reduce(0) { $0 + $1.size }
      // As much again as the last piece took must fit, too.
      let growth = newSize - size
      size = newSize
      // A column holds fewer than 2³² rows.
      if size + growth > limit || lines.count > 1 << 31 { break }
    }
    try stored?.checkEnd(hasEnded)
    unsafe rest = Array(buffer.bytes[begin...])
    if lines.isEmpty { return nil }
    line += lines.count + headers.count
    let columns = zip(builders, format.directions).map {
      SortKeyColumn.Directed($0.finish(), $1)
    }
    return unsafe RecordBlock(
      owning: buffer.release(), lines: lines, columns: columns,
      firstLine: firstLine, headers: headers)
  }

  /// Reads so many bytes, fewer at the end only: a pipe gives them in pieces too
  /// small to share among threads.
  private func fill(
    _ buffer: inout ByteBuffer, _ size: Int
  ) throws(Failure) {
    let end = buffer.count + size
    while buffer.count < end {
      let count = unsafe try source.read(
        into: buffer.room(for: end - buffer.count))
      if count == 0 {
        hasEnded = true
        return
      }
      buffer.count += count
      progress?.advance(by: count)
    }
  }

  /// Finds the records, so many at most, that end behind a place.
  private func split(
    _ bytes: UnsafeBufferPointer<UInt8>, from place: inout Int,
    begin: inout Int, lines: inout [Range<Int>], most: Int
  ) {
    var ends = unsafe TerminatorFinder(bytes, format.terminator, from: place)
    while lines.count < most {
      guard let end = ends.next() else {
        place = bytes.count
        return
      }
      lines.append(begin..<end)
      begin = end + 1
      place = begin
    }
  }
}

extension [Range<Int>] {
  /// Makes room, on large pages when it is large.
  fileprivate mutating func reserveRoom(for count: Int) {
    reserveCapacity(count)
    unsafe withUnsafeMutableBufferPointer { elements in
      if let start = elements.baseAddress {
        let size = count * MemoryLayout<Range<Int>>.stride
        unsafe adviseLargePages(UnsafeMutableRawPointer(start), size)
      }
    }
  }
}
