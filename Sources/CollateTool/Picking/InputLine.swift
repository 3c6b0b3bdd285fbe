/// A line of the input, as an element of a list.
package struct InputLine: Sendable, Identifiable {
  /// The number of the line in the whole input without headers, from 0.
  package let id: Int32

  /// The line without its terminator; U+FFFD replaces ill-formed UTF-8.
  package let text: String

  package init(id: Int32, text: String) {
    self.id = id
    self.text = text
  }
}

extension InputLine: Equatable {
  /// Whether two values are the same line of the input.
  package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id
  }
}

/// Some consecutive lines.
package struct InputLines: Sendable {
  package internal(set) var lines: [InputLine] = []

  /// The bytes of lines that are not UTF-8, by the lines' numbers.
  package internal(set) var illFormed: [Int32: [UInt8]] = [:]

  /// The bytes of lines with the sequences that style them, by the lines'
  /// numbers.
  package internal(set) var styled: [Int32: [UInt8]] = [:]
}
