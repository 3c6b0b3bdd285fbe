import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Temporary files of a sort that a program compresses.
@Suite("--compress-program")
struct CompressProgramTests {
  let scratch: Scratch
  private let lines = (0..<20000).map { "line \($0 * 7919 % 20000)\n" }.joined()
  private let path = ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]

  init() throws { scratch = try Scratch() }

  private func sort(_ options: String...) throws -> Run {
    try collate(
      ["-l", "sv", "-S", "100K"] + options, input: Array(lines.utf8),
      environment: path, in: scratch)
  }

  @Test("the result is that without it")
  func result() throws {
    let plain = try sort()
    for program in ["gzip", "bzip2", "xz", "zstd"]
    where unsafe access("/usr/bin/\(program)", X_OK) == 0 {
      for merged in [[], ["--batch-size=2"], ["--parallel=1"], ["-u"]] {
        #expect(
          try collate(
            ["-l", "sv", "-S", "100K", "--compress-program=\(program)"]
              + merged, input: Array(lines.utf8), environment: path,
            in: scratch) == plain, "\(program) \(merged)")
      }
    }
  }

  @Test("what does not work is told")
  func failures() throws {
    try expect(
      sort("--compress-program=nowhere"),
      .trouble("cannot run the program 'nowhere': No such file or directory"))
    try expect(
      sort("--compress-program=false"),
      .trouble("the program 'false' has failed: status 1"))
    // Written by another process: one that this process forks meanwhile would
    // keep a script open, which then cannot be run.
    try expect(
      shell(
        """
        printf '#!/bin/sh\\nif [ $1 ]; then exit 3; fi; cat\\n' >one
        printf '#!/bin/sh\\nif [ $1 ]; then echo; else cat; fi\\n' >two
        printf '#!/bin/sh\\nhead -c 10\\n' >early
        printf '#!/bin/sh\\nhead -c 10; kill -9 $$\\n' >killed
        chmod +x one two early killed
        """, in: scratch
      ).run(), .wrote(""))
    try expect(
      sort("--compress-program=./one"),
      .trouble("the program './one' has failed: status 3"))
    // Runs are larger than what a pipe holds.
    for (program, end) in [
      ("early", "ended before it read everything: status 0"),
      ("killed", "failed: status 137"),
    ] {
      let run = try collate(
        ["-l", "sv", "-S", "2M", "--compress-program=./\(program)"],
        input: Array(String(repeating: lines, count: 10).utf8),
        environment: path, in: scratch)
      expect(run, .trouble("the program './\(program)' has \(end)"))
    }
    try expect(
      sort("--compress-program=./two"),
      .trouble(
        "the program './two' has not decompressed all that it compressed"))
  }
}
