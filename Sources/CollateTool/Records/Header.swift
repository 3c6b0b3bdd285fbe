/// The first records of a file, which are neither sorted nor searched.
struct Header {
  /// All bytes, as read.
  let bytes: [UInt8]

  /// The range of each record without its terminator.
  let records: [Range<Int>]

  /// The file that the header was read from.
  let origin: FilePath

  /// The header of an input without one.
  static let none = Self(bytes: [], records: [], origin: .standardInput)

  var lineCount: Int {
    // If NUL ends records, each record is a line.
    bytes.last.map { end in end == 0 ? records.count : bytes.count { $0 == end }
    }
      ?? 0
  }

  /// Refuses this header if it differs from that of another file.
  func check(against other: Self) throws(Failure) {
    // An empty file has no header that could differ.
    if !bytes.isEmpty, content != other.content {
      throw .trouble("'\(origin)' has another header than '\(other.origin)'")
    }
  }

  /// The records without byte order marks and final carriage returns, which
  /// some programs write.
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

  /// The names of columns in the first record.
  func columnNames(_ splitter: FieldSplitter) -> [String] {
    guard let first = records.first else { return [] }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe splitter.fields(of: first, buffer)
    }
  }
}
