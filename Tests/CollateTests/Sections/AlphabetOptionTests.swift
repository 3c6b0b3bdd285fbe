import Testing

@Suite("--alphabet")
struct AlphabetOptionTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func sections(
    _ alphabet: String, _ options: String...
  ) throws -> Run {
    try scratch.write(alphabet, to: "titles")
    return try collate(
      ["sections", "-l", "el", "--format=tsv", "--alphabet=titles"] + options,
      input: Array("ᾠδή\nἄνθρωπος\nβίος\n1\nalpha\n".utf8), in: scratch)
  }

  @Test("gives the titles, empty lines apart")
  func titles() throws {
    let filed = Run.wrote("Α\tἄνθρωπος\nΒ\tβίος\nΩ\tᾠδή\n#\t1\n#\talpha\n")
    for alphabet in ["Α\nΒ\nΓ\nΩ\n", "Α\nΒ\nΓ\nΩ", "\nΑ\n\n\nΒ\nΩ\n\n"] {
      try expect(sections(alphabet), filed)
    }
    // What comes after a title belongs to it, to the end of the script.
    try expect(
      sections("Α\n"),
      .wrote("Α\tἄνθρωπος\nΑ\tβίος\nΑ\tᾠδή\n#\t1\n#\talpha\n"))
    try expect(
      sections("Α\nΒ\n", "--layout=icu"),
      .wrote("…\t1\nΑ\tἄνθρωπος\nΒ\tβίος\nΒ\tᾠδή\n…\talpha\n"))
  }

  @Test("a title may begin elsewhere: after a tab, there is the text")
  func starts() throws {
    try expect(
      sections("Α–Γ\tΑ\nΔ–Ω\tΔ\n"),
      .wrote("Α–Γ\tἄνθρωπος\nΑ–Γ\tβίος\nΔ–Ω\tᾠδή\n#\t1\n#\talpha\n"))
    for line in ["Α\tΑ\tΑ", "Α\t", "\tΑ"] {
      try expect(
        sections("Α\n\(line)\n"),
        .trouble(
          "titles:2: a title, or a title, a tab and the text at which it "
            + "begins, are expected"))
    }
  }

  @Test(
    "titles that are not in the order of the locale are named",
    arguments: [
      ("Β\nΑ\n", "title 'Α' does not sort after 'Β'"),
      ("Α\nΒ\nΩ\nΓ\n", "title 'Γ' does not sort after 'Ω'"),
      // Case and accents are no order of titles.
      ("Α\nά\n", "title 'ά' does not sort after 'Α'"),
      ("Α\nΑ\n", "title 'Α' does not sort after 'Α'"),
      // What is invisible is not written to the terminal.
      ("Α\n\u{200B}\n", "title '' has nothing to sort by"),
    ])
  func outOfOrder(_ alphabet: String, _ message: String) throws {
    try expect(sections(alphabet), .trouble("titles: \(message)"))
  }

  @Test("a file without titles is refused")
  func empty() throws {
    for alphabet in ["", "\n", "\n\n\n"] {
      try expect(
        sections(alphabet), .trouble("titles: there are no titles"))
    }
  }

  @Test("a file that cannot be read is told, by each command that takes it")
  func unreadable() throws {
    for arguments in [["sections"], ["titles"], ["explain", "a"]] {
      try expect(
        collate(arguments + ["-l", "el", "--alphabet=none"], in: scratch),
        .trouble("cannot read 'none': No such file or directory"))
      try expect(
        collate(arguments + ["-l", "el", "--alphabet=."], in: scratch),
        .trouble("cannot read '.': Is a directory"))
    }
  }

  @Test("has no room for the titles of other locales")
  func labels() throws {
    try scratch.write("Α\n", to: "titles")
    for arguments in [["sections"], ["titles"], ["explain", "a"]] {
      try expect(
        collate(
          arguments + ["-l", "el", "--alphabet=titles", "--labels=ru"],
          in: scratch),
        .usage(
          "option '--labels' does not go with '--alphabet'", arguments[0]))
    }
  }
}
