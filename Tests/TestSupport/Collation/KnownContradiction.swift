package import PropertyTesting
import ThumbIndex

/// Where ICU contradicts itself, and so the laws.
///
/// Everything that they do not hold for is in this file, as seen in ICU 72.1.
/// The library follows ICU's keys, in comparing too; a law that speaks of ICU's
/// comparison is not held against it where ICU's own keys say otherwise:
///
/// - Digits of other scripts compared by value in a tailored order: the
///   tailoring does not know them for digits, so a number may be cut in two. In
///   `ja-u-kn`, `٧a` comes before `٧٠` by its key, after it in comparison.
/// - Where punctuation is ignored, so is an accent on it; not so in comparison
///   when the punctuation was skipped as common to both texts: U+205D, U+202A,
///   U+0300 is like U+205D alone by its key, but comes after it in comparison.
/// - Where accents are compared from the end, those that were skipped come after
///   those that were not: `ༀ` (U+0F00) and the same with U+FE70.
/// - Where digits are moved behind letters, the table that comparison has for
///   Latin still has them before.
/// - Marks that are newer than Unicode 9 are not stepped back over: U+0345 with
///   and without U+1DF6 after it.
/// - The table for Latin does not bring marks into order: in Swedish, where `ę`
///   is with `ä`, `è` with U+0328 comes after `f` by its key, before it in
///   comparison.
/// - Keys with upper case first on a case level of their own, where more than 13
///   lower-case letters follow each other: the long run sorts before a shorter
///   one. Here it is the keys that are wrong.
/// - Where punctuation is ignored, `usearch` takes the third byte of a weight
///   for punctuation if it is as low: in Thai it finds 🇶 in 🇵, which are
///   different by their keys and in comparison.
/// - The equivalent spellings U+0344 and U+0308 U+0301 have different keys where
///   letters join with one of the two marks; on U+0FB2 U+0301 U+1D16D U+0344 ICU
///   runs forever. The library writes U+0344 out, and so do the oracles.
/// - Runs of marks take time that grows with the square of their length, and with
///   the cube where they join. The library cuts runs of more than 30, and so do
///   the oracles.
///
/// The sections of ICU's index are told by comparison, with all that is wrong in
/// it, above all in the table for Latin. That table also takes U+00A0 for no
/// space where only spaces are ignored.
package enum KnownContradiction {
  /// Whether ICU compares some two of these texts otherwise than it orders their
  /// keys.
  package static func concerns(_ texts: [String], by oracle: ICUOracle) -> Bool
  {
    let keys = texts.map { oracle.key(of: $0) }
    return texts.indices.contains { left in
      texts.indices.contains { right in
        oracle.compare(texts[left], texts[right])
          != order(keys[left], keys[right])
      }
    }
  }

  /// Whether ICU gives a text another key than an equivalent spelling of it
  /// because of a mark beyond U+FFFF.
  ///
  /// It does where letters join with marks over others between them: U+0F71
  /// U+0304 U+1D166 U+1DCE has not the key of U+0F71 U+1D166 U+0304 U+1DCE.
  package static func hasKeysOfItsOwn(_ text: String, by oracle: ICUOracle)
    -> Bool
  {
    text.unicodeScalars.contains { isMark($0) && $0.value > 0xFFFF }
      && oracle.key(of: text) != oracle.key(of: canonicallyDecomposed(text))
  }

  /// Whether `usearch` has found what by ICU's keys is not the pattern, where it
  /// makes mistakes.
  package static func concerns(
    match: String, of typed: String, by oracle: ICUOracle
  ) -> Bool {
    oracle.ignoresPunctuation && oracle.key(of: match) != oracle.key(of: typed)
  }

  private static func order(_ left: [UInt8], _ right: [UInt8]) -> Int {
    left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
  }
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.canonicalCombiningClass != .notReordered
}

extension KnownContradiction {
  /// An equivalent spelling of a text, in which ICU finds every letter.
  ///
  /// Where a letter is written with several characters, ICU does not find it
  /// when the first of them is part of a composed character and more marks
  /// follow (Lithuanian `İ` U+0301, Chinese `ư` U+0308 U+0301); and after
  /// U+FDD0 and U+FDD1, which its own data use, not in other spellings. Keys
  /// and comparison are alike in this.
  package static func writtenOut(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar.value == 0xFDD0 || scalar.value == 0xFDD1 { continue }
      let next = scalars.dropFirst(index + 1).first.flatMap {
        canonicallyDecomposed(String($0)).unicodeScalars.first
      }
      let isBeforeMark = next.map { isMark($0) } ?? false
      result +=
        isBeforeMark ? canonicallyDecomposed(String(scalar)) : String(scalar)
    }
    return result
  }
}

extension KnownContradiction {
  /// UTF-8, maybe ill-formed, with U+0308 U+0301 for U+0344.
  private static func withoutU0344(_ utf8: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in utf8 {
      // The first of the two is always that of a character.
      if byte == 0x84, result.last == 0xCD {
        result.removeLast()
        result += [0xCC, 0x88, 0xCC, 0x81]
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func withoutU0344(_ text: String) -> String {
    String(decoding: withoutU0344(text.utf8), as: UTF8.self)
  }

  /// What ICU comes to an end with: a text without U+0344 and long runs of marks.
  package static func finite(_ text: String) -> String {
    streamSafe(withoutU0344(text))
  }

  /// The same of UTF-8, which stays as it is where nothing needs to be changed.
  package static func finite(utf8 bytes: [UInt8]) -> [UInt8] {
    let written = withoutU0344(bytes)
    let text = String(decoding: written, as: UTF8.self)
    let cut = streamSafe(text)
    return cut.utf8.elementsEqual(text.utf8) ? written : Array(cut.utf8)
  }
}

/// Checks what ties the library to ICU's comparison, but for texts on which ICU
/// contradicts itself.
package func holdUnlessKnown(
  _ texts: [String], by oracle: ICUOracle,
  _ body: () throws(Falsified) -> Void
) throws(Falsified) {
  do throws(Falsified) {
    try body()
  } catch {
    if !KnownContradiction.concerns(texts, by: oracle) { throw error }
  }
}
