extension Unicode.GeneralCategory {
  /// Whether characters of the category are letters or numbers, of any script.
  var isLetterOrNumber: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
      .otherLetter, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
