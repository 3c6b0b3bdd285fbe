/// Stops the program when a caller has not kept to what a function asks for, and
/// says what is wrong in release builds, too, where `precondition` does not.
@inline(__always)  // The condition; the message is made out of line.
package func require(
  _ holds: Bool, _ message: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !holds { fatalError(message(), file: file, line: line) }
}
