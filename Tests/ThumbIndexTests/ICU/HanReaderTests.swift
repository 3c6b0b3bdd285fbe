import PropertyTesting
import Testing

@testable import ThumbIndex

/// What is read with ICU's rules beside ICU's transliterators.
struct HanReaderTests {
  private static let readers = [
    (HanReader.words, Transliterator("Han-Latin")),
    (HanReader.names, Transliterator("Han-Latin/Names")),
  ]

  /// Surnames with readings of their own, and phrases.
  private static let special =
    ["重庆", "藏文", "沈阳", "秘鲁", "令狐", "万俟", "澹台", "长孙", "单于", "尉迟", "欧阳"]
    + ["佐々木", "野々", "々", "𠮷野", "𠮷"]
    + "长孙秘卜种重刀干葛盖过华纪筠靓牟粘区繁仇任单召折舍沈峙隗解莘燕尉乐员查翟曾藏一".map { String($0) }

  /// What ICU spaces, normalizes or leaves as it is.
  private static let others = [
    " ", "x", "é", "e\u{301}", "，", "（", "）", "。", "｡", "·", "・", "7", "７", "々",
    "〇",
    "㊥", "㈱", "〸", "⺀", "か", "カ", "ｶ", "한", "Я", "!", "\n", "\u{344}", "🦊",
    "\u{3000}", "ā", "\u{300}", String(Unicode.Scalar(0xFDD1 as UInt32)!),
  ]

  /// Han of all planes and blocks, radicals among them.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2A6DF, 0x2E80...0x2FD5,
    0xF900...0xFAD9, 0x30000...0x3134A, 0x2F800...0x2FA1D,
  ]

  private static func text(
    _ numbers: inout SeededGenerator, mixed: Bool
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &numbers) {
      if mixed, Int.random(in: 0..<3, using: &numbers) == 0 {
        text += numbers.pick(others)
      } else if Bool.random(using: &numbers) {
        text += numbers.pick(special)
      } else {
        let block =
          Bool.random(using: &numbers) ? blocks[0] : numbers.pick(blocks)
        text.unicodeScalars.append(
          Unicode.Scalar(UInt32.random(in: block, using: &numbers))!)
      }
    }
    return text
  }

  @Test func textsAreReadAsByICU() {
    var numbers = SeededGenerator(seed: 26)
    var known = 0
    let count = PropertyRuns.count(4000)
    for run in 0..<count {
      let text = Self.text(&numbers, mixed: run.isMultiple(of: 2))
      for (reader, transliterator) in Self.readers {
        if reader.read(text) != nil { known += 1 }
        #expect(
          reader.transliterate(text) == transliterator.transliterate(text),
          "\(text)")
      }
    }
    #expect(known > count / 2)
  }

  @Test func everyHanCharacterIsReadAsByICUAtTheStartOfATextAndLater() {
    let all = (0x2E80...0x3_23AF as ClosedRange<UInt32>)
      .compactMap(Unicode.Scalar.init).filter { Script($0) == .han }
    for scalar in all.sampled(oneIn: 20) {
      for text in ["\(scalar)", "一\(scalar)一", "a\(scalar)a"] {
        for (reader, transliterator) in Self.readers {
          let isSame = reader.read(text) == transliterator.transliterate(text)
          #expect(isSame, "\(text)")
        }
      }
    }
  }

  @Test func everyCharacterIsSpacedAsByICUAroundHan() {
    let all = (0...0x3_FFFF as ClosedRange<UInt32>)
      .compactMap(Unicode.Scalar.init)
    for scalar in all.sampled(oneIn: 200) {
      let text = "重\(scalar)重"
      for (reader, transliterator) in Self.readers {
        let isSame =
          reader.transliterate(text) == transliterator.transliterate(text)
        #expect(isSame, "\(text)")
      }
    }
  }

  @Test func aCharacterWithoutAReadingStaysAsItIs() {
    #expect(HanReader.words.read("𠮷々木") == "𠮷 々 mù")
  }

  @Test(arguments: ["㈱", "｡", "㍿", "🈐"])
  func charactersThatICUReplacesByOthersAreLeftToICU(text: String) {
    #expect(HanReader.words.read("北\(text)") == nil)
  }

  @Test(arguments: [
    ("长", true, "孙", "zhǎng"), ("长", false, "孙", "cháng"),
    ("长", true, nil, "cháng"), ("秘", true, nil, "bì"), ("秘", false, nil, nil),
  ])
  func aCharacterIsReadByTheFirstRuleWhoseConditionsHold(
    scalar: Unicode.Scalar, isFirst: Bool, next: Unicode.Scalar?,
    syllable: String?
  ) {
    #expect(
      HanRules.names.syllable(of: scalar, isFirst: isFirst, before: next)
        == syllable)
  }
}
