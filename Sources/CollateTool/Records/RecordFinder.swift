/// Finds where records end, in a buffer that grows.
///
/// A record without quotes ends at the next terminator, which is found as fast as
/// the end of a line. One with quotes is gone through byte by byte, once: what is
/// known of a record that is not complete is kept.
struct RecordFinder {
  private let syntax: RecordSyntax

  /// Where the record begins that comes next.
  private(set) var begin: Int

  /// Up to where the buffer has been looked at.
  private(set) var scanned: Int

  /// The first quote that has not been passed; `nil` when there was none up to
  /// ``scanned``.
  private var quote: Int?

  /// Up to where quotes have been looked for.
  private var quoteLimit: Int

  /// What is known of a record with quotes that is not complete.
  private var partial: PartialRecord?

  /// How many records with or without quotes were found.
  private var count = 0

  /// The lines that are no begin of a record, by the number of the record behind
  /// them.
  private(set) var extraLines: [ExtraLines] = []

  /// How many they are.
  private(set) var extraLineCount = 0

  init(_ syntax: RecordSyntax, from place: Int = 0) {
    self.syntax = syntax
    begin = place
    scanned = place
    quoteLimit = place
  }

  /// Appends the records that are complete, until there are so many in all.
  mutating func find(
    in bytes: UnsafeBufferPointer<UInt8>, most: Int,
    appendingTo records: inout [Range<Int>]
  ) throws(RecordFault) {
    if syntax.quotingSeparator != nil {
      return unsafe try findQuoted(in: bytes, most, &records)
    }
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
        if lines > 0 {
          extraLines.append(ExtraLines(before: count, count: lines))
          extraLineCount += lines
        }
      }
      partial = nil
      records.append(begin..<end)
      begin = end + 1
      scanned = begin
    }
  }

  /// Finds the first quote behind the begin of the record; the buffer is looked
  /// through once.
  private mutating func lookForQuote(in bytes: UnsafeBufferPointer<UInt8>) {
    if let quote, quote >= begin { return }
    let start = max(begin, quoteLimit)
    quote = unsafe firstPlace(
      of: UInt8(ascii: "\""), in: bytes, start..<bytes.count)
    quoteLimit = quote.map { $0 + 1 } ?? bytes.count
  }

  /// What is wrong with a file that ends here, and where.
  func faultAtEnd(of count: Int) -> RecordFault? {
    // All records are terminated but one whose terminator is in quotes.
    begin < count
      ? RecordFault(
        place: partial?.openQuote ?? begin, reason: "a quote is not closed")
      : nil
  }
}

/// Lines of the input that are no begin of a record.
struct ExtraLines {
  /// The record that comes after them.
  var before: Int
  var count: Int
}

extension [ExtraLines] {
  /// How many there are before a record.
  func count(before row: Int) -> Int {
    reduce(0) { $1.before <= row ? $0 + $1.count : $0 }
  }
}

/// Why a text is no record.
struct RecordFault: Error {
  let place: Int
  let reason: String
}

/// A record with quotes, as far as it has been gone through.
private struct PartialRecord {
  private let syntax: RecordSyntax
  private let separator: [UInt8]

  /// The first byte that has not been looked at.
  private var place: Int
  private var state = State.fieldStart

  /// Where the last field in quotes begins.
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

  /// Goes on to where the record ends; `nil` when that is not in the buffer.
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
            place: place, reason: "a quote in a field without quotes")
        }
        state = .quoted
        place += 1
        continue
      }
      if byte == separator[0] {
        // It may not be here as a whole yet.
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
        throw RecordFault(place: place, reason: "text behind a closing quote")
      }
      state = .plain
      place += 1
    }
    return nil
  }
}
