import ThumbIndex

extension IndexedList {
  /// The list as somebody reads it: a line for each section, its title in front
  /// of its rows.
  func page(_ text: (Element) -> String) -> [String] {
    sections.map { section in
      "\(section.title): " + section.rows.map(text).joined(separator: ", ")
    }
  }
}

extension IndexedList<String> {
  var page: [String] { page(\.self) }
}

extension IndexedCollation {
  /// What somebody reads who is shown elements in their sections.
  func page<Element>(
    of elements: [Element], by text: (Element) -> String
  ) -> [String] {
    sections(of: elements, by: text).map { section in
      "\(section.title): " + section.elements.map(text).joined(separator: ", ")
    }
  }
}
