/// What to say of a text whose fields seem to have another separator than a comma;
/// `nil` if it has a comma, or neither a semicolon nor a tab.
func separatorHint(for text: some StringProtocol) -> String? {
  if text.contains(",") { return nil }
  return text.unicodeScalars.first { [";", "\t"].contains($0) }
    .flatMap { separatorHint(for: UInt8($0.value)) }
}

/// What to say of a separator; `nil` if it is neither a semicolon nor a tab.
func separatorHint(for separator: UInt8) -> String? {
  switch separator {
  case UInt8(ascii: ";"): "fields with ';' between need -t ';'"
  case UInt8(ascii: "\t"): "fields with tabs between need -t '\\t'"
  default: nil
  }
}
