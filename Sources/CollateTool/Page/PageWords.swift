/// The words of a page, in the language of the list.
struct PageWords {
  let search: String
  let contains: String
  let startsWith: String
  let wordStartsWith: String

  /// The word before the number of matches.
  let matches: String

  /// The name of the choice where a match may lie.
  let kind: String

  /// The words before the number of all rows, before a day, and before a source.
  let entries: String
  let asOf: String
  let source: String

  /// What is told in place of rows if nothing is found.
  let nothing: String

  /// The names of the link over the bar, and of that to a row.
  let toList: String
  let link: String

  /// The word before the names of other entries.
  let see: String

  /// Whether the words are English because there are none in the language.
  let isForeign: Bool

  /// What the element of some words says of their language; mostly nothing.
  var attributes: String { isForeign ? " lang=\"en\" dir=\"ltr\"" : "" }

  /// Words as HTML within texts of the page's language.
  func own(_ words: String) -> String {
    isForeign ? "<span\(attributes)>\(words)</span>" : words
  }

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
    kind = texts[5]
    entries = texts[6]
    asOf = texts[7]
    source = texts[8]
    nothing = texts[9]
    toList = texts[10]
    link = texts[11]
    see = texts[12]
  }
}

private let english: Substring =
  """
  en:Search|contains|a word starts with|starts with|Matches|Kind of match|Entries|As of|Source|\
  Nothing found. Try fewer letters.|To the list|Link to this entry|see
  """

