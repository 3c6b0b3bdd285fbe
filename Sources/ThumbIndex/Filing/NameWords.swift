/// Words that lead the names of people: honorifics, and particles of surnames.
///
/// ```swift
/// var rules = FilingRules()
/// rules.honorifics = NameWords.honorifics(of: ["en", "de"])
/// rules.particles = NameWords.particles(of: ["de"])
/// rules.filingForm(of: "Prof. Dr. von Neumann")  // Neumann
/// ```
///
/// The lists have the words that are usual in address books. Whether people
/// file by the particle depends on taste and country (Van Gogh is under V in
/// Belgium, under G in the Netherlands), so by default ``FilingRules`` pass
/// over none of these words.
public enum NameWords {
  /// The languages that have honorifics here, as language subtags.
  ///
  /// ```swift
  /// NameWords.honorificLanguages.contains("de")  // true
  /// ```
  public static var honorificLanguages: [String] {
    honorificsByLanguage.keys.sorted()
  }

  /// The languages that have particles here, as language subtags.
  ///
  /// ```swift
  /// NameWords.particleLanguages.contains("nl")  // true
  /// ```
  public static var particleLanguages: [String] {
    particlesByLanguage.keys.sorted()
  }

  /// The honorifics of some languages, for ``FilingRules/honorifics``.
  ///
  /// ```swift
  /// NameWords.honorifics(of: ["sv"]).contains("fröken")  // true
  /// ```
  ///
  /// - Parameter languages: Language subtags; those without data add nothing.
  public static func honorifics(of languages: [String]) -> [String] {
    words(of: languages, honorificsByLanguage)
  }

  /// The particles of some languages, for ``FilingRules/particles``.
  ///
  /// A word with `!` before it belongs to the name in the language, though it is
  /// a particle elsewhere: de la Fontaine is under L in French.
  ///
  /// ```swift
  /// NameWords.particles(of: ["pt"])  // da, das, de, do, dos, e, d'
  /// ```
  ///
  /// - Parameter languages: Language subtags; those without data add nothing.
  public static func particles(of languages: [String]) -> [String] {
    words(of: languages, particlesByLanguage)
  }

  /// The words of some languages in lists by language, each once.
  static func words(
    of languages: [String], _ data: [String: String]
  ) -> [String] {
    var result: [String] = []
    for language in languages {
      // A longer text is no language, and may take long to look for.
      let list = language.utf8.count > 8 ? nil : data[language]
      for word in (list ?? "").split(separator: ",") {
        // Several spaces in the data count as one.
        let word = word.split(separator: " ").joined(separator: " ")
        if !result.contains(word) { result.append(word) }
      }
    }
    return result
  }

