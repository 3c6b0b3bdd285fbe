/// A key or another input at a terminal.
package enum Key: Hashable, Sendable {
  /// A character, or several typed at once.
  case text(String)
  case paste(String)
  case alt(Character)
  case space
  case backspace, deleteWord, deleteAll
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, tab, backTab, escape
  case interrupt, stop, redraw
  case mouse(Mouse)

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