/// For each language: search, contains, a word starts with, starts with, matches,
/// then the words of the properties behind these.
private let table = """
  \(english)
  ar:بحث|يحتوي على|كلمة تبدأ بـ|يبدأ بـ|النتائج|نوع المطابقة|المدخلات|بتاريخ|المصدر|لا نتائج. جرّب حروفًا أقل.|إلى القائمة|رابط هذا المدخل|انظر
  bg:Търсене|съдържа|дума започва с|започва с|Намерени|Вид на търсенето|Записи|Към|Източник|Няма намерени. Опитайте с по-малко букви.|Към списъка|Връзка към записа|вж.
  cs:Hledat|obsahuje|slovo začíná na|začíná na|Nalezeno|Způsob hledání|Položky|Ke dni|Zdroj|Nic nenalezeno. Zkuste méně písmen.|Na seznam|Odkaz na položku|viz
  da:Søg|indeholder|et ord begynder med|begynder med|Fundet|Søgemåde|Poster|Pr.|Kilde|Intet fundet. Prøv færre bogstaver.|Til listen|Link til posten|se
  de:Suchen|enthält|ein Wort beginnt mit|beginnt mit|Treffer|Art der Suche|Einträge|Stand|Quelle|Nichts gefunden. Weniger Buchstaben versuchen.|Zur Liste|Link zum Eintrag|siehe
  el:Αναζήτηση|περιέχει|λέξη αρχίζει με|αρχίζει με|Βρέθηκαν|Είδος αναζήτησης|Καταχωρίσεις|Στις|Πηγή|Δεν βρέθηκε τίποτα. Δοκιμάστε λιγότερα γράμματα.|Στη λίστα|Σύνδεσμος καταχώρισης|βλ.
  es:Buscar|contiene|una palabra empieza por|empieza por|Resultados|Tipo de búsqueda|Entradas|A fecha de|Fuente|No se encontró nada. Pruebe con menos letras.|Ir a la lista|Enlace a esta entrada|véase
  et:Otsi|sisaldab|sõna algab|algab|Leitud|Otsingu viis|Kirjed|Seisuga|Allikas|Midagi ei leitud. Proovi vähem tähti.|Loendi juurde|Kirje link|vt
  fa:جستجو|شامل|کلمه آغاز شود با|آغاز شود با|یافته‌ها|نوع جستجو|مدخل‌ها|تا تاریخ|منبع|چیزی یافت نشد. حروف کمتری بنویسید.|به فهرست|پیوند این مدخل|نک.
  fi:Haku|sisältää|sana alkaa|alkaa|Löytyi|Hakutapa|Hakusanat|Tilanne|Lähde|Mitään ei löytynyt. Kokeile vähempiä kirjaimia.|Luetteloon|Linkki tähän|ks.
  fr:Rechercher|contient|un mot commence par|commence par|Résultats|Type de recherche|Entrées|Au|Source|Rien trouvé. Essayez avec moins de lettres.|Aller à la liste|Lien vers cette entrée|voir
  he:חיפוש|מכיל|מילה מתחילה ב־|מתחיל ב־|תוצאות|סוג החיפוש|ערכים|נכון ל־|מקור|לא נמצא דבר. נסו פחות אותיות.|לרשימה|קישור לערך|ראו
  hi:खोजें|शामिल है|शब्द से शुरू|से शुरू|परिणाम|खोज का प्रकार|प्रविष्टियाँ|दिनांक|स्रोत|कुछ नहीं मिला. कम अक्षर लिखें.|सूची पर जाएँ|इस प्रविष्टि का लिंक|देखें
  hr:Traži|sadrži|riječ počinje s|počinje s|Pronađeno|Način traženja|Unosi|Stanje|Izvor|Ništa nije pronađeno. Pokušajte s manje slova.|Na popis|Poveznica na unos|v.
  hu:Keresés|tartalmazza|szó kezdete|kezdete|Találatok|A keresés módja|Bejegyzések|Állapot|Forrás|Nincs találat. Próbálja kevesebb betűvel.|A listához|Hivatkozás a bejegyzésre|lásd
  id:Cari|berisi|kata diawali|diawali|Ditemukan|Jenis pencarian|Entri|Per|Sumber|Tidak ditemukan. Coba lebih sedikit huruf.|Ke daftar|Tautan ke entri ini|lihat
  is:Leita|inniheldur|orð byrjar á|byrjar á|Fundust|Leitarháttur|Færslur|Staða|Heimild|Ekkert fannst. Reyndu færri stafi.|Að listanum|Tengill á færslu|sjá
  it:Cerca|contiene|una parola inizia con|inizia con|Risultati|Tipo di ricerca|Voci|Al|Fonte|Nessun risultato. Provare con meno lettere.|Vai all’elenco|Link a questa voce|vedi
  ja:検索|を含む|で始まる語がある|で始まる|一致|検索方法|件数|時点|出典|見つかりません。文字を減らしてください。|一覧へ|この項目へのリンク|→
  ko:검색|포함|단어의 시작|시작|일치|검색 방식|항목|기준일|출처|결과가 없습니다. 글자 수를 줄여 보세요.|목록으로|이 항목의 링크|→
  lt:Ieškoti|yra|žodis prasideda|prasideda|Rasta|Paieškos būdas|Įrašai|Data|Šaltinis|Nieko nerasta. Bandykite mažiau raidžių.|Į sąrašą|Įrašo nuoroda|žr.
  lv:Meklēt|satur|vārds sākas ar|sākas ar|Atrasts|Meklēšanas veids|Ieraksti|Datums|Avots|Nekas nav atrasts. Mēģiniet ar mazāk burtiem.|Uz sarakstu|Saite uz ierakstu|sk.
  nb:Søk|inneholder|et ord begynner med|begynner med|Treff|Søkemåte|Oppføringer|Per|Kilde|Ingenting funnet. Prøv færre bokstaver.|Til listen|Lenke til oppføringen|se
  nl:Zoeken|bevat|een woord begint met|begint met|Gevonden|Manier van zoeken|Vermeldingen|Stand|Bron|Niets gevonden. Probeer minder letters.|Naar de lijst|Link naar deze vermelding|zie
  nn:Søk|inneheld|eit ord byrjar med|byrjar med|Treff|Søkjemåte|Oppføringar|Per|Kjelde|Ingenting funne. Prøv færre bokstavar.|Til lista|Lenkje til oppføringa|sjå
  no:Søk|inneholder|et ord begynner med|begynner med|Treff|Søkemåte|Oppføringer|Per|Kilde|Ingenting funnet. Prøv færre bokstaver.|Til listen|Lenke til oppføringen|se
  pl:Szukaj|zawiera|słowo zaczyna się od|zaczyna się od|Znaleziono|Sposób wyszukiwania|Pozycje|Stan na|Źródło|Nic nie znaleziono. Spróbuj mniej liter.|Do listy|Odnośnik do pozycji|zob.
  pt:Pesquisar|contém|uma palavra começa por|começa por|Resultados|Tipo de pesquisa|Entradas|Em|Fonte|Nada encontrado. Tente com menos letras.|Ir para a lista|Ligação para esta entrada|ver
  ro:Caută|conține|un cuvânt începe cu|începe cu|Găsite|Felul căutării|Intrări|La data|Sursa|Nu s-a găsit nimic. Încercați mai puține litere.|La listă|Legătură la intrare|vezi
  ru:Поиск|содержит|слово начинается с|начинается с|Найдено|Вид поиска|Записи|На дату|Источник|Ничего не найдено. Попробуйте меньше букв.|К списку|Ссылка на запись|см.
  sk:Hľadať|obsahuje|slovo sa začína na|začína sa na|Nájdené|Spôsob hľadania|Položky|K dňu|Zdroj|Nič sa nenašlo. Skúste menej písmen.|Na zoznam|Odkaz na položku|pozri
  sl:Išči|vsebuje|beseda se začne z|se začne z|Najdeno|Način iskanja|Vnosi|Stanje|Vir|Nič ni najdeno. Poskusite z manj črkami.|Na seznam|Povezava do vnosa|gl.
  sr:Тражи|садржи|реч почиње са|почиње са|Пронађено|Начин тражења|Уноси|Стање|Извор|Ништа није пронађено. Пробајте са мање слова.|На списак|Веза ка уносу|в.
  sv:Sök|innehåller|ett ord börjar med|börjar med|Träffar|Söksätt|Poster|Per|Källa|Inget hittades. Pröva färre bokstäver.|Till listan|Länk till posten|se
  th:ค้นหา|มีคำว่า|คำขึ้นต้นด้วย|ขึ้นต้นด้วย|พบ|วิธีค้นหา|รายการ|ณ วันที่|ที่มา|ไม่พบ ลองใช้ตัวอักษรน้อยลง|ไปที่รายการ|ลิงก์ของรายการนี้|ดู
  tr:Ara|içerir|bir sözcük şununla başlar|şununla başlar|Bulunan|Arama türü|Kayıtlar|Tarih|Kaynak|Bulunamadı. Daha az harf deneyin.|Listeye git|Bu kaydın bağlantısı|bk.
  uk:Пошук|містить|слово починається з|починається з|Знайдено|Вид пошуку|Записи|На дату|Джерело|Нічого не знайдено. Спробуйте менше літер.|До списку|Посилання на запис|див.
  vi:Tìm|chứa|một từ bắt đầu bằng|bắt đầu bằng|Kết quả|Cách tìm|Mục|Ngày|Nguồn|Không tìm thấy. Hãy thử ít chữ hơn.|Đến danh sách|Liên kết đến mục này|xem
  zh-Hant:搜尋|包含|某詞開頭為|開頭為|符合|搜尋方式|條目|截至|來源|找不到。請少輸入幾個字。|到清單|此條目的連結|見
  zh:搜索|包含|某词开头为|开头为|匹配|搜索方式|条目|截至|来源|未找到。请少输入几个字。|到列表|此条目的链接|见
  """
