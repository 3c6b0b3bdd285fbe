/// When an element, or a group, came into a list; orders equal rows and groups.
///
/// Only ``ArrivalNumbering`` makes arrivals, and only arrivals of one numbering
/// compare. When a list is numbered anew, so are all arrivals that it keeps:
/// those of slots and groups are in one ``ListStorage``.
struct Arrival: Hashable, Comparable, Sendable {
  private let number: UInt32

  fileprivate init(_ number: Int) { self.number = UInt32(number) }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  /// How many elements and groups came before.
  fileprivate var count: Int { Int(number) }
}

/// The arrivals of a list's slots, and of its groups.
struct ArrivalNumbering: Sendable {
  /// The number of slots whose elements arrived in the order of the slots.
  private let builtCount: Int

  /// The arrivals of later slots.
  private var later = ChunkedArray<Arrival>()

  /// The next arrival.
  private(set) var next: Arrival

  init(count: Int) {
    builtCount = count
    next = Arrival(count)
  }

  subscript(slot: Slot) -> Arrival {
    slot.index < builtCount
      ? Arrival(slot.index) : later[slot.index - builtCount]
  }

  /// The earliest arrival of some slots.
  ///
  /// - Precondition: There is a slot.
  func first(of slots: [Slot]) -> Arrival {
    countSteps(slots.count)
    return slots.dropFirst().reduce(self[slots[0]]) { min($0, self[$1]) }
  }

  /// Whether there is a next arrival.
  ///
  /// - Parameter limit: The maximum number of arrivals.
  func hasNext(limit: Int) -> Bool { next.count < limit }

  /// Takes the next arrival.
  mutating func takeNext() -> Arrival {
    defer { next = Arrival(next.count + 1) }
    return next
  }

  /// Adds a slot.
  ///
  /// - Parameter arrival: The slot's arrival; `nil` for the next.
  mutating func append(_ arrival: Arrival?) {
    later.append(arrival ?? takeNext())
  }
}

/// The place of a group among groups of equal rank and title.
///
/// Places are in ``ListGroups``, not in its groups: a group may be copied to
/// another list, where its arrival would mean nothing.
struct GroupPlace: Sendable {
  /// The arrival of the earliest row; `nil` for a group without rows, which is
  /// last.
  ///
  /// An inserted group, and a group whose rows are ordered by hand, keep the
  /// arrival of their insertion or first row.
  var first: Arrival? = nil

  /// Orders groups of equal ``first``: inserted sections, as they were inserted,
  /// then other groups.
  ///
  /// When a row moves from an inserted section to another group, that group may
  /// get the section's ``first``. The section then stays above the group.
  var insertion: SectionInsertion? = nil
}

extension GroupPlace: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if left.first != right.first {
      guard let one = left.first, let other = right.first else {
        return left.first != nil
      }
      return one < other
    }
    guard let one = left.insertion, let other = right.insertion else {
      return left.insertion != nil && right.insertion == nil
    }
    return one < other
  }
}

/// How many sections were inserted before a section.
struct SectionInsertion: Hashable, Comparable, Sendable {
  private let number: Int

  /// The first insertion into a list.
  static let first = Self(number: 0)

  var next: Self { Self(number: number + 1) }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
