import Glibc
import Synchronization

/// The address of the temporary output's file name; 0 if there is no such file.
///
/// A signal must not leave the file behind. The handler reads the address and
/// calls `unlink`, which handlers may call.
private let unfinished = Atomic(0)

/// Sets the file to remove when a signal ends the tool; `nil` for none.
func setUnfinishedOutput(_ path: FilePath?) {
  // The name is never freed, as a handler may read it.
  let copy = path.map { unsafe Int(bitPattern: strdup($0.bytes)) }
  unfinished.store(
    copy ?? 0, ordering: .sequentiallyConsistent)
  if path != nil { handleEndingSignals() }
}

/// Removes the temporary output, if there is one.
func removeUnfinishedOutput() {
  let address = unfinished.load(ordering: .sequentiallyConsistent)
  if let path = unsafe UnsafePointer<CChar>(bitPattern: address) {
    _ = unsafe unlink(path)
  }
}

private func handleEndingSignals() {
  for number in [SIGINT, SIGTERM, SIGHUP] {
    let previous = signal(number) { number in
      removeUnfinishedOutput()
      // Ends the process as if there were no handler.
      _ = signal(number, SIG_DFL)
      _ = raise(number)
    }
    // If a parent such as `nohup` ignores the signal, it stays ignored.
    if unsafe unsafeBitCast(previous, to: Int.self) == 1 {
      _ = signal(number, SIG_IGN)
    }
  }
}

/// Makes a write to a closed pipe fail instead of ending the process.
func ignoreClosedPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}
