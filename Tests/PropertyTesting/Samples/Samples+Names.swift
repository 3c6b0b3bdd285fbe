extension Samples {
  /// Names and words of many languages.
  static let names: [String] = [
    // Latin, Western and Northern Europe
    "Åström", "Öl", "Ål", "Zebra", "Ärger", "Müller", "Mueller", "Muller",
    "Straße", "STRASSE", "ẞ", "Weiß", "Weiss", "Aarhus", "Ærø", "Øresund",
    "Þórr", "Eiðsson", "François", "côte", "coté", "côté", "cote", "Œuvre",
    "Ñandú", "llama", "chorizo", "garçon", "João", "São", "Ångström", "IJsland",
    "ijs", "Català", "col·lega", "l’été", "naïve", "O'Brien", "d’Arc", "résumé",
    "Résumé", "resume", "ﬁnance", "Ǆ", "Łódź", "Żółw", "ćma", "Ćma", "źdźbło",
    // Latin, Central and Eastern Europe
    "Čech", "chata", "Chata", "CHATA", "hrad", "Dvořák", "Šimek", "ľad", "ĺ",
    "cukor", "csak", "Dzsungel", "gyufa", "nyár", "szék", "zseb", "asszony",
    "Őri", "ügy", "Ţara", "Țara", "Șerban", "Đorđe", "Ljubljana", "Njegoš",
    "džem", "Õnn", "Žukov", "Ülo", "yla", "ėjo", "Ąžuolas", "Ķegums", "Ģirts",
    // Latin, elsewhere
    "Işık", "ışık", "İzmir", "istanbul", "Əli", "Nguyễn", "Đặng", "Trần", "ƯU",
    "Mālie", "Għawdex", "Ḥafiẓ", "Ọ̀ṣun", "Ɓala", "ŋaba", "xhiro", "Hawaiʻi",
    // Greek and Cyrillic, with their own accents
    "Γιώργος", "ΓΙΩΡΓΟΣ", "ᾳδης", "ῥόδον", "Ὀδυσσεύς", "ϊόν", "άλφα", "σς",
    "Ёлка", "елка", "ель", "Їжак", "їжак", "ґанок", "ганок", "Йосип", "Љубав",
    "Њујорк", "Џек", "Қазақ", "Өнер", "Ҳофиз", "ӗмӗт", "объект", "фы",
    "Ћуприја",
    // Caucasus
    "Երևան", "երեւան", "Ակոփ", "ჯგუფი", "ᲯᲒᲣᲤᲘ", "თბილისი",
    // Hebrew and Arabic, with and without marks
    "שלום", "שָׁלוֹם", "לחיים", "אֱלֹהִים", "محمد", "مُحَمَّد", "الله", "ﷲ",
    "أحمد", "احمد", "إيران", "ایران", "گربه", "پاکستان", "ٹوپی", "ھے", "ئۇيغۇر",
    // Indic
    "हिन्दी", "कृष्ण", "क़लम", "ক্ষমা", "বাংলা", "ড়", "தமிழ்", "ಕನ್ನಡ", "తెలుగు",
    "മലയാളം", "ਪੰਜਾਬੀ", "ગુજરાતી", "සිංහල", "ଓଡ଼ିଆ",
    // South-East Asia and Tibet: vowels before what they follow, stacks
    "ไทย", "เกาะ", "แก้ว", "กำ", "ເມືອງ", "ລາວ", "ຫມາ", "ខ្មែរ", "ស្រី", "မြန်မာ",
    "သင်္ဘော", "བོད་ཡིག", "རྫོང", "བཀྲ་ཤིས", "ᨒᨕᨗ",
    // Ethiopia, Mongolia, others
    "አማርኛ", "ኢትዮጵያ", "ᠮᠣᠩᠭᠣᠯ", "ᎣᏏᏲ", "ꮳꮃꭹ", "ᓄᓇᕗᑦ", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "𞤀𞤣𞤤𞤢𞤥", "𐐔𐐇𐐝",
    // East Asia
    "한글", "한국", "ㅎㅏㄴ", "각", "가", "中国", "張三", "张三", "曾", "阿明", "漢字",
    "日本", "東京", "にほん", "ニホン", "ﾆﾎﾝ", "キャンパス", "きやんはす", "ハハ", "ばば",
    "パパ", "ヴァ", "さゞ波", "みすゞ", "カード", "ㄅㄆ", "ꀀꂷ", "𠮷野家",
    // Plain
    "a", "A", "ab", "b", "z", "Z", "file2", "file10", "file02", "x", "role",
    "di Silva", "Di Silva", "diSilva", "U.S.A.", "USA", "e-mail", "email",
  ]
}
