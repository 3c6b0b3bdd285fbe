import Foundation
import Testing

/// What people pick at a shell.
@Suite("Everyday picks", .enabled(if: hasBash))
struct PickTaskTests {
  @Test("are done by one command and some keys", arguments: tasks)
  private func isDone(_ task: Task) throws {
    let scratch = try Scratch()
    for (name, text) in files {
      try scratch.write(Array(text.utf8), to: name)
    }
    try scratch.write([0x41, 0x0A, 0xC4, 0x0A], to: "latin")
    for name in ["Data", "sub"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(of: name), withIntermediateDirectories: false)
    }
    try scratch.write(
      ["Island", "Österrike", "Sverige"], to: "Data/countries-sv.txt")
    let thumb = try Thumb(
      script: """
        PATH=${THUMB%/*}:$PATH; unset LC_ALL; export LANG=en_US.UTF-8
        \(programs)
        { \(task.command)
        } > picked 2> errors
        """, in: scratch, shell: bash, width: 100, height: 24)
    if let keys = task.keys {
      try thumb.wait("the list") {
        $0.isTaken && $0.text.contains("Enter")
          && !$0.text.contains("reading …")
      }
      try thumb.send(keys)
    }
    try thumb.end(status: 0)
    #expect(scratch.text(of: "picked") == task.output)
    #expect(scratch.text(of: "errors") == "")
  }

  @Test("stand in the manual, the commonest of them")
  func inManual() throws {
    let thumb = try Thumb([try program(), "--man"], try Scratch())
    let manual = try thumb.end(status: 0)
      .replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\e", with: "\\")
    let shown = manual.split(separator: ".EX\n").dropFirst().map {
      String($0.prefix { $0 != "\n" }).trimmed
    }
    #expect(tasks.count >= 30)
    #expect(shown.count >= 10)
    // Each command of the manual is one that is tried.
    for command in shown {
      #expect(tasks.contains { $0.command == command }, "\(command)")
    }
  }
}

/// What somebody wants, the command that asks for it, the keys that answer, and
/// what is written; without keys, nobody is asked.
private struct Task: CustomTestStringConvertible {
  let name: String
  let command: String
  let keys: String?
  let output: String

  init(_ name: String, _ command: String, _ keys: String?, _ output: String) {
    self.name = name
    self.command = command
    self.keys = keys
    self.output = output
  }

  var testDescription: String { name }
}

/// Programs of others, as far as the tasks need them.
private let programs = """
  ps() { cat processes; }
  git() {
    local color=$'\\e[32m'
    case "$*" in
      "branch --format="*) cut -c3- branches;;
      "branch --color=always") sed "s/^\\(..\\)/\\1$color/" branches;;
      branch) cat branches;;
      switch*) echo "on $2";;
      log*) cat log;;
      show*) echo "about $3";;
    esac
  }
  """

private let files = [
  "albums": "The Beatles\nAbba\nDie Ärzte\nBeirut\n",
  "branches": "* main\n  fix/order-of-keys\n  feature/bar\n",
  "japanese": "鈴木\n山田太郎\n渡辺\n",
  "kana": "鈴木\tすずき\n山田\tやまだ\n渡辺\tわたなべ\n",
  "chinese": "张三\n李四\n曾国藩\n王五\n",
  "contacts.csv":
    "name,kana,mail,city\n山田,やまだ,y@x,京都\n\"東, A\",あずま,a@x,奈良\n"
    + "佐藤,さとう,s@x,京都\n",
  "history": "make\ngit pull\nmake test\ngit push\n",
  "it's": "",
  "log": "a1b2c3 Sort keys once\nd4e5f6 Draw the bar\n",
  "names": "Anna Smith\nBob Smith\nBob Miller\nCecilia Bo\n",
  "notes": "buy milk\ntodo: call Bo\nread\ntodo: write\n",
  "playlist.tsv": "千本桜\tせんぼんざくら\n粉雪\tこなゆき\nLemon\t\n",
  "processes": "  PID CMD\n    1 init\n  217 sshd\n 1009 bash\n",
  "résumés.txt": "",
  "résumé": "Resume\nRésumé\n",
  "tags": "home\nwork\n",
  "two\nlines.txt": "",
  "versions": "v1.10\nv1.9\nv2.0\n",
]

private let esc = "\u{1B}"

