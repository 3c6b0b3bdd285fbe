extension Array where Element: Comparable {
  /// Whether each element is greater than the element before it.
  var areAscending: Bool { zip(self, dropFirst()).allSatisfy(<) }
}
