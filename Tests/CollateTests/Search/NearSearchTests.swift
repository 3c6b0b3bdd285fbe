import Testing

@Suite("collate search --near")
struct NearSearchTests {
  private let towns =
    "Köln\nBern\nMünchen\nHamburg\nBerlin\nHombourg\nBad Homburg\n"

  @Test(
    "a slip does not lose a line",
    arguments: [
      // Missing, added, another letter, two swapped.
      ("hamurg", "Hamburg\n"), ("hammburg", "Hamburg\n"),
      ("hanburg", "Hamburg\n"), ("hambugr", "Hamburg\n"),
      // Accents are no slips.
      ("muncehn", "München\n"), ("münhcen", "München\n"),
      // The start of a word.
      ("hombuurg", "Hombourg\nBad Homburg\n"),
      // Two slips from nine letters on, or one at the first letter.
      ("badhmoburgg", "Bad Homburg\n"), ("sad homburg", "Bad Homburg\n"),
    ])
  func slip(typed: String, found: String) throws {
    try expect(
      collate("search", "-l", "de", "--near", typed, input: towns),
      .wrote("nearly:\n" + found, status: 1))
  }

  @Test(
    "too many slips are none, and what matches has no company",
    arguments: [
      ("hmabugr", "", 1), ("kön", "", 1), ("lamburg", "", 1),
      ("bern", "Bern\n", 0), ("berlni", "nearly:\nBerlin\n", 1),
    ])
  func noSlip(typed: String, found: String, status: Int32) throws {
    try expect(
      collate("search", "-l", "de", "--near", typed, input: towns),
      .wrote(found, status: status))
  }

  @Test("without the option, or with 0, nothing is written")
  func without() throws {
    try expect(
      collate("search", "-l", "de", "hamurg", input: towns),
      .wrote("", status: 1))
    try expect(
      collate("search", "-l", "de", "--near=0", "hamurg", input: towns),
      .wrote("", status: 1))
  }

  @Test("-c and -q do not see near lines")
  func counted() throws {
    try expect(
      collate("search", "-l", "de", "--near", "-c", "hamurg", input: towns),
      .wrote("0\n", status: 1))
    try expect(
      collate("search", "-l", "de", "--near", "-q", "hamurg", input: towns),
      .wrote("", status: 1))
  }

  @Test("the best come first, as many as are asked for")
  func ranked() throws {
    let lines = "homberger\nbad homburger\nhomburg\nhomburger\nhamberg\n"
    try expect(
      collate("search", "-l", "de", "--near=3", "homburk", input: lines),
      .wrote("nearly:\nhomburg\nhomburger\nbad homburger\n", status: 1))
    try expect(
      collate("search", "-l", "de", "--near", "-m1", "homburk", input: lines),
      .wrote("nearly:\nhomburg\n", status: 1))
  }

  @Test("-m counts for each file")
  func filesCounted() throws {
    let scratch = try Scratch()
    try scratch.write("homburg\nhomburger\n", to: "1")
    try scratch.write("bern\nhombursk\n", to: "2")
    try expect(
      collate(
        "search", "-l", "de", "--near", "-h", "-m1", "homburk",
        scratch.path(of: "1"), scratch.path(of: "2")),
      .wrote("nearly:\nhomburg\nhombursk\n", status: 1))
  }

  @Test("readings that are spelt have slips, too")
  func readings() throws {
    try expect(
      collate(
        "search", "-l", "zh", "--near", "--readings=han,latin", "bejjing",
        input: "上海\n北京\nМосква\n"),
      .wrote("nearly:\n北京\n", status: 1))
    try expect(
      collate(
        "search", "-l", "zh", "--near", "--readings=han,latin", "mosvka",
        input: "上海\n北京\nМосква\n"),
      .wrote("nearly:\nМосква\n", status: 1))
  }

  @Test("JSON and colours tell how near, and where")
  func shown() throws {
    try expect(
      collate(
        "search", "-l", "de", "--near", "--format=json", "hombuurg",
        input: towns
      ),
      .wrote(
        """
        {"line":"Hombourg","row":5,"ranges":[[0,8]],"tier":"locale","slips":1.0}
        {"line":"Bad Homburg","row":6,"ranges":[[4,11]],"tier":"locale","slips":1.0}

        """, status: 1))
    try expect(
      collate(
        "search", "-l", "de", "--near", "--format=json", "--keyboard=qwertz",
        "hanburg", input: towns),
      .wrote(
        """
        {"line":"Hamburg","row":3,"ranges":[[0,7]],"tier":"locale","slips":0.5}

        """, status: 1))
    try expect(
      collate(
        "search", "-l", "de", "--near", "--color=always", "hamurg", input: towns
      ),
      .wrote(
        "nearly:\n\u{1B}[01;31m\u{1B}[KHamburg\u{1B}[m\u{1B}[K\n", status: 1))
  }

  @Test("of several words, each may have a slip")
  func words() throws {
    let names = "Anna Berger\nBerger, Hanna\nAnton Becker\n"
    try expect(
      collate(
        "search", "-l", "de", "--near", "--words", "anna bregre", input: names),
      .wrote("", status: 1))
    try expect(
      collate(
        "search", "-l", "de", "--near", "--words", "anna breger", input: names),
      .wrote("nearly:\nBerger, Hanna\nAnna Berger\n", status: 1))
  }
}
