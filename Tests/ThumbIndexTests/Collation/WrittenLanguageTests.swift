@testable import ThumbIndex
import Testing

@Suite("How a language is written")
struct WrittenLanguageTests {
  @Test(
    "a tag has no keywords",
    arguments: [
      ("sv", "sv"), ("de-u-co-phonebk", "de"), ("de@collation=phonebook", "de"),
      ("sv_SE.UTF-8", "sv-SE"), ("sr_RS@latin", "sr-Latn-RS"),
      ("zh-Hant-TW", "zh-Hant-TW"), ("und", "und"), ("root", "und"),
      ("!", "und"),
    ])
  func tag(_ locale: String, _ tag: String) {
    #expect(WrittenLanguage(locale).tag == tag)
  }

  @Test(
    "the script decides the direction, the likely one if none is asked for",
    arguments: [
      ("ar", true), ("he", true), ("fa", true), ("ur-PK", true), ("dv", true),
      ("ks", true), ("ks-Deva", false), ("az", false), ("az-Arab", true),
      ("pa-PK", true), ("pa", false), ("sv", false), ("ja", false),
      ("und", false), ("ckb", true), ("yi", true),
    ])
  func direction(_ locale: String, _ isRightToLeft: Bool) {
    #expect(WrittenLanguage(locale).isRightToLeft == isRightToLeft)
  }

  @Test(
    "a text in another script is foreign, by its first letter",
    arguments: [
      ("sv", "Öl", nil), ("sv", "Ωμέγα", "und-Grek"),
      ("sv", "“(1) Ωμέγα", "und-Grek"), ("sv", "Öl Ωμέγα", nil),
      ("sv", "", nil), ("sv", "42 – 43", nil), ("sv", "😀", nil),
      ("sv", "\u{301}一", "und-Hani"), ("sv", "עברית", "und-Hebr"),
      ("he", "עברית", nil), ("he", "Ada", "und-Latn"),
      ("ja", "東京", nil), ("ja", "ひらがな", nil), ("ja", "カナ", nil),
      ("ja", "서울", "und-Hang"), ("ko", "서울", nil), ("ko", "東京", nil),
      ("zh", "北京", nil), ("zh-Hant", "臺北", nil), ("zh", "かな", "und-Hira"),
      ("sr", "Ада", nil), ("sr-Latn", "Ада", "und-Cyrl"),
      // Nothing is foreign to the root, which is no language.
      ("und", "Ωμέγα", nil),
    ] as [(String, String, String?)])
  func foreign(_ locale: String, _ text: String, _ tag: String?) {
    let script = WrittenLanguage(locale).foreignScript(of: text)
    #expect(script?.tag == tag)
    let isRightToLeft = tag == "und-Hebr"
    #expect((script?.isRightToLeft ?? false) == isRightToLeft)
  }
}
