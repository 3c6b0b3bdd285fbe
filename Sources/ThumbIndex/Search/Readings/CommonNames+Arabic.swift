extension CommonNames {
  /// Names of Arabic origin, as Arabs, Persians and others write them; then surnames
  /// of descent, trades and places.
  ///
  /// A part that begins or ends names has a hyphen where the name is. Capital letters
  /// are sounds with several spellings: see `sounds`.
  static let arabicNames = """
    ال- al el ul a* e* u*,عبدال- abdal abdel abdul abdol abdoul abda* abde* abdu*
    ابوال- abol abul aboul abu*,ابو- abu abou abo,بو- bou bu
    -ه a ah eh,-ي i y,-يه ia iya eh,-يي ei i ee,-ين in een,-ات at
    ابن ibn bin ben,بن bin ben,بنت bint bent,ابو abu abou abo,ام um umm om,ال al el
    الله allah ullah ollah ellah ulla alla,عبد abd abed,شاه shah,خان khan

    محمد mOhamm?Ad,احمد ahmAd,محمود mahmUd,حامد hamEd,حماد hammad,حمد hamad
    حمدي hamdY,حمود hamUd hammoud,حمدان hamdan,حميد hamId,علي alY,حسن hass?an
    حسين hOss?Dn,حسني hosnY hassani,عمر OmAr,عثمان Othman Osman,خالد khalEd
    يوسف yUsEf youssAf yUsuf,ابراهيم EbrahIm,اسماعيل Esmail Esmaeil ismaeel
    موسى mUsa moussa,عيسى iss?a eissa,داود dawUd davUd daoud,سليمان sOlDman
    يحيى yahya yehia yahia,زكريا zakaria zakariya zakariyya,هارون harUn
    ادريس Edriss? driss,ادم adam,نوح nUh noah,ايوب ayy?Ub,يونس yUnEs younus yunus
    يعقوب yaa?qUb yaKub yaghoub,اسحاق EshaK eshagh,عبدالله abdO?ll?ah abdO?lla
    عبده abdO abdou,عبود abboud abbUd,عبيد Obeid Obaid,عابد abEd

    رحمن rahman,رحمان rahman,رحيم rahIm,كريم kArIm,عزيز azIz,قادر KadEr ghader
    سلام salam,مجيد maJId,حكيم hakIm,حليم halIm,لطيف latIf,رزاق razz?aK
    خالق khalEK,غني ghanY,فتاح fatt?ah,وهاب wahh?ab,جليل jalIl,جبار jabb?ar
    ملك malEk malak,منعم monem moneim,باسط basEt,حفيظ hafIz,قدير KadIr,صمد samad
    دين dIn dine,حق haq haqq,اسد ass?ad,نبي nabi,رسول rasUl,رب rab

    اسامه Osama oussama,اسعد asaad asad,اشرف ashraf achraf,افضل afzal,اقبال iqbal
    اكبر akbAr,اصغر asghAr,اكرم akram,الياس Elyas ilias,امجد amJad,امير amIr
    امين amIn,انس anas,انور anwAr anvar,انيس anIs,اياد Eyad,ايمن ayman aiman
    ايهاب Ehab,احسان Ehsan,ايمان Iman eman,اسلام Eslam,انعام enam,اديب adIb,اوس aws
    بدر badA?r,بسام bass?am,باسم bass?Em,باسل bass?El,بشير bashIr bachir
    بشار bashar bachar,بكر bakr,بلال bElal,بهاء bahaa?,برهان bOrhan
    تامر tamEr,تقي taqi taghi,توفيق tawfIK toufIK,تيسير taysir,تميم tamIm
    ثابت thabEt,ثامر thamEr,جابر JabEr,جعفر jaafAr jafAr gaafar,جلال Jalal
    جمال JAmal djamel,جميل JamIl,جهاد JEhad,جواد jawad javad,جاسم jass?Em,جاد Jad
    جورج george,حاتم hatEm,حارث harEth,حازم hazEm,حافظ hafEz,حبيب habIb
    حسام hOss?am,حسان hassan,حمزه hamzah? hamzeh,حيدر hDdAr,حنا hanna
    خضر khEdr khOdr,خلدون khaldUn,خليل khalIl,خلف khalaf,خليفه khalIfah?
    راشد rashEd,رائد raEd,رامز ramEz,رامي ramY,ربيع rabI rabie rabia,رجب raJab
    رشاد rashad,رشيد rashId rachid,رضا rEza rEda ridha,رفيق rafIK
    رمضان ramadan ramzan ramazan,رووف raUf,رياض riyad riad riyadh,رمزي ramzY
    زاهر zahEr,زهير zOhDr,زيد zDd,زيدان zDdan zidane,زياد ziy?ad,زين zDn
    سالم salEm,سامح samEh,سامر samEr,سامي samY,سراج sEraj,سعد saad,سعود saUd
    سعيد saId saeed,سلطان soltan sultan,سلمان salman,سليم salIm,سمير samIr
    سهيل sOhDl,سيد sayy?Ed seyed syed,سيف sDf,ساجد sajEd,سجاد sajj?ad,سعدي saadY
    شادي shadY,شاكر shakEr,شريف shArIf cherif,شعبان shaaban shaban,شكري shOkrY
    شهاب shEhab,شوقي shawKY,شاهر shahEr,شاهين shahIn,صابر sabEr,صادق sadEK sadegh
    صالح salEh,صبري sabrY,صلاح salah,صفوان safwan,صدام saddam,صهيب sOhDb,صقر saKr
    ضياء ziaa? diaa?,طارق tarEK,طاهر tahEr,طلال talal,طلعت talaat,طه taha
    ظافر zafEr,عادل adEl,عارف arEf,عاصم asEm,عامر amEr,عباس abb?as,عدنان adnan
    عدي Oday,عرفات arafat,عزت ezzat,عصام Ess?am,عطا ata,عطيه attia atiyah?,علاء alaa?
    عماد Emad,عمار ammar,عمران Emran,عمرو amrO?,عوض awad,عيد eid,عواد aww?ad
    عوده OdA?h awda,عز ezz izz,عاطف atEf,غازي ghazY,غالب ghalEb,غانم ghanEm
    غسان ghass?an,غلام ghOlam,فادي fadY,فارس farEs,فاروق farUK,فاضل fadEl fazEl
    فتحي fathY,فراس fEras,فرج faraJ,فرحان farhan,فرحات farhat,فرید farId,فضل fadl fazl
    فهد fahA?d,فهمي fahmY,فواد fUad,فواز faww?az,فوزي fawzY,فيصل fDsAl,فخر fakhr
    قاسم Kass?Em ghasem,قيس KDs,قربان ghorban qurban,كاظم kazEm kadhem,كامل kamEl
    كمال kAmal,لطفي lOtfY,لوي loay loua?y,ليث lDth,ماجد maJEd,مازن mazEn
    مالك malEk,ماهر mahEr,مبارك mObarak,مجدي maJdY,مجاهد moJahEd,محسن mOhsEn
    مختار mOkhtar,مراد mOrad mourad,مرتضي mOrtEza mOrtada,مروان marwan marvan
    مسعود masUd messaoud masood,مسلم mOslEm,مصطفي mOsta?fa moustafa,مصعب mOsab mosaab
    مظفر mOzaffar,معاذ mOaz mOadh,معتز mOa?taz,معتصم mOa?tasem,معروف maarUf
    مقداد meghdad miqdad,منذر mOnzEr mOnthEr,منصور mansUr,منير mOnIr,مهدي mAhdY
    مهند mOhann?ad,مومن mOmen,موفق mowaffaq,مويد mOay?yad,ميثم mDsam mDtham
    نادر nadEr,ناجي naJY,ناصر nass?Er,نايف nayEf,نبيل nabIl,نجيب naJIb,نجم najm
    نزار nEzar,نصار nass?ar,نصر nasr,نصير nasIr,نضال nEdal,نعمان nOma?n nouman
    نعيم naIm naeem,نواف naww?af,نور nUr,نوري nUrY,نذير nadhIr nazIr,نقي naghi naqi
    هادي hadY,هاشم hashEm,هاني hanY,هشام hEsham hicham,هلال hElal,هيثم hDthAm
    وائل wael wail,واجد wajEd,وجيه waJIh,وحيد wahId vahid,وسام wEss?am,وسيم wasIm
    وليد walId valid,ياسر yass?Er,ياسين yass?In,يزيد yazId,يسري yOsrY,ياسمين yasmIne?

    اسماء asmaa?,اروى arwa,اريج arIJ,الاء alaa?,امال amal,امل amal,امنه amE?nah? ameneh
    انتصار entesar intisar,ايات ayat,ايناس Enas,بتول batUl,بثينه bOthDna
    بشري bOshra bouchra,بلقيس bElqis,تغريد taghrid,تهاني tahani,ثريا sOraya thuraya
    جنه jannah?,جيهان jihan gihan jehan,حنان hanan,حواء hawa,حياه hayat,حفصه hafsa
    حوري hUrY,خديجه khadIJah? khadijeh,خلود khOlUd,دانا dana,دعاء doaa? duaa?
    دلال dalal,دينا dIna,دنيا dOnya donia,راويه rawya,رانيا rania ranya,رباب rabab
    رحاب rEhab,رغد raghad,رقيه rokaya ruqayyah? ruqaya roghayeh,رنا rana
    رنده randa,روان rawan,رولا rUla,ريم rIm,ريما rIma,ريهام rihA?m reham
    زهراء zahraa?,زهره zahra zohreh,زينب zDnAb,ساره sarah?,سحر sahar,سعاد sUad
    سكينه sakina sakineh,سلمى salma,سلوى salwa,سمر samar,سميه sOmaya somayeh
    سناء sanaa?,سهام sEham,سهي sOha,سوسن sawsan sousan,شروق shOrUK,شهد shahd
    شيماء shDmaa?,صباح sabah,صفاء safaa?,صفيه safi?ya safiyya,ضحي dOha,عائشه aisha
    عائشه aysha aicha ayesha,عبير abIr,عزه azza,عفاف afaf,عليا alia alya,علياء alyaa? alia
    عهود OhUd,غاده ghada,غدير ghadIr,فاتن fatEn,فاطمه fatE?ma fatEma fatemeh fatimah
    فرح farah,فيروز fDrUz,كوثر kawthar kawsar,لبنى lObna,لطيفه latIfa,لمى lama
    لميس lamIs,لولوه lulwa,ليلى lDla,لين lIn,لينا lIna,مريم maryam mariam meryem
    مروه marwah?,مشاعل mashael,معصومه masUmeh masuma,منال manal,منى mOna
    منيره mOnIra,مها maha,مي mai may,ميسون mDsUn,ميساء mDsaa?,ناديه nadi?ya nadia
    نبيله nabIla,نجاه naJat,نجلاء naJlaa?,نجوى naJwa,ندى nada neda,نرمين narmIn nermIn
    نسرين nasrIn nesrin,نهال nEhal,نهله nahla,نهى nOha,نوال nawal,نوره nUra norah?
    نوف nouf,هاجر haJAr,هاله hala haleh,هبه hEbah?,هدى hOda,هديل hadIl,هناء hanaa?
    هند hEnd,هيا haya,هيفاء hDfaa?,هيله hila,وداد wedad widad,ورده warda,وفاء wafaa?
    ولاء walaa?,يسرى yOsra,كلثوم kolthoum kulthum

    اسدي asadi,انصاري ansarY,اندلسي andalusi,الباني albani,بخاري bOkharY
    بدوي badawY badawi,بصري basri,بغدادي baghdadi,بكري bakrY,بناء banna,تركي tOrkY
    تميمي tamimi,تونسي tounsi tunisi,تيجاني tijani,جبوري jOburi,جزائري jazairi djazairi
    جندي gOndY jundi,جهني jOhani johani,حجازي hEJazY,حجي hajji,حاج haJ hadj
    حداد haddad,حربي harbi,حريري harirY,حلبي halabY,حلاق hallaK,حكمت hekmat hikmat
    خطيب khatIb,خوري khUrY,خولي kholY,خياط khayy?at,درويش darwIsh darvish
    دوسري dOss?arY,دمشقي dimashqi,راجحي rajhi,رازي razi,رشيدي rashidY,رفاعي rEfaY rifai
    رويلي rOwaili,زبيدي zObDdi,زعبي zoabi zuabi,زهراني zahrani,زغلول zaghlUl
    سبيعي subaie,سقاف saqqaf,سلمي sulami,سوداني sudani soudani,سوري sUri,سويدي sOwDdi
    شامي shamY,شافعي shafeY shafii,شمري shammari,شهراني shahrani,شهري shehri
    شيخ shDkh cheikh,شيباني shaibani,صباغ sabbagh,صايغ sayegh,صدر sadr,صيرفي serafi
    طائي taY taei,طباطبائي tabatabaY tabatabaei,طبري tabari,طيب tayy?Eb,طويل tawil
    عامري ameri,عبيدي ObDdi,عتيبي otDbi,عجمي ajami,عراقي iraqi,عسيري asiri
    عطار attar,علوي alawi alavi,عماري ammari,عمري Omari amri,عنزي anazi enezi
    عنيزي anDzi,غامدي ghamdi,غزالي ghazali,فارابي farabi,فخري fakhrY,فلسطيني filastini
    قاضي qadi kadi ghazi,قباني qabbani kabbani,قحطاني qahtani kahtani,قرشي qOrashi
    قريشي qOrDshi ghoreishi,قرني qarni,قطان qattan kattan,قدافي gaddafi,قذافي qaddafi gaddafi
    كبير kabIr,كتاني kettani,كردي kOrdY,كرم karam,كسائي kasai,كنعان kanaan,كندي kindi
    كواكبي kawakibi,كيلاني kilani kDlani,لحام lahham,مالكي malki maliki,متولي metwallY
    مدني madani,مرسي morsY,مسيح masIh messih,مصري masrY,مطيري motDri,معلوف maalouf
    مغربي maghrEbY maghrabY,مكي makki mekki,منشاوي menshawY,مهيري mOhDri,مير mir
    ميرزا mIrza,نابلسي nabOlsY,نجار naJJ?ar,نحاس nahh?as,نعيمي naimi nuaimi,نفيسي nafisi
    هاجري hajri,هاشمي hashEmi,هلالي helali hilali,هندي hEndi,هواري houari hawarY
    وزير wazIr vazir,ياسري yaseri,يافعي yafii yafei,يماني yamani,يمني yamani yemeni
    مطر matar,بركات barakat,بركه baraka,حبشي habashY,حجاج haJJaJ,زكي zakY
    زكريا zakarya,سرحان sarhan,سرور sOrUr,سكران sakran,شحاته shehata,شلبي shalabY
    طنطاوي tantawY,عاشور ashUr achour,عجلان ajlan,عفيفي afifY,غنيم ghOnDm ghoneim
    فايز fayEz,فقيه fakih faqih,فياض fayy?ad,قنديل KandIl,كساب kassab,لبيب labib
    مغاوري meghawrY,منياوي minyawY,نوفل nawfal nofal,وهبه wahba wehba,وهبي wahbY
    """

  /// Persian names that are not Arabic; what Persian surnames end with, and places.
  static let persianNames = """
    -زاده zadeh zade zada,-پور pUr,-نژاد nejad nezhad,-نيا nia niya,-فر far,-خواه khah
    -يان ian yan iyan,-لو lU,-چي chi,-گر gar,-دوست dUst,-وند vand,-مند mand,-راد rad

    آتنا atena,آتوسا atUsa,آذر azar,آرش arash,آرمان arman,آرمين armin,آرين arian aryan
    آريا aria arya,آرزو arezU,آزاد azad,آزاده azadeh,آزيتا azita,آناهيتا anahita
    آيدا aida ayda,آيدين aidin,اردشير ardeshir,اردلان ardalan,ارسلان arsalan
    ارغوان arghavan,اسفنديار esfandiar,اشكان ashkan,افسانه afsaneh,افسون afsUn
    افشين afshin,افروز afrUz,الناز elnaz,الهام elham,الهه elaheh,الميرا elmira
    اميد omid,ايرج iraj,ايلناز ilnaz,بابك babak,بامداد bamdad,برديا bardia,بنفشه banafsheh
    بهار bahar,بهاره bahareh,بهرام bahram,بهروز behrUz,بهزاد behzad,بهمن bahman
    بهنام behnam,بهناز behnaz,بيژن bijan bizhan,بيتا bita,پانتهآ pantea,پارسا parsa
    پدرام pedram,پرستو parastU,پرهام parham,پروانه parvaneh,پرويز parviz,پروين parvin
    پري pari,پريا paria,پريسا parisa,پريناز parinaz,پژمان pejman pezhman,پگاه pegah
    پوران pUran,پوريا pUria,پونه pUneh,پويا pUya,پيام payam,پيروز pirUz,پيمان pDman
    ترانه taraneh,تورج tUraj,تهمينه tahmineh,جمشيد jamshid,جهانگير jahangir
    جهان jahan,خسرو khosro khosrow khosrou,خشايار khashayar,خورشيد khorshid
    داريوش dariUsh daryUsh,دريا darya,دلارام delaram,رامين ramin,رستم rostam
    ركسانا roxana,رها raha,رويا roya,روزبه rUzbeh,ريحانه rDhaneh,زرين zarrin
    زيبا ziba,ژاله zhaleh jaleh,ژيلا zhila jila,سارا sara,سامان saman,ساناز sanaz
    سپهر sepehr,سپيده sepideh,ستاره setareh,سروش sorUsh,سروناز sarvnaz,سمانه samaneh
    سهراب sohrab,سهيلا sohDla,سياوش siavash siyavash,سيامك siamak,سيمين simin,سينا sina
    سودابه sUdabeh,شاپور shapUr,شاهرخ shahrokh,شايان shayan,شبنم shabnam,شراره sharareh
    شقايق shaghayegh,شكوفه shokUfeh,شهرام shahram,شهريار shahriar shahryar
    شهرزاد shahrzad,شهره shohreh,شهروز shahrUz,شهلا shahla,شهناز shahnaz,شهين shahin
    شيدا shDda,شيرين shirin,شيما shima,شيوا shiva,طناز tannaz,عسل asal,غزاله ghazaleh
    غزل ghazal,فرامرز faramarz,فرانك faranak,فرح farah,فرخ farrokh,فرزاد farzad
    فرزانه farzaneh,فرزين farzin,فرشاد farshad,فرشته fereshteh,فرشيد farshid
    فرناز farnaz,فرهاد farhad,فروغ forUgh,فروزان forUzan,فريبا fariba,فريبرز fariborz
    فريدون ferDdUn faridUn,كامبيز kambiz,كامران kamran,كامياب kamyab,كاوه kavA?h
    كتايون katayUn,كسري kasra,كوروش kUrosh kUrUsh,كورش kUrosh,كيان kian,كيانوش kianUsh
    كيارش kiarash,كيوان kDvan,كيميا kimia,گلناز golnaz,گلي goli,گلنار golnar,گيتا gita
    گيتي giti,لادن ladan,لاله laleh,ليدا lida,ليلا lDla,مازيار maziar maziyar,ماني mani
    ماهان mahan,مبين mobin,متين matin,مجتبي mojtaba,محدثه mohaddeseh,مرجان marjan
    مژده mozhdeh mojdeh,مژگان mozhgan mojgan,مليكا melika,مليحه maliheh
    منوچهر manUchehr,منيژه manijeh manizheh,مهتاب mahtab,مهر mehr,مهران mehran
    مهرداد mehrdad,مهرزاد mehrzad,مهرناز mehrnaz,مهسا mahsa,مهشيد mahshid,مهناز mahnaz
    مهوش mahvash,مهين mahin,ميترا mitra,مينا mina,مينو minU,ميلاد milad,نازنين nazanin
    نازي nazi,ناهيد nahid,نرگس nargEs,نسترن nastaran,نسيم nasim,نغمه naghmeh
    نگار negar,نگين negin,نوشين nUshin,نويد navid,نيكي niki,نيلوفر nilUfar,نيما nima
    هاله haleh,هانيه haniyeh hanieh,هديه hediyeh hedieh,هستي hasti,هما homa
    هنگامه hengameh,هوشنگ hUshang,هومن hUman,ياسمن yasaman,ياشار yashar,يلدا yalda

    اراكي araki,اصفهان Esfahan,آذري azari,اهواز ahvaz,ايران iran,بوشهر bUshehr
    بختياري bakhtiari,بلوچ baluch,تبريز tabriz,تهران tehran,تركمان torkaman,خاتم khatam
    خراسان khorasan,خلخال khalkhal,خمين khomDn,دهقان dehghan,رشت rasht,رفيعي rafiei
    روحاني rUhani rohani,زارع zare,زارعي zarei,زند zand,زنجان zanjan,سمنان semnan
    شفيعي shafiei,شيراز shiraz,صفر safar,ظريف zarif,قم ghom qom,قزوين ghazvin
    كابل kabul,كاشان kashan,كرمان kerman,گرجي gorji,گودرز gUdarz,گيلان gilan,لار lar
    لاريجاني larijani,مازندران mazandaran,مصدق moss?adegh,معيني moeini,مقدم mogh?add?am
    ملكي maleki,موسوي mUsavY mUsawi,نجف najaf,نظري nazari,نعمت nemat,نيشابور neyshabur
    نوروز norUz nowruz,همدان hamedan,هرات herat,يزد yazd,يزدان yazdan,يوسفي yUsefi
    بيگ bDg,پهلوان pahlavan,پهلوي pahlavi,توكل tavakk?ol,جهانبخش jahanbakhsh
    حاجي hajY haji,خواجه khajeh,رييسي raisi raeisi,رضوي razavi rizvi,زمان zaman
    صدري sadri,كلاهي kolahi,كياني kiani kayani,مجد majd,محبي mohebbi,محرم moharram
    مظاهر mazaher,نقوي naghavi naqvi,نيك nik,وثوق vosugh
    """
}
