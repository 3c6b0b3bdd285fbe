extension ListFilter: CustomStringConvertible, CustomReflectable {
  /// The query and what it found, in one line.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("io")
  /// filter.description  // "io" in 4 rows: 1 row: I 1
  /// ```
  public var description: String {
    "\"\(oneLine(request.text))\" in \(list.count) rows: \(results)"
  }

  /// The query's text, the list and the results, for debuggers and `dump`.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["text": request.text, "list": list, "results": results],
      displayStyle: .struct)
  }
}
