/// Finds the ends of records in a growing buffer.
///
/// A record without quotes ends at the next terminator. A record with quotes is
/// parsed. The parser's state is kept while the record is incomplete, so that
/// no byte is parsed twice.
struct RecordFinder {
  private let syntax: RecordSyntax

  /// The start of the next record.
  private(set) var begin: Int

  /// The end of the scanned part of the buffer.
  private(set) var scanned: Int

  /// The quote that the last search found; `nil` if it found none.
  private var quote: Int?

  /// The end of the buffer's part that was searched for quotes.
  private var quoteLimit: Int

  /// The state of an incomplete record with quotes.
  private var partial: PartialRecord?

  /// How many records were found; always 0 if quotes have no meaning.
  private var count = 0

  /// The input lines at which no record begins.
  private(set) var extraLines = ExtraLines()

  init(_ syntax: RecordSyntax, from place: Int = 0) {
    self.syntax = syntax
    begin = place
    scanned = place
    quoteLimit = place
  }

  /// Appends complete records while `records.count` is less than `most`.
  ///
  /// - Parameter isAtEnd: Whether the file ends with these bytes; then an
  ///   incomplete record is a fault.
  mutating func find(
    in bytes: UnsafeBufferPointer<UInt8>, most: Int, isAtEnd: Bool,
    appendingTo records: inout [Range<Int>]
  ) throws(RecordFault) {
    if syntax.quotingSeparator == nil {
      unsafe findUnquoted(in: bytes, most, &records)
    } else {
      unsafe try findQuoted(in: bytes, most, &records)
    }
    if isAtEnd, scanned == bytes.count, begin < scanned {
      // A record can lack its end here only because a quote is open.
      throw RecordFault(
        place: partial?.openQuote ?? begin, reason: "a quote is not closed",
        separator: syntax.quotingSeparator ?? [])
    }
  }

  private mutating func findUnquoted(
    in bytes: UnsafeBufferPointer<UInt8>, _ most: Int,
    _ records: inout [Range<Int>]
  ) {
    var ends = unsafe TerminatorFinder(bytes, syntax.terminator, from: scanned)
    var start = begin
    while records.count < most {
      guard let end = ends.next() else {
        begin = start
        scanned = bytes.count
        return
      }
      records.append(start..<end)
      start = end + 1
    }
    begin = start
    scanned = start
  }

  private mutating func findQuoted(
    in bytes: UnsafeBufferPointer<UInt8>, _ most: Int,
    _ records: inout [Range<Int>]
  ) throws(RecordFault) {
    var ends = unsafe TerminatorFinder(bytes, syntax.terminator, from: scanned)
    while records.count < most {
      var end: Int?
      if partial == nil {
        end = ends.next()
        unsafe lookForQuote(in: bytes)
        if let quote, quote < end ?? bytes.count {
          partial = unsafe PartialRecord(begin, bytes, syntax)
        }
      }
      if partial != nil {
        end = unsafe try partial!.advance(in: bytes)
        if let end {
          ends = unsafe .init(bytes, syntax.terminator, from: end + 1)
        }
      }
      guard let end else {
        scanned = bytes.count
        return
      }
      count += 1
      if partial != nil, syntax.hasLinesInRecords {
        let lines = unsafe bytes[begin..<end].count { $0 == syntax.terminator }
        if lines > 0 { extraLines.append(lines, before: count) }
      }
      partial = nil
      records.append(begin..<end)
      begin = end + 1
      scanned = begin
    }
  }

  /// Finds the first quote at or after ``begin``; no part of the buffer is
  /// searched twice.
  private mutating func lookForQuote(in bytes: UnsafeBufferPointer<UInt8>) {
    if let quote, quote >= begin { return }
    let start = max(begin, quoteLimit)
    quote = unsafe firstPlace(
      of: UInt8(ascii: "\""), in: bytes, start..<bytes.count)
    quoteLimit = quote.map { $0 + 1 } ?? bytes.count
  }
}

/// The reason why a text is no well-formed record.
struct RecordFault: Error {
  let place: Int
  let reason: String

  /// The separator of fields with which the record was read.
  let separator: [UInt8]
}

/// A record with quotes, read as far as the buffer reached.
private struct PartialRecord {
  private let syntax: RecordSyntax
  private let separator: [UInt8]

  /// The first byte that was not read yet.
  private var place: Int
  private var state = State.fieldStart

  /// The start of the last field in quotes; `nil` if there was none.
  private(set) var openQuote: Int?

  private enum State {
    case fieldStart, plain, quoted, quoteInQuoted
  }

  init(
    _ begin: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ syntax: RecordSyntax
  ) {
    self.syntax = syntax
    separator = syntax.quotingSeparator!
    place = unsafe startOfContent(begin..<bytes.count, bytes)
  }

  /// Reads on, and returns the end of the record; `nil` if the record does not
  /// end in the buffer.
  mutating func advance(
    in bytes: UnsafeBufferPointer<UInt8>
  ) throws(RecordFault) -> Int? {
    while place < bytes.count {
      let byte = unsafe bytes[place]
      if state == .quoted {
        let quote = unsafe firstPlace(
          of: UInt8(ascii: "\""), in: bytes, place..<bytes.count)
        guard let quote else {
          place = bytes.count
          return nil
        }
        place = quote + 1
        state = .quoteInQuoted
        continue
      }
      if byte == syntax.terminator { return place }
      if byte == UInt8(ascii: "\"") {
        switch state {
        case .fieldStart: openQuote = place
        case .quoteInQuoted: break
        default:
          throw RecordFault(
            place: place, reason: "a quote in a field without quotes",
            separator: separator)
        }
        state = .quoted
        place += 1
        continue
      }
      if byte == separator[0] {
        // The buffer may end inside the separator.
        if bytes.count - place < separator.count { return nil }
        if unsafe bytes.has(separator, at: place, before: bytes.count) {
          place += separator.count
          state = .fieldStart
          continue
        }
      }
      if state == .quoteInQuoted {
        let isLineEnd =
          byte == UInt8(ascii: "\r") && syntax.hasLinesInRecords
        if isLineEnd {
          if place + 1 == bytes.count { return nil }
          if unsafe bytes[place + 1] == syntax.terminator { return place + 1 }
        }
        throw RecordFault(
          place: place, reason: "text behind a closing quote",
          separator: separator)
      }
      state = .plain
      place += 1
    }
    return nil
  }
}
