internal import Foundation

/// How often properties are tried, and from which seed.
public enum PropertyRuns {
  /// The seed of this process: 1, so that the tests are the same for everyone;
  /// the number that `THUMBINDEX_SEED` has; or another one each time, where that
  /// is `random`.
  public static let seed: UInt64 = {
    guard let asked = environment("THUMBINDEX_SEED") else { return 1 }
    // Short, as people copy it.
    return max(1, UInt64(asked) ?? UInt64.random(in: 1...99_999_999))
  }()

  /// Whether everything is tried that the tests name, as `.ci/laws` does it.
  ///
  /// That is `THUMBINDEX_RUNS=all`. Otherwise tests take samples, by fixed
  /// strides, so that all of them take a minute.
  public static let areAll = environment("THUMBINDEX_RUNS") == "all"

  /// How many values a test makes that asks for so many: a fifteenth, unless all
  /// runs are wanted or `THUMBINDEX_RUNS` names another number.
  public static func count(_ asked: Int) -> Int { numbers(upTo: asked).count }

  /// The numbers of the runs that a property makes that asks for so many.
  ///
  /// A fifteenth of them, with values of every size. `THUMBINDEX_RUNS=5000` makes
  /// 5,000 of each, `all` as many as asked for, `x10` ten times as many.
  static func numbers(upTo asked: Int) -> [Int] {
    guard let runs = environment("THUMBINDEX_RUNS") else {
      return (0..<asked).sampled(oneIn: 15)
    }
    let times = runs.hasPrefix("x") ? Int(runs.dropFirst()) : nil
    return Array(0..<(times.map { asked * $0 } ?? Int(runs) ?? asked))
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

extension Collection {
  /// One in so many of what is checked one by one, and one at least; all where
  /// all runs are wanted.
  ///
  /// - Parameter turn: Which of them; another seed takes others, too.
  public func sampled(oneIn stride: Int, _ turn: Int = 0) -> [Element] {
    if PropertyRuns.areAll || isEmpty { return Array(self) }
    let turn = PropertyRuns.seed - 1 &+ UInt64(turn)
    let first = Int(turn % UInt64(Swift.min(stride, count)))
    return enumerated().filter { $0.offset % stride == first }.map(\.element)
  }
}

private func environment(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}
