extension Report {
  /// The time for a row at each size, and the ratio of each time to the
  /// previous time.
  ///
  /// The ratio is 1 if the whole time grows like the number of rows.
  var growth: [String] {
    var order: [String] = []
    var series: [String: [Measurement]] = [:]
    for measurement in measurements where measurement.perRow != nil {
      let key =
        pad(
          "  \(measurement.corpus), \(measurement.benchmark)", 46)
        + pad(measurement.name, 32)
      if series[key] == nil { order.append(key) }
      series[key, default: []].append(measurement)
    }
    let lines = order.compactMap { key -> String? in
      guard let found = series[key], found.count > 1 else { return nil }
      var line = key
      var before: Double?
      for measurement in found {
        guard let perRow = measurement.perRow else { continue }
        line += " \(rowCount(measurement.rows)): \(fixed(perRow, 1))"
        if let before, before > 0 {
          line += " (x\(fixed(perRow / before, 2)))"
        }
        before = perRow
      }
      return line
    }
    return lines.isEmpty ? [] : ["\nGrowth: ns/row at each size"] + lines
  }
}
