import ThumbIndex

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
