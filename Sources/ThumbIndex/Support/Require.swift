/// Stops the program unless a condition holds.
///
/// Unlike `precondition`, it prints the message in release builds, too.
@inline(__always)  // Keys: +13 % without.
package func require(
  _ holds: Bool, _ message: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !holds { fatalError(message(), file: file, line: line) }
}

/// Stops the program unless an index is at least 0 and below a count.
///
/// - Parameter name: What the index counts, as the message calls it.
@inline(__always)  // Keys: +13 % without.
func requireIndex(
  _ index: Int, below count: Int, _ name: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  require(
    index >= 0 && index < count, "\(name()) \(index) is not in 0..<\(count)",
    file: file, line: line)
}

/// Stops the program unless a range begins at 0 or later, and ends by a count.
///
/// - Parameter name: What the range counts, as the message calls it.
@inline(__always)  // Keys: +13 % without.
func requireRange(
  _ range: Range<Int>, within count: Int, _ name: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  require(
    range.lowerBound >= 0 && range.upperBound <= count,
    "\(name()) \(range) are not in 0..<\(count)", file: file, line: line)
}
