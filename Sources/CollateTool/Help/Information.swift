extension Arguments {
  /// The help, versions, manual page or completions of the program, if the
  /// arguments ask for one of them.
  package func information(
    help: @autoclosure () -> String
  ) throws(Failure) -> String? {
    let program = Program(of: command)
    if has(.help) { return help() }
    if has(.version) { return versions(of: program) }
    if has(.manual) {
      return program == .thumb ? thumbManualPage() : manualPage()
    }
    if let script = try word(Option.shell) {
      return embeddedText(script)
    }
    return try word(Option.completion)?(program)
  }
}
