internal import CICU

/// One of ICU's transliterators, by its id.
///
/// It is opened on first use, as opening takes milliseconds. One thread at a
/// time uses it, as ICU allows no more.
final class Transliterator: @unchecked Sendable {
  private let id: String
  private let lock = Lock()

  /// `nil` until the first use; only touched under the lock.
  private var handle: Handle?

  init(_ id: String) { self.id = id }

  /// The transliterated text; unchanged if ICU cannot transliterate it.
  func transliterate(_ text: String) -> String {
    lock.withLock {
      if handle == nil { handle = Handle(id) }
      return handle?.apply(to: text) ?? text
    }
  }
}

/// Owns an ICU transliterator and closes it.
@safe private final class Handle {
  /// `nil` when ICU has no such transliterator.
  private let pointer: OpaquePointer?

  init(_ id: String) {
    let id = Array(id.utf16)
    unsafe pointer = try? icuHandle {
      unsafe cicu_utrans_open(id, Int32(id.count), &$0)
    }
  }

  deinit {
    if let pointer = unsafe pointer { unsafe cicu_utrans_close(pointer) }
  }

  func apply(to text: String) -> String? {
    var buffer = UTF16Buffer()
    buffer.fill(text.utf16)
    let source = unsafe Array(
      UnsafeBufferPointer(start: buffer.units, count: buffer.count))
    // ICU counts in 32 bits.
    guard source.count < 1 << 27 else { return nil }
    var result: [UInt16] = []
    var start = 0
    while start < source.count {
      let (end, seam) = endOfPiece(of: source, from: start)
      guard let piece = transliterated(source[start..<end]) else { return nil }
      result += piece + seam
      start = end
    }
    return result == source ? text : String(utf16: result.span)
  }

  private func transliterated(_ source: ArraySlice<UInt16>) -> [UInt16]? {
    guard let pointer = unsafe pointer else { return nil }
    assert(source.count <= pieceLength + slack)
    return unsafe try? icuUnits(room: 8 * source.count + 32) {
      text, room, status in
      // ICU replaces the text in place; there is always room for the source.
      unsafe _ = UnsafeMutableBufferPointer(start: text, count: source.count)
        .initialize(fromContentsOf: source)
      var length = Int32(source.count)
      var limit = length
      unsafe cicu_utrans_transUChars(
        pointer, text, &length, room, 0, &limit, &status)
      return length
    }
  }
}

// MARK: - Pieces

// ICU replaces characters in place and moves all text after them, so its time
// grows with the square of the length. Long texts are therefore transliterated
// in pieces. Long runs of marks are cut, too: for each mark of a run, some
// rules look at the whole run.

/// The fewest UTF-16 units of a piece, unless a run of marks is cut or the text
/// ends.
private let pieceLength = 1 << 12

/// How many more UTF-16 units are searched for a place to cut.
private let slack = 64

/// How many UTF-16 units on each side of a place are transliterated to test
/// whether a piece may end there.
///
/// No rule looks that far from a character, except across a run of marks.
private let surroundings = 16

extension Handle {
  /// The end of the piece that begins at a place, and the text that ICU puts
  /// between this piece and the next.
  ///
  /// A piece ends where a run of marks was cut, or where ICU transliterates the
  /// texts on both sides as if each were alone. Between them, ICU may add text,
  /// such as a space. Places after a mark do not count, unless a run was cut
  /// there: rules may look back across a run of marks. If there is no such
  /// place, as in long repetitions of one character, the piece ends anywhere.
  private func endOfPiece(
    of source: [UInt16], from start: Int
  ) -> (end: Int, seam: [UInt16]) {
    if let end = endOfRun(of: source, from: start) {
      return (end, seam(at: end, in: source) ?? [])
    }
    if source.count - start <= pieceLength + slack { return (source.count, []) }
    let candidates = (start + pieceLength..<start + pieceLength + slack)
      .filter { isBetweenCharacters($0, in: source) }
    for end in candidates
    where !CharacterProperties.isMark(UInt32(source[end - 1])) {
      if let seam = seam(at: end, in: source) { return (end, seam) }
    }
    return (candidates.first ?? start + pieceLength, [])
  }

