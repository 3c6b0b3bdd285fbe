/// What to say of a text whose fields seem to have another separator than a comma;
/// `nil` if it has a comma, or neither a semicolon nor a tab.
func separatorHint(for text: String) -> String? {
  if text.utf8.contains(UInt8(ascii: ",")) { return nil }
  return text.utf8.lazy.compactMap { separatorHint(for: $0) }.first
}

/// What to say of a separator; `nil` if it is neither a semicolon nor a tab.
func separatorHint(for separator: UInt8) -> String? {
  switch separator {
  case UInt8(ascii: ";"): "fields with ';' between need -t ';'"
  case UInt8(ascii: "\t"): "fields with tabs between need -t '\\t'"
  default: nil
  }
}
