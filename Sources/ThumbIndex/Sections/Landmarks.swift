/// Places that a collator's data marks in its order: the starts of spaces,
/// symbols, digits and each script, and of the sections of Chinese characters.
///
/// The strings are ``RootOrder/groupMarks()``, the collator's own marks if it
/// has rules, and, for Chinese, contractions of U+FDD0 and a label.
struct Landmarks {
  /// The primary keys and strings of all landmarks.
  let places: [(key: [UInt8], text: String)]

  /// The starts of groups, in the order of their keys, and what the texts of
  /// each group begin with.
  private let groups: [(key: [UInt8], content: Alphabet.Content)]

  /// The keys at which groups and scripts begin.
  var groupStarts: [[UInt8]] { groups.map(\.key) }

  init(_ collator: Collator) throws(ICUError) {
    let handle = collator.handle
    var texts = try handle.contractions(beginningWith: 0xFDD0)
    texts += try RootOrder.groupMarks()
    if collator.options.rules != nil {
      texts += try handle.contractions(beginningWith: 0xFDD1)
    }
    places = collator.primaryKeys(of: texts)
    groups = places.compactMap { key, text in
      let scalars = Array(text.unicodeScalars)
      guard scalars[0].value == 0xFDD1, scalars.count == 2 else { return nil }
      return (key, Alphabet.Content(of: scalars[1]))
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// What a text begins with, given its primary key.
  func content(at key: [UInt8]) -> Alphabet.Content {
    if key.isEmpty { return .empty }
    let last = groups.last { !key.lexicographicallyPrecedes($0.key) }
    return last?.content ?? .symbols
  }
}

extension Alphabet.Content {
  /// The content of the group that a sample character stands for.
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
  /// The bytes of the primary level of a text's key: those before the first
  /// byte 01.
  func primaryKey(of text: String) -> [UInt8] {
    primaryKeys(of: [text])[0].key
  }

  /// The bytes of the primary level of each text's key.
  func primaryKeys(of texts: [String]) -> [(key: [UInt8], text: String)] {
    var writer = ICUKeyWriter(handle)
    var key = ByteWriter(for: "a sort key")
    return texts.map { text in
      key.truncate(to: 0)
      writer.append(text.utf8.span, to: &key)
      return key.withBytes {
        ($0.extracting(first: primaryLength(ofKey: $0)).array, text)
      }
    }
  }
}
