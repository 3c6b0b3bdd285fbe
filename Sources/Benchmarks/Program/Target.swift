/// A target of ThumbIndex.
enum Target {
  /// At least this many times as fast as the contender with this target.
  case ratio(Double)

  /// At most this many milliseconds.
  case milliseconds(Double)

  /// At most this many microseconds for each of a number of operations.
  case microseconds(Double, operations: Int)

  /// At most this many bytes for each row of the result.
  case bytesPerRow(Double)

  /// At most this many MiB at the peak of a process.
  case peakMemory(Double)

  /// Whether the target is met; `nil` if its figure was not measured.
  func verdict(_ found: Measurement.Figures) -> Verdict? {
    switch self {
    case .ratio(let least):
      return Verdict(
        asked: "≥ \(short(least)) x", figure: "\(fixed(found.ratio, 2)) x",
        isMet: found.ratio >= least)
    case .milliseconds(let most):
      return .atMost(most, found.milliseconds, "ms")
    case .microseconds(let most, let operations):
      return .atMost(
        most, found.milliseconds * 1000 / Double(operations), "µs each")
    case .bytesPerRow(let most):
      return found.bytesPerRow.map { .atMost(most, $0, "bytes/row") }
    case .peakMemory(let most):
      return found.peakMemory.map { .atMost(most, $0, "MiB") }
    }
  }
}

/// Whether a target is met.
struct Verdict {
  let asked: String
  let figure: String
  let isMet: Bool

  static func atMost(_ most: Double, _ found: Double, _ unit: String) -> Self {
    Self(
      asked: "≤ \(short(most)) \(unit)", figure: "\(fixed(found, 2)) \(unit)",
      isMet: found <= most)
  }
}
