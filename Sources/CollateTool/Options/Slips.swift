import Glibc
import ThumbIndex

/// Refuses a first operand that is no file, but resembles a command.
func checkSlip(_ operand: String) throws(Failure) {
  // If a file of any kind exists, the file is meant.
  if unsafe operand.isEmpty || access(operand, F_OK) == 0 { return }
  if operand.hasBytes(of: "help") {
    throw .usage("'help' is no command; help is '--help'", nil)
  }
  if let guess = guess(at: operand, from: Command.allCases.map(\.rawValue)) {
    throw .usage("there is no command '\(operand)'; \(guess)", nil)
  }
}
