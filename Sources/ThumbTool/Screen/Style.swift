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
    package static let italic = Self(rawValue: 16)
    package static let struck = Self(rawValue: 32)
  }

  /// A colour.
  package enum Color: Hashable, Sendable {
    /// One of the 256 colours of the terminal's palette.
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)

    package static let red = Self.palette(1)
    package static let green = Self.palette(2)
    package static let blue = Self.palette(4)
    package static let cyan = Self.palette(6)

    /// The colour's code in a control sequence.
    ///
    /// - Parameter base: 30 for the characters, 40 for what is behind them.
    func code(base: Int) -> String {
      switch self {
      case .palette(let number) where number < 8: "\(base + Int(number))"
      case .palette(let number) where number < 16:
        "\(base + 60 + Int(number) - 8)"
      case .palette(let number): "\(base + 8);5;\(number)"
      case .rgb(let red, let green, let blue):
        "\(base + 8);2;\(red);\(green);\(blue)"
      }
    }
  }

  package var attributes: Attributes
  package var color: Color?
  package var background: Color?

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
