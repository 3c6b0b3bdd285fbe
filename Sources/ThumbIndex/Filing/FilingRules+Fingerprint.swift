extension FilingRules {
  /// What these rules add to ``Collator/fingerprint``.
  ///
  /// Keys of filing forms depend on them too. Empty without rules; otherwise it
  /// begins with a space.
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
