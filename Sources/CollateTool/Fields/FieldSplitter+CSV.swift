import ThumbIndex

/// A part of each line, as a range of the lines' bytes or of a copy.
struct LineParts: Sendable {
  /// The range of each line's part.
  var ranges: [Range<Int>]

  /// The bytes that the ranges are in; `nil` means the lines' own bytes.
  var values: [UInt8]?

  /// The text of a line's part.
  func text(_ row: Int, _ lines: UnsafeBufferPointer<UInt8>) -> String {
    unsafe withBytes(lines) { bytes in
      unsafe String(decoding: bytes[ranges[row]], as: UTF8.self)
    }
  }

  /// Calls a closure with the bytes that the ranges are in.
  func withBytes<Result, Trouble>(
    _ lines: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Trouble) -> Result
  ) throws(Trouble) -> Result {
    guard let values else { return unsafe try body(lines) }
    return try unsafe values.withUnsafeBufferPointer {
      values throws(Trouble) in try unsafe body(values)
    }
  }
}

extension FieldSplitter {
  /// Takes the separator from `-t`; in the locale `C`, characters are bytes.
  init(_ arguments: Arguments) throws(Failure) {
    self.init(
      separator: try fieldSeparator(arguments),
      countsBytes: isByteOrderAsked(arguments), isCSV: arguments.has(.csv),
      dropsReturns: arguments.has(.csv) && !arguments.has(.zeroTerminated))
  }

