internal import Synchronization

/// Tells rows apart, and the elements that a row had one after another.
///
/// Copies of a list have the same identities for the rows that they share. A row
/// keeps its number wherever it goes, and each element that it gets has a number
/// of its own. No number is given twice in a process, so rows that copies got
/// since, and those of lists that have nothing in common, differ.
struct RowIdentity: Hashable, Sendable {
  let row: UInt64
  let element: UInt64

  /// The number of the element that the row got last by an edit; 0 for none.
  ///
  /// A row that takes the place of another keeps the number, as
  /// ``IndexedList/replaceAll(with:)`` in a batch may pair them.
  var reload: UInt64 = 0
}

/// The identities of a list's slots.
struct RowIdentities: Sendable {
  /// Lists of one family are made from one list, by copies and edits; others
  /// share no identities.
  private let family: UInt64

  /// A number that changes each time the list takes all its rows from another
  /// list.
  private var replacement: UInt64 = 0

  /// The highest number that is known.
  private(set) var last: UInt64

  /// Whether a row may have got another element by an edit.
  private(set) var haveReloads = false

  /// The number of the first slot's row; later slots of the ``builtCount`` have
  /// the numbers that follow.
  private let first: UInt64

  private let builtCount: Int

  /// The identities of all other slots.
  private var later = ChunkedArray<RowIdentity>()

  init(count: Int) {
    family = UniqueNumber.take(count + 1)
    first = family + 1
    last = family + UInt64(count)
    builtCount = count
  }

  /// The identities of some slots, as those of a list of these slots.
  func renumbered(_ slots: [Slot]) -> RowIdentities {
    RowIdentities(of: self, slots.map { self[$0] })
  }

  private init(of old: RowIdentities, _ identities: [RowIdentity]) {
    (family, replacement, last) = (old.family, old.replacement, old.last)
    haveReloads = old.haveReloads
    (first, builtCount) = (0, 0)
    later = ChunkedArray(count: identities.count) { identities[$0] }
  }

  subscript(slot: Slot) -> RowIdentity {
    if slot.index >= builtCount { return later[slot.index - builtCount] }
    let number = first + UInt64(slot.number)
    return RowIdentity(row: number, element: number)
  }

  var count: Int { builtCount + later.count }

  /// Adds a slot with a new element.
  ///
  /// - Parameter old: A slot of the same row; `nil` if the row is new, too.
  mutating func append(succeeding old: Slot?) {
    last = UniqueNumber.take()
    if old != nil { haveReloads = true }
    later.append(
      old.map { RowIdentity(row: self[$0].row, element: last, reload: last) }
        ?? RowIdentity(row: last, element: last))
  }
}

// MARK: - Other lists

extension RowIdentities {
  /// Whether lists are made from one, so that they may share rows.
  func areRelated(to other: RowIdentities) -> Bool { family == other.family }

  /// Whether edits of rows alone lead from one list to the other.
  func areStates(with other: RowIdentities) -> Bool {
    areRelated(to: other) && replacement == other.replacement
  }

  /// Notes that the list takes the place of another.
  ///
  /// - Parameters:
  ///   - old: The identities of the other list.
  ///   - reloads: Slots whose rows the other list has reloaded, with the
  ///     numbers of the elements.
  /// - Complexity: O(*n*) in the slots, unless nothing was reloaded.
  mutating func succeed(
    _ old: RowIdentities, _ reloads: [(slot: Slot, number: UInt64)]
  ) {
    if !reloads.isEmpty {
      var all = (0..<count).map { self[Slot($0)] }
      for (slot, number) in reloads { all[slot.index].reload = number }
      self = RowIdentities(of: self, all)
      haveReloads = true
    }
    replacement = UniqueNumber.take()
    last = max(replacement, old.last)
  }
}

/// Numbers that are given once in a process.
enum UniqueNumber {
  private static let next = Atomic<UInt64>(1)

  /// Takes a number and those that follow it; returns the first.
  static func take(_ count: Int = 1) -> UInt64 {
    next.wrappingAdd(UInt64(count), ordering: .relaxed).oldValue
  }
}
