import Testing

/// What GNU `sort` does in the locale `C`, as a table: whoever knows it need not
/// learn anything.
@Suite("The habits of sort")
struct HabitsOfSortTests {
  /// A row: options, the input, and what comes of it.
  struct Case {
    var options: [String]
    var input: String
    var output: String
    var status: Int32

    init(
      _ options: [String], _ input: String, _ output: String, status: Int32 = 0
    ) {
      (self.options, self.input, self.output) = (options, input, output)
      self.status = status
    }
  }

  private static let table: [(subject: String, cases: [Case])] = [
    (
      "numbers, by sign, digits and decimals",
      [
        .init(["-n"], "3\n20\n100\n", "3\n20\n100\n"),
        .init(["-n"], "-3\n3\n-20\n0\n", "-20\n-3\n0\n3\n"),
        .init(["-n"], ".5\n.25\n0\n", "0\n.25\n.5\n"),
        .init(["-n"], "1.50\n1.5\n1.49\n", "1.49\n1.5\n1.50\n"),
        .init(["-n"], "0.5\n-.5\n-0.25\n.25\n", "-.5\n-0.25\n.25\n0.5\n"),
        .init(["-n"], "-0\n0\n+1\n1\n", "+1\n-0\n0\n1\n"),
        .init(["-n"], "  7\n\t6\n 8\n", "\t6\n  7\n 8\n"),
        .init(["-n"], "pear\n1\n-1\n\n", "-1\n\npear\n1\n"),
        .init(["-n"], "7x\n7\n70\n6z\n", "6z\n7\n7x\n70\n"),
        .init(["-n"], "1e9\n2\n", "1e9\n2\n"),
        .init(["-n"], "00012\n9\n011\n", "9\n011\n00012\n"),
        .init(["-n"], "- 5\n-4\n-\n", "-4\n-\n- 5\n"),
        .init(["-n"], "1,000\n2\n", "1,000\n2\n"),
        .init(["-n"], "1..5\n1.4\n", "1..5\n1.4\n"),
        .init(
          ["-n"], "12345678901234567890123\n12345678901234567890122\n9\n",
          "9\n12345678901234567890122\n12345678901234567890123\n"),
        .init(["-n", "-u"], "1\n01\n1.0\n2\n", "1\n2\n"),
        .init(["-n", "-u"], "a\nb\n0\n", "a\n"),
        .init(["-n", "-s"], "1 b\n1 a\n", "1 b\n1 a\n"),
        .init(["-nr"], "1\n10\n-5\n", "10\n1\n-5\n"),
        .init(["-n", "-r", "-s"], "1b\n1a\n2\n", "2\n1b\n1a\n"),
        .init(["-n", "-r"], "1b\n1a\n2\n", "2\n1b\n1a\n"),
        .init(["-nb"], "  2\n 1\n", " 1\n  2\n"),
        .init(["-nf"], "1B\n1a\n", "1B\n1a\n"),
        .init(["-n", "-c"], "1\n2\n10\n", ""),
        .init(["-n", "-c"], "1\n10\n2\n", "", status: 1),
        .init(["-nu", "-c"], "1\n01\n", "", status: 1),
      ]
    ),
    (
      "a key of numbers",
      [
        .init(["-k2n"], "a 10\nb 9\n", "b 9\na 10\n"),
        .init(["-k2,2n"], "a 10 x\nb 9 y\n", "b 9 y\na 10 x\n"),
        .init(["-k2,2nr"], "a 10\nb 9\nc 11\n", "c 11\na 10\nb 9\n"),
        .init(["-k2nr,2"], "a 10\nb 9\nc 11\n", "c 11\na 10\nb 9\n"),
        .init(["-t:", "-k2,2n"], "a:10\nb:9\nc:\nd\n", "c:\nd\nb:9\na:10\n"),
        .init(
          ["-t:", "-k1,1", "-k2,2n"], "b:2\na:10\na:9\n", "a:9\na:10\nb:2\n"),
        .init(
          ["-t:", "-k2,2n", "-k1,1r"], "a:1\nb:1\nc:0\n", "c:0\nb:1\na:1\n"),
        .init(["-n", "-k2,2"], "a 10\nb 9\n", "b 9\na 10\n"),
        .init(["-n", "-k2,2", "-k1,1"], "5 1\n10 1\n", "5 1\n10 1\n"),
        .init(["-k1.2n"], "x10\ny9\n", "y9\nx10\n"),
        .init(["-k1.2,1.3n"], "x101\ny99\n", "x101\ny99\n"),
        .init(["-t:", "-k2.2n"], "a:x10\nb:x9\n", "b:x9\na:x10\n"),
        .init(["-k2,2n", "-s"], "a 1\nb 01\nc 0\n", "c 0\na 1\nb 01\n"),
        .init(["-k2,2n", "-u"], "a 1\nb 01\nc 0\n", "c 0\na 1\n"),
      ]
    ),
    (
      "floating-point numbers",
      [
        .init(["-g"], "1e3\n2\n-1e9\n", "-1e9\n2\n1e3\n"),
        .init(["-g"], "0x20\n31\n", "31\n0x20\n"),
        .init(
          ["-g"], "inf\n1\nnan\nx\n-inf\n\n", "\nx\nnan\n-inf\n1\ninf\n"),
        .init(["-g", "-u"], "1\n1.0\n10e-1\n", "1\n"),
        .init(["-g", "-s"], "-0 b\n0 a\n", "-0 b\n0 a\n"),
        .init(["-k2g"], "a 1e2\nb 5\n", "b 5\na 1e2\n"),
        .init(["-gr"], "1e1\n1e2\n", "1e2\n1e1\n"),
      ]
    ),
    (
      "numbers with units",
      [
        .init(["-h"], "1G\n2K\n900\n1M\n", "900\n2K\n1M\n1G\n"),
        .init(["-h"], "1K\n1000\n2000\n", "1000\n2000\n1K\n"),
        .init(["-h"], "-1K\n-2000\n0K\n", "-1K\n-2000\n0K\n"),
        .init(["-h"], "1.5k\n1.4K\n1.5T\n", "1.4K\n1.5k\n1.5T\n"),
        .init(["-h", "-u"], "1k\n1K\n", "1k\n"),
      ]
    ),
    (
      "months",
      [
        .init(["-M"], "Dec\njan\nFEB\nfoo\n", "foo\njan\nFEB\nDec\n"),
        .init(["-M"], "  March\n\tfebruary\n", "\tfebruary\n  March\n"),
        .init(["-k1,1M"], "May 2\nApr 3\n", "Apr 3\nMay 2\n"),
        .init(["-M", "-u"], "jan 1\nJanuary\n", "jan 1\n"),
      ]
    ),
    (
      "versions",
      [
        .init(["-V"], "a-1.10\na-1.9\na-1.2\n", "a-1.2\na-1.9\na-1.10\n"),
        .init(["-V"], "1.0\n1.0~rc1\n1.0a\n", "1.0~rc1\n1.0\n1.0a\n"),
        .init(["-V"], "a.tar.gz\na1.tar.gz\na\n", "a\na.tar.gz\na1.tar.gz\n"),
        .init(["-V"], "a\n.b\n..\n.\n\n", "\n.\n..\n.b\na\n"),
        .init(["-V", "-u"], "1.0\n1.00\n", "1.0\n"),
      ]
    ),
    (
      "letters, digits and blanks alone, or what is printed",
      [
        .init(["-d"], "b\n-c\n_a\n", "_a\nb\n-c\n"),
        .init(["-d", "-f"], "(B)\na\n", "a\n(B)\n"),
        .init(["-i"], "b\n\u{1}a\n", "\u{1}a\nb\n"),
        .init(["-k2d"], "x -b\ny a\n", "y a\nx -b\n"),
        .init(["-d", "-u"], "a-b\nab\n", "a-b\n"),
      ]
    ),
    (
      "a word for what to sort by",
      [
        .init(["--sort=numeric"], "10\n9\n", "9\n10\n"),
        .init(["--sort=num"], "10\n9\n", "9\n10\n"),
        .init(["--sort=h"], "1K\n2\n", "2\n1K\n"),
        .init(["--sort=version"], "1.10\n1.9\n", "1.9\n1.10\n"),
        .init(["--check=q"], "b\na\n", "", status: 1),
      ]
    ),
    (
      "keys in the oldest spelling",
      [
        .init(["+1"], "a 2\nb 1\n", "b 1\na 2\n"),
        .init(["+1", "-2"], "a 2 x\nb 1 y\n", "b 1 y\na 2 x\n"),
        .init(["+0.1", "-0.2"], "ab\nba\n", "ba\nab\n"),
        .init(["+1n", "-2", "+0r"], "a 1\nb 01\n", "b 01\na 1\n"),
        .init(["-t:", "+1", "-2n"], "a:10\nb:9\n", "b:9\na:10\n"),
      ]
    ),
    (
      "blanks before a key",
      [
        .init(["-b"], "  b\n a\nc\n", " a\n  b\nc\n"),
        .init(["-b", "-k1,1"], "  b\n a\nc\n", " a\n  b\nc\n"),
        .init(["-k2"], "x  b\nx a\n", "x  b\nx a\n"),
        .init(["-k2b"], "x  b\nx a\n", "x a\nx  b\n"),
        .init(["-b", "-k2"], "x  b\nx a\n", "x a\nx  b\n"),
        .init(["-b", "-k2,2"], "x   b 1\ny a 2\n", "y a 2\nx   b 1\n"),
        .init(["-k2b,2"], "x   b 1\ny a 2\n", "y a 2\nx   b 1\n"),
        .init(["-k2,2b"], "x   b 1\ny a 2\n", "x   b 1\ny a 2\n"),
        .init(["-k2.2b"], "x  ab\ny bz\nz aa\n", "z aa\nx  ab\ny bz\n"),
        .init(["-k2.1b,2.1b"], "x   bz\ny ba\nz a\n", "z a\nx   bz\ny ba\n"),
        .init(["-k2b,2.1"], "x   bz\ny ba\nz a\n", "x   bz\ny ba\nz a\n"),
        .init(["-k2,2.2b"], "x   bz\ny ba\nz a\n", "x   bz\nz a\ny ba\n"),
        .init(["-b", "-t:", "-k2"], "1: b\n2:a\n", "2:a\n1: b\n"),
        .init(["-t:", "-k2b"], "1: b\n2:a\n", "2:a\n1: b\n"),
        .init(["-b"], "\tb\n a\n", " a\n\tb\n"),
        .init(["-b", "-k2,2r"], "x  a\ny b\n", "y b\nx  a\n"),
        .init(["-bk2,2"], "x  a\ny b\n", "x  a\ny b\n"),
        .init(["-b", "-u"], "  a\na\nb\n", "  a\nb\n"),
        .init(
          ["-b", "-s", "-k2,2"], "p   a\nq a\nr  A\n", "r  A\np   a\nq a\n"),
        .init(["-k1,1b"], "  b\n a\n", "  b\n a\n"),
        .init(["-b", "-r"], "  b\n a\nc\n", "c\n  b\n a\n"),
        .init(["-k3b"], "a  b   d\na b c\n", "a b c\na  b   d\n"),
      ]
    ),
    (
      "case, for all keys and for one",
      [
        .init(["-f"], "b\nA\na\nB\n", "A\na\nB\nb\n"),
        .init(["-f", "-s"], "b\nA\na\nB\n", "A\na\nb\nB\n"),
        .init(["-fu"], "b\nA\na\nB\n", "A\nb\n"),
        .init(["-f", "-r"], "b\nA\na\nB\n", "b\nB\na\nA\n"),
        .init(["-f"], "_\na\nA\n[\nZ\nz\n", "A\na\nZ\nz\n[\n_\n"),
        .init(["-k1,1f"], "b\nA\na\nB\n", "A\na\nB\nb\n"),
        .init(["-k1f"], "b\nA\na\nB\n", "A\na\nB\nb\n"),
        .init(["-s", "-k1,1f"], "b\nA\na\nB\n", "A\na\nb\nB\n"),
        .init(["-f", "-k1,1r"], "b\nA\na\nB\n", "b\na\nB\nA\n"),
        .init(["-f", "-k1,1"], "b\nA\na\nB\n", "A\na\nB\nb\n"),
        .init(
          ["-t:", "-k1,1f", "-k2,2"], "a:2\nA:1\nb:0\n", "A:1\na:2\nb:0\n"),
        .init(
          ["-t:", "-k2,2f", "-k1,1r"], "1:B\n2:b\n3:a\n", "3:a\n2:b\n1:B\n"),
        .init(["-f", "-k1,1b", "-k2,2"], "B a\na b\n", "B a\na b\n"),
        .init(["-fr", "-k1,1f"], "b\nA\na\nB\n", "a\nA\nb\nB\n"),
        .init(["-r", "-k1,1f"], "b\nA\na\nB\n", "a\nA\nb\nB\n"),
        .init(["-f", "-c"], "a\nB\nc\n", ""),
        .init(["-f", "-c"], "a\nA\n", "", status: 1),
        .init(["-fs", "-c"], "a\nA\n", ""),
        .init(["-fu", "-c"], "a\nA\n", "", status: 1),
        .init(["-C", "-f"], "b\nA\n", "", status: 1),
      ]
    ),
    (
      "what keys take from the options, and what they do not",
      [
        .init(["-r", "-k1,1"], "a\nb\n", "b\na\n"),
        .init(["-r", "-k1,1n"], "1\n2\n", "1\n2\n"),
        .init(["-r", "-k1,1b"], "a\nb\n", "a\nb\n"),
        .init(["-n", "-k1,1r"], "9\n10\n", "9\n10\n"),
        .init(["-n", "-k1,1b"], "9\n10\n", "10\n9\n"),
        .init(["-nr", "-k2,2"], "a 1\nb 2\n", "b 2\na 1\n"),
        .init(["-b", "-k1,1n", "-k2"], "1  b\n1 a\n", "1 a\n1  b\n"),
        .init(
          ["-r", "-t:", "-k1,1", "-k2,2f"], "a:B\na:a\nb:c\n", "b:c\na:a\na:B\n"
        ),
        .init(
          ["-n", "-t:", "-k1,1", "-k2,2f"], "1:b\n01:A\n0:z\n",
          "0:z\n01:A\n1:b\n"),
        .init(["-rs", "-k1,1"], "a 1\na 2\nb\n", "b\na 1\na 2\n"),
        .init(["-r", "-k1,1"], "a 1\na 2\nb\n", "b\na 2\na 1\n"),
        .init(["-rn"], "1 a\n1 b\n", "1 b\n1 a\n"),
        .init(["-ru", "-k1,1"], "a 1\na 2\nb\n", "b\na 1\n"),
      ]
    ),
    (
      "places in fields",
      [
        .init(["-k2"], "a b\nb a\n", "b a\na b\n"),
        .init(["-k2,2"], "a b z\nb b a\n", "a b z\nb b a\n"),
        .init(["-k2,3"], "a b z\nb b a\n", "b b a\na b z\n"),
        .init(["-k1.2"], "ab\nba\n", "ba\nab\n"),
        .init(["-k1.2,1.2"], "abz\ncba\ndaa\n", "daa\nabz\ncba\n"),
        .init(["-k2.2"], "x ab\nx ba\n", "x ab\nx ba\n"),
        .init(["-k1.3"], "ab\naa\n", "aa\nab\n"),
        .init(["-k5"], "b\na\n", "a\nb\n"),
        .init(["-k2,1"], "b 1\na 2\n", "a 2\nb 1\n"),
        .init(["-k1,1.0"], "b 1\na 2\n", "a 2\nb 1\n"),
        .init(["-t:", "-k2"], "1:b\n2:a\n", "2:a\n1:b\n"),
        .init(
          ["-t:", "-k2,2"], "1:b:1\n2:a:2\n3:b:0\n", "2:a:2\n1:b:1\n3:b:0\n"),
        .init(["-t:", "-k3,3"], "1:::\n2::a\n3:b\n", "1:::\n3:b\n2::a\n"),
        .init(["-t:", "-k2.2"], "1:ab\n2:ba\n", "2:ba\n1:ab\n"),
        .init(["-t:", "-k1.4"], "a:b\na:a\n", "a:a\na:b\n"),
        .init(
          ["-t:", "-k1.2,2.1"], "xb:b\nxb:a\nxa:c\n", "xa:c\nxb:a\nxb:b\n"),
        .init(["-k1,1", "-k2,2r"], "a 1\na 2\nb 0\n", "a 2\na 1\nb 0\n"),
        .init(["-k2,2", "-k1,1"], "a 1\nb 0\nb 1\n", "b 0\na 1\nb 1\n"),
        .init(["-k", "2.3,2.4"], "x abcd\ny zzab\n", "x abcd\ny zzab\n"),
        .init(
          ["-k1.1,1.1", "-k1.3,1.3"], "abc\naba\nbaa\n", "aba\nabc\nbaa\n"),
        .init(["-t", "x", "-k2"], "axb\nbxa\n", "bxa\naxb\n"),
        .init(["-t", " ", "-k2"], "a  b\nb a\n", "a  b\nb a\n"),
        .init(["-k3,3"], "a b\nb a\n c\n", " c\na b\nb a\n"),
        .init(
          ["-s", "-t:", "-k2,2", "-k4"], "a:b:c:d\na:b:c:c\nb:a\n",
          "b:a\na:b:c:c\na:b:c:d\n"),
      ]
    ),
    (
      "bytes, where characters are none",
      [
        .init(["-k1.3"], "éb\nzza\n", "zza\néb\n"),
        .init(["-k1.2,1.2"], "é\nè\nza\n", "za\nè\né\n"),
        .init(["-f"], "é\nÉ\nE\n", "E\nÉ\né\n"),
        .init([], "é\nz\nE\n", "E\nz\né\n"),
      ]
    ),
    (
      "records in NUL",
      [
        .init(["-z"], "b\0a\0", "a\0b\0"),
        .init(["-z"], "b\na\0a\nb\0", "a\nb\0b\na\0"),
        .init(["-z"], "b\0a", "a\0b\0"),
        .init(["-z", "-k2,2"], "1\nb\02\na\0", "2\na\01\nb\0"),
        .init(["-z", "-b"], "\nb\0a\0", "a\0\nb\0"),
        .init(["-z", "-n"], "\n10\0\n9\0", "\n9\0\n10\0"),
        .init(["-zc"], "a\0b\0", ""),
        .init(["-zu"], "a\0a\0b\0", "a\0b\0"),
        .init(["-z", "-t:", "-k2"], "1:b\n\02:a\0", "2:a\01:b\n\0"),
        .init(["-z", "-k2b,2"], "x\n\nb\0y a\0", "y a\0x\n\nb\0"),
      ]
    ),
    (
      "separators as written",
      [
        .init(["-t", "\\0", "-k2"], "1\0b\n2\0a\n", "2\0a\n1\0b\n"),
        .init(["-t", "\\0", "-k1,1"], "b\0a\na\0b\n", "a\0b\nb\0a\n"),
        .init(["-t:", "-t:", "-k2"], "1:b\n2:a\n", "2:a\n1:b\n"),
        .init(["-t", "\t", "-k2"], "1\tb\n2\ta\n", "2\ta\n1\tb\n"),
      ]
    ),
    (
      "equal lines, ties and checks",
      [
        .init(["-u"], "b\na\nb\n", "a\nb\n"),
        .init(["-us", "-k1,1"], "b 2\nb 1\na\n", "a\nb 2\n"),
        .init(["-u", "-k1,1"], "b 2\nb 1\na\n", "a\nb 2\n"),
        .init(["-s", "-k1,1"], "b 2\nb 1\na\n", "a\nb 2\nb 1\n"),
        .init(["-k1,1"], "b 2\nb 1\na\n", "a\nb 1\nb 2\n"),
        .init(["-r"], "a\nc\nb\n", "c\nb\na\n"),
        .init(["-c"], "a\na\nb\n", ""),
        .init(["-c"], "b\na\n", "", status: 1),
        .init(["-c", "-k1,1"], "a 2\na 1\n", "", status: 1),
        .init(["-cs", "-k1,1"], "a 2\na 1\n", ""),
        .init(["-cr"], "b\na\n", ""),
        .init(["-cu"], "a\na\n", "", status: 1),
        .init(["-C"], "b\na\n", "", status: 1),
        .init(["-C"], "a\nb\n", ""),
        .init(["--check"], "b\na\n", "", status: 1),
        .init(["--check=quiet"], "b\na\n", "", status: 1),
        .init(["--check=silent"], "a\nb\n", ""),
        .init(["--check=diagnose-first"], "b\na\n", "", status: 1),
        .init(["-m"], "b\na\n", "b\na\n"),
        .init(["-m", "-u"], "a\na\nb\n", "a\nb\n"),
        .init(["-mr"], "b\na\n", "b\na\n"),
        .init([], "b\na", "a\nb\n"),
        .init([], "", ""),
        .init([], "\n\n", "\n\n"),
        .init([], "b\0\na\n", "a\nb\0\n"),
        .init(["-S", "1b"], "c\nb\na\n", "a\nb\nc\n"),
        .init(["--parallel=1"], "b\na\n", "a\nb\n"),
        .init(["--p", "1"], "b\na\n", "a\nb\n"),
        .init(["--batch-size=2"], "b\na\n", "a\nb\n"),
      ]
    ),
  ]

