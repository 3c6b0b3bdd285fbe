/// A mistake in the arguments, work that failed, or a wrong result.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
