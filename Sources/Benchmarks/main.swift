import Glibc

if CommandLine.arguments.dropFirst().first == ProcessRun.argument {
  exit(ProcessRun.measure(Array(CommandLine.arguments.dropFirst(2))))
}
do {
  let options = try BenchmarkOptions(CommandLine.arguments)
  if options.wantsHelp {
    print(BenchmarkOptions.help)
    exit(0)
  }
  var results: [Measurement] = []
  for corpus in try Corpus.all(options) {
    for benchmark in Benchmark.all
    where options.filter.map(benchmark.name.contains) ?? true {
      let found = try benchmark.measure(corpus, options)
      if !options.wantsJSON { found.forEach { print($0.line) } }
      results += found
    }
  }
  if options.wantsJSON {
    print("[\n" + results.map(\.json).joined(separator: ",\n") + "\n]")
  }
} catch {
  let message = Array("thumbindex-bench: \(error)\n".utf8)
  unsafe _ = write(STDERR_FILENO, message, message.count)
  exit(2)
}
