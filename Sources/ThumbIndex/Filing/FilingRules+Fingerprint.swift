extension FilingRules {
  /// The part of a fingerprint that identifies these rules.
  ///
  /// Append it to ``Collator/fingerprint``: keys of filing forms depend on
  /// both. It is empty without rules, and otherwise begins with a space.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articles = ["en", "fr"]
  /// rules.fingerprint  // " articles=en,fr"
  /// ```
  public var fingerprint: String {
    var parts = ""
    if !articles.isEmpty {
      parts += " articles=\(articles.joined(separator: ","))"
    }
    if openingPunctuation != .keep {
      parts += " opening-punctuation=\(openingPunctuation.rawValue)"
    }
    if !honorifics.isEmpty {
      parts += " honorifics=\(digest(honorifics.joined(separator: "\0")))"
    }
    if !particles.isEmpty {
      parts += " particles=\(digest(particles.joined(separator: "\0")))"
    }
    if names != .asWritten { parts += " names=\(names.rawValue)" }
    return parts
  }
}
