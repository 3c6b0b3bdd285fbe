import CWidths
import Testing

/// The program in another program's terminal.
@Suite(.enabled(if: hasTmux)) struct TmuxTests {
  @Test("tmux shows what the test's own screen shows")
  func tmux() throws {
    let tmux = try Tmux(
      ["Anna", "山田", "e\u{301}a", "Zebra", "Åke", "Öl", "Bo"], height: 12)
    try tmux.see("the list") { $0.contains("Zebra") }
    #expect(
      try tmux.rows().prefix(8) == [
        "⌕ type to search             contains  7",
        "A                                      ⌕",
        "  Anna                                 A",
        "B                                      •",
        "  Bo                                   H",
        "E                                      •",
        "  e\u{301}a                                   O",
        "Z                                      •",
      ])
    // In tmux, too, the bar is a straight line.
    try tmux.strike("End")
    try tmux.see("the end") {
      $0.contains("  山田                                 #")
    }
    try tmux.strike("Home", "Tab", "M-ö", "Tab", "Enter")
    #expect(try tmux.status() == "0\n")
    #expect(tmux.scratch.text(of: "chosen") == "Anna\nÖl\n")
  }

  @Test("In tmux, too, there are mouse, paste, scopes, and windows of any size")
  func events() throws {
    let tmux = try Tmux(
      ["Anna", "Bo", "Bodil", "Cecilia", "Zebra"], height: 12)
    try tmux.see("the list") { $0.contains("contains  5") }
    // A press on the bar and its release.
    try tmux.strike("-l", "\u{1B}[<0;40;11M\u{1B}[<0;40;11m")
    try tmux.strike("Tab")
    try tmux.see("a mark") { $0.contains("✓ Zebra") }
    try tmux.paste("bo\n")
    try tmux.see("what was pasted") { $0.contains("⌕ bo  ") }
    try tmux.see("what was found") { $0.contains("contains  2 of 5") }
    try tmux.strike("C-s")
    try tmux.see("the scope") { $0.contains("starts with  2 of 5") }
    for (width, height) in [(20, 5), (200, 60), (40, 12)] {
      try tmux.resize(width: width, height: height)
      try tmux.see("\(width) × \(height)") { text in
        let rows = text.split(
          separator: "\n", omittingEmptySubsequences: false)
        return rows.count { !$0.isEmpty } >= min(height, 5)
          && rows[0].count == width && rows[0].hasSuffix("2 of 5")
          && rows[height - 1].hasPrefix("1 marked")
      }
    }
    try tmux.strike("Enter")
    #expect(try tmux.status() == "0\n")
    #expect(tmux.scratch.text(of: "chosen") == "Zebra\n")
  }

  @Test("In tmux, too, Ctrl-Z leads to the shell, and fg back")
  func stopping() throws {
    let tmux = try Tmux(
      ["Anna", "Bo"], height: 12,
      script: """
        set -m
        $THUMB -l sv lines > chosen
        echo the shell
        read line
        fg > back
        """)
    try tmux.see("the list") { $0.contains("contains  2") }
    try tmux.strike("Down", "C-z")
    try tmux.see("the shell") {
      $0.contains("the shell") && !$0.contains("Anna")
    }
    try tmux.strike("Enter")
    try tmux.see("the list") { $0.contains("Anna") }
    try tmux.strike("Enter")
    #expect(try tmux.status() == "0\n")
    #expect(tmux.scratch.text(of: "chosen") == "Bo\n")
  }

  @Test(
    "In tmux, too, a list below the prompt has a preview, and leaves nothing")
  func below() throws {
    let scratch = try Scratch()
    try scratch.write(
      ["  \u{1B}[32mmain\u{1B}[m", "* \u{1B}[31mdev\u{1B}[m"], to: "lines")
    let tmux = try Tmux(
      scratch, width: 80, height: 20,
      script: """
        set -m
        for n in $(seq 15); do echo before $n; done; printf "> "
        $THUMB -l en --ansi --height=12 --preview="echo about {}; seq 9" lines > chosen
        echo the shell
        read line
        fg > back
        """)
    try tmux.see("the preview") { $0.contains("│about * dev") }
    try tmux.see("the prompt") { $0.contains("before 15\n>\n⌕") }
    try tmux.strike("Down")
    try tmux.see("the next") { $0.contains("│about   main") }
    try tmux.resize(width: 50, height: 16)
    try tmux.see("below") {
      $0.contains("\n──") && $0.contains("\nabout   main")
    }
    try tmux.resize(width: 80, height: 20)
    try tmux.see("beside") { $0.contains("│about   main") }
    try tmux.strike("C-z")
    try tmux.see("the shell") {
      $0.contains("the shell") && !$0.contains("about")
        && $0.contains("before 15\n")
    }
    try tmux.strike("Enter")
    try tmux.see("the preview") { $0.contains("│about   main") }
    try tmux.strike("C-o", "Tab", "C-o")
    try tmux.see("the marked alone") { $0.contains("marked alone  1") }
    try tmux.strike("Enter")
    #expect(try tmux.status() == "0\n")
    #expect(tmux.scratch.text(of: "chosen") == "  main\n")
  }

  @Test("Ten scripts at once line up")
  func scripts() throws {
    let names = [
      "Anna", "Борис", "Ελένη", "山田太郎", "さくら ﾊﾅｺ", "김민수", "محمد علي",
      "שרה כהן", "สมชาย ใจดี", "आरती शर्मा", "Արմեն", "ნინო",
    ]
    let tmux = try Tmux(names, height: 30)
    try tmux.see("the list") { text in names.allSatisfy(text.contains) }
    let rows = try tmux.rows()
    for row in rows[1...28] {
      let columns = row.unicodeScalars.reduce(0) {
        $0 + max(0, Int(cwidths_columns($1.value)))
      }
      #expect(columns == 40, "\(row)")
    }
    #expect(rows[1].hasSuffix(" ⌕") && rows[28].hasSuffix(" #"))
    try tmux.strike("Escape")
    #expect(try tmux.status() == "1\n")
  }
}