  @Test("are those of collate", arguments: table.map(\.subject))
  func agree(_ subject: String) throws {
    for (name, cases) in Self.table where name == subject {
      for example in cases {
        let input = Array(example.input.utf8)
        let run = try collate(example.options, input: input)
        let comment: Comment = "\(example.options) \(example.input)"
        #expect(run.text == example.output, comment)
        #expect(run.status == example.status, comment)
        // The table is right.
        if let theirs = try gnuSort(example.options, input) {
          #expect(theirs.output == run.output, comment)
          #expect(theirs.status == run.status, comment)
        }
      }
    }
  }

  @Test("for several files, outputs and lists of names")
  func files() throws {
    let scratch = try Scratch()
    try scratch.write("3\n1\n", to: "one")
    try scratch.write("2", to: "two")
    try scratch.write("one\0two\0", to: "names")
    try expect(
      collate("two", "one", in: scratch), .wrote("1\n2\n3\n"))
    try expect(
      collate("--files0-from=names", "-r", in: scratch),
      .wrote("3\n2\n1\n"))
    try expect(collate("-o", "one", "one", in: scratch), .wrote(""))
    #expect(try scratch.text(of: "one") == "1\n3\n")
    try expect(
      collate("-m", "one", "two", "-", input: "0\n9\n", in: scratch),
      .wrote("0\n1\n2\n3\n9\n"))
    try expect(
      collate("-m", "--batch-size=2", "one", "two", "one", in: scratch),
      .wrote("1\n1\n2\n3\n3\n"))
    try expect(
      collate("-mu", "one", "one", in: scratch), .wrote("1\n3\n"))
    try expect(
      collate("--batch-size=1", "one", in: scratch),
      .usage("option '--batch-size' needs a number above 1, not '1'"))
  }
}
