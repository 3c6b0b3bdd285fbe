import ThumbIndex

/// Reads records in blocks of limited memory.
///
/// `@unchecked Sendable`: one thread at a time reads a block.
final class RecordReader: @unchecked Sendable {
  private let source: any ByteSource
  private let format: RecordFormat
  private var stored: StoredKeys?
  private let progress: Progress?

  /// The number of the source's bytes; `nil` if it is unknown.
  private let expectedSize: Int?

  /// The bytes read beyond the last block.
  private var rest: [UInt8] = []
  private var line: Int
  private var hasEnded = false

  /// Whether the open file has ended, if each file is read by itself.
  private var isFileAtEnd = false

  /// The number of the first line below the open file's header.
  ///
  /// Lines are counted through all files, without the headers of later files.
  private var firstLineOfFile: Int

  /// Whether all records were returned.
  var isAtEnd: Bool { hasEnded && rest.isEmpty }

  /// - Parameters:
  ///   - source: The source of the records.
  ///   - expectedSize: The number of the source's bytes, if known.
  ///   - isRun: Whether ``RunWriter`` wrote the source, which then has no
  ///     headers.
  init(
    _ source: any ByteSource, _ format: RecordFormat, expectedSize: Int? = nil,
    isRun: Bool = false, _ progress: Progress? = nil
  ) {
    self.source = source
    self.format = format
    self.progress = progress
    self.expectedSize = expectedSize
    stored = isRun ? nil : format.storedKeys
    line = 1 + (source.place?.headerLines ?? 0)
    firstLineOfFile = line
  }

  /// What a block is for.
  enum Purpose {
    case merging, sorting

    /// To write the keys: the block has all of them, and they are whole.
    case keys

    /// How many bytes each record takes besides text and keys: for the range of
    /// its text, and in a sort for two entries and a row of the result.
    var size: Int { self == .sorting ? 16 + 2 * 24 + 4 : 16 }
  }

  /// Reads the next block; `nil` at the end.
  ///
  /// - Parameters:
  ///   - limit: The bytes of memory that the block may take. A block has at
  ///     least one record, however large.
  ///   - threads: How many threads may make keys.
  func next(
    limit: Int, for purpose: Purpose, threads: Int?
  ) throws(Failure) -> RecordBlock? {
    // Pieces are small compared with the limit, but not too small.
    let piece = min(max(limit / 64, min(limit / 8, 1 << 13), 64), 1 << 22)
    // The number of lines to find at a time: so few that even the shortest ones
    // do not exceed the limit by much.
    let most = max(limit / 16 / (purpose.size + 32), 16)
    // Unused room takes no memory, but a buffer that grows takes more memory
    // for a moment.
    var buffer = ByteBuffer(
      expectedSize: min(
        limit / 2, saturatingSum(expectedSize ?? 1 << 20, piece)))
    unsafe rest.withUnsafeBufferPointer { unsafe buffer.append($0) }
    var builders: [SortKeyColumnBuilder] = []
    var lines: [Range<Int>] = []
    if purpose == .merging { lines.reserveCapacity(min(limit / 37, 1 << 20)) }
    var found: [Range<Int>] = []
    if expectedSize ?? 0 >= piece {
      found.reserveRoom(for: min(piece / 8, most))
    }
    var headers = ExtraLines()
    let firstLine = line
    var finder = RecordFinder(format.syntax)
    var size = 0
    while true {
      if finder.scanned == buffer.count {
        if hasEnded { break }
        if try fill(&buffer, piece) {
          firstLineOfFile =
            line + lines.count + finder.extraLines.count
        }
      }
      found.removeAll(keepingCapacity: true)
      do throws(RecordFault) {
        unsafe try finder.find(
          in: buffer.bytes, most: most, isAtEnd: isFileAtEnd,
          appendingTo: &found)
      } catch {
        // Only a run has no place, and a run is never ill-formed: its records
        // were checked when they were first read.
        let (file, headerLines) = source.place ?? (.standardInput, 0)
        let next = line + lines.count + found.count + finder.extraLines.count
        throw unsafe ill(
          file, error, in: buffer.bytes, from: finder.begin,
          line: next - firstLineOfFile + 1 + headerLines)
      }
      if stored != nil {
        let before = lines.count
        let places = unsafe try stored!.takeHeaders(
          from: &found, buffer.bytes)
        for place in places { headers.append(1, before: place + before) }
      }
      if found.isEmpty { continue }
      if lines.isEmpty {
        builders = unsafe try self.builders(for: purpose, found, buffer.bytes)
        if let expected = expectedCount(found, finder.begin) {
          let room = Int(min(expected * 1.05, Double(limit / purpose.size)))
          lines.reserveRoom(for: room)
          for builder in builders { builder.reserveCapacity(room) }
        }
      }
      lines += found
      for (index, builder) in builders.enumerated() {
        unsafe try format.appendKeys(
          index, of: found, buffer.bytes, to: builder, threads: threads)
      }
      // Ties may ask for keys that are as long as the lines.
      let newSize =
        buffer.count + lines.count * purpose.size
        + max(builders.reduce(0) { $0 + $1.size }, buffer.count)
        + finder.extraLines.memory
      // Another piece of this size must fit, too.
      let growth = newSize - size
      size = newSize
      // A column holds fewer than 2³² rows.
      if size + growth > limit || lines.count > 1 << 31 { break }
    }
    unsafe rest = Array(buffer.bytes[finder.begin...])
    if lines.isEmpty { return nil }
    buffer.count = finder.begin
    buffer.trim()
    // No line is counted twice: only stored keys have `headers`, only CSV has
    // extra lines, and stored keys are never CSV.
    line += lines.count + headers.count + finder.extraLines.count
    return RecordBlock(
      buffer, format, lines: lines,
      keys: format.directions.indices.map {
        $0 < builders.count ? builders[$0].finishStarts() : nil
      },
      firstLine: firstLine,
      extraLines: stored == nil ? finder.extraLines : headers)
  }

