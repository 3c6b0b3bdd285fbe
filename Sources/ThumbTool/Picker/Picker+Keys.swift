import CollateTool
import ThumbIndex

extension Picker {
  /// Does what the user asks for.
  ///
  /// - Returns: What the caller must do; `nil` for nothing.
  package mutating func handle(_ input: Input) -> Request? {
    if case .mouse = input {} else { isTouchingBar = false }
    switch input {
    case .text(let text): return type(text)
    case .paste(let text): return type(pasted(text))
    case .action(let action): return perform(action)
    case .mouse(let mouse): handle(mouse)
    case .accept(let key):
      acceptingKey = key
      return accept()
    case .jump(let letter):
      let position = content.recipe.position(
        forTyped: String(letter), in: shown, bar)
      guard let position else { return .complain }
      jump(toSection: position)
    }
    return nil
  }

  private mutating func perform(_ action: PickerAction) -> Request? {
    switch action {
    case .accept: return accept()
    case .cancel:
      if markedRows != nil {
        setMarkedAlone(false)
        return nil
      }
      return search.text.isEmpty ? .leave : edit("")
    case .abort: return .interrupt
    case .suspend: return .stop
    case .clearScreen: return .redraw
    case .deleteCharacter:
      if search.text.isEmpty { return .complain }
      return edit(String(search.text.dropLast()))
    case .deleteWord:
      let text = search.text
      let word = text.reversed().drop { $0 == " " }.drop { $0 != " " }
      return edit(String(word.reversed()))
    case .clearQuery: return edit("")
    case .nextScope: return changeScope()
    case .toggle: toggleMark()
    case .showMarked:
      if markedRows == nil, marked.isEmpty { return .complain }
      setMarkedAlone(markedRows == nil)
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: page(by: -1)
    case .pageDown: page(by: 1)
    case .first: move(by: -shown.count)
    case .last: move(by: shown.count)
    case .previousSection: moveSection(by: -1)
    case .nextSection: moveSection(by: 1)
    case .previewUp: scrollPreview(by: -1)
    case .previewDown: scrollPreview(by: 1)
    case .previewPageUp: scrollPreview(by: -layout.previewRows.count)
    case .previewPageDown: scrollPreview(by: layout.previewRows.count)
    case .togglePreview:
      isPreviewHidden.toggle()
      resize(width: layout.screenWidth, height: layout.screenHeight)
    case .ignore: break
    }
    return nil
  }

  private func accept() -> Request {
    current == nil && marked.isEmpty && !takesNothing ? .complain : .choose
  }

  private mutating func type(_ text: String) -> Request? {
    let room = maximumSearchLength - search.text.unicodeScalars.count
    if text.isEmpty || room <= 0 { return .complain }
    return edit(search.text + String(text.unicodeScalars.prefix(room)))
  }

  /// Changes the text of the search, whose results are then shown.
  private mutating func edit(_ text: String) -> Request {
    if markedRows != nil { setMarkedAlone(false) }
    search.text = text
    return .search
  }

  private mutating func changeScope() -> Request {
    if markedRows != nil { setMarkedAlone(false) }
    let scopes = SearchScope.inTurn
    let index = scopes.firstIndex(of: search.scope) ?? 0
    search.scope = scopes[(index + 1) % scopes.count]
    return .search
  }

  private mutating func handle(_ mouse: Key.Mouse) {
    let isOnPreview = layout.isOnPreview(x: mouse.x, y: mouse.y)
    switch mouse.action {
    case .wheelUp where isOnPreview: scrollPreview(by: -3)
    case .wheelDown where isOnPreview: scrollPreview(by: 3)
    case .press where isOnPreview: break
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .release: isTouchingBar = false
    case .drag:
      if isTouchingBar { touchBar(mouse.y) }
    case .press:
      isTouchingBar = layout.isOnBar(x: mouse.x, y: mouse.y)
      if isTouchingBar { return touchBar(mouse.y) }
      switch line(atRow: mouse.y - layout.listTop) {
      case .row(let path): move(to: path)
      case .header(let section): jump(toSection: section)
      case nil: break
      }
    }
  }

  /// Follows a press on the bar, or a drag along it or beside it.
  private mutating func touchBar(_ y: Int) {
    let place = Double(y - layout.listTop) + 0.5
    let entry = bar.entryIndex(
      atFraction: place / Double(max(1, bar.entries.count)))
    if let entry { follow(entry: entry) }
  }
}

/// Pasted text as one line.
private func pasted(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: line.append(" ")
    case 0..<0x20, 0x7F..<0xA0: break
    default: line.append(scalar)
    }
  }
  // Drops blanks at both ends, because a copied line contains its line end.
  // Scalars are enough for that; a pasted character may have any number of
  // marks.
  let start = line.drop { $0 == " " }
  return start.lastIndex { $0 != " " }.map { String(start[...$0]) } ?? ""
}
