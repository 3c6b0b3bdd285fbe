import Glibc
import Synchronization

/// The file that a signal must not leave behind: the output written aside.
///
/// The address of its name, or 0: the handler may only read it and call
/// `unlink`, which is safe there.
private let unfinished = Atomic(0)

/// Takes note of a file to be removed when a signal ends the tool; `nil` when it
/// is there no more.
func setUnfinishedOutput(_ path: FilePath?) {
  // Never freed: a handler may be reading it.
  let copy = path.map { unsafe Int(bitPattern: strdup($0.bytes)) }
  unfinished.store(
    copy ?? 0, ordering: .sequentiallyConsistent)
  if path != nil { handleEndingSignals() }
}

/// Removes the output that was being written aside, if there is one.
package func removeUnfinishedOutput() {
  let address = unfinished.load(ordering: .sequentiallyConsistent)
  if let path = unsafe UnsafePointer<CChar>(bitPattern: address) {
    _ = unsafe unlink(path)
  }
}

private func handleEndingSignals() {
  for number in [SIGINT, SIGTERM, SIGHUP] {
    let previous = signal(number) { number in
      removeUnfinishedOutput()
      // Ends the process as if there had been no handler.
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
    // A parent such as `nohup` has it ignored: then it ends nothing.
    if unsafe unsafeBitCast(previous, to: Int.self) == 1 {
      _ = signal(number, SIG_IGN)
    }
  }
}

/// Runs a closure that no signal can end half-way.
func withSignalsBlocked<Result>(_ body: () -> Result) -> Result {
  var all = sigset_t()
  var previous = sigset_t()
  unsafe sigfillset(&all)
  unsafe pthread_sigmask(SIG_BLOCK, &all, &previous)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return body()
}

/// Makes a write to a closed pipe fail instead of ending the process.
package func ignoreClosedPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}
