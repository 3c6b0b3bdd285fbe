/// The sections of the countries of each file in `Data`: the title, then the
/// first and the last row, as readers of the language expect them.
let countrySections: [(locale: String, sections: String)] = [
  (
    "ar",
    """
    ا: آيسلندا | إيطاليا
    ب: بابوا غينيا الجديدة | بيلاروس
    ت: تايلاند | تيمور - ليشتي
    ج: جامايكا | جيرسي
    د: دومينيكا | دييغو غارسيا
    ر: رواندا | روينيون
    ز: زامبيا | زيمبابوي
    س: ساحل العاج | سيوتا وميليلا
    ص: صربيا | صربيا
    ط: طاجيكستان | طاجيكستان
    ع: عُمان | عُمان
    غ: غامبيا | غينيا بيساو
    ف: فانواتو | فيجي
    ق: قبرص | قيرغيزستان
    ك: كازاخستان | كينيا
    ل: لاتفيا | ليسوتو
    م: مالطا | ميكرونيزيا
    ن: ناميبيا | نيوي
    ه: هايتي | هونغ كونغ الصينية (منطقة إدارية خاصة)
    """
  ),
  (
    "cs",
    """
    A: Afghánistán | Ázerbájdžán
    B: Bahamy | Burundi
    C: Ceuta a Melilla | Curaçao
    Č: Čad | Čína
    D: Dánsko | Džibutsko
    E: Egypt | Etiopie
    F: Faerské ostrovy | Francouzská Polynésie
    G: Gabon | Guyana
    H: Haiti | Hongkong – ZAO Číny
    CH: Chile | Chorvatsko
    I: Indie | Izrael
    J: Jamajka | Jordánsko
    K: Kajmanské ostrovy | Kyrgyzstán
    L: Laos | Lucembursko
    M: Macao – ZAO Číny | Myanmar (Barma)
    N: Namibie | Nový Zéland
    O: Omán | Ostrov Man
    P: Pákistán | Portugalsko
    R: Rakousko | Rwanda
    Ř: Řecko | Řecko
    S: Saint-Pierre a Miquelon | Sýrie
    Š: Šalamounovy ostrovy | Švýcarsko
    T: Tádžikistán | Tuvalu
    U: Uganda | Uzbekistán
    V: Vánoční ostrov | Východní Timor
    W: Wallis a Futuna | Wallis a Futuna
    Z: Zambie | Zimbabwe
    """
  ),
  (
    "da",
    """
    A: Afghanistan | Australien
    B: Bahamas | Burundi
    C: Cambodja | Cypern
    D: Danmark | Dominica
    E: Ecuador | Etiopien
    F: Falklandsøerne | Færøerne
    G: Gabon | Guyana
    H: Haiti | Honduras
    I: Indien | Italien
    J: Jamaica | Juleøen
    K: Kanariske øer | Kuwait
    L: Laos | Luxembourg
    M: Madagaskar | Myanmar (Burma)
    N: Namibia | Ny Kaledonien
    O: Oman | Oman
    P: Pakistan | Puerto Rico
    Q: Qatar | Qatar
    R: Réunion | Rwanda
    S: Saint Barthélemy | Syrien
    T: Tadsjikistan | Tyskland
    U: Uganda | Usbekistan
    V: Vanuatu | Vietnam
    W: Wallis og Futuna | Wallis og Futuna
    Y: Yemen | Yemen
    Z: Zambia | Zimbabwe
    Æ: Ækvatorialguinea | Ækvatorialguinea
    Ø: Østrig | Østrig
    Å: Åland | Åland
    """
  ),
  (
    "de",
    """
    A: Afghanistan | Australien
    B: Bahamas | Burundi
    C: Cabo Verde | Curaçao
    D: Dänemark | Dschibuti
    E: Ecuador | Eswatini
    F: Falklandinseln | Französische Süd- und Antarktisgebiete
    G: Gabun | Guyana
    H: Haiti | Honduras
    I: Indien | Italien
    J: Jamaika | Jordanien
    K: Kaimaninseln | Kuwait
    L: Laos | Luxemburg
    M: Madagaskar | Myanmar
    N: Namibia | Norwegen
    O: Oman | Österreich
    P: Pakistan | Puerto Rico
    R: Republik Moldau | Russland
    S: Salomonen | Syrien
    T: Tadschikistan | Tuvalu
    U: Uganda | Usbekistan
    V: Vanuatu | Vietnam
    W: Wallis und Futuna | Westsahara
    Z: Zentralafrikanische Republik | Zypern
    """
  ),
  (
    "el",
    """
    Α: Αγία Ελένη | Αφγανιστάν
    Β: Βανουάτου | Βρετανικές Παρθένες Νήσοι
    Γ: Γαλλία | Γροιλανδία
    Δ: Δανία | Δυτική Σαχάρα
    Ε: Ελ Σαλβαδόρ | Εσουατίνι
    Ζ: Ζάμπια | Ζιμπάμπουε
    Η: Ηνωμένα Αραβικά Εμιράτα | Ηνωμένο Βασίλειο
    Θ: Θέουτα και Μελίγια | Θέουτα και Μελίγια
    Ι: Ιαπωνία | Ιταλία
    Κ: Καζακστάν | Κύπρος
    Λ: Λάος | Λουξεμβούργο
    Μ: Μαγιότ | Μπρουνέι
    Ν: Ναμίμπια | Ντομίνικα
    Ο: Ολλανδία Καραϊβικής | Ουρουγουάη
    Π: Πακιστάν | Πράσινο Ακρωτήριο
    Ρ: Ρεϊνιόν | Ρωσία
    Σ: Σαμόα | Συρία
    Τ: Ταϊβάν | Τυνησία
    Υ: Υεμένη | Υεμένη
    Φ: Φιλιππίνες | Φίτζι
    Χ: Χιλή | Χονγκ Κονγκ ΕΔΠ Κίνας
    """
  ),
  (
    "en",
    """
    A: Afghanistan | Azerbaijan
    B: Bahamas | Burundi
    C: Cambodia | Czechia
    D: Denmark | Dominican Republic
    E: Ecuador | Ethiopia
    F: Falkland Islands | French Southern Territories
    G: Gabon | Guyana
    H: Haiti | Hungary
    I: Iceland | Italy
    J: Jamaica | Jordan
    K: Kazakhstan | Kyrgyzstan
    L: Laos | Luxembourg
    M: Macao SAR China | Myanmar (Burma)
    N: Namibia | Norway
    O: Oman | Oman
    P: Pakistan | Puerto Rico
    Q: Qatar | Qatar
    R: Réunion | Rwanda
    S: Samoa | Syria
    T: Taiwan | Tuvalu
    U: U.S. Outlying Islands | Uzbekistan
    V: Vanuatu | Vietnam
    W: Wallis & Futuna | Western Sahara
    Y: Yemen | Yemen
    Z: Zambia | Zimbabwe
    """
  ),
  (
    "es",
    """
    A: Afganistán | Azerbaiyán
    B: Bahamas | Bután
    C: Cabo Verde | Curazao
    D: Diego García | Dominica
    E: Ecuador | Etiopía
    F: Filipinas | Francia
    G: Gabón | Guyana
    H: Haití | Hungría
    I: India | Italia
    J: Jamaica | Jordania
    K: Kazajistán | Kuwait
    L: Laos | Luxemburgo
    M: Macedonia del Norte | Myanmar (Birmania)
    N: Namibia | Nueva Zelanda
    O: Omán | Omán
    P: Países Bajos | Puerto Rico
    R: RAE de Hong Kong (China) | Rusia
    S: Sáhara Occidental | Svalbard y Jan Mayen
    T: Tailandia | Tuvalu
    U: Ucrania | Uzbekistán
    V: Vanuatu | Vietnam
    W: Wallis y Futuna | Wallis y Futuna
    Y: Yemen | Yibuti
    Z: Zambia | Zimbabue
    """
  ),
  (
    "fr",
    """
    A: Afghanistan | Azerbaïdjan
    B: Bahamas | Burundi
    C: Cambodge | Curaçao
    D: Danemark | Dominique
    E: Égypte | Éthiopie
    F: Fidji | France
    G: Gabon | Guyane française
    H: Haïti | Hongrie
    I: Île Bouvet | Italie
    J: Jamaïque | Jordanie
    K: Kazakhstan | Koweït
    L: La Réunion | Luxembourg
    M: Macédoine du Nord | Myanmar (Birmanie)
    N: Namibie | Nouvelle-Zélande
    O: Oman | Ouzbékistan
    P: Pakistan | Portugal
    Q: Qatar | Qatar
    R: R.A.S. chinoise de Hong Kong | Rwanda
    S: Sahara occidental | Syrie
    T: Tadjikistan | Tuvalu
    U: Ukraine | Uruguay
    V: Vanuatu | Viêt Nam
    W: Wallis-et-Futuna | Wallis-et-Futuna
    Y: Yémen | Yémen
    Z: Zambie | Zimbabwe
    """
  ),
  (
    "he",
    """
    א: אוגנדה | אתיופיה
    ב: בהוטן | ברמודה
    ג: ג׳ורג׳יה הדרומית ואיי סנדוויץ׳ הדרומיים | גרנזי
    ד: דומיניקה | דרום סודן
    ה: האי בובה | השטחים הפלסטיניים
    ו: וייטנאם | ונצואלה
    ז: זימבבואה | זמביה
    ח: חוף השנהב | חוף השנהב
    ט: טג׳יקיסטן | טרינידד וטובגו
    י: יוון | ישראל
    כ: כווית | כף ורדה
    ל: לאוס | לסוטו
    מ: מאוריטניה | מרטיניק
    נ: נאורו | נפאל
    ס: סאו טומה ופרינסיפה | סרי לנקה
    ע: עומאן | ערב הסעודית
    פ: פוארטו ריקו | פרו
    צ: צ׳אד | צרפת
    ק: קובה | קרואטיה
    ר: ראוניון | רוסיה
    ש: שוודיה | שווייץ
    ת: תאילנד | תימן
    """
  ),
  (
    "hi",
    """
    अ: अंगोला | अल्बानिया
    आ: आइल ऑफ़ मैन | आर्मेनिया
    इ: इंडोनेशिया | इरिट्रिया
    ई: ईरान | ईरान
    उ: उज़्बेकिस्तान | उरूग्वे
    ए: एंग्विला | एस्वाटिनी
    ऑ: ऑस्ट्रिया | ऑस्ट्रेलिया
    ओ: ओमान | ओमान
    क: कंबोडिया | क्रोएशिया
    ग: गर्नसी | ग्वाडेलूप
    घ: घाना | घाना
    च: चाड | चेकिया
    ज: जमैका | जॉर्डन
    ट: टोंगा | ट्यूनीशिया
    ड: डिएगो गार्सिया | डोमिनिका
    त: तंज़ानिया | त्रिनिदाद और टोबैगो
    थ: थाईलैंड | थाईलैंड
    द: दक्षिण अफ़्रीका | दक्षिण सूडान
    न: नाइजर | न्यूज़ीलैंड
    प: पनामा | पोलैंड
    फ: फ़िजी | फ़्रेंच पोलिनेशिया
    ब: बरमूडा | ब्रूनेई
    भ: भारत | भूटान
    म: मंगोलिया | म्यांमार (बर्मा)
    य: यमन | यूनान
    र: रवांडा | रोमानिया
    ल: लग्ज़मबर्ग | लेसोथो
    व: वनुआतू | वेनेज़ुएला
    श: श्रीलंका | श्रीलंका
    स: संयुक्त अरब अमीरात | स्वीडन
    ह: हंगरी | होंडूरास
    """
  ),
  (
    "hu",
    """
    A: Afganisztán | Azerbajdzsán
    B: Bahama-szigetek | Burundi
    C: Ceuta és Melilla | Curaçao
    CS: Csád | Csehország
    D: Dánia | Dominikai Köztársaság
    DZS: Dzsibuti | Dzsibuti
    E: Ecuador | Etiópia
    F: Falkland-szigetek | Fülöp-szigetek
    G: Gabon | Guyana
    H: Haiti | Horvátország
    I: India | Izrael
    J: Jamaica | Jordánia
    K: Kajmán-szigetek | Kuvait
    L: Laosz | Luxemburg
    M: Madagaszkár | Mozambik
    N: Namíbia | Norvégia
    NY: Nyugat-Szahara | Nyugat-Szahara
    O: Olaszország | Oroszország
    Ö: Örményország | Örményország
    P: Pakisztán | Puerto Rico
    R: Réunion | Ruanda
    S: Saint Kitts és Nevis | Svédország
    SZ: Szamoa | Szváziföld
    T: Tádzsikisztán | Türkmenisztán
    U: Uganda | Uruguay
    Ü: Üzbegisztán | Üzbegisztán
    V: Vanuatu | Vietnám
    W: Wallis és Futuna | Wallis és Futuna
    Z: Zambia | Zöld-foki Köztársaság
    """
  ),
  (
    "ja",
    """
    あ: アイスランド | オランダ領カリブ
    か: ガーナ | コンゴ民主共和国(キンシャサ)
    さ: サウジアラビア | ソロモン諸島
    た: タークス・カイコス諸島 | トンガ
    な: ナイジェリア | ノルウェー
    は: ハード島・マクドナルド諸島 | ホンジュラス
    ま: マーシャル諸島 | モントセラト
    や: ヨルダン | ヨルダン
    ら: ラオス | ロシア
    #: 英領インド洋地域 | 北朝鮮
    """
  ),
  (
    "ko",
    """
    ㄱ: 가나 | 기니비사우
    ㄴ: 나미비아 | 니카라과
    ㄷ: 대만 | 디에고 가르시아
    ㄹ: 라오스 | 리히텐슈타인
    ㅁ: 마다가스카르 | 미크로네시아
    ㅂ: 바누아투 | 브루나이
    ㅅ: 사모아 | 싱가포르
    ㅇ: 아랍에미리트 | 일본
    ㅈ: 자메이카 | 짐바브웨
    ㅊ: 차드 | 칠레
    ㅋ: 카나리아 제도 | 키프로스
    ㅌ: 타지키스탄 | 트리니다드 토바고
    ㅍ: 파나마 | 핏케언 제도
    ㅎ: 허드 맥도널드 제도 | 홍콩(중국 특별행정구)
    """
  ),
  (
    "pl",
    """
    A: Afganistan | Azerbejdżan
    B: Bahamy | Burundi
    C: Ceuta i Melilla | Czechy
    D: Dalekie Wyspy Mniejsze Stanów Zjednoczonych | Dżibuti
    E: Egipt | Etiopia
    F: Falklandy | Francuskie Terytoria Południowe i Antarktyczne
    G: Gabon | Gwinea Równikowa
    H: Haiti | Honduras
    I: Indie | Izrael
    J: Jamajka | Jordania
    K: Kajmany | Kuwejt
    L: Laos | Luksemburg
    Ł: Łotwa | Łotwa
    M: Macedonia Północna | Mozambik
    N: Namibia | Nowa Zelandia
    O: Oman | Oman
    P: Pakistan | Portugalia
    R: Republika Południowej Afryki | Rwanda
    S: Sahara Zachodnia | Szwecja
    T: Tadżykistan | Tuvalu
    U: Uganda | Uzbekistan
    V: Vanuatu | Vanuatu
    W: Wallis i Futuna | Wyspy Świętego Tomasza i Książęca
    Z: Zambia | Zjednoczone Emiraty Arabskie
    """
  ),
  (
    "ru",
    """
    А: Австралия | Афганистан
    Б: Багамы | Бутан
    В: Вануату | Вьетнам
    Г: Габон | Гуам
    Д: Дания | Доминиканская Республика
    Е: Египет | Египет
    З: Замбия | Зимбабве
    И: Израиль | Италия
    Й: Йемен | Йемен
    К: Кабо-Верде | Кюрасао
    Л: Лаос | Люксембург
    М: Маврикий | Мьянма (Бирма)
    Н: Намибия | Норвегия
    О: о-в Буве | Оман
    П: Пакистан | Пуэрто-Рико
    Р: Республика Корея | Румыния
    С: Сальвадор | Сьерра-Леоне
    Т: Таджикистан | Турция
    У: Уганда | Уругвай
    Ф: Фарерские о-ва | Французские Южные территории
    Х: Хорватия | Хорватия
    Ц: Центрально-Африканская Республика | Центрально-Африканская Республика
    Ч: Чад | Чили
    Ш: Швейцария | Шри-Ланка
    Э: Эквадор | Эфиопия
    Ю: Южная Георгия и Южные Сандвичевы о-ва | Южный Судан
    Я: Ямайка | Япония
    """
  ),
  (
    "sv",
    """
    A: Afghanistan | Azerbajdzjan
    B: Bahamas | Burundi
    C: Caymanöarna | Côte d’Ivoire
    D: Danmark | Dominikanska republiken
    E: Ecuador | Etiopien
    F: Falklandsöarna | Förenade Arabemiraten
    G: Gabon | Guyana
    H: Haiti | Hongkong SAR
    I: Indien | Italien
    J: Jamaica | Julön
    K: Kambodja | Kuwait
    L: Laos | Luxemburg
    M: Macao SAR | Myanmar (Burma)
    N: Namibia | Nya Zeeland
    O: Oman | Oman
    P: Pakistan | Puerto Rico
    Q: Qatar | Qatar
    R: Réunion | Ryssland
    S: S:t Barthélemy | Syrien
    T: Tadzjikistan | Tyskland
    U: Uganda | Uzbekistan
    V: Vanuatu | Västsahara
    W: Wallis- och Futunaöarna | Wallis- och Futunaöarna
    Z: Zambia | Zimbabwe
    Å: Åland | Åland
    Ö: Österrike | Östtimor
    """
  ),
  (
    "th",
    """
    ก: กรีซ | โกตดิวัวร์
    ข: เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน | เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน
    ค: คองโก - กินชาซา | โคลอมเบีย
    จ: จอร์เจีย | เจอร์ซีย์
    ช: ชาด | เช็ก
    ซ: ซานมาริโน | ไซปรัส
    ญ: ญี่ปุ่น | ญี่ปุ่น
    ด: ดินแดนปาเลสไตน์ | โดมินิกา
    ต: ตรินิแดดและโตเบโก | ไต้หวัน
    ท: ทาจิกิสถาน | ไทย
    น: นครวาติกัน | ไนเจอร์
    บ: บราซิล | โบลิเวีย
    ป: ปากีสถาน | โปแลนด์
    ฝ: ฝรั่งเศส | ฝรั่งเศส
    ฟ: ฟิจิ | เฟรนช์โปลินีเซีย
    ภ: ภูฏาน | ภูฏาน
    ม: มองโกเลีย | ไมโครนีเซีย
    ย: ยิบรอลตาร์ | เยอรมนี
    ร: รวันดา | โรมาเนีย
    ล: ลักเซมเบิร์ก | ไลบีเรีย
    ว: วานูอาตู | เวียดนาม
    ศ: ศรีลังกา | ศรีลังกา
    ส: สเปน | สิงคโปร์
    ห: หมู่เกาะคานารี | หมู่เกาะโอลันด์
    อ: อเมริกันซามัว | ไอร์แลนด์
    ฮ: ฮอนดูรัส | เฮติ
    """
  ),
  (
    "tr",
    """
    A: ABD Küçük Harici Adaları | Azerbaycan
    B: Bahamalar | Butan
    C: Cape Verde | Curaçao
    Ç: Çad | Çin Makao ÖİB
    D: Danimarka | Dominika
    E: Ekvador | Etiyopya
    F: Falkland Adaları | Fransız Polinezyası
    G: Gabon | Gürcistan
    H: Haiti | Honduras
    I: Irak | Irak
    İ: İran | İzlanda
    J: Jamaika | Jersey
    K: Kamboçya | Küba
    L: Laos | Lüksemburg
    M: Macaristan | Myanmar (Burma)
    N: Namibya | Norveç
    O: Orta Afrika Cumhuriyeti | Orta Afrika Cumhuriyeti
    Ö: Özbekistan | Özbekistan
    P: Pakistan | Porto Riko
    R: Reunion | Rusya
    S: Saint Barthelemy | Svalbard ve Jan Mayen
    Ş: Şili | Şili
    T: Tacikistan | Türkmenistan
    U: Uganda | Uruguay
    Ü: Ürdün | Ürdün
    V: Vanuatu | Vietnam
    W: Wallis ve Futuna | Wallis ve Futuna
    Y: Yemen | Yunanistan
    Z: Zambiya | Zimbabve
    """
  ),
  (
    "uk",
    """
    А: Австралія | Афганістан
    Б: Багамські Острови | Бутан
    В: Вануату | Вʼєтнам
    Г: Габон | Гуам
    Д: Данія | Домініканська Республіка
    Е: Еквадор | Ефіопія
    Є: Єгипет | Ємен
    З: Замбія | Зімбабве
    І: Ізраїль | Італія
    Й: Йорданія | Йорданія
    К: Кабо-Верде | Кюрасао
    Л: Лаос | Люксембург
    М: Маврикій | Мʼянма (Бірма)
    Н: Намібія | Норвегія
    О: Обʼєднані Арабські Емірати | Острови Теркс і Кайкос
    П: Пакистан | Пуерто-Рико
    Р: Реюньйон | Румунія
    С: Сальвадор | Сьєрра-Леоне
    Т: Таджикистан | Туркменістан
    У: Уганда | Уругвай
    Ф: Фарерські Острови | Французькі Південні Території
    Х: Хорватія | Хорватія
    Ц: Центральноафриканська Республіка | Центральноафриканська Республіка
    Ч: Чад | Чорногорія
    Ш: Швейцарія | Шрі-Ланка
    Я: Ямайка | Японія
    """
  ),
  (
    "vi",
    """
    A: Ả Rập Xê-út | Azerbaijan
    Â: Ấn Độ | Ấn Độ
    B: Ba Lan | Burundi
    C: Ca-ri-bê Hà Lan | Curaçao
    D: Diego Garcia | Dominica
    Đ: Đài Loan | Đức
    E: Ecuador | Ethiopia
    F: Fiji | Fiji
    G: Gabon | Guyana
    H: Hà Lan | Hy Lạp
    I: Iceland | Italy
    J: Jamaica | Jordan
    K: Kazakhstan | Kyrgyzstan
    L: Lãnh thổ Ấn Độ Dương thuộc Anh | Luxembourg
    M: Ma-rốc | Myanmar (Miến Điện)
    N: Na Uy | Niue
    O: Oman | Oman
    P: Pakistan | Puerto Rico
    Q: Qatar | Quần đảo Virgin thuộc Hoa Kỳ
    R: Réunion | Rwanda
    S: Saint Pierre và Miquelon | Syria
    T: Tajikistan | Tuvalu
    U: Uganda | Uzbekistan
    V: Vanuatu | Vương quốc Anh
    W: Wallis và Futuna | Wallis và Futuna
    Y: Yemen | Yemen
    Z: Zambia | Zimbabwe
    """
  ),
  (
    "zh-Hant",
    """
    3劃: 千里達及托巴哥 | 土庫曼
    4劃: 不丹 | 牙買加
    5劃: 以色列 | 立陶宛
    6劃: 伊拉克 | 西撒哈拉
    7劃: 克羅埃西亞 | 辛巴威
    8劃: 亞美尼亞 | 阿爾巴尼亞
    9劃: 俄羅斯 | 迪亞哥加西亞島
    10劃: 剛果（布拉薩） | 馬爾地夫
    11劃: 密克羅尼西亞 | 莫三比克
    12劃: 喀麥隆 | 開曼群島
    13劃: 塔吉克 | 葡萄牙
    14劃: 福克蘭群島 | 赫德島及麥唐納群島
    15劃: 寮國 | 墨西哥
    16劃: 澤西島 | 賴索托
    17劃: 賽普勒斯 | 賽普勒斯
    18劃: 薩爾瓦多 | 薩摩亞
    19劃: 羅馬尼亞 | 關島
    20劃: 蘇丹 | 蘇利南
    """
  ),
  (
    "zh",
    """
    A: 阿尔巴尼亚 | 澳大利亚
    B: 巴巴多斯 | 布韦岛
    C: 朝鲜 | 赤道几内亚
    D: 丹麦 | 多米尼克
    E: 俄罗斯 | 厄立特里亚
    F: 法国 | 福克兰群岛
    G: 冈比亚 | 圭亚那
    H: 哈萨克斯坦 | 洪都拉斯
    J: 基里巴斯 | 津巴布韦
    K: 喀麦隆 | 库拉索
    L: 拉脱维亚 | 罗马尼亚
    M: 马达加斯加 | 墨西哥
    N: 纳米比亚 | 诺福克岛
    P: 帕劳 | 葡萄牙
    R: 日本 | 瑞士
    S: 萨尔瓦多 | 索马里
    T: 塔吉克斯坦 | 托克劳
    W: 瓦利斯和富图纳 | 乌兹别克斯坦
    X: 西班牙 | 叙利亚
    Y: 牙买加 | 越南
    Z: 赞比亚 | 中国香港特别行政区
    """
  ),
]
