import Testing

/// What people do with lists at a shell.
@Suite("Everyday tasks", .enabled(if: hasBash))
struct TaskTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    for (name, text) in files { try scratch.write(text, to: name) }
    try scratch.write(files["contacts.csv"]!, to: "team.csv")
    try scratch.write(
      Array("name\nZ\n".utf8) + [0xC4, 0x0A], to: "export.csv")
  }

  @Test("are done by one command", arguments: tasks)
  private func isDone(_ task: Task) throws {
    try expect(
      bash(task.command, in: scratch), .wrote(task.output), "\(task.name)")
  }

  @Test("stand in the manual, the commonest of them")
  func inManual() throws {
    let manual = try collate("--man").text
      .replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\e", with: "\\")
    let shown = tasks.count { task in
      task.command.split(separator: "; ").allSatisfy(manual.contains)
    }
    #expect(tasks.count >= 60)
    #expect(shown >= 10)
  }
}

/// What somebody wants, the command that does it, and what it writes.
private struct Task: CustomTestStringConvertible {
  let name: String
  let command: String
  let output: String

  init(_ name: String, _ command: String, _ output: String) {
    self.name = name
    self.command = command
    self.output = output
  }

  var testDescription: String { name }
}

private let files = [
  "albums":
    "The Beatles\nAbba\nDie Ärzte\nBeirut\n",
  "born.tsv":
    "Åberg\t1970\nZorn\t1860\n",
  "chinese":
    "张三\n李四\n曾国藩\n王五\n",
  "cities":
    "Łódź\nLublin\nKraków\nŻary\nZamość\n",
  "contacts.csv":
    "given,family,born,city\n\"Anna, geb. Ek\",Öberg,1970,Köln\nBo,Åkesson,1985,Lund\nCia,Öberg,1999,Bonn\nDag,,,Lund\n",
  "dups":
    "Café\ncafé\nCAFÉ\ncafe\n",
  "files":
    "file10.txt\nfile9.txt\nFile1.txt\n",
  "greek":
    "Ωμέγα\nάλφα\nΒήτα\nalpha\n",
  "index.txt":
    "\"Alice\" (1865)\nAlice, Adams\n¿Qué?\nQuest\n",
  "lives.tsv":
    "Zorn\tMora\nÅberg\tLund\n",
  "log":
    "10.0.0.12 GET /b\n10.0.0.2 GET /ä\n10.0.0.2 GET /a\n",
  "months":
    "März 2024\nJanuar 2025\nDezember 2023\n",
  "names.txt":
    "Östlund\nZorn\nÅberg\nÄngström\nAnders\nöst\n",
  "one":
    "Abba\nZorn\n",
  "paths":
    "src/b/äpple\nsrc/a\ndoc/Ö\n",
  "people.tsv":
    "Zoë\t9\tUmeå\nÅsa\t10\tLund\nAda\t9.5\tÅre\n",
  "phone":
    "Müller\nMuffel\nMueller\nMuster\n",
  "prices":
    "1.000,50 €\n999 €\n-3,5 €\n",
  "releases":
    "v1.10\nv1.9\nv1.10~rc1\nv2.0\n",
  "sizes":
    "1.5G\tfilm\n900K\tsong\n20M\talbum\n",
  "songs":
    "恋\tこい\nabc\t\nあい\t\n",
  "two":
    "Berg\nÅberg\nZorn\n",
  "us-prices":
    "1,000.50\n999\n",
]

