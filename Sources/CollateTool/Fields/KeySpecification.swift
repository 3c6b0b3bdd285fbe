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
  private let text: ColumnText
  private let option: Option
  private let columns: ColumnNames
  private let command: Command

  init(
    _ text: String, _ option: Option, _ columns: ColumnNames, _ command: Command
  ) {
    self.text = ColumnText(text)
    self.option = option
    self.columns = columns
    self.command = command
  }

  private func failure(_ reason: String) -> Failure {
    .usage(
      "invalid key '\(text.text(0...))' of option '\(option.name)': \(reason)",
      command)
  }

  func key() throws(Failure) -> KeySpecification {
    try first(at: 0, "the field") { field, place throws(Failure) in
      var place = place
      var key = KeySpecification.line
      var flags: KeyFlags = []
      key.start.field = field
      if text.take(".", at: &place) {
        let number = try number("the character", least: 1, at: &place)
        key.start.character = number - 1
      }
      let hasFlags = takeFlags(
        at: &place, into: &flags, &key.start.skipsBlanks)
      guard text.take(",", at: &place) else {
        return try finished(key, hasFlags ? flags : nil, place)
      }
      return try first(at: place, "the last field") {
        field, place throws(Failure) in
        var (place, key, flags, hasFlags) = (place, key, flags, hasFlags)
        var end = KeySpecification.Position(
          field: field, character: 0, skipsBlanks: false)
        if text.take(".", at: &place) {
          end.character = try number(
            "the last character", least: 0, at: &place)
        }
        if takeFlags(at: &place, into: &flags, &end.skipsBlanks) {
          hasFlags = true
        }
        key.end = end
        return try finished(key, hasFlags ? flags : nil, place)
      }
    }
  }

  private func finished(
    _ key: KeySpecification, _ flags: KeyFlags?, _ place: Int
  ) throws(Failure) -> KeySpecification {
    guard place == text.bytes.count else {
      throw failure("'\(text.text(place...))' is not understood")
    }
    if let contradiction = flags?.contradiction, !contradiction.isEmpty {
      throw failure(
        "the flags '\(contradiction.letters)' contradict each other")
    }
    var key = key
    key.flags = flags
    return key
  }

  /// Tries the number and all column names that begin at a place, and returns
  /// the first key that takes up the whole text.
  private func first(
    at place: Int, _ name: String,
    _ body: (Int, Int) throws(Failure) -> KeySpecification
  ) throws(Failure) -> KeySpecification {
    var problem: Failure?
    var end = place
    do throws(Failure) {
      let number = try number(name, least: 1, at: &end)
      return try body(number - 1, end)
    } catch {
      problem = error
    }
    let hasDigits = end > place
    let fields = columns.fields(in: text, at: place)
    for (field, end) in fields {
      do throws(Failure) {
        if columns.count(ofNamesLike: field) > 1 {
          throw failure("several columns have the name '\(columns[field])'")
        }
        return try body(field, end)
      } catch {
        problem = error
      }
    }
    if case .known = columns, place < text.bytes.count, !hasDigits,
      fields.isEmpty
    {
      let given = text.textBeforeComma(from: place)
      throw failure(
        "there is no column '\(given)'; \(columns.hint(for: given))")
    }
    throw problem!
  }

  private func number(
    _ name: String, least: Int, at place: inout Int
  ) throws(Failure) -> Int {
    guard let value = text.takeNumber(at: &place) else {
      throw failure("\(name) is missing")
    }
    guard value >= least else { throw failure("\(name) is counted from 1") }
    return value
  }

  /// Whether keys of the option have flags: only those of `-k` do.
  private var takesFlags: Bool { option == .key }

  /// Parses flags, and returns whether there are any.
  private func takeFlags(
    at place: inout Int, into flags: inout KeyFlags,
    _ skipsBlanks: inout Bool
  ) -> Bool {
    let start = place
    while takesFlags, place < text.bytes.count {
      let letter = Character(Unicode.Scalar(text.bytes[place]))
      if letter == "b" {
        skipsBlanks = true
      } else if let flag = KeyFlags(letter) {
        flags.insert(flag)
      } else {
        break
      }
      place += 1
    }
    return place > start
  }
}
