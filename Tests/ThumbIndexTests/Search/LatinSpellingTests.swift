import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// Words of other scripts are found by their Latin letters.
@Suite struct LatinSpellingTests {
  /// By a filter and by an engine, in every scope.
  private func expectFound(
    _ text: String, whileTyping typed: String, _ plan: FoldingPlan
  ) {
    let searchText = SearchFolder(plan).searchText(of: text)
    for end in typed.indices.dropFirst() + [typed.endIndex] {
      let part = String(typed[..<end])
      for scope in SearchScope.allCases {
        #expect(plan.finds(part, in: text, scope), "\(part)")
        let patterns = SearchFolder(plan).patterns(of: part, scope: scope)
        #expect(searchText.holds(patterns), "\(part)")
      }
    }
  }

  /// Each word has a letter that is not written in Latin letters, or a vowel sign
  /// that is a character by itself.
  @Test(arguments: [
    ("ru", "Ольга", "olga"), ("ru", "Илья", "ilya"), ("ru", "Тверь", "tver"),
    ("ru", "Кузьмин", "kuzmin"), ("ru", "объект", "obyekt"),
    ("uk", "Львів", "lviv"), ("uk", "Знам’янка", "znamyanka"),
    ("he", "יעקב", "yqb"), ("he", "ערב", "rb"), ("ar", "سعيد", "syd"),
    ("ar", "عمان", "man"), ("ar", "ربيع", "rby"), ("my", "မာလီ", "marle"),
    ("my", "ဂျာဗား", "gyaarbarr"),
  ])
  func aWordIsFoundWhileItsSpellingIsTyped(
    locale: String, text: String, typed: String
  ) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    expectFound(text, whileTyping: typed, plan)
    let match = plan.match(plan.term(typed), in: text, scope: .contains)
    #expect(match?.rank == .wholeText)
    #expect(match?.ranges == [text.startIndex..<text.endIndex])
  }

  /// As passports, street signs and phones write them.
  @Test(arguments: [
    ("uk", "Юрій", "yurii"), ("uk", "Юрій", "yuriy"),
    ("uk", "Запоріжжя", "zaporizhzhia"),
    ("uk", "Згорани", "zghorany"), ("uk", "Єнакієве", "yenakiieve"),
    ("uk", "Щербаков", "shcherbakov"), ("ru", "Юлия", "iuliia"),
    ("ru", "Юлия", "yuliya"), ("ru", "Андрей", "andrei"),
    ("ru", "Андрей", "andrey"),
    ("ru", "Щербаков", "scherbakov"), ("ru", "Дмитрий", "dmitry"),
    ("ru", "Алексей", "alexey"), ("ru", "Королёв", "korolev"),
    ("bg", "Търново", "tarnovo"), ("bg", "Пещера", "peshtera"),
    ("bg", "София", "sofia"), ("mk", "Ќосе", "kjose"),
    ("mk", "Џепчиште", "dzhepchishte"),
    ("sr", "Ђорђевић", "djordjevic"), ("sr", "Жика", "zika"),
    ("be", "Навіцкі", "navitski"), ("be", "Навіцкі", "navicki"),
    ("el", "Παπαευθυμίου", "papaefthymiou"), ("el", "Μπάμπης", "bampis"),
    ("el", "Γεώργιος", "georgios"), ("el", "Αύρα", "avra"),
    ("ka", "სოფიკო", "sofiko"), ("ka", "ხუციშვილი", "khutsishvili"),
    ("hy", "Մխիթարյան", "mkhitaryan"), ("hy", "Գևորգ", "gevorg"),
    ("hy", "Պարույր", "paruyr"), ("hy", "Ժիրայր", "jhirayr"),
    ("ko", "김민준", "kim"),
    ("ko", "이영희", "leeyoung"), ("ko", "박지성", "park"),
  ])
  func aNameIsFoundAsPeopleWriteIt(
    locale: String, text: String, typed: String
  ) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    expectFound(text, whileTyping: typed, plan)
  }

  /// As speakers of Hindi and its kin leave out vowels, and everybody writes
  /// consonants.
  @Test(arguments: [
    ("hi", "अमन", "aman"), ("hi", "अमन", "amana"), ("hi", "रमेश", "ramesh"),
    ("hi", "कमला", "kamla"), ("hi", "कमला", "kamala"), ("hi", "सुलभ", "sulabh"),
    ("hi", "चंदन", "chandan"), ("hi", "लक्ष्मी", "lakshmi"),
    ("hi", "लक्ष्मी", "laxmi"), ("hi", "पूजा", "pooja"), ("hi", "पूजा", "puja"),
    ("hi", "आशा", "asha"), ("hi", "आशा", "aasha"), ("hi", "ऋषि", "rishi"),
    ("hi", "कृष्ण", "krishna"), ("hi", "संजय", "sanjay"),
    ("hi", "शंभु", "shambhu"), ("hi", "विवेक", "vivek"),
    ("hi", "सरस्वती", "saraswati"), ("hi", "राजकुमार", "rajkumar"),
    ("hi", "ज्ञानेश", "gyanesh"), ("hi", "फ़ारूक़", "farooq"),
    ("hi", "गुरप्रीत", "gurpreet"), ("hi", "छत्रपति", "chhatrapati"),
    ("mr", "तुकाराम", "tukaram"), ("mr", "ज्ञानेश्वर", "dnyaneshwar"),
    ("gu", "નરેન્દ્ર", "narendra"), ("gu", "પટેલ", "patel"),
    ("gu", "હિતેશ", "hitesh"), ("pa", "ਗੁਰਪ੍ਰੀਤ", "gurpreet"),
    ("pa", "ਸਿੰਘ", "singh"), ("pa", "ਢਿੱਲੋਂ", "dhillon"),
    ("pa", "ਜਸਬੀਰ", "jasbir"), ("bn", "সুমন", "suman"), ("bn", "ঘোষ", "ghosh"),
    ("bn", "অমিত", "amit"), ("bn", "সৌরভ", "sourav"),
    ("bn", "চট্টোপাধ্যায়", "chattopadhyay"), ("bn", "যাদব", "jadab"),
    ("te", "లక్ష్మి", "lakshmi"), ("kn", "ಶಂಕರ", "shankara"),
  ])
  func aSpeakersVowelsMayBeLeftOut(
    locale: String, text: String, typed: String
  ) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    expectFound(text, whileTyping: typed, plan)
  }

  @Test(arguments: [
    ("hi", "रमेश", "rmesh"), ("hi", "समझना", "smjh"), ("hi", "कमला", "kml"),
    ("hi", "सुलभ", "slbh"), ("bn", "কমলা", "kml"),
  ])
  func vowelsThatAreSpokenAreTyped(
    locale: String, text: String, typed: String
  ) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    #expect(!plan.finds(typed, in: text))
  }

  /// ICU leaves ں and ہ of Urdu alone, and ە of Uyghur.
  @Test(arguments: [
    ("ur", "لاہور", "la", "wr"), ("ur", "پاکستان", "pak", "pakstan"),
    ("ur", "یونان", "ywn", "ywnan"), ("ug", "ئەنگلىيە", "ngl", "ngl"),
  ])
  func ofALetterThatHasNoSpellingOnlyThisCannotBeTyped(
    locale: String, text: String, first: String, second: String
  ) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    let searchText = SearchFolder(plan).searchText(of: text)
    for typed in [first, second] {
      #expect(plan.finds(typed, in: text), "\(typed)")
      #expect(
        searchText.holds(SearchFolder(plan).patterns(of: typed)), "\(typed)")
    }
  }

  @Test func aMarkedLetterTakesThoseAlongThatAreNotWritten() throws {
    let plan = try Plans.plan("ru", .init(readings: [.latin]))
    let text = "Ольга"
    for (typed, marked) in [
      ("o", "О"), ("ol", "Оль"), ("l", "ль"), ("lg", "льг"), ("ga", "га"),
    ] {
      let match = plan.match(plan.term(typed), in: text, scope: .contains)
      #expect(match?.ranges.map { String(text[$0]) } == [marked], "\(typed)")
    }
  }

  /// Law 9, for the words of all names of countries and languages.
  @Test func everyWordIsFoundWhileItsSpellingIsTyped() throws {
    var count = 0
    // Words of which ICU leaves letters alone, and those of them that are lost, as
    // it leaves out what stands before such a letter.
    var (left, lostOfThese) = (0, 0)
    for locale in DisplayNames.languages.sampled(oneIn: 25) {
      let plan = try Plans.plan(locale, .init(readings: [.latin]))
      let names = DisplayNames.all(in: locale).joined(separator: " ")
      for word in Set(names.split { !$0.isLetter }.map(String.init)) {
        for spelling in spellings(of: word, plan) {
          count += 1
          let column = FoldedColumn(plan, texts: [word])
          let lost = spelling.indices.map { String(spelling[...$0]) }.filter {
            !column.finds($0, .startsWith)
          }
          if spelling.unicodeScalars.allSatisfy({
            Script($0) == .latin || Script($0).isShared
          }) {
            #expect(lost == [], "\(word) in \(locale)")
          } else {
            left += 1
            if !lost.isEmpty { lostOfThese += 1 }
          }
        }
      }
    }
    #expect(count > (PropertyRuns.areAll ? 40_000 : 1000))
    if PropertyRuns.areAll {
      #expect(lostOfThese * 10 < left, "\(lostOfThese) of \(left) lost")
      #expect(lostOfThese * 100 < count, "\(lostOfThese) of \(count) lost")
    }
  }
}

/// What ICU writes for a word in Latin letters, as a row of syllables has room for
/// it; letters that ICU leaves alone stay.
///
/// Nothing for a word in which it leaves a letter alone and writes the vowel above
/// it: both are one character.
private func spellings(of word: String, _ plan: FoldingPlan) -> Set<String> {
  guard word.count <= SyllableRow.maximumSpan,
    let script = word.unicodeScalars.first.map({ Script($0).name })
  else { return [] }
  let readers = SoundReader.readers(
    of: script, language: plan.language)
  return Set(
    readers.compactMap { reader in
      let leavesParts = word.contains { character in
        character.unicodeScalars.count > 1
          && reader.transliterate(String(character)).unicodeScalars.contains {
            Script($0) != .latin
              && !($0.properties.generalCategory == .nonspacingMark
                && Script($0).isShared && $0.value < 0x370)
          }
      }
      if leavesParts { return nil }
      // Some capitals are read otherwise than at the start of a sentence.
      let read = reader.transliterate(word.lowercased()).unicodeScalars.filter {
        CharacterProperties.isMark($0.value)
          || CharacterProperties.isLetter($0.value)
            && $0.properties.generalCategory != .modifierLetter
      }
      return String(String.UnicodeScalarView(read))
    })
}
