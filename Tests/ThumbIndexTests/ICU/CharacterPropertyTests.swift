import CICU
import Testing

@testable import ThumbIndex

/// Comparisons that the library makes before it asks ICU, or instead of it.
struct CharacterPropertyTests {
  @Test func thereIsNoIdeographBelowTheFirst() {
    let scalars = 0..<CharacterProperties.firstIdeograph
    for property in [cicu_UCHAR_IDEOGRAPHIC, cicu_UCHAR_UNIFIED_IDEOGRAPH] {
      #expect(
        !scalars.contains { cicu_u_hasBinaryProperty(Int32($0), property) })
    }
    #expect(
      !scalars.contains {
        CharacterProperties.compatible($0)
          .contains(where: CharacterProperties.isIdeographic)
      })
  }

  @Test func ideographsAreThoseOfICU() {
    for scalar in 0..<UInt32(0x11_0000) {
      let isIdeographic = cicu_u_hasBinaryProperty(
        Int32(scalar), cicu_UCHAR_IDEOGRAPHIC)
      if CharacterProperties.isIdeographic(scalar) != isIdeographic {
        Issue.record("U+\(String(scalar, radix: 16))")
      }
    }
  }

  /// Each syllable decomposes to two or three letters.
  @Test func syllablesAreTheCharactersThatDecomposeToLetters() {
    let letters: ClosedRange<UInt32> = 0x1100...0x11FF
    for scalar in 0..<UInt32(0x11_0000) {
      let parts = CharacterProperties.canonicalDecomposition(scalar)
      let isSyllable = parts.count > 1 && letters.contains(parts[0])
      if CharacterProperties.isSyllable(scalar) != isSyllable {
        Issue.record("U+\(String(scalar, radix: 16))")
      }
    }
  }
}
