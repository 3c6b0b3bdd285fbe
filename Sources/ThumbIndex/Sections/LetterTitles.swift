/// Adds titles for the letters that CLDR's index leaves out.
///
/// CLDR's index is what dictionaries print at their edge. Its own order knows
/// more letters: ऑ in Hindi, Đ in Serbian, Ch in Igbo. ICU files them under the
/// title before, which is another letter.
///
/// A letter gets a title if its primary weights do not begin with those of the
/// title that it is under: é stays under E. Such a title is *occasional*: it
/// stands in a list and its bar only while it has rows. It has only texts that
/// begin with it.
///
/// Letters of other languages get such titles, too, or go home: þ is under T in
/// English, though it sorts behind z.
struct LetterTitles {
  /// All buckets; new ones follow the old ones.
  private var buckets: [Alphabet.Bucket]

  /// The buckets to keep, in the collator's order.
  private var order: [Int]

  /// The keys at which buckets begin, in order and without repetitions.
  private var starts: [Alphabet.BucketStart]

  /// The primary key of each title's text; `nil` for other buckets.
  private var titleKeys: [SortKey?]

  /// The labels of all buckets; `nil` until the first letter gets a title.
  private var labels: Set<TextKey>?

  /// The scripts in which the first locale's letters got titles.
  private(set) var scripts: [Script] = []

  private let collator: Collator

  /// How the titles of scripts are written, as far as this was asked.
  private var titleCases: [(script: Script?, case: TitleCase)] = []

  /// The keys of small letters that an order has behind all capitals.
  private var smallLetters: [SortKey] = []

  /// Whether titles have only texts that begin with them.
  ///
  /// Titles of scripts that had none also have the texts behind them: few
  /// letters of historic scripts have titles.
  private var endsTitles = true

  init(
    _ collator: Collator, buckets: [Alphabet.Bucket],
    starts: [Alphabet.BucketStart]
  ) {
    self.collator = collator
    self.buckets = buckets
    self.starts = starts.inOrder
    order = Array(buckets.indices)
    titleKeys = Array(repeating: nil, count: buckets.count)
    let titled = order.filter { buckets[$0].kind == .title }
    let keys = collator.primaryKeys(of: titled.map { buckets[$0].label })
    for (bucket, key) in zip(titled, keys) { titleKeys[bucket] = key.key }
    removeSigns()
  }

  /// The buckets in the collator's order, and their starts.
  var result: (buckets: [Alphabet.Bucket], starts: [Alphabet.BucketStart]) {
    var places = [Int](repeating: 0, count: buckets.count)
    for (place, bucket) in order.enumerated() { places[bucket] = place }
    return (
      order.map { buckets[$0] },
      starts.map { .init($0.key, places[$0.bucket]) }
    )
  }

  /// Removes titles that begin with a mark or a sign, as CLDR's index for
  /// Marathi has them; no word begins so.
  private mutating func removeSigns() {
    let isSign = buckets.map { bucket in
      bucket.kind == .title
        && bucket.label.unicodeScalars.first.map { $0.isSign } ?? false
    }
    if !isSign.contains(true) { return }
    order.removeAll { isSign[$0] }
    for place in starts.indices.dropFirst()
    where isSign[starts[place].bucket] {
      starts[place] = .init(starts[place].key, starts[place - 1].bucket)
    }
  }
}

extension [Alphabet.BucketStart] {
  /// The starts in the order of their keys; a repeated key counts once.
  var inOrder: Self {
    var result: Self = []
    for start in sorted(by: { $0.key < $1.key })
    where result.last?.key != start.key {
      result.append(start)
    }
    return result
  }
}

// MARK: - Letters

extension LetterTitles {
  /// Adds titles for the letters of some locales, and for letters that the
  /// collator makes of several characters.
  ///
  /// - Parameter locales: The list's own locale, then others.
  mutating func add(of locales: [LocaleIdentifier]) throws(ICUError) {
    var letters = TitleLetters()
    for (place, locale) in locales.enumerated() where !locale.isOfCharacters {
      letters.add(try locale.exemplars(.main, .auxiliary), areOwn: place == 0)
    }
    // The rules for characters are long, and make no letters.
    if !locales[0].isOfCharacters {
      try letters.add(contractionsOf: collator.handle)
    }
    addASCII()
    add(letters)
    try addForeign()
    let forms = collator.primaryKeys(of: letters.dead.map(\.form))
    let bases = collator.primaryKeys(of: letters.dead.map(\.letter))
    for (form, base) in zip(forms, bases) {
      begin(base.key, at: form.key)
    }
  }

