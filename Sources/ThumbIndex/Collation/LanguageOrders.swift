// Made by Data/make.py of the letters that it lists with their sources. Not to be
// edited by hand.

/// The orders of languages that CLDR has none for.
let languageOrders = [
  AddedOrder(
    language: "ckb",
    titles: ["ڕ"],
    rules: """
      &ر<ڕ
      """),
  AddedOrder(
    language: "crh",
    titles: ["Ç", "Ğ", "İ", "Ñ", "Ö", "Ş", "Ü"],
    rules: """
      &c<ç<<<Ç
      &g<ğ<<<Ğ
      &h<ı<<<I
      &i<<<İ
      &n<ñ<<<Ñ
      &o<ö<<<Ö
      &s<ş<<<Ş
      &u<ü<<<Ü
      """),
  AddedOrder(
    language: "csb",
    titles: ["Ą", "Ã", "É", "Ë", "Ł", "Ń", "Ò", "Ó", "Ô", "Ù", "Ż"],
    rules: """
      &a<ą<<<Ą<ã<<<Ã
      &e<é<<<É<ë<<<Ë
      &l<ł<<<Ł
      &n<ń<<<Ń
      &o<ò<<<Ò<ó<<<Ó<ô<<<Ô
      &u<ù<<<Ù
      &z<ż<<<Ż
      """),
  AddedOrder(
    language: "mi",
    titles: ["NG", "WH"],
    rules: """
      &n<ng<<<Ng<<<NG
      &w<wh<<<Wh<<<WH
      """),
  AddedOrder(
    language: "szl",
    titles: ["Ã", "Ć", "Ł", "Ń", "Õ", "Ō", "Ô", "Ŏ", "Ś", "Ź", "Ż"],
    rules: """
      &a<ã<<<Ã
      &c<ć<<<Ć
      &l<ł<<<Ł
      &n<ń<<<Ń
      &o<õ<<<Õ<ō<<<Ō<ô<<<Ô<ŏ<<<Ŏ
      &s<ś<<<Ś
      &z<ź<<<Ź<ż<<<Ż
      """),
  AddedOrder(
    language: "tg",
    titles: ["Ғ", "Ё", "Ӣ", "Қ", "Ӯ", "Ҳ", "Ҷ"],
    rules: """
      &г<ғ<<<Ғ
      &е<ё<<<Ё
      &и<ӣ<<<Ӣ
      &к<қ<<<Қ
      &у<ӯ<<<Ӯ
      &х<ҳ<<<Ҳ
      &ч<ҷ<<<Ҷ
      """),
]
