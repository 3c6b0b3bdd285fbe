import Glibc

/// What one contender did beside its peer.
struct Measurement {
  let benchmark: String
  let corpus: String
  let rows: Int
  let bytes: Int
  let name: String
  let milliseconds: Double

  /// How many times as fast as this contender ThumbIndex was; 1 for itself.
  let ratio: Double

  /// What the design asks the ratio to be, where it does.
  let target: Double?

  /// The milliseconds that the design allows, where it names them.
  let limit: Double?

  /// Peak memory of a whole process, in MiB.
  let peakMemory: Double?

  /// Memory that the result takes.
  let bytesPerRow: Double?

  /// The measurement as a line of a table.
  var line: String {
    var line = pad("\(corpus) \(benchmark)", 36) + pad(name, 30)
    line += padLeft(fixed(milliseconds, 1), 9) + " ms"
    line += padLeft(fixed(milliseconds * 1e6 / Double(rows), 0), 6) + " ns/row"
    line += padLeft(fixed(ratio, 2), 7) + " x"
    if let target { line += " (asked: \(fixed(target, 1)))" }
    if let limit { line += " (asked: at most \(fixed(limit, 1)) ms)" }
    if let bytesPerRow {
      line += padLeft(fixed(bytesPerRow, 1), 7) + " bytes/row"
    }
    if let peakMemory { line += padLeft(fixed(peakMemory, 0), 6) + " MiB" }
    return line
  }

  var json: String {
    var fields = [
      "\"benchmark\": \"\(benchmark)\"", "\"corpus\": \"\(corpus)\"",
      "\"rows\": \(rows)", "\"bytes\": \(bytes)", "\"name\": \"\(name)\"",
      "\"milliseconds\": \(fixed(milliseconds, 3))",
      "\"ratio\": \(fixed(ratio, 3))",
    ]
    if let target { fields.append("\"target\": \(target)") }
    if let limit { fields.append("\"limit\": \(limit)") }
    if let bytesPerRow {
      fields.append("\"bytesPerRow\": \(fixed(bytesPerRow, 1))")
    }
    if let peakMemory { fields.append("\"peakMiB\": \(fixed(peakMemory, 1))") }
    return "  {\(fields.joined(separator: ", "))}"
  }
}

private func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

private func padLeft(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(1, width - text.count)) + text
}

private func fixed(_ value: Double, _ digits: Int) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = Int((value * scale).rounded())
  if digits == 0 { return "\(scaled)" }
  let fraction = String(scaled % Int(scale))
  let zeros = String(repeating: "0", count: digits - fraction.count)
  return "\(scaled / Int(scale)).\(zeros)\(fraction)"
}

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
