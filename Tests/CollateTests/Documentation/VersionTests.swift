import Foundation
@testable import CollateTool
import Testing

/// The README, the changelog and the programs name one version.
struct VersionTests {
  @Test(arguments: [
    "README.md", "Sources/ThumbIndex/ThumbIndex.docc/Changelog.md",
  ])
  func theVersionIsThatOfThePrograms(file: String) throws {
    let text = try String(
      contentsOfFile: "\(ConsolePage.root)/\(file)", encoding: .utf8)
    let versions = Set(
      text.matches(of: /\d+\.\d+\.\d+(-[a-z]+)?/).map { String($0.output.0) })
    #expect(versions == [toolVersion])
  }
}
