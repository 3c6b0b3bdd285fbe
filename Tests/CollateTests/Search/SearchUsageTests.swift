import Testing
import ThumbIndex

@Suite("Misuse of collate search")
struct SearchUsageTests {
  @Test(
    "is named",
    arguments: [
      ([], "there is no query"),
      (["--scope=contains"], "there is no query"),
      (
        ["x", "--scope=start-with"],
        "unknown value 'start-with' of option '--scope'; did you mean "
          + "'starts-with'?"
      ),
      (
        ["x", "--tiers=base,lokale"],
        "unknown value 'lokale' of option '--tiers'; did you mean 'locale'?"
      ),
      (
        ["x", "--tiers="],
        "unknown value '' of option '--tiers'; known are locale, search, base"
      ),
      (
        ["x", "--readings=pinyin"],
        "unknown value 'pinyin' of option '--readings'; known are han, kana, "
          + "latin, hangul"
      ),
      (
        ["x", "--mind=acents"],
        "unknown value 'acents' of option '--mind'; did you mean 'accents'?"
      ),
      (
        ["x", "--honorifics=xx"],
        "no honorifics are known for 'xx' of option '--honorifics', only "
          + NameWords.honorificLanguages.joined(separator: ",")
      ),
      (
        ["x", "--particles=xx"],
        "no particles are known for 'xx' of option '--particles', only "
          + NameWords.particleLanguages.joined(separator: ",")
      ),
      (
        ["x", "--color=yes"],
        "unknown value 'yes' of option '--color'; known are auto, always, "
          + "never"
      ),
      (
        ["x", "--format=tsv"],
        "unknown value 'tsv' of option '--format'; known are text, json"
      ),
      (
        ["x", "--tiers=base", "--strict"],
        "option '--strict' does not go with '--tiers'"
      ),
      (
        ["x", "--sections", "--format=json"],
        "option '--sections' does not go with '--format=json'"
      ),
      (
        ["x", "--sections", "--rank"],
        "option '--rank' does not go with '--sections'"
      ),
      (
        ["x", "--near", "-v"],
        "option '--near' does not go with '--invert-match'"
      ),
      (
        ["x", "--near=few"],
        "option '--near' needs a number from 0 on, not 'few'"
      ),
      (
        ["x", "--keyboard=qwerty"], "option '--keyboard' needs '--near'"
      ),
      (
        ["x", "--keyboard=dvorak"],
        "unknown value 'dvorak' of option '--keyboard'; known are qwerty, "
          + "qwertz, azerty, jcuken"
      ),
      (
        ["x", "--sections", "-k2r"],
        "the first key cannot be reversed with '--sections'"
      ),
      (
        ["x", "--sections"],
        "the byte order of locale 'C' has no sections; name another with "
          + "'--locale'"
      ),
      (
        ["x", "--colour=auto"],
        "unknown option '--colour'; did you mean '--color'?"
      ),
      (["x", "--word=1"], "option '--words' takes no argument"),
      (["x", "-r"], "unknown option '-r'"),
      (["x", "--check"], "unknown option '--check'"),
      (
        ["x", "-k0"],
        "invalid key '0' of option '--key': the field is counted from 1"
      ),
    ])
  func message(_ arguments: [String], _ message: String) throws {
    try expect(
      collate(["search"] + arguments), .usage(message, "search"))
  }

  @Test("-c checks for sort and counts for search")
  func sameLetter() throws {
    try expect(collate("-c", input: "b\na\n"), .disorder("-:2: disorder: a"))
    try expect(collate("search", "-c", "a", input: "b\na\n"), .wrote("1\n"))
    try expect(
      collate("--count"), .usage("unknown option '--count'"))
  }

  @Test("a file named search is written with a path")
  func fileOfThatName() throws {
    let scratch = try Scratch()
    try scratch.write("b\na\n", to: "search")
    try expect(collate("./search", in: scratch), .wrote("a\nb\n"))
    // A query that begins with a dash comes after two of them.
    try expect(
      collate("search", "--", "-b", "search", in: scratch), .wrote("b\n"))
  }
}
