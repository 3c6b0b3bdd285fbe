import Glibc
import ICUBaseline
import ThumbIndex

/// The first screen of a list: opens the language, lists the names with their
/// bar, opens the search, and types two letters.
///
/// To measure it as the first thing in a process, it starts a process with
/// ``argument``, which writes the time to a file.
enum FirstScreen {
  static let argument = "--first-screen"

  /// The typed text.
  static let typed = "an"

  /// The workers.
  enum Worker: String {
    case thumbIndex
    case icu
  }

  /// The milliseconds that the work takes.
  static func milliseconds(
    _ worker: Worker, _ corpus: Corpus
  ) throws -> Double {
    switch worker {
    case .thumbIndex:
      // The texts are the caller's.
      let texts = corpus.texts
      return try time {
        let collation = try IndexedCollation(locale: corpus.locale)
        let list = IndexedList(texts, collation: collation)
        let bar = list.indexBar(search: true)
        var filter = try ListFilter(list, searching: \.self)
        filter.update(typed)
        if bar.entries.isEmpty || filter.results.rows.isEmpty {
          throw BenchmarkError("'\(typed)' is in no row")
        }
      }
    case .icu:
      var milliseconds = 0.0
      var sections: Int64 = 0
      var found: Int64 = 0
      let isDone = unsafe baseline_first_screen(
        corpus.locale, typed, corpus.bytes, corpus.starts, Int64(corpus.count),
        &sections, &found, &milliseconds)
      guard isDone, sections > 0, found > 0 else {
        throw BenchmarkError("ICU cannot list in '\(corpus.locale)'")
      }
      return milliseconds
    }
  }

  /// Does the work once (by whom, the corpus's file, a locale) and writes how long
  /// it took to a file.
  static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.count == 4, let worker = Worker(rawValue: arguments[0]),
      let bytes = contents(of: arguments[1])
    else { return 2 }
    let corpus = Corpus(
      name: arguments[1], kind: .screen,
      order: CorpusOrder(locale: arguments[2]), lines: bytes.lines)
    let milliseconds = try milliseconds(worker, corpus)
    guard let file = unsafe fopen(arguments[3], "w") else { return 2 }
    unsafe _ = fputs("\(milliseconds)", file)
    return unsafe fclose(file) == 0 ? 0 : 2
  }
}

extension Benchmark {
  /// The first screen as the first thing in a process: one for each round.
  static var firstScreenCold: Benchmark {
    Benchmark("first screen, cold") { corpus, _ in
      let files = try ScratchFiles(corpus)
      func work(_ worker: FirstScreen.Worker) throws -> Sample {
        Sample(
          milliseconds: try files.milliseconds([
            CommandLine.arguments[0], FirstScreen.argument, worker.rawValue,
            files.input, corpus.locale,
          ]))
      }
      return [
        Contender(name: "ThumbIndex") { try work(.thumbIndex) },
        Contender(name: "ICU", targets: [.ratio(0.5)]) { try work(.icu) },
      ]
    }
  }

  /// The first screen once more, later in a process.
  static var firstScreenWarm: Benchmark {
    Benchmark("first screen, warm") { corpus, _ in
      func work(_ worker: FirstScreen.Worker) throws -> Sample {
        Sample(milliseconds: try FirstScreen.milliseconds(worker, corpus))
      }
      return [
        Contender(name: "ThumbIndex") { try work(.thumbIndex) },
        Contender(name: "ICU", targets: [.ratio(1)]) { try work(.icu) },
      ]
    }
  }
}
