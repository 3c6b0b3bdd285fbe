import Testing

/// All that is seen of a run of the tool.
struct Run: Equatable {
  var output: [UInt8]
  var errors: [UInt8]

  /// The exit status, or the number of the signal that ended it, negated.
  var status: Int32

  init(output: [UInt8] = [], errors: [UInt8] = [], status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// A run that wrote so and nothing else.
  static func wrote(
    _ output: String, errors: String = "", status: Int32 = 0
  ) -> Self {
    Self(output: Array(output.utf8), errors: Array(errors.utf8), status: status)
  }

  static func wrote(_ output: [UInt8]) -> Self { Self(output: output) }

  /// A run that said why it could not do what it was asked.
  static func trouble(_ message: String) -> Self {
    wrote("", errors: "collate: \(message)\n", status: 2)
  }

  /// A run that refused its arguments.
  static func usage(_ message: String, _ command: String = "sort") -> Self {
    trouble("\(message) (see 'collate \(command) --help')")
  }

  /// A run of `--check` that found a line out of place.
  static func disorder(_ place: String) -> Self {
    wrote("", errors: "collate: \(place)\n", status: 1)
  }

  /// The same without the warning that the input is not UTF-8, in a test of
  /// something else.
  var withoutWarning: Run {
    var run = self
    let lines = errorText.split(
      separator: "\n", omittingEmptySubsequences: false)
    run.errors = Array(
      lines.filter { !$0.contains("is not UTF-8") }.joined(separator: "\n").utf8
    )
    return run
  }

  var text: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}

extension Run: CustomTestStringConvertible {
  var testDescription: String {
    "status \(status), output \(excerpt(output)), errors \(excerpt(errors))"
  }
}

/// Bytes in quotes, with escapes for what is no text, and not endlessly many.
private func excerpt(_ bytes: [UInt8]) -> String {
  // Text that is ill-formed is shown byte for byte, or it would look equal.
  let start = bytes.prefix(2000)
  let text =
    String(validating: start, as: UTF8.self).map(\.debugDescription)
    ?? "\(Array(start))"
  return text + (bytes.count > 2000 ? " … \(bytes.count) bytes" : "")
}
