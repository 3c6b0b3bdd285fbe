import Foundation
import Testing
@testable import ThumbTool

/// What the options of `collate sections` and `collate search` do on a screen.
@Suite struct ProgramOptionTests {
  private let names = ["cab", "abc", "x ab", "ab", "Bo"]

  @Test("--rank shows the best first, and the list when the search is given up")
  func rank() throws {
    let thumb = try Thumb(names, "-l", "en", "--rank")
    try thumb.find("ab")
    #expect(thumb.screen.text(1).hasPrefix("A"))
    try thumb.send("ab")
    try thumb.see("4 of 5")
    #expect(
      (1...4).map { String(thumb.screen.text($0).prefix(20)).trimmed }
        == ["ab", "abc", "x ab", "cab"])
    #expect(thumb.screen.currentRow == "ab")
    #expect(
      thumb.screen.content[4].filter { $0.style.color == .red }.map(\.text)
        == ["a", "b"])
    try thumb.send("\u{1B}[B\u{1B}[B", andFind: "x ab")
    // There are no sections to go to.
    try thumb.send("\u{1B}x")
    try thumb.wait("a bell") { $0.bells > 0 }
    try thumb.send("\t\u{1B}", andFind: "cab")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "x ab\n")
  }

  @Test("-v shows what does not match")
  func inverted() throws {
    let thumb = try Thumb(names, "-l", "en", "-v", "-q", "ab")
    try thumb.see("1 of 5")
    #expect(thumb.screen.currentRow == "Bo")
    try thumb.send("\u{15}")
    try thumb.see("type to search")
    try thumb.find("Bo")
    try thumb.send("o")
    try thumb.see("4 of 5")
    try thumb.find("ab")
    try thumb.send("\u{3}")
    try thumb.end(status: 130)
  }

  @Test("--input-order leaves lines as they come")
  func inputOrder() throws {
    let thumb = try Thumb(names, "-l", "en", "--input-order")
    try thumb.find("cab")
    try thumb.send("\u{1B}[B", andFind: "abc")
    try thumb.send("b")
    try thumb.see("5 of 5")
    try thumb.send("\u{1B}[F", andFind: "Bo")
    try thumb.send("\t\u{1B}[H\t\r")
    #expect(try thumb.end(status: 0) == "cab\nBo\n")
  }

  @Test("--input-order with --rank has the best first of what is found")
  func rankedInputOrder() throws {
    let thumb = try Thumb(names, "-l", "en", "--input-order", "--rank")
    try thumb.find("cab")
    try thumb.send("ab", andFind: "ab")
    try thumb.see("4 of 5")
    #expect(
      (1...4).map { String(thumb.screen.text($0).prefix(20)).trimmed }
        == ["ab", "abc", "x ab", "cab"])
    try thumb.send("\u{15}")
    try thumb.see("type to search")
    try thumb.send("\u{1B}[H", andFind: "cab")
  }

  @Test("A header is written with --with-header, and into a file of its own")
  func withHeader() throws {
    let scratch = try Scratch()
    let file = try scratch.write(["name", "Bo", "Anna"], to: "lines")
    for (options, output, chosen) in [
      ([], "Anna\n", ""), (["--with-header"], "name\nAnna\n", ""),
      (["-o", scratch.path(of: "chosen")], "", "name\nAnna\n"),
    ] {
      let thumb = try Thumb(
        [try program(), "-l", "en", "--header"] + options + [file], scratch)
      try thumb.find("Anna")
      try thumb.send("\r")
      #expect(try thumb.end(status: 0) == output)
      #expect(scratch.text(of: "chosen") == chosen)
    }
  }

  @Test("--print-query writes the search first, and with what is not found")
  func printQuery() throws {
    for (keys, status, output) in [
      ("ab\r", 0, "ab\nab\n"), ("xyz\r", 1, "xyz\n"), ("\u{1B}", 1, ""),
    ] as [(String, Int32, String)] {
      let thumb = try Thumb(names, "-l", "en", "--rank", "--print-query")
      try thumb.find("ab")
      try thumb.send(keys)
      #expect(try thumb.end(status: status) == output)
    }
  }

  @Test("--expect tells which key picked")
  func expect() throws {
    for (key, name) in [
      ("\u{5}", "ctrl-e"), ("\u{1B}v", "alt-v"), ("\u{1B}[15~", "f5"),
      ("?", "?"), ("\r", ""),
    ] {
      let thumb = try Thumb(
        names, "-l", "en", "--expect=ctrl-e,alt-v", "--expect=f5,?",
        "--print-query")
      try thumb.find("ab")
      try thumb.send("bo\(key)")
      #expect(try thumb.end(status: 0) == "bo\n\(name)\nBo\n")
    }
  }

  @Test("--bind gives keys other meanings, and hints name the keys there are")
  func bind() throws {
    let thumb = try Thumb(
      names, "-l", "en", "--bind=space:toggle+down,enter:ignore",
      "--bind", "ctrl-x:last+toggle,::first,,:accept", "--bind=tab:ignore",
      width: 60)
    try thumb.find("ab")
    try thumb.see("Space mark")
    #expect(!thumb.screen.text.contains("Enter"))
    try thumb.send("\r\t \u{18}:", andFind: "ab")
    try thumb.see("2 marked")
    try thumb.send(",")
    #expect(try thumb.end(status: 0) == "ab\nx ab\n")
  }

  @Test("where nothing is found, what a slip keeps from it can be picked")
  func near() throws {
    let names = ["Hamburg", "Hombourg", "Bern"]
    let thumb = try Thumb(names, "-l", "de")
    try thumb.find("Bern")
    try thumb.send("hombuorg")
    try thumb.see("nearly:")
    try thumb.see("0 of 3")
    #expect(thumb.screen.currentRow == "Hombourg")
    #expect(
      thumb.screen.content[2].filter { $0.style.color == .red }.map(\.text)
        .joined() == "Hombourg")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Hombourg\n")
    for (option, seen) in [
      ("--near=0", "Nothing is found."), ("--print-query", "Nothing is found."),
      ("-v", "3 of 3"),
    ] {
      let thumb = try Thumb(names, "-l", "de", "-q", "hambugr", option)
      try thumb.see(seen)
      try thumb.send("\u{3}")
      try thumb.end(status: 130)
    }
  }

  @Test("--select-1 and --exit-0 do not see near rows")
  func nearUnseen() throws {
    let scratch = try Scratch()
    let file = try scratch.write(["Hamburg", "Bern"], to: "lines")
    let thumb = try Thumb(
      [try program(), "-l", "de", "-0", "-1", "-q", "hambugr", file], scratch)
    #expect(try thumb.end(status: 1) == "")
  }

  @Test("--select-1 and --exit-0 decide without showing anything")
  func unseen() throws {
    for (options, status, output) in [
      (["-1", "-q", "bo"], 0, "Bo\n"), (["-0", "-q", "xyz"], 1, ""),
      (["--select-1", "--exit-0", "-q", "xyz", "--print-query"], 1, "xyz\n"),
    ] as [([String], Int32, String)] {
      let scratch = try Scratch()
      let file = try scratch.write(names, to: "lines")
      let thumb = try Thumb(
        [try program(), "-l", "en"] + options + [file], scratch)
      #expect(try thumb.end(status: status) == output)
      #expect(thumb.screen.text.trimmed.allSatisfy { $0.isWhitespace })
    }
    let several = try Thumb(names, "-l", "en", "-1", "-0", "-q", "ab")
    try several.see("4 of 5")
    try several.send("\u{3}")
    try several.end(status: 130)
  }

  @Test(
    "--select-1 and --exit-0 need no terminal, unless there is more to show",
    arguments: ["xterm", "dumb"])
  func unseenWithoutTerminal(terminal: String) throws {
    let noTerminal = "thumb: there is no terminal to show a list on\n"
    for (options, status, output, errors) in [
      (["-1", "-q", "bo"], 0, "Bo\n", ""), (["-0", "-q", "xyz"], 1, "", ""),
      (["-10", "-q", "xyz", "--print-query", "--height=5"], 1, "xyz\n", ""),
      (["-1", "-q", "xyz"], 2, "", noTerminal),
      (["-10", "-q", "ab"], 2, "", noTerminal), (["-0"], 2, "", noTerminal),
    ] as [([String], Int32, String, String)] {
      let scratch = try Scratch()
      let file = try scratch.write(names, to: "lines")
      let thumb = try Thumb(
        [try program(), "-l", "en"] + options + [file], scratch,
        environment: ["TERM": terminal], hasTerminal: false)
      #expect(try thumb.end(status: status) == output)
      #expect(scratch.text(of: "errors") == errors)
    }
  }

  @Test("A search for signs that do not count says so, and shows all")
  func signsAlone() throws {
    let thumb = try Thumb(names, "-l", "en", "-q", "-")
    try thumb.see("5 of 5")
    try thumb.see("signs alone: all rows")
    try thumb.send("a")
    try thumb.see("4 of 5")
    #expect(!thumb.screen.text.contains("signs"))
    try thumb.send("\u{3}")
    try thumb.end(status: 130)
  }

  @Test("A key may ignore case where the environment names no language")
  func withoutCase() throws {
    let scratch = try Scratch()
    let file = try scratch.write(["x a 2", "x A 1"], to: "lines")
    for (key, first) in [("-k2,2f", "x A 1"), ("-k2,2", "x a 2")] {
      let thumb = try Thumb(
        [try program(), "-k1,1", key, "-k3,3", file], scratch,
        environment: ["LC_ALL": "C"])
      try thumb.find(first)
      try thumb.send("\u{3}")
      try thumb.end(status: 130)
    }
  }

  @Test("-n and -H show and write where lines are, also of several lines each")
  func places() throws {
    let scratch = try Scratch()
    let one = try scratch.write(["h", "b", "a"], to: "1")
    let two = try scratch.write(["h", "\"c", "c\"", "d"], to: "2")
    let thumb = try Thumb(
      [try program(), "-l", "en", "-nH", "--csv", "--header", one, two],
      scratch, width: 150)
    try thumb.find("\(one):3:a")
    try thumb.send("d")
    try thumb.see("1 of 4")
    #expect(thumb.screen.currentRow == "\(two):4:d")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "\(two):4:d\n")
    let both = try Thumb(
      [try program(), "-l", "en", "-Hh", "-n", "--csv", "--header", one, two],
      scratch)
    try both.find("3:a")
    try both.see("4:d")
    try both.send("\t\t\u{1B}[B\t\r")
    #expect(try both.end(status: 0) == "3:a\n2:b\n4:d\n")
  }

  @Test("--color decides against NO_COLOR, too")
  func color() throws {
    for (option, isColored) in [
      ("--color=always", true), ("--color=auto", false),
      ("--color=never", false),
    ] {
      let thumb = try Thumb(
        names, "-l", "en", option, environment: ["NO_COLOR": "1"])
      try thumb.find("ab")
      let cells = thumb.screen.content.joined()
      #expect(cells.contains { $0.style.color != nil } == isColored)
    }
    let thumb = try Thumb(names, "-l", "en", "--color=never")
    try thumb.find("ab")
    #expect(
      thumb.screen.content.joined().allSatisfy { $0.style.color == nil })
  }

  @Test(
    "Options of sections decide titles and bar",
    arguments: [
      (["--layout=icu"], "…"), (["--labels=ru"], "В"),
      (["--empty=keep"], "Z"), (["--limit=2"], "•"),
      (["--search-entry", "--sections"], "⌕"),
      (["--articles=en"], "B"),
    ])
  func sections(options: [String], entry: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write(names, to: "lines")
    let thumb = try Thumb(
      [try program(), "-l", "en"] + options + [file], scratch, height: 40)
    try thumb.find("ab")
    let bar = (1..<39).map { thumb.screen.text($0).suffix(1) }
    #expect(bar.contains { $0 == entry }, "\(bar)")
  }

  @Test(
    "Options of search decide what is found",
    arguments: [
      (["-q", "obrien", "--punctuation-counts"], 0), (["-q", "obrien"], 1),
      (["-q", "oost"], 0), (["-q", "ost"], 1), (["-q", "ost", "--strict"], 0),
      (["-q", "ost", "--tiers=locale,base"], 1),
      (["-q", "ost", "--mind=accents"], 0), (["-q", "anna bo"], 1),
      (["-q", "anna bo", "--words"], 1), (["-q", "anna bo", "--phrase"], 0),
      (["-q", "bo och", "--phrase"], 1), (["-q", "zs", "--readings=han"], 1),
      (["-q", "zs"], 0), (["-q", "main", "--scope=starts-with"], 1),
      (["-q", "dev", "--scope=starts-with"], 0),
      (
        [
          "-q", "dev", "--scope=starts-with", "--opening-punctuation=skip",
        ], 1
      ),
    ])
  func search(options: [String], count: Int) throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      ["O'Brien", "Östen", "Bo och Anna", "张三", "  main", "* dev"], to: "lines")
    let thumb = try Thumb(
      [try program(), "-l", "sv"] + options + [file], scratch)
    try thumb.see("\(count) of 6")
  }

  @Test(
    "Songs of a file with tabs are filed by the reading in the second column")
  func readings() throws {
    let songs = [
      "千本桜\tせんぼんざくら", "残酷な天使のテーゼ\tざんこくなてんしのてーぜ",
      "粉雪\tこなゆき", "Lemon\t",
    ]
    let thumb = try Thumb(
      songs, "-l", "ja", "-t", #"\t"#, "-k", "1,1", "--reading=2,2")
    try thumb.wait("the first song") { $0.text(1).hasPrefix("か") }
    #expect(
      (2...6).map { String(thumb.screen.text($0).prefix(3)).trimmed }
        == ["粉", "さ", "残", "千", "L"])
    #expect(thumb.screen.text(7).hasPrefix("  Lemon"))
    // The reading is searched, too.
    try thumb.send("せん")
    try thumb.see("1 of 4")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "千本桜\tせんぼんざくら\n")
  }

  @Test(
    "Options of the order decide which line is first, and its title",
    arguments: [
      (["--case-first=upper"], ["ab", "AB"], "A", "AB"),
      (["--case-first=lower"], ["AB", "ab"], "A", "ab"),
      (["--rules=rules"], ["bx", "by"], "B", "by"),
      (["--reorder=Cyrl,Grek"], ["Ελένη", "Борис"], "#", "Борис"),
      (["--honorifics=en"], ["Dr. Bo", "Cecilia"], "B", "Dr. Bo"),
      ([], ["Dr. Bo", "Cecilia"], "C", "Cecilia"),
      (["--particles=en"], ["van der Ars", "Bo"], "A", "van der Ars"),
      (
        ["--particles=nl", "--capital-particles=keep"], ["Van Ars", "Zoë"], "V",
        "Van Ars"
      ),
      (["--company-forms=id,ja"], ["(株)Ars", "PT Bo"], "A", "(株)Ars"),
      ([], ["  main", "* dev", "  42"], "D", "* dev"),
      ([], ["./zoo", "../b/x", "./.a", "/c", "./_d"], "A", "./.a"),
      (
        ["--opening-punctuation=keep"], ["./zoo"], "#", "./zoo"
      ),
    ])
  func order(
    options: [String], lines: [String], title: String, first: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(lines, to: "lines")
    let rules = try scratch.write(["&y < x"], to: "rules")
    let thumb = try Thumb(
      [try program(), "-l", "en", file]
        + options.map { $0.replacing("=rules", with: "=\(rules)") }, scratch)
    try thumb.find(first)
    #expect(thumb.screen.text(1).hasPrefix(title))
  }

  @Test("--debug says which order is in force; --parallel takes a number")
  func debug() throws {
    let scratch = try Scratch()
    try scratch.write(names, to: "lines")
    let thumb = try Thumb(
      script: "$THUMB -l sv --debug --parallel=1 lines 2> errors > chosen",
      in: scratch)
    try thumb.find("ab")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "errors").contains("sv"))
    #expect(scratch.text(of: "chosen") == "ab\n")
  }

  @Test(
    "Shells complete all options that the help has, and the manual has them")
  func completions() throws {
    func write(_ option: String) throws -> String {
      let thumb = try Thumb([try program(), option], try Scratch())
      return try thumb.end(status: 0)
    }
    // Examples have options of other programs, too.
    let help = try write("--help").split(separator: "EXAMPLES:")
    let names = help[0].matches(of: /--[a-z0-9-]+/).map { String($0.output) }
    #expect(names.count > 40)
    let scripts = try ["bash", "zsh", "fish"].map {
      try write("--completion=\($0)")
    }
    let page = try write("--man")
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst()) {
      // An example stays on its line.
      let isLong = line.utf8.count > 80 && !line.hasPrefix("    ")
      #expect(!isLong && line.last != " ", "\(line)")
      #expect(!(line.hasPrefix(".SH") && next.hasPrefix(".PP")), "\(line)")
    }
    let manual = page.replacing("\\-", with: "-")
    for name in names {
      #expect(scripts[0].contains(name) && scripts[1].contains(name), "\(name)")
      #expect(scripts[2].contains("-l \(name.dropFirst(2)) "), "\(name)")
      #expect(manual.contains(name), "\(name)")
    }
    for script in scripts { #expect(script.contains("thumb")) }
  }

  @Test("bash completes", .enabled(if: hasBash))
  func bashCompletes() throws {
    let scratch = try Scratch()
    let thumb = try Thumb(
      script: """
        $THUMB --completion=bash > script
        source ./script; compopt() { :; }
        for last in '--sco' '--scope =' 'w' '--com' '--col'; do
          case $last in
            w) COMP_WORDS=(thumb --scope = w) ;;
            *) COMP_WORDS=(thumb $last) ;;
          esac
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _thumb
          echo ${COMPREPLY[@]}
        done > offered
        """, in: scratch, shell: bash)
    try thumb.end(status: 0)
    #expect(
      scratch.text(of: "offered") == """
        --scope=
        contains starts-with word-starts-with
        word-starts-with
        --company-forms= --completion=
        --color=

        """)
  }
}
