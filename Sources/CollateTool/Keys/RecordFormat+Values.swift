import ThumbIndex

extension RecordFormat {
  /// Appends a key that orders texts by their value, such as a number or a
  /// month; the flags say which.
  func appendValueKey(
    of text: UnsafeBufferPointer<UInt8>, _ flags: KeyFlags,
    to key: inout [UInt8]
  ) {
    let ignoresCase = flags.contains(.ignoresCase)
    switch flags.kind {
    case .number: unsafe numbers.appendKey(of: text, to: &key)
    case .size: unsafe numbers.appendSizeKey(of: text, to: &key)
    case .generalNumber:
      appendGeneralKey(of: unsafe numbers.plainNumber(text), to: &key)
    case .month: unsafe months.appendKey(of: text, to: &key)
    case .version:
      if ignoresCase {
        let upper = unsafe uppercased(text)
        unsafe upper.withUnsafeBufferPointer {
          unsafe VersionFormat.appendKey(of: $0, to: &key)
        }
      } else {
        unsafe VersionFormat.appendKey(of: text, to: &key)
      }
    case .random, .text:
      let bytes = unsafe texts(ignoringCase: ignoresCase).key(of: text)
      random.appendKey(of: bytes.span, to: &key)
    }
  }

  /// A text in capital letters; in byte order, those of ASCII alone.
  private func uppercased(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard case .collated = self.text else {
      return unsafe text.map { CollateTool.uppercased($0) }
    }
    return unsafe Array(
      String(decoding: text, as: UTF8.self).uppercased().utf8)
  }
}

extension Ordering {
  /// This order, but ignoring case.
  func ignoringCase() throws(Failure) -> Self {
    switch self {
    case .bytes: return .bytes(foldsCase: true)
    case .collated(let collator):
      var options = collator.options
      // Primary strength stays, as it also ignores case.
      if collator.resolved.strength != .primary {
        options.strength = .secondary
      }
      if collator.resolved.caseLevel { options.caseLevel = false }
      return .collated(
        try orTrouble(try Collator(collator.locale, options: options)))
    }
  }

  /// The sort key of a text.
  fileprivate func key(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    switch self {
    case .bytes(let foldsCase):
      return unsafe text.map { foldsCase ? uppercased($0) : $0 }
    case .collated(let collator):
      return unsafe collator.sortKey(forUTF8: text.span).bytes
    }
  }
}
