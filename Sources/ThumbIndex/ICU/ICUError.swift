internal import CICU

/// An error that ICU reported, by its number and its name.
///
/// The names are those of ICU's `UErrorCode`, for example
/// `U_INVALID_FORMAT_ERROR`; the numbers are the same in every ICU.
public struct ICUError: Error, Sendable, Hashable {
  /// The value of ICU's `UErrorCode`.
  public let code: Int32

  /// The name of the code, as `u_errorName` gives it.
  public let name: String

  init(_ status: UErrorCode) {
    code = Int32(status.rawValue)
    name = unsafe String(cString: cicu_u_errorName(status))
  }
}

extension ICUError: CustomStringConvertible {
  /// The name of the code.
  public var description: String { name }
}

/// Calls ICU with a fresh status and throws what it reports.
///
/// Warnings (negative codes) are not errors.
func withICUStatus<Result>(
  _ body: (inout UErrorCode) -> Result
) throws(ICUError) -> Result {
  var status = U_ZERO_ERROR
  let result = body(&status)
  if status.rawValue > U_ZERO_ERROR.rawValue { throw ICUError(status) }
  return result
}
