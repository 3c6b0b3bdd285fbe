internal import CICU

/// One of ICU's errors, as a code and its name.
///
/// All versions of ICU share the codes.
///
/// ```swift
/// try Collator("en", options: CollatorOptions(rules: "& a <"))
/// // → throws: invalid rules at line 1, column 5 (U_INVALID_FORMAT_ERROR)
/// ```
public struct ICUError: Error, Sendable, Hashable {
  /// The value of ICU's `UErrorCode`.
  public let code: Int32

  /// The name of the code from `u_errorName`, such as `U_INVALID_FORMAT_ERROR`.
  public let name: String

  init(_ status: Int32) {
    code = status
    name = unsafe String(cString: cicu_u_errorName(status))
  }
}

extension ICUError {
  /// Whether ICU was out of memory; the input may be valid.
  var isLackOfMemory: Bool { code == cicu_U_MEMORY_ALLOCATION_ERROR }

  /// ICU's error for an argument that it does not know.
  static let illegalArgument = Self(cicu_U_ILLEGAL_ARGUMENT_ERROR)

  /// ICU's error for data that it was built without.
  static let missingResource = Self(cicu_U_MISSING_RESOURCE_ERROR)
}

extension ICUError: CustomStringConvertible {
  /// The name of the code.
  public var description: String { name }
}

/// Calls ICU with a fresh status and throws the error that ICU reports.
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

/// Calls a function that opens one of ICU's objects.
///
/// Some functions report no error when they open nothing for lack of memory.
func icuHandle(
  _ open: (inout Int32) -> OpaquePointer?
) throws(ICUError) -> OpaquePointer {
  guard let opened = unsafe try withICUStatus(open) else {
    throw ICUError(cicu_U_MEMORY_ALLOCATION_ERROR)
  }
  return unsafe opened
}
