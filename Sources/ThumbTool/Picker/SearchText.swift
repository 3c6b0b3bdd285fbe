package import ThumbIndex

/// What is searched for, and where.
package struct SearchText: Hashable, Sendable {
  package var text: String
  package var scope: SearchScope

  package init(_ text: String = "", _ scope: SearchScope = .contains) {
    self.text = text
    self.scope = scope
  }
}

extension SearchScope {
  /// The scopes in the order in which a key goes through them.
  static let inTurn: [Self] = [.contains, .startsWith, .wordStartsWith]

  /// What the screen calls it.
  var name: String {
    switch self {
    case .contains: "contains"
    case .startsWith: "starts with"
    case .wordStartsWith: "word starts with"
    }
  }
}
