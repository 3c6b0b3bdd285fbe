import Testing

/// Files in other charsets than UTF-8, as other programs write them.
@Suite("Charsets")
struct EncodingTests {
  let scratch: Scratch

  private let latin1: [UInt8] = [0xD6, 0x6C, 0x0A, 0x5A, 0x0A, 0xC5, 0x0A]
  private let sorted: [UInt8] = [0x5A, 0x0A, 0xC5, 0x0A, 0xD6, 0x6C, 0x0A]

  init() throws {
    scratch = try Scratch()
    try scratch.write(latin1, to: "names")
    try scratch.write(
      [0xFF, 0xFE] + latin1.flatMap { [$0, 0] }, to: "little")
    try scratch.write(
      [0xFE, 0xFF] + latin1.flatMap { [0, $0] }, to: "big")
  }

  @Test("a file in another charset is sorted, and comes out in it")
  func sameCharset() throws {
    for name in ["latin1", "windows-1252", "ISO-8859-1"] {
      try expect(
        collate("-l", "sv", "--encoding=\(name)", "names", in: scratch),
        .wrote(sorted))
    }
    try expect(
      collate("-l", "sv", "--encoding=UTF-16", "little", in: scratch),
      .wrote([0xFF, 0xFE] + sorted.flatMap { [$0, 0] }))
    try expect(
      collate(
        "-l", "sv", "--encoding=UTF-16BE", input: latin1.flatMap { [0, $0] }),
      .wrote(sorted.flatMap { [0, $0] }))
  }

  @Test("a second charset is that of the output")
  func otherCharset() throws {
    let utf8 = Run.wrote("Z\nÅ\nÖl\n")
    for (file, charset) in [
      ("names", "latin1"), ("little", "UTF-16"), ("big", "UTF-16"),
    ] {
      try expect(
        collate("-l", "sv", "--encoding=\(charset),UTF-8", file, in: scratch),
        utf8)
    }
    try expect(
      collate("-l", "sv", "--encoding=utf8,latin1", input: "Öl\nÅ\nZ\n"),
      .wrote(sorted))
  }

