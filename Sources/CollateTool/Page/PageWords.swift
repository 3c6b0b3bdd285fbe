/// The words about the search on a page, in the language of the list.
struct PageWords {
  let search: String
  let contains: String
  let startsWith: String
  let wordStartsWith: String

  /// The word before the number of matches.
  let matches: String

  /// Whether the words are English because there are none in the language.
  let isForeign: Bool

  /// - Parameter tag: The tag of a language. If there are no words for it,
  ///   parts at its end are dropped, such as the region.
  init(_ tag: String) {
    var parts = tag.split(separator: "-")[...]
    var words: Substring?
    while !parts.isEmpty, words == nil {
      let name = parts.joined(separator: "-") + ":"
      words = table.split(separator: "\n").first { $0.hasPrefix(name) }
      parts = parts.dropLast()
    }
    isForeign = words == nil
    let texts = (words ?? english).drop { $0 != ":" }.dropFirst()
      .split(separator: "|").map { String($0) }
    search = texts[0]
    contains = texts[1]
    wordStartsWith = texts[2]
    startsWith = texts[3]
    matches = texts[4]
  }
}

private let english: Substring =
  "en:Search|contains|a word starts with|starts with|Matches"

/// For each language: search, contains, a word starts with, starts with, matches.
private let table = """
  \(english)
  ar:بحث|يحتوي على|كلمة تبدأ بـ|يبدأ بـ|النتائج
  bg:Търсене|съдържа|дума започва с|започва с|Намерени
  cs:Hledat|obsahuje|slovo začíná na|začíná na|Nalezeno
  da:Søg|indeholder|et ord begynder med|begynder med|Fundet
  de:Suchen|enthält|ein Wort beginnt mit|beginnt mit|Treffer
  el:Αναζήτηση|περιέχει|λέξη αρχίζει με|αρχίζει με|Βρέθηκαν
  es:Buscar|contiene|una palabra empieza por|empieza por|Resultados
  et:Otsi|sisaldab|sõna algab|algab|Leitud
  fa:جستجو|شامل|کلمه آغاز شود با|آغاز شود با|یافته‌ها
  fi:Haku|sisältää|sana alkaa|alkaa|Löytyi
  fr:Rechercher|contient|un mot commence par|commence par|Résultats
  he:חיפוש|מכיל|מילה מתחילה ב־|מתחיל ב־|תוצאות
  hi:खोजें|शामिल है|शब्द से शुरू|से शुरू|परिणाम
  hr:Traži|sadrži|riječ počinje s|počinje s|Pronađeno
  hu:Keresés|tartalmazza|szó kezdete|kezdete|Találatok
  id:Cari|berisi|kata diawali|diawali|Ditemukan
  is:Leita|inniheldur|orð byrjar á|byrjar á|Fundust
  it:Cerca|contiene|una parola inizia con|inizia con|Risultati
  ja:検索|を含む|で始まる語がある|で始まる|一致
  ko:검색|포함|단어의 시작|시작|일치
  lt:Ieškoti|yra|žodis prasideda|prasideda|Rasta
  lv:Meklēt|satur|vārds sākas ar|sākas ar|Atrasts
  nb:Søk|inneholder|et ord begynner med|begynner med|Treff
  nl:Zoeken|bevat|een woord begint met|begint met|Gevonden
  nn:Søk|inneheld|eit ord byrjar med|byrjar med|Treff
  no:Søk|inneholder|et ord begynner med|begynner med|Treff
  pl:Szukaj|zawiera|słowo zaczyna się od|zaczyna się od|Znaleziono
  pt:Pesquisar|contém|uma palavra começa por|começa por|Resultados
  ro:Caută|conține|un cuvânt începe cu|începe cu|Găsite
  ru:Поиск|содержит|слово начинается с|начинается с|Найдено
  sk:Hľadať|obsahuje|slovo sa začína na|začína sa na|Nájdené
  sl:Išči|vsebuje|beseda se začne z|se začne z|Najdeno
  sr:Тражи|садржи|реч почиње са|почиње са|Пронађено
  sv:Sök|innehåller|ett ord börjar med|börjar med|Träffar
  th:ค้นหา|มีคำว่า|คำขึ้นต้นด้วย|ขึ้นต้นด้วย|พบ
  tr:Ara|içerir|bir sözcük şununla başlar|şununla başlar|Bulunan
  uk:Пошук|містить|слово починається з|починається з|Знайдено
  vi:Tìm|chứa|một từ bắt đầu bằng|bắt đầu bằng|Kết quả
  zh-Hant:搜尋|包含|某詞開頭為|開頭為|符合
  zh:搜索|包含|某词开头为|开头为|匹配
  """
