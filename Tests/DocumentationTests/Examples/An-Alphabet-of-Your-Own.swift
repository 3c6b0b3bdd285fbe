// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/An-Alphabet-of-Your-Own.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

@Test("Sources/ThumbIndex/ThumbIndex.docc/An-Alphabet-of-Your-Own.md")
func anAlphabetOfYourOwn() async throws {
  let english = try Collator("en")
  let letters: [AlphabetTitle] = ["A", "B", "C"]
  let alphabet = try Alphabet(titles: letters, collator: english)
  let collation = IndexedCollation(alphabet: alphabet)
  shows(collation.sectionTitles, "A B C #")
  shows(collation.sections(of: ["Bee", "Ant", "Zoo", "7"]).map(\.title), "A B C #")
  fails({ _ = try Alphabet(titles: ["A", "C", "B"], collator: english) }, "title 'B' does not sort after 'C'")
  let german = IndexedCollation(
    alphabet: try Alphabet(
      titles: ["S", "Sch", "St", "T"], collator: try Collator("de")))
  let surnames = ["Sauer", "Schulz", "Seiler", "Stark", "Sultan", "Tau"]
  shows(german.sections(of: surnames).map { "\($0.title): \($0.elements)" }, "S: [\"Sauer\", \"Seiler\", \"Sultan\"], Sch: [\"Schulz\"], St: [\"Stark\"], T: [\"Tau\"]")
  let rules = """
    & c <<< k & C <<< K
    & i <<< j & I <<< J
    & u <<< v & U <<< V
    """
  let latin = try Collator("la", options: CollatorOptions(rules: rules))
  let roman = IndexedCollation(
    alphabet: try Alphabet(
      titles: "ABCDEFGHILMNOPQRSTU".map { AlphabetTitle(String($0)) },
      collator: latin))
  let words = ["vita", "Iuno", "Kalendae", "jus", "urbs", "cārus"]
  shows(roman.sections(of: words).map { "\($0.title): \($0.elements)" }, "C: [\"Kalendae\", \"cārus\"], I: [\"Iuno\", \"jus\"], U: [\"vita\", \"urbs\"]")
  let volumes: [AlphabetTitle] = [
    AlphabetTitle("A–E", from: "A"), AlphabetTitle("F–Sch", from: "F"),
    AlphabetTitle("Sci–Z", from: "Sci"),
  ]
  let shelf = IndexedCollation(
    alphabet: try Alphabet(titles: volumes, collator: english),
    indexTitle: { $0 == "#" ? nil : String($0.prefix(1)) })
  shows(shelf.sectionTitles, "A–E F–Sch Sci–Z #")
  shows(shelf.sectionIndexTitles, "A F S")
  shows(shelf.sectionTitles[shelf.section(for: "Schubert")], "F–Sch")
  shows(shelf.sectionTitles[shelf.section(for: "science")], "Sci–Z")
  let greekAndLatin: [AlphabetTitle] = ["Α", "Β", "A", "B"]
  fails({ _ = try Alphabet(titles: greekAndLatin, collator: english) }, "title 'A' does not sort after 'Β'")
  let greekFirst = try Collator(
    "en", options: CollatorOptions(reorder: ["Grek", "Latn"]))
  shows(try Alphabet(titles: greekAndLatin, collator: greekFirst).titles, "Α Β A B")
  _ = english
  _ = letters
  _ = alphabet
  _ = collation
  _ = german
  _ = surnames
  _ = rules
  _ = latin
  _ = roman
  _ = words
  _ = volumes
  _ = shelf
  _ = greekAndLatin
  _ = greekFirst
}
