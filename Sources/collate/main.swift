import Glibc

// A reader that has seen enough ends the tool through a failed write.
ignoreClosedPipes()
endWhenMemoryIsExhausted()
exit(runTool())

/// Runs the tool and returns its exit status; only the line above exits.
func runTool() -> Int32 {
  do throws(Failure) {
    let invocation = try Invocation()
    return try invocation.perform()
  } catch {
    if let message = error.message { complain(message) }
    return error.status
  }
}
