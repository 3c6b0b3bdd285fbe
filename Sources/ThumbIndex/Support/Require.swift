/// Stops the program unless a condition holds.
///
/// Unlike `precondition`, it prints the message in release builds, too.
@inline(__always)  // Only the condition; the message is made out of line.
package func require(
  _ holds: Bool, _ message: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !holds { fatalError(message(), file: file, line: line) }
}
