import Glibc
import ICUBaseline
import ThumbIndex

/// The work for the first screen of a list: open the language, list the names
/// with an index bar, open the search, and type two letters.
///
/// To measure this work as the first in a process, the benchmark starts a
/// process with ``argument``, which writes the time to a file.
enum FirstScreen {
  static let argument = "--first-screen"

  static let typed = "an"

  /// Who does the work.
  enum Worker: String {
    case thumbIndex
    case icu
  }

  static func milliseconds(
    _ worker: Worker, _ corpus: Corpus
  ) throws -> Double {
    switch worker {
    case .thumbIndex:
      // A caller has the texts already, so they do not count.
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

  /// Does the work once, and writes its milliseconds to a file.
  ///
  /// The arguments are the worker, the corpus's file, a locale, and the file to
  /// write.
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
  /// The first screen as the first work of a new process.
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

  /// The first screen in a process that has made one before.
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
