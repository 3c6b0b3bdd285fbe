/// One who does the work.
struct Contender {
  let name: String

  /// What the design asks of ThumbIndex: in its own line, or in its peer's.
  var targets: [Target] = []

  /// At most so many rounds count, for peers that take long.
  var rounds = Int.max

  /// Why a contender cannot take part.
  var absence: String?

  let work: () throws -> Sample

  init(
    name: String, targets: [Target] = [], rounds: Int = .max,
    work: @escaping () throws -> Sample
  ) {
    self.name = name
    self.targets = targets
    self.rounds = rounds
    self.work = work
  }

  /// A contender that cannot take part.
  init(name: String, absence: String) {
    self.name = name
    self.absence = absence
    work = { throw BenchmarkError(absence) }
  }
}

/// What one piece of work took.
struct Sample {
  let milliseconds: Double
  var peakMemory: Double?
  var bytesPerRow: Double?

  /// On how many cores the work was done on average: where others use the
  /// machine, fewer than it has threads.
  var cores: Double?
}
