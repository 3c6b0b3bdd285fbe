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
