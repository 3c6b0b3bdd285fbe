import CMalloc
import CTerminal
import CollateTool
import Glibc

/// Runs `thumb` with the arguments of the process and returns its exit status.
package func runThumb() -> Int32 {
  setProgram("thumb")
  ignoreClosedPipes()
  giveTerminalBackWhenMemoryIsExhausted()
  // A search then reuses memory that another thread has freed. New pages for
  // the first search of a million lines would take 5 ms.
  cmalloc_share_heap()
  do throws(Failure) {
    let arguments = unsafe try parseArguments(
      of: .thumb, CommandLine.unsafeArgv, count: CommandLine.argc)
    if let text = try information(arguments) {
      try Output.show(text)
      return 0
    }
    try arguments.checkRepetitions()
    var session = try Session(arguments)
    return try session.run()
  } catch {
    if let message = error.message { complain(message) }
    return error.status
  }
}

private func giveTerminalBackWhenMemoryIsExhausted() {
  removeUnfinishedOutput()
  cmalloc_on_exhaustion { _ in
    cterminal_leave()
    let line: StaticString = "thumb: out of memory\n"
    _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    removeUnfinishedOutput()
    _exit(2)
  }
}
