/// A title of the caller's own, and where its section begins.
///
/// A string literal is a title whose section begins with the title's text:
///
/// ```swift
/// let parts: [AlphabetTitle] = ["A", AlphabetTitle("B–F", from: "B"), "G"]
/// let alphabet = try Alphabet(titles: parts, collator: try Collator("en"))
/// alphabet.titles  // A B–F G
/// ```
public struct AlphabetTitle: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The title that is shown.
  let title: String

  /// The text at which the section begins; by default the title.
  let start: String

  /// Whether the caller named no start; see ``init(_:from:)``.
  let isPrefix: Bool

  /// A title whose section begins with the title's text, or with another text.
  ///
  /// A title of one letter, or with a start of its own, has all texts of its
  /// script from there on, except those of later titles. After it, a title of
  /// several letters in that script has only texts that begin with these
  /// letters, as in ICU: of the titles S, Sch, St and T, S has Seiler and
  /// Sultan.
  ///
  /// ```swift
  /// let parts = [
  ///   AlphabetTitle("S"), AlphabetTitle("Sch"), AlphabetTitle("T–Z", from: "T"),
  /// ]
  /// let german = IndexedCollation(
  ///   alphabet: try Alphabet(titles: parts, collator: try Collator("de")))
  /// ["Sauer", "Schulz", "Seiler", "Vogt"].map {
  ///   german.sectionTitles[german.section(for: $0)]
  /// }
  /// // → S, Sch, S, T–Z
  /// ```
  public init(_ title: String, from start: String? = nil) {
    self.title = title
    self.start = start ?? title
    isPrefix = start == nil
  }

  /// A title whose section begins with the title's text.
  public init(stringLiteral title: String) {
    self.init(title)
  }
}
