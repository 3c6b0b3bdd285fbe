extension Set<SearchReading> {
  /// What a text is read as, in these ways; nothing where none applies.
  ///
  /// - Complexity: For Han and kana some tens of microseconds: ICU's
  ///   transliterators work for one thread at a time.
  func readings(of text: String) -> [String] {
    if isEmpty || text.utf8.allSatisfy({ $0 < 0xE1 }) { return [] }
    var result: [String] = []
    if contains(.hangulInitials) { result += hangulInitials(of: text) }
    if contains(.pinyin) || contains(.pinyinInitials),
      let pinyin = Pinyin(text)
    {
      if contains(.pinyin) { result += [pinyin.spaced, pinyin.joined] }
      if contains(.pinyinInitials) { result.append(pinyin.initials) }
    }
    if contains(.romaji) { result += romaji(of: text) }
    return result
  }
}
