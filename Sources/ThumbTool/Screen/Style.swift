/// The style of a cell of the screen.
package struct Style: Hashable, Sendable {
  /// The attributes of characters.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Self(rawValue: 1)
    package static let dim = Self(rawValue: 2)
    package static let underlined = Self(rawValue: 4)
    /// With foreground and background exchanged.
    package static let reversed = Self(rawValue: 8)
  }

  /// A colour of the terminal's palette.
  package enum Color: UInt8, Sendable {
    case red = 1, green, yellow, blue, magenta, cyan
  }

  package var attributes: Attributes
  package var color: Color?

  package init(_ attributes: Attributes = [], _ color: Color? = nil) {
    self.attributes = attributes
    self.color = color
  }

  /// The terminal's default style.
  package static let plain = Self()
}

/// The styles of the parts of the screen.
package struct Theme: Sendable {
  package var title = Style(.bold, .cyan)
  package var prompt = Style(.bold, .blue)
  package var hint = Style(.dim)
  package var columns = Style(.underlined)
  package var match = Style(.bold, .red)
  package var mark = Style(.bold, .green)
  package var entry = Style.plain
  package var absentEntry = Style(.dim)

  package init() {}

  /// The styles without colours (no-color.org).
  package static var withoutColors: Self {
    var theme = Self()
    theme.title = Style(.bold)
    theme.prompt = Style(.bold)
    theme.match = Style([.bold, .underlined])
    theme.mark = Style(.bold)
    return theme
  }
}
