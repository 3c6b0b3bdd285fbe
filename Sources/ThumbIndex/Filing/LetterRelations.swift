// Made by Data/make.py of CLDR's letters and orders in ICU's data, which are under
// the Unicode License (see Data/LICENSE-CLDR), and of pairs of letters that it
// lists with their sources. Not to be edited by hand.

/// Relations of letters, one a line: its kind, a script, a letter in it, what the
/// letter counts as, and the languages written in the script in which it does.
///
/// A home is under the last letter of the line; without one, each letter has a
/// title of its own.
let letterRelations = """
  variant Arab أ ا ckb fa pa sd ug
  variant Arab إ ا ckb fa ks lrc mzn pa sd ug ur uz
  variant Arab ك ک ckb ks lrc mzn pa ur uz
  variant Arab ك ڪ sd
  variant Arab ه ھ ckb lrc
  variant Arab ه ہ ks ur
  variant Arab ى ي sd
  variant Arab ى ی ckb ks lrc mzn pa ur uz
  variant Arab ي ی ckb ks lrc mzn pa ur uz
  variant Arab ٱ ا ar ckb ks lrc mzn pa sd ug ur uz
  variant Arab ک ك ar ug
  variant Arab ڪ ك ar ug
  variant Arab ڪ ک ckb ks lrc mzn pa ur uz
  variant Arab ھ ه ar mzn uz
  variant Arab ہ ه ar mzn sd ug uz
  variant Arab ہ ھ ckb lrc
  variant Arab ۃ ة ar mzn uz
  variant Arab ی ي sd ug
  variant Arab ە ه ar mzn pa sd uz
  variant Arab ە ہ ks ur
  variant Beng র ৰ as
  variant Beng ৰ র bn mni
  variant Cyrl І Ӏ ce
  variant Cyrl і ӏ ce
  variant Deva ॲ ऍ brx hi kok mr ne
  variant Latn SH Sh om
  variant Latn Ð Đ bs hr smn sr vi
  variant Latn Ð Ɖ ee
  variant Latn ð đ bs hr smn sr vi
  variant Latn ð ɖ ee
  variant Latn Đ Ɖ ee
  variant Latn đ ɖ ee
  variant Latn Ɖ Đ bs hr se smn sr vi
  variant Latn Ǝ Ə az ewo mgo
  variant Latn Ə Ǝ ksf mua nmg
  variant Latn ǝ ə az ewo mgo
  variant Latn ɖ đ bs hr se smn sr vi
  variant Latn ə ǝ ksf mua nmg
  alike Arab آ ا
  alike Arab أ ا
  alike Arab إ ا
  alike Arab ٱ ا
  alike Arab ٲ ا
  alike Arab ٳ ا
  alike Arab ؤ و
  alike Arab ئ ی
  alike Arab ة ه
  alike Arab ۍ ی
  alike Laoo ຼ ລ
  alike Mymr ဉ ဥ
  alike Ethi ሐ ሀ
  alike Ethi ሑ ሁ
  alike Ethi ሒ ሂ
  alike Ethi ሓ ሃ
  alike Ethi ሔ ሄ
  alike Ethi ሕ ህ
  alike Ethi ሖ ሆ
  alike Ethi ኀ ሀ
  alike Ethi ኁ ሁ
  alike Ethi ኂ ሂ
  alike Ethi ኃ ሃ
  alike Ethi ኄ ሄ
  alike Ethi ኅ ህ
  alike Ethi ኆ ሆ
  alike Ethi ሠ ሰ
  alike Ethi ሡ ሱ
  alike Ethi ሢ ሲ
  alike Ethi ሣ ሳ
  alike Ethi ሤ ሴ
  alike Ethi ሥ ስ
  alike Ethi ሦ ሶ
  alike Ethi ዐ አ
  alike Ethi ዑ ኡ
  alike Ethi ዒ ኢ
  alike Ethi ዓ ኣ
  alike Ethi ዔ ኤ
  alike Ethi ዕ እ
  alike Ethi ዖ ኦ
  alike Ethi ፀ ጸ
  alike Ethi ፁ ጹ
  alike Ethi ፂ ጺ
  alike Ethi ፃ ጻ
  alike Ethi ፄ ጼ
  alike Ethi ፅ ጽ
  alike Ethi ፆ ጾ
  alike Ethi ሃ ሀ
  alike Ethi ኣ አ
  alike Ethi ሧ ሷ
  alike Ethi ኋ ሗ
  home Arab آأإاٲ ا
  home Arab تټٽ ت
  home Arab حځڅ ح
  home Arab دډڊڏ د
  home Arab رړڕږڙ ر
  home Arab سښ س
  home Arab كګ ك
  home Arab لڵ ل
  home Arab نڼ ن
  home Arab ؤوۄۊ و
  home Arab ئيۍێ ي
  home Arab ؽی ی
  home Cyrl аӑ а
  home Cyrl гґғҕ г
  home Cyrl еӗ е
  home Cyrl жҗ ж
  home Cyrl иӣ и
  home Cyrl кқҝ к
  home Cyrl нң н
  home Cyrl сҫ с
  home Cyrl уӯӳ у
  home Cyrl хҳ х
  home Cyrl чҷҹ ч
  home Cyrl үұ ү
  home Latn æ a
  home Latn ɓ b
  home Latn ðđɖɗ d
  home Latn ǝəɛ e
  home Latn ƒ f
  home Latn ɣ g
  home Latn ħ h
  home Latn ıɨ i
  home Latn ƙ k
  home Latn ł l
  home Latn ŋɲ n
  home Latn øœɔ o
  home Latn ß s
  home Latn þŧ t
  home Latn ʉ u
  home Latn ʋ v
  home Latn ƴ y
  home Arab ؠءبةثجخذزشصضطظعغفقمهىٹٺٻپٿڀڃڄچڇڈڌڍڑژڤڦکڪڭگڱڳںڻھہۆۇۈۉۋېےە
  home Beng অআইঈউঊঋঌএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহঽৎৠৡৰৱ
  home Cyrl бвдзйлмопртфцшщъыьэюяёђѓєѕіїјљњћќўџҥһӏӕәө
  home Deva अआइईउऊऋऌऍएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहऽॐॠॡॻॼॾॿ
  """
