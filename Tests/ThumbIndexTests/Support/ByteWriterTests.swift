import PropertyTesting
import Testing

@testable import ThumbIndex

/// Memory that grows while it is written, held against an array.
@Suite struct ByteWriterTests {
  /// The first cursor has room for exactly as many bytes as are reserved.
  @Test(arguments: [8, 9, 24, 100, 4096])
  func bytesThatAreOneTooManyForACursorAreWrittenAgainWithMoreRoom(
    room: Int
  ) {
    for count in room - 1...room + 1 {
      var writer = ByteWriter(reserving: room, for: "a test")
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      var attempts: [Bool] = []
      writer.append(expecting: room - 8) { cursor -> ()? in
        attempts.append(cursor.append(bytes.span))
        return attempts.last! ? () : nil
      }
      #expect(attempts == (count > room ? [false, true] : [true]))
      #expect(writer.withBytes { $0.array } == bytes)
    }
  }

  /// Each word is stored as eight bytes, and the memory ends with the room, so
  /// that a sanitizer finds a word that begins too near to the end.
  @Test(arguments: [8, 9, 24, 100, 4096], 1...4)
  func aCursorTakesAWordWhereEightBytesAreLeft(room: Int, length: Int) {
    var writer = ByteWriter(reserving: room, for: "a test")
    let words = writer.append(expecting: room - 8) { cursor -> Int? in
      var words = 0
      while words <= room,
        cursor.append(lowBytesOf: UInt32(0x0403_0201), count: length)
      {
        words += 1
      }
      return words
    }
    #expect(words == (room - 8) / length + 1)
    #expect(
      writer.withBytes { $0.array }
        == (0..<words * length).map { UInt8(1 + $0 % length) })
  }

  @Test(arguments: ["a", "aé", "เก", "b\u{F0000}"])
  func theLastScalarCanBeTakenBackAndWrittenAgain(text: String) {
    var writer = ByteWriter(reserving: 32, for: "a test")
    writer.append(expecting: 32) { cursor -> ()? in
      guard cursor.append(text.utf8.span) else { return nil }
      let last = cursor.takeLastScalar()
      #expect(last.count == text.unicodeScalars.last!.utf8.count)
      let isWritten =
        cursor.append("คำ".utf8.span)
        && cursor.append(lowBytesOf: last.bytes, count: last.count)
      return isWritten ? () : nil
    }
    let scalars = text.unicodeScalars
    let expected = String(scalars.dropLast()) + "คำ" + String(scalars.last!)
    #expect(writer.withBytes { $0.array } == Array(expected.utf8))
  }

  @Test func nothingIsTakenBackFromNothing() {
    var writer = ByteWriter(for: "a test")
    let count = writer.append(expecting: 8) { $0.takeLastScalar().count }
    #expect(count == 0)
  }

  /// The scalars of one and two bytes, by kind; the others have no bytes.
  private static let shortBytes: [UInt32: (bytes: [UInt8], kind: UInt8)] = [
    0x00: ([0], 1), 0x61: ([1, 2, 3, 4], 1), 0x7F: ([], 1), 0x80: ([5], 1),
    0x7FF: ([6, 7], 1), 0x62: ([8, 9], 2), 0x430: ([10], 2),
  ]

  /// Texts of scalars with and without bytes, cut anywhere, with room for
  /// everything or less.
  @Test func scalarsAreLookedUpUntilTextOrRoomOrTableEnds() {
    var table = ShortBytesTable()
    for (scalar, (bytes, kind)) in Self.shortBytes {
      let word = (bytes + [0, 0, 0, 0]).prefix(4).reduce(0) {
        $0 << 8 | UInt32($1)
      }
      table.add(
        ShortBytes(highBytesOf: word, count: bytes.count, kind: kind),
        for: scalar)
    }
    // Most scalars have four bytes, so that often there is too little room.
    let scalars = Gen<UInt32>.element(
      of: Array(repeating: 0x61, count: 20)
        + Self.shortBytes.keys.sorted() + [0x63, 0xC0, 0x800, 0x1F600])
    checkProperty(
      "looking up scalars", runs: 300,
      .both(.list(of: scalars), .element(of: Array(0...40)))
    ) { [table] scalars, room in
      // Every other text may be cut within a last scalar of two bytes.
      let all = scalars + (room % 2 == 0 ? [0x80] : [])
      let text = String(
        decoding: all.flatMap { Unicode.Scalar($0)!.utf8 }, as: UTF8.self)
      let bytes = Array(text.utf8.dropLast(room % 3))
      // Exactly as much memory as the text needs, so that a sanitizer finds each
      // byte read after it.
      var memory = ByteWriter(reserving: bytes.count, for: "a test")
      memory.append(bytes.span)
      for kind: UInt8 in [1, 2] {
        let known = text.unicodeScalars.prefix {
          Self.shortBytes[$0.value]?.kind == kind
        }
        var writer = ByteWriter(reserving: room + 8, for: "a test")
        var position = 0
        let count = memory.withBytes { bytes in
          writer.append(expecting: room) { cursor -> Int? in
            cursor.append(bytes, from: &position, of: kind, by: table)
          }
        }
        let found = known.prefix(count)
        try holdEqual(position, found.reduce(0) { $0 + $1.utf8.count })
        try holdEqual(
          writer.withBytes { $0.array },
          found.flatMap { Self.shortBytes[$0.value]!.bytes })
        // Each byte of the text is counted as the eight that are stored for it.
        let hasRoom = room >= 8 * bytes.count
        // A text that is cut within a scalar may end earlier.
        if hasRoom, bytes.count == text.utf8.count {
          try holdEqual(count, known.count)
        }
        if position < bytes.count {
          let kindThere = table.kind(for: bytes.span, at: position)
          try hold(kindThere != kind || !hasRoom, "stopped at \(position)")
        }
      }
    }
  }

  @Test func whatIsAppendedIsThereWhateverWasReserved() {
    checkProperty("appending", runs: 200, writings) { writing in
      var writer = ByteWriter(reserving: writing.reserved, for: "a test")
      var model: [UInt8] = []
      for step in writing.steps {
        switch step {
        case .byte(let byte):
          writer.append(byte)
          model.append(byte)
        case .word(let word, let length):
          // Written twice at a cursor that may have room for less.
          let last = Array(model.suffix(20))
          let isWritten: Bool = writer.append(expecting: length) { cursor in
            guard cursor.append(lowBytesOf: word, count: length),
              cursor.append(highBytesOf: word, count: length),
              cursor.append(last.span)
            else { return nil }
            return true
          }
          try hold(isWritten, "\(step)")
          for shifts in [[0, 8, 16, 24], [24, 16, 8, 0]] {
            model += shifts.prefix(length).map {
              UInt8(truncatingIfNeeded: word >> UInt32($0))
            }
          }
          model += last
        case .bytes(let bytes):
          writer.append(bytes.span)
          model += bytes
        case .run(let byte, let length):
          for _ in 0..<length { writer.append(byte) }
          model += Array(repeating: byte, count: length)
        case .end:
          writer.endWord()
          let zeros = 8 - model.count % 8
          model += Array(repeating: 0, count: zeros)
          let word = writer.bigEndianWord(at: model.count - 8)
          try holdEqual(
            word, model.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }, "a word")
        case .truncation(let part):
          model.removeLast(model.count - model.count * part / 8)
          writer.truncate(to: model.count)
        case .shrinking:
          writer.shrink()
        }
        try holdEqual(writer.count, model.count, "\(step)")
      }
      let written = writer.withBytes { bytes in bytes.indices.map { bytes[$0] }
      }
      try holdEqual(written, model)
    }
  }

  private struct Writing: Sendable {
    let reserved: Int
    var steps: [Step]
  }

  private enum Step: Sendable {
    case byte(UInt8)
    case word(UInt32, Int)
    case bytes([UInt8])
    case run(UInt8, Int)
    case end
    case truncation(Int)
    case shrinking
  }

  /// Steps with lengths around every power of two that a reserve may have.
  private let writings = Gen<Writing>(
    make: { numbers, size in
      let reserved =
        max(0, 1 << numbers.number(in: 0...9) + numbers.number(in: -9...9))
      let steps = (0..<numbers.number(in: 1...max(1, size))).map { _ -> Step in
        let byte = UInt8(numbers.number(in: 0...255))
        let length = max(
          0, 1 << numbers.number(in: 0...9) + numbers.number(in: -9...9))
        switch numbers.number(in: 0...10) {
        case 0...3: return .byte(byte)
        case 10: return .end
        case 4...5:
          return .word(
            UInt32(truncatingIfNeeded: numbers.next()),
            numbers.number(in: 0...4))
        case 6: return .bytes(Array(repeating: byte, count: length))
        case 7: return .run(byte, length)
        case 8: return .truncation(numbers.number(in: 0...8))
        default: return .shrinking
        }
      }
      return Writing(reserved: reserved, steps: steps)
    },
    simplify: { writing, stillFails in
      for index in writing.steps.indices {
        var simpler = writing
        simpler.steps.remove(at: index)
        if stillFails(simpler) { return simpler }
      }
      return nil
    },
    show: { "\($0.reserved) reserved, \($0.steps)" })
}
