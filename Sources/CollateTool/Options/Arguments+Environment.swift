import ThumbIndex

extension Arguments {
  /// The directories for temporary files; at least one.
  var temporaryDirectories: [FilePath] {
    let given = allPaths(.temporaryDirectory)
    if !given.isEmpty { return given }
    let path = environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 }
    return [FilePath(path ?? "/tmp")]
  }
}

/// Whether arguments and environment ask to order lines by bytes.
func isByteOrderAsked(_ arguments: Arguments) -> Bool {
  isByteOrder(askedLocale(arguments, for: "LC_COLLATE").locale)
}

/// Whether a locale orders texts by their bytes.
func isByteOrder(_ locale: String) -> Bool {
  let name = String(locale.unicodeScalars.prefix { $0 != "." })
  return ["C", "POSIX"].contains { $0.hasBytes(of: name) }
}

/// The locale that the user asks for, and where its name comes from.
///
/// - Parameter category: The variable that names the locale for one purpose,
///   such as `LC_COLLATE` for sorting.
func askedLocale(
  _ arguments: Arguments, for category: String
) -> (locale: String, source: String) {
  if let locale = arguments.value(.locale) { return (locale, "'--locale'") }
  return named(by: "LC_ALL") ?? named(by: category) ?? named(by: "LANG")
    ?? ("C", "nothing")
}

/// The locale that a variable of the environment names; `nil` if it names none.
private func named(
  by variable: String
) -> (locale: String, source: String)? {
  guard let locale = environment(variable), !locale.isEmpty else { return nil }
  return (locale, "the variable \(variable)")
}

/// What the C library knows of a locale that the environment names; `nil` with
/// `--locale`, or if the system does not have the locale.
func systemLocale(_ locale: String, _ arguments: Arguments) -> SystemLocale? {
  arguments.has(.locale) ? nil : SystemLocale(locale)
}
