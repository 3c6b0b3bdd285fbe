extension Set<SearchReading> {
  /// What a text is read as, in these ways; nothing where a way does not apply.
  func readings(of text: String) -> [String] {
    if isEmpty || text.utf8.allSatisfy({ $0 < 0x80 }) { return [] }
    var result: [String] = []
    if contains(.hangulInitials) { result += hangulInitials(of: text) }
    if contains(.pinyin) || contains(.pinyinInitials) {
      result += pinyin(of: text)
    }
    if contains(.romaji) { result += romaji(of: text) }
    return result
  }
}
