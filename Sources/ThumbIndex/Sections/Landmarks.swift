/// Places in a collator's order that its data marks: where spaces, symbols,
/// digits and each script begin, and what divides Chinese characters.
///
/// CLDR's root collation has a contraction of U+FDD1 and a sample character for
/// the beginning of each group; the Chinese tailorings have contractions of
/// U+FDD0 and a label.
struct Landmarks {
  /// The strings of all landmarks.
  let texts: [String]

  /// Where groups begin, in the order of their keys.
  private let groups: [(key: [UInt8], content: Alphabet.Content)]

  /// The keys at which groups and scripts begin.
  var groupStarts: [[UInt8]] { groups.map(\.key) }

  init(_ collator: Collator) throws(ICUError) {
    let root = try CollatorHandle.root()
    var all: Set<String> = []
    for handle in [collator.handle, root] {
      for mark: UInt32 in [0xFDD0, 0xFDD1] {
        all.formUnion(try handle.contractions(beginningWith: mark))
      }
    }
    texts = Array(all)
    groups = texts.compactMap { text in
      let scalars = Array(text.unicodeScalars)
      guard scalars[0].value == 0xFDD1, scalars.count == 2 else { return nil }
      return (
        collator.primaryKey(of: text), Alphabet.Content(of: scalars[1])
      )
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// What texts whose keys begin at a place begin with.
  func content(at key: [UInt8]) -> Alphabet.Content {
    if key.isEmpty { return .empty }
    let last = groups.last { !key.lexicographicallyPrecedes($0.key) }
    return last?.content ?? .symbols
  }
}

extension Alphabet.Content {
  /// What a group begins with that is marked by this sample.
  fileprivate init(of sample: Unicode.Scalar) {
    self =
      switch sample.properties.generalCategory {
      case .decimalNumber, .letterNumber, .otherNumber: .digits
      case .spaceSeparator, .lineSeparator, .paragraphSeparator,
        .connectorPunctuation, .dashPunctuation, .openPunctuation,
        .closePunctuation, .initialPunctuation, .finalPunctuation,
        .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
        .otherSymbol:
        .symbols
      // Letters, and what stands for unassigned characters.
      default: .letters
      }
  }
}

extension Collator {
  /// The bytes of the primary level of a text's key.
  func primaryKey(of text: String) -> [UInt8] {
    sortKey(for: text).primaryBytes
  }
}

extension SortKey {
  /// The bytes of the primary level, which 01 ends.
  var primaryBytes: [UInt8] {
    Array(bytes.prefix { $0 != 0x01 })
  }
}
