import PropertyTesting
import Testing

@testable import ThumbIndex

/// Bytes read as scalars and as words, held against Swift's own strings.
@Suite struct SpanTests {
  @Test func everyScalarIsReadFromItsUTF8() {
    // All of the first plane, and some of each block of the others.
    let some: [UInt32] =
      Array(0...0xFFFF) + stride(from: 0x10000, to: 0x110000, by: 31)
    for value in some {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(scalar.utf8) + [0x61]
      var position = 0
      if bytes.span.scalar(at: &position) != value
        || position != bytes.count - 1
      {
        Issue.record("U+\(String(value, radix: 16)) is read as another")
      }
    }
  }

  @Test func noSequenceOfOneOrTwoBytesIsReadThatSwiftTakesForIllFormed() {
    for first in UInt8.min...UInt8.max {
      holdReading(of: [first])
      for second in (UInt8.min...UInt8.max).sampled(oneIn: 5, Int(first)) {
        holdReading(of: [first, second])
      }
    }
  }

  @Test func bytesOfAnyKindAreReadAsSwiftReadsThem() {
    checkProperty("scalars of bytes", runs: 2000, .bytes) { bytes in
      try holdScalars(of: bytes)
    }
    // All that begins with the first bytes of three and four.
    for first in UInt8(0xE0)...0xFF {
      for second in stride(from: UInt8(0x70), through: 0xF0, by: 0x10) {
        for third in stride(from: UInt8(0x70), through: 0xF0, by: 0x10) {
          holdReading(of: [first, second, third])
          for fourth: UInt8 in [0x61, 0x7F, 0x80, 0xBF, 0xC0] {
            holdReading(of: [first, second, third, fourth])
          }
        }
      }
    }
  }

  private func holdReading(of bytes: [UInt8]) {
    #expect(throws: Never.self) { try holdScalars(of: bytes) }
  }

  /// Throws unless the well-formed start of bytes is read as Swift reads it, and
  /// nothing behind it.
  private func holdScalars(of bytes: [UInt8]) throws(Falsified) {
    var position = 0
    var found: [UInt32] = []
    while position < bytes.count,
      let scalar = bytes.span.scalar(at: &position)
    {
      found.append(scalar)
    }
    let read = String(decoding: bytes[..<position], as: UTF8.self)
    try holdEqual(Array(read.utf8), Array(bytes[..<position]), "what is read")
    try holdEqual(found, read.unicodeScalars.map(\.value), "scalars")
    if position == bytes.count { return }
    for end in position + 1...min(position + 4, bytes.count) {
      try hold(
        (try? UTF8Span(validating: bytes[position..<end].span)) == nil,
        "\(bytes[position..<end]) is well formed")
    }
  }

  @Test func wordsAreInTheOrderOfTheirBytes() {
    checkProperty("big-endian words", runs: 500, Gen<[UInt8]>.relatedBytes(2)) {
      texts in
      for offset in 0...20 {
        let starts = texts.map { Array($0.dropFirst(offset).prefix(8)) }
        let words = texts.map { $0.span.bigEndianWord(at: offset) }
        let padded = starts.map {
          $0 + Array(repeating: 0, count: 8 - $0.count)
        }
        try holdEqual(
          words[0] < words[1],
          padded[0].lexicographicallyPrecedes(padded[1]), "at \(offset)")
      }
    }
  }
}
