package import ThumbIndex

/// A search: its text and scope.
package struct SearchText: Hashable, Sendable {
  package var text: String
  package var scope: SearchScope

  package init(_ text: String = "", _ scope: SearchScope = .contains) {
    self.text = text
    self.scope = scope
  }
}

/// The most scalars of a search: more than anybody types, and few enough to
/// search for and to draw.
let maximumSearchLength = 1000

extension SearchScope {
  /// The scopes, in the order in which a key selects them.
  static let inTurn: [Self] = [.contains, .startsWith, .wordStartsWith]

  /// The name on the screen.
  var name: String {
    switch self {
    case .contains: "contains"
    case .startsWith: "starts with"
    case .wordStartsWith: "word starts with"
    }
  }
  /// The name on a narrow screen.
  var shortName: String {
    switch self {
    case .contains: "inside"
    case .startsWith: "start"
    case .wordStartsWith: "word"
    }
  }
}
