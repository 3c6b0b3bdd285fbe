import Foundation

/// A directory of its own for a test, removed with everything in it.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("thumb-tests-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(of name: String) -> String { "\(path)/\(name)" }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(of: name)))
    return path(of: name)
  }

  @discardableResult
  func write(_ lines: [String], to name: String) throws -> String {
    try write(Array(lines.map { $0 + "\n" }.joined().utf8), to: name)
  }

  /// What is in the directory.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  func bytes(of name: String) -> [UInt8] {
    let data = FileManager.default.contents(atPath: path(of: name))
    return [UInt8](data ?? Data())
  }

  func text(of name: String) -> String {
    String(decoding: bytes(of: name), as: UTF8.self)
  }
}
