import Foundation
import Testing

/// A page of the documentation with what it shows of a terminal.
struct ConsolePage: CustomTestStringConvertible {
  /// A command after `$`, and what it is said to write.
  struct Command {
    var text: String
    var output = ""
  }

  let testDescription: String
  private(set) var commands: [Command] = []

  /// Whether it shows keys or versions, which are those of one ICU.
  private(set) var isOfOneICU = false

  /// The lines of the blocks of one kind, such as `sh`.
  private(set) var blocks: [String: [[String]]] = [:]

  /// The README and the articles.
  static func all() throws -> [Self] {
    let articles = try FileManager.default.contentsOfDirectory(
      atPath: "\(root)/\(catalog)")
    let pages = articles.filter { $0.hasSuffix(".md") }.sorted()
    return try (["README.md"] + pages.map { "\(catalog)/\($0)" }).map {
      try Self($0)
    }
  }

  init(_ path: String) throws {
    testDescription = path
    let text = try String(
      contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8)
    isOfOneICU = text.contains("icu=") || text.contains("sort key:")
    var kind: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = kind {
        if line == "```" {
          kind = nil
        } else {
          blocks[open]![blocks[open]!.count - 1].append(String(line))
        }
      } else if line.hasPrefix("```") {
        kind = String(line.dropFirst(3))
        blocks[kind!, default: []].append([])
      }
    }
    for line in (blocks["console"] ?? []).joined() {
      if line.hasPrefix("$ ") {
        commands.append(Command(text: String(line.dropFirst(2))))
      } else if line.hasPrefix("> "), commands[commands.count - 1].output == ""
      {
        commands[commands.count - 1].text += "\n" + line.dropFirst(2)
      } else {
        commands[commands.count - 1].output += line + "\n"
      }
    }
  }

  /// The root of the package.
  static let root = #filePath.split(separator: "/").dropLast(4)
    .reduce("") { "\($0)/\($1)" }

  private static let catalog = "Sources/ThumbIndex/ThumbIndex.docc"

}
