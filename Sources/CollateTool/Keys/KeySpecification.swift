/// A part of a line, such as a `-k` key, and how it is compared.
struct KeySpecification {
  /// A place in a line.
  struct Position {
    /// The number of the field, counted from 0.
    var field: Int

    /// How many characters of the field are before the place, not counting
    /// skipped blanks; in an end position, 0 means the end of the field.
    var character: Int

    /// Whether to skip the blanks at the start of the field.
    var skipsBlanks: Bool
  }

  fileprivate(set) var start: Position

  /// The end of the key; `nil` for the end of the line.
  fileprivate(set) var end: Position?

  /// The key's own flags; `nil` if the options decide.
  fileprivate(set) var flags: KeyFlags?

  /// The whole line.
  static let line = Self(
    start: Position(field: 0, character: 0, skipsBlanks: false))

  fileprivate init(start: Position) { self.start = start }

  /// Parses `POS1[,POS2][bdfghiMnRrV]`; only `-k` takes flags.
  ///
  /// - Parameter columns: The names of columns.
  init(
    _ text: String, of option: Option = .key, _ columns: ColumnNames,
    _ command: Command
  ) throws(Failure) {
    let parser = KeyParser(text, option, columns, command)
    self = try parser.key()
  }

  /// This part, with ``Position/skipsBlanks`` in its start and end.
  var skippingBlanks: Self {
    var result = self
    result.start.skipsBlanks = true
    result.end?.skipsBlanks = true
    return result
  }

  /// This part; without an end, it ends with the field that it starts in.
  var withinField: Self {
    var result = self
    result.end =
      end ?? Position(field: start.field, character: 0, skipsBlanks: false)
    return result
  }
}

/// Parses a key.
///
/// A column's name may contain any character, even a comma or a flag. So the
/// parser tries numbers before names, and long names before short ones, until
/// it can read the whole text.
private struct KeyParser {
  private let text: String
  private let option: Option
  private let columns: ColumnNames
  private let command: Command

  init(
    _ text: String, _ option: Option, _ columns: ColumnNames, _ command: Command
  ) {
    self.text = text
    self.option = option
    self.columns = columns
    self.command = command
  }

  private func failure(_ reason: String) -> Failure {
    .usage(
      "invalid key '\(text)' of option '\(option.name)': \(reason)", command)
  }

  func key() throws(Failure) -> KeySpecification {
    try first(of: text[...], "the field") { field, rest throws(Failure) in
      var rest = rest
      var key = KeySpecification.line
      var flags: KeyFlags = []
      key.start.field = field
      if take(".", from: &rest) {
        let number = try number("the character", least: 1, from: &rest)
        key.start.character = number - 1
      }
      let hasFlags = takeFlags(
        from: &rest, into: &flags, &key.start.skipsBlanks)
      guard take(",", from: &rest) else {
        return try finished(key, hasFlags ? flags : nil, rest)
      }
      return try first(of: rest, "the last field") {
        field, rest throws(Failure) in
        var (rest, key, flags, hasFlags) = (rest, key, flags, hasFlags)
        var end = KeySpecification.Position(
          field: field, character: 0, skipsBlanks: false)
        if take(".", from: &rest) {
          end.character = try number(
            "the last character", least: 0, from: &rest)
        }
        if takeFlags(from: &rest, into: &flags, &end.skipsBlanks) {
          hasFlags = true
        }
        key.end = end
        return try finished(key, hasFlags ? flags : nil, rest)
      }
    }
  }

  private func finished(
    _ key: KeySpecification, _ flags: KeyFlags?, _ rest: Substring
  ) throws(Failure) -> KeySpecification {
    guard rest.isEmpty else { throw failure("'\(rest)' is not understood") }
    if let contradiction = flags?.contradiction, !contradiction.isEmpty {
      throw failure(
        "the flags '\(contradiction.letters)' contradict each other")
    }
    var key = key
    key.flags = flags
    return key
  }

  /// Tries the number and all column names that a text may begin with, and
  /// returns the first key that takes up the whole text.
  private func first(
    of text: Substring, _ name: String,
    _ body: (Int, Substring) throws(Failure) -> KeySpecification
  ) throws(Failure) -> KeySpecification {
    var problem: Failure?
    var rest = text
    do throws(Failure) {
      let number = try number(name, least: 1, from: &rest)
      return try body(number - 1, rest)
    } catch {
      problem = error
    }
    for (field, length) in columns.fields(at: text) {
      do throws(Failure) {
        if columns.count(ofNamesLike: field) > 1 {
          throw failure("several columns have the name '\(columns[field])'")
        }
        return try body(field, text.dropFirst(length))
      } catch {
        problem = error
      }
    }
    if case .known = columns, let digit = text.first,
      !(digit.isASCII && digit.isNumber),
      columns.fields(at: text).isEmpty
    {
      let given = String(text.prefix { $0 != "," })
      throw failure(
        "there is no column '\(given)'; \(columns.hint(for: given))")
    }
    throw problem!
  }

  private func take(_ sign: Character, from rest: inout Substring) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private func number(
    _ name: String, least: Int, from rest: inout Substring
  ) throws(Failure) -> Int {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { throw failure("\(name) is missing") }
    rest.removeFirst(digits.count)
    // All numbers too large for `Int` mean a place past any line.
    let value = Int(digits) ?? .max / 2
    guard value >= least else { throw failure("\(name) is counted from 1") }
    return value
  }

  /// Whether keys of the option have flags: only those of `-k` do.
  private var takesFlags: Bool { option == .key }

  /// Parses flags, and returns whether there are any.
  private func takeFlags(
    from rest: inout Substring, into flags: inout KeyFlags,
    _ skipsBlanks: inout Bool
  ) -> Bool {
    let start = rest.startIndex
    while takesFlags, let flag = rest.first {
      if flag == "b" {
        skipsBlanks = true
      } else if let flag = KeyFlags(flag) {
        flags.insert(flag)
      } else {
        break
      }
      rest.removeFirst()
    }
    return rest.startIndex > start
  }
}
