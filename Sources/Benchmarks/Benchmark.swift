/// Work that ThumbIndex and its peers do, each in every round.
struct Benchmark {
  let name: String
  private let contenders: (Corpus, BenchmarkOptions) throws -> [Contender]

  init(
    _ name: String,
    _ contenders: @escaping (Corpus, BenchmarkOptions) throws -> [Contender]
  ) {
    self.name = name
    self.contenders = contenders
  }

  static var all: [Self] {
    [
      .keys, .sort(threads: 1), .sort(threads: 2), .sections,
      .buildList(threads: 1), .buildList(threads: 2), .singleEdits, .batchEdit,
      .fold, .firstQuery, .furtherCharacter, .startsWith,
      .wholeProcess(threads: 1), .wholeProcess(threads: 2),
    ]
  }

  /// Lets every contender work in turn, round by round; the first is ThumbIndex.
  func measure(
    _ corpus: Corpus, _ options: BenchmarkOptions
  ) throws -> [Measurement] {
    let contenders = try contenders(corpus, options)
    var times = [[Double]](repeating: [], count: contenders.count)
    var memory = [Double?](repeating: nil, count: contenders.count)
    var bytesPerRow = [Double?](repeating: nil, count: contenders.count)
    // One round before the clock counts: page faults, caches.
    for round in 0...options.runs {
      for (index, contender) in contenders.enumerated() {
        let sample = try contender.work()
        if round > 0 { times[index].append(sample.milliseconds) }
        memory[index] = sample.peakMemory
        bytesPerRow[index] = sample.bytesPerRow
      }
    }
    let own = median(times[0])
    return contenders.indices.map { index in
      let found = median(times[index])
      return Measurement(
        benchmark: name, corpus: corpus.name, rows: corpus.count,
        bytes: corpus.bytes.count, name: contenders[index].name,
        milliseconds: found, ratio: found / own,
        target: contenders[index].target, limit: contenders[index].limit,
        peakMemory: memory[index], bytesPerRow: bytesPerRow[index])
    }
  }
}

/// One who does the work.
struct Contender {
  let name: String

  /// How many times as fast as this contender ThumbIndex is asked to be.
  var target: Double?

  /// How many milliseconds ThumbIndex is asked to take at most.
  var limit: Double?

  let work: () throws -> Sample
}

/// What one piece of work took.
struct Sample {
  let milliseconds: Double
  var peakMemory: Double?
  var bytesPerRow: Double?
}
