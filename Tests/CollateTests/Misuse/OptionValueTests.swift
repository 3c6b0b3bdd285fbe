import Testing

@Suite("Values of options")
struct OptionValueTests {
  @Test(
    "an unknown word is named, with the known ones or the nearest",
    arguments: [
      ("strength", "tertiery", "did you mean 'tertiary'?"),
      ("strength", "Primary", "did you mean 'primary'?"),
      (
        "strength", "3",
        "known are primary, secondary, tertiary, quaternary, identical"
      ),
      (
        "strength", "",
        "known are primary, secondary, tertiary, quaternary, identical"
      ),
      ("case-first", "uper", "did you mean 'upper'?"),
      ("case-first", "big", "known are upper, lower, off"),
      ("punctuation", "ignored", "did you mean 'ignore'?"),
      ("punctuation", "yes", "known are keep, ignore"),
    ])
  func unknownWord(_ option: String, _ given: String, _ hint: String) throws {
    for command in ["sort", "keys"] {
      try expect(
        collate(command, "-l", "sv", "--\(option)=\(given)"),
        .usage(
          "unknown value '\(given)' of option '--\(option)'; \(hint)",
          command))
    }
  }

  @Test(
    "a number larger than any is as much as there is",
    arguments: ["2", "9223372036854775807", "1000000000000000000000000"])
  func largeNumbers(_ given: String) throws {
    let sorted = Run.wrote("a b\nb a\n")
    for options in [
      ["--parallel=\(given)"], ["--batch-size=\(given)", "-S", "1b"],
      ["-S", given], ["-S", "\(given)%"], ["-S", "\(given)E"],
      ["-k1.1,\(given)"], ["-k1,1.\(given)"], ["-k1,1", "-k\(given),\(given)"],
      ["-k1,1", "-k\(given).\(given)"], ["+0", "-\(given)"],
    ] {
      try expect(collate(options, input: Array("b a\na b\n".utf8)), sorted)
    }
    for options in [
      ["sections", "-l", "sv", "--limit=\(given)"],
      ["sections", "-l", "sv", "--group=\(given)"],
      ["search", "-l", "sv", "-m", given, "a"],
      ["search", "-l", "sv", "-m", "+\(given)", "a"],
    ] {
      let run = try collate(options, input: Array("b a\na b\n".utf8))
      #expect(run.errorText == "", "\(options)")
      #expect(run.status == 0, "\(options)")
    }
    for command in [[], ["search", "-l", "sv", "b"]] {
      let run = try collate(
        command + ["--header=\(given)"], input: Array("b a\na b\n".utf8))
      #expect(run.errorText == "")
      #expect(run.text == "b a\na b\n")
    }
  }

  @Test(
    "scripts that are none",
    arguments: ["Foo", "Latn,Foo", "Latn,Latn", "latin"])
  func reorder(_ scripts: String) throws {
    try expect(
      collate("-l", "sv", "--reorder", scripts),
      .usage(
        "invalid script order '\(scripts)' (U_ILLEGAL_ARGUMENT_ERROR) of "
          + "option '--reorder'"))
  }

  @Test(
    "options of collation mean nothing in byte order",
    arguments: [
      "--strength=primary", "--numeric", "--case-first=upper",
      "--punctuation=ignore", "--reorder=Grek", "--rules=none",
    ])
  func byteOrder(_ option: String) throws {
    let name = option.prefix { $0 != "=" }
    for locale in ["C", "POSIX", "C.UTF-8"] {
      for command in ["sort", "keys"] {
        try expect(
          collate(command, "-l", locale, option),
          .usage(
            "option '\(name)' means nothing in the byte order of locale "
              + "'\(locale)'; name another with '--locale'", command))
      }
    }
  }
}
