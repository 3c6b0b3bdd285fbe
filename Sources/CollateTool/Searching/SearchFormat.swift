import ThumbIndex

/// The output formats of matching lines.
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

  /// Writes a line; `nil` stands for a line that does not match.
  func write(
    _ row: Int, _ match: LineMatch?, of lines: LineBuffer,
    _ places: LinePlaces, to output: inout Output
  ) throws(Failure) {
    let line = lines.lines[row]
    if self == .json {
      return try writeJSON(row, match, of: lines, places, to: &output)
    }
    try places.write(row, of: lines, to: &output)
    guard self == .colored, let match else {
      return try unsafe output.write(lines.withTerminator(line))
    }
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
  }

  private func writeJSON(
    _ row: Int, _ match: LineMatch?, of lines: LineBuffer,
    _ places: LinePlaces, to output: inout Output
  ) throws(Failure) {
    let bytes = unsafe UnsafeBufferPointer(
      rebasing: lines.bytes[lines.lines[row]])
    var members: [String] = []
    if places.hasFile {
      let file = lines.files[lines.file(ofRow: row)].path
      members.append("\"file\":\(jsonString(file.description))")
    }
    unsafe members.append(
      "\"line\":\(jsonString(String(decoding: bytes, as: UTF8.self)))")
    if unsafe String(validating: bytes, as: UTF8.self) == nil {
      unsafe members.append("\"bytes\":\"\(hexDigits(bytes))\"")
    }
    members.append("\"row\":\(lines.lineNumber(ofRow: row) - 1)")
    let ranges = (match?.ranges ?? []).map {
      "[\($0.lowerBound),\($0.upperBound)]"
    }
    members.append("\"ranges\":[\(ranges.joined(separator: ","))]")
    if let match { members.append("\"tier\":\"\(match.tier.name)\"") }
    try output.write("{\(members.joined(separator: ","))}\n")
  }
}

/// The file name and line number before a line, as `grep` writes them.
struct LinePlaces {
  let hasFile: Bool
  private let hasNumber: Bool

  init(_ arguments: Arguments) {
    switch arguments.last(of: [.withFilename, .noFilename]) {
    case .withFilename: hasFile = true
    case .noFilename: hasFile = false
    default: hasFile = arguments.files.count > 1
    }
    hasNumber = arguments.has(.lineNumber)
  }

  /// The name of a file in the output.
  func name(of file: FilePath) -> String {
    file == .standardInput ? "(standard input)" : file.description
  }

  func write(
    _ row: Int, of lines: LineBuffer, to output: inout Output
  ) throws(Failure) {
    if hasFile {
      let file = lines.files[lines.file(ofRow: row)].path
      try output.write("\(name(of: file)):")
    }
    if hasNumber { try output.write("\(lines.lineNumber(ofRow: row)):") }
  }
}

/// When matches are highlighted.
enum SearchColor {
  case auto, always, never
}

/// Bold red, as in `grep`.
///
/// Erasing to the end of the line stops background colours.
private let startOfMatch = "\u{1B}[01;31m\u{1B}[K"
private let endOfMatch = "\u{1B}[m\u{1B}[K"

/// Whether standard output is a terminal with colours, and NO_COLOR does not
/// forbid them (no-color.org).
private var isColorWelcome: Bool {
  guard FileDescriptor.standardOutput.isTerminal else { return false }
  if let choice = environment("NO_COLOR"), !choice.isEmpty { return false }
  guard let terminal = environment("TERM") else { return false }
  return terminal != "dumb"
}
