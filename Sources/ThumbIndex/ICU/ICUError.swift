internal import CICU

/// An error that ICU reported, by its number and its name.
///
/// The names are those of ICU's `UErrorCode`, for example
/// `U_INVALID_FORMAT_ERROR`; the numbers are the same in every ICU.
///
/// ```swift
/// try Collator("en", options: CollatorOptions(rules: "& a <"))
/// // → throws: invalid rules at line 1, column 5 (U_INVALID_FORMAT_ERROR)
/// ```
public struct ICUError: Error, Sendable, Hashable {
  /// The value of ICU's `UErrorCode`.
  public let code: Int32

  /// The name of the code, as `u_errorName` gives it.
  public let name: String

  init(_ status: Int32) {
    code = status
    name = unsafe String(cString: cicu_u_errorName(status))
  }
}

extension ICUError {
  /// Whether ICU found no memory, which says nothing of what it was given.
  var isLackOfMemory: Bool { code == cicu_U_MEMORY_ALLOCATION_ERROR }

  /// What ICU says of an argument that it does not know.
  static let illegalArgument = Self(cicu_U_ILLEGAL_ARGUMENT_ERROR)

  /// What ICU says of data that it was built without.
  static let missingResource = Self(cicu_U_MISSING_RESOURCE_ERROR)
}

extension ICUError: CustomStringConvertible {
  /// The name of the code.
  public var description: String { name }
}

/// Calls ICU with a fresh status and throws what it reports.
///
/// Warnings (negative codes) are not errors.
func withICUStatus<Result>(
  _ body: (inout Int32) -> Result
) throws(ICUError) -> Result {
  var status = cicu_U_ZERO_ERROR
  let result = body(&status)
  if status > cicu_U_ZERO_ERROR { throw ICUError(status) }
  return result
}
