/// An edit of a list, of any kind and length: rows and sections are meant modulo
/// their number, and what a list cannot do is not done.
package enum ListEdit: Sendable {
  case insert([ListEntry])
  case place(ListEntry, section: Int, row: Int)
  case remove([Int])
  case removeStamp(Int)
  case removeIDs([Int])
  case replace(Int, EntryChange)
  case update(Int, EntryChange)
  case replaceID(ListEntry)
  case updateID(Int, EntryChange)
  case move(Int, section: Int, row: Int)
  case batch([ListEdit])
  /// Edits at once, of which some name a row again or one that is new.
  case again([ListEdit])
  case replaceAll([Successor])
  case show([Int])
  case header(Int, String?)
  case footer(Int, String?)
  case reloadSection(Int)
  case insertSection(Int)
  case removeSection(Int)
  case hide([Int])
  case unhide([Int])
  case moveSection(Int, to: Int)
  /// Another list, of some elements and, if groups are listed, in another order.
  case become([Successor], listed: [Int])
  case collapse([Int])
  case expand([Int])
  /// Edits one after another, whose changes are gathered.
  case nested([ListEdit])
  /// Edits one after another, which an error then takes back.
  case failing([ListEdit])
  /// Looks for an element by its id.
  case ask(Int)
  /// Keeps a copy of the list under a number.
  case keep(Int)
  /// Goes on with the copy under a number, and keeps the list in its place.
  case turnTo(Int)
  /// Makes the list what the copy under a number is.
  case restore(Int)
}

extension ListEdit {
  /// Whether each row that stays is still known by when it came.
  package var keepsArrivals: Bool {
    switch self {
    case .replaceAll, .become, .turnTo, .restore: false
    case .nested(let edits): edits.allSatisfy(\.keepsArrivals)
    default: true
    }
  }

  /// Whether the list may be another afterwards.
  var mayReplaceList: Bool {
    switch self {
    case .turnTo, .restore: true
    case .nested(let edits): edits.contains(where: \.mayReplaceList)
    default: false
    }
  }
}

/// An element of a list that replaces another.
package enum Successor: Sendable {
  case old(Int, EntryChange?)
  case new(ListEntry)
}

/// What is different in an element that replaces another.
package struct EntryChange: Sendable {
  package var text: String?
  package var note: String?
  package var group: Int?
  package var id: Int?
  package var stamp: Int

  package init(
    text: String? = nil, note: String? = nil, group: Int? = nil,
    id: Int? = nil, stamp: Int = 0
  ) {
    (self.text, self.note) = (text, note)
    (self.group, self.id, self.stamp) = (group, id, stamp)
  }

  package func entry(from old: ListEntry) -> ListEntry {
    var entry = old
    if let text {
      entry.text = text
      entry.reading = nil
    }
    if let note { entry.note = note }
    if let group { entry.group = group }
    if let id { entry.id = id }
    entry.stamp = stamp
    return entry
  }
}

/// A list and what is done to it.
package struct ListScript: Sendable {
  package var start: [ListEntry]
  package var edits: [ListEdit]
}
