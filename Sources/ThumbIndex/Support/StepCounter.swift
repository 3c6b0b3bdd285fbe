internal import Synchronization

#if DEBUG
  /// Counts what work on lists takes: comparisons of keys and of groups, elements
  /// read, and rows and sections that are looked at one by one.
  ///
  /// Tests of costs count steps, as times differ from machine to machine. Release
  /// builds count nothing.
  package final class StepCounter: Sendable {
    @TaskLocal fileprivate static var current: StepCounter?

    private let steps = Atomic(0)

    private init() {}

    /// The number of steps that a closure takes.
    package static func steps(of body: () throws -> Void) rethrows -> Int {
      let counter = StepCounter()
      try $current.withValue(counter) { try body() }
      return counter.steps.load(ordering: .relaxed)
    }

    fileprivate func add(_ count: Int) {
      steps.wrappingAdd(count, ordering: .relaxed)
    }
  }
#endif

/// Counts steps, in debug builds.
@inline(__always)
func countSteps(_ count: Int = 1) {
  #if DEBUG
    StepCounter.current?.add(count)
  #endif
}
