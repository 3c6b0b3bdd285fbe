// A program that crashes as its argument says, after it has begun like
// `collate` and has a file to remove.

import Glibc
@testable import CollateTool

let unfinished = FilePath("unfinished")
_exit(
  runProgram(outOfMemory: "") {
    let file = unsafe open(unfinished.bytes, O_CREAT | O_WRONLY, 0o600)
    setUnfinishedOutput(unfinished)
    switch CommandLine.arguments[1] {
    case "address":
      unsafe UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
    case "trap": fatalError("a trap of Swift")
    case "abort": abort()
    default: break
    }
    return file
  })
