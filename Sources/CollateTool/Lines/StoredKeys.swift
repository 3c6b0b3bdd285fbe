import ThumbIndex

/// Finds the records in the output of `collate keys --fingerprint`: lines that
/// begin with their keys, below a header.
struct StoredKeys {
  private let fingerprint: String
  private var linesRead = 0

  /// The start of the first line, before the fingerprint.
  static let headerStart = "# collate-keys "

  /// - Parameters:
  ///   - fingerprint: The fingerprint that the keys must have.
  ///   - hasFirstLine: Whether line 1 was read as a header.
  init(fingerprint: String, hasFirstLine: Bool) {
    self.fingerprint = fingerprint
    if hasFirstLine { linesRead = 1 }
  }

  /// Removes the headers from the next lines; a later file may have none.
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
        unsafe try checkFingerprint(
          String(decoding: text, as: UTF8.self), fingerprint)
        headers.append(records.count)
      } else if linesRead == 1 {
        throw .trouble("no keys: line 1 is not a '# collate-keys' header")
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

  /// Refuses a header whose first line has no fingerprint, or a different one.
  static func check(_ header: Header, _ fingerprint: String) throws(Failure) {
    guard let first = header.records.first else {
      throw .trouble("no keys: the input is empty, it has no header")
    }
    let text = String(decoding: header.bytes[first], as: UTF8.self)
    guard text.hasPrefix(headerStart) else {
      throw .trouble("no keys: line 1 is not a '# collate-keys' header")
    }
    try checkFingerprint(text, fingerprint)
  }

  /// Refuses an input that has ended without any line.
  func checkEnd(_ isAtEnd: Bool) throws(Failure) {
    if isAtEnd, linesRead == 0 {
      throw .trouble("no keys: the input is empty, it has no header")
    }
  }
}

/// Whether a line begins with a key in hexadecimal and a tab.
private func beginsWithKey(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
  let isHex = { (byte: UInt8) in
    byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 6
  }
  guard let end = unsafe line.firstIndex(where: { !isHex($0) }) else {
    return false
  }
  return unsafe line[end] == UInt8(ascii: "\t") && end.isMultiple(of: 2)
}

/// Refuses stored keys unless their header has the given fingerprint.
private func checkFingerprint(
  _ header: String, _ fingerprint: String
) throws(Failure) {
  let stored = header.dropFirst(StoredKeys.headerStart.count)
    .split(separator: " ")
  let own = fingerprint.split(separator: " ")
  if stored == own { return }
  let theirs = stored.filter { !own.contains($0) }.joined(separator: " ")
  let ours = own.filter { !stored.contains($0) }.joined(separator: " ")
  // A fingerprint whose words are all in the other is shown as a dash.
  throw .trouble(
    "the keys have another fingerprint: '\(theirs.isEmpty ? "-" : theirs)', "
      + "not '\(ours.isEmpty ? "-" : ours)'")
}
