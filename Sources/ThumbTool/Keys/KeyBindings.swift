package import CollateTool
import ThumbIndex

/// What the user asks for with a key or the mouse.
package enum Input: Hashable, Sendable {
  case text(String)
  case paste(String)
  /// Go to the section of a letter.
  case jump(Character)
  case action(PickerAction)
  /// Write the name of the key, and then the chosen lines.
  case accept(String)
  case mouse(Key.Mouse)
}

/// What keys mean.
package struct KeyBindings: Sendable {
  private var bindings: [(key: Key, inputs: [Input])] = Self.standard

  /// Whether some characters are bound to actions, so that typed text must be
  /// taken character by character.
  private var hasCharacters = false

  /// The keys with their usual meanings.
  package init() {}

  /// The keys with the meanings that options give them.
  package init(_ arguments: Arguments) throws(Failure) {
    for value in arguments.allValues(.bind) { try bind(value) }
    for value in arguments.allValues(.expect) {
      for name in value.parts(between: ",") {
        set(try key(name, .expect), [.accept(name)])
      }
    }
  }

  /// What a key asks for, one after another.
  package func inputs(for key: Key) -> [Input] {
    if case .text(let text) = key {
      if !hasCharacters { return [.text(text)] }
      if text.count > 1 {
        return text.flatMap { inputs(for: .text(String($0))) }
      }
      // No key is so long, and comparing a long character may take long.
      if text.utf8.count > Key.longestName { return [.text(text)] }
    }
    if let found = bindings.last(where: { $0.key == key }) {
      return found.inputs
    }
    switch key {
    case .text(let text): return [.text(text)]
    case .paste(let text): return [.paste(text)]
    case .alt(let letter): return [.jump(letter)]
    case .mouse(let mouse): return [.mouse(mouse)]
    default: return []
    }
  }

  /// The name of a key that asks for just these actions; `nil` if none does.
  func name(of actions: [PickerAction]) -> String? {
    let inputs = actions.map { Input.action($0) }
    return bindings.first { $0.inputs == inputs }?.key.name
  }

  private mutating func set(_ key: Key, _ inputs: [Input]) {
    bindings.removeAll { $0.key == key }
    bindings.append((key, inputs))
    if case .text = key { hasCharacters = true }
  }

  /// Reads the value of an option: `KEY:ACTION+ACTION,KEY:ACTION`.
  private mutating func bind(_ value: String) throws(Failure) {
    var rest = value.unicodeScalars[...]
    while !rest.isEmpty {
      // The key itself may be a colon or a comma.
      guard let colon = rest.dropFirst().firstIndex(of: ":") else {
        throw .usage(
          "option '--bind' needs KEY:ACTION, not '\(String(rest))'", .thumb)
      }
      let key = try key(String(rest[..<colon]), .bind)
      rest = rest[colon...].dropFirst()
      let names = String(rest.prefix { $0 != "," })
      rest = rest.drop { $0 != "," }.dropFirst()
      var inputs: [Input] = []
      for name in names.parts(between: "+", keepingEmpty: true) {
        inputs.append(.action(try action(name)))
      }
      set(key, inputs)
    }
  }

  private func key(_ name: String, _ option: Option) throws(Failure) -> Key {
    if let key = Key(named: name) { return key }
    throw .usage("unknown key '\(name)' of option '\(option.name)'", .thumb)
  }

  private func action(_ name: String) throws(Failure) -> PickerAction {
    let action = PickerAction.allCases.first {
      $0.rawValue.hasBytes(of: name)
    }
    if let action { return action }
    let known = PickerAction.allCases.map(\.rawValue)
    let hint =
      guess(at: name, from: known)
      ?? "known are \(known.joined(separator: ", "))"
    throw .usage("unknown action '\(name)' of option '--bind'; \(hint)", .thumb)
  }

  private static let standard: [(key: Key, inputs: [Input])] = [
    (.enter, [.accept]), (.escape, [.cancel]), (.control("c"), [.abort]),
    (.up, [.up]), (.control("p"), [.up]), (.control("k"), [.up]),
    (.down, [.down]), (.control("n"), [.down]), (.control("j"), [.down]),
    (.pageUp, [.pageUp]), (.pageDown, [.pageDown]), (.home, [.first]),
    (.end, [.last]), (.left, [.previousSection]), (.right, [.nextSection]),
    (.tab, [.toggle, .down]), (.backTab, [.toggle, .up]),
    (.control("o"), [.showMarked]), (.control("s"), [.nextScope]),
    (.backspace, [.deleteCharacter]), (.control("w"), [.deleteWord]),
    (.control("u"), [.clearQuery]), (.shiftUp, [.previewUp]),
    (.shiftDown, [.previewDown]), (.control("l"), [.clearScreen]),
    (.control("z"), [.suspend]),
  ].map { (key: Key, actions: [PickerAction]) in
    (key, actions.map { .action($0) })
  }
}
