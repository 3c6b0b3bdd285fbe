import Testing

/// Expects that a process stopped at a precondition and said why: with a message
/// that begins so.
///
/// Where the precondition stands is not asked, so that code can move. Release
/// builds leave messages out: there it is enough that it stopped.
func expectStopped(
  _ result: ExitTest.Result?, _ message: String,
  location: SourceLocation = #_sourceLocation
) {
  #if DEBUG
    let output = String(
      decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let isSaid = ["Fatal error", "Precondition failed"].contains {
      output.contains("\($0): \(message)")
    }
    #expect(isSaid, "\(output)", sourceLocation: location)
  #endif
}
