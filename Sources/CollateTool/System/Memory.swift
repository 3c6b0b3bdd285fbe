import CMalloc
import Glibc
import Synchronization

/// Makes the C library return large pieces of memory to the system when they
/// are freed.
///
/// Otherwise the library keeps freed pieces, into which later pieces do not
/// quite fit. The process then takes several times the memory in use.
func returnFreedMemory() { cmalloc_return_freed(1 << 16, 1 << 20) }

/// Makes the program remove unfinished output and end with a message and status
/// 2 when memory is exhausted.
///
/// - Parameters:
///   - line: The message.
///   - leave: Called before the message is written.
func endWhenMemoryIsExhausted(
  _ line: StaticString, _ leave: (@convention(c) () -> Void)?
) {
  // Initializes `isExhausted` and `unfinished` now, as that may take memory.
  isExhausted.store(false, ordering: .relaxed)
  removeUnfinishedOutput()
  unsafe lastWords = (line, leave)
  cmalloc_on_exhaustion { _ in
    // Only one thread does this, without allocating memory.
    if !isExhausted.exchange(true, ordering: .relaxed) {
      let (line, leave) = unsafe lastWords
      leave?()
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

/// The message when memory is exhausted, and what to call before.
///
/// It is set once, before other threads start.
nonisolated(unsafe) private var lastWords:
  (line: StaticString, leave: (@convention(c) () -> Void)?) = ("", nil)
