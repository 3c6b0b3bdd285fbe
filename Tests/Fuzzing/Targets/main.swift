import CFuzzer
import Glibc
@testable import PropertyTesting

// libFuzzer's `main` would do, but has one target: here the environment names
// one of several, which are built once.
var argc = CommandLine.argc
var argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>! =
  unsafe CommandLine.unsafeArgv

FuzzTarget.keepStandardError()
if FuzzTarget.current == nil {
  let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
  FuzzTarget.say("THUMBINDEX_FUZZ_TARGET names no target: \(names)")
  exit(2)
}
let status = unsafe cfuzzer_run(&argc, &argv) { bytes, count in
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  // libFuzzer calls on the thread that called it.
  MainActor.assumeIsolated { FuzzTarget.current?.run(input) }
  return 0
}
if status < 0 { FuzzTarget.say("this is without libFuzzer: run .ci/fuzz") }
exit(status < 0 ? 2 : status)
