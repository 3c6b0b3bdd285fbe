/// The records that come first in a file, and are neither sorted nor searched.
struct Header {
  /// All bytes, as they were read.
  let bytes: [UInt8]

  /// The bytes of each record, without what ends it.
  let records: [Range<Int>]

  /// The file that it was read from.
  let origin: FilePath

  /// How many lines it takes.
  var lineCount: Int {
    // A terminator other than the line feed makes lines of its own.
    bytes.last.map { end in end == 0 ? records.count : bytes.count { $0 == end }
    }
      ?? 0
  }

  /// Refuses a header that says something else than that of the first file.
  func check(against other: Self) throws(Failure) {
    // A file without anything has no other header either.
    if !bytes.isEmpty, content != other.content {
      throw .trouble("'\(origin)' has another header than '\(other.origin)'")
    }
  }

  /// What the header says, whatever program has written it.
  private var content: [[UInt8]] {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      records.map { record in
        let start = unsafe startOfContent(record, buffer)
        let content = unsafe buffer[start..<max(start, record.upperBound)]
        return unsafe Array(
          content.last == UInt8(ascii: "\r") ? content.dropLast() : content)
      }
    }
  }

  /// The names that the first record gives the columns.
  func columnNames(_ splitter: FieldSplitter) -> [String] {
    guard let first = records.first else { return [] }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe splitter.fields(of: first, buffer)
    }
  }
}
