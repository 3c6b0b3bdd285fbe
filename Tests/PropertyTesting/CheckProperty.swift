internal import Testing

/// Tries a property on generated values.
///
/// The first value for which it throws is simplified as far as it still throws,
/// and recorded as an issue, with a line to paste that repeats the failure.
///
/// - Parameters:
///   - name: What holds, in words; with the seed it determines the values.
///   - runs: How many values are tried; `THUMBINDEX_RUNS` changes it.
///   - values: How values are made.
///   - property: Throws when the property does not hold, see ``hold(_:_:)``.
public func checkProperty<Value>(
  _ name: String, runs: Int = 100, _ values: Gen<Value>,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ property: (Value) throws -> Void
) {
  let report = falsification(
    of: name, in: PropertyRuns.numbers(upTo: runs), values, property)
  guard let report else { return }
  Issue.record(
    Comment(rawValue: report),
    sourceLocation: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What ``checkProperty(_:runs:_:fileID:filePath:line:column:_:)`` records;
/// `nil` when the property holds for all values.
public func falsification<Value>(
  of name: String, in runs: some Sequence<Int>, _ values: Gen<Value>,
  _ property: (Value) throws -> Void
) -> String? {
  for run in runs {
    var numbers = SeededGenerator(
      seed: PropertyRuns.seed, property: name, run: run)
    let value = values.make(&numbers, PropertyRuns.size(ofRun: run))
    PropertyCases.add()
    guard failure(of: property, for: value) != nil else { continue }
    let simplest = simplified(value, by: values, failing: property)
    let reason = failure(of: property, for: simplest)
    let filter = Test.current.map { test in
      String(test.name.prefix { $0 != "(" })
    }
    return """
      \(name): false in run \(run) for
      \(values.show(simplest))
      \(reason ?? "no failure when tried again")
      \(PropertyRuns.replay(filter: filter ?? "ThumbIndexTests"))
      """
  }
  return nil
}

/// What a property throws for a value.
private func failure<Value>(
  of property: (Value) throws -> Void, for value: Value
) -> String? {
  do {
    try property(value)
    return nil
  } catch {
    return "\(error)"
  }
}

/// The simplest value reached from a failing one.
private func simplified<Value>(
  _ value: Value, by values: Gen<Value>,
  failing property: (Value) throws -> Void
) -> Value {
  var value = value
  // Enough for texts of a few scalars; long ones stop where they are.
  var attempts = 20_000
  while attempts > 0,
    let simpler = values.simplify(
      value,
      { candidate in
        attempts -= 1
        return attempts > 0 && failure(of: property, for: candidate) != nil
      })
  {
    value = simpler
  }
  return value
}
