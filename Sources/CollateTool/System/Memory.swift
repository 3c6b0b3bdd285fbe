import CMalloc
import CSystem
import Glibc
import Synchronization

/// Makes the C library return large pieces of memory to the system when they
/// are freed.
///
/// Otherwise the library keeps freed pieces, into which later pieces do not
/// quite fit. The process then takes several times the memory in use.
func returnFreedMemory() { csystem_return_freed(1 << 16, 1 << 20) }

/// Makes the tool remove unfinished output and end with a message and status 2
/// when memory is exhausted.
func endWhenMemoryIsExhausted() {
  // Initializes `isExhausted` and `unfinished` now, as that may take memory.
  isExhausted.store(false, ordering: .relaxed)
  removeUnfinishedOutput()
  cmalloc_on_exhaustion { _ in
    // Only one thread does this, without allocating memory.
    if !isExhausted.exchange(true, ordering: .relaxed) {
      let line: StaticString = "collate: out of memory\n"
      _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
      removeUnfinishedOutput()
    } else {
      // Leaves time for the first thread.
      sleep(1)
    }
    _exit(2)
  }
}

private let isExhausted = Atomic(false)
