/// What a row of a list under test is made of.
struct ListEntry: Sendable, Hashable {
  var text = "a"
  var note = ""
  var reading: String?
  var group = 0
  var id = 0

  /// Nothing that rows are ordered by.
  var stamp = 0
}

extension ListEntry: CustomStringConvertible {
  var description: String {
    let reading = reading.map { "(\($0))" } ?? ""
    return "\(text)\(reading)|\(note)|g\(group)#\(id).\(stamp)"
  }
}

/// An element of a list under test; of types about which lists know more or
/// less.
protocol ListRow: Sendable {
  var entry: ListEntry { get }
  init(_ entry: ListEntry)
}

/// An element that has an id and can be compared.
struct KnownRow: ListRow, Identifiable, Equatable {
  let entry: ListEntry
  var id: Int { entry.id }
  init(_ entry: ListEntry) { self.entry = entry }
}

/// An element that can be compared.
struct PlainRow: ListRow, Equatable {
  let entry: ListEntry
  init(_ entry: ListEntry) { self.entry = entry }
}

/// An element that nothing is known of.
struct OpaqueRow: ListRow {
  let entry: ListEntry
  init(_ entry: ListEntry) { self.entry = entry }
}
