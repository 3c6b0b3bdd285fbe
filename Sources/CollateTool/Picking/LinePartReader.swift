/// Reads the parts of lines that keys name, one line at a time.
struct LinePartReader: Sendable {
  private let splitter: FieldSplitter
  private let readingPart: KeySpecification?

  /// The parts that are searched, `nil` for the whole.
  let searched: [KeySpecification?]

  init(_ keys: KeySelection) {
    splitter = keys.splitter
    readingPart = keys.reading
    searched = keys.searched
  }

  /// Whether lines may have readings of their own.
  var hasReadings: Bool { readingPart != nil }

  /// A part of a line, the whole without a key.
  func text(of key: KeySpecification?, _ line: InputLine) -> String {
    if key == nil, !splitter.isCSV { return line.text }
    var text = line.text
    return text.withUTF8 { bytes in
      unsafe splitter.parts(of: key, in: [bytes.indices], bytes)
        .text(0, bytes)
    }
  }

  /// What a line is filed by instead, if it says so.
  func reading(_ line: InputLine) -> String? {
    guard let readingPart else { return nil }
    let reading = text(of: readingPart, line)
    return reading.isEmpty ? nil : reading
  }

  /// The parts of a line that are searched, each with its place in the line.
  func texts(_ line: InputLine) -> [LineText] {
    var text = line.text
    return text.withUTF8 { bytes in
      searched.map { key in
        unsafe splitter.lineText(of: key, in: bytes.indices, bytes)
      }
    }
  }
}
