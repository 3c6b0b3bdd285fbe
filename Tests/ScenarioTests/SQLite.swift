#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A connection to SQLite through its C functions, as far as the scenario needs
/// them.
///
/// The library is opened when the tests run: the package depends on no database,
/// and a machine without one builds it all the same.
@safe final class SQLite {
  /// A value that is bound, or read.
  enum Value: Equatable {
    case integer(Int)
    case text(String)
    case blob([UInt8])
  }

  struct Failure: Error {
    let message: String
  }

  /// Whether this machine has SQLite.
  static var isInstalled: Bool { unsafe library != nil }

  nonisolated(unsafe) private static let library = unsafe dlopen(
    "libsqlite3.so.0", RTLD_NOW)

  private typealias Handle = OpaquePointer
  private typealias Statement = OpaquePointer
  private var handle: Handle

  init(path: String) throws {
    var opened: Handle?
    let open:
      @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>)
        -> Int32 = unsafe Self.function("sqlite3_open")
    let status = unsafe open(path, &opened)
    guard status == 0, let opened = unsafe opened else {
      throw Failure(message: "cannot open '\(path)'")
    }
    unsafe handle = opened
  }

  deinit {
    let close: @convention(c) (Handle) -> Int32 = unsafe Self.function(
      "sqlite3_close")
    _ = unsafe close(handle)
  }

  /// Does what a statement says, and returns its rows.
  @discardableResult
  func callAsFunction(_ statement: String, _ values: Value...) throws
    -> [[Value]]
  {
    let prepare:
      @convention(c) (
        Handle, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Statement?>,
        UnsafeMutablePointer<UnsafePointer<CChar>?>?
      ) -> Int32 = unsafe Self.function("sqlite3_prepare_v2")
    let step: @convention(c) (Statement) -> Int32 = unsafe Self.function(
      "sqlite3_step")
    let finalize: @convention(c) (Statement) -> Int32 = unsafe Self.function(
      "sqlite3_finalize")
    var prepared: Statement?
    guard unsafe prepare(handle, statement, -1, &prepared, nil) == 0,
      let prepared = unsafe prepared
    else { throw failure() }
    defer { _ = unsafe finalize(prepared) }
    for (index, value) in values.enumerated() {
      unsafe bind(value, Int32(index + 1), prepared)
    }
    var rows: [[Value]] = []
    while true {
      switch unsafe step(prepared) {
      case 100: rows.append(unsafe row(of: prepared))
      case 101: return rows
      default: throw failure()
      }
    }
  }

  /// Does all that a closure does, or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try self("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try self("COMMIT")
      return result
    } catch {
      try self("ROLLBACK")
      throw error
    }
  }

  private func bind(_ value: Value, _ index: Int32, _ statement: Statement) {
    // SQLite copies what has no static address.
    let transient = unsafe unsafeBitCast(
      -1, to: UnsafeMutableRawPointer?.self)
    switch value {
    case .integer(let number):
      let bind: @convention(c) (Statement, Int32, Int64) -> Int32 =
        unsafe Self.function("sqlite3_bind_int64")
      _ = unsafe bind(statement, index, Int64(number))
    case .text(let text):
      let bind:
        @convention(c) (
          Statement, Int32, UnsafePointer<CChar>, Int32,
          UnsafeMutableRawPointer?
        ) -> Int32 = unsafe Self.function("sqlite3_bind_text")
      _ = unsafe bind(
        statement, index, text, Int32(text.utf8.count), transient)
    case .blob(let bytes):
      let bind:
        @convention(c) (
          Statement, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
        ) -> Int32 = unsafe Self.function("sqlite3_bind_blob")
      _ = unsafe bytes.withUnsafeBytes {
        unsafe bind(
          statement, index, $0.baseAddress, Int32($0.count), transient)
      }
    }
  }

  private func row(of statement: Statement) -> [Value] {
    let number: @convention(c) (Statement) -> Int32 = unsafe Self.function(
      "sqlite3_column_count")
    let type: @convention(c) (Statement, Int32) -> Int32 = unsafe Self.function(
      "sqlite3_column_type")
    let integer: @convention(c) (Statement, Int32) -> Int64 =
      unsafe Self.function("sqlite3_column_int64")
    let blob: @convention(c) (Statement, Int32) -> UnsafeRawPointer? =
      unsafe Self.function("sqlite3_column_blob")
    let size: @convention(c) (Statement, Int32) -> Int32 = unsafe Self.function(
      "sqlite3_column_bytes")
    return (0..<(unsafe number(statement))).map { column in
      let kind = unsafe type(statement, column)
      if kind == 1 { return .integer(Int(unsafe integer(statement, column))) }
      let bytes = unsafe blob(statement, column)
      let count = Int(unsafe size(statement, column))
      let copy = unsafe Array(
        UnsafeRawBufferPointer(start: bytes, count: count))
      return kind == 4
        ? .blob(copy) : .text(String(decoding: copy, as: UTF8.self))
    }
  }

  private func failure() -> Failure {
    let message: @convention(c) (Handle) -> UnsafePointer<CChar> =
      unsafe Self.function("sqlite3_errmsg")
    return Failure(message: unsafe String(cString: message(handle)))
  }

  private static func function<Function>(_ name: String) -> Function {
    unsafe unsafeBitCast(dlsym(library, name)!, to: Function.self)
  }
}
