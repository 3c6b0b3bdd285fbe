import Glibc

extension Benchmark {
  /// `collate` from its start to its end, beside GNU `sort`.
  static func wholeProcess(threads: Int) -> Benchmark {
    Benchmark("process, \(threads) thread\(threads == 1 ? "" : "s")") {
      corpus, _ in
      let files = try ScratchFiles(corpus)
      let parallel = "--parallel=\(threads)"
      var contenders = [
        .collate {
          try files.sort(
            [program("collate"), "-l", corpus.locale, parallel], "LC_ALL=C")
        },
        Contender(name: "LC_ALL=C sort", targets: [.ratio(1)]) {
          try files.sort(["sort", parallel], "LC_ALL=C")
        },
      ]
      contenders.append(
        .sort(corpus, files, parallel, targets: [.ratio(4)], rounds: 3))
      // With the locale `C`, `collate` only reads, sorts and writes.
      contenders.append(
        .collate(named: "floor: collate, plain bytes") {
          try files.sort([program("collate"), "-l", "C", parallel], "LC_ALL=C")
        })
      return contenders
    }
  }

  /// Long lines from the start of `collate` to its end, beside GNU `sort`.
  static var longLines: Benchmark {
    Benchmark("process, 1 thread, long lines") { corpus, _ in
      let files = try ScratchFiles(corpus)
      let parallel = "--parallel=1"
      return [
        .collate {
          try files.sort(
            [program("collate"), "-l", corpus.locale, parallel], "LC_ALL=C")
        },
        .sort(corpus, files, parallel, targets: [.ratio(1 / 1.1)]),
        Contender(name: "LC_ALL=C sort") {
          try files.sort(["sort", parallel], "LC_ALL=C")
        },
      ]
    }
  }

  /// The time that `collate` takes to start.
  static var emptyFile: Benchmark {
    Benchmark("process, empty file") { corpus, _ in
      let files = try ScratchFiles(corpus)
      return [
        .collate([.milliseconds(10)]) {
          try files.sort([program("collate"), "-l", corpus.locale], "LC_ALL=C")
        },
        Contender(name: "LC_ALL=C sort") {
          try files.sort(["sort"], "LC_ALL=C")
        },
      ]
    }
  }

  /// A sort of ten million rows, and the memory that it takes.
  static var largeSort: Benchmark {
    Benchmark("process, 2 threads, 10M rows") { corpus, _ in
      let files = try ScratchFiles(corpus)
      return [
        .collate([.peakMemory(2048)], rounds: 1) {
          try files.sort(
            [program("collate"), "-l", corpus.locale, "--parallel=2"],
            "LC_ALL=C")
        },
        Contender(
          name: "library: read, keys, sort, check",
          targets: [.peakMemory(2048)],
          rounds: 1
        ) {
          try files.run(
            [
              CommandLine.arguments[0], FileSort.argument, files.input,
              corpus.locale,
            ],
            "LC_ALL=C")
        },
        Contender(name: "LC_ALL=C sort", rounds: 1) {
          try files.sort(["sort", "--parallel=2"], "LC_ALL=C")
        },
      ]
    }
  }
}

extension Contender {
  fileprivate static func collate(
    _ targets: [Target] = [], named name: String = "collate",
    rounds: Int = .max, work: @escaping () throws -> Sample
  ) -> Contender {
    Contender(
      name: name, targets: targets, rounds: rounds,
      work: work)
  }
}

extension Contender {
  /// GNU `sort` in a corpus's locale; absent if glibc lacks the locale.
  fileprivate static func sort(
    _ corpus: Corpus, _ files: ScratchFiles, _ parallel: String,
    targets: [Target], rounds: Int = .max
  ) -> Contender {
    let locale = posixLocale(corpus.locale)
    let name = "LC_ALL=\(locale) sort"
    if unsafe setlocale(LC_ALL, locale) == nil {
      return Contender(name: name, absence: "locale not installed")
    }
    return Contender(name: name, targets: targets, rounds: rounds) {
      try files.sort(["sort", parallel], "LC_ALL=\(locale)")
    }
  }
}

/// The name of the glibc locale for a language.
private func posixLocale(_ locale: String) -> String {
  let regions = ["en": "en_US", "uk": "uk_UA", "cs": "cs_CZ", "da": "da_DK"]
  return (regions[locale] ?? "\(locale)_\(locale.uppercased())") + ".UTF-8"
}

/// The path of a program that is built beside the benchmarks.
func program(_ name: String) -> String {
  let own = CommandLine.arguments[0]
  let directory = own.lastIndex(of: "/").map { own[...$0] } ?? ""
  return "\(directory)\(name)"
}
