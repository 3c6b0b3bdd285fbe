import ThumbIndex

/// The options and operands of a command.
package struct Arguments {
  package let command: Command
  private var values: [(option: Option, value: FilePath)] = []
  package var files: [FilePath] = []

  /// The dictionary, once it was read from the file that `--dictionary` names.
  let readDictionary = Lazy<ReadingDictionary>()

  /// The charsets, which input and output share.
  let sharedCharset = Lazy<Charset>()

  init(_ command: Command) { self.command = command }

  mutating func add(_ option: Option, _ value: FilePath) {
    values.append((option, value))
  }

  package func has(_ option: Option) -> Bool {
    values.contains { $0.option == option }
  }

  /// Of some options that exclude each other, the one that was given last;
  /// `nil` if none of them was given.
  func last(of options: [Option]) -> Option? {
    values.last { options.contains($0.option) }?.option
  }

  /// The value that was given last for an option; `nil` without the option.
  package func value(_ option: Option) -> String? {
    path(option)?.description
  }

  /// The value of an option as a file name, which may have any bytes; `nil`
  /// without the option.
  package func path(_ option: Option) -> FilePath? {
    values.last { $0.option == option }?.value
  }

  /// The bytes of an option's value, which need not be UTF-8; `nil` without the
  /// option.
  package func bytes(_ option: Option) -> [UInt8]? {
    path(option)?.name
  }

  /// All values of an option, in order.
  package func allValues(_ option: Option) -> [String] {
    values.filter { $0.option == option }.map(\.value.description)
  }

  /// All values of an option as the names of files.
  func allPaths(_ option: Option) -> [FilePath] {
    values.filter { $0.option == option }.map(\.value)
  }

  /// The meaning of the word given for an option; `nil` if none was given.
  func word<Value>(_ option: WordOption<Value>) throws(Failure) -> Value? {
    // An option without its optional argument has an empty value.
    guard let given = value(option),
      !given.isEmpty || !option.isArgumentOptional
    else { return nil }
    return try word(given, option)
  }

  /// The meaning of the word given for an option, or of its default.
  ///
  /// - Precondition: The option has a default.
  func value<Value>(of option: WordOption<Value>) throws(Failure) -> Value {
    if let value = try word(option) { return value }
    return try word(option.standard!, option)
  }

  /// The meanings of the comma-separated words given for an option; `nil`
  /// without the option.
  func words<Value>(_ option: WordOption<Value>) throws(Failure) -> [Value]? {
    guard let given = value(option) else { return nil }
    var values: [Value] = []
    for part in given.parts(between: ",", keepingEmpty: true) {
      values.append(try word(part, option))
    }
    return values
  }

  /// The meanings of all words given for an option that may be repeated, with
  /// one word each time.
  func allWords<Value>(_ option: WordOption<Value>) throws(Failure) -> [Value] {
    var values: [Value] = []
    for given in allValues(option) {
      values.append(try word(given, option))
    }
    return values
  }

  /// The meaning of a word, which may be shortened.
  private func word<Value>(
    _ given: String, _ option: WordOption<Value>
  ) throws(Failure) -> Value {
    let known = option.words.map(\.key)
    let longer = known.filter { $0.startsWithBytes(of: given) }
    let name = longer.first { $0.hasBytes(of: given) }
    if !given.isEmpty, let name = longer.count == 1 ? longer[0] : name,
      let word = option.words.first(where: { $0.key.hasBytes(of: name) })
    {
      return word.value
    }
    if longer.count > 1, !given.isEmpty {
      let list = longer.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage(
        "value '\(given)' of option '\(option.name)' is ambiguous: "
          + list, command)
    }
    let hint =
      guess(at: given, from: known)
      ?? "known are \(known.joined(separator: ", "))"
    throw .usage(
      "unknown value '\(given)' of option '\(option.name)'; \(hint)",
      command)
  }

  /// Refuses different values of an option that can have only one value.
  package func checkRepetitions() throws(Failure) {
    for option in [Option.output, .fieldSeparator] {
      let given = allPaths(option)
      if let other = given.first(where: { $0 != given[0] }) {
        throw .usage(
          "option '\(option.name)' is given as '\(given[0])' and as '\(other)'",
          command)
      }
    }
  }

  /// Refuses options; the error names the first of them that was given.
  ///
  /// - Parameter reason: What is wrong with the option, such as `goes with
  ///   '--format=sql' only`.
  func refuse(_ options: [Option], _ reason: String) throws(Failure) {
    for option in options where has(option) {
      throw .usage("option '\(option.name)' \(reason)", command)
    }
  }

  /// Refuses options that contradict each other.
  func checkContradictions(_ pairs: [(Option, Option)]) throws(Failure) {
    for (one, other) in pairs where has(other) {
      try refuse([one], "does not go with '\(other.name)'")
    }
  }

  /// The value of an option as a number, which must be at least `least`; `nil`
  /// without the option.
  ///
  /// As for `sort`, a plus sign may stand before the number.
  func count(_ option: Option, least: Int = 1) throws(Failure) -> Int? {
    guard let given = value(option) else { return nil }
    let digits =
      given.startsWithBytes(of: "+") ? given.utf8.dropFirst() : given.utf8[...]
    guard let (count, rest) = digits.leadingNumber, rest.isEmpty, count >= least
    else {
      throw .usage(
        "option '\(option.name)' needs a number "
          + (least == 0 ? "from 0 on" : "above \(least - 1)")
          + ", not '\(given)'", command)
    }
    return count
  }
}
