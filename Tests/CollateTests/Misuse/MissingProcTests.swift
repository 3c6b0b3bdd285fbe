import TestSupport
import Testing

/// In a folder that is another root, or a small container, nothing need be mounted
/// at `/proc`.
@Suite("Where there is no /proc", .enabled(if: canHideProc()))
struct MissingProcTests {
  private static func withoutProc(
    _ script: String, in scratch: Scratch
  ) throws -> Run {
    try shell(
      """
      exec unshare --map-root-user --mount sh -ec \
        'mount -t tmpfs none /proc; \(script)' "$0"
      """, in: scratch
    ).run()
  }

  @Test("collate reads its arguments, and writes a file")
  func arguments() throws {
    let scratch = try Scratch()
    try scratch.write("Öst\nZorn\nÅland\n", to: "names")
    let run = try Self.withoutProc(
      #""$0" -l sv names; "$0" -l sv -o names names; cat names"#, in: scratch)
    #expect(run.errorText == "")
    #expect(run.text == "Zorn\nÅland\nÖst\nZorn\nÅland\nÖst\n")
    let misused = try Self.withoutProc(#""$0" --nothing"#, in: scratch)
    #expect(misused.status == 2)
  }
}

/// Whether something else can be mounted at `/proc`, as users mostly may not.
private func canHideProc() -> Bool {
  let run = try? shell(
    "unshare --map-root-user --mount mount -t tmpfs none /proc", in: Scratch()
  ).run()
  return run?.status == 0
}