  /// The part of each line that a key names; the whole line without a key.
  ///
  /// In CSV, a part has the fields' values, with separators between them.
  func parts(
    of key: KeySpecification?, in lines: [Range<Int>],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LineParts {
    if !isCSV {
      return LineParts(
        ranges: key.map { key in
          lines.map { unsafe range(of: key, in: $0, bytes) }
        } ?? lines)
    }
    guard let first = lines.first, let last = lines.last else {
      return LineParts(ranges: [])
    }
    // The ranges of lines ascend.
    let all = first.lowerBound..<last.upperBound
    if unsafe firstPlace(of: UInt8(ascii: "\""), in: bytes, all) == nil {
      return LineParts(
        ranges: lines.map { unsafe unquotedPart(of: key, in: $0, bytes) })
    }
    var values: [UInt8] = []
    var fields: [Range<Int>] = []
    let ranges = lines.map { line in
      if unsafe !hasQuotes(line, bytes) {
        let part = unsafe unquotedPart(of: key, in: line, bytes)
        let start = values.count
        unsafe values.append(contentsOf: bytes[part])
        return start..<values.count
      }
      return unsafe appendValues(of: key, line, bytes, &values, &fields)
    }
    return LineParts(ranges: ranges, values: values)
  }

  /// The part of a line that a key names, and the offset of each of the part's
  /// bytes in the line.
  ///
  /// - Returns: `nil` without CSV quotes: then the part is a range of the line.
  func quotedPart(
    of key: KeySpecification?, in line: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: [UInt8], origins: [Int])? {
    guard isCSV, unsafe hasQuotes(line, bytes) else { return nil }
    var values: [UInt8] = []
    var fields: [Range<Int>] = []
    var origins: [Int] = []
    let part = unsafe appendValues(
      of: key, line, bytes, &values, &fields, origins: &origins)
    return (
      Array(values[part]), origins[part].map { $0 - line.lowerBound }
    )
  }

  /// The values of a header line's fields, which name columns.
  func fields(
    of line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [String] {
    var values: [UInt8] = []
    var fields: [Range<Int>] = []
    if isCSV {
      _ = unsafe appendValues(of: nil, line, bytes, &values, &fields)
      return fields.map { String(decoding: values[$0], as: UTF8.self) }
    }
    var rest = unsafe startOfContent(line, bytes)..<line.upperBound
    var names: [String] = []
    while true {
      let next = unsafe field(0, in: rest, bytes)
      var name = unsafe bytes[next]
      // Without a separator, the blanks before a field belong to it.
      if separator.isEmpty { unsafe name = name.drop { isBlank($0) } }
      if next.upperBound == line.upperBound,
        unsafe name.last == UInt8(ascii: "\r")
      {
        unsafe name.removeLast()
      }
      names.append(unsafe String(decoding: name, as: UTF8.self))
      if next.upperBound == line.upperBound { return names }
      rest = next.upperBound + separator.count..<line.upperBound
    }
  }

  private func hasQuotes(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    unsafe firstPlace(of: UInt8(ascii: "\""), in: bytes, line) != nil
  }

  /// The range of a record without a byte order mark and, if `dropsReturns`,
  /// without a carriage return at its end.
  private func content(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let start = unsafe startOfContent(line, bytes)
    var end = line.upperBound
    if dropsReturns, end > start, unsafe bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  private func unquotedPart(
    of key: KeySpecification?, in line: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let content = unsafe content(line, bytes)
    guard let key else { return content }
    return unsafe range(of: key, bytes, end: content.upperBound) {
      unsafe field($0, in: content, bytes)
    }
  }

  private func appendValues(
    of key: KeySpecification?, _ line: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>, _ values: inout [UInt8],
    _ fields: inout [Range<Int>]
  ) -> Range<Int> {
    var origins: [Int]?
    return unsafe appendValues(
      of: key, line, bytes, &values, &fields, tracking: &origins)
  }

  private func appendValues(
    of key: KeySpecification?, _ line: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>, _ values: inout [UInt8],
    _ fields: inout [Range<Int>], origins: inout [Int]
  ) -> Range<Int> {
    var tracked: [Int]? = []
    defer { origins = tracked! }
    return unsafe appendValues(
      of: key, line, bytes, &values, &fields, tracking: &tracked)
  }

  /// Appends the values of a record's fields, up to a key's last field, with
  /// separators between them.
  ///
  /// Returns the range of the key's part in `values`.
  private func appendValues(
    of key: KeySpecification?, _ line: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>, _ values: inout [UInt8],
    _ fields: inout [Range<Int>], tracking origins: inout [Int]?
  ) -> Range<Int> {
    fields.removeAll(keepingCapacity: true)
    let content = unsafe content(line, bytes)
    let begin = values.count
    let last = key.flatMap { key in
      key.end.map { max($0.field, key.start.field) }
    }
    var place = content.lowerBound
    func append(_ stretch: Range<Int>) {
      unsafe values.append(contentsOf: bytes[stretch])
      origins?.append(contentsOf: stretch)
    }
    while true {
      let start = values.count
      if place < content.upperBound, unsafe bytes[place] == UInt8(ascii: "\"") {
        place += 1
        // The record is well formed, so there is a closing quote.
        while let quote = unsafe firstPlace(
          of: UInt8(ascii: "\""), in: bytes, place..<content.upperBound)
        {
          let isDoubled =
            unsafe quote + 1 < content.upperBound
            && bytes[quote + 1] == UInt8(ascii: "\"")
          append(place..<quote + (isDoubled ? 1 : 0))
          place = quote + (isDoubled ? 2 : 1)
          if !isDoubled { break }
        }
      } else {
        let field = unsafe field(0, in: place..<content.upperBound, bytes)
        append(field)
        place = field.upperBound
      }
      fields.append(start..<values.count)
      if place >= content.upperBound || fields.count - 1 == last { break }
      append(place..<place + separator.count)
      place += separator.count
    }
    let end = values.count
    guard let key else { return begin..<end }
    return unsafe values.withUnsafeBufferPointer { values in
      unsafe range(of: key, values, end: end) {
        $0 < fields.count ? fields[$0] : end..<end
      }
    }
  }
}

/// The UTF-8 of the field separator: from `-t`, or a comma in CSV; empty if
/// blanks separate fields.
func fieldSeparator(_ arguments: Arguments) throws(Failure) -> [UInt8] {
  guard let given = arguments.value(.fieldSeparator) else {
    return arguments.has(.csv) ? [UInt8(ascii: ",")] : []
  }
  if given.hasBytes(of: "\\0") { return [0] }
  if given.hasBytes(of: "\\t") { return [UInt8(ascii: "\t")] }
  // `given` has U+FFFD in place of ill-formed bytes; the `FilePath` keeps them.
  guard given.unicodeScalars.count == 1,
    FilePath(given) == arguments.path(.fieldSeparator)
  else {
    throw .usage(
      "option '--field-separator' needs one character, not '\(given)'",
      arguments.command)
  }
  if arguments.has(.csv), ["\"", "\n", "\r"].contains(given) {
    throw .usage(
      "option '--field-separator' cannot be '\(given)' with '--csv'",
      arguments.command)
  }
  return Array(given.utf8)
}
