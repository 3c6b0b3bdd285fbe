import Testing

/// Expects that a process stopped at a precondition of a file and said why.
///
/// Release builds leave files and messages out: there it is enough that it
/// stopped.
func expectStopped(
  _ result: ExitTest.Result?, in file: String, _ message: String,
  location: SourceLocation = #_sourceLocation
) {
  #if DEBUG
    let output = String(
      decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("\(file).swift:") && output.contains(message),
      "\(output)", sourceLocation: location)
  #endif
}
