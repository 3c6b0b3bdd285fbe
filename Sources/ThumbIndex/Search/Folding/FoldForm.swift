/// One way in which a text is folded.
///
/// Forms are numbered, in the order of ``FoldingPlan/forms``.
package struct FoldForm: Sendable, Hashable {
  /// The index of the tier in ``FoldingPlan/tiers``.
  package let tier: Int

  let extent: SearchFolder.Extent

  let dropsPunctuation: Bool

  /// Whether ``LetterMark/ideograph`` stands before each Han character.
  ///
  /// Only a form of a tier that folds Han characters to the letters of their
  /// readings may have this mark.
  var marksIdeographs = false

  /// Whether the form is the folded text with nothing removed or added.
  var isPlain: Bool { !dropsPunctuation && !marksIdeographs }

  /// Whether both forms give equal texts if scalars are folded one by one.
  func foldsScalars(like other: Self) -> Bool {
    tier == other.tier && dropsPunctuation == other.dropsPunctuation
      && marksIdeographs == other.marksIdeographs
  }
}

/// A set of forms, which may also contain ``reading``.
struct FoldForms: OptionSet, Sendable, Hashable {
  /// Bit *n* is form *n*.
  let rawValue: UInt16

  /// Stands for readings, which are not forms of the text itself.
  static let reading = Self(rawValue: 1 << 15)

  /// The set of one form.
  static func form(_ number: Int) -> Self { Self(rawValue: 1 << number) }
}

/// Folded texts, each once, with their forms.
struct FormTexts: Sendable {
  private(set) var all: [FormText] = []

  /// Adds a text that some forms have, and returns its index in ``all``.
  @discardableResult
  mutating func add(_ bytes: [UInt8], _ forms: FoldForms) -> Int {
    if let index = all.firstIndex(where: { $0.bytes == bytes }) {
      all[index].forms.formUnion(forms)
      return index
    }
    all.append(FormText(forms: forms, bytes: bytes))
    return all.count - 1
  }
}

/// A folded text, and the forms that have this text.
struct FormText: Sendable {
  var forms: FoldForms
  let bytes: [UInt8]
}
