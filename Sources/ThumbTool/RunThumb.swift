import CMalloc
import CProcess
import CollateTool

/// Runs `thumb` with the arguments of the process and returns its exit status.
package func runThumb() -> Int32 {
  setProgram("thumb")
  // A search then reuses memory that another thread has freed. New pages for
  // the first search of a million lines would take 5 ms.
  cmalloc_share_heap()
  return runProgram(outOfMemory: "thumb: out of memory\n") {
    () throws(Failure) in
    let arguments = unsafe try parseArguments(
      of: .thumb, taking: Command.thumb.options, cprocess_arguments()!,
      count: cprocess_argument_count())
    if let text = try arguments.information(help: thumbHelp()) {
      try Output.show(text)
      return 0
    }
    try arguments.checkRepetitions()
    try arguments.checkWordsOfFzf()
    var session = try Session(arguments)
    return try session.run()
  }
}
