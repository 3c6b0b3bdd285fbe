import Glibc

func fileSize(_ path: String) -> Int? {
  var status = stat()
  return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
}

func contents(of path: String) -> [UInt8]? {
  guard let file = unsafe fopen(path, "r") else { return nil }
  defer { unsafe _ = fclose(file) }
  var result: [UInt8] = []
  result.reserveCapacity(fileSize(path) ?? 0)
  var buffer = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let count = unsafe fread(&buffer, 1, buffer.count, file)
    if count == 0 { return result }
    result += buffer[..<count]
  }
}

func lineCount(_ path: String) -> Int? {
  contents(of: path)?.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
}

extension [UInt8] {
  var lines: [ArraySlice<UInt8>] { split(separator: UInt8(ascii: "\n")) }
}
