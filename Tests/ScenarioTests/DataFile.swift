import Foundation

/// A file of the project's `Data`.
struct DataFile {
  let lines: [String]

  init(_ name: String, from source: String = #filePath) throws {
    let folder = source.split(separator: "/").dropLast(3)
    let path = "/" + folder.joined(separator: "/") + "/Data/\(name)"
    lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
