import ThumbIndex

extension Arguments {
  /// The dictionary of `--dictionary`, which is read once; `nil` without the
  /// option.
  func dictionary() throws(Failure) -> ReadingDictionary? {
    guard let path = path(.dictionary) else { return nil }
    return try readDictionary.value { () throws(Failure) in
      let file = try LineBuffer(
        reading: [path], RecordSyntax(terminator: UInt8(ascii: "\n")))
      let bytes = unsafe Array(file.bytes)
      do throws(ReadingDictionaryError) {
        return try ReadingDictionary(bytes.span)
      } catch {
        throw .trouble("'\(path)' is no dictionary: \(error)")
      }
    }
  }
}
