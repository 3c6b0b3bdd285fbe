import ThumbIndex

/// The names of columns: the fields of a header.
enum ColumnNames {
  /// There is no header; columns have only numbers.
  case none
  /// The header has not been read: any text may be a name.
  case unread
  /// The names, and the separator that stood between them.
  case known([ColumnName], separator: [UInt8])

  /// Finds the columns whose name stands at a place in a text; returns each
  /// with the end of its name, the longest name first.
  func fields(
    in text: ColumnText, at place: Int
  ) -> [(field: Int, end: Int)] {
    switch self {
    case .none: []
    case .unread:
      place == text.bytes.count ? [] : [(0, text.bytes.count)]
    case .known(let names, _):
      names.enumerated().compactMap { field, name in
        text.end(of: name, at: place).map { (field, $0) }
      }.sorted { $0.end > $1.end }
    }
  }

  /// The hint for an error message about a name that no column has.
  func hint(for given: String) -> String {
    guard case .known(let columns, let separator) = self else {
      return "name columns by number, or by name with '--header'"
    }
    let names = columns.map(\.text)
    if names.isEmpty { return "there is no header" }
    return guess(at: given, from: names)
      ?? names.lazy.compactMap {
        separatorHint(for: $0, besides: separator, isLine: names.count == 1)
      }.first
      ?? "there are \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  subscript(_ field: Int) -> String {
    if case .known(let names, _) = self { names[field].text } else { "" }
  }

  /// How many columns have the same name as a column, counting that column.
  func count(ofNamesLike field: Int) -> Int {
    guard case .known(let names, _) = self else { return 1 }
    return names.count { $0.key == names[field].key }
  }
}

/// The name of a column; canonically equivalent names are equal.
struct ColumnName {
  let text: String
  let key: TextKey

  init(_ text: String) {
    self.text = text
    key = TextKey(canonical: text)
  }
}

/// A text in which to look for the names of columns.
///
/// After a name comes ASCII (a comma, a full stop, a number, a flag) or
/// nothing. So a name ends before an ASCII character or at the end of the text.
struct ColumnText {
  /// The text as it was given.
  let bytes: [UInt8]

  /// The text in canonical decomposition.
  private let canonical: [UInt8]

  /// Where a name may begin or end: offsets in both texts, in ascending order.
  private var places: [(offset: Int, canonical: Int)] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    // Decomposition moves no mark across an ASCII character. So the ASCII
    // characters and the stretches between them can be decomposed one by one.
    var canonical: [UInt8] = []
    var start = 0
    while start < bytes.count {
      places.append((start, canonical.count))
      if bytes[start] < 0x80 {
        canonical.append(bytes[start])
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { $0 < 0x80 } ?? bytes.count
      canonical +=
        TextKey(
          canonical: String(decoding: bytes[start..<end], as: UTF8.self)
        ).text.utf8
      start = end
    }
    places.append((start, canonical.count))
    self.canonical = canonical
  }

  /// The end of a name that begins at a place; `nil` if the name is not there.
  func end(of name: ColumnName, at place: Int) -> Int? {
    let name = name.key.text.utf8
    let first = places.partitioningIndex { $0.offset >= place }
    if name.isEmpty || first == places.count || places[first].offset != place {
      return nil
    }
    let start = places[first].canonical
    let last = places.partitioningIndex { $0.canonical >= start + name.count }
    guard last < places.count, places[last].canonical == start + name.count,
      canonical[start..<start + name.count].elementsEqual(name)
    else { return nil }
    return places[last].offset
  }

  /// A part of the text, for messages.
  func text(_ range: some RangeExpression<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text from a place up to the next comma.
  func textBeforeComma(from place: Int) -> String {
    text(
      place..<(bytes[place...].firstIndex(of: UInt8(ascii: ","))
        ?? bytes.count))
  }

  /// Takes the digits at a place, and moves the place past them; `nil` if there
  /// are none.
  func takeNumber(at place: inout Int) -> Int? {
    guard let (number, rest) = bytes[place...].leadingNumber else {
      return nil
    }
    place = rest.startIndex
    return number
  }

  /// Takes a character of ASCII, and moves the place past it.
  func take(_ sign: Unicode.Scalar, at place: inout Int) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else {
      return false
    }
    place += 1
    return true
  }
}
