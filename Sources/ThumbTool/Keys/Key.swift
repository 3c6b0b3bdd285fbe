/// A key or another input at a terminal.
package enum Key: Hashable, Sendable {
  /// A character, or several typed at once.
  case text(String)
  case paste(String)
  case alt(Character)
  /// A letter or sign with the control key, as in `ctrl-a`.
  case control(Character)
  /// One of the keys F1 to F12.
  case function(Int)
  case backspace, delete, insert
  case up, down, left, right, pageUp, pageDown, home, end, shiftUp, shiftDown
  case enter, tab, backTab, escape
  case mouse(Mouse)

  /// Not a key, but the terminal's answer about the place of its cursor.
  case place(Screen.Place)

  /// An action of the mouse, at a column and a row, counted from 0.
  package struct Mouse: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
      case press, drag, release, wheelUp, wheelDown
    }

    package var action: Action
    package var x: Int
    package var y: Int

    package init(_ action: Action, x: Int, y: Int) {
      self.action = action
      self.x = x
      self.y = y
    }
  }
}

extension Key {
  /// Makes the key with a name, such as `ctrl-a`; `nil` if there is none.
  ///
  /// The names are those of fzf, and some that are easier to guess.
  init?(named name: String) {
    // No key has a longer name.
    if name.utf8.count > Self.longestName { return nil }
    let lower = name.lowercased()
    if let named = Self.names.first(where: { $0.key == lower }) {
      self = named.value
    } else if lower.hasPrefix("ctrl-"), lower.count == 6 {
      self = .control(lower.last!)
    } else if lower.hasPrefix("alt-"), name.count == 5 {
      self = .alt(name.last!)
    } else if lower.first == "f", let number = Int(lower.dropFirst()),
      1...12 ~= number
    {
      self = .function(number)
    } else if name.count == 1 {
      self = .text(name)
    } else {
      return nil
    }
    // Terminals send the same bytes for these keys as for other keys.
    switch self {
    case .control("m"): self = .enter
    case .control("i"): self = .tab
    case .control("h"): self = .backspace
    case .control("["): self = .escape
    default: break
    }
  }

  /// The largest number of bytes in a key's name, and in a character that is a
  /// key.
  static let longestName = 64

  /// The name of the key on the screen, such as `Ctrl-A`.
  var name: String {
    switch self {
    case .text(" "): "Space"
    case .text(let text): text
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .alt(let letter): "Alt-\(letter)"
    case .function(let number): "F\(number)"
    default:
      Self.names.first { $0.value == self }.map { name in
        name.key.split(separator: "-").map {
          $0.prefix(1).uppercased() + $0.dropFirst()
        }.joined(separator: "-")
      } ?? ""
    }
  }

  /// The names of keys that are neither characters nor letters with another
  /// key; the first name of a key is the one on the screen.
  private static let names: KeyValuePairs<String, Key> = [
    "enter": .enter, "return": .enter, "esc": .escape, "escape": .escape,
    "tab": .tab, "shift-tab": .backTab, "btab": .backTab,
    "space": .text(" "), "backspace": .backspace, "bspace": .backspace,
    "bs": .backspace, "delete": .delete, "del": .delete, "insert": .insert,
    "up": .up, "down": .down, "left": .left, "right": .right,
    "page-up": .pageUp, "pgup": .pageUp, "page-down": .pageDown,
    "pgdn": .pageDown, "home": .home, "end": .end, "shift-up": .shiftUp,
    "shift-down": .shiftDown,
  ]
}
