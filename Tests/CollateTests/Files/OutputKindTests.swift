import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Every kind of file that `-o` may name: afterwards it has the output, and all
/// else is as it was, with owner, group, mode and links.
@Suite("Kinds of output files")
struct OutputKindTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    // Others may look into it, but not write.
    try scratch.setMode(0o755, of: ".")
    try scratch.write(Self.lines.shuffled().joined(), to: "list")
    try scratch.makeDirectory("runs")
    try scratch.setMode(0o1777, of: "runs")
  }

  private static let lines = (10_000..<11_000).map { "\($0)\n" }
  private static let sorted = lines.joined()

  /// A kind of file.
  struct Kind: CustomTestStringConvertible {
    var testDescription: String

    /// Commands of the shell that make a file named `out`.
    let setup: String

    /// Whether the file stays the same one, with other bytes.
    var isSame = false
    var user: User?

    /// What the listing of all files says after the run instead of before.
    var change: (from: String, to: String)?

    init(
      _ name: String, _ setup: String, isSame: Bool = false, user: User? = nil,
      change: (from: String, to: String)? = nil
    ) {
      testDescription = name
      self.setup = setup
      self.isSame = isSame
      self.user = user
      self.change = change
    }
  }

  /// Path, type, owner, group, mode, number of names, and target of all files.
  private func listing() throws -> String {
    try shell(
      "find . -printf '%P %y %U:%G %m %n %l\\n' | sort", in: scratch
    ).run().text
  }

  private func inode() throws -> String {
    try shell("stat -L -c %d:%i out", in: scratch).run().text
  }

  private func check(_ kind: Kind, _ options: [String]) throws {
    try expect(shell("set -e; \(kind.setup)", in: scratch).run(), .wrote(""))
    var before = try listing()
    let oldInode = try inode()
    var process = try tool(options + ["-o", "out", "list"], in: scratch)
    process.user = kind.user
    try expect(process.run(), .wrote(""))
    if let change = kind.change {
      before = before.replacing(change.from, with: change.to)
    }
    #expect(try listing() == before)
    #expect(try scratch.text(of: "out") == Self.sorted)
    #expect(try (inode() == oldInode) == kind.isSame)
  }

  /// In memory, and beyond it.
  static let ways = [["-T", "runs"], ["-S", "1K", "-T", "runs"]]

  private static let kinds = [
    Kind("file", "echo old > out; chmod 640 out"),
    Kind("wide open file", "echo old > out; chmod 666 out"),
    Kind("executable with setuid", "echo old > out; chmod 4755 out"),
    Kind(
      "longer file", "head -c 1000000 /dev/zero > out; chmod 600 out"),
    Kind(
      "link", "mkdir folder; echo old > folder/file; ln -s folder/file out"),
    Kind(
      "link to a link",
      "mkdir a b; echo old > b/file; ln -s ../b/file a/link; ln -s a/link out"),
    Kind(
      "hard link", "echo old > out; ln out other",
      change: (
        from: "other f 0:0 644 2 \nout f 0:0 644 2 ",
        to: "other f 0:0 644 1 \nout f 0:0 644 1 "
      )),
  ]

  @Test("keep what they are", arguments: kinds, ways)
  func everybody(_ kind: Kind, _ options: [String]) throws {
    var kind = kind
    if kind.change != nil {
      let own = "\(geteuid()):\(getegid())"
      kind.change!.from.replace("0:0", with: own)
      kind.change!.to.replace("0:0", with: own)
    }
    try check(kind, options)
    if kind.change != nil {
      // The other name keeps what it had, as the manual says.
      #expect(try scratch.text(of: "other") == "old\n")
    }
  }

  private static let rootsKinds = [
    Kind("file of others", "echo old > out; chown 3:4 out; chmod 640 out"),
    Kind(
      "setuid of others", "echo old > out; chown 3:4 out; chmod 6755 out"),
    Kind(
      "file in a sticky folder",
      "mkdir -m 1777 f; echo old > f/x; chown 3:4 f/x; ln -s f/x out"),
  ]

  @Test(
    "keep what they are if root writes them",
    .enabled(if: isSuperuser, "only root can give files away"),
    arguments: rootsKinds, ways)
  func root(_ kind: Kind, _ options: [String]) throws {
    try check(kind, options)
  }

  private static let member = User(number: 1234, groups: [5678])

  /// What root has made, and somebody else writes.
  private static let othersKinds = [
    Kind(
      "team's file in the user's folder",
      "mkdir f; chown 1234 f; echo old > f/x; chown 0:5678 f/x; chmod 660 f/x",
      isSame: true, user: member),
    Kind(
      "file in a folder that cannot be written",
      "mkdir f; echo old > f/x; chmod 666 f/x", isSame: true, user: member),
    Kind(
      "somebody else's file in a sticky folder",
      "mkdir -m 1777 f; echo old > f/x; chown 4321 f/x; chmod 666 f/x",
      isSame: true, user: member),
    Kind(
      "longer file in a folder that cannot be written",
      "mkdir f; head -c 99999 /dev/zero > f/x; chown 1234 f/x",
      isSame: true, user: member),
    Kind(
      "user's file in a sticky folder",
      "mkdir -m 1777 f; echo old > f/x; chown 1234:1234 f/x", user: member),
    Kind(
      "user's file of the team",
      "mkdir f; chown 1234 f; echo old > f/x; chown 1234:5678 f/x;"
        + "chmod 2770 f/x", user: member),
    Kind(
      "user's file of a group that the user is not in",
      "mkdir f; chown 1234 f; echo old > f/x; chown 1234:0 f/x; chmod 664 f/x",
      isSame: true, user: member),
    Kind(
      "user's setuid file",
      "mkdir f; chown 1234 f; echo old > f/x; chown 1234:1234 f/x;"
        + "chmod 4755 f/x", user: member),
    Kind(
      "user's setuid file of a group that the user is not in",
      "mkdir f; chown 1234 f; echo old > f/x; chown 1234:0 f/x; chmod 4755 f/x",
      isSame: true, user: member),
    Kind(
      "file in a folder that gives its files a group",
      "mkdir f; chown 1234:5678 f; chmod 2775 f; echo old > f/x;"
        + "chown 1234:1234 f/x; chmod 640 f/x", user: member),
  ]

  @Test(
    "keep what they are, whoever may write them",
    .enabled(if: User.canBeAnybody, "only root can be somebody else"),
    arguments: othersKinds, ways)
  func others(_ kind: Kind, _ options: [String]) throws {
    try check(
      Kind(
        kind.testDescription, kind.setup + "; ln -s f/x out",
        isSame: kind.isSame, user: kind.user), options)
  }

  @Test("may be inputs that are written through", arguments: ways)
  func ownInput(_ options: [String]) throws {
    let own = try scratch.text(of: "list")
    // Written through, as it has an attribute that a new file has not.
    try #require(
      setAttribute("user.colour", "red", of: scratch.path(of: "list")))
    try expect(
      collate(options + ["-o", "list", "list"], in: scratch), .wrote(""))
    #expect(try scratch.text(of: "list") == Self.sorted)
    #expect(own != Self.sorted)
    #expect(attribute("user.colour", of: scratch.path(of: "list")) == "red")
    #expect(try scratch.names() == ["list", "runs"])
  }

  @Test("are created where they are missing", arguments: ways)
  func missing(_ options: [String]) throws {
    try scratch.makeDirectory("folder")
    try scratch.makeLink("link", to: "folder/new")
    for name in ["new", "link"] {
      try expect(
        collate(options + ["-o", name, "list"], in: scratch), .wrote(""))
      #expect(try scratch.text(of: name) == Self.sorted)
    }
    #expect(scratch.destination(ofLink: "link") == "folder/new")
    #expect(try scratch.names() == ["folder", "link", "list", "new", "runs"])
  }

  @Test("are written through if they are devices or pipes", arguments: ways)
  func special(_ options: [String]) throws {
    let words = options.joined(separator: " ")
    // Links and files of our own: a fault must not replace the machine's.
    try expect(
      shell(
        """
        ln -s /dev/null null; mknod device c 1 3 2> /dev/null || ln -s /dev/null device
        mkfifo pipe; list() { find . -printf '%P %y %m %n %l\\n' | sort; }
        before=$(list)
        for name in null device; do "$0" \(words) -o $name list || exit; done
        cat pipe & "$0" \(words) -o pipe list || exit; wait
        [ "$(list)" = "$before" ]
        """, in: scratch
      ).run(), .wrote(Self.sorted))
  }

  @Test("may be links to standard output, whatever it is", arguments: ways)
  func standardOutput(_ options: [String]) throws {
    let sort = "\"$0\" \(options.joined(separator: " ")) -o own list"
    try scratch.makeLink("own", to: "/proc/self/fd/1")
    let before = try listing()
    for (name, script) in [
      ("pipe", "\(sort) | cat"), ("file", "\(sort) > new; cat new; rm new"),
      (
        "file that is added to",
        "{ echo head; \(sort); echo tail; } > new; grep -v '[ht]' new; "
          + "head -n 1 new | grep -q head && tail -n 1 new | grep -q tail; "
          + "echo $? | grep -v 0; rm new"
      ),
      (
        "file without a name",
        "exec 3<> new; rm new; \(sort) >&3; cat /proc/self/fd/3"
      ),
      (
        "file whose name is another's",
        "exec 3<> new; rm new; echo other > new; \(sort) >&3; "
          + "cat /proc/self/fd/3; grep -v other new; rm new"
      ),
      ("file of another number", "\"$0\" -o /proc/self/fd/5 list 5>&1"),
    ] {
      let run = try shell(script, in: scratch).run()
      #expect(run.errorText == "", "\(name)")
      let isSorted = run.text == Self.sorted
      #expect(isSorted, "\(name): \(run.output.count) bytes")
      #expect(try listing() == before, "\(name)")
    }
  }

  @Test(
    "get the same from every command",
    arguments: [
      "sort -l sv list", "sort -m list list", "keys list",
      "sections -l en list", "page -l en list",
      "titles -l en", "search -l en 7 list", "query -l en a",
      "explain -l en a", "locales",
    ])
  func everyCommand(_ words: String) throws {
    let words = words.split(separator: " ").map { String($0) }
    let written = try collate(words, in: scratch)
    #expect(!written.output.isEmpty)
    try scratch.makeLink("own", to: "/proc/self/fd/1")
    try expect(collate(words + ["-o", "own"], in: scratch), written)
    try expect(collate(words + ["-o", "out"], in: scratch), .wrote(""))
    #expect(try scratch.bytes(of: "out") == written.output)
    try expect(
      collate(words + ["-o", "none/out"], in: scratch),
      .trouble("cannot write 'none/out': No such file or directory"))
    #expect(try scratch.names() == ["list", "out", "own", "runs"])
  }

  @Test(
    "that cannot be written are told before the work",
    arguments: [
      ("ln -s out out", "Too many levels of symbolic links"),
      ("ln -s out other; ln -s other out", "Too many levels of symbolic links"),
      ("mkdir out", "Is a directory"),
      ("ln -s none/out out", "No such file or directory"),
      ("ln -s list/out out", "Not a directory"),
    ])
  func impossible(setup: String, reason: String) throws {
    // An input without an end is never read to it.
    let run = try shell(
      """
      \(setup); mkfifo input; find . -printf '%P %y %l\\n' > runs/before
      timeout 20 "$0" -o out <> input; echo $?
      find . -printf '%P %y %l\\n' | diff - runs/before
      """, in: scratch
    ).run()
    #expect(run.errorText == "collate: cannot write 'out': \(reason)\n")
    #expect(run.text.hasPrefix("2\n"))
    #expect(!run.text.contains("."))
  }

  @Test(
    "that somebody may not write are told before the work",
    .enabled(if: User.canBeAnybody, "only root can be somebody else"),
    arguments: [
      ("echo old > out", "'out': Permission denied"),
      ("mkdir f; ln -s f/new out", "'out': Permission denied"),
      // Written through, but no place to complete it.
      (
        "echo old > out; chmod 666 out; chmod 755 runs",
        "a temporary file in 'runs': Permission denied"
      ),
    ])
  func forbidden(setup: String, reason: String) throws {
    let user = Self.member.words.joined(separator: " ")
    let run = try shell(
      """
      \(setup); mkfifo input; chmod 666 input
      timeout 20 \(user) "$0" -T runs -o out <> input; echo $?
      """, in: scratch
    ).run()
    #expect(run.errorText.hasPrefix("collate: cannot "))
    #expect(run.errorText.hasSuffix("\(reason)\n"))
    #expect(run.text == "2\n")
  }

  @Test(
    "on a full disk lose neither what they had nor the output",
    .enabled(if: User.canBeAnybody && canMount, "only root can mount"))
  func fullDisk() throws {
    let user = Self.member.words.joined(separator: " ")
    let run = try shell(
      """
      mkdir f; unshare -m sh -c '
      mount -t tmpfs -o size=4k,mode=755 tmpfs f
      echo old > f/x; chmod 666 f/x
      \(user) "$0" -T runs -o f/x list; echo $? >&2
      cat f/x; cat runs/*' "$0"
      """, in: scratch
    ).run()
    #expect(run.text == "old\n" + Self.sorted)
    let message =
      "collate: cannot write 'f/x': No space left on device; "
      + "the whole output is in 'runs/collate-"
    #expect(run.errorText.hasPrefix(message))
    #expect(run.errorText.hasSuffix("'\n2\n"))
  }

  @Test(
    "that are mounted are written through",
    .enabled(if: canMount, "only root can mount"))
  func mounted() throws {
    let run = try shell(
      """
      echo old > x; echo > out; unshare -m sh -c '
      mount --bind x out; "$0" -T runs -o out list' "$0"; cat x; ls -A . runs
      """, in: scratch
    ).run()
    expect(
      run, .wrote(Self.sorted + ".:\nlist\nout\nruns\nx\n\nruns:\n"))
  }
}

// MARK: - Extended attributes, which glibc's module leaves out

private func call<Function>(_ name: String) -> Function {
  unsafe unsafeBitCast(dlsym(nil, name), to: Function.self)
}

private func setAttribute(
  _ name: String, _ value: String, of path: String
) -> Bool {
  typealias Call =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
    ) -> Int32
  let function: Call = unsafe call("setxattr")
  return unsafe function(path, name, value, value.utf8.count, 0) == 0
}

private func attribute(_ name: String, of path: String) -> String? {
  typealias Call =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
    ) -> Int
  let function: Call = unsafe call("getxattr")
  var value = [UInt8](repeating: 0, count: 100)
  let count = unsafe function(path, name, &value, value.count)
  return count < 0 ? nil : String(decoding: value.prefix(count), as: UTF8.self)
}
