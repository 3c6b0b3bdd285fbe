package import ThumbIndex

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
  /// Whether it stays first in its section, in lists that know such rows; it may do
  /// so in one group and not in another.
  package var isFirst: Bool { (id + group) % 5 == 2 }

  /// Whether it stays last, as above.
  package var isLast: Bool { (id + group) % 5 == 4 }
}

extension ListEntry {
  /// The entry with another id.
  package func with(id: Int) -> Self {
    var entry = self
    entry.id = id
    return entry
  }
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

  /// Whether no two elements of a list have the same id.
  static var haveOwnIDs: Bool { get }

  /// Makes or gathers an edit that names elements by their ids; `nil` if they
  /// have none.
  @discardableResult
  static func make<Edited: ListEditing<Self>>(
    _ edit: EditByID, in edited: inout Edited
  ) -> Edited.Outcome?

  /// What a list says of an id; `nil` if its elements have none.
  static func find(
    _ id: Int, in list: IndexedList<Self>
  ) -> (path: RowPath?, entry: ListEntry?)?
}

/// An edit of elements with given ids.
package enum EditByID {
  case remove([Int])
  case replace(ListEntry)
  case update(Int, EntryChange)
}

extension ListRow {
  package static var haveOwnIDs: Bool { false }
  @discardableResult
  package static func make<Edited: ListEditing<Self>>(
    _ edit: EditByID, in edited: inout Edited
  ) -> Edited.Outcome? { nil }
  package static func find(
    _ id: Int, in list: IndexedList<Self>
  ) -> (path: RowPath?, entry: ListEntry?)? { nil }
}

extension ListRow where Self: Identifiable, ID == Int {
  @discardableResult
  package static func make<Edited: ListEditing<Self>>(
    _ edit: EditByID, in edited: inout Edited
  ) -> Edited.Outcome? {
    switch edit {
    case .remove(let ids):
      ids.count == 1 ? edited.remove(id: ids[0]) : edited.remove(ids: ids)
    case .replace(let entry): edited.replace(Self(entry))
    case .update(let id, let change):
      edited.update(id: id) { $0 = Self(change.entry(from: $0.entry)) }
    }
  }

  package static func find(
    _ id: Int, in list: IndexedList<Self>
  ) -> (path: RowPath?, entry: ListEntry?)? {
    (list.rowPath(ofID: id), list.element(withID: id)?.entry)
  }
}

/// An element that has an id, like others perhaps, and can be compared.
package struct KnownRow: ListRow, Identifiable, Equatable {
  package let entry: ListEntry
  package var id: Int { entry.id }
  package init(_ entry: ListEntry) { self.entry = entry }
}

/// An element that has an id of its own, and is equal to itself with another
/// stamp: that the stamp is another, only edits tell.
package struct TrackedRow: ListRow, Identifiable, Equatable {
  package let entry: ListEntry
  package var id: Int { entry.id }
  package init(_ entry: ListEntry) { self.entry = entry }

  package static var haveOwnIDs: Bool { true }

  package static func == (left: Self, right: Self) -> Bool {
    var other = right.entry
    other.stamp = left.entry.stamp
    return left.entry == other
  }
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
