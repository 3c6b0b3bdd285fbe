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

/// The output of `--version` for a program.
func versions(of program: Program) -> String {
  let versions = ICUVersions.current
  let root = try? Collator("und").resolved.collatorVersion
  return """
    \(program.rawValue) \(toolVersion)
    ICU \(versions.icu), CLDR \(versions.cldr), Unicode \(versions.unicode), \
    collator \(root ?? "unavailable")

    """
}

/// The version, as the README and the changelog have it.
let toolVersion = "0.1.0-dev"

/// The date of the version, for the manual page.
let toolDate = "2026-11-21"
