package import PropertyTesting

/// Throws unless the invariants of a value hold.
package func holdInvariants(
  _ what: String, _ check: () throws -> Void
) throws(Falsified) {
  do {
    try check()
  } catch {
    throw Falsified("\(what): \(error)")
  }
}
