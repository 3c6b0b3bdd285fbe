import Foundation
import Testing

/// The keys that the scripts of `--shell` bind, in the shells themselves.
@Suite(.enabled(if: hasTmux)) struct ShellTests {
  struct Shell: CustomTestStringConvertible, Sendable {
    var name: String
    var start: String
    var source: String

    var testDescription: String { name }

    static let all = [
      Shell(
        name: "bash", start: "bash --norc --noprofile -i",
        source: #"eval "$(thumb --shell=bash)""#),
      Shell(
        name: "zsh", start: "zsh -f -i",
        source: #"eval "$(thumb --shell=zsh)""#),
      Shell(
        name: "fish", start: "fish -i",
        source: "thumb --shell=fish | source"),
    ].filter { shell in
      let isThere = FileManager.default.isExecutableFile(
        atPath: "/usr/bin/\(shell.name)")
      if !isThere { print("\(shell.name) is not here, so it is not tried") }
      return isThere
    }
  }

  /// Starts a shell that knows the keys, among some files.
  private func start(_ shell: Shell) throws -> Tmux {
    let scratch = try Scratch()
    for name in ["it's a file", "-x", "$(date)", ".hidden"] {
      try scratch.write([name], to: name)
    }
    for name in ["one folder", "two"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(of: name), withIntermediateDirectories: false)
    }
    let tmux = try Tmux(
      scratch, width: 70, height: 24,
      script: """
        export PATH=$(dirname $THUMB):$PATH HOME=$PWD LC_ALL=C.UTF-8
        export THUMB_OPTIONS=--height=18
        unset THUMB
        exec \(shell.start)
        """)
    try scratch.write([shell.source, "echo rea''dy"], to: "keys")
    try type(shell.name == "fish" ? "source keys" : ". ./keys", tmux)
    try tmux.see("the shell") { $0.contains("\nready\n") }
    return tmux
  }

  /// Types a command, and Enter.
  private func type(_ text: String, _ tmux: Tmux) throws {
    try tmux.strike("-l", text)
    try tmux.strike("Enter")
  }

  @Test(
    "Ctrl-T puts in names of files, whatever they are", arguments: Shell.all)
  func files(_ shell: Shell) throws {
    let tmux = try start(shell)
    try tmux.strike("-l", "printf %s, ")
    try tmux.strike("C-t")
    try tmux.see("the files") { text in
      ["it's a file", "./-x", "$(date)", "one folder"].allSatisfy(text.contains)
        && !text.contains("hidden")
    }
    try tmux.strike("-l", "file a")
    try tmux.see("what is found") { $0.contains("contains  1 of ") }
    try tmux.strike("Tab", "C-u")
    try tmux.strike("-l", "date")
    try tmux.see("what is found") { $0.contains("1 marked") }
    try tmux.strike("Tab", "C-u")
    try tmux.strike("-l", "x")
    try tmux.strike("Tab", "Enter")
    try tmux.see("the line again") { !$0.contains("⌕") && $0.contains("./-x") }
    try tmux.strike("Enter")
    try tmux.see("the files") { $0.contains("\nit's a file,./-x,$(date),") }
  }

  @Test("Ctrl-R puts in an earlier command", arguments: Shell.all)
  func history(_ shell: Shell) throws {
    let tmux = try start(shell)
    for command in ["echo one-1 two", "echo three", "echo four"] {
      try type(command, tmux)
      try tmux.see(command) {
        $0.contains("\n\(command.dropFirst(5))\n")
      }
    }
    try tmux.strike("-l", "two")
    try tmux.strike("C-r")
    try tmux.see("the command") {
      $0.contains("⌕ two") && $0.contains("\n  echo one-1 two ")
        && $0.contains("1 of ")
    }
    try tmux.strike("Enter")
    try tmux.see("the line again") { !$0.contains("⌕") }
    try tmux.strike("Enter")
    try tmux.see("what it writes") { text in
      text.split(separator: "\n").count { $0 == "one-1 two" } == 2
    }
    // The latest are the first, and to leave changes nothing.
    try tmux.strike("-l", "e")
    try tmux.strike("C-r", "C-u")
    try tmux.see("the commands") { text in
      let rows = text.split(separator: "\n").map { String($0).trimmed }
      let list = rows.drop { !$0.hasPrefix("⌕") }
      return list.dropFirst().first?.hasPrefix("echo one-1 two") == true
    }
    try tmux.strike("Escape")
    try tmux.see("the line again") { !$0.contains("⌕") }
    try type("cho five", tmux)
    try tmux.see("what it writes") { $0.contains("\nfive\n") }
  }

  @Test(
    "Alt-C goes to a folder, and keeps what was typed", arguments: Shell.all)
  func folders(_ shell: Shell) throws {
    let tmux = try start(shell)
    try tmux.strike("-l", "pw")
    try tmux.strike("M-c")
    try tmux.see("the folders") {
      $0.contains("one folder") && $0.contains("two")
        && !$0.contains("a file") && $0.contains("⌕")
    }
    try tmux.strike("-l", "one")
    try tmux.see("what is found") { $0.contains("contains  1 of ") }
    try tmux.strike("Enter")
    try tmux.see("the line again") { !$0.contains("⌕") }
    usleep(300_000)
    try type("d", tmux)
    try tmux.see("where it is") { $0.contains("/one folder\n") }
  }

  @Test(
    "THUMB_OPTIONS are words, whose asterisks stand for themselves",
    arguments: Shell.all)
  func options(_ shell: Shell) throws {
    let scratch = try Scratch()
    try scratch.write(["#!/bin/sh", #"printf '%s\n' "$@""#], to: "bin-thumb")
    try scratch.write(["__thumb last"], to: "call")
    let run = try Thumb(
      script: """
        mkdir bin && mv bin-thumb bin/thumb && chmod +x bin/thumb
        $THUMB --shell=\(shell.name) | cat - call > keys
        export PATH=$PWD/bin:$PATH HOME=$PWD THUMB_OPTIONS='--query=* *  a*c'
        touch ./--query=x abc
        \(shell.start.replacing(" -i", with: "")) ./keys > words 2> errors
        """, in: scratch)
    try run.end(status: 0)
    #expect(
      scratch.text(of: "words").split(separator: "\n").suffix(4)
        == ["--query=*", "*", "a*c", "last"], "\(scratch.text(of: "errors"))")
  }
}
