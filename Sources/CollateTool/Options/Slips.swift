import Glibc

/// Refuses a first operand that is no file, but resembles a command or an
/// obsolete key of `sort`.
func checkSlip(_ operand: String) throws(Failure) {
  // If a file of any kind exists, the file is meant.
  if unsafe operand.isEmpty || access(operand, F_OK) == 0 { return }
  if operand == "help" {
    throw .usage("'help' is no command; help is '--help'", nil)
  }
  if let guess = guess(at: operand, from: Command.allCases.map(\.rawValue)) {
    throw .usage("there is no command '\(operand)'; \(guess)", nil)
  }
  if let key = keyOfOldSort(operand) {
    throw .usage(
      "cannot read '\(operand)'; as a key it is written '-k \(key)'", .sort)
  }
}

/// Converts `+POS1`, which counts from 0, to the form of `-k`; `nil` for other
/// operands.
private func keyOfOldSort(_ operand: String) -> String? {
  guard operand.first == "+" else { return nil }
  var rest = operand.dropFirst()
  let digits = rest.prefix { $0.isASCII && $0.isNumber }
  guard let field = Int(digits), field < .max else { return nil }
  rest.removeFirst(digits.count)
  guard rest.first == "." else { return "\(field + 1)\(rest)" }
  rest.removeFirst()
  let count = rest.prefix { $0.isASCII && $0.isNumber }
  guard let character = Int(count), character < .max else { return nil }
  return "\(field + 1).\(character + 1)\(rest.dropFirst(count.count))"
}
