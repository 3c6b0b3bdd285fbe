import ThumbIndex

/// How lines that match are written.
enum SearchFormat {
  case text
  /// With matches highlighted.
  case colored
  case json

  init(_ arguments: Arguments) throws(Failure) {
    let isColored =
      switch try arguments.value(of: Choices.color) {
      case .always: true
      case .never: false
      case .auto: !arguments.has(.output) && isColorWelcome
      }
    let isJSON = try arguments.value(of: Choices.format)
    self = isJSON ? .json : isColored ? .colored : .text
  }

  /// Whether matches must be known.
  var showsMatches: Bool { self != .text }

  /// Writes a line.
  func write(
    _ row: Int, _ match: LineMatch?, of lines: LineBuffer,
    to output: inout Output
  ) throws(Failure) {
    let line = lines.lines[row]
    switch (self, match) {
    case (.json, let match?):
      let bytes = unsafe UnsafeBufferPointer(rebasing: lines.bytes[line])
      let ranges = match.ranges.map { "[\($0.lowerBound),\($0.upperBound)]" }
      try output.write(
        "{\"line\":\(unsafe jsonLine(bytes)),\"row\":\(row),"
          + "\"ranges\":[\(ranges.joined(separator: ","))],"
          + "\"tier\":\"\(match.tier.name)\"}\n")
    case (.colored, let match?):
      var end = line.lowerBound
      for range in match.ranges {
        let start = line.lowerBound + range.lowerBound
        try unsafe output.write(.init(rebasing: lines.bytes[end..<start]))
        end = line.lowerBound + range.upperBound
        try output.write(startOfMatch)
        try unsafe output.write(.init(rebasing: lines.bytes[start..<end]))
        try output.write(endOfMatch)
      }
      try unsafe output.write(lines.withTerminator(end..<line.upperBound))
    default:
      try unsafe output.write(lines.withTerminator(line))
    }
  }
}

/// When matches are highlighted.
enum SearchColor {
  case auto, always, never
}

/// Bold red, as `grep` has it; erasing to the end of the line keeps colours of
/// the background from running on.
private let startOfMatch = "\u{1B}[01;31m\u{1B}[K"
private let endOfMatch = "\u{1B}[m\u{1B}[K"

/// Whether standard output is a terminal that shows colours to somebody who does
/// not mind them (no-color.org).
private var isColorWelcome: Bool {
  guard FileDescriptor.standardOutput.isTerminal else { return false }
  if let choice = environment("NO_COLOR"), !choice.isEmpty { return false }
  guard let terminal = environment("TERM") else { return false }
  return terminal != "dumb"
}
