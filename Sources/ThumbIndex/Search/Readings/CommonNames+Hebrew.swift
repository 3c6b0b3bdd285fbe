extension CommonNames {
  /// Given names of the Bible and of our time.
  static let hebrewNames = """
    אבי avi,אביב aviv,אביבה aviva,אביגדור avigdor,אביגיל avigail,אביחי avichai avihai
    אביטל avital,אבינועם avinoam,אבישי avishai avishay,אבישג avishag,אבנר avner
    אברהם avraham abraham,אגם agam,אדוה adva,אדם adam,אהובה ahuva,אהוד ehud
    אהרון aharon aaron,אהרן aharon aaron,אודי udi,אודליה odelia odelya,אופיר ofir ophir
    אופירה ofira,אור or,אורה ora,אורון oron,אורי uri ori,אוריאל uriel,אורית orit
    אורלי orly orli,אורן oren,אורנה orna,איה aya,אייל eyal,איל eyal,איילת ayelet
    אילה ayala,אילן ilan,אילנה ilana,אילנית ilanit,אילת ayelet eilat,איריס iris
    איתי itai itay ittai,איתמר itamar,איתן eitan etan ethan,אלדד eldad,אלה ela ella
    אלון alon,אלונה alona,אלי eli,אליאב eliav,אליהו eliyahu eliahu,אליעד eliad
    אליעזר eliezer,אלינור elinor,אליסף elyasaf,אלירן eliran,אלישבע elisheva,אלישע elisha
    אלכסנדר alexander aleksander,אלמוג almog,אלעד elad,אלעזר elazar,אלקנה elkana,אלרועי elroi
    אמיר amir,אמיתי amitai,אמנון amnon,אנה anna,אסנת osnat,אסף ass?af,אסתר esther?
    אסתי esti,אפרים efraim ephraim,אפרת efrat,אראלה arela,ארז erez,אריאל ariel
    אריאלה ariela,אריה arye aryeh arie arieh,אריק arik,ארנון arnon,אשר asher,אתי etti eti

    בועז boaz,בינה bina,בלהה bilha,בן ben,בנימין binyamin benjamin,בני benn?y beni
    בצלאל bezalel betzalel,בר bar,ברוך baruch,ברוריה bruria,ברק barak,ברכה bracha
    בת bat,בתיה batya batia,גאולה geula,גבריאל gavriel gabriel,גבי gabi gaby,גד gad
    גדי gadi,גדליה gedalia gdalia,גדעון gideon gidon,גיא guy,גיל gil,גילה gila
    גילי gili,גילית gilit,גלי gali,גליה galia galya,גלית galit,גלעד gilad,גרשון gershon
    דב dov,דביר dvir,דבורה dvora devora deborah,דוד davI?d,דויד david,דודו dudu,דודי dudi
    דורון doron,דורית dorit,דינה dinah?,דיקלה dikla,דליה dalia dalya,דן dan,דנה dana
    דני dann?y dani,דניאל daniel,דניאלה daniela,דנית danit,דפנה dafna daphna daphne
    דקלה dikla,דרור dror,דרורה drora,הדס hadas,הדסה hadass?ah?,הדר hadar,הודיה hodaya
    הילה hila,הילי hili,הלל hill?el,הראל harel,הרצל herzl,הושע hoshea
    ורד vered,ורדה varda,זאב zeev,זהבה zehava,זהבית zehavit,זיו ziv,זיוה ziva
    זכריה zecharia zecharya,זלמן zalman,זמיר zamir,זוהר zohar

    חביב haviv,חגי hagai haggai chagai,חגית hagit,חדוה hedva,חוה h?ava chava,חיה haya chaya
    חיים haim chaim hayim,חנה h?ana hannah chana,חני hani,חנוך hanoch,חנן hanan chanan
    חננאל hananel,חסיה hasia,טובה tova,טוביה tuvia tuvya,טל tal,טלי tali,טליה talia talya
    יאיר yair,יגאל yigal igal,ידידיה yedidya,יהב yahav,יהודה yehudah? jehuda
    יהודית yehudit judith,יהושע yehoshua,יהונתן yehonatan jonathan,יואב yoav,יואל yoel joel
    יובל yuval,יוחאי yohai yochai,יוחנן yohanan yochanan,יוכבד yocheved,יונה yona
    יונית yonit,יוני yoni,יונתן yonatan jonathan,יוסי yoss?i,יוסף yoss?ef joseph
    יורם yoram,יותם yotam,יחזקאל yehezkel yechezkel,יחיאל yehiel yechiel,יעל yael
    יעלה yaala,יעקב yaakov yakov yaacov jacob,יערה yaara,יפה yaff?ah?,יפית yafit,יפעת yifat ifat
    יפתח yiftach iftach,יצחק yitzh?ak yitzchak itzhak itzik isaac,יצחקי itzhaki
    ירדן yarden,ירדנה yardena,ירון yaron,ירמיהו yirmiyahu,ישי yishai yishay,ישעיהו yeshayahu
    ישראל yI?srael israel,יתיר yatir,כוכבה kochava,כלנית kalanit,כרמי karmi carmi
    כרמית karmit carmit,כרמל karmel carmel,כרמלה karmela carmela,לאה leah?,לאון leon
    לב lev,לביא lavi,לבנה levana,להב lahav,לוי levY,ליאון leon,ליאור lior,ליאורה liora
    ליאן lian,ליאת liat,ליבי libi,לידור lidor,ליהי lihi,לילך lilach,לימור limor
    לינוי linoy,ליעד liad,לירון liron,לירז liraz,ליטל lital

    מאור maor,מאיה maya,מאיר meir,מאירה meira,מגי magi,מוטי mott?i,מורדכי mordechai
    מור mor,מורן moran,מורית morit,מזל mazal,מיה maya mia,מיטל mDtal,מיכה micha
    מיכאל michael,מיכאלה michaela,מיכל michal,מינה mina,מיקי miki,מירב merav mDrav
    מירי miri,מירית mirit,מלכה malka,מנחם menachem menahem,מנשה menashe,מעיין maayan
    מעין maayan,מרב merav mDrav,מרגלית margalit,מרדכי mordechai mordehai,מרים miriam
    משה moshe,מתי mati matti,מתן matan,מתניה matanya,נגה noga,נדב nadav,נהוראי nehorai
    נוגה noga,נוי noy,נועה noah?,נועם noam,נורית nurit,נח noach noah,נחום nahum nachum
    נחמה nechama nehama,נחמן nachman nahman,נחמיה nehemia,נחשון nachshon nahshon
    נטלי natali natalie,נטע neta,נילי nili,ניסים nissim nisim,ניצה nitza,ניצן nitzan
    ניר nir,נירית nirit,נמרוד nimrod,נסים nissim nisim,נעמה naama,נעמי naomi noemi
    נפתלי naftali,נריה neria,נתי nati,נתן nathan? natan,נתנאל netanel nathaniel

    סהר sahar,סיגל sigal,סיגלית sigalit,סיון sivan,סימה sima,סימון simon,סיני sinai
    סמדר smadar,סנדרה sandra,סער saar,ספיר sapir,סתיו stav,עדי adi,עדינה adina,עדן eden
    עובד oved,עובדיה ovadia ovadya,עודד oded,עוז oz,עוזי uzi uzzi,עוזיאל uziel,עומר omer
    עומרי omri,עופר ofer,עופרה ofra ophra,עזר ezer,עזרא ezra,עזריאל azriel,עידו ido
    עידן idan,עידית idit,עילאי ilai,עילי ili,עינב DnAv,עינת Dnat,עירית irit,עלמה alma
    עמוס amos,עמיחי amichai,עמיקם amikam,עמית amit,עמיר amir,עמנואל emanuel immanuel
    עמרי omri,ענבל inbal,ענבר inbar,ענת anat,עפרה ofra,עקיבא akiva,ערבה arava,ערן eran
    פועה pua,פנחס pinchas pinhas,פנינה pnina,פסח pesach,פרי peri,פרץ peretz,צבי zvi tzvi tsvi
    צביה zvia tzvia,צביקה tzvika zvika,צדוק zadok tzadok,צחי tzachi tzahi,ציון tzion zion
    צילה tzila zila,ציפורה tzipp?ora zipora,ציפי tzipp?i zipi,צליל tzlil,צפורה tzipp?ora zipora
    קובי kobi kobY,קרן keren,קרני karni,קורל coral,רבקה rivka,רון ron,רונה rona,רוני ronn?Y
    רונית ronit,רונן ronen,רועי roY roee roei,רויטל revital,רות ruth?,רותי ruthi? ruti
    רותם rotem,רז raz,רחל rachel rahel,רינה rina,רינת rinat,רם ram,רמה rama,רמי ramY
    רן ran,רני rani,רעות reut,רעיה raya,רענן raanan,רפאל rafael refael raphael
    רפי rafi,שאול shaul saul,שגב segev,שגיא sagi,שולמית shulamit,שושנה shoshana
    שושי shoshi,שחר shahar shachar,שי shai shay,שיר shir,שירה shira,שירי shiri
    שירלי shirlY,שירן shiran,שירית shirit,שלום shalom,שלומי shlomi,שלומית shlomit
    שלמה shlomo solomon,שמואל shmuel samuel,שמחה simcha simha,שמעון shimon simon
    שמעיה shmaya,שמריהו shmaryahu,שמשון shimshon,שני shani,שניאור shneor,שקד shaked
    שרה sarah?,שרון sharon,שרונה sharona,שרי sarY,שרית sarit,ששון sasson sason
    תאיר tair,תהילה tehila,תהל tahel,תום tom,תומר tomer,תחיה tehiya,תלמה talma,תמיר tamir
    תמר tamar,תמרה tamara,תקוה tikva,תרצה tirza tirtza
    """

  /// Surnames, and what surnames are made with.
  static let hebrewSurnames = """
    -ברג berg,-מן mann?,-שטיין stDn shtDn,-שטין stDn shtDn,-טל tal thal,-פלד feld
    -בלום blum,-בוים bDm baum,-סקי skY,-ובסקי ovskY,-בסקי vskY,-נסקי nskY,-צקי tzkY
    -וביץ ovich ovitz owitz ovitch,-ביץ vich vitz witz,-שוילי shvili,-יאן ian yan,-י i y
    -הולץ holtz holz,-בך bach,-באום baum,-ליך lich,-דזה dze

    אבו abu,אבוחצירה abuhatzeira,אבוטבול abutbul,אברם abram avram,אברמ abram
    אדלר adler,אדרי edrY adri,אוחיון ohayon,אוחנה ohana ochana,אזולאי azulaY azoulay
    אזרד azrad,אטיאס atias attias,איגל eagle,אייזן Dzen,אייזנ Dzen eisen
    אילוז iluz ilouz illouz,אלבז elbaz,אלגרבלי elgrably elgrabli,אלון alon
    אלמליח elmaliach elmaleh,אלפסי elfassi elfasi alfasi,אלקיים elkayam,אלקובי elkobi
    אלחרר elharar,אמסלם amsalem amsallem,אסולין asulin ass?ouline,אסרף asraf,אפל apel
    אפלבאום appelbaum,אפשטיין epstein,אקרמן ackerman,ארביב arbiv,ארגמן argaman,אשכנזי ashkenazi
    בבלי bavli,בביוף babayoff,בוזגלו buzaglo bouzaglo,בוחבוט buhbut bohbot,בוקר bokr boker
    ביטון bitt?on,ביטן bitan,ביתן bitan,בכר bachar behar,בכור bechor,בלוך bloch,בלום blum
    בלאו blau,בלס balas,בנאי banai,בנט bennett,בסון basson
    ברגר berger,ברוידא broida,ברגמ berg,ברנדס brandeis,ברנשטיין bernstein,ברקוביץ berkov?ich
    ברק barak,ברקוב berkov,ברק berk,בראון braun brown,ברון baron,בגין begin,בוסקילה buskila bouskila
    גבאי gabb?ai gabb?ay,גבריאלי gavrieli,גולד gold,גולן golan,גולדמ gold,גולדברגר goldberger
    גוטמן gutman guttman,גוט gut,גוטליב gottlieb gotlieb,גולומב golomb,גורן goren
    גורדון gordon,גורביץ gurevich,גז gez,גינזבורג ginzburg ginsburg,גליק glick glik
    גלזר glazer glaser,גנץ gantz,גרוס gross,גרוסמן grossman,גרין green grin,גרינ green grin grun
    גרשוני gershoni,גלבוע gilboa,גל gal,גפני gafni,גלר geller,גרנות granot
    דאהן dahan,דדון dadon,דהן dahan,דגן dagan,דיין dayan,דוידוב davidov,דויטש deutsch
    דרעי deri dery,דנינו danino,דורי dori,דביר dvir,הורביץ horowitz horovitz hurvitz
    הורוביץ horowitz horovitz horwitz,הופמן hoffman hofman,הלוי halevi halevY
    הירש hirsch hirsh,הרוש harrosh harosh harush,הרשקוביץ hershkov?itz,הלפרין halperin halpern
    הלר heller,הרצוג herzog,הררי harari,הכהן hacohen,הראל harel,הדד hadad
    וולף wolff?,וולפסון wolfson,ויינ wein vein,ויינר weiner viner,וינ wein vin,וינר winer
    וייס weiss vais weisz,ויזל wiesel,ויצמן weizmann? vaizman,ולד wald,ולך wallach
    וקנין vaknin waknin,ועקנין vaknin waknin,ורטהיימר wertheimer,וקסלר wexler vaxler,וקס wax
    זאבי zeevi,זגורי zaguri zagury,זוהר zohar,זוסמן zusman sussman,זילבר zilber silber
    זיידמן zaidman seidman,זינגר singer zinger,זלץ saltz salz,זיסר zisser,זמיר zamir
    זקן zaken,זר zar,זכאי zakai,חדד hadd?ad,חורי hourY houri khoury,חזן hazan chazan
    חיון hayon hayun,חיים haim,חלפון halfon khalfon,חמו hammou hamo,חן chen hen,חסון hass?on
    חפץ hefetz,חקק hakak,חרמון hermon,טובול tubul toubol,טויטו twito touitou
    טולדנו toledano,טורגמן turgeman turjeman,טייב taieb tayeb,טל tal,טננבאום tannenbaum
    טנא tene,יגר yager jager,ידעי yadai,ינאי yanai,יעקובי yaakovi yakobi,יעקובוב yakubov
    יעקב yaakov,יפת yefet,ירושלמי yerushalmi,ירקוני yarkoni,ישועה yeshua,ישר yashar
    ישראלי israeli yisraeli,כהן cohen kohen,כהנא kahana,כוכבי kochavi kohavi
    כספי kaspi caspi,כץ katz kats,כצ katz,כרמון carmon karmon,לביא lavi lavY,לב lev,לוין levin
    לוינ levin,לזר lazar,לאופר laufer,לוגסי lugassY lugasi,לונ levin,לוסטיג lustig
    ליבר liber lieber,ליברמן liberman lieberman,ליכט licht,ליפשיץ lipshitz lifshitz lifschitz
    לנדאו landau,לנדסמן landsman,לפיד lapid,לרנר lerner,לשם leshem
    מאירי meiri,מוזס moses mozes,מויאל moyal,מוסקוביץ moskov?ich moskovitz,מור mor
    מושקוביץ moskov?itz,מורד morad,מורדוך mordoch,מזוז mazuz,מזור mazor,מזרחי mizrahi mizrachi
    מימון maimon mimon,מיכאלי michaeli,מילר miller,מלול malul malloul,מלכה malka,מלמד melamed
    מנדל mendel,מנדלסון mendelson,מנור manor,מנשה menashe,מסיקה masika messika,מרגי margi
    מרגלית margalit,מרקוביץ markov?ich markovitz,מרקוס markus marcus,מרציאנו marciano martziano
    משיח mashiach,משולם meshulam,מאיר meir,נאור naor,נגר nagar najar,נהרי nahari,נוימן neumann? noiman
    נוי noy neu,נחום nahum,נחמיאס nahmias nachmias,נחמני nachmani nahmani,נידם nidam
    נתניהו netanyahu,נבון navon,נעים naim,נחמן nachman,נוה neve naveh
    סבג sabag sabbag sebag,סבן saban,סגל segal,סדן sadan,סויסה suiss?a swisa swissa
    סוויסה suiss?a swisa,סולומון solomon,סופר sofer soffer,סיבוני siboni,סימן siman
    סיטבון sitbon,סימון simon,סינגר singer,סלע sela,סלומון salomon,סלמה salama,סמואל samuel
    סעדה saada,סעדון saadon,סעדיה saadia,ספיר sapir,סרור sror,סרוסי srussi serussi
    עובדיה ovadia,עוז oz,עוזרי ozeri,עזריה azaria,עטיה attia atia,עידן idan,עמאר amar
    עמר amar,עמרם amram,עמיר amir,ענבר inbar,עקיבא akiva,ערוסי arussi,ערמון armon
    פדידה fedida fdida,פוגל fogel vogel,פורת porat,פוקס fuchs fuks fox,פינטו pinto
    פינקל finkel,פיינ fein,פינס pines,פישר fisher fischer,פלג peleg,פלד peled feld
    פלדמן feldman,פליישר fleischer,פנחסי pinchasi,פקטור faktor,פרג fraj farag,פרטוש partush
    פרי peri,פרידל fridel,פריד fried frid,פרידמ fried frid,פרידלנדר friedlander
    פריימן freiman,פרל perl,פרלמן perlman,פרנקל frenkel frankel,פרס peres,פרץ peretz perez
    פישמן fishman,צדוק zadok tzadok,צור tzur zur,צוקר zucker tzuker,צמח tzemach zemach
    צימרמן zimmerman,צרפתי tzarfati zarfati sarfati,צברי tzabari,קדוש kadosh,קדמי kadmi
    קאופמן kaufman,קויפמן koifman kaufman,קוזלוב kozlov,קורן koren,קורנ koren,קטן katan
    קלדרון calderon kalderon,קליין klein,קלינגר klinger,קליינ klein,קמחי kimchi kimhi
    קנטור kantor cantor,קסטרו castro kastro,קפלן kaplan,קצב katzav katsav,קראוס kraus krauss
    קריספין crispin krispin,קרמר kramer,קשת keshet,קסלר kessler,קרני karni,רביבו revivo
    רבי rabbi rabi,רבין rabin,רבינוביץ rabinov?ich rabinowitz,רבינ rabin,רגב regev,רוזן rosen rozen
    רוזנ rosen rozen,רוט roth? rot,רוטמן rothman rotman,רוטשילד rothschild,רויזמן roizman
    רומנו romano,רוקח rokach,רז raz,רחמים rahamim,רייך reich,רייכמן reichman,ריבלין rivlin
    רייטר reiter,רימון rimon,רפפורט rapp?aport rapoport,רצון ratzon,רודניק rudnik,רביץ ravitz
    שבת shabat shabbat,שביט shavit,שגב segev,שדה sade sadeh,שוחט shohat shochat,שולמן shulman
    שולץ schultz,שוורץ schwartz shwartz schwarz,שורץ schwartz shwartz schwarz,שחם shaham
    שוקרון shukrun choukroun,שושן shushan,שטיינ stDn,שטיין stDn,שטרן stern shtern
    שטרית shitrit shetrit,שיטרית shitrit sheetrit,שיינ schein shein,שיפמן shifman schiffman
    שכטר shechter schechter,שלוש shlush,שלזינגר schlesinger,שלם shalem,שמיר shamir,שמיט schmidt
    שמש shemesh,שניידר schneider shneider,שפיצר spitzer shpitzer,שפיר shapir,שפירא shapira shapiro
    שפירו shapiro,שפריר shafrir,שקד shaked,שר sar,שרביט sharvit,שרון sharon,שרעבי sharabi
    שרף saraf scharf,שריד sarid,תורגמן turgeman,תדמור tadmor,תמיר tamir
    """
}
