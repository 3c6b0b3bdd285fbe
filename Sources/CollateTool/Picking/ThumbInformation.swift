/// The help, versions, manual page or completions of `thumb`, if arguments ask
/// for one of them.
package func information(_ arguments: Arguments) throws(Failure) -> String? {
  if arguments.has(.help) { return thumbHelp() }
  if arguments.has(.version) { return versions(of: "thumb") }
  if arguments.has(.manual) { return thumbManualPage() }
  return try completionScript(arguments)
}
