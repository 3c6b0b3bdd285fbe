import FirstScreenWork

extension Benchmark {
  /// The first screen as the first work of a new process.
  static var firstScreenCold: Benchmark {
    Benchmark("first screen, cold") { corpus, _ in
      let files = try ScratchFiles(corpus)
      let file = "thumbindex-first-screen"
      func work(_ worker: FirstScreen.Worker) throws -> Sample {
        Sample(
          milliseconds: try files.milliseconds([
            program(file), worker.rawValue, files.input, corpus.locale,
          ]))
      }
      return [
        Contender(name: "ThumbIndex") { try work(.thumbIndex) },
        Contender(name: "ICU", targets: [.ratio(0.5)]) {
          try work(.icu)
        },
      ]
    }
  }

  /// The first screen in a process that has made one before.
  static var firstScreenWarm: Benchmark {
    Benchmark("first screen, warm") { corpus, _ in
      func work(_ worker: FirstScreen.Worker) throws -> Sample {
        guard
          let milliseconds = try FirstScreen.milliseconds(
            worker, corpus.locale, corpus.bytes, corpus.starts)
        else {
          throw BenchmarkError("'\(FirstScreen.typed)' is in no row")
        }
        return Sample(milliseconds: milliseconds)
      }
      return [
        Contender(name: "ThumbIndex") { try work(.thumbIndex) },
        Contender(name: "ICU", targets: [.ratio(1)]) { try work(.icu) },
      ]
    }
  }
}