  /// The first place in a piece where ``UTF16Buffer`` cut a run of marks,
  /// except near the start of the piece; `nil` if there is none.
  private func endOfRun(of source: [UInt16], from start: Int) -> Int? {
    let end = min(start + pieceLength, source.count - 1)
    let first = start + 2 * surroundings
    if first >= end { return nil }
    return (first..<end).first {
      source[$0] == 0x034F
        && CombiningClasses.table[UInt32(source[$0 - 1])].leading > 0
        && CombiningClasses.table[UInt32(source[$0 + 1])].leading > 0
    }
  }

  /// Whether a place is neither within a surrogate pair nor before a mark.
  private func isBetweenCharacters(_ place: Int, in source: [UInt16]) -> Bool {
    !UTF16.isTrailSurrogate(source[place])
      && CombiningClasses.table[UInt32(source[place])].leading == 0
  }

  /// The text that ICU puts between both sides of a place; `nil` if the sides
  /// depend on each other.
  private func seam(at place: Int, in source: [UInt16]) -> [UInt16]? {
    var first = max(place - surroundings, 0)
    if UTF16.isTrailSurrogate(source[first]) { first += 1 }
    var last = min(place + surroundings, source.count)
    if last < source.count, UTF16.isTrailSurrogate(source[last]) { last += 1 }
    guard let left = transliterated(source[first..<place]),
      let right = transliterated(source[place..<last]),
      let whole = transliterated(source[first..<last]),
      whole.count >= left.count + right.count, whole.starts(with: left),
      whole.suffix(right.count).elementsEqual(right)
    else { return nil }
    return Array(whole[left.count..<whole.count - right.count])
  }
}

/// Writes texts of other scripts in Latin letters, by their sound.
package enum SoundReader {
  /// The transliterators to Latin letters that ICU 72 has, by the ISO 15924
  /// code of the script that they read.
  private static let transliterators:
    [(script: String, reader: Transliterator)] =
      [
        ("Arab", "Arabic-Latin"), ("Armn", "Armenian-Latin"),
        ("Beng", "Bengali-Latin"), ("Bopo", "Bopomofo-Latin"),
        ("Cans", "CanadianAboriginal-Latin"), ("Cyrl", "Cyrillic-Latin"),
        ("Deva", "Devanagari-Latin"), ("Ethi", "Ethiopic-Latin"),
        ("Geor", "Georgian-Latin"), ("Grek", "Greek-Latin"),
        ("Gujr", "Gujarati-Latin"), ("Guru", "Gurmukhi-Latin"),
        ("Hang", "Hangul-Latin"), ("Hebr", "Hebrew-Latin"),
        ("Hira", "Hiragana-Latin"), ("Kana", "Katakana-Latin"),
        ("Knda", "Kannada-Latin"), ("Mlym", "Malayalam-Latin"),
        ("Mymr", "my-my_Latn"), ("Orya", "Oriya-Latin"),
        ("Sinh", "si-si_Latn"), ("Syrc", "Syriac-Latin"),
        ("Taml", "Tamil-Latin"), ("Telu", "Telugu-Latin"),
        ("Thaa", "Thaana-Latin"), ("Thai", "Thai-Latin"),
      ].map { ($0, Transliterator($1)) }

  /// The transliterators of names on maps (BGN/PCGN), by script and by the
  /// language that they read; the first of a script reads other languages, too.
  private static let names:
    [(script: String, language: String, reader: Transliterator)] =
      [
        ("Arab", "ar", "Arabic"), ("Arab", "fa", "Persian"),
        ("Arab", "ps", "Pashto"), ("Armn", "hy", "Armenian"),
        ("Cyrl", "ru", "Russian"), ("Cyrl", "az", "Azerbaijani"),
        ("Cyrl", "be", "Belarusian"), ("Cyrl", "bg", "Bulgarian"),
        ("Cyrl", "kk", "Kazakh"), ("Cyrl", "ky", "Kirghiz"),
        ("Cyrl", "mk", "Macedonian"), ("Cyrl", "mn", "Mongolian"),
        ("Cyrl", "sr", "Serbian"), ("Cyrl", "tk", "Turkmen"),
        ("Cyrl", "uk", "Ukrainian"), ("Cyrl", "uz", "Uzbek"),
        ("Ethi", "am", "Amharic"), ("Geor", "ka", "Georgian"),
        ("Grek", "el", "Greek"), ("Hang", "ko", "Korean"),
        ("Hebr", "he", "Hebrew"), ("Thaa", "dv", "Maldivian"),
      ].map { ($0, $1, Transliterator("\($2)-Latin/BGN")) }

  /// The transliterators that read a script: that of the script, and that of
  /// names in a language.
  static func readers(
    of script: String, language: String
  ) -> [Transliterator] {
    let own = names.filter { $0.script == script }
    let name = own.first { $0.language == language } ?? own.first
    return transliterators.filter { $0.script == script }.map(\.reader)
      + [name?.reader].compactMap(\.self)
  }

  /// Whether ICU reads a script, other than Chinese characters.
  package static func canRead(_ script: String) -> Bool {
    transliterators.contains { $0.script == script }
  }

  /// The codes of the scripts that can be read, in alphabetical order; Chinese
  /// characters (`Hani`) are read as Chinese names.
  static let scripts =
    (transliterators.map(\.script) + ["Hani"]).sorted()

  /// A text in a script, in Latin letters; `nil` if ICU cannot read it.
  static func read(_ text: String, in script: String) -> String? {
    guard let reader = transliterators.first(where: { $0.script == script })
    else { return nil }
    let read = reader.reader.transliterate(text)
    return read.hasBytes(of: text) ? nil : read
  }
}

