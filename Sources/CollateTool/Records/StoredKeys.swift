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

  /// Refuses the stored keys if this program would now make other keys.
  ///
  /// The program cannot check how keys are composed, because the user does not
  /// repeat the options for that.
  func check(_ fingerprint: String) throws(Failure) {
    try requireEqual(
      words.filter {
        !$0.text.startsWithBytes(of: Self.keysWord)
      },
      fingerprint.parts(between: " ").map { TextKey($0) })
  }

  /// Refuses a file whose keys were made in another way than those of the
  /// first.
  static func check(
    _ header: Header, against other: Header
  ) throws(Failure) {
    if let own = header.fingerprintWords, let first = other.fingerprintWords {
      try requireEqual(own, first)
    }
  }

  /// Removes headers from the next lines, which may come from several files.
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
  /// The words of the fingerprint in the first line; `nil` if the header is not
  /// that of stored keys.
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

/// The words of the fingerprint in the first line above stored keys.
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
  // If all words of a fingerprint are also in the other one, a dash is shown.
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
