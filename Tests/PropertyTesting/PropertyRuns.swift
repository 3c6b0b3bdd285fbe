internal import Foundation

/// How often properties are tried, and from which seed.
public enum PropertyRuns {
  /// The seed of this process: 1, so that the tests are the same for everyone;
  /// the number that `THUMBINDEX_SEED` has; or another one each time, where that
  /// is `random`.
  public static let seed: UInt64 = {
    guard let asked = environment("THUMBINDEX_SEED") else { return 1 }
    // Short, as people copy it.
    return UInt64(asked) ?? UInt64.random(in: 1...99_999_999)
  }()

  /// How many runs a property makes that asks for so many.
  ///
  /// `THUMBINDEX_RUNS=5000` makes 5,000 of each, `THUMBINDEX_RUNS=x10` ten
  /// times as many as asked for.
  public static func count(_ asked: Int) -> Int {
    guard let runs = environment("THUMBINDEX_RUNS") else { return asked }
    if runs.hasPrefix("x") {
      return Int(runs.dropFirst()).map { asked * $0 } ?? asked
    }
    return Int(runs) ?? asked
  }

  /// The size for a run; it grows with the number of the run alone, so that a
  /// seed gives the same values however many runs are made.
  static func size(ofRun run: Int) -> Int { min(1 + run / 4, 40) }

  /// A line to paste that repeats a failure.
  static func replay(filter: String) -> String {
    let runs = environment("THUMBINDEX_RUNS").map { "THUMBINDEX_RUNS=\($0) " }
    return
      "THUMBINDEX_SEED=\(seed) \(runs ?? "")swift test --filter \(filter)"
  }
}

private func environment(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}