private let tasks: [Task] = [
  .init(
    "a list of Swedish names",
    #"collate -l sv names.txt"#,
    "Anders\nZorn\nÅberg\nÄngström\nöst\nÖstlund\n"),
  .init(
    "the same from Z to A",
    #"collate -l sv -r names.txt"#,
    "Östlund\nöst\nÄngström\nÅberg\nZorn\nAnders\n"),
  .init(
    "a German list, where umlauts count as their letters",
    #"collate -l de names.txt"#,
    "Åberg\nAnders\nÄngström\nöst\nÖstlund\nZorn\n"),
  .init(
    "a German phone book, where ü is ue",
    #"collate -l de-u-co-phonebk phone"#,
    "Mueller\nMüller\nMuffel\nMuster\n"),
  .init(
    "names without duplicates",
    #"cat names.txt names.txt | collate -l sv -u"#,
    "Anders\nZorn\nÅberg\nÄngström\nöst\nÖstlund\n"),
  .init(
    "duplicates that differ in case dropped",
    #"collate -l fr -f -u dups"#,
    "cafe\nCafé\n"),
  .init(
    "duplicates that differ in accents dropped, too",
    #"collate -l fr --strength=primary -u dups"#,
    "Café\n"),
  .init(
    "how often each line occurs",
    #"collate -l sv names.txt | uniq -c"#,
    "      1 Anders\n      1 Zorn\n      1 Åberg\n      1 Ängström\n"
      + "      1 öst\n      1 Östlund\n"),
  .init(
    "lines that two lists share",
    #"collate keys -l sv one | LC_ALL=C sort >one.keys; collate keys -l "#
      + #"sv two | LC_ALL=C sort >two.keys; LC_ALL=C comm -12 one.keys "#
      + #"two.keys | cut -f2-"#,
    "Zorn\n"),
  .init(
    "two tables joined on a name",
    #"collate keys -l sv -t '\t' -k 1,1 born.tsv | LC_ALL=C sort >1; "#
      + #"collate keys -l sv -t '\t' -k 1,1 lives.tsv | LC_ALL=C sort >2; "#
      + #"LC_ALL=C join -t "$(printf '\t')" 1 2 | cut -f2-"#,
    "Zorn\t1860\tZorn\tMora\nÅberg\t1970\tÅberg\tLund\n"),
  .init(
    "sorted files merged",
    #"collate -l sv -m one two"#,
    "Abba\nBerg\nZorn\nÅberg\nZorn\n"),
  .init(
    "whether a file is sorted",
    #"collate -l sv -c names.txt 2>&1 || true"#,
    "collate: names.txt:2: disorder: Zorn\n"),
  .init(
    "whether a file is sorted, for a script",
    #"collate -l sv -C names.txt || echo no"#,
    "no\n"),
  .init(
    "a file sorted in place",
    #"cp names.txt n; collate -l sv -o n n; head -1 n"#,
    "Anders\n"),
  .init(
    "numbers inside names by value",
    #"collate -l en --numeric files"#,
    "File1.txt\nfile9.txt\nfile10.txt\n"),
  .init(
    "numbers, the largest first",
    #"printf '9\n10\n-1\n' | collate -nr"#,
    "10\n9\n-1\n"),
  .init(
    "German prices",
    #"collate -l de -n prices"#,
    "-3,5 €\n999 €\n1.000,50 €\n"),
  .init(
    "English prices",
    #"collate -l en -n us-prices"#,
    "999\n1,000.50\n"),
  .init(
    "a machine's numbers in a German list",
    #"printf '100.5 ä\n99 ö\n' | collate -l de -n --decimal=."#,
    "99 ö\n100.5 ä\n"),
  .init(
    "numbers in scientific notation",
    #"printf '1e3\n2.5\n1e-2\n' | collate -g"#,
    "1e-2\n2.5\n1e3\n"),
  .init(
    "files by size",
    #"collate -h sizes"#,
    "900K\tsong\n20M\talbum\n1.5G\tfilm\n"),
  .init(
    "versions of a program",
    #"collate -V releases"#,
    "v1.9\nv1.10~rc1\nv1.10\nv2.0\n"),
  .init(
    "months by name in German",
    #"collate -l de -M months"#,
    "Januar 2025\nMärz 2024\nDezember 2023\n"),
  .init(
    "lines in random order, the same each time",
    #"head -c 64 names.txt >seed; collate -l sv -R --random-source=seed "#
      + #"one two >a; collate -l sv -R --random-source=seed one two | cmp - "#
      + #"a && echo same"#,
    "same\n"),
  .init(
    "the second column of a table",
    #"collate -l sv -t '\t' -k3,3 people.tsv"#,
    "Åsa\t10\tLund\nZoë\t9\tUmeå\nAda\t9.5\tÅre\n"),
  .init(
    "by number, then by name",
    #"collate -l sv --decimal=. -t '\t' -k2,2n -k1,1 people.tsv"#,
    "Zoë\t9\tUmeå\nAda\t9.5\tÅre\nÅsa\t10\tLund\n"),
  .init(
    "addresses by their parts",
    #"collate -l sv -t. -k1,1n -k2,2n -k3,3n -k4,4n log"#,
    "10.0.0.2 GET /a\n10.0.0.2 GET /ä\n10.0.0.12 GET /b\n"),
  .init(
    "a CSV export by family name, then by year, the latest first",
    #"collate -l sv --csv --header -k family,family -k born,bornnr "#
      + #"contacts.csv"#,
    "given,family,born,city\nDag,,,Lund\nBo,Åkesson,1985,Lund\n"
      + "Cia,Öberg,1999,Bonn\n\"Anna, geb. Ek\",Öberg,1970,Köln\n"),
  .init(
    "blank cells of a table last",
    #"collate -l sv --csv --header -k born,bornn --blank-keys=last "#
      + #"contacts.csv"#,
    "given,family,born,city\n\"Anna, geb. Ek\",Öberg,1970,Köln\n"
      + "Bo,Åkesson,1985,Lund\nCia,Öberg,1999,Bonn\nDag,,,Lund\n"),
  .init(
    "by last name, else by first name",
    #"collate -l sv --csv --header -k given,given "#
      + #"--reading=family team.csv"#,
    "given,family,born,city\nDag,,,Lund\nBo,Åkesson,1985,Lund\n"
      + "\"Anna, geb. Ek\",Öberg,1970,Köln\nCia,Öberg,1999,Bonn\n"),
  .init(
    "a CSV with semicolons",
    #"printf 'b;2\n"a;x";1\n' | collate --csv -t ';' -k1"#,
    "\"a;x\";1\nb;2\n"),
  .init(
    "records of several lines",
    #"printf 'b\n1\0a\n2\0' | collate -z | tr '\0' '|'"#,
    "a\n2|b\n1|"),
  .init(
    "names of files, whatever is in them",
    #"collate -l sv -t / -k2 paths"#,
    "src/a\nsrc/b/äpple\ndoc/Ö\n"),
  .init(
    "a list with a heading",
    #"(echo Name; cat names.txt) | collate -l sv --header"#,
    "Name\nAnders\nZorn\nÅberg\nÄngström\nöst\nÖstlund\n"),
  .init(
    "artists without their articles",
    #"collate -l en --articles=en,de albums"#,
    "Abba\nDie Ärzte\nThe Beatles\nBeirut\n"),
  .init(
    "an index of works by the letters alone",
    #"collate -l es -t, --punctuation=ignore -k 1,1 -k 2 index.txt"#,
    "Alice, Adams\n\"Alice\" (1865)\n¿Qué?\nQuest\n"),
  .init(
    "signs before the first letter do not count",
    #"collate -l es --opening-punctuation=skip index.txt"#,
    "Alice, Adams\n\"Alice\" (1865)\n¿Qué?\nQuest\n"),
  .init(
    "songs by their reading",
    #"collate -l ja -t '\t' -k1,1 --reading=2,2 songs"#,
    "abc\t\nあい\t\n恋\tこい\n"),
  .init(
    "Chinese names by pinyin, with the readings of surnames",
    #"collate -l zh --names=han chinese"#,
    "李四\n王五\n曾国藩\n张三\n"),
  .init(
    "Chinese names by strokes",
    #"collate -l zh-u-co-stroke chinese"#,
    "王五\n张三\n李四\n曾国藩\n"),
  .init(
    "Greek before Latin",
    #"collate -l el greek"#,
    "άλφα\nΒήτα\nΩμέγα\nalpha\n"),
  .init(
    "Latin first in a Greek list",
    #"collate -l el --reorder=Latn,Grek greek"#,
    "alpha\nάλφα\nΒήτα\nΩμέγα\n"),
  .init(
    "capitals first",
    #"collate -l en --case-first=upper dups"#,
    "cafe\nCAFÉ\nCafé\ncafé\n"),
  .init(
    "a Polish list under its letters",
    #"collate sections -l pl cities"#,
    "K\n  Kraków\n\nL\n  Lublin\n\nŁ\n  Łódź\n\nZ\n  Zamość\n\nŻ\n"
      + "  Żary\n"),
  .init(
    "titles and rows for a spreadsheet",
    #"collate sections -l pl --format=tsv cities"#,
    "K\tKraków\nL\tLublin\nŁ\tŁódź\nZ\tZamość\nŻ\tŻary\n"),
  .init(
    "a list as JSON for a page",
    #"collate sections -l sv --format=json --absent=omitted one two"#,
    "{\"locale\":\"sv\",\"sections\":[\n"
      + "{\"title\":\"A\",\"rows\":[\"Abba\"]},\n"
      + "{\"title\":\"B\",\"rows\":[\"Berg\"]},\n"
      + "{\"title\":\"Z\",\"rows\":[\"Zorn\",\"Zorn\"]},\n"
      + "{\"title\":\"Å\",\"rows\":[\"Åberg\"]}],\n"
      + "\"index\":[{\"title\":\"A\",\"section\":0},{\"title\":\"B\",\"sect"
      + "ion\":1},{\"title\":\"Z\",\"section\":2},{\"title\":\"Å\",\"sectio"
      + "n\":3}]}\n"),
  .init(
    "a list by city",
    #"collate sections -l sv --csv --header --group=city -k "#
      + #"family,family contacts.csv"#,
    "given,family,born,city\nBonn\n  Cia,Öberg,1999,Bonn\n\nKöln\n"
      + "  \"Anna, geb. Ek\",Öberg,1970,Köln\n\nLund\n  Dag,,,Lund\n"
      + "  Bo,Åkesson,1985,Lund\n"),
  .init(
    "the letters of a Hungarian index",
    #"collate titles -l hu --limit=5"#,
    "A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY"
      + " U Ü V W X Y Z ZS #\nA • N • #\n"),
  .init(
    "an alphabet of one's own",
    #"printf 'A\nK\nÖ\n' > abc; collate sections -l sv --alphabet=abc "#
      + #"names.txt"#,
    "A\n  Anders\n\nK\n  Zorn\n  Åberg\n  Ängström\n\nÖ\n  öst\n"
      + "  Östlund\n"),
  .init(
    "who is called Müller, however it is written",
    #"collate search -l de muller phone"#,
    "Müller\n"),
  .init(
    "whose name begins with mu",
    #"collate search -l de --scope=starts-with mu phone"#,
    "Mueller\nMuffel\nMüller\nMuster\n"),
  .init(
    "how many lines match",
    #"collate search -l de -c mu phone names.txt"#,
    "phone:4\nnames.txt:0\n"),
  .init(
    "a Chinese name by its pinyin",
    #"collate search -l zh --readings=han zeng chinese"#,
    "曾国藩\n"),
  .init(
    "the best matches first",
    #"collate search -l de --rank muster phone"#,
    "Muster\n"),
  .init(
    "everybody but one",
    #"collate search -l de -v muller phone"#,
    "Mueller\nMuffel\nMuster\n"),
  .init(
    "why a name stands where it stands",
    #"collate explain -l sv Åberg | head -1"#,
    "Åberg\n"),
  .init(
    "a file of Windows",
    #"collate -l sv --encoding=windows-1252 export.csv | od -An -tx1"#,
    " 6e 61 6d 65 0a 5a 0a c4 0a\n"),
  .init(
    "a file of Windows as UTF-8",
    #"collate -l sv --csv -k name,name --encoding=windows-1252,UTF-8 "#
      + #"export.csv"#,
    "name\nZ\nÄ\n"),
  .init(
    "a list too large for memory",
    #"seq 20000 | collate -S 100K --compress-program=gzip -n | tail -1"#,
    "20000\n"),
  .init(
    "many files that another program names",
    #"printf 'one\0two\0' | collate -l sv --files0-from=-"#,
    "Abba\nBerg\nZorn\nZorn\nÅberg\n"),
  .init(
    "keys for a database",
    #"collate keys -l sv --columns=section,title,line one"#,
    "0\tA\tAbba\n25\tZ\tZorn\n"),
  .init(
    "dictionary order: signs do not count",
    #"printf 'a-c\nab\n' | collate -l en -d"#,
    "ab\na-c\n"),
  .init(
    "a short form of a long option",
    #"collate --rev one"#,
    "Zorn\nAbba\n"),
  .init(
    "lines compared in a language by comm, which loses some",
    #"printf 'a\nB\nc\n' >x; printf 'B\nc\n' >y; LC_ALL=C comm -12 "#
      + #"--nocheck-order x y"#,
    "c\n"),
]
