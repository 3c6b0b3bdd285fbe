#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether a file can be read.
func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

/// The bytes of a file, unpacked if its name ends in `.gz`.
func contents(of path: String) -> [UInt8] {
  output(of: "\(path.hasSuffix(".gz") ? "gzip -dc" : "cat") '\(path)'")
}

/// The paths of the files of a name in a directory and those in it.
func paths(in directory: String, named name: String) -> [String] {
  output(of: "find '\(directory)' -name '\(name)'")
    .split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
}

/// What a shell command writes to standard output.
func output(of command: String) -> [UInt8] {
  guard let stream = unsafe popen(command, "r") else {
    return []
  }
  defer { unsafe pclose(stream) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe fread(&buffer, 1, buffer.count, stream)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}

/// The lines of a file, without empty ones.
func lines(of path: String) -> [String] {
  contents(of: path).split(separator: UInt8(ascii: "\n")).map {
    String(decoding: $0, as: UTF8.self)
  }
}
