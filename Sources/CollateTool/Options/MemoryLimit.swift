import Glibc

/// The memory that a sort may use, from `-S`.
package struct MemoryLimit {
  /// The number of bytes that all blocks of records may take together.
  let bytes: Int

  /// The value of `-S`, or half of the memory that the machine and the
  /// process's limits allow.
  package init(_ arguments: Arguments) throws(Failure) {
    if let text = arguments.value(.bufferSize) {
      guard let size = bytesOf(size: text) else {
        throw .usage(
          "option '--buffer-size' needs a size such as 64M, 1G or 10%, not "
            + "'\(text)'", arguments.command)
      }
      bytes = size
    } else {
      bytes = min(machineMemory, addressSpace) / 2
    }
  }
}

/// A limit of the process; `Int.max` if there is none.
func resourceLimit(_ resource: __rlimit_resource) -> Int {
  var limit = rlimit()
  let number = __rlimit_resource_t(resource.rawValue)
  return unsafe getrlimit(number, &limit) == 0
    ? Int(clamping: limit.rlim_cur) : .max
}

/// Converts a size in the syntax of GNU `sort` to bytes; `nil` for other texts.
///
/// A size without a unit is in kibibytes.
private func bytesOf(size text: String) -> Int? {
  guard let (number, units) = text.utf8.leadingNumber, units.dropFirst().isEmpty
  else { return nil }
  let factor: Int
  // No unit has several letters.
  switch String(Substring(units)) {
  case "b": factor = 1
  case "", "k", "K": factor = 1 << 10
  case "M": factor = 1 << 20
  case "G": factor = 1 << 30
  case "T": factor = 1 << 40
  case "P": factor = 1 << 50
  case "E": factor = 1 << 60
  case "Z", "Y", "R", "Q": return number == 0 ? 0 : .max / 4
  case "%":
    let (product, isTooMuch) = machineMemory.multipliedReportingOverflow(
      by: number)
    return isTooMuch ? .max / 4 : product / 100
  default: return nil
  }
  let (product, isTooMuch) = number.multipliedReportingOverflow(by: factor)
  return isTooMuch ? .max / 4 : min(product, .max / 4)
}

/// The memory that `ulimit -v` and `ulimit -d` leave to the process.
private var addressSpace: Int {
  min(resourceLimit(RLIMIT_AS), resourceLimit(RLIMIT_DATA))
}

private var machineMemory: Int {
  sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
}
