/// A text in quotes, followed by its scalars as `U+0061 U+0301`.
public func shown(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let list = scalars.prefix(200).map { notation($0) }.joined(separator: " ")
  let rest = scalars.count > 200 ? " … \(scalars.count) scalars" : ""
  return "\"\(printable(text))\" [\(list)\(rest)]"
}

/// Bytes in hexadecimal, two digits each.
public func shown(_ bytes: [UInt8]) -> String {
  "[\(bytes.map { hexadecimal(UInt32($0), digits: 2) }.joined(separator: " "))]"
}

private func notation(_ scalar: Unicode.Scalar) -> String {
  "U+\(hexadecimal(scalar.value, digits: 4))"
}

/// The text with dots for what would disturb a line of a report.
private func printable(_ text: String) -> String {
  String(
    text.unicodeScalars.prefix(200).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format, .privateUse,
        .unassigned:
        "·"
      default: scalar
      }
    })
}

private func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