  /// Lets the small letters of ASCII be under their capitals, and its digits and
  /// signs under no title, where an order has them behind all capitals: that of
  /// POSIX.
  private mutating func addASCII() {
    guard collator.primaryKey(of: "a") != collator.primaryKey(of: "A") else {
      return
    }
    let signs = (0x20..<0x7F).filter { !isASCIILetter($0) }.map { ascii($0) }
    for key in collator.primaryKeys(of: signs) where key.key != .empty {
      send(key.text, key.key, to: 0)
    }
    for letter in 0x61...0x7A {
      let capital = collator.primaryKey(of: ascii(letter - 0x20))
      let small = collator.primaryKey(of: ascii(letter))
      send(ascii(letter), small, to: starts[place(of: capital)].bucket)
      smallLetters.append(small)
    }
  }

  /// Adds titles for letters of languages that share the titles' scripts, or sends
  /// them home.
  private mutating func addForeign() throws(ICUError) {
    let titled = titledScripts.map(\.name)
    let relations = LetterRelation.all.filter { relation in
      relation.kind == .home
        && titled.contains { relation.script.elementsEqual($0.utf8) }
    }
    var letters = TitleLetters()
    for relation in relations where relation.other.isEmpty {
      letters.add(relation.letters, areOwn: false)
    }
    add(letters)
    letters = TitleLetters()
    let homely = relations.filter { !$0.other.isEmpty }
    let homes = collator.primaryKeys(
      of: homely.map { String(scalars: $0.other) })
    var keys = collator.primaryKeys(of: homely.flatMap { $0.letters })[...]
    for (relation, home) in zip(homely, homes) {
      let keyed = keys.prefix(relation.letter.count)
      keys = keys.dropFirst(keyed.count)
      let bucket = starts[place(of: home.key)].bucket
      if isTitle(bucket, of: home.key), !buckets[bucket].isOccasional {
        for letter in keyed
        where !isTitle(starts[place(of: letter.key)].bucket, of: letter.key) {
          send(letter.text, letter.key, to: bucket)
        }
      } else {
        // An added title has only texts that begin with it.
        letters.add(relation.letters, areOwn: false)
      }
    }
    add(letters)
  }

  /// Whether texts with a key begin with the title of a bucket.
  private func isTitle(_ bucket: Int, of key: SortKey) -> Bool {
    titleKeys[bucket].map { key.bytes.starts(with: $0.bytes) } ?? false
  }

  /// The scripts of titles, each once.
  private var titledScripts: [Script] {
    var result: [Script] = []
    for bucket in order where buckets[bucket].kind == .title {
      guard let first = buckets[bucket].label.unicodeScalars.first else {
        continue
      }
      let script = Script(first)
      if !result.contains(script) { result.append(script) }
    }
    return result
  }

  /// Puts the texts that begin with a letter into a bucket; texts behind them
  /// stay where they were.
  ///
  /// - Parameter ends: Whether the bucket ends behind these texts.
  private mutating func send(
    _ letter: String, _ key: SortKey, to bucket: Int, ends: Bool = true
  ) {
    var place = place(of: key)
    let old = starts[place].bucket
    if old == bucket { return }
    if starts[place].key == key {
      starts[place] = .init(key, bucket)
    } else {
      place += 1
      starts.insert(.init(key, bucket), at: place)
    }
    if !ends { return }
    let end = collator.primaryKey(of: letter + "\u{FFFF}")
    let next = place + 1
    if next < starts.count, !(end < starts[next].key) { return }
    starts.insert(.init(end, old), at: next)
  }

  /// The place of the last start that is not behind a key.
  private func place(of key: SortKey) -> Int {
    starts.partitioningIndex { key < $0.key } - 1
  }

  /// Adds titles for the letters of each script that has none: those of CLDR's
  /// index for the language that is likely written in it, then its other
  /// letters.
  mutating func addOtherScripts() throws(ICUError) {
    endsTitles = false
    let titled = titledScripts
    var letters = TitleLetters()
    var groups: [SortKey] = []
    for mark in try RootOrder.groupMarks() {
      let script = Script(mark.sample)
      guard CharacterProperties.isLetter(mark.sample.value), !script.isShared,
        !titled.contains(script)
      else { continue }
      try letters.add(all: script, mark.sample)
      groups.append(collator.primaryKey(of: mark.text))
    }
    add(letters)
    for group in groups { beginFirstTitle(at: group) }
  }

  /// Lets the first title of a script begin where the script begins.
  private mutating func beginFirstTitle(at group: SortKey) {
    let place = place(of: group)
    guard starts[place].key == group, titleKeys[starts[place].bucket] == nil,
      place + 1 < starts.count,
      titleKeys[starts[place + 1].bucket] != nil,
      buckets[starts[place + 1].bucket].isOccasional
    else { return }
    starts[place] = .init(group, starts[place + 1].bucket)
  }

  private mutating func add(_ letters: TitleLetters) {
    let keyed = collator.primaryKeys(of: letters.all.map(\.text))
    let sorted = keyed.indices.sorted {
      (keyed[$0].key, letters.all[$0].rank) < (
        keyed[$1].key, letters.all[$1].rank
      )
    }
    for index in sorted where keyed[index].key != .empty {
      add(letters.all[index], keyed[index].key)
    }
  }

