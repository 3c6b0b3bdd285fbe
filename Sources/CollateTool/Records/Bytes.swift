import Glibc

/// The first place of a byte in part of a buffer.
func firstPlace(
  of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
) -> Int? {
  guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
  let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
  return unsafe found.map {
    unsafe $0 - UnsafeMutableRawPointer(mutating: base)
  }
}

/// Where the content of a record begins: a byte order mark, with which programs
/// begin a file, is none.
func startOfContent(
  _ record: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
) -> Int {
  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let hasMark =
    record.count >= mark.count
    && mark.indices.allSatisfy {
      unsafe bytes[record.lowerBound + $0] == mark[$0]
    }
  return record.lowerBound + (hasMark ? mark.count : 0)
}
