import CollateTool

/// A text with styles of its own.
package struct StyledText: Hashable, Sendable {
  /// A style, and the offset of the first byte that has it.
  package struct Run: Hashable, Sendable {
    package var offset: Int
    package var style: Style
  }

  package private(set) var text: String
  package private(set) var runs: [Run] = []

  /// The style after the last character.
  package private(set) var finalStyle: Style

  /// Takes the control sequences out of a text.
  ///
  /// - Parameter style: The style of the text before its first sequence.
  package init(_ bytes: some Collection<UInt8>, from style: Style = .plain) {
    let parts = StyledBytes(bytes)
    text = String(decoding: parts.text, as: UTF8.self)
    finalStyle = style
    if style != .plain { runs.append(Run(offset: 0, style: style)) }
    for (offset, parameters) in parts.codes {
      finalStyle.set(parameters)
      if runs.last?.offset == offset { runs.removeLast() }
      runs.append(Run(offset: offset, style: finalStyle))
    }
  }
}

extension Style {
  /// Changes the style as a terminal does for the parameters of a control
  /// sequence, such as `1;38;5;208`.
  ///
  /// Unknown parameters change nothing.
  fileprivate mutating func set(_ parameters: String) {
    // Some programs write colons within the parameters of a colour.
    var codes = parameters.split(
      omittingEmptySubsequences: false, whereSeparator: { ";:".contains($0) }
    ).map { $0.isEmpty ? 0 : Int($0) ?? -1 }[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underlined)
      case 7: attributes.insert(.reversed)
      case 9: attributes.insert(.struck)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underlined)
      case 27: attributes.remove(.reversed)
      case 29: attributes.remove(.struck)
      case 30...37: color = .palette(UInt8(code - 30))
      case 38: color = Color(&codes) ?? color
      case 39: color = nil
      case 40...47: background = .palette(UInt8(code - 40))
      case 48: background = Color(&codes) ?? background
      case 49: background = nil
      case 90...97: color = .palette(UInt8(code - 82))
      case 100...107: background = .palette(UInt8(code - 92))
      default: break
      }
    }
  }
}

extension Style.Color {
  /// Takes a colour off the parameters behind 38 or 48; `nil` if it is unknown.
  fileprivate init?(_ codes: inout ArraySlice<Int>) {
    let kind = codes.popFirst()
    let count = kind == 5 ? 1 : kind == 2 ? 3 : 0
    let parts = codes.prefix(count).compactMap { UInt8(exactly: $0) }
    codes = codes.dropFirst(count)
    if count == 0 || parts.count < count { return nil }
    self =
      count == 1 ? .palette(parts[0]) : .rgb(parts[0], parts[1], parts[2])
  }
}
