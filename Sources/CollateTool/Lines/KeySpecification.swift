/// Which part of a line is compared, as `-k` gives it.
struct KeySpecification {
  /// A place in a line, both numbers counted from 0.
  struct Position {
    var field: Int
    var character: Int
  }

  let start: Position

  /// The place where the key ends, `nil` for the end of the line.
  ///
  /// A missing character stands for the end of the field.
  let end: (field: Int, characterCount: Int?)?

  /// Whether this key is reversed; `nil` leaves it to `-r`.
  let isReversed: Bool?

  /// Reads `POS1[,POS2][r]`.
  init(
    _ text: String, of option: Option = .key, _ command: Command
  ) throws(Failure) {
    func fail(_ reason: String) -> Failure {
      .usage(
        "invalid key '\(text)' of option '\(option.name)': \(reason)", command)
    }
    var rest = text[...]
    var isReversed = false
    /// A number, which must be there after a dot or comma.
    func number(_ name: String, least: Int) throws(Failure) -> Int {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else { throw fail("\(name) is missing") }
      rest.removeFirst(digits.count)
      // Beyond what a line can have, all numbers are the same.
      let value = Int(digits) ?? .max / 2
      guard value >= least else { throw fail("\(name) is counted from 1") }
      return value
    }
    func flags() {
      // Only what is sorted by can be reversed.
      while option == .key, rest.first == "r" {
        isReversed = true
        rest.removeFirst()
      }
    }
    let field = try number("the field", least: 1)
    var character = 1
    if rest.first == "." {
      rest.removeFirst()
      character = try number("the character", least: 1)
    }
    flags()
    start = Position(field: field - 1, character: character - 1)
    var end: (Int, Int?)?
    if rest.first == "," {
      rest.removeFirst()
      let field = try number("the last field", least: 1)
      end = (field - 1, nil)
      if rest.first == "." {
        rest.removeFirst()
        let count = try number("the last character", least: 0)
        // As in `sort`, 0 is the end of the field.
        if count > 0 { end = (field - 1, count) }
      }
      flags()
    }
    self.end = end
    self.isReversed = isReversed ? true : nil
    guard rest.isEmpty else { throw fail("'\(rest)' is not understood") }
  }
}
