import Glibc

/// The time that a closure takes, in milliseconds.
func time(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let duration = try clock.measure(body)
  return Double(duration.components.seconds) * 1e3
    + Double(duration.components.attoseconds) / 1e15
}

/// The time that a closure takes, and how many cores worked on it.
func timeOnCores(_ body: () throws -> Void) rethrows -> Sample {
  var before = rusage()
  var after = rusage()
  unsafe _ = getrusage(RUSAGE_SELF.rawValue, &before)
  let milliseconds = try time(body)
  unsafe _ = getrusage(RUSAGE_SELF.rawValue, &after)
  let processor = after.processorMilliseconds - before.processorMilliseconds
  return Sample(milliseconds: milliseconds, cores: processor / milliseconds)
}

extension rusage {
  /// The processor time of all threads.
  var processorMilliseconds: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) * 1e3
      + Double(ru_utime.tv_usec + ru_stime.tv_usec) / 1e3
  }
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
