@testable import PropertyTesting
import Testing
@testable import ThumbTool

/// What terminals send is read as keys, however it is cut into pieces.
@Suite struct KeyDecoderTests {
  /// Sequences, and what they mean.
  private let table: [(String, [Key])] = [
    ("a", [.text("a")]), ("åé", [.text("åé")]), ("👩‍👩‍👧", [.text("👩‍👩‍👧")]),
    (" ", [.text(" ")]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
    ("\r", [.enter]), ("\n", [.control("j")]), ("\u{1B}OM", [.enter]),
    ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{17}", [.control("w")]), ("\u{15}", [.control("u")]),
    ("\u{1F}", [.control("/")]), ("\u{1B}[1;2A", [.shiftUp]),
    ("\u{1B}[1;2B", [.shiftDown]), ("\u{1B}OP", [.function(1)]),
    ("\u{1B}[15~", [.function(5)]), ("\u{1B}[24~", [.function(12)]),
    ("\u{1B}[3~", [.delete]), ("\u{1B}[2~", [.insert]),
    ("\u{1B}[7;30R", [.place(.init(x: 29, y: 6))]), ("\u{1B}[R", []),
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[B", [.down]),
    ("\u{1B}[1;5C", [.right]), ("\u{1B}[D", [.left]),
    ("\u{1B}[H", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
    ("\u{1B}[F", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
    ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]),
    ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]),
    ("\u{C}", [.control("l")]),
    ("\u{1B}x", [.alt("x")]), ("\u{1B}ö", [.alt("ö")]),
    ("\u{1B} ", [.text(" ")]), ("\u{1B}Ox", [.alt("O"), .text("x")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}[<0;3;4M", [.mouse(.init(.press, x: 2, y: 3))]),
    ("\u{1B}[<0;3;4m", [.mouse(.init(.release, x: 2, y: 3))]),
    ("\u{1B}[<32;300;4M", [.mouse(.init(.drag, x: 299, y: 3))]),
    ("\u{1B}[<64;1;1M", [.mouse(.init(.wheelUp, x: 0, y: 0))]),
    ("\u{1B}[<65;1;1M", [.mouse(.init(.wheelDown, x: 0, y: 0))]),
    ("\u{1B}[<2;1;1M", []), ("\u{1B}[<;M", []), ("\u{1B}[99~", []),
    ("\u{1B}[?1;2c", []), ("\u{0}\u{1D}", [.control("]")]),
    (
      "\u{1B}[200~a\u{1B}[20\r\u{3}\u{1B}[201~b",
      [
        .paste("a\u{1B}[20\r\u{3}"), .text("b"),
      ]
    ),
  ]

  @Test("Each sequence is its key, in one piece or byte by byte")
  func sequences() {
    for (sent, keys) in table {
      var decoder = KeyDecoder()
      #expect(decoder.keys(for: sent.utf8) == keys, "\(sent.debugDescription)")
      #expect(decoder.patience == nil)
      #expect(
        joined(sent.utf8.map { [$0] }) == keys, "\(sent.debugDescription)")
    }
  }

  @Test("An escape that nothing follows is the key")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(for: [0x1B]) == [])
    #expect(decoder.patience != nil)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.keys(for: "\u{1B}[".utf8) == [])
    #expect(decoder.flush() == [.alt("[")])
    #expect(decoder.flush() == [])
    #expect(decoder.keys(for: [0xC3]) == [])
    #expect(decoder.flush() == [])
    // The start of é, with Alt.
    #expect(decoder.keys(for: [0x1B, 0xC3]) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.keys(for: "a".utf8) == [.text("a")])
  }

  @Test("A paste whose end is lost is text all the same, and keys work again")
  func endlessPaste() throws {
    var decoder = KeyDecoder()
    #expect(decoder.keys(for: "\u{1B}[200~a\u{3}b\u{1B}[20".utf8) == [])
    // Terminals send pastes in pieces.
    #expect(decoder.flush() == [])
    #expect(try #require(decoder.patience) >= 1000)
    #expect(decoder.flush() == [.paste("a\u{3}b")])
    #expect(decoder.patience == nil)
    #expect(decoder.keys(for: [3]) == [.control("c")])
    // The end may come late.
    #expect(decoder.keys(for: "\u{1B}[201~c".utf8) == [.text("c")])
    #expect(decoder.keys(for: "\u{1B}[200~".utf8) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.flush() == [.paste("")])
  }

  @Test("Ctrl-C after a pause ends a paste whose end is lost")
  func interruptedPaste() {
    var decoder = KeyDecoder()
    // Without a pause it is a part of the paste, as are other keys after one.
    for sent in ["\u{1B}[200~a", "\u{3}", "b"] {
      #expect(decoder.keys(for: sent.utf8) == [])
    }
    #expect(decoder.flush() == [])
    for sent in ["c", "\u{3}d\u{1B}[20"] {
      #expect(decoder.keys(for: sent.utf8) == [])
    }
    #expect(decoder.flush() == [])
    #expect(
      decoder.keys(for: "\u{3}e".utf8)
        == [.paste("a\u{3}bc\u{3}d"), .control("c"), .text("e")])
    #expect(decoder.patience == nil)
    // A paste that goes on after a pause is one paste.
    #expect(decoder.keys(for: "\u{1B}[200~a".utf8) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.keys(for: "b\u{1B}[201~".utf8) == [.paste("ab")])
  }

  @Test("Any bytes in any pieces are the same keys as in one")
  func pieces() {
    let sequences = table.map { Array($0.0.utf8) }
    let bytes = Gen<[[UInt8]]>(make: { numbers, size in
      var all: [UInt8] = []
      for _ in 0..<numbers.number(in: 1...max(1, size / 3)) {
        all +=
          numbers.chance(oneIn: 4)
          ? [UInt8(numbers.number(in: 0...255))] : numbers.pick(sequences)
      }
      var pieces: [[UInt8]] = []
      while !all.isEmpty {
        let count = numbers.number(in: 1...min(all.count, 9))
        pieces.append(Array(all.prefix(count)))
        all.removeFirst(count)
      }
      return pieces
    })
    checkProperty("keys in pieces", runs: 400, bytes) { pieces in
      try holdEqual(joined(pieces), joined([pieces.flatMap { $0 }]))
    }
  }

  /// The keys of pieces, with text that came in several as one.
  private func joined(_ pieces: [[UInt8]]) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    var decoded = pieces.flatMap { decoder.keys(for: $0) }
    while decoder.patience != nil { decoded += decoder.flush() }
    for key in decoded {
      if case .text(let text) = key, case .text(let last) = keys.last {
        keys[keys.count - 1] = .text(last + text)
      } else {
        keys.append(key)
      }
    }
    return keys
  }
}
