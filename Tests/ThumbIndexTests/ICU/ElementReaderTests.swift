import CICUTesting
import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// The elements that the library reads are those of ICU's public iterator, which
/// it does not use because that lists all expansions first.
@Suite struct ElementReaderTests {
  /// ICU's elements as the upper and the lower halves of their weights.
  private static func expected(
    _ units: [UInt16], _ handle: CollatorHandle
  ) throws -> [[UInt32]] {
    var status: Int32 = 0
    let elements = unsafe cicu_ucol_openElements(
      handle.pointer, units, Int32(units.count), &status)
    defer { unsafe cicu_ucol_closeElements(elements) }
    var result: [[UInt32]] = []
    while true {
      let next = unsafe cicu_ucol_next(elements, &status)
      try #require(status <= 0)
      if next == cicu_UCOL_NULLORDER { return result }
      let order = UInt32(bitPattern: next)
      if order & 0xC0 == 0xC0, !result.isEmpty {
        result[result.count - 1][1] = order & ~0xC0
      } else {
        result.append([order, 0])
      }
    }
  }

  private static func halves(_ element: ElementWeights) -> [UInt32] {
    let (secondary, tertiary) = (element.secondary, element.tertiary)
    return [
      element.primary & 0xFFFF_0000 | UInt32(secondary & 0xFF00)
        | UInt32(tertiary >> 8),
      element.primary << 16 | UInt32(secondary & 0xFF) << 8
        | UInt32(tertiary & 0x3F),
    ]
  }

  @Test(arguments: [
    "und", "sv", "cs", "da", "hu", "ja", "ko", "th", "zh", "zh-u-co-stroke",
    "en-u-kn", "fr-CA", "en-u-ka-shifted", "ar", "km", "ko-u-co-searchjl",
  ])
  func elementsAreThoseOfICUsIterator(locale: String) throws {
    let handle = try Collator(locale).handle
    let reader = try ElementReader(handle)
    checkProperty("elements in \(locale)", runs: 200, .texts) { text in
      var buffer = UTF16Buffer()
      buffer.fill(text.utf16)
      let units = unsafe Array(
        UnsafeBufferPointer(start: buffer.units, count: buffer.count))
      var found: [[UInt32]] = []
      try reader.forEach(of: text.utf16) { found.append(Self.halves($0)) }
      try holdEqual(found, try Self.expected(units, handle))
    }
  }

  /// Each scalar by itself, of which most have a row of their own in the tables.
  @Test(arguments: ["und", "lt", "vi", "zh-u-co-unihan"])
  func scalarsAloneHaveICUsElements(locale: String) throws {
    let handle = try Collator(locale).handle
    let reader = try ElementReader(handle)
    for value in stride(from: UInt32(0), to: 0x30000, by: 7) {
      guard let scalar = Unicode.Scalar(value), value != 0x344 else { continue }
      var found: [[UInt32]] = []
      try reader.forEach(of: scalar.utf16) { found.append(Self.halves($0)) }
      let expected = try Self.expected(Array(scalar.utf16), handle)
      #expect(found == expected, "\(String(value, radix: 16))")
    }
  }

  /// Marks, jamo and Thai vowels would change the elements of their neighbours.
  @Test(arguments: [
    "und", "cs", "da", "ja", "ko", "ko-u-co-searchjl", "th", "vi", "zh",
  ])
  func charactersReadTogetherHaveTheElementsOfEachAlone(
    locale: String
  ) throws {
    let options = CollatorOptions(
      rules: locale == "und" ? "&a<bc<<<Bc &c<x\u{0301}" : nil)
    let reader = try ElementReader(
      try Collator(locale, options: options).handle)
    for row in (UInt16(0)..<256).sampled(oneIn: 3, locale.count)
    where !(0xD8...0xDF).contains(row) {
      let characters = (row << 8...row << 8 | 0xFF).filter { $0 != 0xFFFE }
      var read: [UInt16] = []
      try reader.forEachCharacter(characters) { character, elements in
        read.append(character)
        if character % 5 != row % 5 { return }
        var alone: [ElementWeights] = []
        try? reader.forEach(of: CollectionOfOne(character)) {
          alone.append($0)
        }
        let together = elements.indices.map { elements[$0] }
        #expect(together == alone, "\(String(character, radix: 16))")
      }
      #expect(read == characters)
    }
  }
}
