import Testing
import ThumbIndex

@Suite("collate sort --keyed")
struct StoredKeysTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func keys(_ arguments: String..., of input: String) throws -> [UInt8]
  {
    let run = try collate(
      ["keys", "--fingerprint"] + arguments, input: Array(input.utf8))
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.output
  }

  /// Lines without their keys and headers.
  private func lines(of run: Run) -> String {
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.drop { $0 != "\t" }.dropFirst() + "\n" }.joined()
  }

  @Test("sorts by the keys that are there, under the same header")
  func sorts() throws {
    let collator = try Collator("sv")
    let line = { (text: String) in
      "\(collator.sortKey(for: text))\t\(text)\n"
    }
    let header = "# collate-keys \(collator.fingerprint)\n"
    let stored = try keys("-l", "sv", of: "ö\nz\nå\n")
    try expect(
      collate("--keyed", "-l", "sv", input: stored),
      .wrote(header + line("z") + line("å") + line("ö")))
    try expect(
      collate("--keyed", "-l", "sv", "-r", input: stored),
      .wrote(header + line("ö") + line("å") + line("z")))
    // What is written can be sorted again, or checked.
    let sorted = try collate("--keyed", "-l", "sv", input: stored)
    try expect(collate("--keyed", "-l", "sv", input: sorted.output), sorted)
    try expect(
      collate("--keyed", "-c", "-l", "sv", input: sorted.output), .wrote(""))
  }

  @Test("gives the order that sorting the lines gives")
  func roundTrip() throws {
    let input = "b:1\nå:2\na:2\nÅ:1\na:1\nb:1\n"
    for options in [[], ["-l", "sv"], ["-l", "sv", "-f"], ["-l", "de"]] {
      let sorted = try collate(["-s"] + options, input: Array(input.utf8))
      // `keys` knows the strength only by its own option.
      let strength = options.contains("-f") ? ["--strength=secondary"] : []
      let stored = try collate(
        ["keys", "--fingerprint"] + options.filter { $0 != "-f" } + strength,
        input: Array(input.utf8))
      let run = try collate(["--keyed", "-s"] + options, input: stored.output)
      #expect(lines(of: run) == sorted.text)
    }
    for parts in [["-k2,2", "-k1,1r"], ["-k2r"], ["-k1,1", "-k2,2"]] {
      let options = ["-l", "sv", "-t:"] + parts
      let stored = try collate(
        ["keys", "--fingerprint"] + options, input: Array(input.utf8))
      #expect(
        lines(
          of: try collate("--keyed", "-s", "-l", "sv", input: stored.output))
          == (try collate(["-s"] + options, input: Array(input.utf8)).text))
    }
  }

  @Test("several files each with a header of their own")
  func severalFiles() throws {
    try scratch.write(try keys("-l", "sv", of: "ö\na\n"), to: "one")
    try scratch.write(try keys("-l", "sv", of: "å\n"), to: "two")
    let run = try collate("--keyed", "-l", "sv", "one", "two", in: scratch)
    #expect(lines(of: run) == "a\nå\nö\n")
    #expect(run.text.split(separator: "\n").count == 4)
  }

  @Test("-u leaves one line of each key, -z keeps records in NUL")
  func uniqueAndZero() throws {
    let stored = try keys("-l", "sv", "--strength=primary", of: "b\nA\na\n")
    #expect(
      lines(
        of: try collate(
          "--keyed", "-u", "-l", "sv", "--strength=primary", input: stored))
        == "A\nb\n")
    let zero = try collate(
      "keys", "-z", "--fingerprint", "-l", "sv", input: "b\nx\0a\0")
    let collator = try Collator("sv")
    try expect(
      collate("--keyed", "-z", "-l", "sv", input: zero.output),
      .wrote(
        "# collate-keys \(collator.fingerprint)\0"
          + "\(collator.sortKey(for: "a"))\ta\0"
          + "\(collator.sortKey(for: "b\nx"))\tb\nx\0"))
  }

  @Test("-c counts the header as a line")
  func check() throws {
    let key = try Collator("sv").sortKey(for: "a")
    try expect(
      collate(
        "-c", "--keyed", "-l", "sv", input: try keys("-l", "sv", of: "b\na\n")),
      .disorder("-:3: disorder: \(key)\ta"))
    // Keys of another file have a header, too.
    let several = try [["a", "b"], ["z", "a"]].map {
      try keys("-l", "sv", of: $0.map { "\($0)\n" }.joined())
    }
    try expect(
      collate("-c", "--keyed", "-l", "sv", input: Array(several.joined())),
      .disorder("-:6: disorder: \(key)\ta"))
  }

  @Test("keys made otherwise are refused, with what differs")
  func otherFingerprint() throws {
    let stored = try keys("-l", "sv", of: "a\n")
    let fingerprint = try Collator("sv").fingerprint
    let numeric = "numeric=on', not 'numeric=off'"
    try expect(
      collate(
        "--keyed", "-l", "sv", input: try keys("-l", "sv-u-kn", of: "a\n")),
      .trouble("the keys have another fingerprint: '\(numeric)"))
    try expect(
      collate("--keyed", "-l", "sv", "--strength=primary", input: stored),
      .trouble(
        "the keys have another fingerprint: 'strength=tertiary', not "
          + "'strength=primary'"))
    try expect(
      collate("--keyed", input: stored),
      .trouble(
        "the keys have another fingerprint: '\(fingerprint)', not "
          + "'order=bytes'"))
    // The second file is looked at too.
    try scratch.write(stored, to: "one")
    try scratch.write(
      try keys("-l", "sv", "--case-first=upper", of: "a\n"), to: "two")
    try expect(
      collate("--keyed", "-l", "sv", "one", "two", in: scratch),
      .trouble(
        "the keys have another fingerprint: 'case-first=upper', not "
          + "'case-first=off'"))
  }

  @Test("keys of another ICU, or of other data, are refused")
  func otherVersions() throws {
    let stored = String(
      decoding: try keys("-l", "sv", of: "a\n"), as: UTF8.self)
    let versions = ICUVersions.current
    for (name, version) in [
      ("icu", versions.icu), ("cldr", versions.cldr),
      ("unicode", versions.unicode),
      ("collator", try Collator("sv").dataVersion), ("locale", "sv"),
    ] {
      try expect(
        collate(
          "--keyed", "-l", "sv",
          input: stored.replacing("\(name)=\(version) ", with: "\(name)=1 ")),
        .trouble(
          "the keys have another fingerprint: '\(name)=1', not "
            + "'\(name)=\(version)'"))
    }
  }

  @Test("rules are part of what keys are made with")
  func otherRules() throws {
    try scratch.write("&z < b", to: "rules")
    let stored = try keys("-l", "sv", of: "a\n")
    let run = try collate(
      ["--keyed", "-l", "sv", "--rules=rules"], input: stored, in: scratch)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errorText.contains("rules=-"))
  }

  @Test("the header says how keys are composed, unless of one text")
  func composition() throws {
    let plain = "# collate-keys \(try Collator("sv").fingerprint)"
    for (options, word) in [
      (["-k1,1"], ""), (["-k2,2"], ""), (["-b"], ""),
      (["-k1,1f"], " keys=text-ignoring-case"),
      (["-k1,1r"], " keys=text-descending"),
      (["-k1,1n"], " keys=number-2c,text"),
      (["-k1,1", "-k2,2"], " keys=text,text"),
      (
        ["-k2,2nr", "-k1,1fr"],
        " keys=number-2c-descending,text-ignoring-case-descending,text"
      ),
    ] {
      let run = try collate(
        ["keys", "--fingerprint", "-l", "sv", "-t:"] + options,
        input: Array("a:1\n".utf8))
      let header = run.text.prefix { $0 != "\n" }
      #expect(header == plain + word, "\(options)")
    }
  }

  @Test("keys that are composed otherwise are not mixed")
  func otherComposition() throws {
    let up = try keys("-l", "sv", "-t:", "-k1,1", of: "a:1\nb:1\n")
    let down = try keys("-l", "sv", "-t:", "-k1,1r", of: "b:1\na:1\n")
    let both = try keys("-l", "sv", "-t:", "-k1,1", "-k2,2", of: "a:1\n")
    for (name, bytes) in [("up", up), ("down", down), ("both", both)] {
      try scratch.write(bytes, to: name)
    }
    try scratch.write(up + down, to: "joined")
    for options in [[], ["-m"], ["-m", "--batch-size=2"], ["-S", "64b"]] {
      let options = ["--keyed", "-l", "sv"] + options
      for (files, theirs, ours) in [
        (["up", "up", "down"], "keys=text-descending", "-"),
        (["down", "up", "down"], "-", "keys=text-descending"),
        (["both", "both", "down"], "keys=text-descending", "keys=text,text"),
        (["joined"], "keys=text-descending", "-"),
      ] {
        try expect(
          collate(options + files, in: scratch),
          .trouble(
            "the keys have another fingerprint: '\(theirs)', not '\(ours)'"))
      }
      // Keys composed alike are taken, and what is written says how.
      let run = try collate(options + ["down", "down"], in: scratch)
      #expect(lines(of: run) == "b:1\nb:1\na:1\na:1\n")
      #expect(run.output.starts(with: down.prefix { $0 != 0x0A } + [0x0A]))
    }
    try expect(
      collate("-c", "--keyed", "-l", "sv", "joined", in: scratch),
      .trouble(
        "the keys have another fingerprint: 'keys=text-descending', not '-'"))
  }

  @Test("each file begins with a header, unless it is empty")
  func fileWithoutHeader() throws {
    let stored = try keys("-l", "sv", of: "a\n")
    try scratch.write(stored, to: "one")
    try scratch.write([], to: "none")
    try scratch.write(Array(stored.drop { $0 != 0x0A }.dropFirst()), to: "two")
    for options in [[], ["-m"]] {
      let options = ["--keyed", "-l", "sv"] + options
      try expect(
        collate(options + ["one", "two"], in: scratch),
        .trouble("'two' has another header than 'one'"))
      try expect(
        collate(options + ["one", "none"], in: scratch), .wrote(stored))
    }
  }

  @Test("what is no line of keys is refused")
  func malformed() throws {
    try expect(
      collate("--keyed"),
      .trouble("no keys: the input is empty, it has no header"))
    for input in ["61\ta\n", "\n", "# collate-key order=bytes\n"] {
      try expect(
        collate("--keyed", input: input),
        .trouble("no keys: line 1 is not a '# collate-keys' header"))
    }
    for line in ["xyz", "", "61", "6\ta", "6A\tj", "61 a", "# other"] {
      try expect(
        collate(
          "--keyed", input: "# collate-keys order=bytes\n61\ta\n\(line)\n"),
        .trouble(
          "no key in line 3: \(line.replacing("\t", with: "␉"))"))
    }
  }
}
