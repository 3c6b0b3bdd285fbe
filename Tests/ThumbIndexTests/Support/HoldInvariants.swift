import PropertyTesting

@testable import ThumbIndex

/// Throws unless the invariants of a value hold.
func holdInvariants(
  _ what: String, _ check: () throws(BrokenInvariant) -> Void
) throws(Falsified) {
  do throws(BrokenInvariant) {
    try check()
  } catch {
    throw Falsified("\(what): \(error)")
  }
}
