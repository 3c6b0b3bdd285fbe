import FirstScreenWork
import Glibc

// Makes a first screen as the first work of a process, and writes the time in
// milliseconds to a file. `thumbindex-bench` runs this program.
//
// The program links what the library links and no more. Where Foundation is
// linked, too, Swift looks through Foundation's types when it first uses a
// generic type: some 40 microseconds for each.
let arguments = CommandLine.arguments
guard arguments.count == 5,
  let worker = FirstScreen.Worker(rawValue: arguments[1]),
  let input = unsafe fopen(arguments[2], "r")
else {
  print("usage: thumbindex-first-screen thumbIndex|icu names locale report")
  exit(2)
}
var bytes: [UInt8] = []
var buffer = [UInt8](repeating: 0, count: 1 << 16)
while case let count = unsafe fread(&buffer, 1, buffer.count, input), count > 0
{
  bytes += buffer[..<count]
}
let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
let starts = [0] + ends.map { Int64($0 + 1) }
guard
  let milliseconds = try? FirstScreen.milliseconds(
    worker, arguments[3], bytes, starts),
  let report = unsafe fopen(arguments[4], "w")
else { exit(1) }
unsafe _ = fputs("\(milliseconds)", report)
exit(unsafe fclose(report) == 0 ? 0 : 1)
