/// A number of one kind in a list, so that numbers of two kinds do not mix.
///
/// Positions of sections and rows are plain integers, as callers have them:
/// ``RowPath`` and ``GroupRow`` say whose row a number is.
protocol ListNumber: Hashable, Strideable, Sendable, CustomStringConvertible
where Stride == Int {
  var number: UInt32 { get }

  init(number: UInt32)
}

extension ListNumber {
  init(_ index: Int) { self.init(number: UInt32(index)) }

  /// The number as an index of arrays.
  var index: Int { Int(number) }

  var description: String { String(number) }

  static func == (left: Self, right: Self) -> Bool {
    left.number == right.number
  }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  func distance(to other: Self) -> Int { other.index - index }

  func advanced(by count: Int) -> Self { Self(index + count) }
}

extension ChunkedArray {
  subscript(number: some ListNumber) -> Element {
    _read { yield self[number.index] }
    _modify { yield &self[number.index] }
  }
}

/// Where a list keeps an element; see ``ListSlots``.
///
/// Rows come and go, and slots stay. A list and its copies have the same slots
/// for the rows that they share.
struct Slot: ListNumber {
  let number: UInt32
}

/// The number of a group in ``ListGroups``, whether it is shown or not.
struct GroupNumber: ListNumber {
  let number: UInt32
}
