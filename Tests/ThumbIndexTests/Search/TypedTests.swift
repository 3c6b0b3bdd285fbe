import TestSupport
import Testing

import ThumbIndex

/// What people type into search fields, and what they mean to find.
@Suite("What people type") struct TypedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let locale: String
    let options: [Substring]
    let typed: String
    let text: String
    let isFound: Bool

    var testDescription: String { "\(typed) in \(text), \(locale)" }

    init(_ line: Substring) {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      locale = String(fields[0])
      options = fields[1].split(separator: " ")
      typed = String(fields[2])
      text = String(fields[3])
      isFound = fields[4] == "y"
    }
  }

  static let cases = (table + "\n" + readings).split(separator: "\n").map {
    Case($0)
  }

  @Test(arguments: cases) func finds(_ value: Case) throws {
    var options = SearchOptions()
    var scope = SearchScope.contains
    var kind = QueryKind.phrase
    for option in value.options {
      switch option {
      case "--strict": options.tiers = .strict
      case "--words": kind = .words
      case "--scope=starts-with": scope = .startsWith
      case "--scope=word-starts-with": scope = .wordStartsWith
      case "--readings=han": options.readings = [.pinyin, .pinyinInitials]
      case "--readings=kana": options.readings = [.romaji]
      case "--readings=latin": options.readings = [.latin]
      case "--readings=hangul": options.readings = [.hangulInitials]
      case "--punctuation-counts": options.punctuation = .significant
      case "--opening-punctuation=skip":
        options.filing = FilingRules()
        options.filing?.openingPunctuation = .skip
      default: Issue.record("unknown option \(option)")
      }
    }
    let plan = try Plans.plan(value.locale, options)
    let column = FoldedColumn(plan, texts: [value.text])
    let query = plan.query(value.typed, scope: scope, kind: kind)
    let found = [column].rows(
      matching: query, threads: .one)
    #expect((found?.count == 1) == value.isFound)
  }

  /// Locale, options, what is typed, the text, and whether it is found.
  private static let table = """
    cs||prema|Přema|y
    ro||ştefan|Ștefan|y
    ro||stefan|Ştefan|y
    en||odegaard|Ødegaard|y
    en||oedegaard|Ødegaard|y
    en||aero|Ærø|y
    da||aeroe|Ærø|y
    hr||dordevic|Đorđević|y
    hr||djordjevic|Đorđević|y
    en||nguyen|Nguyễn|y
    en||dang|Đặng|y
    tr||ISTANBUL|İstanbul|y
    tr||isik|Işık|y
    en||isik|Işık|y
    tr||IGDIR|Iğdır|y
    tr||INCE|ince|y
    az||eliyev|Əliyev|y
    de||strasse|Hauptstraße|y
    de||straße|Hauptstrasse|y
    de||STRASSE|Hauptstraße|y
    nb||haakon|Håkon|y
    da||aarhus|Århus|y
    en||aarhus|Århus|y
    fr||oeuvre|Œuvre|y
    fr||œuvre|Oeuvre|y
    en||o'brien|O’Brien|y
    en||o’brien|O'Brien|y
    en||don't|don’t|y
    en||jeanluc|Jean-Luc|y
    en||jeanluc|Jean Luc|y
    en||cooperate|co\u{AD}operate|y
    en||café|café|y
    en||fi|ﬁsh|y
    en||2|²|y
    en||10|１０|y
    en||new york|New  York|y
    en||ab|a\u{200D}b|y
    en||ab|\u{FEFF}ab|y
    el||ΑΘΗΝΑ|Αθήνα|y
    el||οδυσσεας|Οδυσσέας|y
    ru||елка|Ёлка|y
    ar||محمد|مُحَمَّد|y
    ar||محمد|محـــمد|y
    ar||احمد|أحمد|y
    ar||امنة|آمنة|y
    ar||علي|على|y
    ar||فاطمه|فاطمة|y
    en||احمد|أحمد|y
    ar||اکرم|أكرم|y
    ar||مسوول|مسؤول|y
    ar||فاطمہ|فاطمة|y
    fa||رییس|رئیس|y
    fa||پاییز|پائیز|y
    ks||کاشر|کٲشر|y
    am||ሀይሌ|ኃይሌ|y
    am||ፀሀይ|ጸሐይ|y
    am||አለም|ዓለም|y
    ti||ስላሴ|ሥላሴ|y
    am||ሰላም|ሸላም|n
    am||ተማረ|ጠማረ|n
    bn||বাংলা|বাঙলা|y
    bn||বাঙলা|বাংলা|y
    zh||西安|⻄安|y
    zh||⻄安|西安|y
    zh||民生|⺠生|y
    zh||马|⻢|y
    ja||示|⺬|y
    km||ខ្មែរ|ខែ្មរ|y
    km||ខែ្មរ|ខ្មែរ|y
    km||ខែ្|ខ្មែរ|y
    km||ស្ត្រី|ស្រ្តី|y
    km||ស្រ្តី|ស្ត្រី|y
    km||ស្តី|ស្ដី|y
    km||ដា|តា|n
    th||น้ำ|นํ้า|y
    th||นํ้า|น้ำ|y
    th||นํ้|น้ำ|y
    lo||ນ້ຳ|ນໍ້າ|y
    lo||ຫລວງ|ຫຼວງ|y
    lo||ຫຼວງ|ຫລວງ|y
    hi||आम|अाम|y
    hi||अाम|आम|y
    hi||ओस|अाेस|y
    hi||गई|गर्इ|y
    pa||ਆਲੂ|ਅਾਲੂ|y
    bn||আম|অাম|y
    or||ଆମ|ଅାମ|y
    ml||ഈണം|ഇൗണം|y
    si||ඈත|අෑත|y
    my||ဩဇာ|သြဇာ|y
    my||သြဇာ|ဩဇာ|y
    my||ဉာဏ်|ဥာဏ်|y
    ja||佐々木|佐〻木|y
    ja||佐佐木|佐〻木|y
    ru||77a|дом 77а|y
    ru||77а|дом 77a|y
    uk||12B|12в|y
    bg||5x2|5х2|y
    sr||4м|4M|y
    ru||a|а|n
    en||77a|77а|n
    fa||علی|علي|y
    fa||كتاب|کتاب|y
    en||علی|علي|y
    fa||میخواهم|می\u{200C}خواهم|y
    fa||می خواهم|می\u{200C}خواهم|y
    fa||۱۵|١٥|y
    ckb||کورد|كورد|y
    he||שלום|שָׁלוֹם|y
    he||שלומ|שלום|y
    he||שלו|שלום|y
    he||שלום|שלומ|y
    th||เ|เชียงใหม่|y
    th||นำ|นํา|y
    hi||ज़|ज़|y
    hi||चाँद|चांद|y
    hi||क्य|क्या|y
    bn||য়|য়|y
    bn||ড়|ড়|y
    ta||கொ|கொ|y
    ta||க|கொ|y
    vi||dinh|Đình|y
    vi||hoa|Hoà|y
    vi||hòa|hoà|y
    vi||thuy|Thúy|y
    vi||thúy|Thuý|y
    vi||uy|Ủy|y
    ko||닭|달걀|y
    ko||값|갑시다|y
    ko||읽|일기|y
    ko||갃|각시|y
    ko||안ㅈ|안주|y
    ko||앉|안주|y
    ko||서울대|서울 대학교|y
    ja||さくら|サクラ|y
    ja||さくら|ｻｸﾗ|y
    ja||ガ|ｶﾞ|y
    ja||がっこう|がつこう|y
    ja||１２３|123|y
    ja||株|㈱|y
    ja||髙橋|高橋|y
    ja||高橋|髙橋|y
    ja||渡辺|渡邉|y
    ja||沢田|澤田|y
    ja||々|佐々木|y
    ja||佐佐木|佐々木|y
    ja||か|ガ|y
    zh||国|國|y
    zh||國|国|y
    zh||（北京）|(北京)|y
    en|| muller|Müller|y
    en||anna  smith|Anna Smith|y
    en||anna smith|Anna  Smith|y
    en||anna smith|Anna\u{9}Smith|y
    en||anna smith|Anna\u{2009}Smith|y
    en|--words|smith, anna|Anna Smith|y
    en|--words|jean luc|Jean-Luc|y
    en||jean-luc|Jean Luc|y
    en||o´brien|O'Brien|y
    uk||п'ять|пʼять|y
    uk||пять|пʼять|y
    uk||Лук'янов|Лук’янов|y
    haw||hawaii|Hawaiʻi|y
    mi||maori|Māori|y
    uz||ozbek|Oʻzbek|y
    it||l'aquila|L’Aquila|y
    it||laquila|L'Aquila|y
    ca||collegi|col·legi|y
    en||5551234|555-1234|y
    en||555 1234|555-1234|y
    en||c++|C++|y
    en||.net|.NET|y
    en||node.js|Node.js|y
    en||at&t|AT&T|y
    en||100%|100 %|y
    en||😀|hi 😀 you|y
    en||👍|👍🏽|y
    en||❤|❤️|y
    en||❤️|❤|y
    en||math|𝐦𝐚𝐭𝐡|y
    en||hello|Ｈｅｌｌｏ|y
    en||1/2|½|y
    en||µ|μ|y
    en||groß|GROSS|y
    en||ij|ĳ|y
    hr||ljubav|ǉubav|y
    en||i|ı|y
    lt||jonas|Jǫnas|y
    en|--scope=word-starts-with|name|file/name|y
    en|--scope=word-starts-with|name|file name|y
    en|--scope=word-starts-with|m|Melissa Doe|y
    en|--scope=word-starts-with|brien|O'Brien|y
    en|--scope=word-starts-with|brien|O’Brien|y
    fr|--scope=word-starts-with|oreal|L'Oréal|y
    it|--scope=word-starts-with|aquila|L’Aquila|y
    en|--scope=word-starts-with|foo|(foo) bar|y
    en|--scope=starts-with|foo|(foo) bar|y
    es|--scope=starts-with|que|¿Qué pasa?|y
    es|--scope=starts-with --opening-punctuation=skip|que|¿Qué pasa?|y
    en|--scope=word-starts-with|tag|#tag|y
    en|--scope=word-starts-with|party|🎉party|y
    en|--scope=word-starts-with|party|3party|y
    en|--scope=word-starts-with|12|B12|y
    tr|--strict|i|I|n
    tr|--strict|ı|I|y
    tr|--strict|i|İ|y
    tr|--strict|ı|i|n
    tr|--strict|ISPARTA|Isparta|y
    en||on prem|on-prem|y
    en|--words|on-prem|on prem|y
    en||spiderman|spider-man|y
    en||spiderman|spider man|y
    en||heavy dollar sign|heavy_dollar_sign|y
    en|--words|heavy dollar sign|heavy_dollar_sign|y
    en||5058675309|(505) 867-5309|y
    en||1234567890|123-456-7890|y
    fr||coeur|Le cœur a ses raisons|y
    fr||cest|C’est|y
    fr||c est un|C’est un complot|y
    en||fruhwald|Frühwald|y
    de||grö|grössen.md|y
    en||spider man|Spider–Man|y
    en||naive|naïve|y
    en||sigur ros|Sigur Rós|y
    en||beyonce|Beyoncé|y
    en||bjork|Björk|y
    en||acdc|AC/DC|y
    en||mr bean|Mr. Bean|y
    en||jr ewing|J.R. Ewing|y
    en||usa|U.S.A.|y
    en||u.s.a.|USA|y
    en||st john|St.John|y
    en||24 7|24/7|y
    en||email|e-mail|y
    en||e mail|email|y
    ja|--scope=word-starts-with|タワー|とうきょうタワー|y
    ja|--scope=word-starts-with|tower|東京Tower|y
    ko|--scope=word-starts-with|전자|LG전자|y
    en||"foo"|“foo”|y
    en||'til|’til|y
    en||rock 'n' roll|rock ’n’ roll|y
    en||a-b|a−b|y
    en||a-b|a—b|y
    en||a-b|a‐b|y
    en||wait...|wait…|y
    en||a~b|a～b|y
    ja||「あ」|｢あ｣|y
    zh||a,b|a，b|y
    uk||м'ята|м’ята|y
    be||сям'я|сям’я|y
    haw||o'ahu|Oʻahu|y
    uz||o‘zbek|oʻzbek|y
    uz||o'zbek|oʻzbek|y
    tt||ma'lum|maʼlum|y
    he||ג'ירפה|ג׳ירפה|y
    ur||علی|علي|y
    ur||کراچی|كراچي|y
    ar||كتاب|کتاب|y
    ar||فاطمة|فاطمہ|y
    ar||موسى|موسي|y
    ar||الله|ٱلله|y
    ar||قران|قرآن|y
    en||obrien|O’Brien|y
    en||+15058675309|+1 (505) 867-5309|y
    en||spider man|Spiderman|y
    en|--strict|thor|Þór|n
    en|--strict|odegaard|Øde|n
    en|--strict|国|國|n
    uz|--strict|ozbek|Oʻzbek|n
    uz|--strict|oʻzbek|Oʻzbek|y
    br|--strict|chadou|cʼhadoù|n
    en||linter|splin ter|n
    en||lin ter|splin ter|y
    en||8675309|(505) 867-5309|y
    en||kofi|Kɔfi|y
    en||thor|Þór|y
    en||mueller|Müller|y
    en||müller|Mueller|y
    en||müller |Müller|y
    en||djordjevic|Đorđević|y
    en||c++|C|n
    en||#1|1|n
    en||at&t|ATT|n
    en||a〜b|a~b|y
    en||3×4|3✕4|y
    en||50％|50%|y
    he||בית ספר|בית־ספר|y
    ar||نعم، لا|نعم لا|y
    hi||राम।|राम|y
    bo||བོད་ཡིག|བོདཡིག|y
    en||⟨x⟩y|xy|y
    hi||हिन|हिंदी|y
    hi||हिं|हिन्दी|y
    hi||हिन्दी|हिंदी|y
    hi||हिंदी|हिन्दी|y
    hi||म्प|अरापाहो|n
    hi||अना|अन्ना|n
    ml||ർമൻ|ജർമ്മൻ|n
    gu||કૉફી|કૅાફી|y
    th||เเ|แม่|y
    th||แม่|เเม่|y
    ja||国語|國語|y
    zh||台湾|臺灣|y
    ja||崎|﨑|y
    ja||渡辺|渡邊|y
    ja||佐々木|佐佐木|y
    ja||奈奈奈|奈々々|y
    ja||余|予|n
    ja|--scope=word-starts-with|タワー|東京タワー|y
    zh|--scope=word-starts-with|mate|华为Mate60|y
    zh|--scope=word-starts-with|60|华为Mate60|y
    en|--scope=starts-with|foo|“foo”|y
    en|--scope=starts-with --punctuation-counts|foo|“foo”|y
    es|--scope=starts-with --punctuation-counts|que|¿Qué|y
    en|--punctuation-counts|o'brien|O’Brien|y
    en|--punctuation-counts|obrien|O’Brien|n
    en|--punctuation-counts|"foo"|«foo»|y
    en|--punctuation-counts|a-b|a–b|y
    en|--punctuation-counts|a/b|a⁄b|y
    en|--punctuation-counts|anna  smith |Anna\u{A0}Smith|y
    en|--punctuation-counts|annasmith|Anna Smith|n
    """
}
