import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case ProcessRun.argument:
    exit(ProcessRun.measure(Array(arguments.dropFirst())))
  case FileSort.argument:
    exit(try FileSort.run(Array(arguments.dropFirst())))
  case LibraryEntry.argument:
    exit(try LibraryEntry.run(Array(arguments.dropFirst())))
  default:
    // A write to a peer that has ended must not end this process, which will
    // notice the missing answer.
    _ = signal(SIGPIPE, SIG_IGN)
    try run(BenchmarkOptions(CommandLine.arguments))
  }
} catch {
  let message = Array("thumbindex-bench: \(error)\n".utf8)
  unsafe _ = write(STDERR_FILENO, message, message.count)
  exit(2)
}

func run(_ options: BenchmarkOptions) throws {
  if options.wantsHelp {
    print(BenchmarkOptions.help)
    return
  }
  var report = Report(isJSON: options.wantsJSON)
  for source in Corpora.all(options) {
    let benchmarks = Benchmark.all(source.kind).filter {
      options.filter.map($0.name.contains) ?? true
    }
    guard !benchmarks.isEmpty, let corpus = try source.make() else { continue }
    for benchmark in benchmarks {
      report.add(try benchmark.measure(corpus, options))
    }
  }
  report.finish()
}
