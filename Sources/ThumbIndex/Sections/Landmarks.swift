/// Where groups and Chinese divisions begin in the order of a collator.
///
/// Groups are spaces, symbols, digits and each script. Divisions are parts of
/// the Chinese characters, such as those whose pinyin begins with A.
///
/// Each place has a string that sorts there. For groups, the strings are
/// contractions of U+FDD1 and a sample character: ``RootOrder/groupMarks()``
/// and, if the caller gave rules, the collator's own contractions. For
/// divisions, the strings are contractions of U+FDD0 and a label.
struct Landmarks {
  /// The groups, in the order of their keys.
  let groups: [Group]

  /// The strings at which the divisions of Chinese characters begin.
  let divisions: [KeyedText]

  struct Group {
    let start: KeyedText

    /// Symbols, digits or letters.
    let content: Alphabet.Content
  }

  /// The keys at which groups begin.
  var groupStarts: [SortKey] { groups.map(\.start.key) }

  init(_ collator: Collator) throws(ICUError) {
    let handle = collator.handle
    var texts = try handle.contractions(beginningWith: 0xFDD0)
    texts += try RootOrder.groupMarks().map(\.text)
    if collator.options.rules != nil {
      texts += try handle.contractions(beginningWith: 0xFDD1)
    }
    var groups: [Group] = []
    var divisions: [KeyedText] = []
    for text in collator.primaryKeys(of: texts) {
      let scalars = Array(text.text.unicodeScalars)
      if scalars[0].value == 0xFDD1, scalars.count == 2 {
        groups.append(
          Group(start: text, content: Alphabet.Content(of: scalars[1])))
      } else {
        divisions.append(text)
      }
    }
    self.groups = groups.sorted { $0.start.key < $1.start.key }
    self.divisions = divisions
  }

  /// What texts begin with, given their primary keys in ascending order.
  func contents(atSorted keys: [SortKey]) -> [Alphabet.Content] {
    var next = 0
    return keys.map { key in
      if key == .empty { return .empty }
      while next < groups.count, !(key < groups[next].start.key) { next += 1 }
      return next == 0 ? .symbols : groups[next - 1].content
    }
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
      // Letters, and the sample that stands for unassigned characters.
      default: .letters
      }
  }
}

/// A text, and its sort key's primary level.
struct KeyedText {
  let key: SortKey
  let text: String
}

extension Collator {
  /// The primary level of a text's key: the bytes before the first byte 01.
  func primaryKey(of text: String) -> SortKey {
    primaryKeys(of: [text])[0].key
  }

  /// The texts, each with its sort key's primary level.
  func primaryKeys(of texts: [String]) -> [KeyedText] {
    var writer = ICUKeyWriter(handle)
    var key = ByteWriter(for: "a sort key")
    return texts.map { text in
      key.truncate(to: 0)
      writer.append(text.utf8.span, to: &key)
      let bytes = key.withBytes {
        $0.extracting(first: primaryLength(ofKey: $0)).array
      }
      return KeyedText(key: SortKey(bytes), text: text)
    }
  }
}