  @Test("sections, searches and keys read it, too; JSON is UTF-8")
  func commands() throws {
    func run(_ arguments: String...) throws -> Run {
      try collate(
        arguments + ["-l", "sv", "--encoding=latin1", "names"], in: scratch)
    }
    try expect(
      run("sections"),
      .wrote(
        Array("Z\n  Z\n\n".utf8) + [0xC5] + Array("\n  ".utf8) + [0xC5]
          + Array("\n\n".utf8) + [0xD6] + Array("\n  ".utf8)
          + [0xD6, 0x6C, 0x0A]))
    try expect(run("search", "öl"), .wrote([0xD6, 0x6C, 0x0A]))
    #expect(
      try run("search", "öl", "--format=json").text.contains(#""line":"Öl""#))
    #expect(
      try run("sections", "--format=json").text.contains(#""rows":["Öl"]"#))
    #expect(
      try run("keys", "--columns=line").output == latin1)
  }

  @Test("a header, runs on disk and merged files in another charset")
  func roads() throws {
    try scratch.write(Array("Namn\n".utf8) + latin1, to: "list")
    try expect(
      collate(
        "-l", "sv", "--header", "--encoding=latin1", "list", "list",
        in: scratch),
      .wrote(
        Array("Namn\n".utf8)
          + [0x5A, 0x0A, 0x5A, 0x0A, 0xC5, 0x0A, 0xC5, 0x0A]
          + [0xD6, 0x6C, 0x0A, 0xD6, 0x6C, 0x0A]))
    let lines: [UInt8] = (0..<5000).flatMap {
      Array("\($0)".utf8) + [0xE5, 0x0A]
    }
    try scratch.write(lines, to: "long")
    let options = ["-l", "sv", "-n", "--encoding=latin1"]
    try expect(
      collate(
        options + ["-S", "20K", "-r", "long", "-o", "back"], in: scratch),
      .wrote(""))
    try expect(collate(options + ["back"], in: scratch), .wrote(lines))
    try expect(
      collate(
        ["-m", "-l", "sv", "--encoding=latin1", "-", "-"], input: sorted,
        in: scratch), .wrote(sorted))
  }

  @Test("a character with several codes keeps the one that it was read in")
  func severalCodes() throws {
    // ≒, in the code of NEC, and in that of JIS.
    let nec: [UInt8] = [0x87, 0x90, 0x0A]
    let jis: [UInt8] = [0x81, 0xE0, 0x0A]
    for code in [nec, jis] {
      let input = [0x62, 0x0A, 0x61] + code + code
      for command in [[], ["search", ""], ["keys", "--columns=line"]] {
        let run = try collate(
          command + ["-l", "ja", "--encoding=windows-31j"], input: input)
        #expect(run.errorText == "")
        #expect(run.output.sorted() == input.sorted())
      }
    }
    try expect(
      collate("sections", "-l", "ja", "--encoding=windows-31j", input: nec),
      .wrote([0x23, 0x0A, 0x20, 0x20] + nec))
    // EUC-JP has codes to which ICU does not return.
    let lacking: [UInt8] = [0x8E, 0xE2, 0x0A]
    try expect(
      collate("-l", "ja", "--encoding=EUC-JP", input: lacking), .wrote(lacking))
  }

  @Test("one warning names the characters that are read in two codes")
  func mixedCodes() throws {
    let codes: [[UInt8]] = [[0x87, 0x90, 0x0A], [0x81, 0xE0, 0x0A]]
    for (first, second) in [(codes[0], codes[1]), (codes[1], codes[0])] {
      try scratch.write(first + first, to: "first")
      try scratch.write(second + second, to: "second")
      try expect(
        collate(
          "-l", "ja", "--encoding=windows-31j", "first", "second", "second",
          in: scratch),
        Run(
          output: Array(repeating: first, count: 6).flatMap(\.self),
          errors: Array(
            """
            collate: warning: windows-31j has several codes for some characters \
            of 'second', which may come out as other bytes: ≒

            """.utf8)))
    }
    // Nothing is lost where lines are not written, or as other bytes anyway.
    for options in [
      ["--encoding=windows-31j,UTF-8"], ["--encoding=windows-31j", "-c"],
    ] {
      let run = try collate(
        ["-l", "ja"] + options, input: codes.flatMap(\.self))
      #expect(run.errorText == "")
    }
  }

  @Test("UTF-16 comes out in the byte order that it was read in")
  func byteOrders() throws {
    let wide = { (bytes: [UInt8]) -> [UInt8] in bytes.flatMap { [0, $0] } }
    for mark: [UInt8] in [[0xFE, 0xFF], []] {
      try expect(
        collate("-l", "sv", "--encoding=UTF-16", input: mark + wide(latin1)),
        .wrote(mark + wide(sorted)))
    }
  }

  @Test("states of a charset begin and end with the output")
  func states() throws {
    try expect(
      collate(
        "-l", "zh", "--encoding=HZ", input: Array("~{VP~}\nb\na\n".utf8)),
      .wrote("~{VP~}\na\nb\n"))
    try expect(
      collate("-l", "sv", "--encoding=UTF-8,HZ", input: "b\na\n"),
      .wrote("a\nb\n"))
  }

  @Test("nothing is lost where a charset does not fit")
  func refuses() throws {
    try expect(
      collate("--encoding=klingon", "names", in: scratch),
      .usage("unknown charset 'klingon' of option '--encoding'"))
    try expect(
      collate("--encoding=a,b,c", "names", in: scratch),
      .usage("option '--encoding' needs one charset or two, not 'a,b,c'"))
    try expect(
      collate("-l", "sv", "--encoding=us-ascii", "names", in: scratch),
      .trouble("cannot read 'names': byte 1 is not us-ascii"))
    try scratch.write("as it was\n", to: "out")
    try expect(
      collate(
        "-l", "ja", "--encoding=UTF-8,latin1", "-o", "out", input: "あ\n",
        in: scratch),
      .trouble(
        "latin1 has no character 'あ'; write UTF-8 with "
          + "'--encoding=NAME,UTF-8'"))
    #expect(try scratch.text(of: "out") == "as it was\n")
    // ICU writes nothing for this character.
    try expect(
      collate(
        "-l", "sv", "--encoding=UTF-8,x11-compound-text", input: "\u{1}\n"),
      .trouble(
        "x11-compound-text has no character '␁'; write UTF-8 with "
          + "'--encoding=NAME,UTF-8'"))
    let run = try collate(
      "-l", "sv", "--encoding=UTF-8,latin1", input: [0xFF, 0x0A])
    #expect(
      run.errorText.hasSuffix(
        "collate: cannot write latin1: the text is not UTF-8\n"))
  }

  @Test("one warning where the input is not UTF-8, with a guess")
  func warns() throws {
    func warning(_ file: String, _ charset: String) -> String {
      """
      collate: warning: '\(file)' is not UTF-8; if it is \(charset), add \
      '--encoding=\(charset)'

      """
    }
    let run = try collate("-l", "sv", "names", "names", in: scratch)
    #expect(run.errorText == warning("names", "windows-1252"))
    #expect(run.status == 0)
    for file in ["little", "big"] {
      let run = try collate("-l", "sv", file, in: scratch)
      #expect(run.errorText == warning(file, "UTF-16"))
    }
    // In the order of bytes, which charset they are of does not matter.
    try expect(collate("-l", "C", "names", in: scratch), .wrote(sorted))
  }

  @Test("no warning where a read ends within a character")
  func cutCharacters() throws {
    let text = String(repeating: "öö", count: 1 << 17)
    try expect(
      shell(
        "(printf 'a\\303'; sleep 0.1; printf '\\266\\n') | $0 -l sv",
        in: scratch
      ).run(), .wrote("aö\n"))
    try expect(collate("-l", "sv", input: "x" + text), .wrote("x\(text)\n"))
  }

  @Test("one warning where only the environment asks for the order of bytes")
  func byteOrder() throws {
    let input = Array("Öl\nZ\n".utf8)
    let warned = Run.wrote(
      "Z\nÖl\n",
      errors: """
        collate: warning: names sort by their bytes, as the environment names \
        no language; name one with '--locale'

        """)
    for environment in [[:], ["LANG": "C.UTF-8"], ["LC_ALL": "C.UTF-8"]] {
      try expect(collate([], input: input, environment: environment), warned)
    }
    // Who writes so means it.
    try expect(
      collate([], input: input, environment: ["LC_ALL": "C"]),
      .wrote("Z\nÖl\n"))
    try expect(collate(["-l", "C"], input: input), .wrote("Z\nÖl\n"))
    try expect(collate([], input: Array("b\na\n".utf8)), .wrote("a\nb\n"))
  }
}
