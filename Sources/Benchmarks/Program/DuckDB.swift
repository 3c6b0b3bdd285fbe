import Glibc

/// A Python process that holds a corpus in DuckDB, sorts it on request, and
/// reports how long the query took.
@safe final class DuckDB {
  private let process: pid_t
  private let requests: UnsafeMutablePointer<FILE>
  private let replies: UnsafeMutablePointer<FILE>

  let version: String

  /// The Python program; its query sorts the whole table but returns one row.
  private static let script = """
    import sys, time
    try:
        import duckdb
    except ImportError:
        print("absent", flush=True)
        sys.exit()
    path, locale = sys.argv[1:]
    connection = duckdb.connect()
    connection.execute("SET enable_progress_bar = false")
    connection.execute(
        "CREATE TABLE t AS SELECT * FROM read_csv(?, columns={'w': 'VARCHAR'}, "
        "delim=chr(1), quote='', escape='', header=false, auto_detect=false)",
        [path])
    print(duckdb.__version__, flush=True)
    query = ("SELECT count(w), last(w) FROM "
             f"(SELECT w FROM t ORDER BY w COLLATE {locale})")
    for line in sys.stdin:
        connection.execute(f"SET threads = {int(line)}")
        start = time.perf_counter()
        count, last = connection.execute(query).fetchone()
        print((time.perf_counter() - start) * 1000, count, last, flush=True)
    """

  /// Loads a file of lines; `nil` when there is no Python with DuckDB.
  init?(_ path: String, _ locale: String, python: String) {
    guard let child = spawnWithPipes([python, "-c", Self.script, path, locale])
    else { return nil }
    process = child.process
    unsafe requests = child.input
    unsafe replies = child.output
    version = unsafe readLine(replies) ?? "absent"
    if version == "absent" { return nil }
  }

  deinit {
    unsafe _ = fclose(requests)
    unsafe _ = fclose(replies)
    var status: Int32 = 0
    unsafe _ = waitpid(process, &status, 0)
  }

  /// Sorts the table; returns the time, the number of rows and the last text.
  func sort(
    threads: Int
  ) throws -> (milliseconds: Double, count: Int, last: String) {
    unsafe _ = fputs("\(threads)\n", requests)
    unsafe _ = fflush(requests)
    let parts = unsafe readLine(replies)?.split(
      separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard let parts, parts.count == 3, let milliseconds = Double(parts[0]),
      let count = Int(parts[1])
    else { throw BenchmarkError("DuckDB has failed") }
    return (milliseconds, count, String(parts[2]))
  }
}

private func readLine(_ file: UnsafeMutablePointer<FILE>) -> String? {
  var buffer: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { unsafe free(buffer) }
  let length = unsafe getline(&buffer, &capacity, file)
  guard length > 0, let line = unsafe buffer else { return nil }
  unsafe line[length - 1] = 0
  return unsafe String(cString: line)
}
