/// Signs that people add, leave out or swap when they type.
enum Signs {
  /// Whether a search leaves a sign out: apostrophes, quotation marks, hyphens
  /// and dashes, full stops, commas, colons, semicolons, middle dots, slashes,
  /// underscores, brackets, opening exclamation and question marks, and their
  /// kin in all scripts.
  static func areLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation:
      true
    case .dashPunctuation: !waves.contains(scalar)
    case .otherPunctuation:
      !counted.contains(
        Unicode.Scalar(CharacterProperties.compatible(scalar.value)[0])
          ?? scalar)
    case .modifierSymbol, .modifierLetter, .mathSymbol: used.contains(scalar)
    default: false
    }
  }

  /// What other punctuation counts; the rest, such as Arabic commas and Indic
  /// full stops, does not.
  private static let counted = Set(
    ("!‼⁉⹓՜߹᥄𞥞?⁇⁈⸮⹔՞؟܉፧᥅⳺⳻꘏꛷꫱𑅃𞥟‽"
      + "‖⸾§⸹¶⁋⹍⸿@*⁎⁑٭꙳\\&⁊⹒#%٪‰؉‱؊†‡⸶⸷⸸•‣⁌⁍〃〽※⁂‸⁁⁓").unicodeScalars)

  /// Dashes that look like a tilde, which counts.
  private static let waves = Set("〜〰".unicodeScalars)

  /// Letters and symbols that stand for apostrophes, dashes, slashes or dots.
  private static let used = Set("`´ʼʻʽʾʿʹʺˮߴߵ−˗⁄∕∙⋅".unicodeScalars)

  /// The sign that a sign counts as where signs count: the first of its
  /// look-alikes.
  static func lookalike(of scalar: UInt32) -> UInt32 {
    lookalikes[scalar] ?? scalar
  }

  /// Characters that differ only in width are alike for every collator.
  private static let lookalikes: [UInt32: UInt32] = {
    var result: [UInt32: UInt32] = [:]
    for family in [
      "'’‘‚‛ʼʻʽʾʿʹ′`´‹›׳՚ߴߵ", "\"“”„‟«»〝〞〟″ʺˮ״", "-‐‑‒–—―⸺⸻−⁃˗־",
      "/⁄∕", "·・‧∙⋅", "~〜⁓∼˜〰", "×✕✖⨯╳", "%٪", "*∗⁎٭",
    ] {
      let scalars = family.unicodeScalars.map(\.value)
      for scalar in scalars.dropFirst() { result[scalar] = scalars[0] }
    }
    return result
  }()
}