/// ICU's Mandarin readings of texts with Han characters.
///
/// ICU takes 0.2 s to open its transliterator `Han-Latin`, and then some 20 µs
/// for each character. Therefore this reader applies the rules itself. It leaves
/// a text to ICU only if the text has characters that ICU replaces by others.
final class HanReader: Sendable {
  /// Reads characters by their most usual readings, as `Han-Latin` does.
  static let words = HanReader("Han-Latin", .words, next: nil)

  /// Reads texts as the names of people, as `Han-Latin/Names` does.
  static let names = HanReader("Han-Latin/Names", .names, next: .words)

  private let rules: HanRules

  private let transliterator: Transliterator

  /// Reads the characters for which this reader has no rule.
  private let next: HanReader?

  /// - Parameters:
  ///   - id: The id of ICU's transliterator.
  ///   - rules: The transliterator's rules.
  private init(_ id: String, _ rules: HanRules, next: HanReader?) {
    self.rules = rules
    self.next = next
    transliterator = Transliterator(id)
  }

  /// A text in which syllables replace the Han characters.
  ///
  /// Spaces separate the syllables from each other and from other letters. A
  /// character without a reading stays as it is.
  func transliterate(_ text: String) -> String {
    read(text) ?? transliterator.transliterate(text)
  }

  /// The result of ``transliterate(_:)``, made without ICU; `nil` if only ICU
  /// can read the text.
  func read(_ text: String) -> String? {
    guard var text = HanText(text, marksStarts: rules.marksStarts) else {
      return nil
    }
    read(&text)
    return text.description
  }

  /// Reads the characters that have no syllable yet.
  private func read(_ text: inout HanText) {
    for place in text.indices where text[place].syllable == nil {
      text[place].syllable = rules.syllable(
        of: text[place].scalar, isFirst: text[place].isMarked,
        before: text.unread(behind: place))
    }
    next?.read(&text)
  }
}
