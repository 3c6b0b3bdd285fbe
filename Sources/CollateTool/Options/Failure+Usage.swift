extension Failure {
  /// A mistake in the arguments, with a hint to the help of a command.
  package static func usage(_ message: String, _ command: Command?) -> Self {
    let help = command.map { "\($0.invocation) --help" }
    return trouble("\(message) (see '\(help ?? "collate --help")')")
  }
}
