import CMalloc
import Glibc
import Synchronization

/// Makes the C library give large pieces of memory back when they are freed.
///
/// It would keep them for later ones, of which none quite fits, and so hold
/// several times what a sort has in use.
func returnFreedMemory() { cmalloc_return_freed(1 << 16, 1 << 20) }

/// Ends the tool with a line and status 2 when there is no memory for something,
/// without leaving a file behind that it has begun.
func endWhenMemoryIsExhausted() {
  // What is made when it is first used would take memory.
  isExhausted.store(false, ordering: .relaxed)
  removeUnfinishedOutput()
  cmalloc_on_exhaustion { _ in
    // Once, whichever threads come here, and without asking for more.
    if !isExhausted.exchange(true, ordering: .relaxed) {
      let line: StaticString = "collate: out of memory\n"
      _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
      removeUnfinishedOutput()
    } else {
      // Time for the thread that was first.
      sleep(1)
    }
    _exit(2)
  }
}

private let isExhausted = Atomic(false)
