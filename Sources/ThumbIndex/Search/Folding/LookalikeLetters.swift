/// Latin letters that look like Cyrillic ones, and are typed for these behind
/// digits: `77a` for the house number 77а.
///
/// They count in languages that are written in Cyrillic.
package enum LookalikeLetters {
  /// The Latin letters, each with the Cyrillic one.
  private static let pairs = Dictionary(
    uniqueKeysWithValues: zip(
      "abekmhopctxABEKMHOPCTX".unicodeScalars.map(\.value),
      "авекмнорстхавекмнорстх".unicodeScalars.map(\.value)))

  private static func isDigit(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar)
  }

  /// The second scalars of pairs of a digit and a letter that begin with a scalar.
  static func seconds(after first: UInt32) -> [UInt32] {
    isDigit(first) ? pairs.keys.sorted() : []
  }

  /// A text with Cyrillic letters behind digits; `nil` if it has them already.
  static func cyrillic(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var result = text
    var isSame = true
    for index in text.indices.dropFirst() where isDigit(text[index - 1].value) {
      guard let other = pairs[text[index].value],
        let scalar = Unicode.Scalar(other)
      else { continue }
      result[index] = scalar
      isSame = false
    }
    return isSame ? nil : result
  }

  /// The rules as regular expressions.
  package static let rules: [ClusterSpellings.Rule] = pairs.sorted {
    $0.key < $1.key
  }.map {
    ("(?<=[0-9])" + String(scalars: [$0.key]), String(scalars: [$0.value]))
  }
}
