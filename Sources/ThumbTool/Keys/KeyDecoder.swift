/// Decodes keys from the bytes of a terminal.
///
/// Bytes may come in any pieces. Call ``flush()`` when no bytes have come
/// within ``patience``: an escape byte at the end may be the Escape key or the
/// start of a sequence, and the end of a paste may be lost. After a pause,
/// Ctrl-C is a key also in a paste.
package struct KeyDecoder {
  private var bytes: [UInt8] = []
  private var keys: [Key] = []

  /// The text pasted so far; `nil` outside of a paste.
  private var pasted: [UInt8]?

  /// Whether no bytes of the paste have come for a moment.
  private var isPasteLate = false

  package init() {}

  /// The milliseconds to wait for the rest of a key or of a paste; `nil` if
  /// neither is incomplete.
  package var patience: Int? {
    // If a paste ended too early, its rest would be keys. If it never ended, no
    // key would have an effect.
    if isPasteLate { return 1000 }
    // The rest of an escape sequence or a paste follows at once.
    return bytes.isEmpty && pasted == nil ? nil : 30
  }

  /// The keys that new bytes complete.
  package mutating func keys(for new: some Sequence<UInt8>) -> [Key] {
    // The bytes of a paste come without a pause, so all of them are text. But
    // Ctrl-C after a pause comes from a user who waits in vain for the end of
    // the paste.
    if isPasteLate, new.first(where: { _ in true }) == interrupt {
      bytes = []
      endPaste()
    }
    isPasteLate = false
    bytes += new
    var place = 0
    while place < bytes.count {
      let count =
        pasted == nil ? takeKey(bytes[place...]) : takePaste(bytes[place...])
      guard count > 0 else { break }
      place += count
    }
    bytes.removeFirst(place)
    defer { keys = [] }
    return keys
  }

  /// The key of the remaining bytes, or the unfinished paste, when no more
  /// bytes follow; bytes without a key are dropped.
  ///
  /// The first call in a paste only notes the pause.
  package mutating func flush() -> [Key] {
    defer { keys = [] }
    if pasted != nil, !isPasteLate {
      isPasteLate = true
      return []
    }
    let rest = bytes
    bytes = []
    if pasted != nil {
      endPaste()
      return keys
    }
    if rest.isEmpty { return [] }
    if rest[0] != escape { return [] }
    if rest.count == 1 { return [.escape] }
    guard rest.count == 2, rest[1] < 0x80 else { return [] }
    return [.alt(Character(Unicode.Scalar(rest[1])))]
  }

  private mutating func add(_ text: String) {
    guard case .text(var all) = keys.last else {
      return keys.append(.text(text))
    }
    // The text is no longer in `keys`, so it can grow without being copied.
    keys.removeLast()
    all += text
    keys.append(.text(all))
  }

  /// Decodes a key, and returns the number of its bytes; 0 if some are missing.
  private mutating func takeKey(_ bytes: ArraySlice<UInt8>) -> Int {
    let first = bytes[bytes.startIndex]
    if first == escape { return takeEscape(bytes) }
    if let key = control(first) {
      if let key = key { keys.append(key) }
      return 1
    }
    guard let (scalar, count) = scalar(bytes) else { return 0 }
    if let scalar { add(String(scalar)) }
    return count
  }

  private mutating func takeEscape(_ bytes: ArraySlice<UInt8>) -> Int {
    let rest = bytes.dropFirst()
    guard let next = rest.first else { return 0 }
    switch next {
    case UInt8(ascii: "["): return takeSequence(bytes)
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst().first else { return 0 }
      guard let key = keypadKey(final) else {
        // Alt and O, then another key.
        keys.append(.alt("O"))
        return 2
      }
      keys.append(key)
      return 3
    case escape:
      keys.append(.escape)
      return 1
    case UInt8(ascii: " "):
      add(" ")
      return 2
    case 0..<0x20, 0x7F:
      // These keys ignore Alt.
      return 1
    default:
      guard let (scalar, count) = scalar(rest) else { return 0 }
      if let scalar { keys.append(.alt(Character(scalar))) }
      return 1 + count
    }
  }

  /// Decodes a sequence: an escape, a bracket, parameters and a final byte.
  private mutating func takeSequence(_ bytes: ArraySlice<UInt8>) -> Int {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      // No known sequence is this long.
      return body.count > 32 ? bytes.count : 0
    }
    let count = end + 1 - bytes.startIndex
    let parameters = body[..<end]
    // An escape among the parameters begins another sequence.
    if let fresh = parameters.firstIndex(of: escape) {
      return fresh - bytes.startIndex
    }
    // No known sequence is this long.
    if parameters.count > 32 { return count }
    let text = String(decoding: parameters, as: UTF8.self)
    if text.hasPrefix("<") {
      let numbers = text.dropFirst().split(separator: ";").map { Int($0) }
      if numbers.count == 3, let button = numbers[0], let x = numbers[1],
        let y = numbers[2]
      {
        takeMouse(button, x - 1, y - 1, isRelease: bytes[end] == 0x6D)
      }
      return count
    }
    let numbers = text.split(separator: ";").map { Int($0) }
    if bytes[end] == UInt8(ascii: "~"), numbers.first == 200 {
      pasted = []
    } else if let key = cursorKey(bytes[end], numbers) {
      keys.append(key)
    }
    return count
  }

  private mutating func takeMouse(
    _ button: Int, _ x: Int, _ y: Int, isRelease: Bool
  ) {
    let action: Key.Mouse.Action
    // Three of the bits stand for modifier keys.
    switch button & ~0b11100 {
    case 0: action = isRelease ? .release : .press
    case 32: action = isRelease ? .release : .drag
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    default: return
    }
    keys.append(.mouse(Key.Mouse(action, x: x, y: y)))
  }

  private mutating func takePaste(_ bytes: ArraySlice<UInt8>) -> Int {
    let end = Array("\u{1B}[201~".utf8)
    for index in bytes.indices where bytes[index] == escape {
      let rest = bytes[index...].prefix(end.count)
      if rest.elementsEqual(end) {
        pasted! += bytes[..<index]
        endPaste()
        return index + end.count - bytes.startIndex
      }
      // These bytes may be the beginning of `end`.
      if end.starts(with: rest) {
        pasted! += bytes[..<index]
        return index - bytes.startIndex
      }
    }
    pasted! += bytes
    return bytes.count
  }
}

