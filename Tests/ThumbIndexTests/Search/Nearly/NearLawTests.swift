import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// What is nearly found is what the table of all distances says.
@Suite struct NearLawTests {
  /// Languages of many alphabets, with letters that people write in them.
  static let alphabets: [(locale: String, letters: String)] = [
    ("en", "abcdefghijklmnopqrstuvwxyz"), ("de", "aäbcdeégiklmnoöprsßtuüvz"),
    ("fr", "aàâæbcçdeéèêëgiîïlmnoôœprstuùv"), ("sv", "aåäbdegiklmnoöprstuv"),
    ("da", "aåæbdefgiklmnoørstuv"), ("pl", "aąbcćdeęgiklłmnńoóprsśtuwyzźż"),
    ("cs", "aábcčdďeéěhiíklmnňoóprřsštťuúůyýzž"),
    ("hu", "aábcdeéghiíklmnoóöőprstuúüűvyz"),
    ("tr", "aâbcçdeğhıiklmnoöprsştuüyz"),
    ("vi", "aăâbcdđeêghiklmnoơôpqrstuưvxyáàảãạ"),
    ("ro", "aăâbcdeghiîlmnoprsștțuv"),
    ("lt", "aąbcčdeęėgiįyklmnoprsštuųūvzž"),
    ("ru", "абвгдеёжзийклмнопрстуфхцчшыьюя"),
    ("uk", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"),
    ("bg", "абвгдежзийклмнопрстуфхцчшщъьюя"),
    ("el", "αάβγδεέζηήθιίκλμνξοόπρσςτυύφχψωώ"),
    ("hy", "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփք"),
    ("ka", "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"),
    ("he", "אבגדהוזחטיכלמנסעפצקרשתםןץףך"),
    ("ar", "ابتثجحخدذرزسشصضطظعغفقكلمنهويةأإآى"),
    ("fa", "ابپتجچحخدذرزژسشصعغفقکگلمنهوی"),
    ("hi", "कखगघचछजटडतदनपबमयरलवशसहािीुूेैोौंअआइउए"),
    ("th", "กขคงจชดตถทนบปพมยรลวสหอาิีุูเแโใไ"),
  ]

  static func cases(_ alphabet: String) -> Gen<SearchCase> {
    let alphabet = Array(alphabet)
    return Gen(
      make: { numbers, _ in
        // Few letters, so that near words are many.
        let letters = (0..<numbers.pick([2, 4, 9])).map { _ in
          numbers.pick(alphabet)
        }
        func word(_ count: Int) -> [Character] {
          (0..<count).map { _ in numbers.pick(letters) }
        }
        var words = (0..<numbers.number(in: 1...3)).map { _ in
          word(numbers.number(in: 1...14))
        }
        let first = numbers.number(in: 0...words.count - 1)
        if words[first].count < 5 { words[first] += word(6) }
        var typed = words[first...].joined().prefix(
          numbers.number(in: 4...16)
        ).map { $0 }
        for _ in 0..<numbers.pick([0, 1, 1, 1, 2, 2, 3]) where !typed.isEmpty {
          let place =
            numbers.chance(oneIn: 4)
            ? 0 : numbers.number(in: 0...typed.count - 1)
          switch numbers.number(in: 0...3) {
          case 0: typed.remove(at: place)
          case 1: typed.insert(numbers.pick(alphabet), at: place)
          case 2: typed[place] = numbers.pick(alphabet)
          default:
            if place + 1 < typed.count { typed.swapAt(place, place + 1) }
          }
        }
        return SearchCase(
          text: words.map { String($0) }.joined(
            separator: numbers.pick([" ", "-", "’", "3"])),
          typed: String(typed))
      },
      simplify: Gen<SearchCase>.searches.simplify,
      show: Gen<SearchCase>.searches.show)
  }

  /// What the model finds for a text: the best of all forms.
  static func expected(
    _ value: SearchCase, _ scope: SearchScope, _ plan: FoldingPlan,
    _ keyboard: KeyboardLayout? = nil
  ) -> NearFit? {
    let neighbours = keyboard?.neighbours(plan)
    let folder = TextFolder(plan)
    let texts = folder.forms(of: value.text)
    var best: NearFit?
    for pattern in plan.term(value.typed).patterns where !pattern.isCompletion {
      let model = NearModel(
        FoldedLetter.letters(of: pattern.text), maySlip: FoldedLetter.maySlip,
        neighbours: neighbours)
      for form in plan.forms where pattern.forms.contains(form) {
        for word in texts[form].words
        where word.isStart || scope != .startsWith {
          guard let fit = model.fit(word.letters) else { continue }
          let found = NearFit(
            cost: fit.cost,
            rank: !word.isStart ? .wordStart : fit.isWhole ? .wholeText : .start
          )
          best = best.map { min($0, found) } ?? found
        }
      }
    }
    return best
  }

  @Test(arguments: alphabets)
  func nearRowsAreThoseOfAllDistances(
    locale: String, letters: String
  ) throws {
    let plan = try Plans.plan(locale)
    checkProperty(
      "near rows in \(locale)", runs: PropertyRuns.areAll ? 45_000 : 3_000,
      Self.cases(letters)
    ) { value in
      let column = FoldedColumn(plan, texts: ["xyz", value.text, value.typed])
      let near = NearTerm(plan.term(value.typed), plan)
      for scope in SearchScope.allCases {
        let expected = Self.expected(value, scope, plan)
        try holdEqual(
          column.fit(ofRow: 1, near: near, scope: scope), expected,
          "\(scope), by itself")
        let rows = column.rows(near: near, scope: scope, threads: .one)!
        try holdEqual(
          rows.first { $0.row == 1 }?.fit, expected, "\(scope), among others")
      }
    }
  }

  @Test(arguments: [
    ("en", "asdfghjklqwertyuiopzxcvbnm", KeyboardLayout.qwerty),
    ("de", "asdfghjklqwertzuiopüyxcvbnm", .qwertz),
    ("fr", "qsdfghjklmazertyuiopwxcvbné", .azerty),
    ("ru", "йцукенгшщзхъфывапролджэячсмитьбюё", .jcuken),
  ])
  func slipsToNeighbouringKeysCountHalf(
    locale: String, letters: String, keyboard: KeyboardLayout
  ) throws {
    let plan = try Plans.plan(locale)
    let keys = keyboard.rows.map { Array($0) }
    let texts = Self.cases(letters)
    // Mostly a part of a row of keys is hit, too, so that half slips meet.
    let hit = Gen<SearchCase>(
      make: { numbers, size in
        var value = texts.make(&numbers, size)
        for _ in 0..<numbers.number(in: 0...2) {
          let row = numbers.pick(keys)
          let start = numbers.number(in: 0...row.count - 1)
          let keys = row[start...].prefix(numbers.number(in: 1...3))
          let place =
            numbers.chance(oneIn: 2)
            ? 0 : numbers.number(in: 0...value.typed.count)
          value.typed.insert(
            contentsOf: numbers.chance(oneIn: 2)
              ? Array(keys) : keys.reversed(),
            at: value.typed.index(value.typed.startIndex, offsetBy: place))
        }
        return value
      }, simplify: texts.simplify, show: texts.show)
    checkProperty(
      "slips by keyboard in \(locale)",
      runs: PropertyRuns.areAll ? 45_000 : 6_000, hit
    ) { value in
      let column = FoldedColumn(plan, texts: ["xyz", value.text, value.typed])
      let near = NearTerm(plan.term(value.typed), plan, keyboard)
      let expected = Self.expected(value, .contains, plan, keyboard)
      try holdEqual(
        column.fit(ofRow: 1, near: near, scope: .contains), expected,
        "by itself")
      let rows = column.rows(near: near, scope: .contains, threads: .one)!
      try holdEqual(
        rows.first { $0.row == 1 }?.fit, expected, "among others")
    }
  }

  @Test func halfSlipsMeetAtTheFirstLetters() throws {
    let plan = try Plans.plan("en")
    for (typed, text) in [
      ("wertiramisu", "tiramisu"), ("werkaliningrad", "kaliningrad"),
      ("asdcalifornia", "california"), ("werystockholm", "tystockholm"),
    ] {
      let column = FoldedColumn(plan, texts: [text])
      let near = NearTerm(plan.term(typed), plan, .qwerty)
      let fit = column.fit(ofRow: 0, near: near, scope: .contains)
      #expect(fit?.cost == 4, "\(typed)")
      let rows = column.rows(near: near, scope: .contains, threads: .one)!
      #expect(rows.map(\.fit) == [fit], "\(typed)")
    }
  }

  @Test(arguments: alphabets)
  func oneMoreRightLetterKeepsARowNearOrMakesItExact(
    locale: String, letters: String
  ) throws {
    let plan = try Plans.plan(locale)
    let folder = TextFolder(plan)
    checkProperty(
      "one more letter in \(locale)",
      runs: PropertyRuns.areAll ? 15_000 : 1_500, Self.cases(letters)
    ) { value in
      let column = FoldedColumn(plan, texts: [value.text])
      func isFound(_ typed: String) -> Bool {
        column.fit(
          ofRow: 0, near: NearTerm(plan.term(typed), plan), scope: .contains)
          != nil || column.finds(typed, .wordStartsWith)
      }
      guard isFound(value.typed) else { return }
      // Of the next letters one is right, if the text goes on.
      let model = NearModel(
        FoldedLetter.letters(of: folder.forms(of: value.typed).main),
        maySlip: FoldedLetter.maySlip)
      let goesOn = folder.forms(of: value.text).main.words.contains {
        guard let fit = model.fit($0.letters) else { return false }
        return fit.cost > 0 && !fit.isWhole
      }
      guard goesOn else { return }
      // Half of æ is a letter, too.
      let folded = String(
        decoding: folder.forms(of: value.text).main.bytes, as: UTF8.self)
      let letters = Set(value.text.filter { $0.isLetter || $0.isNumber })
        .union(folded)
      let isKept = letters.contains { isFound(value.typed + String($0)) }
      try hold(isKept, "no letter keeps it")
    }
  }
}
