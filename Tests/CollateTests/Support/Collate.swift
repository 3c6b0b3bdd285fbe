#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Variables that ask for the order of bytes.
let inBytes = ["LC_ALL": "C"]

/// Runs the tool.
///
/// - Parameters:
///   - arguments: The arguments, the command first if there is one.
///   - input: What standard input holds; `nil` is `/dev/null`.
///   - environment: All variables of the process. By default they ask for the
///     order of bytes, wherever the tests run.
///   - scratch: The directory to run in, so that messages name files as the
///     arguments do.
func collate(
  _ arguments: String..., input: String? = nil,
  environment: [String: String] = inBytes, in scratch: Scratch? = nil
) throws -> Run {
  try collate(
    arguments, input: input.map { Array($0.utf8) }, environment: environment,
    in: scratch)
}

/// Runs the tool on bytes.
func collate(
  _ arguments: String..., input: [UInt8], in scratch: Scratch? = nil
) throws -> Run {
  try collate(arguments, input: input, in: scratch)
}

/// Runs the tool with a list of arguments.
func collate(
  _ arguments: [String], input: [UInt8]? = nil,
  environment: [String: String] = inBytes, in scratch: Scratch? = nil
) throws -> Run {
  try tool(
    arguments, input: input, environment: environment, in: scratch
  ).run()
}

/// A process of the tool, to be changed before it is run.
func tool(
  _ arguments: [String], input: [UInt8]? = nil,
  environment: [String: String] = inBytes, in scratch: Scratch? = nil
) throws -> ChildProcess {
  ChildProcess(
    executable: try productsDirectory() + "/collate",
    arguments: arguments.map { Array($0.utf8) }, environment: environment,
    directory: scratch, input: input)
}

/// A script of the shell, in which `$0` is the tool.
func shell(
  _ script: String, input: [UInt8]? = nil, in scratch: Scratch
) throws -> ChildProcess {
  var process = try tool([], input: input, in: scratch)
  process.arguments = [
    Array("-c".utf8), Array(script.utf8), Array(process.executable.utf8),
  ]
  process.environment = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
  process.executable = "/bin/sh"
  return process
}

/// Runs a script of bash, which finds the tool in its `PATH`.
func bash(_ script: String, in scratch: Scratch) throws -> Run {
  var process = try tool([], in: scratch)
  process.arguments = [Array("-c".utf8), Array(script.utf8)]
  process.environment = ["PATH": "\(try productsDirectory()):/usr/bin:/bin"]
  process.executable = "/bin/bash"
  return try process.run()
}

/// Whether there is bash.
let hasBash = unsafe access("/bin/bash", X_OK) == 0

/// Whether there is Node.js, to run scripts of pages.
let hasNode = unsafe access("/usr/bin/node", X_OK) == 0

/// Where the package's products are: the bundle of the tests is one of them.
func productsDirectory() throws -> String {
  var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
  let count = unsafe path.withUnsafeMutableBytes {
    unsafe readlink("/proc/self/exe", $0.baseAddress!, $0.count)
  }
  if count <= 0 { throw SystemFailure("readlink") }
  let file = path.prefix(count)
  let slash = file.lastIndex(of: UInt8(ascii: "/")) ?? 0
  return String(decoding: file[..<slash], as: UTF8.self)
}
