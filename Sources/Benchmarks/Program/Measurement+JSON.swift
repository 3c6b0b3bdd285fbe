extension Measurement {
  var json: String {
    var fields = [
      "\"benchmark\": \(quoted(benchmark))", "\"corpus\": \(quoted(corpus))",
      "\"rows\": \(rows)", "\"bytes\": \(bytes)", "\"name\": \(quoted(name))",
    ]
    if let figures {
      fields.append("\"milliseconds\": \(fixed(figures.milliseconds, 4))")
      fields.append("\"ratio\": \(fixed(figures.ratio, 3))")
      if let perRow {
        fields.append("\"nanosecondsPerRow\": \(fixed(perRow, 2))")
      }
      if let bytes = figures.bytesPerRow {
        fields.append("\"bytesPerRow\": \(fixed(bytes, 1))")
      }
      if let peak = figures.peakMemory {
        fields.append("\"peakMiB\": \(fixed(peak, 1))")
      }
      if let cores = figures.cores {
        fields.append("\"cores\": \(fixed(cores, 2))")
      }
    }
    if let absence { fields.append("\"absence\": \(quoted(absence))") }
    let verdicts = verdicts.map { verdict in
      "{\"asked\": \(quoted(verdict.asked)), "
        + "\"figure\": \(quoted(verdict.figure)), \"isMet\": \(verdict.isMet)}"
    }
    if !verdicts.isEmpty {
      fields.append("\"targets\": [\(verdicts.joined(separator: ", "))]")
    }
    return "  {\(fields.joined(separator: ", "))}"
  }
}

private func quoted(_ text: String) -> String {
  let escaped = text.map { character in
    character == "\"" || character == "\\" ? "\\\(character)" : "\(character)"
  }
  return "\"\(escaped.joined())\""
}