  /// Makes builders of a block's keys, given the block's first lines.
  private func builders(
    for purpose: Purpose, _ lines: [Range<Int>],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Failure) -> [SortKeyColumnBuilder] {
    if purpose == .keys {
      return format.directions.map { _ in SortKeyColumnBuilder() }
    }
    let stretch = try KeyStretch.beginning(for: lines.count) {
      rows, stretch throws(Failure) in
      unsafe try format.keys(
        0, of: rows.map { lines[Int($0)] }, bytes, stretch, threads: 1)
    }
    return [SortKeyColumnBuilder(stretch)]
  }

  /// How many lines the source has if all are as long as the first ones are;
  /// `nil` if its size is unknown.
  ///
  /// - Parameters:
  ///   - found: The first lines.
  ///   - size: The number of their bytes.
  private func expectedCount(_ found: [Range<Int>], _ size: Int) -> Double? {
    expectedSize.map { Double(found.count) / Double(size) * Double($0) }
  }

  /// Reads a number of bytes, or fewer at the end of a file or of the source.
  ///
  /// A single read of a pipe would give too few bytes for several threads.
  ///
  /// - Returns: Whether a file was opened but not read yet. This happens only
  ///   if each file is read by itself.
  private func fill(
    _ buffer: inout ByteBuffer, _ size: Int
  ) throws(Failure) -> Bool {
    let end = buffer.count + size
    while buffer.count < end {
      let count = unsafe try source.read(
        into: buffer.room(for: end - buffer.count))
      if count == 0 {
        if format.syntax.mayHaveHeader, !isFileAtEnd {
          isFileAtEnd = true
          return false
        }
        isFileAtEnd = false
        if try !source.openNext() {
          hasEnded = true
          return false
        }
        if format.syntax.mayHaveHeader { return true }
      }
      buffer.count += count
      progress?.advance(by: count)
    }
    return false
  }
}

extension [Range<Int>] {
  /// Reserves capacity; asks for large pages if the elements take much memory.
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
