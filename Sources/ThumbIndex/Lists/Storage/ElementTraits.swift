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

  /// The hash of an element, where the type is `Hashable`.
  let hash: ((Element) -> Int)?

  /// Whether two elements are equal, where the type is `Equatable`.
  let areEqual: ((Element, Element) -> Bool)?

  init() {
    var idHash: Any?
    var haveSameID: Any?
    if let type = Element.self as? any Identifiable.Type {
      idHash = idHashing(type)
      haveSameID = idComparing(type)
    }
    self.idHash = idHash as? (Element) -> Int
    self.haveSameID = haveSameID as? (Element, Element) -> Bool
    let hash = (Element.self as? any Hashable.Type).map { hashing($0) }
    self.hash = hash as? (Element) -> Int
    let areEqual = (Element.self as? any Equatable.Type).map { comparing($0) }
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

private func hashing<Element: Hashable>(_ type: Element.Type) -> Any {
  let hash: (Element) -> Int = { $0.hashValue }
  return hash
}

private func comparing<Element: Equatable>(_ type: Element.Type) -> Any {
  let areEqual: (Element, Element) -> Bool = { $0 == $1 }
  return areEqual
}
