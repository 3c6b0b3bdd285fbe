/// The results of one contender.
struct Measurement {
  let benchmark: String
  let corpus: String
  let rows: Int
  let bytes: Int
  let name: String

  /// The figures; `nil` if the contender or ThumbIndex could not take part.
  let figures: Figures?

  /// Why the contender could not take part; `nil` if it could.
  let absence: String?

  /// The targets to judge; empty for small corpora.
  let targets: [Target]

  /// The figures of a contender; `nil` means not measured.
  struct Figures {
    var milliseconds: Double

    /// The contender's time divided by ThumbIndex's time of the same round: the
    /// median of all rounds.
    ///
    /// It is 1 for ThumbIndex itself.
    var ratio: Double

    /// Peak memory of a whole process, in MiB.
    var peakMemory: Double?

    /// The memory that the result takes for each row, in bytes.
    var bytesPerRow: Double?

    var cores: Double?
  }

  var verdicts: [Verdict] {
    figures.map { found in targets.compactMap { $0.verdict(found) } } ?? []
  }

  /// The nanoseconds that a row takes; `nil` without rows or figures.
  var perRow: Double? {
    rows == 0 ? nil : figures.map { $0.milliseconds * 1e6 / Double(rows) }
  }

  /// The measurement as a line of a table.
  var line: String {
    let title = pad("    " + name, 38)
    guard let figures else { return title + (absence ?? "") }
    var line = title + padLeft(fixed(figures.milliseconds, 2), 10) + " ms"
    if let perRow {
      line += padLeft(fixed(perRow, perRow < 10 ? 2 : 0), 6) + " ns/row"
    }
    line += padLeft(fixed(figures.ratio, 2), 8) + " x"
    if let bytes = figures.bytesPerRow {
      line += padLeft(fixed(bytes, 1), 7) + " bytes/row"
    }
    if let peak = figures.peakMemory {
      line += padLeft(fixed(peak, 0), 6) + " MiB"
    }
    if let cores = figures.cores { line += "  \(fixed(cores, 1)) cores" }
    for verdict in verdicts {
      line += "  asked \(verdict.asked): \(verdict.isMet ? "met" : "MISSED")"
    }
    return line
  }
}
