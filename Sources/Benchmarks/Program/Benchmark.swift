/// Work that ThumbIndex and its peers do in turn, round by round.
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

  static func all(_ kind: CorpusKind) -> [Self] {
    switch kind {
    case .words:
      [
        .keys, .sort(threads: 1), .sort(threads: 2), .sections,
        .buildList(threads: 1), .buildList(threads: 2), .singleEdits,
        .becoming,
        .batchEdit, .fold, .firstQuery, .nearMatches,
        .furtherCharacter, .startsWith,
        .wholeProcess(threads: 1), .wholeProcess(threads: 2),
      ]
    case .hard: [.keys, .sort(threads: 1), .sort(threads: 2)]
    case .long: [.longLines]
    case .screen: [.firstScreenCold, .firstScreenWarm]
    case .large: [.largeSort]
    case .empty: [.emptyFile]
    }
  }

  /// Whether a corpus has enough rows to judge targets; hard corpora need
  /// fewer.
  private static func isJudged(_ corpus: Corpus) -> Bool {
    switch corpus.kind {
    case .words: corpus.count >= 500_000
    case .hard: corpus.count >= 20_000
    case .long, .screen, .large, .empty: true
    }
  }

  /// Runs all contenders in turn, round by round; the first contender is
  /// ThumbIndex.
  func measure(
    _ corpus: Corpus, _ options: BenchmarkOptions
  ) throws -> [Measurement] {
    let contenders = try contenders(corpus, options)
    var samples = [[Sample]](repeating: [], count: contenders.count)
    // The median of short times needs more rounds.
    var rounds = corpus.count < 100_000 ? 3 * options.runs : options.runs
    var round = 0
    // The first round does not count: it has page faults and fills caches.
    while round <= rounds {
      for (index, contender) in contenders.enumerated()
      where contender.absence == nil && round <= contender.rounds {
        let sample = try contender.work()
        if round > 0 { samples[index].append(sample) }
      }
      round += 1
      if round == 2, samples[0].allSatisfy({ $0.milliseconds < 1 }) {
        rounds *= 8
      }
    }
    return contenders.indices.map { index in
      var figures: Measurement.Figures?
      let cores = samples[index].compactMap(\.cores)
      // Within a round, a machine seldom changes its speed.
      let ratios = zip(samples[index], samples[0]).map {
        $0.milliseconds / $1.milliseconds
      }
      if !ratios.isEmpty {
        figures = Measurement.Figures(
          milliseconds: median(samples[index].map(\.milliseconds)),
          ratio: median(ratios),
          peakMemory: samples[index].compactMap(\.peakMemory).max(),
          bytesPerRow: samples[index].last?.bytesPerRow,
          cores: cores.isEmpty ? nil : median(cores))
      }
      return Measurement(
        benchmark: name, corpus: corpus.name, rows: corpus.count,
        bytes: corpus.bytes.count, name: contenders[index].name,
        figures: figures, absence: contenders[index].absence,
        targets: Self.isJudged(corpus) ? contenders[index].targets : [])
    }
  }
}
