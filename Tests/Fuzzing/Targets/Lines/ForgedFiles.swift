@testable import PropertyTesting
@testable import TestSupport
import ThumbIndex

/// Files that the tool reads as its own, written by somebody else.
@MainActor enum ForgedFiles {
  /// Keys of any length, of no key, in no order, below headers anywhere: an order
  /// or trouble, and the same in little memory.
  static func checkKeys(_ input: inout FuzzInput) throws {
    let bytes = forgedKeys(&input)
    try input.check("sort --keyed\n\(shown(bytes))") {
      let whole = try run(["--keyed", "-l", "en"], bytes)
      let other = try run(
        ["--keyed", "-l", "en", "-S", "64b", "-T", "/dev/shm"], bytes)
      try holdEqual(other.status, whole.status, "status in little memory")
      if whole.status == 0 {
        try holdEqual(other.output, whole.output, "in little memory")
      }
    }
  }

  /// Names of files that are there, that are not, of none, of the list itself.
  static func checkNames(_ input: inout FuzzInput) throws {
    let count = input.number(in: 0...6)
    let choices = (0..<count).map { _ in input.number(in: 0...7) }
    let parts = input.parts(3)
    let file = Tool.file(0, parts[0])
    let list = Tool.file(2, [])
    let names = choices.map { choice -> [UInt8] in
      switch choice {
      case 0...2: Array(file.utf8)
      case 3: Array("-".utf8)
      case 4: Array(list.utf8)
      case 5: []
      case 6: Array("/nowhere/".utf8) + parts[1].filter { $0 != 0 }
      default: [UInt8](repeating: 0x2F, count: 5000)
      }
    }
    let end: [UInt8] = choices.last == 1 ? [] : [0]
    let bytes = Array(names.joined(separator: [0])) + end
    _ = Tool.file(2, bytes)
    try input.check("sort --files0-from\n\(shown(bytes))\n\(shown(parts[0]))") {
      for more in [["-l", "en"], ["-l", "C", "-m"], ["-l", "en", "-u"]] {
        _ = try run(["--files0-from=\(list)"] + more, parts[2])
      }
    }
  }

  private static func run(
    _ arguments: [String], _ bytes: [UInt8]
  ) throws(Falsified) -> Tool.Result {
    let result = Tool.run(arguments, input: bytes)
    try hold(
      result.status == 0 || result.status == 2, "status \(result.status)")
    if !FuzzInput.isShowing {
      try holdEqual(
        result.status == 2, !result.complaints.isEmpty,
        "trouble and a message")
    }
    return result
  }

  private static func forgedKeys(_ input: inout FuzzInput) -> [UInt8] {
    let shapes = (0..<input.number(in: 0...8)).map { _ in
      input.number(in: 0...11)
    }
    var lines = [header]
    for (shape, part) in zip(shapes, input.parts(max(1, shapes.count))) {
      let text = part.filter { $0 != 0x0A }
      let key = hexadecimal(collator.sortKey(forUTF8: text.span).bytes)
      switch shape {
      case 0: lines.append(header)
      case 1: lines.append(text)
      case 2: lines.append(Array(key.dropLast()) + [0x09] + text)
      case 3: lines.append(key)
      case 4: lines.append([0x09] + text)
      case 5:
        lines.append(Array(repeating: 0x30, count: 8 * part.count) + [0x09])
      case 6: lines.append(hexadecimal(part) + [0x09] + text)
      case 7: lines.append(Array(header.dropLast()))
      case 8: lines.append(header + Array(" keys=text,text".utf8))
      default: lines.append(key + [0x09] + text)
      }
    }
    if shapes.first == 8 || shapes.first == 9 { lines.removeFirst() }
    return Array(lines.joined(separator: [0x0A]))
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  private static let collator = try! Collator("en")

  /// The header that the tool asks for, as it says when it is given another.
  private static let header: [UInt8] = {
    let start = "# collate-keys "
    let refused = Tool.run(
      ["--keyed", "-l", "en"], input: Array("\(start)\n".utf8),
      keepsMessages: true)
    let message = refused.complaints
    let own = message.split(separator: "not '").last ?? ""
    return Array((start + own.prefix { $0 != "'" }).utf8)
  }()
}
