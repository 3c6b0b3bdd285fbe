/// Runs the tool with the arguments of the process and returns its exit status.
package func runTool() -> Int32 {
  runProgram(outOfMemory: "collate: out of memory\n") { () throws(Failure) in
    try Invocation().perform()
  }
}

/// Runs a program and returns its exit status; a failure ends the program with
/// a message.
///
/// - Parameters:
///   - line: The line to write when memory is exhausted.
///   - leave: Called before that line is written; must not allocate memory.
package func runProgram(
  outOfMemory line: StaticString, leave: (@convention(c) () -> Void)? = nil,
  _ body: () throws(Failure) -> Int32
) -> Int32 {
  // When a reader closes the pipe, a write fails and ends the program.
  ignoreClosedPipes()
  endWhenMemoryIsExhausted(line, leave)
  do throws(Failure) {
    return try body()
  } catch {
    if let message = error.message { complain(message) }
    return error.status
  }
}