private let tasks: [Task] = [
  .init(
    "a country in Swedish", "thumb -l sv Data/countries-sv.txt", "öst\r",
    "Österrike\n"),
  .init(
    "contacts by reading, to a file with the names of columns",
    "thumb -l ja --csv --header -k name,name --reading=kana -o chosen "
      + "contacts.csv", "\t\t\r", ""),
  .init(
    "contacts in such a file",
    "thumb -l ja --csv --header -k name,name --reading=kana -o chosen "
      + "contacts.csv; cat chosen", "\t\t\r",
    "name,kana,mail,city\n\"東, A\",あずま,a@x,奈良\n佐藤,さとう,s@x,京都\n"),
  .init(
    "a song by its reading",
    #"thumb -l ja -t '\t' -k 1,1 --reading=2 playlist.tsv"#, "せん\r",
    "千本桜\tせんぼんざくら\n"),
  .init(
    "another branch",
    "git switch $(git branch --format='%(refname:short)' | "
      + "thumb --punctuation-counts)", "x/o\r", "on fix/order-of-keys\n"),
  .init(
    "a branch, as git lists them", "git branch | thumb | cut -c3-",
    "\(esc)m\r", "main\n"),
  .init(
    "a branch in colours",
    "git switch $(git branch --color=always | thumb --ansi)", "bar\r",
    "on feature/bar\n"),
  .init(
    "a commit and what it changed",
    "git log --oneline --color=always | thumb --ansi --input-order "
      + "--preview='git show --color=always {1}' | cut -d' ' -f1", "bar\r",
    "d4e5f6\n"),
  .init(
    "files, whatever is in their names",
    "find . -name '*.txt' -print0 | thumb -z --punctuation-counts | "
      + "xargs -0 ls -d", "two\t\u{15}resu\t\r",
    "./résumés.txt\n./two\nlines.txt\n"),
  .init(
    "a process", "ps -e | thumb --header | awk '{ print $1 }'", "ssh\r",
    "217\n"),
  .init(
    "a new tag", "thumb --print-query tags | tail -n 1", "garden\r",
    "garden\n"),
  .init("a tag", "thumb --print-query tags | tail -n 1", "wo\r", "work\n"),
  .init(
    "a name, if there is a choice",
    "thumb --select-1 --exit-0 --query=bo names", " sm\r", "Bob Smith\n"),
  .init(
    "a name, if there is none",
    "thumb --select-1 --exit-0 --query=bob\\ mil names", nil, "Bob Miller\n"),
  .init(
    "nobody", "thumb --exit-0 --query=xyz names || echo nobody", nil,
    "nobody\n"),
  .init(
    "below the prompt, marked with the space bar",
    "thumb --height=~15 --bind=space:toggle+down names", "  \r",
    "Anna Smith\nBob Miller\n"),
  .init(
    "an earlier command", "tac history | thumb --input-order --rank",
    "git\r", "git push\n"),
  .init("words in any order", "thumb names", "smith bo\r", "Bob Smith\n"),
  .init("a phrase", "thumb --phrase names", "a s\r", "Anna Smith\n"),
  .init(
    "a name that begins so", "thumb --scope=starts-with names", "ce\r",
    "Cecilia Bo\n"),
  .init(
    "with its accents", "thumb --mind=accents résumé", "resume\r", "Resume\n"),
  .init(
    "Chinese by pinyin", "thumb -l zh --readings=han chinese", "wangwu\r",
    "王五\n"),
  .init(
    "kanji by a dictionary", "thumb -l ja --dictionary=kana japanese",
    "yamada\r",
    "山田太郎\n"),
  .init(
    "kanji under their kana", "thumb -l ja --dictionary=kana japanese",
    "\(esc)わ\r", "渡辺\n"),
  .init(
    "Chinese surnames", "thumb -l zh --names=han chinese", "\(esc)z\r",
    "曾国藩\n"),
  .init(
    "a line to edit", "grep -n todo notes | thumb | cut -d: -f1", "write\r",
    "4\n"),
  .init(
    "file and line", "thumb -H -n notes tags", "read\r", "notes:3:read\n"),
  .init(
    "what does not match", "thumb -v --query=todo notes", "\t\t\r",
    "buy milk\nread\n"),
  .init("a version", "thumb --numeric --input-order versions", "2\r", "v2.0\n"),
  .init(
    "versions in order", "thumb --numeric versions", "\(esc)[B\r", "v1.10\n"),
  .init(
    "an album without its article", "thumb --articles=en albums",
    "\(esc)b\r", "The Beatles\n"),
  .init(
    "an album by its letter", "thumb --articles=en,de albums",
    "\(esc)a\(esc)[B\r",
    "Die Ärzte\n"),
  .init(
    "contacts by town",
    "thumb -l ja --csv --header --group=city,city contacts.csv",
    "\(esc)[C\r", "\"東, A\",あずま,a@x,奈良\n"),
  .init(
    "a mail address",
    "thumb -l ja --csv --header -k name,name contacts.csv | "
      + "cut -d, -f3", "山\r", "y@x\n"),
  .init(
    "a list in another charset", "thumb -l sv --encoding=latin1,UTF-8 latin",
    "ä\(esc)[F\r", "\u{C4}\n"),
  .init(
    "to open or to edit",
    "thumb --expect=ctrl-e names | { read key; read name; echo $key $name; }",
    "mil\u{5}", "ctrl-e Bob Miller\n"),
  .init(
    "with what a file says", "ls n* | thumb --preview='cat {}'", "no\r",
    "notes\n"),
  .init(
    "a folder to go to", "cd \"$(find . -type d | thumb)\"; basename $PWD",
    "sub\r", "sub\n"),
  .init(
    "all that is left", "ls -d sub names tags | thumb | xargs ls -d",
    "\t\t\t\r", "names\nsub\ntags\n"),
]
