import Testing
import ThumbIndex

/// The vocabulary of a reader of Latin: one letter for I and J, one for U and
/// V, and C for the few words with K.
@Suite("A Latin vocabulary")
struct LatinVocabularyTests {
  static let words = [
    "vita", "Juppiter", "urbs", "iam", "ars", "Kalendae", "uva", "caelum",
    "Iuno", "jus", "ignis", "vox", "unus", "zephyrus", "aqua", "quis", "ēmō",
    "littera", "vulgus", "Karthāgō", "homō", "xenium", "terra", "sōl",
    "æternus", "cārus",
  ]

  /// Letters that are told apart by their look alone.
  private let rules = """
    & c <<< k & C <<< K
    & i <<< j & I <<< J
    & u <<< v & U <<< V
    """

  let vocabulary: IndexedCollation

  init() throws {
    let letters = "ABCDEFGHILMNOPQRSTU".map { AlphabetTitle(String($0)) }
    let latin = try Collator("la", options: .init(rules: rules))
    vocabulary = IndexedCollation(
      alphabet: try Alphabet(titles: letters, collator: latin))
  }

  @Test("has no J, K, V, and no letters after U")
  func titles() {
    #expect(vocabulary.sectionTitles.joined() == "ABCDEFGHILMNOPQRSTU#")
  }

  @Test("stands under its letters, I and J, U and V, C and K together")
  func underItsLetters() {
    #expect(
      vocabulary.page(of: Self.words, by: \.self) == [
        "A: æternus, aqua, ars", "C: caelum, Kalendae, Karthāgō, cārus",
        "E: ēmō", "H: homō", "I: iam, ignis, Iuno, Juppiter, jus",
        "L: littera", "Q: quis", "S: sōl", "T: terra",
        "U: vita, unus, vox, urbs, uva, vulgus, xenium, zephyrus",
      ])
  }

  @Test("finds the same place for both spellings of a word")
  func spellings() {
    for (one, other) in [("uvula", "vuula"), ("iam", "jam"), ("IVS", "JUS")] {
      let (one, other) = (
        vocabulary.file(one), vocabulary.file(other)
      )
      #expect(one.section == other.section)
    }
    #expect(
      vocabulary.sorted(["uua", "uva", "uvb", "uub", "vva"], by: \.self)
        == ["uua", "uva", "vva", "uub", "uvb"])
  }

  @Test("is refused when its letters are not in the collator's order")
  func order() throws {
    let latin = try Collator("la", options: .init(rules: rules))
    #expect(throws: CollationError.titleOutOfOrder("V", after: "U")) {
      try Alphabet(titles: ["T", "U", "V"], collator: latin)
    }
  }
}
