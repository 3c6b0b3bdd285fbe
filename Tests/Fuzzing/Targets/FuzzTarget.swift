import Glibc
@testable import PropertyTesting

/// What is done with the inputs that a fuzzer makes.
///
/// Inputs are read as choices, one byte for most of them: which locale, which
/// options, which texts. See ``FuzzInput``.
@MainActor struct FuzzTarget {
  /// What the command line calls it.
  let name: String

  /// Throws when a law does not hold for an input.
  let body: (inout FuzzInput) throws -> Void

  static let all = [keys, sections, search, rules, edits, lines]

  /// The target that the environment names.
  static let current: Self? = {
    let name = unsafe getenv("THUMBINDEX_FUZZ_TARGET").map {
      unsafe String(cString: $0)
    }
    return all.first { $0.name == name }
  }()
}

extension FuzzTarget {
  /// Runs the target, and ends the process with a report if a law is broken.
  func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    do {
      try body(&input)
    } catch {
      Self.say("\n\(name): a law does not hold\n\(input.report)\n\(error)\n")
      abort()
    }
  }

  private static let report = dup(2)

  /// Keeps standard error for reports: libFuzzer may close it, and targets may
  /// redirect it.
  static func keepStandardError() { _ = report }

  static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = unsafe bytes.withUnsafeBytes {
      unsafe write(report, $0.baseAddress, $0.count)
    }
  }
}
