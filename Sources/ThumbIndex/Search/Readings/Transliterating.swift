extension Set<SearchReading> {
  func hangulInitials(of text: String) -> [String] { [] }
  func pinyin(of text: String) -> [String] { [] }
  func romaji(of text: String) -> [String] { [] }
}
