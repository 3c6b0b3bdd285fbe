import ThumbIndex

/// What `collate keys --header` wrote: lines that begin with their keys.
struct StoredKeys {
  /// The first line, which says how the keys were made.
  let header: Range<Int>

  /// The bytes of the other lines.
  private(set) var lines: [Range<Int>] = []

  /// The bytes of each line's key, in hexadecimal.
  private(set) var keys: [Range<Int>] = []

  /// What the first line begins with, before the fingerprint.
  static let headerStart = "# collate-keys "

  /// Finds the keys; every file that was read begins with a header of its own.
  init(
    _ input: LineBuffer, _ ordering: Ordering, _ filing: FilingRules
  ) throws(Failure) {
    guard let first = input.lines.first else {
      throw .trouble("no keys: the input is empty, it has no header")
    }
    header = first
    let fingerprint = ordering.fingerprint + filing.fingerprint
    for (index, line) in input.lines.enumerated() {
      if isHeader(line, input) {
        try checkFingerprint(input.text(line), fingerprint)
      } else if index == 0 {
        throw .trouble("no keys: line 1 is not a '# collate-keys' header")
      } else {
        let end = endOfKey(line, input)
        guard let end else {
          throw .trouble("no key in line \(index + 1): \(input.text(line))")
        }
        lines.append(line)
        keys.append(line.lowerBound..<end)
      }
    }
  }
}

private func isHeader(_ line: Range<Int>, _ input: LineBuffer) -> Bool {
  let start = StoredKeys.headerStart.utf8
  return unsafe input.bytes[line].starts(with: start)
}

/// Where the tab after a key in hexadecimal is.
private func endOfKey(_ line: Range<Int>, _ input: LineBuffer) -> Int? {
  let isHex = { (byte: UInt8) in
    byte &- UInt8(ascii: "0") < 10 || byte &- UInt8(ascii: "a") < 6
  }
  let bytes = unsafe input.bytes[line]
  guard let end = unsafe bytes.firstIndex(where: { !isHex($0) }),
    unsafe bytes[end] == UInt8(ascii: "\t"),
    (end - line.lowerBound).isMultiple(of: 2)
  else { return nil }
  return end
}

/// Refuses keys that were made otherwise than this run would make them.
private func checkFingerprint(
  _ header: String, _ fingerprint: String
) throws(Failure) {
  let stored = header.dropFirst(StoredKeys.headerStart.count)
    .split(separator: " ")
  let own = fingerprint.split(separator: " ")
  if stored == own { return }
  let theirs = stored.filter { !own.contains($0) }.joined(separator: " ")
  let ours = own.filter { !stored.contains($0) }.joined(separator: " ")
  // Rules that one side alone has leave nothing to name on the other.
  throw .trouble(
    "the keys have another fingerprint: '\(theirs.isEmpty ? "-" : theirs)', "
      + "not '\(ours.isEmpty ? "-" : ours)'")
}
