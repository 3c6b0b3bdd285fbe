@testable import PropertyTesting
import Testing

@Suite("collate titles")
struct TitlesCommandTests {
  private let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  /// A run that wrote the same titles for sections and index.
  private func both(_ titles: String) -> Run {
    .wrote("\(titles)\n\(titles)\n")
  }

  @Test("writes the titles, and below them those of the index")
  func text() throws {
    try expect(collate("titles", "-l", "en"), both("\(latin) #"))
    try expect(collate("titles", "-l", "sv"), both("\(latin) Å Ä Ö #"))
    try expect(
      collate("titles", "--format=text", "-l", "ja"),
      both("あ か さ た な は ま や ら わ \(latin) #"))
    try expect(
      collate("titles", environment: ["LC_ALL": "sv_SE.UTF-8"]),
      both("\(latin) Å Ä Ö #"))
  }

  @Test("--layout, --labels and --alphabet change the titles")
  func titles() throws {
    try expect(
      collate("titles", "-l", "en", "--layout=icu"), both("… \(latin) …"))
    try expect(
      collate("titles", "-l", "ja", "--layout=icu"),
      both("… あ か さ た な は ま や ら わ …"))
    try expect(
      collate("titles", "-l", "en", "--labels=el"),
      both(
        "\(latin) Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω #"))
    // A letter that is none of its own adds nothing.
    try expect(
      collate("titles", "-l", "en", "--labels=sv"), both("\(latin) #"))
    let scratch = try Scratch()
    try scratch.write("A\nC–F\nG\n", to: "parts")
    try expect(
      collate("titles", "-l", "en", "--alphabet=parts", in: scratch),
      both("A C–F G #"))
    try expect(
      collate(
        "titles", "-l", "en", "--alphabet=parts", "--layout=icu", in: scratch),
      both("… A C–F G …"))
  }

  @Test("--limit and --search-entry change the index alone")
  func index() throws {
    try expect(
      collate("titles", "-l", "en", "--limit=5"),
      .wrote("\(latin) #\nA • N • #\n"))
    try expect(
      collate("titles", "-l", "en", "--search-entry", "--limit=1"),
      .wrote("\(latin) #\n{search} A\n"))
    try expect(
      collate("titles", "-l", "en", "--limit=27", "--search-entry"),
      .wrote("\(latin) #\n{search} \(latin) #\n"))
  }

  @Test("--absent changes nothing, as every title is there")
  func absent() throws {
    for absent in ["next", "previous", "nearest"] {
      try expect(
        collate("titles", "-l", "sv", "--absent=\(absent)"),
        both("\(latin) Å Ä Ö #"))
    }
  }

  @Test("--format=json writes titles, and where each index title leads")
  func json() throws {
    let scratch = try Scratch()
    try scratch.write("A\nB\"\\\nC\n", to: "parts")
    try expect(
      collate(
        "titles", "-l", "en", "--format=json", "--alphabet=parts",
        "--search-entry", in: scratch),
      .wrote(
        #"""
        {"locale":"en","sections":["A","B\"\\","C","#"],
         "index":[{"title":"{search}","target":"search"},\#
        {"title":"A","section":0},{"title":"B\"\\","section":1},\#
        {"title":"C","section":2},{"title":"#","section":3}]}

        """#))
  }

  @Test("JSON names the titles that stand only while they have rows")
  func occasional() throws {
    let json = try JSON(
      collate("titles", "-l", "ru", "--format=json").output)
    let occasional = json["occasional"]?.elements.compactMap(\.string) ?? []
    #expect(occasional.contains("Ъ") && occasional.contains("Ь"))
    #expect(!occasional.contains("Я"))
    let serbian = { (names: String) in
      try collate(
        "sections", "-l", "sr-Latn", "--empty=keep", input: names
      ).text.split(separator: "\n")
    }
    #expect(try serbian("Đorđe\n").contains("Đ"))
    #expect(try !serbian("Ana\n").contains("Đ"))
  }

  @Test(
    "JSON says what text says, for every locale",
    arguments: ["en", "sv", "zh", "zh-u-co-stroke", "ja", "ko", "ar", "th"])
  func agreement(_ locale: String) throws {
    let limits: [[String]] = [[], ["--limit=7"]]
    for limit in limits.sampled(oneIn: 2, locale.count / 2) {
      let options = ["titles", "-l", locale, "--search-entry"] + limit
      let json = try JSON(collate(options + ["--format=json"]).output)
      let titles = try #require(json["sections"]).elements.compactMap(\.string)
      let index = try #require(json["index"]).elements
      let indexTitles = index.compactMap { $0["title"]?.string }
      try expect(
        collate(options),
        .wrote(
          titles.joined(separator: " ") + "\n"
            + indexTitles.joined(separator: " ") + "\n"))
      for entry in index where entry["title"]?.string != "•" {
        guard let section = entry["section"]?.integer else {
          #expect(entry["target"]?.string == "search")
          continue
        }
        #expect(titles[section] == entry["title"]?.string)
      }
    }
  }

  @Test("-o writes a file, --debug tells the order on standard error")
  func output() throws {
    let scratch = try Scratch()
    let run = try collate(
      "titles", "-l", "en", "-o", "out", "--debug", in: scratch)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errorText.hasPrefix("collate: locale: en (asked: en)"))
    #expect(try scratch.text(of: "out") == "\(latin) #\n\(latin) #\n")
  }

  @Test("--rules and --reorder count")
  func order() throws {
    let scratch = try Scratch()
    try scratch.write("&h < ch <<< Ch <<< CH", to: "rules")
    try expect(
      collate(
        "titles", "-l", "en", "--rules=rules", "--labels=cs", in: scratch),
      both("\(latin) #".replacing(" I", with: " CH I")))
    let greek = "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"
    let titles = ["titles", "-l", "el", "--layout=icu", "--labels=en"]
    try expect(collate(titles), both("… \(greek) \(latin) …"))
    try expect(
      collate(titles + ["--reorder=Latn,Grek"]),
      both("… \(latin) \(greek) …"))
  }
}
