/// A title of the caller's own, and where its section begins.
///
/// A string literal stands for a title whose section begins with itself:
///
/// ```swift
/// let parts: [AlphabetTitle] = ["A", AlphabetTitle("B–F", from: "B"), "G"]
/// let alphabet = try Alphabet(titles: parts, collator: try Collator("en"))
/// alphabet.titles  // A B–F G
/// ```
public struct AlphabetTitle: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What is shown.
  public let title: String

  /// The text that begins the section.
  ///
  /// Where it was named, it and all that sorts after it, up to the next title,
  /// belong here.
  public let start: String

  /// Whether only what begins with the title belongs under it, if it has several
  /// letters.
  let isPrefix: Bool

  /// A title whose section begins with itself, or with another text.
  ///
  /// Under a title of several letters, such as `Sch`, is what begins with them and
  /// no more: what sorts after that is under the last title of one letter again, as
  /// in ICU's `AlphabeticIndex`. Under a title with a start of its own is all that
  /// sorts after the start.
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

  /// A title whose section begins with itself.
  public init(stringLiteral title: String) {
    self.init(title)
  }
}
