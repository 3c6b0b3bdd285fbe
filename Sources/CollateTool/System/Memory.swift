import CMalloc
import CProcess
import Glibc
import Synchronization

/// Makes the C library return large pieces of memory to the system when they
/// are freed.
///
/// Otherwise the library keeps freed pieces, but later pieces are often a
/// little too large for them. Then the process takes several times the memory
/// that it uses.
func returnFreedMemory() { cmalloc_return_freed(1 << 16, 1 << 20) }

/// Makes the program end with a message and status 2 when memory is exhausted.
///
/// Before the end, the program cleans up as it does for a signal.
func endWhenMemoryIsExhausted(_ line: StaticString) {
  // Initializes `isExhausted` now, as that may take memory.
  isExhausted.store(false, ordering: .relaxed)
  unsafe lastWords = line
  cmalloc_on_exhaustion { _ in
    // Only one thread does this, without allocating memory.
    if !isExhausted.exchange(true, ordering: .relaxed) {
      cprocess_clean()
      let line = unsafe lastWords
      _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    } else {
      // Leaves time for the first thread.
      sleep(1)
    }
    _exit(2)
  }
}

private let isExhausted = Atomic(false)

/// The message when memory is exhausted.
///
/// It is set once, before other threads start.
nonisolated(unsafe) private var lastWords: StaticString = ""
