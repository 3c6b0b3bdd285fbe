import CollateTool
import ThumbIndex

extension Picker {
  /// Handles a key.
  ///
  /// - Returns: What the caller must do; `nil` for nothing.
  package mutating func handle(_ key: Key) -> Request? {
    if case .mouse = key {} else { isTouchingBar = false }
    let (wasTyping, wasBehindBlank) = (isTyping, isBehindBlank)
    isTyping = false
    isBehindBlank = false
    // A key that did not wait for a trial ends the trial. The text that was
    // tried is now part of the search.
    trial = nil
    switch key {
    case .text(let text):
      if wasBehindBlank, shown.count == 1 { trial = .letters(text) }
      return type(text)
    case .paste(let text): return type(pasted(text))
    case .backspace:
      if search.text.isEmpty { return .complain }
      return edit(String(search.text.dropLast()))
    case .deleteWord:
      let text = search.text
      let word = text.reversed().drop { $0 == " " }.drop { $0 != " " }
      return edit(String(word.reversed()))
    case .deleteAll: return edit("")
    case .tab: return changeScope(by: 1)
    case .backTab: return changeScope(by: -1)
    case .escape:
      return search.text.isEmpty ? .leave : edit("")
    case .enter: return cursor == nil && marked.isEmpty ? .complain : .choose
    case .interrupt: return .interrupt
    case .stop: return .stop
    case .redraw: return .redraw
    case .space: return handleSpace(afterTyping: wasTyping)
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: page(by: -1)
    case .pageDown: page(by: 1)
    case .home: move(by: -shown.count)
    case .end: move(by: shown.count)
    case .left: moveSection(by: -1)
    case .right: moveSection(by: 1)
    case .alt(let letter):
      let position = content.recipe.position(
        forTyped: String(letter), in: shown, bar)
      guard let position else { return .complain }
      jump(toSection: position)
    case .mouse(let mouse): handle(mouse)
    }
    return nil
  }

  mutating func type(_ text: String) -> Request? {
    // Alt-Space types a blank, which continues even a search that is done.
    let start = isSearchDone && text.first != " " ? "" : search.text
    let room = maximumSearchLength - start.unicodeScalars.count
    if text.isEmpty || room <= 0 { return .complain }
    return edit(start + String(text.unicodeScalars.prefix(room)))
  }

  /// Changes the text of the search.
  mutating func edit(_ text: String) -> Request {
    search.text = text
    isTyping = true
    isSearchDone = false
    return .search
  }

  private mutating func changeScope(by step: Int) -> Request {
    let scopes = SearchScope.inTurn
    let index = scopes.firstIndex(of: search.scope) ?? 0
    search.scope = scopes[(index + step + scopes.count) % scopes.count]
    return .search
  }

  private mutating func handle(_ mouse: Key.Mouse) {
    switch mouse.action {
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
  var line = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: line += " "
    case 0..<0x20, 0x7F..<0xA0: break
    default: line.unicodeScalars.append(scalar)
    }
  }
  // Drops blanks at both ends: a copied line contains its line end.
  let characters = line.drop { $0 == " " }.reversed().drop { $0 == " " }
  return String(characters.reversed())
}
