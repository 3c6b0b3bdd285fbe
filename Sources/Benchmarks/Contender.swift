/// A program or function that does the work.
struct Contender {
  let name: String

  /// The targets of ThumbIndex: in its own line, or in its peer's.
  var targets: [Target] = []

  /// The most rounds that count, for slow peers.
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

/// The cost of one piece of work.
struct Sample {
  let milliseconds: Double
  var peakMemory: Double?
  var bytesPerRow: Double?

  /// How many cores worked on average: fewer than threads, where others use the
  /// machine.
  var cores: Double?
}
