import ThumbIndex

/// The output formats of matching lines.
enum SearchFormat {
  case text
  /// Text with matches highlighted; where a line's own reading matches, the
  /// whole reading is highlighted.
  case colored
  /// With the name of the field that has the lines' own readings, if any.
  case json(reading: String?)

  init(_ arguments: Arguments) throws(Failure) {
    let isColored =
      switch try arguments.value(of: Option.color) {
      case .always: true
      case .never: false
      case .auto:
        !arguments.has(.output) && FileDescriptor.standardOutput.isTerminal
          && isColorWelcome
          && !(environment("TERM")?.hasBytes(of: "dumb") ?? true)
      }
    let isJSON = try arguments.value(of: Option.format)
    self =
      isJSON
      ? .json(reading: arguments.value(.reading))
      : isColored ? .colored : .text
  }

  var isJSON: Bool { if case .json = self { true } else { false } }

  /// Whether each line's matches must be computed.
  var showsMatches: Bool { if case .text = self { false } else { true } }

  /// Writes a line with its match, if the match is known.
  func write(
    _ row: Int, _ match: LineMatch?, of lines: LineBuffer,
    _ places: LinePlaces, to output: inout Output
  ) throws(Failure) {
    let line = lines.lines[row]
    if case .json(let reading) = self {
      return try writeJSON(row, match, reading, of: lines, places, to: &output)
    }
    try output.write(places.text(before: row, lines.places))
    guard showsMatches, let match else {
      return try unsafe output.write(lines.bytes.withTerminator(line))
    }
    var end = line.lowerBound
    for range in match.marked {
      let start = line.lowerBound + range.lowerBound
      try unsafe output.write(lines.bytes[rebasing: end..<start])
      end = line.lowerBound + range.upperBound
      try output.write(startOfMatch)
      try unsafe output.write(lines.bytes[rebasing: start..<end])
      try output.write(endOfMatch)
    }
    try unsafe output.write(
      lines.bytes.withTerminator(end..<line.upperBound))
  }

  private func writeJSON(
    _ row: Int, _ match: LineMatch?, _ reading: String?,
    of lines: LineBuffer, _ places: LinePlaces, to output: inout Output
  ) throws(Failure) {
    let bytes = unsafe lines.bytes[rebasing: lines.lines[row]]
    var members: [String] = []
    let (file, number) = lines.places[row]
    if places.hasFile {
      members.append("\"file\":\(jsonString(file.description))")
    }
    unsafe members.append(
      "\"line\":\(jsonString(String(decoding: bytes, as: UTF8.self)))")
    if unsafe String(validating: bytes, as: UTF8.self) == nil {
      unsafe members.append("\"bytes\":\"\(hexDigits(bytes))\"")
    }
    members.append("\"row\":\(number - 1)")
    let ranges = (match?.ranges ?? []).map {
      "[\($0.lowerBound),\($0.upperBound)]"
    }
    members.append("\"ranges\":[\(ranges.joined(separator: ","))]")
    if let match { members.append("\"tier\":\"\(match.tier.name)\"") }
    if let slips = match?.slips { members.append("\"slips\":\(slips)") }
    if let reading, match?.reading != nil {
      members.append("\"reading\":\(jsonString(reading))")
    }
    try output.write("{\(members.joined(separator: ","))}\n")
  }
}

extension LineMatch {
  /// The ranges to highlight: the matches and, if it matches, the whole
  /// reading.
  fileprivate var marked: [Range<Int>] {
    guard let reading, !reading.isEmpty else { return ranges }
    var all = self
    all.ranges.append(reading)
    all.joinOverlappingRanges()
    return all.ranges
  }
}

/// Whether to write file names and line numbers before lines, as `grep` does.
struct LinePlaces {
  let hasFile: Bool
  let hasNumber: Bool

  init(_ arguments: Arguments) {
    switch arguments.last(of: [.withFilename, .noFilename]) {
    case .withFilename: hasFile = true
    case .noFilename: hasFile = false
    // Picked lines mostly go to programs that do not expect file names.
    default:
      hasFile = arguments.command != .thumb && arguments.files.count > 1
    }
    hasNumber = arguments.has(.lineNumber)
  }

  /// The name that the output shows for a file.
  func name(of file: FilePath) -> String {
    file == .standardInput ? "(standard input)" : file.description
  }

  /// The text to write before a record.
  func text(before row: Int, _ places: RecordPlaces) -> String {
    if !hasFile && !hasNumber { return "" }
    let (file, line) = places[row]
    return (hasFile ? "\(name(of: file)):" : "")
      + (hasNumber ? "\(line):" : "")
  }
}

/// Bold red, as in `grep`.
///
/// `[K` clears the background up to the end of the line.
private let startOfMatch = "\u{1B}[01;31m\u{1B}[K"
private let endOfMatch = "\u{1B}[m\u{1B}[K"

/// Whether NO_COLOR allows colours (no-color.org).
private var isColorWelcome: Bool {
  environment("NO_COLOR").map(\.isEmpty) ?? true
}

extension Arguments {
  /// Whether to draw a screen in colours.
  package func hasColors() throws(Failure) -> Bool {
    switch try value(of: Option.color) {
    case .always: true
    case .never: false
    case .auto: isColorWelcome
    }
  }
}
