/// How a page shows its rows.
package enum PageForm: Sendable {
  /// As the items of a list.
  case list
  /// As terms with definitions below them.
  case glossary
}
