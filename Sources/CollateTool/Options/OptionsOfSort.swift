/// An option that only GNU `sort` has.
struct OptionOfSort {
  let names: [String]

  /// Advice on what to use instead.
  let advice: String

  static let all: [Self] = [
    .init("-d", "--dictionary-order", "use '--punctuation=ignore'"),
    .init(
      "-g", "--general-numeric-sort", "'-n' takes numbers without exponents"),
    .init(
      "-h", "--human-numeric-sort",
      "sizes such as 2K have no order here, and help is '--help'"),
    .init(
      "-i", "--ignore-nonprinting",
      "in the order of a language ('--locale') control characters do not count"
    ),
    .init("-M", "--month-sort", "names of months have no order here"),
    .init("-R", "--random-sort", "use 'shuf'"),
    .init("-V", "--version-sort", "use '--numeric'"),
    .init("--sort", "use '-n' or '--numeric'"),
    .init("--random-source", "use 'shuf'"),
    .init("--compress-program", "temporary files are not compressed"),
  ]

  private init(_ namesAndAdvice: String...) {
    names = Array(namesAndAdvice.dropLast())
    advice = namesAndAdvice.last!
  }

  /// The advice for an option as the user wrote it.
  static func advice(for name: String) -> String? {
    if let digit = name.dropFirst().first, "0"..."9" ~= digit {
      return "keys are written '-k POS1,POS2'"
    }
    return all.first { $0.names.contains(name) }?.advice
  }

  /// The advice for a flag of a key, which is an option without its dash.
  static func advice(forFlag flag: Character) -> String? {
    all.first { $0.names.contains("-\(flag)") }?.advice
  }
}
