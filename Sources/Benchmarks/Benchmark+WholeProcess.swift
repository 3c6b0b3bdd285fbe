import Glibc

extension Benchmark {
  /// `collate` from its start to its end, beside GNU `sort`.
  static func wholeProcess(threads: Int) -> Benchmark {
    Benchmark("process, \(threads) thread\(threads == 1 ? "" : "s")") {
      corpus, _ in
      let files = try ScratchFiles(corpus)
      let parallel = "--parallel=\(threads)"
      var contenders = [
        Contender(name: "collate") {
          try files.run(
            [collatePath(), "-l", corpus.locale, parallel], "LC_ALL=C")
        },
        Contender(name: "LC_ALL=C sort", target: 1) {
          try files.run(["sort", parallel], "LC_ALL=C")
        },
      ]
      let locale = posixLocale(corpus.locale)
      if unsafe setlocale(LC_ALL, locale) != nil {
        contenders.append(
          Contender(name: "LC_ALL=\(locale) sort", target: 4) {
            try files.run(["sort", parallel], "LC_ALL=\(locale)")
          })
      }
      return contenders
    }
  }
}

/// The name by which glibc knows a language's order.
private func posixLocale(_ locale: String) -> String {
  let regions = ["en": "en_US", "uk": "uk_UA", "cs": "cs_CZ", "da": "da_DK"]
  return (regions[locale] ?? "\(locale)_\(locale.uppercased())") + ".UTF-8"
}

/// The tool is built beside the benchmarks.
private func collatePath() -> String {
  let own = CommandLine.arguments[0]
  let directory = own.lastIndex(of: "/").map { own[...$0] } ?? ""
  return "\(directory)collate"
}

/// A corpus on disk, and where results go; both removed in the end.
private final class ScratchFiles {
  private let directory: String
  private var input: String { "\(directory)/input" }
  private var output: String { "\(directory)/output" }

  init(_ corpus: Corpus) throws {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) }
    var name = Array("\(parent ?? "/tmp")/thumbindex-bench-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else {
      throw BenchmarkError("no temporary directory can be made")
    }
    directory = String(
      decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let file = unsafe fopen("\(directory)/input", "w") else {
      throw BenchmarkError("cannot write to '\(directory)'")
    }
    unsafe _ = fwrite(corpus.bytes, 1, corpus.bytes.count, file)
    unsafe _ = fclose(file)
  }

  deinit {
    unsafe _ = unlink(input)
    unsafe _ = unlink(output)
    unsafe _ = unlink("\(directory)/report")
    unsafe _ = rmdir(directory)
  }

  /// Runs a program on the corpus and waits for it.
  func run(_ command: [String], _ environment: String) throws -> Sample {
    try ProcessRun.sample(
      of: command + ["-o", output, input], environment,
      report: "\(directory)/report")
  }
}
