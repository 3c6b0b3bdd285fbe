import Testing

/// Expects a run to be seen so, as a whole.
///
/// `#expect` does not show what a call that may throw has returned.
func expect(
  _ found: @autoclosure () throws -> Run,
  _ expected: @autoclosure () throws -> Run,
  _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  let found = try found()
  let expected = try expected()
  #expect(found == expected, comment, sourceLocation: sourceLocation)
}
