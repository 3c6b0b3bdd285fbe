/// What a key of `thumb` can do, by its name in `--bind`.
package enum PickerAction: String, CaseIterable, Sendable {
  case accept
  case cancel
  case abort
  case up
  case down
  case pageUp = "page-up"
  case pageDown = "page-down"
  case first
  case last
  case nextSection = "next-section"
  case previousSection = "previous-section"
  case toggle
  case showMarked = "show-marked"
  case nextScope = "next-scope"
  case deleteCharacter = "backward-delete-char"
  case deleteWord = "backward-kill-word"
  case clearQuery = "clear-query"
  case previewUp = "preview-up"
  case previewDown = "preview-down"
  case previewPageUp = "preview-page-up"
  case previewPageDown = "preview-page-down"
  case togglePreview = "toggle-preview"
  case clearScreen = "clear-screen"
  case suspend
  case ignore

  /// The effect of the action.
  package var meaning: String {
    switch self {
    case .accept: "write the marked rows, or the row under the cursor (Enter)"
    case .cancel: "clear the search, or leave if there is none (Esc)"
    case .abort: "leave with status 130 (Ctrl-C)"
    case .up: "go to the row above (Up, Ctrl-P, Ctrl-K)"
    case .down: "go to the row below (Down, Ctrl-N, Ctrl-J)"
    case .pageUp: "go up by a page (Page Up)"
    case .pageDown: "go down by a page (Page Down)"
    case .first: "go to the first row (Home)"
    case .last: "go to the last row (End)"
    case .nextSection: "go to the next section (Right)"
    case .previousSection: "go to the section before (Left)"
    case .toggle:
      "mark the row, or remove its mark (Tab is toggle+down, Shift-Tab toggle+up)"
    case .showMarked: "show only the marked rows, or all again (Ctrl-O)"
    case .nextScope: "change where a match may lie (Ctrl-S)"
    case .deleteCharacter: "delete the last character (Backspace)"
    case .deleteWord: "delete the last word (Ctrl-W)"
    case .clearQuery: "delete the whole search (Ctrl-U)"
    case .previewUp: "scroll the preview up by a line (Shift-Up)"
    case .previewDown: "scroll the preview down by a line (Shift-Down)"
    case .previewPageUp: "scroll the preview up by a page"
    case .previewPageDown: "scroll the preview down by a page"
    case .togglePreview: "hide or show the preview"
    case .clearScreen: "draw the screen again (Ctrl-L)"
    case .suspend: "stop until 'fg' (Ctrl-Z)"
    case .ignore: "do nothing"
    }
  }
}
