import CollateTool

/// The characters of a text that fit on the screen, each with the number of
/// screen columns that it takes.
struct DisplayLine {
  struct Cluster {
    var text: String
    var columns: Int

    /// The cluster's offset in the text, in bytes; -1 for an ellipsis.
    var offset: Int
  }

  private(set) var clusters: [Cluster] = []

  /// Whether the end of the text was cut off.
  private(set) var isCut = false

  /// How many bytes of the text were read: the room limits them, however long
  /// the text is.
  private(set) var readCount = 0

  private let text: String

  init(_ text: String, room: Int) {
    self.text = text
    fill(from: 0, room: room)
  }

  /// Scrolls, given enough room, so that the character at an offset, in bytes,
  /// is in sight.
  mutating func scroll(to offset: Int, room: Int) {
    if room < 8 { return }
    // The place is in sight already, with some text after it.
    let seen = clusters.last { $0.offset >= 0 }.map(\.offset) ?? 0
    if offset + 4 <= seen { return }
    // A third of the room is for the text before the place.
    clusters = []
    fill(from: start(before: offset, room / 3), to: offset, room: .max)
    var columns = clusters.reduce(0) { $0 + $1.columns }
    var first = 0
    while columns > room / 3 {
      columns -= clusters[first].columns
      first += 1
    }
    let begin = first < clusters.count ? clusters[first].offset : offset
    clusters = []
    fill(from: begin, room: room - 1)
    clusters.insert(Cluster(text: "…", columns: 1, offset: -1), at: 0)
  }

  /// The offset of a character before another one, with more text between them
  /// than usually fits in a number of columns.
  private func start(before offset: Int, _ columns: Int) -> Int {
    let scalars = text.unicodeScalars
    let place = text.utf8.index(text.startIndex, offsetBy: offset)
    var start =
      scalars.index(place, offsetBy: -4 * columns, limitedBy: text.startIndex)
      ?? text.startIndex
    // Combining marks at the start belong to the character before them.
    while start < place, joins(scalars[start]) {
      start = scalars.index(after: start)
    }
    return text.utf8.distance(from: text.startIndex, to: start)
  }

  /// - Parameters:
  ///   - start: The offset of the first character, in bytes.
  ///   - end: Where to stop, in bytes.
  private mutating func fill(from start: Int, to end: Int = .max, room: Int) {
    isCut = false
    // A line may have millions of invisible characters. All of them fit, so
    // without a limit all of them would be read.
    let limit = end == .max && room < 1 << 20 ? start + 256 * room : end
    var columns = 0
    var offset = start
    var index = text.utf8.index(text.startIndex, offsetBy: start)
    while index < text.endIndex, offset < end {
      if offset > limit { return cut(room) }
      let (character, next) = text.shortCharacter(at: index)
      let parts =
        character == "\t"
        ? Array(repeating: (" ", 1), count: 8 - columns % 8)
        : visibleParts(of: character)
      for (part, width) in parts {
        if columns + width > room {
          cut(room)
          return
        }
        clusters.append(Cluster(text: part, columns: width, offset: offset))
        columns += width
      }
      offset += character.utf8.count
      readCount += character.utf8.count
      index = next
    }
  }

  /// Replaces the last characters with an ellipsis.
  private mutating func cut(_ room: Int) {
    isCut = true
    var columns = clusters.reduce(0) { $0 + $1.columns }
    while columns > max(0, room - 1), let last = clusters.popLast() {
      columns -= last.columns
    }
    clusters.append(Cluster(text: "…", columns: 1, offset: -1))
  }
}
