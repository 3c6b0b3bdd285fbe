import ThumbIndex

/// An option that another program has, but the command does not.
struct StrangeOption {
  let names: [String]

  /// Advice on what to use instead.
  let advice: String

  /// Options of `collate` that have no meaning on a screen.
  static let ofCollate: [Self] = [
    .init(
      "--format",
      "what is picked is written as it was read; 'collate sections' and "
        + "'collate search' write JSON"),
    .init(
      "-c", "--count",
      "the screen shows how many lines match; 'collate search -c' writes it"),
    .init(
      "--quiet", "to ask whether a line matches is for 'collate search -q'"),
    .init(
      "-m", "--max-count",
      "the screen shows all that is found; Tab marks as many as are wanted"),
  ]

  init(_ namesAndAdvice: String...) {
    names = Array(namesAndAdvice.dropLast())
    advice = namesAndAdvice.last!
  }

  /// The advice for an option as the user wrote it; `nil` if there is none.
  static func advice(for name: String, _ command: Command) -> String? {
    if command == .thumb { return advice(for: name, ofCollate + ofFzf) }
    if command != .sort { return nil }
    if let digit = name.utf8.dropFirst().first, isDigit(digit) {
      return "keys are written '-k POS1,POS2'"
    }
    return nil
  }

  private static func advice(for name: String, _ options: [Self]) -> String? {
    // Users may shorten a long name.
    let isLong = name.startsWithBytes(of: "--") && name.utf8.count > 2
    return options.first { option in
      option.names.contains {
        isLong ? $0.startsWithBytes(of: name) : $0.hasBytes(of: name)
      }
    }?.advice
  }
}
