/// The legal forms that lead the names of companies.
///
/// ```swift
/// var rules = FilingRules()
/// rules.companyForms = CompanyForms.words(of: ["ja"])
/// rules.filingForm(of: "株式会社ソニー")  // ソニー
/// ```
///
/// Only forms before the name are here; those behind it (GmbH, Ltd) do not decide
/// where a name belongs.
public enum CompanyForms {
  /// The languages that have forms here, as language subtags.
  ///
  /// ```swift
  /// CompanyForms.languages.contains("ko")  // true
  /// ```
  public static var languages: [String] { byLanguage.keys.sorted() }

  /// The forms of some languages, for ``FilingRules/companyForms``.
  ///
  /// ```swift
  /// CompanyForms.words(of: ["id"])  // PT, PT., P.T., CV, CV., …
  /// ```
  ///
  /// - Parameter languages: Language subtags; those without data add nothing.
  public static func words(of languages: [String]) -> [String] {
    NameWords.words(of: languages, byLanguage)
  }

  /// The forms by language, shortened and in full.
  private static let byLanguage: [String: String] = [
    "ar": "شركة,مؤسسة,مجموعة",
    "be": "ААТ,ЗАТ,ТАА,ПУП,УП,ІП",
    "bg": "ЕТ",
    "et": "OÜ,AS,MTÜ,FIE,TÜ,UÜ",
    "fi": "Oy,Ab,Ky,Tmi,T:mi",
    "fr": "Sté,Sté.,Société,Ets,Ets.,Établissements,SARL,SAS,SA,EURL",
    "id": "PT,PT.,P.T.,CV,CV.,C.V.,UD,UD.,Firma,Koperasi",
    "it": "Ditta,Soc.,Società",
    "ja": """
    株式会社,株式會社,㍿,(株),㈱,有限会社,(有),㈲,合同会社,(同),合資会社,(資),㈾,合名会社,(名),㈴,\
    一般社団法人,公益社団法人,社団法人,(社),㈳,一般財団法人,公益財団法人,財団法人,(財),㈶,\
    学校法人,(学),㈻,医療法人社団,医療法人,社会福祉法人,宗教法人,特定非営利活動法人,\
    NPO法人,独立行政法人
    """,
    "kk": "ТОО,АО,ЖШС,АҚ,ИП,ЖК",
    "ko": """
    주식회사,(주),㈜,유한회사,(유),유한책임회사,합자회사,(합),합명회사,사단법인,(사),\
    재단법인,(재),의료법인,학교법인,사회복지법인,농업회사법인
    """,
    "lt": "UAB,AB,MB,IĮ,VšĮ,VĮ",
    "lv": "SIA,AS,IK,ZS",
    "pl": "PPHU,P.P.H.U.,PHU,P.H.U.,FHU,F.H.U.,Firma,PW,ZPH",
    "ru": """
    ООО,ОАО,ЗАО,ПАО,НАО,АО,ИП,НКО,АНО,ФГУП,ГУП,МУП,ТСЖ,СНТ,\
    Общество с ограниченной ответственностью,Акционерное общество
    """,
    "th": "บริษัท,หจก.,ห้างหุ้นส่วนจำกัด,บจก.,บมจ.",
    "uk": """
    ТОВ,ТЗОВ,ПАТ,ПрАТ,АТ,ВАТ,ЗАТ,ФОП,ПП,ДП,КП,ГО,БФ,\
    Товариство з обмеженою відповідальністю,Приватне підприємство
    """,
    "vi": """
    Công ty TNHH MTV,Công ty TNHH Một thành viên,Công ty TNHH,Công ty Cổ phần,Công ty CP,Công ty,DNTN,CTCP,\
    CT TNHH
    """,
    "zh": "(股),(有)",
  ]
}
