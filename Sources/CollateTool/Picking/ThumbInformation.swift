/// What `thumb` prints instead of showing a list: its help, versions, the manual page
/// or completions; `nil` where arguments ask for none of it.
package func information(_ arguments: Arguments) throws(Failure) -> String? {
  if arguments.has(.help) { return thumbHelp() }
  if arguments.has(.version) { return versions(of: "thumb") }
  if arguments.has(.manual) { return thumbManualPage() }
  return try completionScript(arguments)
}
