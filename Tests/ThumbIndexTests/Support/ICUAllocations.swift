import CICU
import CICUTesting
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many more allocations ICU is granted.
private let granted = Atomic(Int.max)

/// How many allocations ICU has been refused.
private let refused = Atomic(0)

/// Lets ICU allocate so many times more and then, for the rest of the process,
/// not any more: for exit tests.
func failICUAllocations(after count: Int) {
  granted.store(count, ordering: .relaxed)
  refused.store(0, ordering: .relaxed)
  var status = cicu_U_ZERO_ERROR
  unsafe cicu_u_setMemoryFunctions(
    nil, { _, size in isGranted() ? unsafe malloc(size) : nil },
    { _, memory, size in isGranted() ? unsafe realloc(memory, size) : nil },
    { _, memory in unsafe free(memory) }, &status)
  precondition(status == cicu_U_ZERO_ERROR)
}

/// Lets ICU allocate again; returns how often it had been refused.
func grantICUAllocations() -> Int {
  granted.store(.max, ordering: .relaxed)
  return refused.load(ordering: .relaxed)
}

/// Lets ICU allocate for now; returns how many allocations it was granted.
func suspendICURefusals() -> Int {
  granted.exchange(.max, ordering: .relaxed)
}

/// Grants ICU so many allocations from now on.
func resumeICURefusals(_ count: Int) {
  granted.store(count, ordering: .relaxed)
}

private func isGranted() -> Bool {
  if granted.wrappingSubtract(1, ordering: .relaxed).oldValue > 0 {
    return true
  }
  granted.store(0, ordering: .relaxed)
  refused.wrappingAdd(1, ordering: .relaxed)
  return false
}
