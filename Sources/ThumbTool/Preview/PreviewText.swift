/// The lines that a command has written so far.
package struct PreviewText: Hashable, Sendable {
  package private(set) var lines: [StyledText] = []

  /// The bytes of the last line, until its end comes.
  private var rest: [UInt8] = []
  private var style = Style.plain

  /// Whether to read no more, because nobody scrolls through so many lines.
  package var isFull: Bool { lines.count >= 10_000 }

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if !rest.isEmpty { lines.removeLast() }
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        let line = StyledText(rest, from: style)
        style = line.finalStyle
        lines.append(line)
        rest = []
        if isFull { return }
      } else if rest.count < 1 << 14 {
        // Bytes beyond this limit would never be in sight.
        rest.append(byte)
      }
    }
    if !rest.isEmpty { lines.append(StyledText(rest, from: style)) }
  }
}
