/// How to compare and hash elements, as far as their type allows.
///
/// The closures are made at run time from the conformances of the type. So code
/// that does not constrain `Element` can call the closures.
///
/// `@unchecked Sendable`: the closures capture only types. A conformance that
/// is isolated to an actor is not found outside of the actor.
struct ElementTraits<Element>: @unchecked Sendable {
  /// Hashes and compares the ids of elements; `nil` unless elements are
  /// `Identifiable`.
  let identity: Identity?

  /// Returns the hash of an element; `nil` unless its type is `Hashable`.
  let hash: ((Element) -> Int)?

  /// Whether two elements are equal; `nil` unless their type is `Equatable`.
  let areEqual: ((Element, Element) -> Bool)?

  /// Hashes and compares elements as if they were their own ids; `nil` unless
  /// their type is `Hashable`.
  var equality: Identity? {
    guard let hash, let areEqual else { return nil }
    return Identity(hash: hash, areSame: areEqual)
  }

  struct Identity {
    /// The hash of an element's id.
    let hash: (Element) -> Int

    /// Whether two elements have the same id.
    let areSame: (Element, Element) -> Bool
  }

  init() {
    let identity =
      (Element.self as? any Identifiable.Type).map { identifying($0) }
    self.identity = identity as? Identity
    let hash = (Element.self as? any Hashable.Type).map { hashing($0) }
    self.hash = hash as? (Element) -> Int
    let areEqual = (Element.self as? any Equatable.Type).map { comparing($0) }
    self.areEqual = areEqual as? (Element, Element) -> Bool
  }
}

private func identifying<Element: Identifiable>(_ type: Element.Type) -> Any {
  ElementTraits<Element>.Identity(
    hash: { $0.id.hashValue }, areSame: { $0.id == $1.id })
}

private func hashing<Element: Hashable>(_ type: Element.Type) -> Any {
  let hash: (Element) -> Int = { $0.hashValue }
  return hash
}

private func comparing<Element: Equatable>(_ type: Element.Type) -> Any {
  let areEqual: (Element, Element) -> Bool = { $0 == $1 }
  return areEqual
}
