import Testing

@Suite("Progress")
struct ProgressTests {
  @Test("is told on a terminal, and taken away again")
  func terminal() throws {
    // Given more and more to read, until it has something to say.
    var process = try tool(["-u"], input: Array("b\na\n".utf8))
    process.errorsAreTerminal = true
    process.afterInput = .repetition
    let run = try process.run()
    #expect(run.text == "a\nb\n")
    #expect(run.errorText.hasPrefix("\rcollate: reading "))
    // The line is erased at the end, and nothing stays below it.
    #expect(run.errorText.hasSuffix("\r\u{1B}[K"))
    #expect(!run.errorText.contains("\n"))
  }

  @Test("nothing is told of what is quickly done")
  func quickly() throws {
    var process = try tool([], input: Array("b\na\n".utf8))
    process.errorsAreTerminal = true
    try expect(process.run(), .wrote("a\nb\n"))
  }
}
