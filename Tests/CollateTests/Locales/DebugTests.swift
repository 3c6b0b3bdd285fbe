import Testing
import ThumbIndex

@Suite("--debug")
struct DebugTests {
  private let input = "å\nz\n"

  /// What standard error ends with.
  private func versions(_ locale: String) throws -> String {
    let icu = ICUVersions.current
    return """
      collate: ICU \(icu.icu), CLDR \(icu.cldr), Unicode \(icu.unicode), \
      collator \(try Collator(locale).dataVersion)

      """
  }

  @Test("tells the order in force on standard error alone")
  func tells() throws {
    let versions = try versions("fi")
    try expect(
      collate("--debug", "-l", "fi_FI", input: input),
      .wrote(
        "z\nå\n",
        errors: """
          collate: locale: fi (asked: fi_FI), data: fi, collation: standard
          collate: strength: tertiary, numeric: off, case first: off, \
          punctuation: keep, reorder: none
          \(versions)
          """))
    let keys = try collate("keys", "-l", "fi", input: input)
    let debugged = try collate("keys", "--debug", "-l", "fi", input: input)
    #expect(debugged.output == keys.output)
    #expect(debugged.errorText.hasSuffix(versions))
  }

  @Test("tells whose an order is that CLDR lacks")
  func tellsSource() throws {
    let run = try collate("--debug", "-l", "tg_TJ", input: "д\nғ\nг\n")
    #expect(run.text == "г\nғ\nд\n")
    #expect(
      run.errorText.hasPrefix(
        "collate: locale: tg (asked: tg_TJ), data: tg from glibc, "
          + "collation: standard\n"))
    let icu = try collate(
      "sections", "--layout=icu", "-l", "tg", input: "ёд\nел\nғ\n")
    #expect(icu.text.hasPrefix("Ғ\n  ғ\n\nЕ\n  ёд\n  ел\n"))
    let standard = try collate("sections", "-l", "tg", input: "ёд\nел\n")
    #expect(standard.text == "Е\n  ел\n\nЁ\n  ёд\n")
  }

  @Test("tells every option")
  func tellsOptions() throws {
    let versions = try versions("de-u-co-phonebk")
    try expect(
      collate(
        "--debug", "-l", "de-u-co-phonebk", "--numeric", "--strength=primary",
        "--case-first=upper", "--punctuation=ignore", "--reorder=Grek,Latn"),
      .wrote(
        "",
        errors: """
          collate: locale: de (asked: de-u-co-phonebk), data: de, \
          collation: phonebk
          collate: strength: primary, numeric: on, case first: upper, \
          punctuation: ignore-punct, reorder: Grek,Latn
          \(versions)
          """))
  }

  @Test("tells the order of bytes")
  func tellsBytes() throws {
    for command in ["sort", "keys"] {
      let run = try collate(command, "--debug", input: input)
      #expect(run.errorText == "collate: order: bytes (locale C)\n")
      #expect(run.output == (try collate(command, input: input).output))
    }
  }
}
