@testable import PropertyTesting
@testable import TestSupport
import ThumbIndex

/// What a sort must give, made as plainly as can be: lists of lists of bytes.
struct SortModel {
  /// A key as POSIX has it; places are counted from 0.
  struct Key {
    var field = 0
    var character = 0
    var last: (field: Int, count: Int?)?
    var isReversed = false
  }

  var keys: [Key] = []
  var separator: [UInt8]?
  var isReversed = false
  var isUnique = false
  var isStable = false

  /// Whether characters are bytes.
  var countsBytes = false

  /// The key of a text.
  var order: ([UInt8]) -> [UInt8] = { $0 }

  /// The same for a field with a direction of its own, which takes nothing from
  /// other options.
  var ownOrder: (([UInt8]) -> [UInt8])?

  func sorted(_ records: [[UInt8]]) -> [[UInt8]] {
    let keys = keys.isEmpty ? [Key()] : keys
    let rows = records.map { record in
      let parts = keys.map { key in
        let order = key.isReversed ? ownOrder ?? self.order : self.order
        return order(part(of: record, key))
      }
      return (record, parts)
    }
    let directions = keys.map { $0.isReversed || isReversed }
    func compare(
      _ left: ([UInt8], [[UInt8]]), _ right: ([UInt8], [[UInt8]])
    ) -> Int {
      for ((mine, other), isDown) in zip(zip(left.1, right.1), directions)
      where mine != other {
        return mine.lexicographicallyPrecedes(other) != isDown ? -1 : 1
      }
      if isStable || isUnique || left.0 == right.0 { return 0 }
      return left.0.lexicographicallyPrecedes(right.0) != isReversed ? -1 : 1
    }
    var sorted: [([UInt8], [[UInt8]])] = []
    for row in rows {
      // By insertion, so that nothing hangs on the stability of `sort`.
      let place = sorted.lastIndex { compare($0, row) <= 0 }
      if isUnique, let place, compare(sorted[place], row) == 0 { continue }
      sorted.insert(row, at: place.map { $0 + 1 } ?? 0)
    }
    return sorted.map(\.0)
  }

  private func part(of record: [UInt8], _ key: Key) -> [UInt8] {
    let characters = characters(of: record)
    let fields = fields(of: characters)
    func field(_ index: Int) -> Range<Int> {
      index < fields.count
        ? fields[index] : characters.count..<characters.count
    }
    let end = characters.count
    let start = min(field(key.field).lowerBound + key.character, end)
    guard let last = key.last else {
      return characters[start...].flatMap(\.self)
    }
    let range = field(last.field)
    let stop = last.count.map { min(range.lowerBound + $0, end) }
    return characters[start..<max(start, stop ?? range.upperBound)]
      .flatMap(\.self)
  }

  /// Scalars, and by themselves the bytes that are part of none.
  private func characters(of record: [UInt8]) -> [[UInt8]] {
    if countsBytes { return record.map { [$0] } }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = record.makeIterator()
    var characters: [[UInt8]] = []
    var place = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .emptyInput: return characters
      case .valid(let scalar): characters.append(Array(scalar))
      case .error(let length):
        characters += record[place..<place + length].map { [$0] }
      }
      place = characters.reduce(0) { $0 + $1.count }
    }
  }

  /// Between separators; without one, each field begins with its blanks.
  private func fields(of characters: [[UInt8]]) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = 0
    for index in characters.indices {
      if let separator {
        guard characters[index] == separator else { continue }
        fields.append(start..<index)
        start = index + 1
      } else if index > start, isBlank(characters[index]),
        !isBlank(characters[index - 1])
      {
        fields.append(start..<index)
        start = index
      }
    }
    return fields + [start..<characters.count]
  }

  private func isBlank(_ character: [UInt8]) -> Bool {
    character == [0x20] || character == [0x09] || character == [0x0A]
  }
}
