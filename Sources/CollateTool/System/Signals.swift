import CProcess
import Glibc
import Synchronization

/// The address of the unfinished output's file name; 0 if there is no such file.
///
/// A signal must not leave the file behind. The handler reads the address and
/// calls `unlink`, which handlers may call.
private let unfinished = Atomic(0)

/// Sets the file to remove when the tool ends early; `nil` for none.
func setUnfinishedOutput(_ path: FilePath?) {
  // The name is never freed, as a handler may read it.
  let copy = path.map { unsafe Int(bitPattern: strdup($0.bytes)) }
  unfinished.store(
    copy ?? 0, ordering: .sequentiallyConsistent)
}

/// Removes the unfinished output, if there is one.
func removeUnfinishedOutput() {
  let address = unfinished.exchange(0, ordering: .sequentiallyConsistent)
  if let path = unsafe UnsafePointer<CChar>(bitPattern: address) {
    _ = unsafe unlink(path)
  }
}

/// Makes the program remove unfinished output before a signal ends it, and a
/// write to a closed pipe fail instead of ending it.
func handleSignals() {
  // Initializes `unfinished`, which a signal handler must not do.
  setUnfinishedOutput(nil)
  _ = signal(SIGPIPE, SIG_IGN)
  cprocess_before_end { removeUnfinishedOutput() }
}
