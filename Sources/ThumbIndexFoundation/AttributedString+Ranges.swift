public import Foundation
import ThumbIndex

extension AttributedString {
  /// Marks the ranges of an attributed text that a search found.
  ///
  /// ```swift
  /// let text = "Iowa"
  /// let name = AttributedString(
  ///   text, highlighting: [text.startIndex..<text.endIndex])
  /// name[AttributedString.HighlightAttribute.self]  // true
  /// ```
  public enum HighlightAttribute: AttributedStringKey {
    /// Whether a range stands out.
    public typealias Value = Bool

    /// The name of the attribute in archives.
    public static let name = "ThumbIndex.highlight"
  }

  /// A text in which some ranges stand out, such as those that a search found.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("aw")
  /// let path = RowPath(section: 0, row: 0)
  /// let name = AttributedString(
  ///   filter.results[path],
  ///   highlighting: filter.matches(at: path).flatMap(\.match.ranges))
  /// name.runs.map { $0[AttributedString.HighlightAttribute.self] ?? false }
  /// // → false, true, false; H, aw, aii
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - ranges: Ranges of the text, in any order; they get the
  ///     ``HighlightAttribute``.
  ///   - attributes: What the ranges look like, such as SwiftUI's
  ///     `AttributeContainer().font(.body.bold())`.
  /// - Complexity: O(*n*) in the characters, for each range.
  public init(
    _ text: String, highlighting ranges: [Range<String.Index>],
    as attributes: AttributeContainer = AttributeContainer()
  ) {
    self.init(text)
    for range in ranges {
      guard let range = Range(range, in: self) else { continue }
      self[range].mergeAttributes(attributes)
      self[range][HighlightAttribute.self] = true
    }
  }
}
