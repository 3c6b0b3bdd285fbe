/// The time that a closure takes, in milliseconds.
func time(_ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let duration = try clock.measure(body)
  return Double(duration.components.seconds) * 1e3
    + Double(duration.components.attoseconds) / 1e15
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
