import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// “The page marks other letters than the list does”.
///
/// The decider's answers are the table by which `node` tries the scripts of a page.
@Suite("The scripts of a page") struct PageScriptTests {
  @Test(
    "find and mark what the library does", .enabled(if: hasNode),
    // A table takes some seconds.
    arguments: SearchModelTests.locales.sampled(oneIn: 4))
  func answersAreTheSame(locale: String) throws {
    let all = [
      SearchOptions(), SearchOptions(tiers: .strict),
      SearchOptions(punctuation: .significant),
      SearchOptions(readings: Set(SearchReading.allCases)),
      SearchOptions(minding: [.accents, .case]),
    ]
    // Each locale has others.
    let turn = SearchModelTests.locales.firstIndex(of: locale)!
    for options in all.sampled(oneIn: 5, turn) {
      let plan = try Plans.plan(locale, options)
      var cases: [SearchCase] = []
      checkProperty("questions in \(locale)", runs: 60, .searches) {
        cases.append($0)
      }
      let lines = try answers(to: cases, plan)
      #expect(lines == [], "\(locale), \(options)")
    }
  }

  /// What the scripts answer otherwise than the library, a line for each.
  private func answers(
    to cases: [SearchCase], _ plan: FoldingPlan
  ) throws -> [String] {
    let forms = SearchFolder(plan).searchForms(of: cases.map(\.text))
    var questions: [String] = []
    for (number, value) in cases.enumerated() {
      let term = plan.term(value.typed)
      // A page shows all rows then, and marks nothing.
      if term.matchesAll { continue }
      // Only the library cuts long runs of marks, and so orders them otherwise.
      if [value.text, value.typed].contains(where: { streamSafe($0) != $0 }) {
        continue
      }
      for (scope, name) in [
        (SearchScope.contains, "contains"), (.startsWith, "starts-with"),
        (.wordStartsWith, "word-starts-with"),
      ] {
        let match = plan.match(term, in: value.text, scope: scope)
        let ranges = match?.ranges.map { range in
          let units = value.text.utf16
          return jsonList(
            [range.lowerBound, range.upperBound].map {
              "\(units.distance(from: units.startIndex, to: $0))"
            })
        }
        questions.append(
          jsonList([
            "\(number)", jsonString(value.typed), jsonString(name),
            ranges.map(jsonList) ?? "null", jsonString(value.text),
          ]))
      }
    }
    let data =
      "{\"table\":\(SearchFolder(plan).queryTable(for: forms.letters).json),"
      + "\"forms\":\(forms.json),\"questions\":\(jsonList(questions))}"
    var name = Array("/tmp/page-answers-XXXXXX".utf8CString)
    let file = unsafe mkstemp(&name)
    try #require(file >= 0)
    let path = String(
      decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unsafe unlink(path) }
    let stream = unsafe fdopen(file, "w")
    unsafe fputs(data, stream)
    unsafe fclose(stream)
    let root = #filePath.split(separator: "/").dropLast(4).joined(
      separator: "/")
    let bytes = output(of: "node '/\(root)/.ci/page-answers' '\(path)' 2>&1")
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n").map { String($0) }
    // The last line says that all questions were asked.
    #expect(lines.last == "\(questions.count) questions")
    return Array(lines.dropLast())
  }
}

private let hasNode = !output(of: "command -v node").isEmpty