  /// Adds a title for a letter, unless it begins with the title that it is
  /// under.
  private mutating func add(_ letter: TitleLetters.Letter, _ key: SortKey) {
    let place = place(of: key)
    let bucket = starts[place].bucket
    if isTitle(bucket, of: key) { return }
    // With its small letter, à is under A in the order of POSIX.
    if smallLetters.contains(starts[place].key),
      key.bytes.starts(with: starts[place].key.bytes)
    {
      return
    }
    let label = letter.isTitle ? letter.text : title(of: letter.text)
    // In Fulah, the cases of a long letter differ in their primary weights.
    if !isNew(label) {
      let added = order.first {
        buckets[$0].isOccasional && buckets[$0].label.hasBytes(of: label)
      }
      if let added { send(letter.text, key, to: added) }
      return
    }
    let new = buckets.count
    buckets.append(
      Alphabet.Bucket(label: label, kind: .title, isOccasional: true))
    titleKeys.append(key)
    let following =
      titleKeys[bucket] != nil
      ? order.firstIndex(of: bucket).map { $0 + 1 }
      : starts[(place + 1)...].first { titleKeys[$0.bucket] != nil }
        .flatMap { order.firstIndex(of: $0.bucket) }
    var index = following ?? order.count
    // Other new titles may already stand behind the same title.
    while index < order.count, buckets[order[index]].isOccasional,
      let other = titleKeys[order[index]], other < key
    {
      index += 1
    }
    order.insert(new, at: index)
    send(letter.text, key, to: new, ends: endsTitles)
    // In Fulah, too, the capital of a long letter may have a place of its own.
    let capital = collator.primaryKey(of: label)
    if endsTitles, !capital.bytes.starts(with: key.bytes) {
      send(label, capital, to: new)
    }
    let script = Script(letter.text.unicodeScalars.first!)
    if letter.isOwn, !scripts.contains(script) { scripts.append(script) }
  }

  /// Notes a title; returns whether it was not there yet.
  private mutating func isNew(_ label: String) -> Bool {
    // Not made before: most languages get no titles, and the process's first
    // set of these keys looks up generic metadata, which takes time.
    var all = labels ?? Set(order.map { TextKey(canonical: buckets[$0].label) })
    labels = nil
    let isNew = all.insert(TextKey(canonical: label)).inserted
    labels = all
    return isNew
  }

  /// Lets the title of a letter begin where a form of the letter begins, if no
  /// title is between them: in Tamil, ப் comes before ப.
  private mutating func begin(_ letter: SortKey, at form: SortKey) {
    var place = place(of: letter)
    let bucket = starts[place].bucket
    guard titleKeys[bucket] == letter else { return }
    while place > 0, form < starts[place].key, starts[place].bucket == bucket {
      place -= 1
    }
    // Another title, or the start of the script, is between form and letter.
    if form < starts[place].key || starts[place].bucket == bucket { return }
    if starts[place].key == form {
      if titleKeys[starts[place].bucket] == nil {
        starts[place] = .init(form, bucket)
      }
    } else {
      starts.insert(.init(form, bucket), at: place + 1)
    }
  }

  /// A letter as the locale writes its titles: `CH` in Czech, `Ng` in Filipino,
  /// `ა` in Georgian.
  private mutating func title(of letter: String) -> String {
    switch titleCase(of: letter.unicodeScalars.first.map { Script($0) }) {
    case .lower: letter.lowercased()
    case .capitalized: letter.prefix(1).uppercased() + letter.dropFirst()
    case .upper: letter.uppercased()
    }
  }

  private mutating func titleCase(of script: Script?) -> TitleCase {
    if let known = titleCases.first(where: { $0.script == script }) {
      return known.case
    }
    let titles = order.map { buckets[$0] }.filter {
      $0.kind == .title
        && $0.label.unicodeScalars.first.map { Script($0) } == script
    }.map(\.label)
    let cased = titles.first { $0.lowercased() != $0.uppercased() }
    let isCapitalized = titles.contains {
      $0.unicodeScalars.dropFirst().contains {
        CharacterProperties.isLowercase($0.value)
      }
    }
    let result: TitleCase =
      cased.map { $0 == $0.lowercased() } ?? false
      ? .lower : isCapitalized ? .capitalized : .upper
    // A script that has no titles yet may get some later.
    if !titles.isEmpty { titleCases.append((script, result)) }
    return result
  }
}

/// How the titles of a script are written.
private enum TitleCase {
  case lower, capitalized, upper
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark, a sign that begins no word, or ॐ.
  fileprivate var isSign: Bool {
    CharacterProperties.isMark(value)
      || [.sign, .word].contains(syllabicRole)
  }
}

private func ascii(_ code: Int) -> String {
  String(Unicode.Scalar(UInt8(code)))
}

private func isASCIILetter(_ code: Int) -> Bool {
  (0x41...0x5A).contains(code) || (0x61...0x7A).contains(code)
}