extension KeyDecoder {
  /// Ends the paste with the bytes that were taken.
  private mutating func endPaste() {
    keys.append(.paste(String(decoding: pasted!, as: UTF8.self)))
    pasted = nil
    isPasteLate = false
  }
}

private let escape: UInt8 = 0x1B

/// What Ctrl-C sends.
private let interrupt: UInt8 = 0x03

/// The key of a control character; `.some(nil)` for one without a key, `nil`
/// for other characters.
private func control(_ byte: UInt8) -> Key?? {
  switch byte {
  case 0x08, 0x7F: .some(.backspace)
  case 0x09: .some(.tab)
  case 0x0D: .some(.enter)
  case 0x01...0x1A: .some(.control(Character(Unicode.Scalar(byte + 0x60))))
  // Many keyboards send these bytes for Ctrl with these signs.
  case 0x1C: .some(.control("\\"))
  case 0x1D: .some(.control("]"))
  case 0x1E: .some(.control("^"))
  case 0x1F: .some(.control("/"))
  case 0..<0x20: .some(nil)
  default: nil
  }
}

/// The key of a keypad sequence, by its last byte; `nil` if it is unknown.
private func keypadKey(_ final: UInt8) -> Key? {
  switch final {
  case UInt8(ascii: "M"): .enter
  case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
  default: cursorKey(final, [])
  }
}

/// The key of a sequence, by its final byte and its numbers; `nil` if the
/// sequence is unknown.
private func cursorKey(_ final: UInt8, _ numbers: [Int?]) -> Key? {
  let isShifted = numbers.count > 1 && numbers[1] == 2
  return switch final {
  case UInt8(ascii: "A"): isShifted ? .shiftUp : .up
  case UInt8(ascii: "B"): isShifted ? .shiftDown : .down
  case UInt8(ascii: "C"): .right
  case UInt8(ascii: "D"): .left
  case UInt8(ascii: "H"): .home
  case UInt8(ascii: "F"): .end
  case UInt8(ascii: "Z"): .backTab
  case UInt8(ascii: "R"):
    if numbers.count == 2, let y = numbers[0], let x = numbers[1], x > 0, y > 0
    {
      .place(Screen.Place(x: x - 1, y: y - 1))
    } else {
      nil
    }
  case UInt8(ascii: "~"):
    switch numbers.first ?? nil {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case let number? where 11...15 ~= number: .function(number - 10)
    case let number? where 17...21 ~= number: .function(number - 11)
    case let number? where 23...24 ~= number: .function(number - 12)
    default: nil
    }
  default: nil
  }
}

/// The first scalar of some bytes, and its length in bytes.
///
/// The scalar is `nil` if the bytes are ill-formed; the result is `nil` if
/// bytes are missing.
private func scalar(
  _ bytes: ArraySlice<UInt8>
) -> (scalar: Unicode.Scalar?, count: Int)? {
  let first = bytes[bytes.startIndex]
  let length =
    first < 0x80
    ? 1
    : first < 0xC2
      ? 1
      : first < 0xE0
        ? 2
        : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
  let own = bytes.prefix(length)
  let isBroken = own.dropFirst().contains { $0 & 0xC0 != 0x80 }
  if isBroken { return (nil, 1) }
  if own.count < length { return nil }
  guard let text = String(validating: own, as: UTF8.self) else {
    return (nil, 1)
  }
  return (text.unicodeScalars.first, length)
}
