func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

func padLeft(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(1, width - text.count)) + text
}

/// A nonnegative number, with a given number of digits after the point.
func fixed(_ value: Double, _ digits: Int) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = Int((value * scale).rounded())
  if digits == 0 { return "\(scaled)" }
  let fraction = String(scaled % Int(scale))
  let zeros = String(repeating: "0", count: digits - fraction.count)
  return "\(scaled / Int(scale)).\(zeros)\(fraction)"
}

/// A number with one or two digits after the point, or none if it is whole.
func short(_ value: Double) -> String {
  value == value.rounded()
    ? fixed(value, 0) : fixed(value, value < 1 ? 2 : 1)
}

/// A number of rows: 1k, 891725 or 10M.
func rowCount(_ count: Int) -> String {
  if count > 0, count % 1_000_000 == 0 { return "\(count / 1_000_000)M" }
  if count > 0, count % 1000 == 0 { return "\(count / 1000)k" }
  return "\(count)"
}
