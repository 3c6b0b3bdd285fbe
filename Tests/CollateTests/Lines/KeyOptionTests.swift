import Testing

@Suite("--key and --field-separator")
struct KeyOptionTests {
  /// A row of the table: options, lines and the lines in order.
  struct Case: CustomTestStringConvertible {
    var options: [String]
    var input: [String]
    var sorted: [String]

    init(_ options: String, _ input: [String], _ sorted: [String]) {
      self.options = options.split(separator: " ").map(String.init)
      (self.input, self.sorted) = (input, sorted)
    }

    var testDescription: String { options.joined(separator: " ") }
  }

  // Stable throughout, so that lines with equal keys keep their order.
  @Test(
    "choose a part of the line",
    arguments: [
      // To the end of the line.
      Case("-k 2", ["x b 1", "y a 2", "z a 1"], ["z a 1", "y a 2", "x b 1"]),
      Case("--key=2", ["x b", "y a"], ["y a", "x b"]),
      // One field.
      Case(
        "-k 2,2", ["x b 1", "y a 2", "z a 1"], ["y a 2", "z a 1", "x b 1"]),
      Case("-k1,1", ["b 1", "a 2", "b 0"], ["a 2", "b 1", "b 0"]),
      // From a character on.
      Case("-k 1.2", ["ab", "ba", "c"], ["c", "ba", "ab"]),
      Case("-t: -k 2.2", ["x:ab", "x:ba"], ["x:ba", "x:ab"]),
      // Both ends at a character.
      Case(
        "-t: -k 2.2,2.3", ["1:abcz", "2:bbca", "3:cabx"],
        ["3:cabx", "1:abcz", "2:bbca"]),
      // The start may be a character with a whole field at the end.
      Case(
        "-t: -k 1.2,1", ["ab:1", "ca:2", "ba:0"], ["ca:2", "ba:0", "ab:1"]),
      // 0 is the end of the field.
      Case("-t: -k 1,1.0", ["b:1", "a:2", "b:0"], ["a:2", "b:1", "b:0"]),
      // Across fields.
      Case(
        "-t: -k 1.2,2.1", ["xb:b", "xb:a", "xa:c"], ["xa:c", "xb:a", "xb:b"]),
      // An end before the start is an empty key.
      Case("-t: -k 2,1", ["a:b", "a:a"], ["a:b", "a:a"]),
      Case("-t: -k 1.3,1.2", ["b", "a"], ["b", "a"]),
      // Beyond the end of the line: empty, and so first.
      Case("-t: -k 3,3", ["a:b:c", "a:b", "a"], ["a:b", "a", "a:b:c"]),
      Case("-k 1.9", ["b", "a", "123456789"], ["b", "a", "123456789"]),
      Case("-k 999999999999999999999", ["b", "a"], ["b", "a"]),
      // A character beyond its field goes on behind it.
      Case("-t: -k 1.3,1.3", ["a:b", "a:a"], ["a:a", "a:b"]),
    ])
  func chooseParts(_ example: Case) throws {
    let input = example.input.map { $0 + "\n" }.joined()
    let sorted = example.sorted.map { $0 + "\n" }.joined()
    for locale in ["C", "en"] {
      try expect(
        collate(
          ["-s", "-l", locale] + example.options, input: Array(input.utf8)),
        .wrote(sorted))
    }
  }

  @Test("without -t a field begins with the blanks before it")
  func blanks() throws {
    // " b" and "  a": the blanks belong to the second field.
    try expect(
      collate("-k2,2", input: "x b\ny  a\nz\tc\n"), .wrote("z\tc\ny  a\nx b\n"))
    try expect(
      collate("-k2.2,2.2", input: "x b\ny  a\nz\tc\n"),
      .wrote("y  a\nx b\nz\tc\n"))
    // Blanks at the start of the line belong to its first field.
    try expect(collate("-k2,2", input: " a c\nb b\n"), .wrote("b b\n a c\n"))
  }

  @Test("with -t every separator ends a field, also an empty one")
  func separators() throws {
    try expect(
      collate("-t,", "-k3,3", input: "a,,2\nb,1,1\n"), .wrote("b,1,1\na,,2\n"))
    for separator in ["→", "é", "🎈", "\t", " ", "\\"] {
      for options in [
        ["-t", separator], ["-t\(separator)"],
        ["--field-separator=\(separator)"],
      ] {
        try expect(
          collate(
            ["-l", "sv", "-k2,2"] + options,
            input: Array("1\(separator)ö\n2\(separator)z\n".utf8)),
          .wrote("2\(separator)z\n1\(separator)ö\n"))
      }
    }
    // `é` is C3 A9: its bytes apart separate nothing.
    try expect(
      collate("-té", "-k2", "-s", input: [0xC3, 0x62, 0x0A, 0xA9, 0x61]),
      .wrote([0xC3, 0x62, 0x0A, 0xA9, 0x61, 0x0A]))
  }

  @Test("characters are scalars, and bytes that are none count for one")
  func characters() throws {
    try expect(
      collate("-k1.2,1.2", "-l", "sv", input: "äb\n→a\n🎈c\n"),
      .wrote("→a\näb\n🎈c\n"))
    let illFormed: [UInt8] = [0xFF, 0x62, 0x0A, 0xE2, 0x61, 0x0A]
    try expect(
      collate("-k1.2", input: illFormed),
      .wrote([0xE2, 0x61, 0x0A, 0xFF, 0x62, 0x0A]))
    // E2 82 begins a scalar of three bytes that does not come: two characters.
    let cut: [UInt8] = [0xE2, 0x82, 0x62, 0x0A, 0xE2, 0x82, 0x61, 0x0A]
    try expect(
      collate("-k1.3", input: cut),
      .wrote([0xE2, 0x82, 0x61, 0x0A, 0xE2, 0x82, 0x62, 0x0A]))
  }

  @Test("several keys decide in turn, each with its direction")
  func severalKeys() throws {
    let input = "b:1\na:1\na:2\nb:2\n"
    let sort = { try collate(["-t:"] + $0, input: Array(input.utf8)) }
    try expect(sort(["-k1,1", "-k2,2r"]), .wrote("a:2\na:1\nb:2\nb:1\n"))
    try expect(sort(["-k2,2r", "-k1,1"]), .wrote("a:2\nb:2\na:1\nb:1\n"))
    try expect(sort(["-k2r,2", "-k1,1r"]), .wrote("b:2\na:2\nb:1\na:1\n"))
    // -r reverses the keys that say nothing themselves.
    try expect(sort(["-r", "-k1,1", "-k2,2"]), .wrote("b:2\nb:1\na:2\na:1\n"))
  }

  @Test("-r reverses ties by bytes even where a key has its own direction")
  func reversedTies() throws {
    let input = "1:b\n2:b\n3:a\n"
    try expect(collate("-t:", "-k2r", input: input), .wrote("1:b\n2:b\n3:a\n"))
    try expect(
      collate("-t:", "-r", "-k2r", input: input), .wrote("2:b\n1:b\n3:a\n"))
    try expect(
      collate("-t:", "-rs", "-k2", input: input), .wrote("1:b\n2:b\n3:a\n"))
  }

  @Test("-u compares keys only")
  func unique() throws {
    try expect(
      collate("-u", "-t:", "-k2", input: "1:b\n2:a\n3:b\n0:a\n"),
      .wrote("2:a\n1:b\n"))
    try expect(
      collate("-ur", "-t:", "-k2", input: "1:b\n2:a\n3:b\n0:a\n"),
      .wrote("1:b\n2:a\n"))
  }
}
