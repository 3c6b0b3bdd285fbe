/// Thrown by a property that does not hold for a value.
public struct Falsified: Error, CustomStringConvertible {
  /// What was found instead.
  public let description: String

  /// A failure with its reason.
  public init(_ description: String) { self.description = description }
}

/// Throws unless a condition holds.
///
/// Properties use this, not `#expect`, which would report every step on the way
/// to the simplest counterexample.
public func hold(
  _ condition: Bool, _ reason: @autoclosure () -> String
) throws(Falsified) {
  if !condition { throw Falsified(reason()) }
}

/// Throws unless two values are equal.
public func holdEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ reason: @autoclosure () -> String = ""
) throws(Falsified) {
  if found == expected { return }
  throw Falsified("\(reason())\n  found    \(found)\n  expected \(expected)")
}

/// Throws unless two keys, or other strings of bytes, are equal.
public func holdEqual(
  _ found: [UInt8], _ expected: [UInt8],
  _ reason: @autoclosure () -> String = ""
) throws(Falsified) {
  if found == expected { return }
  throw Falsified(
    "\(reason())\n  found    \(shown(found))\n  expected \(shown(expected))")
}
