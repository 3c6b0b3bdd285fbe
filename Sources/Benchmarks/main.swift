import Glibc
import ICUBaseline
import ThumbIndex
// quick dev harness
func now() -> Double {
  var t = timespec(); unsafe clock_gettime(CLOCK_MONOTONIC, &t);
  return Double(t.tv_sec) * 1e3 + Double(t.tv_nsec) / 1e6
}
let args = CommandLine.arguments
let path = args[1], locale = args[2]
let f = unsafe fopen(path, "r")!
var data = [UInt8](repeating: 0, count: 200_000_000)
let n = unsafe fread(&data, 1, data.count, f)
data.removeLast(data.count - n)
var starts: [Int64] = [0]
for i in 0..<n where data[i] == 10 { starts.append(Int64(i + 1)) }
let count = starts.count - 1
let rows = (0..<count).map { Int(starts[$0])..<Int(starts[$0 + 1] - 1) }
let collator = try! Collator(locale)
print(collator.resolved)
for threads in [1, 1, 1, 2, 2] {
  let t0 = now()
  let column = SortKeyColumn(
    utf8: data.span, rows: rows, collator: collator, threads: threads)
  let t1 = now()
  _ = column.sortedRows(threads: threads)
  let t2 = now()
  print("threads \(threads): keys \(t1-t0) sort \(t2-t1)  total \(t2-t0)")
  if threads == 1 { continue }
}
for norm in [false, true] {
  let t0 = now()
  let keys = unsafe data.withUnsafeBufferPointer { d in
    unsafe starts.withUnsafeBufferPointer { s in
      unsafe baseline_keys_make(
        locale, norm, d.baseAddress, s.baseAddress, Int64(count))
    }
  }!
  let t1 = now()
  var perm = [UInt32](repeating: 0, count: count)
  unsafe baseline_keys_sort(keys, &perm)
  let t2 = now()
  print("ICU norm=\(norm): keys \(t1-t0) sort \(t2-t1) total \(t2-t0)")
  let column = SortKeyColumn(
    utf8: data.span, rows: rows, collator: collator, threads: 2)
  let order = column.sortedRows(threads: 2)
  var bad = 0
  for r in 0..<count {
    var len: Int64 = 0
    let k = unsafe baseline_keys_get(keys, Int64(r), &len)
    let same = column.withBytes(ofRow: r) { s in
      s.count == Int(len) && (0..<s.count).allSatisfy { unsafe s[$0] == k![$0] }
    }
    if !same {
      bad += 1;
      if bad < 5 {
        print("DIFF", String(decoding: data[rows[r]], as: UTF8.self), column[r])
      }
    }
    if order[r] != Int(perm[r]) { bad += 1; if bad < 5 { print("ORDER", r) } }
  }
  print("bad", bad)
  unsafe baseline_keys_free(keys)
}
