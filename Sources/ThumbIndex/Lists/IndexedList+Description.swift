extension IndexedList: CustomStringConvertible, CustomReflectable {
  /// The row counts of the list and of its first sections, in one line.
  ///
  /// ```swift
  /// states.description  // 4 rows: G 1, H 1, I 2
  /// ```
  public var description: String {
    let sections = line(
      sections.lazy.map { "\($0.title) \($0.rows.count)" }, of: sections.count)
    return "\(count) \(count == 1 ? "row" : "rows")"
      + (sections.isEmpty ? "" : ": \(sections)")
  }

  /// The row count and the sections, for debuggers and `dump`.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "count": count,
        "sections": sections.map(\.description),
      ], displayStyle: .struct)
  }
}

extension IndexedList.Rows: CustomStringConvertible, CustomReflectable {
  /// The first rows in one line, as an array shows them.
  public var description: String {
    "[\(line(lazy.map { "\($0)" }, of: count))]"
  }

  /// The rows, for debuggers and `dump`.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}

extension IndexedList.Section: CustomStringConvertible, CustomReflectable {
  /// The title and the first rows in one line.
  public var description: String { "\(oneLine(title)): \(rows)" }

  /// The position, key, title and rows, for debuggers and `dump`.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "position": position, "key": key, "title": title, "rows": rows,
      ],
      displayStyle: .struct)
  }
}

extension IndexedList.Sections: CustomStringConvertible, CustomReflectable {
  /// The titles of the first sections in one line.
  public var description: String {
    "[\(line(lazy.map(\.title), of: count))]"
  }

  /// The sections, for debuggers and `dump`.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}

/// The first texts on a line of about 60 characters, then how many of `count`
/// texts are left out.
private func line(_ texts: some Sequence<String>, of count: Int) -> String {
  var shown = ""
  var number = 0
  for text in texts {
    let next = (number == 0 ? "" : ", ") + oneLine(text)
    if number > 0, shown.count + next.count > 60 { break }
    shown += next
    number += 1
  }
  return number < count ? "\(shown), … \(count - number) more" : shown
}

/// A text without line breaks, cut to 60 characters.
func oneLine(_ text: String) -> String {
  let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  return line.count > 60 ? "\(line.prefix(59))…" : line
}