  /// The honorifics by language; some are listed with and without a full stop.
  private static let honorificsByLanguage: [String: String] = [
    "ar": "السيد,السيدة,الآنسة,الدكتور,الدكتورة,الأستاذ,الأستاذة,الشيخ,د.,أ.",
    "ca": "sr.,sra.,srta.,senyor,senyora,dr.,dra.,prof.,don,doña",
    "cs": """
    pan,paní,slečna,p.,dr.,prof.,doc.,ing.,mgr.,bc.,mudr.,mvdr.,judr.,phdr.,rndr.,\
    pharmdr.,thdr.
    """,
    "da": "hr.,hr,fru,frk.,frøken,dr.,dr,prof.,professor",
    "de": """
    herr,frau,fräulein,hr.,fr.,dr.,dr,prof.,prof,professor,doktor,ing.,dipl.-ing.,\
    mag.,dr. med.,dr. phil.,dr. jur.,dr. rer. nat.,dr. h. c.,pd
    """,
    "el": "κύριος,κυρία,κ.,κος,κα,δρ.,δρ,καθ.,καθηγητής,καθηγήτρια",
    "en": """
    mr.,mr,mrs.,mrs,ms.,ms,miss,mx.,mx,dr.,dr,prof.,prof,professor,sir,dame,lord,\
    lady,rev.,rev,reverend,fr.,hon.,capt.,captain,col.,colonel,gen.,general,lt.,\
    maj.,major,sgt.,the hon.,the rev.
    """,
    "es": """
    sr.,sr,sra.,sra,srta.,srta,señor,señora,señorita,don,doña,d.,d.ª,dña.,dr.,dr,\
    dra.,dra,doctor,doctora,prof.,profa.,lic.,ing.,arq.
    """,
    "fi": "herra,rouva,neiti,hra,rva,nti,tri,tohtori,prof.,professori",
    "fr": """
    m.,mm.,mme,mme.,mmes,mlle,mlle.,mlles,monsieur,madame,mademoiselle,dr,dr.,\
    docteur,pr,pr.,professeur,me,maître
    """,
    "he": "מר,גברת,גב',ד\"ר,פרופ',פרופסור,הרב",
    "hi": "श्री,श्रीमती,सुश्री,कुमारी,डॉ.,डॉ,डॉक्टर,प्रो.,प्रोफ़ेसर",
    "hu": "dr.,dr,prof.,özv.,ifj.,id.,ifjabb,idősb,gróf,báró",
    "it": """
    sig.,sig.ra,sig.na,signor,signore,signora,signorina,dott.,dott.ssa,dottor,\
    dottoressa,dr.,dr.ssa,prof.,prof.ssa,professor,professoressa,ing.,avv.,arch.,\
    geom.,rag.,don,suor
    """,
    "nb": "herr,fru,frøken,hr.,frk.,dr.,dr,prof.,professor",
    "nl": """
    de heer,dhr.,dhr,mevr.,mevrouw,mw.,mej.,meneer,dr.,dr,drs.,drs,ir.,ir,ing.,mr.,\
    mr,prof.,prof,professor
    """,
    "nn": "herr,fru,frøken,hr.,frk.,dr.,dr,prof.,professor",
    "no": "herr,fru,frøken,hr.,frk.,dr.,dr,prof.,professor",
    "pl": """
    pan,pani,państwo,p.,dr,dr.,prof.,prof,inż.,inż,mgr,mgr.,hab.,hab,ks.,ks,lek.,\
    med.,doc.
    """,
    "pt": """
    sr.,sr,sra.,sra,srta.,senhor,senhora,dom,dona,d.,dr.,dr,dra.,dra,doutor,\
    doutora,prof.,profa.,prof.ª,eng.,eng.ª
    """,
    "ro":
      "dl.,dl,dna.,dna,d-na,d-l,d-ra,domnul,doamna,domnișoara,dr.,prof.,ing.",
    "ru": "г-н,г-жа,господин,госпожа,д-р,доктор,проф.,профессор,акад.",
    "sk": """
    pán,pani,slečna,p.,dr.,prof.,doc.,ing.,mgr.,bc.,mudr.,mvdr.,judr.,phdr.,rndr.
    """,
    "sv": "herr,fru,fröken,hr,dr,dr.,doktor,prof.,professor,doc.",
    "tr": "sayın,bay,bayan,dr.,dr,doç.,prof.,av.,yrd. doç.,yard. doç.",
    "uk": "пан,пані,панна,п.,д-р,доктор,проф.,професор",
    "vi": "ông,bà,ts.,gs.,pgs.,bs.",
  ]

  /// The particles that each language passes over in filing.
  ///
  /// French passes over `de`, but files `La Fontaine` under L, and `Du Bellay`
  /// under D.
  private static let particlesByLanguage: [String: String] = [
    "af": "van,van der,van den,van de,de,du,le",
    "ar": """
    al-,el-,ad-,an-,ar-,as-,ash-,at-,az-,al,el
    """,
    "ca": "de,de la,de les,del,dels,i,d'",
    "cs": "z,ze",
    "da": "af,von,van,de",
    "de": """
    von,vom,von der,von dem,von den,von und zu,von und zum,zu,zum,zur,v.,v. d.,v/d,\
    vd,van,\
    auf der,auf dem,aus der,aus dem,in der,an der,ob der,im,am
    """,
    "en": "of,de,von,van",
    "es": "de,de la,de las,de los,de lo,del,y",
    "fi": "af,von",
    "fr": "de,d',!la,!le,!les,!l',!du,!des",
    "it": """
    de,di,da,dal,dalla,dalle,dei,degli,del,della,delle,dello,de',lo,li,d',dell',\
    dall',degl',dagl'
    """,
    "nb": "af,av,von,van,de",
    "nl": """
    van,van de,van den,van der,van het,van 't,v.,v. d.,v/d,vd,von,de,den,der,des,\
    het,'t,'s,te,ten,\
    ter,tot,in de,in den,in der,in het,in 't,op de,op den,op der,op het,op 't,op ten,\
    aan de,aan den,aan het,bij de,onder de,over de,uit de,uit den,uit het,voor de,d'
    """,
    "nn": "af,av,von,van,de",
    "no": "af,av,von,van,de",
    "pt": "da,das,de,do,dos,e,d'",
    "ro": "de",
    "sk": "z,zo",
    "sv": "af,av,von,van,de,de la",
  ]
}
