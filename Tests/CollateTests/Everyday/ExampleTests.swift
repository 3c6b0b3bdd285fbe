import Testing

/// The commands that help and manual page show.
@Suite("The examples of the manual page", .enabled(if: hasBash))
struct ExampleTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      """
      given,family,born,city
      "Anna, geb. Ek",Öberg,1970,Köln
      Bo,Åkesson,1985,"Köln
      Ehrenfeld"
      Cia,Öberg,1999,Bonn

      """, to: "contacts.csv")
    try scratch.write(scratch.text(of: "contacts.csv"), to: "team.csv")
    try scratch.write("恋\tこい\nabc\nあい\n", to: "playlist.tsv")
    try scratch.write("key\ttext\nx\tÄpfel\ny\tBirne\n", to: "de.tsv")
    try scratch.write("émile\nEmile\nemile\nÉmile\nMüller\n", to: "names.txt")
    try scratch.write("Muller\n", to: "names10.txt")
    try scratch.write("x\n", to: "names9.txt")
    try scratch.write("Alice, Adams\n\"Alice\" (1865)\n", to: "index.txt")
    try scratch.write(Array("name\nZ\n".utf8) + [0xC4, 0x0A], to: "export.csv")
    try scratch.write("bar\tTitles\tlist\nlist\tRows\t\n", to: "terms.tsv")
    try scratch.write("Bach;Air\nMahler;Urlicht\n", to: "works")
    try scratch.write("h1 {}\n", to: "own.css")
    try scratch.write("v1.10\nv1.9\nv1.10~rc1\n", to: "releases")
  }

  private static let written: [(command: String, output: String)] = [
    (
      "collate -l sv --csv --header -k family,family -k born,bornnr "
        + "contacts.csv",
      """
      given,family,born,city
      Bo,Åkesson,1985,"Köln
      Ehrenfeld"
      Cia,Öberg,1999,Bonn
      "Anna, geb. Ek",Öberg,1970,Köln

      """
    ),
    (
      #"collate -l ja -t '\t' -k 1,1 --reading=2 playlist.tsv"#,
      "abc\nあい\n恋\tこい\n"
    ),
    (
      "find . -name '*.txt' -print0 | collate -l en -z --numeric",
      "./index.txt\0./names.txt\0./names9.txt\0./names10.txt\0"
    ),
    (
      "collate -l sv --csv --header -k given,given --reading=family "
        + "team.csv",
      """
      given,family,born,city
      Bo,Åkesson,1985,"Köln
      Ehrenfeld"
      "Anna, geb. Ek",Öberg,1970,Köln
      Cia,Öberg,1999,Bonn

      """
    ),
    ("collate -V releases", "v1.9\nv1.10~rc1\nv1.10\n"),
    (#"collate -l de -c --header -t '\t' -k text,text de.tsv"#, ""),
    (
      "collate -l fr -f -u names.txt", "Emile\némile\nMüller\n"
    ),
    (
      "collate search -l de -n müller *.txt",
      "names10.txt:1:Muller\nnames.txt:5:Müller\n"
    ),
    (
      "collate search -l de --csv --header -k city,city köln contacts.csv",
      """
      given,family,born,city
      "Anna, geb. Ek",Öberg,1970,Köln
      Bo,Åkesson,1985,"Köln
      Ehrenfeld"

      """
    ),
  ]

  @Test("do what they say")
  func results() throws {
    let help = try collate("--help").text
    for (command, output) in Self.written {
      #expect(help.contains("    \(command)\n"))
      try expect(bash(command, in: scratch), .wrote(output), "\(command)")
    }
  }

  @Test("work, all of them, and are in the help and the manual page")
  func work() throws {
    let help = try collate("--help").text.split(separator: "\n")
    let commands = help.drop { $0 != "EXAMPLES:" }
      .prefix { $0 != "EXIT STATUS:" }
      .filter { $0.prefix { $0 == " " }.count == 4 }
    #expect(commands.count > Self.written.count)
    let manual = try collate("--man").text
      .replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\e", with: "\\").replacing("\\[u00FC]", with: "ü")
      .replacing("\\[u00F6]", with: "ö").replacing("\\[u00C5]", with: "Å")
    for command in commands {
      let run = try bash(String(command), in: scratch)
      #expect(run.status == 0 && run.errorText == "", "\(command)")
      #expect(manual.contains("\(command)\n.EE"), "\(command)")
    }
  }
}
