/// What must hold of a value whatever was done to it, and does not.
///
/// Types say what must hold of them in `checkInvariants()`, in a file of their
/// own. Only tests call it, after each change; nothing of it is in a program
/// that does not.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String
}

/// Throws unless something holds.
func invariant(
  _ holds: Bool, _ what: @autoclosure () -> String
) throws(BrokenInvariant) {
  if !holds { throw BrokenInvariant(description: what()) }
}
