import Glibc

/// Prints the results: a growing table with a summary, or JSON at the end.
struct Report {
  let isJSON: Bool
  private(set) var measurements: [Measurement] = []
  private var corpus = ""

  init(isJSON: Bool) { self.isJSON = isJSON }

  mutating func add(_ found: [Measurement]) {
    measurements += found
    guard !isJSON, let first = found.first else { return }
    var heading = "\n\(first.corpus): \(rowCount(first.rows)) rows"
    if first.rows > 0 {
      let perRow = Double(first.bytes - first.rows) / Double(first.rows)
      heading += " of \(fixed(perRow, 1)) bytes"
    }
    if heading != corpus { print(heading) }
    corpus = heading
    print("  \(first.benchmark)")
    found.forEach { print($0.line) }
    fflush(nil)
  }

  func finish() {
    if isJSON {
      print("[\n" + measurements.map(\.json).joined(separator: ",\n") + "\n]")
      return
    }
    growth.forEach { print($0) }
    print()
    summary.forEach { print($0) }
  }

  /// How many targets are met, and a line for each target missed.
  private var summary: [String] {
    var met = 0
    var missed: [String] = []
    for measurement in measurements {
      for verdict in measurement.verdicts {
        if verdict.isMet {
          met += 1
        } else {
          missed.append(
            "  \(measurement.corpus), \(rowCount(measurement.rows)) rows: "
              + "\(measurement.benchmark), \(measurement.name): "
              + "\(verdict.figure), asked \(verdict.asked)"
              + cores(of: measurement))
        }
      }
    }
    return ["Targets: \(met) met, \(missed.count) missed"] + missed
  }

  /// A note on the cores that ThumbIndex used, such as ` (on 1.8 cores)`; empty
  /// if not measured.
  private func cores(of measurement: Measurement) -> String {
    let own = measurements.first {
      $0.benchmark == measurement.benchmark && $0.corpus == measurement.corpus
        && $0.rows == measurement.rows
    }
    guard let cores = own?.figures?.cores else { return "" }
    return " (on \(fixed(cores, 1)) cores)"
  }
}
