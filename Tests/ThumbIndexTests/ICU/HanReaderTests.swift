import PropertyTesting
import Testing

@testable import ThumbIndex

/// What Han characters are read as one by one, beside ICU reading the whole text.
struct HanReaderTests {
  /// Surnames with readings of their own, and phrases.
  private static let special =
    ["重庆", "藏文", "沈阳", "秘鲁", "令狐", "万俟", "澹台", "长孙", "单于", "尉迟", "欧阳"]
    + "长孙秘卜种重刀干葛盖过华纪筠靓牟粘区繁仇任单召折舍沈峙隗解莘燕尉乐员查翟曾藏一々〇".map { String($0) }

  /// Han of all planes and blocks, radicals among them.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2A6DF, 0x2E80...0x2FD5,
    0xF900...0xFAD9, 0x30000...0x3134A,
  ]

  private static func text(_ numbers: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...5, using: &numbers) {
      let block =
        Bool.random(using: &numbers)
        ? blocks[0] : blocks.randomElement(using: &numbers)!
      if Bool.random(using: &numbers) {
        text += special.randomElement(using: &numbers)!.unicodeScalars
      } else {
        text.append(
          Unicode.Scalar(UInt32.random(in: block, using: &numbers))!)
      }
    }
    return String(text)
  }

  /// The reader reads ICU's rules after some texts only.
  private static func warmUp() {
    for _ in 0..<100 {
      _ = HanReader.names.syllables(of: "一".unicodeScalars)
      _ = HanReader.words.syllables(of: "一".unicodeScalars)
    }
  }

  @Test func charactersOneByOneAreReadAsICUReadsTheText() {
    Self.warmUp()
    var numbers = SeededGenerator(seed: 26)
    var known = 0
    let count = PropertyRuns.count(4000)
    for _ in 0..<count {
      let text = Self.text(&numbers)
      if let words = HanReader.words.syllables(of: text.unicodeScalars) {
        known += 1
        #expect(
          words.joined(separator: " ") == Transliterator.han.transliterate(text)
        )
      }
      if let name = HanReader.names.syllables(of: text.unicodeScalars) {
        #expect(
          name.joined(separator: " ") == readAsChineseNameByICU(text[...]),
          "\(text)")
      }
    }
    #expect(known > count / 4)
  }

  @Test(arguments: ["重庆", "藏文", "令狐冲", "长孙无忌", "a", "", "秘鲁"])
  func whatBeginsAPhraseIsLeftToICU(text: String) {
    Self.warmUp()
    let syllables = HanReader.names.syllables(of: text.unicodeScalars)
    #expect(syllables == nil || syllables == [])
  }

  @Test func fewTextsAreReadAsManyAre() throws {
    var rules = FilingRules()
    rules.names = .han
    let names = ["曾国藩", "单田芳", "欧阳修", "重庆", "王Bc", "张伟"]
    let few = names.map { rules.filingForm(of: $0) }
    Self.warmUp()
    #expect(names.map { rules.filingForm(of: $0) } == few)
  }
}
