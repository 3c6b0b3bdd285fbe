import CMalloc
import Glibc
@testable import TestSupport
import Testing

/// What the tool is told when there is no memory.
@Suite("Exhausted memory", .disabled(if: isSanitized))
struct ExhaustionTests {
  @Test("is told of whoever asks, also where the size is no number any more")
  func sizes() async {
    await #expect(processExitsWith: .exitCode(3)) {
      cmalloc_on_exhaustion { _ in _exit(3) }
      // The product of the two is 2^64.
      let count = Int(getpid()) > 0 ? 1 << 33 : 1
      _ = unsafe calloc(count, 1 << 31)
    }
    await #expect(processExitsWith: .exitCode(3)) {
      cmalloc_on_exhaustion { size in
        _exit(UInt(bitPattern: size) == .max ? 3 : 1)
      }
      _ = unsafe calloc(Int(getpid()) > 0 ? 1 << 40 : 1, 1 << 40)
    }
    await #expect(processExitsWith: .exitCode(3)) {
      cmalloc_on_exhaustion { size in _exit(size == 1 << 62 ? 3 : 1) }
      _ = unsafe malloc(Int(getpid()) > 0 ? 1 << 62 : 1)
    }
  }
}
