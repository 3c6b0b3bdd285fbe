/// Names in scripts that leave out vowels, each with what people type for it.
///
/// They were written down before the library's table of common names and apart from
/// it, to judge that table: it may not be made from them, nor they from it.
enum NamesWithoutVowels {
  /// A hundred names of each language.
  static let all: [(locale: String, names: [(name: String, typed: [String])])] =
    [("ar", arabic), ("fa", persian), ("he", hebrew)].map {
      (
        $0,
        $1.split(whereSeparator: { ",\n".contains($0) }).map { entry in
          let parts = entry.split(separator: " ").map(String.init)
          return (parts[0], Array(parts.dropFirst()))
        }
      )
    }

  private static let arabic = """
    عادل adel,طارق tariq tarek,باسم basem basim,جمال jamal gamal,حسام hossam hussam
    رامي rami ramy,زياد ziad ziyad,سامر samer,شادي shadi,صالح saleh salih
    طلال talal,عماد imad emad,غسان ghassan,فادي fadi,فيصل faisal,قاسم qasim kassem
    كامل kamel kamil,لؤي loay louay,مازن mazen,ناصر nasser nasir,هاني hani
    وليد walid waleed,ياسر yasser yasir,أنس anas,بلال bilal,ثامر thamer,حاتم hatem
    خليل khalil,رائد raed,سلمان salman,شريف sharif sherif,صهيب suhaib,ضياء diaa
    عدنان adnan,فهد fahad fahd,كريم karim kareem,مروان marwan,نبيل nabil
    هيثم haitham,يزيد yazid yazeed,أيمن ayman,إسماعيل ismail,رشيد rashid rachid
    منصور mansour mansoor,معتز moataz mutaz
    عائشة aisha aysha,خديجة khadija,زينب zainab zeinab,مريم maryam mariam
    نور nour noor,سلمى salma,ليلى layla leila,هند hind,رنا rana,دينا dina
    ريم reem rim,سارة sara sarah,هدى huda hoda,منى mona muna,نادية nadia
    سميرة samira,لبنى lubna,إيمان iman eman,أمل amal,رانيا rania,غادة ghada
    نجلاء najla naglaa,شيماء shaimaa,أسماء asma asmaa,هالة hala,ميساء maysa
    بشرى bushra,جميلة jamila,صفاء safa safaa,وفاء wafa wafaa
    حداد haddad,خوري khoury khouri,نجار najjar,المصري almasri,الشامي alshami
    العمري alomari,القحطاني alqahtani,الغامدي alghamdi,الحربي alharbi
    الزهراني alzahrani,درويش darwish,صباغ sabbagh,شاهين shaheen shahin
    حمدان hamdan,بركات barakat,منصوري mansouri,التميمي altamimi,الدوسري aldosari
    العتيبي alotaibi,حجازي hijazi hegazy,سرحان sarhan,عواد awad awwad
    كنعان kanaan,البغدادي albaghdadi,المغربي almaghribi almaghrabi
    """

  private static let persian = """
    مهدی mahdi mehdi,حمید hamid,سعید saeed saeid,مسعود masoud,فرهاد farhad
    بهرام bahram,داریوش dariush daryoush,کوروش kourosh,آرش arash,بابک babak
    سیامک siamak,کاوه kaveh,رستم rostam,سهراب sohrab,فریدون fereydoun fereydoon
    جمشید jamshid,هوشنگ houshang hooshang,منوچهر manouchehr,شاهین shahin
    شهرام shahram,بهروز behrouz behrooz,بهزاد behzad,فرزاد farzad,مهران mehran
    کامران kamran,پیمان peyman,پژمان pejman,ایمان iman,احسان ehsan,امید omid
    نوید navid,پویا pouya pooya,سینا sina,نیما nima,آرمان arman,اشکان ashkan
    افشین afshin,خسرو khosrow khosro,محسن mohsen,مجتبی mojtaba,مصطفی mostafa
    یاسین yasin,ابراهیم ebrahim ibrahim,اسماعیل esmaeil esmail,داوود davoud
    مریم maryam,زهرا zahra,شیرین shirin,پریسا parisa,نازنین nazanin,نرگس narges
    لیلا leila leyla,مینا mina,سپیده sepideh,ساناز sanaz,مهسا mahsa,نسرین nasrin
    پروین parvin,شهلا shahla,فرزانه farzaneh,فریبا fariba,گلناز golnaz,الهام elham
    آزاده azadeh,بهاره bahareh,رویا roya,ستاره setareh,سمیرا samira,شادی shadi
    طاهره tahereh,مهناز mahnaz,ندا neda,هدیه hedieh hediyeh,یلدا yalda
    کتایون katayoun katayoon
    رضایی rezaei rezaee,محمدی mohammadi,حسینی hosseini,احمدی ahmadi,کریمی karimi
    موسوی mousavi moosavi,جعفری jafari,رحیمی rahimi,صادقی sadeghi,ابراهیمی ebrahimi
    نوری nouri noori,حیدری heydari heidari,اکبری akbari,قاسمی ghasemi,رستمی rostami
    تهرانی tehrani,شیرازی shirazi,اصفهانی esfahani isfahani,یزدی yazdi
    حسن‌زاده hassanzadeh,کاظمی kazemi,سلطانی soltani,باقری bagheri,امینی amini
    مرادی moradi
    """

  private static let hebrew = """
    אברהם avraham,יצחק yitzhak itzhak,שמואל shmuel,מנחם menachem menahem
    אליהו eliyahu,אריה arieh aryeh,ברוך baruch,גדעון gideon,דניאל daniel,זאב zeev
    חנן hanan,יגאל yigal igal,יונתן yonatan,יהונתן yehonatan,מיכאל michael
    מתן matan,נדב nadav,ניר nir,עמית amit,עידו ido,עומר omer,עמוס amos,עופר ofer
    עוזי uzi,רונן ronen,רפאל rafael refael,שאול shaul,שמעון shimon,שלמה shlomo
    תומר tomer,איתי itai itay,איתן eitan etan,אסף asaf assaf,אביב aviv,אורי uri ori
    אלון alon,אמנון amnon,בנימין binyamin,גלעד gilad,דביר dvir,הראל harel,חגי hagai
    יאיר yair,ליאור lior,נתנאל netanel
    שרה sara sarah,רבקה rivka,רחל rachel,לאה lea leah,אסתר ester esther,תמר tamar
    נועה noa,מאיה maya,טליה talia talya,יעל yael,מיכל michal,שירה shira,הדס hadas
    ענת anat,אורית orit,רונית ronit,עדי adi,ליאת liat,מורן moran,קרן keren
    דפנה dafna daphna,אפרת efrat,חנה hana hannah,גילה gila,יפה yafa yaffa
    נעמי naomi,שושנה shoshana,סיגל sigal,הילה hila,אביגיל avigail
    פרידמן friedman fridman,אזולאי azulai azoulay,ביטון biton bitton,דהן dahan
    אברהמי avrahami,גבאי gabay gabbai,אוחנה ohana,פרץ peretz,מלכה malka,עמר amar
    כץ katz,רוזנברג rosenberg,גולדשטיין goldstein,שפירא shapira shapiro,וייס weiss
    הורוביץ horowitz horovitz,שוורץ schwartz shwartz,ברקוביץ berkovich berkovitz
    קפלן kaplan,גרינברג greenberg,סויסה suissa,חזן hazan,אלבז elbaz
    בוזגלו buzaglo bouzaglo,שטרן stern
    """
}
