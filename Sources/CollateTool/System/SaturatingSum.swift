/// The sum of two sizes, or the largest number there is: a sparse file may have
/// any size, and there may be many of them.
func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, isTooMuch) = left.addingReportingOverflow(right)
  return isTooMuch ? .max : sum
}
