extension Set where Element: CaseIterable {
  /// The cases in the set, in the order of their declaration.
  var inOrder: [Element] { Element.allCases.filter(contains) }
}
