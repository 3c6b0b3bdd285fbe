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

  /// What was read beyond the last block.
  private var rest: [UInt8] = []
  private var line = 1
  private var hasEnded = false

  /// Whether all has been given out.
  var isAtEnd: Bool { hasEnded && rest.isEmpty }

  /// - Parameters:
  ///   - source: What is read.
  ///   - isRun: Whether it was written by ``RunWriter``, and has no headers.
  init(
    _ source: any ByteSource, _ format: RecordFormat, isRun: Bool = false,
    _ progress: Progress? = nil
  ) {
    self.source = source
    self.format = format
    self.progress = progress
    stored =
      format.isKeyed && !isRun
      ? StoredKeys(fingerprint: format.fingerprint) : nil
  }

  /// What a record takes beside its bytes and keys.
  enum Purpose: Int {
    /// The place of its bytes.
    case merging = 16
    /// Also two places in the sort.
    case sorting = 48
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
    var buffer = ByteBuffer(expectedSize: min(limit / 2, 1 << 20))
    unsafe rest.withUnsafeBufferPointer { unsafe buffer.append($0) }
    let builders = format.directions.map { _ in SortKeyColumnBuilder() }
    var lines: [Range<Int>] = []
    if purpose == .merging {
      // Room that is not entered takes no memory; growing would, for a moment.
      lines.reserveCapacity(min(limit / 37, 1 << 20))
    }
    var headers: [Int] = []
    let firstLine = line
    // Few enough at once that the shortest lines do not go far beyond the limit.
    let most = max(limit / 16 / (purpose.rawValue + 32), 16)
    var scanned = 0
    var begin = 0
    var size = 0
    while true {
      if scanned == buffer.count {
        if hasEnded { break }
        try fill(&buffer, piece)
      }
      var found: [Range<Int>] = []
      unsafe split(
        buffer.bytes, from: &scanned, begin: &begin, lines: &found, most: most)
      if stored != nil {
        let before = lines.count
        unsafe headers +=
          try stored!.takeHeaders(from: &found, buffer.bytes)
          .map { $0 + before }
      }
      if found.isEmpty { continue }
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
      (column: $0.finish(), direction: $1)
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
    guard let base = bytes.baseAddress else { return }
    let terminator = Int32(format.terminator)
    while lines.count < most {
      let found = unsafe memchr(base + place, terminator, bytes.count - place)
      guard let end = unsafe found else {
        place = bytes.count
        return
      }
      let offset = unsafe end - UnsafeMutableRawPointer(mutating: base)
      lines.append(begin..<offset)
      begin = offset + 1
      place = begin
    }
  }
}
