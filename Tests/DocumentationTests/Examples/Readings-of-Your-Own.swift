// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/Readings-of-Your-Own.md: not to be edited.
// swift-format-ignore-file

import SearchTexts
import Testing
import ThumbIndex

private struct Place: Sendable {
  var name: String
  var zhuyin: String
}

@Test("Sources/ThumbIndex/ThumbIndex.docc/Readings-of-Your-Own.md")
func readingsOfYourOwn() async throws {
  let letters = try SearchFolder(Collator("de"))
  @Sendable func digits(_ text: String) -> String {
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    return letters.folded(text, tier: .base)!.map { letter in
      keys.firstIndex { $0.contains(letter) }.map { "\($0 + 2)" } ?? "\(letter)"
    }.joined()
  }
  let onKeys = SearchField<String>(\.self, ownReadings: { [digits($0)] })
  var phone = try ListFilter(
    ["Meyer", "Müller", "Nowak"], searching: [onKeys], collator: Collator("de"))
  phone.update("685", scope: .startsWith)
  shows(phone.results.rows, "Müller")
  phone.update("6")
  shows(phone.results.rows, "Meyer, Müller, Nowak")
  @Sendable func keys(_ text: String) -> String {
    let russian = Array("йцукенгшщзхъфывапролджэячсмитьбю")
    let english = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.")
    return String(
      text.lowercased().map { letter in
        russian.firstIndex(of: letter).map { english[$0] } ?? letter
      })
  }
  let inEnglish = SearchField<String>(\.self, ownReadings: { [keys($0)] })
  var cities = try ListFilter(
    ["Казань", "Москва"], searching: [inEnglish], collator: Collator("ru"))
  cities.update("vjcr")
  shows(cities.results.rows, "Москва")
  @Sendable func zhuyin(_ place: Place) -> [String] {
    [
      place.zhuyin,
      String(place.zhuyin.split(separator: " ").compactMap(\.first)),
    ]
  }
  let spoken = SearchField<Place>(\.name, ownReadings: zhuyin)
  var places = try ListFilter(
    [
      Place(name: "北京", zhuyin: "ㄅㄟ ㄐㄧㄥ"),
      Place(name: "台北", zhuyin: "ㄊㄞ ㄅㄟ"),
    ], searching: [spoken], collator: Collator("zh-Hant"))
  places.update("ㄊㄞㄅ")
  shows(places.results.rows.map(\.name), "台北")
  places.update("ㄅㄐ")
  shows(places.results.rows.map(\.name), "北京")
  _ = letters
  _ = onKeys
  _ = phone
  _ = inEnglish
  _ = cities
  _ = spoken
  _ = places
}
