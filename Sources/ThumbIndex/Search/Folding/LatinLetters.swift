// Made by Data/make.py of ICU's transliterator Latin-ASCII, which is under the
// Unicode License: see Data/LICENSE-CLDR. Not to be edited by hand.

/// Latin letters in their order, each with the one or two letters of ASCII that it
/// counts as.
let latinLetters = """
  Æae Ðd Øo Þth ßss æae ðd øo þth Đd đd Ħh ħh ıi ĸq Łl łl Ŋn ŋn Œoe œoe Ŧt ŧt \
  ƀb Ɓb Ƃb ƃb Ɔo Ƈc ƈc Ɖd Ɗd Ƌd ƌd Ǝe Əe Ɛe Ƒf ƒf Ɠg Ɣg ƕhv Ɩi Ɨi Ƙk ƙk ƚl Ɲn \
  ƞn Ƣoi ƣoi Ƥp ƥp ƫt Ƭt ƭt Ʈt Ʋv Ƴy ƴy Ƶz ƶz ǝe Ǥg ǥg ȡd Ȥz ȥz ȴl ȵn ȶt ȷj \
  ȸdb ȹqp Ⱥa Ȼc ȼc Ƚl Ⱦt ȿs ɀz Ƀb Ʉu Ɇe ɇe Ɉj ɉj Ɍr ɍr Ɏy ɏy ɓb ɔo ɕc ɖd ɗd \
  əe ɛe ɟj ɠg ɡg ɢg ɣg ɦh ɧh ɨi ɩi ɪi ɫl ɬl ɭl ɱm ɲn ɳn ɴn ɶoe ɼr ɽr ɾr ʀr ʂs \
  ʈt ʉu ʋv ʏy ʐz ʑz ʙb ʛg ʜh ʝj ʟl ʠq ʣdz ʥdz ʦts ʪls ʫlz ᴀa ᴁae ᴃb ᴄc ᴅd ᴆd \
  ᴇe ᴊj ᴋk ᴌl ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ᵫue ᵬb ᵭd ᵮf ᵯm ᵰn ᵱp ᵲr ᵳr ᵴs ᵵt ᵶz \
  ᵺth ᵻi ᵽp ᵾu ᶀb ᶁd ᶂf ᶃg ᶄk ᶅl ᶆm ᶇn ᶈp ᶉr ᶊs ᶌv ᶍx ᶎz ᶏa ᶑd ᶒe ᶓe ᶖi ᶙu ẜs \
  ẝs ẞss Ỻll ỻll Ỽv ỽv Ỿy ỿy Ⱡl ⱡl Ɫl Ᵽp Ɽr ⱥa ⱦt Ⱨh ⱨh Ⱪk ⱪk Ⱬz ⱬz Ɱm ⱱv Ⱳw \
  ⱳw ⱴv ⱸe ⱺo Ȿs Ɀz ꜰf ꜱs Ꜳaa ꜳaa Ꜵao ꜵao Ꜷau ꜷau Ꜹav ꜹav Ꜻav ꜻav Ꜽay ꜽay Ꝁk \
  ꝁk Ꝃk ꝃk Ꝅk ꝅk Ꝇl ꝇl Ꝉl ꝉl Ꝋo ꝋo Ꝍo ꝍo Ꝏoo ꝏoo Ꝑp ꝑp Ꝓp ꝓp Ꝕp ꝕp Ꝗq ꝗq Ꝙq \
  ꝙq Ꝟv ꝟv Ꝡvy ꝡvy Ꝥth ꝥth Ꝧth ꝧth ꝱd ꝲl ꝳm ꝴn ꝵr ꝶr ꝷt Ꝺd ꝺd Ꝼf ꝼf Ꞇt ꞇt Ꞑn \
  ꞑn Ꞓc ꞓc Ꞡg ꞡg Ꞣk ꞣk Ꞥn ꞥn Ꞧr ꞧr Ꞩs ꞩs Ɦh
  """
