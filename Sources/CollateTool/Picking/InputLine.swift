/// A line of the input, as a list that is picked from has it.
package struct InputLine: Sendable, Identifiable {
  /// The number of the line, counted from 0 over all files.
  package let id: Int32

  /// The line without what ends it; U+FFFD where it is not UTF-8.
  package let text: String

  package init(id: Int32, text: String) {
    self.id = id
    self.text = text
  }
}

extension InputLine: Equatable {
  /// Whether two are the same line of the input.
  package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id
  }
}

/// Some lines that were read one after the other.
package struct InputLines: Sendable {
  package internal(set) var lines: [InputLine] = []

  /// The bytes of those that are not UTF-8, by number.
  package internal(set) var illFormed: [Int32: [UInt8]] = [:]
}
