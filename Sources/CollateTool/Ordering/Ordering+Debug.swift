import ThumbIndex

extension Ordering {
  /// Writes to standard error which order is in force.
  func explain() {
    guard case .collated(let collator) = self else {
      complain("order: bytes (locale C)")
      return
    }
    let resolved = collator.resolved
    complain(
      "locale: \(resolved.locale) (asked: \(collator.locale)), data: "
        + "\(resolved.dataLocale)"
        + (resolved.source == .cldr ? "" : " from \(resolved.source.rawValue)")
        + ", collation: \(resolved.collation)")
    let reorder =
      resolved.reorder.isEmpty
      ? "none" : resolved.reorder.joined(separator: ",")
    complain(
      "strength: \(resolved.strength.rawValue), numeric: "
        + "\(resolved.numeric ? "on" : "off"), case first: "
        + "\(resolved.caseFirst.rawValue), punctuation: "
        + "\(resolved.punctuation.name), reorder: \(reorder)")
    complain(
      "ICU \(resolved.versions.icu), CLDR \(resolved.versions.cldr), Unicode "
        + "\(resolved.versions.unicode), collator \(resolved.collatorVersion)")
  }
}
