/// Options and operands of a command, as they were given.
package struct Arguments {
  let command: Command
  private var values: [(option: Option, value: FilePath)] = []
  var files: [FilePath] = []

  init(_ command: Command) { self.command = command }

  mutating func add(_ option: Option, _ value: FilePath) {
    values.append((option, value))
  }

  func has(_ option: Option) -> Bool {
    values.contains { $0.option == option }
  }

  /// The value of an option; the last one counts.
  func value(_ option: Option) -> String? {
    path(option)?.description
  }

  /// The value of an option as the name of a file, whatever its bytes.
  package func path(_ option: Option) -> FilePath? {
    values.last { $0.option == option }?.value
  }

  /// All values of an option, in order.
  func allValues(_ option: Option) -> [String] {
    values.filter { $0.option == option }.map(\.value.description)
  }

  /// All values of an option as the names of files.
  func allPaths(_ option: Option) -> [FilePath] {
    values.filter { $0.option == option }.map(\.value)
  }

  /// The value of an option as one of some words.
  func word<Value>(
    _ option: Option, of words: KeyValuePairs<String, Value>
  ) throws(Failure) -> Value? {
    guard let given = value(option) else { return nil }
    return try word(given, of: option, words)
  }

  /// The value of an option as a list of some words with commas between them.
  func words<Value>(
    _ option: Option, of words: KeyValuePairs<String, Value>
  ) throws(Failure) -> [Value]? {
    guard let given = value(option) else { return nil }
    var values: [Value] = []
    for part in given.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try word(String(part), of: option, words))
    }
    return values
  }

  private func word<Value>(
    _ given: String, of option: Option, _ words: KeyValuePairs<String, Value>
  ) throws(Failure) -> Value {
    if let word = words.first(where: { $0.key == given }) { return word.value }
    let known = words.map(\.key)
    let hint =
      nearest(to: given, in: known).map { "did you mean '\($0)'?" }
      ?? "known are \(known.joined(separator: ", "))"
    throw .usage(
      "unknown value '\(given)' of option '\(option.name)'; \(hint)", command)
  }

  /// The value of an option as a number of at least one.
  func count(_ option: Option) throws(Failure) -> Int? {
    guard let given = value(option) else { return nil }
    guard let count = Int(given), count > 0 else {
      throw .usage(
        "option '\(option.name)' needs a number above 0, not '\(given)'",
        command)
    }
    return count
  }
}
