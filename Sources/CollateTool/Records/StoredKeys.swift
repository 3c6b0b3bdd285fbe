import ThumbIndex

/// Finds the records in the output of `collate keys --fingerprint`: lines that
/// begin with their keys, below a header.
struct StoredKeys {
  /// The words of the first line: all that the keys depend on.
  private let words: [TextKey]

  /// How many lines were read, without the headers of later files.
  private var linesRead: Int

  /// The start of the first line, before the fingerprint.
  static let headerStart = "# collate-keys "

  /// The start of the word that says how keys are composed.
  static let keysWord = "keys="

  /// - Parameter header: The header of the first file.
  init(_ header: Header) throws(Failure) {
    if header.records.isEmpty {
      throw .trouble("no keys: the input is empty, it has no header")
    }
    guard let words = header.fingerprintWords else {
      throw .trouble("no keys: line 1 is not a '# collate-keys' header")
    }
    self.words = words
    linesRead = header.lineCount
  }

  /// Refuses keys that this program would make otherwise.
  ///
  /// It cannot know how keys are composed: the options that say so are not
  /// given again.
  func check(_ fingerprint: String) throws(Failure) {
    try requireEqual(
      words.filter {
        !$0.text.startsWithBytes(of: Self.keysWord)
      },
      fingerprint.parts(between: " ").map { TextKey($0) })
  }

  /// Refuses keys that were made otherwise than those below another header.
  static func check(
    _ header: Header, against other: Header
  ) throws(Failure) {
    if let own = header.fingerprintWords, let first = other.fingerprintWords {
      try requireEqual(own, first)
    }
  }

  /// Removes the headers from the next lines, which may be several files.
  ///
  /// - Returns: For each header, how many of the lines that remain came before
  ///   the header.
  mutating func takeHeaders(
    from lines: inout [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Failure) -> [Int] {
    var headers: [Int] = []
    var records: [Range<Int>] = []
    records.reserveCapacity(lines.count)
    for line in lines {
      linesRead += 1
      let text = unsafe bytes[rebasing: line]
      if unsafe text.starts(with: Self.headerStart.utf8) {
        let header = unsafe headerWords(Array(text))
        try requireEqual(header, words)
        headers.append(records.count)
      } else if unsafe beginsWithKey(text) {
        records.append(line)
      } else {
        let shown = unsafe String(decoding: text, as: UTF8.self)
        throw .trouble("no key in line \(linesRead): \(shown)")
      }
    }
    lines = records
    return headers
  }
}

extension Header {
  /// The words after the start of the first line; `nil` if it does not begin as
  /// one above stored keys does.
  fileprivate var fingerprintWords: [TextKey]? {
    guard let first = records.first else { return nil }
    let line = bytes[first]
    return line.starts(with: StoredKeys.headerStart.utf8)
      ? headerWords(Array(line)) : nil
  }
}

/// Whether a line begins with a key in hexadecimal and a tab.
private func beginsWithKey(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
  let isHex = { (byte: UInt8) in
    isDigit(byte) || byte &- UInt8(ascii: "a") < 6
  }
  guard let end = unsafe line.firstIndex(where: { !isHex($0) }) else {
    return false
  }
  return unsafe line[end] == UInt8(ascii: "\t") && end.isMultiple(of: 2)
}

/// The words after the start of a line that begins as a header does.
private func headerWords(_ line: [UInt8]) -> [TextKey] {
  let start = StoredKeys.headerStart.utf8.count
  return String(decoding: line[start...], as: UTF8.self)
    .parts(between: " ").map { TextKey($0) }
}

/// Refuses the words of a fingerprint unless they are the expected ones.
private func requireEqual(
  _ words: [TextKey], _ expected: [TextKey]
) throws(Failure) {
  if words == expected { return }
  let theirs = missing(words, in: expected)
  let ours = missing(expected, in: words)
  // A fingerprint whose words are all in the other is shown as a dash.
  throw .trouble(
    "the keys have another fingerprint: '\(theirs.isEmpty ? "-" : theirs)', "
      + "not '\(ours.isEmpty ? "-" : ours)'")
}

/// The words that are not among others, with blanks between them.
private func missing(_ words: [TextKey], in others: [TextKey]) -> String {
  let others = Set(others)
  return words.filter { !others.contains($0) }.map(\.text)
    .joined(separator: " ")
}
