/// Runs the tool with the arguments of the process and returns its exit status.
package func runTool() -> Int32 {
  // When a reader closes the pipe, a write fails and ends the tool.
  ignoreClosedPipes()
  endWhenMemoryIsExhausted()
  do throws(Failure) {
    let invocation = try Invocation()
    return try invocation.perform()
  } catch {
    if let message = error.message { complain(message) }
    return error.status
  }
}
