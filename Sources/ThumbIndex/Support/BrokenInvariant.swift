/// Something that must hold of a value whatever was done to the value, and does
/// not.
///
/// The files whose names end in `+Invariants` say what must hold of a type,
/// inside and out. Tests and fuzzers call them after each step; the library
/// itself does not.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String
}

/// Throws unless something holds.
func invariant(
  _ holds: Bool, _ what: @autoclosure () -> String
) throws(BrokenInvariant) {
  if !holds { throw BrokenInvariant(description: what()) }
}
