/// What must hold of a value whatever was done to it, and does not.
///
/// The files beside this one say what must hold of the library's types, inside
/// and out: they look at what is not to be seen in an optimized build, which
/// has them only where it is asked to be testable (`-enable-testing
/// -DTESTABLE`).
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String
}

/// Throws unless something holds.
func invariant(
  _ holds: Bool, _ what: @autoclosure () -> String
) throws(BrokenInvariant) {
  if !holds { throw BrokenInvariant(description: what()) }
}
