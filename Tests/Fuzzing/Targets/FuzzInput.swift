import Glibc
@testable import PropertyTesting

/// The bytes of one input, read as choices.
@MainActor struct FuzzInput {
  /// Numbers that the bytes decide.
  var numbers: SeededGenerator

  /// What a law did not hold for, for a person.
  private(set) var report = ""

  init(_ bytes: [UInt8]) { numbers = SeededGenerator(bytes: bytes) }

  /// Whether what is read is said at once: then it is known too when the process
  /// is ended by a trap.
  static let isShowing = unsafe getenv("THUMBINDEX_FUZZ_SHOW") != nil

  /// Runs laws for something that was read; what they throw is reported with it.
  mutating func check(
    _ description: @autoclosure () -> String, _ laws: () throws -> Void
  ) throws {
    // Made for each input, descriptions would be most of the time.
    if Self.isShowing { FuzzTarget.say(description()) }
    do {
      try laws()
    } catch {
      report = description()
      throw error
    }
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    numbers.number(in: range)
  }

  mutating func pick<Choices: Collection>(
    _ choices: Choices
  ) -> Choices.Element {
    numbers.pick(choices)
  }
}

extension FuzzInput {
  /// So many texts, in one of several ways.
  mutating func texts(_ count: Int) -> [String] {
    if count == 0 { return [] }
    switch number(in: 0...4) {
    case 0:
      return parts(count).map { String(decoding: $0, as: UTF8.self) }
    case 1:
      return parts(count).map { $0.map { character($0) }.joined() }
    case 2:
      let size = number(in: 0...40)
      return Gen<[String]>.relatives(count).make(&numbers, size)
    case 3:
      let texts = Gen<[String]>.hostile(longest: 64)
      return (0..<count).map { _ in texts.make(&numbers, 0)[0] }
    default:
      let size = number(in: 0...40)
      return (0..<count).map { _ in Gen<String>.texts.make(&numbers, size) }
    }
  }

  /// The bytes that are left, in so many parts; FF, which is in no text, is
  /// between them.
  mutating func parts(_ count: Int) -> [[UInt8]] {
    var parts = numbers.remainingBytes().split(
      separator: 0xFF, maxSplits: count - 1, omittingEmptySubsequences: false
    ).map { Array($0) }
    while parts.count < count { parts.append([]) }
    return parts
  }

  /// ASCII as it is; others are what collation has to look at closely.
  private func character(_ byte: UInt8) -> String {
    byte < 0x80
      ? String(Unicode.Scalar(byte)) : Self.characters[Int(byte) - 0x80]
  }

  private static let characters: [String] = {
    var list =
      ("\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}\u{30A}"
      + "\u{30C}\u{31B}\u{323}\u{327}\u{328}\u{331}\u{338}\u{340}\u{344}"
      + "\u{345}\u{34F}\u{359}\u{5B0}\u{651}\u{654}\u{94D}\u{9BE}\u{E38}"
      + "\u{E48}\u{F71}\u{F72}\u{F81}\u{1039}\u{3099}\u{309A}\u{1D165}"
      + "\u{20DD}\u{1DF6}\u{FE70}äöåøæéßẞÅİıiŁđŋŒﬁǅŀ·\u{387}ʻ"
      + "αςΐᾳйё҆Љґאשאلاأیكกเแກໂកྲྀககொൻက一丁曾万𠮷가각각ㅎㅏ"
      + "かがカガｶﾞーゝゞヷㄅꀀ٧७೧०²½①Ⅷ€§—’“\u{A0}\u{AD}\u{200D}\u{200E}"
      + "\u{2060}\u{FEFF}\u{FE0F}👍🏽🇵🇱\u{FFFD}\u{E000}\u{378}").unicodeScalars.map
    { String($0) }
    for value: UInt32 in [0xFDD0, 0xFDD1, 0xFFFE, 0xFFFF, 0x10FFFF] {
      list.insert(String(Unicode.Scalar(value)!), at: 0)
    }
    precondition(list.count >= 128, "\(list.count) characters")
    return list
  }()
}
