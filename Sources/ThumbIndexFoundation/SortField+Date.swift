public import Foundation
public import ThumbIndex

extension SortField {
  /// A field of dates, whose keys are those of numbers.
  ///
  /// ```swift
  /// struct Note { var text: String; var day: Date? }
  /// let notes = [
  ///   Note(text: "Old", day: Date(timeIntervalSince1970: 0)),
  ///   Note(text: "Undated"), Note(text: "New", day: Date()),
  /// ]
  /// let newest = SortField<Note>(on: \.day, direction: .descending)
  /// notes.sorted(by: [newest]).map(\.text)  // Undated, New, Old
  /// ```
  ///
  /// - Parameters:
  ///   - date: The date of an element: a key path or a closure, called once for
  ///     each element; it may be `nil`.
  ///   - direction: Up or down.
  ///   - placement: Where elements without a date stand, in both directions.
  public init(
    on date: @escaping @Sendable (Element) -> Date?,
    direction: SortDirection = .ascending,
    nilPlacement placement: Placement = .first
  ) {
    self.init(
      on: { date($0)?.timeIntervalSinceReferenceDate }, direction: direction,
      nilPlacement: placement)
  }
}
