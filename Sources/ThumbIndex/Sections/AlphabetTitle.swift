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

  /// The text that begins the section: it and all that sorts after it, up to the
  /// next title, belong here.
  public let start: String

  /// A title with the text at which its section begins.
  ///
  /// ```swift
  /// let part = AlphabetTitle("C–F", from: "C")
  /// part.start  // C
  /// ```
  public init(_ title: String, from start: String? = nil) {
    self.title = title
    self.start = start ?? title
  }

  /// A title whose section begins with itself.
  public init(stringLiteral title: String) {
    self.init(title)
  }
}
