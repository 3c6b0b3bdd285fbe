/// Finds the parts of a line that keys name.
struct LinePartReader: Sendable {
  private let splitter: FieldSplitter
  private let readingPart: KeySpecification?

  /// The parts to search; `nil` for the whole line.
  let searched: [KeySpecification?]

  init(_ keys: KeySelection) {
    splitter = keys.splitter
    readingPart = keys.reading
    searched = keys.searched
  }

  /// Whether lines may have readings of their own.
  var hasReadings: Bool { readingPart != nil }

  /// The part of a line that a key names; the whole line without a key.
  func text(of key: KeySpecification?, _ line: InputLine) -> String {
    text(of: KeySelection.Key(part: key, flags: []), line)
  }

  /// The part of a line that a key compares.
  func text(of key: KeySelection.Key, _ line: InputLine) -> String {
    if key.part == nil, key.flags.ignored == nil, !splitter.isCSV {
      return line.text
    }
    var text = line.text
    return text.withUTF8 { bytes in
      unsafe splitter.parts(of: key, in: [bytes.indices], bytes)
        .text(0, bytes)
    }
  }

  /// The bytes of the part of a line that a key names.
  func bytes(of key: KeySpecification, in line: [UInt8]) -> [UInt8] {
    unsafe line.withUnsafeBufferPointer { line in
      let parts = unsafe splitter.parts(of: key, in: [line.indices], line)
      return unsafe parts.withBytes(line) { bytes in
        unsafe Array(bytes[parts.ranges[0]])
      }
    }
  }

  /// The reading of a line; `nil` if it has none.
  func reading(_ line: InputLine) -> String? {
    guard let readingPart else { return nil }
    let reading = text(of: readingPart, line)
    return reading.isEmpty ? nil : reading
  }

  /// The searched parts of a line, each with its place in the line.
  func texts(_ line: InputLine) -> [LineText] {
    var text = line.text
    return text.withUTF8 { bytes in
      searched.map { key in
        unsafe splitter.lineText(of: key, in: bytes.indices, bytes)
      }
    }
  }
}
