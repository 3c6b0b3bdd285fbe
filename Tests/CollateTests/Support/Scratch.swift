import Foundation

/// A directory of its own for a test, removed with everything in it.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("collate-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file for the tests' own use; the tool runs in the directory.
  func path(of name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(of: name)))
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func bytes(of name: String) throws -> [UInt8] {
    // `Data(contentsOf:)` leaks memory when a file is empty.
    let file = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: path(of: name)))
    return [UInt8](try file.readToEnd() ?? Data())
  }

  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The names of all files, also of hidden ones.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(of: folder))
      .sorted()
  }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(of: name), withIntermediateDirectories: false)
  }

  func makeLink(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(of: name), withDestinationPath: destination)
  }

  /// Where a link leads; `nil` for what is no link.
  func destination(ofLink name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(
      atPath: path(of: name))
  }

  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: path(of: name))
  }

  func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(of: name))[
      .posixPermissions] as? Int
  }
}
