internal import Synchronization

#if DEBUG
  /// Counts what work on lists takes: comparisons of keys, elements read, and rows
  /// that a comparison of two lists looks at; apart from these, comparisons of
  /// sections, and sections that are looked at one by one.
  ///
  /// Tests of costs count steps, as times differ from machine to machine. Release
  /// builds count nothing.
  package final class StepCounter: Sendable {
    @TaskLocal fileprivate static var current: StepCounter?

    private let steps = Atomic(0)
    private let sectionSteps = Atomic(0)

    private init() {}

    /// The number of steps that a closure takes.
    package static func steps(of body: () throws -> Void) rethrows -> Int {
      let counter = StepCounter()
      try $current.withValue(counter) { try body() }
      return counter.steps.load(ordering: .relaxed)
    }

    /// The number of steps over sections that a closure takes.
    package static func sectionSteps(
      of body: () throws -> Void
    ) rethrows -> Int {
      let counter = StepCounter()
      try $current.withValue(counter) { try body() }
      return counter.sectionSteps.load(ordering: .relaxed)
    }

    fileprivate func add(_ count: Int, sections: Int) {
      steps.wrappingAdd(count, ordering: .relaxed)
      sectionSteps.wrappingAdd(sections, ordering: .relaxed)
    }
  }
#endif

/// Counts steps, in debug builds.
@inline(__always)
func countSteps(_ count: Int = 1) {
  #if DEBUG
    StepCounter.current?.add(count, sections: 0)
  #endif
}

/// Counts steps over sections, in debug builds.
@inline(__always)
func countSectionSteps(_ count: Int = 1) {
  #if DEBUG
    StepCounter.current?.add(0, sections: count)
  #endif
}
