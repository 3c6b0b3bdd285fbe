import CICU
import CICUTesting
import PropertyTesting
import TestSupport

@testable import ThumbIndex

/// The primary weights of a collator, asked of ICU each time.
struct ModelCollator {
  private let oracle: ICUOracle

  /// The highest weight of the signs that the collator ignores.
  let ignored: UInt32

  /// The letters that consist of several characters, by the first.
  let contractions: [Unicode.Scalar: [String]]

  /// - Parameter id: An ICU locale id.
  init(_ id: String) throws {
    oracle = try ICUOracle(id)
    var status: Int32 = 0
    ignored =
      oracle.ignoresPunctuation
      ? unsafe cicu_ucol_getVariableTop(oracle.collator, &status) : 0
    contractions = Dictionary(
      grouping: try Collator(id).handle.listedContractions(withPrefixes: false),
      by: { $0.unicodeScalars.first! })
  }

  /// The weights of a text, in order, ignored ones too.
  func weights(of text: [Unicode.Scalar]) -> [UInt32] {
    let units = ICUOracle.utf16(String(String.UnicodeScalarView(text)))
    var status: Int32 = 0
    let elements = unsafe cicu_ucol_openElements(
      oracle.collator, units, Int32(units.count), &status)
    defer { unsafe cicu_ucol_closeElements(elements) }
    var result: [UInt32] = []
    while case let next = unsafe cicu_ucol_next(elements, &status),
      next != cicu_UCOL_NULLORDER
    {
      let element = UInt32(bitPattern: next)
      // A long weight continues in the next element.
      if element & 0xC0 == 0xC0, !result.isEmpty {
        result[result.count - 1] |= element >> 16
      } else {
        result.append(element & 0xFFFF_0000)
      }
    }
    return result.filter { $0 > 0 }
  }

  /// The role of a letter: that of the first character with its weight, else of
  /// the weight's script.
  ///
  /// Han characters and kana have the role of their own character. What ICU does
  /// not know it orders behind Han characters, and so it counts as these.
  func role(of weight: UInt32, _ own: Unicode.Scalar?) -> WordPart {
    let role = own.map { WordPart($0.value) } ?? .inherits
    if role == .ideograph || role.isLeftOut { return role }
    let known = Self.characters[weight].map { WordPart($0) }
    let script = SpeltWeight.firstScalar + weight >> 16
    let plain = (known ?? WordPart.table[script]).ofRepresentative
    return plain == role.ofRepresentative ? role : plain
  }

  /// The weights of what people type for a letter of the root order.
  func looseWeights(of weight: UInt32) -> [UInt32] {
    guard let others = Self.characters[weight].flatMap(LooseLetters.base)
    else { return [weight] }
    return weights(of: others.compactMap { Unicode.Scalar($0) })
  }

  private static let firstLetter =
    (try? ModelCollator("root").weights(of: ["a"]).first) ?? 0

  /// The first character of each weight of the root order.
  private static let characters: [UInt32: UInt32] = {
    var result: [UInt32: UInt32] = [:]
    guard let root = try? ModelCollator("root") else { return result }
    for value in 0x21..<0x1_0000 as Range<UInt32>
    where CharacterProperties.isPublic(value)
      && !CharacterProperties.isSyllable(value)
      && !CharacterProperties.isUnifiedIdeograph(value)
    {
      guard let scalar = Unicode.Scalar(value),
        WordPart(value).isLeftOut
          || CharacterProperties.compatible(value)
            == CharacterProperties.canonicalDecomposition(value),
        case let own = root.weights(of: [scalar]), own.count == 1
      else { continue }
      // Most signs stand for themselves alone.
      let isUsual =
        value < 0x100 || 0x2000..<0x2100 ~= value || 0x3000..<0x3100 ~= value
      if isUsual || own[0] >= firstLetter, result[own[0]] == nil {
        result[own[0]] = value
      }
    }
    return result
  }()
}
