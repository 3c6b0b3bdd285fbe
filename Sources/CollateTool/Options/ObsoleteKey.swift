import ThumbIndex

/// A key in the oldest way to write it, `+POS1 [-POS2]`: `+1 -2` is `-k 2,2`.
///
/// A position is the number of fields before it and, after a full stop, the
/// number of characters. As in GNU `sort`, the variable `_POSIX2_VERSION`
/// decides whether an operand can be such a key.
struct ObsoleteKey {
  /// The key as `-k` takes it.
  let text: String

  /// Whether the argument after `+POS1` is `-POS2`.
  let takesFollowing: Bool

  /// - Parameter following: The argument after the operand; `nil` at the end.
  /// - Returns: `nil` if the operand is no key, but the name of a file.
  init?(_ operand: String, _ following: String?, _ command: Command) {
    guard command == .sort, operand.startsWithBytes(of: "+") else {
      return nil
    }
    let end = following.flatMap {
      $0.startsWithBytes(of: "-") ? Position($0) : nil
    }
    let version = environment("_POSIX2_VERSION").flatMap { Int($0) } ?? 200_809
    let isModern = 200_112..<200_809 ~= version
    guard let start = Position(operand), !(isModern && end == nil) else {
      return nil
    }
    var text = "\(start.fields + 1).\(start.characters + 1)\(start.flags)"
    if let end {
      // If `POS2` skips no characters, the key ends with the previous field.
      text +=
        end.characters == 0
        ? ",\(max(end.fields, 1))" : ",\(end.fields + 1).\(end.characters)"
      text += end.flags
    }
    self.text = text
    takesFollowing = end != nil
  }

  /// A position: what follows the plus or minus sign.
  private struct Position {
    let fields: Int
    let characters: Int
    let flags: String

    init?(_ argument: String) {
      var rest = argument.utf8.dropFirst()
      func number() -> Int? {
        let number = rest.leadingNumber
        rest = number?.rest ?? rest
        return number?.value
      }
      guard let fields = number() else { return nil }
      self.fields = fields
      if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        guard let characters = number() else { return nil }
        self.characters = characters
      } else {
        characters = 0
      }
      guard
        rest.allSatisfy({
          $0 == UInt8(ascii: "b")
            || KeyFlags(Character(Unicode.Scalar($0))) != nil
        })
      else { return nil }
      flags = String(Substring(rest))
    }
  }
}
