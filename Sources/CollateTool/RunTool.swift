import CProcess

/// Runs the tool with the arguments of the process and returns its exit status.
package func runTool() -> Int32 {
  runProgram(outOfMemory: "collate: out of memory\n") { () throws(Failure) in
    try Invocation().perform()
  }
}

/// Runs a program and returns its exit status; a failure ends the program with
/// a message.
///
/// - Parameter line: The line to write when memory is exhausted.
package func runProgram(
  outOfMemory line: StaticString, _ body: () throws(Failure) -> Int32
) -> Int32 {
  // This comes first: while standard output is closed, the next file that is
  // opened would become standard output.
  let error = cprocess_fill_standard_descriptors()
  handleSignals()
  endWhenMemoryIsExhausted(line)
  do throws(Failure) {
    if error != 0 {
      throw .trouble(
        "no file can be opened: \(SystemError(number: error).description)")
    }
    return try body()
  } catch {
    if let message = error.message { complain(message) }
    return error.status
  }
}
