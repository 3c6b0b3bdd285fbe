import ThumbIndex

/// How a row's text is made of columns: `{last}, {first}`.
///
/// A value that is missing takes the signs beside it along: a name without a
/// first name is `Berg`, and `{name} ({city})` without a city is `Anna`.
struct ShownName {
  /// The columns, by their numbers from 0.
  let columns: [Int]

  /// What stands before each column, and behind the last.
  private let signs: [String]

  init(
    _ template: String, _ names: ColumnNames, _ command: Command
  ) throws(Failure) {
    var columns: [Int] = []
    var signs = [""]
    // `{{` is a brace.
    var rest = template[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      signs[signs.count - 1] += rest[..<brace]
      let sign = rest[brace]
      rest = rest[brace...].dropFirst()
      if rest.first == sign {
        signs[signs.count - 1].append(sign)
        rest = rest.dropFirst()
        continue
      }
      guard sign == "{", let end = rest.firstIndex(of: "}") else {
        throw .usage(
          "option '--show' has a brace by itself in '\(template)'; a column is "
            + "'{name}', and a brace '{{' or '}}'", command)
      }
      let own = try ColumnList(.show, names, command)
        .columns(of: String(rest[..<end]))
      if own.count > 1 {
        throw .usage(
          "option '--show' takes one column in each '{…}', not "
            + "'\(rest[..<end])'", command)
      }
      columns += own
      signs.append("")
      rest = rest[end...].dropFirst()
    }
    signs[signs.count - 1] += rest
    if columns.isEmpty {
      throw .usage(
        "option '--show' needs a column, such as '{1}', not '\(template)'",
        command)
    }
    self.columns = columns
    self.signs = signs
  }

  /// The text of a row.
  ///
  /// - Parameter values: A value for each column; empty where it is missing.
  func text(of values: [String]) -> String {
    var text = ""
    // The signs since the last value that is there.
    var waiting = [signs[0]]
    for (value, after) in zip(values, signs.dropFirst()) {
      if !value.isEmpty {
        text += joined(waiting, isStart: text.isEmpty) + value
        waiting = []
      }
      waiting.append(after)
    }
    return text.isEmpty ? "" : text + joined(waiting, isEnd: true)
  }

  /// What is left of signs between which values are missing.
  private func joined(
    _ signs: [String], isStart: Bool = false, isEnd: Bool = false
  ) -> String {
    if signs.count == 1 { return signs[0] }
    // Brackets around what is missing are left out, with what they hold.
    var parts = signs.map { Array($0) }
    var opened: [(part: Int, place: Int, sign: Character)] = []
    var closed = 0
    for (part, characters) in signs.map({ Array($0) }).enumerated() {
      for (place, character) in characters.enumerated() {
        switch bracket(character, behind: opened.last?.sign) {
        case .opening: opened.append((part, place, character))
        case .closing where opened.isEmpty:
          if part == 0 { closed = place + 1 }
        case .closing:
          let open = opened.removeLast()
          if open.part == part { continue }
          let cut = characters.count - place - 1
          parts[open.part].removeSubrange(open.place...)
          for between in open.part + 1..<part { parts[between] = [] }
          parts[part] = Array(parts[part].suffix(cut))
        case nil: break
        }
      }
    }
    let start = String(parts[0].prefix(closed))
    let last = parts[parts.count - 1]
    // An apostrophe mostly belongs to the word before it.
    let end = last.firstIndex {
      $0 != "'" && bracket($0, behind: nil) == .opening
    }
    if isEnd { return start + String(last) }
    if isStart {
      return String(parts[0]) + (end.map { String(last[$0...]) } ?? "")
    }
    return end == nil ? String(parts[0]) : start + String(last)
  }
}

private enum Bracket {
  case opening, closing
}

/// What a sign is behind the last one that is open.
private func bracket(_ sign: Character, behind open: Character?) -> Bracket? {
  switch (open, sign) {
  case ("\"", "\""), ("'", "'"), ("<", ">"), ("„", "“"), ("‚", "‘"):
    return .closing
  case (_, "\""), (_, "'"), (_, "<"): return .opening
  default: break
  }
  switch sign.unicodeScalars.first!.properties.generalCategory {
  case .openPunctuation, .initialPunctuation: return .opening
  case .closePunctuation, .finalPunctuation: return .closing
  default: return nil
  }
}
