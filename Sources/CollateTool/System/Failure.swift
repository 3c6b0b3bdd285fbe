import Glibc
import ThumbIndex

/// The reason why the tool ends before its work is done.
package struct Failure: Error {
  /// The message for standard error; `nil` if a reader closed the pipe.
  package let message: String?

  package let status: Int32

  private init(message: String?, status: Int32) {
    self.message = message
    self.status = status
  }

  /// Any trouble, with status 2.
  package static func trouble(_ message: String) -> Self {
    Self(message: message, status: 2)
  }

  /// The output's reader closed the pipe, which is no error.
  private static let closedPipe = Self(message: nil, status: 0)

  /// The failure to write a file that messages call `name`.
  static func unwritable(_ name: String, _ error: SystemError) -> Self {
    error.number == EPIPE
      ? .closedPipe : .trouble("cannot write \(name): \(error.description)")
  }

  /// This failure, with a message even if a reader has closed the pipe.
  package var withClosedPipeAsTrouble: Self {
    message == nil
      ? .trouble(
        "cannot write the output: \(SystemError(number: EPIPE).description)")
      : self
  }
}

/// The value of an expression; an error of the library is trouble.
///
/// - Parameter start: The start of the message, before the error.
func orTrouble<Value>(
  _ value: @autoclosure () throws(CollationError) -> Value,
  after start: String = ""
) throws(Failure) -> Value {
  do throws(CollationError) {
    return try value()
  } catch {
    throw .trouble(start + error.description)
  }
}

/// The failure to read a file.
func unreadable(_ path: FilePath, _ error: SystemError) -> Failure {
  .trouble("cannot read '\(path)': \(error.description)")
}
