import ThumbIndex

/// Texts as a JSON array of strings.
func jsonArray(_ texts: [String]) -> String {
  jsonList(texts.map(jsonString))
}

/// A line as JSON: a string or, for ill-formed UTF-8, an object with the text
/// and the bytes in hexadecimal.
func jsonLine(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  if let text = unsafe String(validating: bytes, as: UTF8.self) {
    return jsonString(text)
  }
  let text = unsafe String(decoding: bytes, as: UTF8.self)
  return
    "{\"text\":\(jsonString(text)),\"bytes\":\"\(unsafe hexDigits(bytes))\"}"
}

/// The entries of an index bar as a JSON array.
func jsonIndex(_ bar: IndexBar) -> String {
  let entries = bar.entries.map { entry in
    switch entry.target {
    case .search:
      "{\"title\":\(jsonString(entry.title)),\"target\":\"search\"}"
    case .section(let position):
      "{\"title\":\(jsonString(entry.title)),\"section\":\(position)}"
    }
  }
  return "[\(entries.joined(separator: ","))]"
}
