/// What a row of a list under test is made of.
package struct ListEntry: Sendable, Hashable {
  package var text: String
  package var note: String
  package var reading: String?
  package var group: Int
  package var id: Int

  /// Nothing that rows are ordered by.
  package var stamp: Int

  package init(
    text: String = "a", note: String = "", reading: String? = nil,
    group: Int = 0, id: Int = 0, stamp: Int = 0
  ) {
    (self.text, self.note, self.reading) = (text, note, reading)
    (self.group, self.id, self.stamp) = (group, id, stamp)
  }
}

extension ListEntry {
  /// Whether it is at the end of its section, in lists that know such rows; it
  /// may be pinned in one group and not in another.
  package var isPinned: Bool { (id + group) % 5 == 4 }
}

extension ListEntry: CustomStringConvertible {
  package var description: String {
    let reading = reading.map { "(\($0))" } ?? ""
    return "\(text)\(reading)|\(note)|g\(group)#\(id).\(stamp)"
  }
}

/// An element of a list under test; of types about which lists know more or
/// less.
package protocol ListRow: Sendable {
  var entry: ListEntry { get }
  init(_ entry: ListEntry)
}

/// An element that has an id and can be compared.
package struct KnownRow: ListRow, Identifiable, Equatable {
  package let entry: ListEntry
  package var id: Int { entry.id }
  package init(_ entry: ListEntry) { self.entry = entry }
}

/// An element that can be compared.
package struct PlainRow: ListRow, Equatable {
  package let entry: ListEntry
  package init(_ entry: ListEntry) { self.entry = entry }
}

/// An element that nothing is known of.
package struct OpaqueRow: ListRow {
  package let entry: ListEntry
  package init(_ entry: ListEntry) { self.entry = entry }
}
