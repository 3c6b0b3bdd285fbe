/// The hint to use `-t` for a header that seems to have no commas as
/// separators; `nil` if it has a comma, or neither a semicolon nor a tab.
func separatorHint(for text: String) -> String? {
  if text.utf8.contains(UInt8(ascii: ",")) { return nil }
  return text.utf8.lazy.compactMap { separatorHint(for: $0) }.first
}

/// The hint to use `-t` for a separator; `nil` if it is neither a semicolon nor
/// a tab.
func separatorHint(for separator: UInt8) -> String? {
  switch separator {
  case UInt8(ascii: ";"): "fields with ';' between need -t ';'"
  case UInt8(ascii: "\t"): "fields with tabs between need -t '\\t'"
  default: nil
  }
}
