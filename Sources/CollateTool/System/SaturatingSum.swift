/// The sum of two sizes, or `Int.max` if it is too large: sparse files may have
/// any size.
func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, isTooMuch) = left.addingReportingOverflow(right)
  return isTooMuch ? .max : sum
}
