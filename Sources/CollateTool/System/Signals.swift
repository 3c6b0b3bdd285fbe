import Glibc
import Synchronization

/// The address of the name of the temporary output, which a signal must not
/// leave behind; 0 for none.
///
/// The handler only reads it and calls `unlink`, which is safe there.
private let unfinished = Atomic(0)

/// Sets the file to remove when a signal ends the tool; `nil` for none.
func setUnfinishedOutput(_ path: FilePath?) {
  // Never freed, as a handler may read it.
  let copy = path.map { unsafe Int(bitPattern: strdup($0.bytes)) }
  unfinished.store(
    copy ?? 0, ordering: .sequentiallyConsistent)
  if path != nil { handleEndingSignals() }
}

/// Removes the temporary output, if there is one.
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
      // Ends the process as without a handler.
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
    // A parent such as `nohup` ignores the signal: keep it ignored.
    if unsafe unsafeBitCast(previous, to: Int.self) == 1 {
      _ = signal(number, SIG_IGN)
    }
  }
}

/// Runs a closure that no signal can interrupt.
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
