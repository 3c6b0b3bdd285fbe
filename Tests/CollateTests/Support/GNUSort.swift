#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What GNU sort does in the locale `C`, its messages as the tool would put them;
/// `nil` where there is none.
func gnuSort(
  _ options: [String], _ input: [UInt8]? = nil, in scratch: Scratch? = nil
) throws -> Run? {
  guard let path = gnuSortPath else { return nil }
  var run = try ChildProcess(
    executable: path, arguments: options.map { Array($0.utf8) },
    environment: ["LC_ALL": "C"], directory: scratch, input: input
  ).run()
  if run.errors.isEmpty { return run }
  // It says its own path, and ends a line as those of the input. The tool shows
  // neither ill-formed nor control bytes, but for tabs.
  let message = String(
    decoding: run.errors.drop { $0 != 0x3A }.dropLast(), as: UTF8.self)
  var safe = String.UnicodeScalarView()
  for scalar in message.unicodeScalars {
    switch scalar.value {
    case 0x7F: safe.append("␡")
    case 0..<0x20 where scalar != "\t":
      safe.append(Unicode.Scalar(0x2400 + scalar.value)!)
    default: safe.append(scalar)
    }
  }
  run.errors = Array("collate\(String(safe))\n".utf8)
  return run
}

/// Where GNU sort is, if it is the one that is found.
let gnuSortPath: String? = {
  for path in ["/usr/bin/sort", "/bin/sort", "/usr/local/bin/gsort"]
  where unsafe access(path, X_OK) == 0 {
    let run = try? ChildProcess(
      executable: path, arguments: [Array("--version".utf8)], environment: [:]
    ).run()
    if run?.text.contains("GNU coreutils") == true { return path }
  }
  return nil
}()
