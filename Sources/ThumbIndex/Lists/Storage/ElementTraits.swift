/// What can be told of elements beyond what a list is told: whether two are the
/// same, and whether they are equal.
///
/// Found when a list is made, from the conformances of the element's type, so
/// that lists in generic code know their rows too.
///
/// `@unchecked Sendable`, as the closures hold nothing but types. (A conformance
/// that is isolated to an actor is not found from elsewhere.)
struct ElementTraits<Element>: @unchecked Sendable {
  /// The hash of an element's id, where the type is `Identifiable`.
  let idHash: ((Element) -> Int)?

  /// Whether two elements have the same id.
  let haveSameID: ((Element, Element) -> Bool)?

  /// Whether two elements are equal, where the type is `Equatable`.
  let areEqual: ((Element, Element) -> Bool)?

  init() {
    var hash: Any?
    var areSame: Any?
    var areEqual: Any?
    if let type = Element.self as? any Identifiable.Type {
      hash = idHashing(type)
      areSame = idComparing(type)
    }
    if let type = Element.self as? any Equatable.Type {
      areEqual = comparing(type)
    }
    idHash = hash as? (Element) -> Int
    haveSameID = areSame as? (Element, Element) -> Bool
    self.areEqual = areEqual as? (Element, Element) -> Bool
  }
}

private func idHashing<Element: Identifiable>(_ type: Element.Type) -> Any {
  let hash: (Element) -> Int = { $0.id.hashValue }
  return hash
}

private func idComparing<Element: Identifiable>(_ type: Element.Type) -> Any {
  let areSame: (Element, Element) -> Bool = { $0.id == $1.id }
  return areSame
}

private func comparing<Element: Equatable>(_ type: Element.Type) -> Any {
  let areEqual: (Element, Element) -> Bool = { $0 == $1 }
  return areEqual
}
