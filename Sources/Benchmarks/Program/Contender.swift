/// A program or function that does the work of a benchmark.
struct Contender {
  let name: String

  /// The targets of ThumbIndex: ratios to this peer, or limits if this
  /// contender is ThumbIndex.
  var targets: [Target] = []

  /// The most rounds to measure; few for slow peers.
  var rounds = Int.max

  /// Why the contender cannot take part; `nil` if it can.
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

/// The cost of one piece of work; `nil` means not measured.
struct Sample {
  let milliseconds: Double
  var peakMemory: Double?
  var bytesPerRow: Double?

  /// How many cores worked on average: fewer than the threads if other programs
  /// use the machine.
  var cores: Double?
}
