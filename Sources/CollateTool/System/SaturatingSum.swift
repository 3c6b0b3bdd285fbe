/// The sum of two sizes, or the largest number, as sparse files may have any
/// size.
func saturatingSum(_ left: Int, _ right: Int) -> Int {
  let (sum, isTooMuch) = left.addingReportingOverflow(right)
  return isTooMuch ? .max : sum
}
