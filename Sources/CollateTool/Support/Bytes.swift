import Glibc

/// The index of a byte's first occurrence in a range of a buffer; `nil` if
/// there is none.
func firstPlace(
  of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
) -> Int? {
  guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
  let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
  return unsafe found.map {
    unsafe $0 - UnsafeMutableRawPointer(mutating: base)
  }
}

/// The start of a record's content, after a byte order mark if there is one.
func startOfContent(
  _ record: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
) -> Int {
  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let start = record.lowerBound
  let hasMark = unsafe bytes.has(mark, at: start, before: record.upperBound)
  return start + (hasMark ? mark.count : 0)
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the buffer has the given bytes at a place, all before `end`;
  /// `false` if `bytes` is empty.
  func has(_ bytes: [UInt8], at place: Int, before end: Int) -> Bool {
    guard !bytes.isEmpty, end - place >= bytes.count else { return false }
    return bytes.indices.allSatisfy { unsafe self[place + $0] == bytes[$0] }
  }

  /// The bytes of a range, counted from 0.
  subscript(rebasing range: Range<Int>) -> Self {
    unsafe Self(rebasing: self[range])
  }

  /// The bytes of a record and its terminator.
  func withTerminator(_ record: Range<Int>) -> Self {
    unsafe self[rebasing: record.lowerBound..<record.upperBound + 1]
  }
}

/// Compares bytes like `memcmp`; a prefix comes before the longer text.
func compareBytes(
  _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
) -> Int {
  let shorter = min(left.count, right.count)
  if shorter > 0 {
    let order = unsafe memcmp(left.baseAddress!, right.baseAddress!, shorter)
    if order != 0 { return Int(order) }
  }
  return left.count - right.count
}
