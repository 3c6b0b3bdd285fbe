import CWidths
@testable import PropertyTesting
import Testing
@testable import CollateTool
@testable import ThumbTool

/// Characters take as many columns as glibc, too, says that they take.
@Suite struct ColumnWidthTests {
  @Test("Scalars are as wide as wcwidth has them, but for known ones")
  func scalars() throws {
    try #require(cwidths_columns(0x41) == 1)
    var others: [String] = []
    var count = 0
    for value in (UInt32(0x20)...0x3FFFF).sampled(oneIn: 23) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = cwidths_columns(value)
      // What glibc does not know, or will not print.
      if width < 0 { continue }
      // Where one is newer than the other, or no character is assigned.
      if scalar.properties.generalCategory == .unassigned { continue }
      count += 1
      if ColumnWidth.columns(of: scalar) != Int(width), !isKnown(scalar) {
        others.append("U+\(String(value, radix: 16)): \(width)")
      }
    }
    #expect(count > 4000)
    #expect(others.isEmpty, "\(others)")
  }

  private func isKnown(_ scalar: Unicode.Scalar) -> Bool {
    // Older Unicode leaves these as they are, glibc has them wide.
    if 0x3248...0x324F ~= scalar.value || 0x4DC0...0x4DFF ~= scalar.value {
      return true
    }
    // Format characters that glibc draws.
    return scalar.properties.generalCategory == .format
      // Both are none by themselves.
      || scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .lineSeparator
      || scalar.properties.generalCategory == .paragraphSeparator
  }

  @Test("Sequences of emoji are wide, and marks take no columns")
  func clusters() {
    let table: KeyValuePairs<Character, Int> = [
      "a": 1, "é": 1, "e\u{301}\u{323}": 1, "山": 2, "ﾊ": 1, "Ａ": 2,
      "👍": 2, "👍🏽": 2, "👩‍👩‍👧": 2, "🇸🇪": 2, "❤\u{FE0F}": 2, "1\u{FE0F}\u{20E3}": 2,
      "각": 2, "\u{1100}\u{1161}\u{11A8}": 2, "कि": 2, "\u{301}": 0,
      "\u{200D}": 0, "\u{202E}": 0, "\u{7}": 0,
    ]
    for (character, columns) in table {
      #expect(ColumnWidth.columns(of: character) == columns, "\(character)")
    }
    for character in "aé山Ａ" { #expect(ColumnWidth.isCertain(character)) }
    for character in ["👍", "🇸🇪", "❤\u{FE0F}", "कि"] as [Character] {
      #expect(!ColumnWidth.isCertain(character))
    }
  }
}
