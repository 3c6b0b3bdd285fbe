/// The hint to use another `-t` for a field that seems to be several; `nil` if it
/// does not.
///
/// - Parameters:
///   - separator: The separator in force.
///   - isLine: Whether the field is a whole line. In other fields, a comma may be
///     part of the text.
func separatorHint(
  for field: String, besides separator: [UInt8], isLine: Bool
) -> String? {
  let comma = UInt8(ascii: ",")
  let signs = field.utf8
  if separator == [comma], signs.contains(comma) { return nil }
  return signs.lazy.filter { isLine || $0 != comma }
    .compactMap { separatorHint(for: $0, besides: separator) }.first
}

/// The hint to use `-t` for a sign that usually separates fields; `nil` for other
/// signs and for the separator in force.
func separatorHint(for sign: UInt8, besides separator: [UInt8]) -> String? {
  if separator == [sign] { return nil }
  switch sign {
  case UInt8(ascii: ","): return "fields with ',' between need -t ','"
  case UInt8(ascii: ";"): return "fields with ';' between need -t ';'"
  case UInt8(ascii: "\t"): return "fields with tabs between need -t '\\t'"
  default: return nil
  }
}
