"""The search of pages, for `.ci/browser`: what is shown and marked is what a
`ListFilter` finds, for what people type."""
import json
import random
import subprocess
import unicodedata

LANGUAGES = ("en", "sv", "de", "cs", "ru", "ja", "zh", "ko", "ar", "th")
# As `collate` and as the library name them.
SCOPES = {"contains": "contains", "word-starts-with": "wordStartsWith",
          "starts-with": "startsWith"}
READINGS = ("pinyin", "pinyinInitials", "romaji", "hangulInitials", "latin")
# Options of the page, with those of the library.
VARIANTS = (
    ((), {}),
    (("--readings=han,kana,hangul,latin",), {"readings": READINGS}),
    (("--words",), {}),
    (("--strict",), {"tiers": ["locale"]}),
    (("--punctuation-counts",), {"punctuation": "significant"}),
    (("--mind=accents,case",), {"minding": ["accents", "case"]}),
)
# Files that a page may have, each with its option, texts and queries of its own.
FILES = (
    ("ja", "dictionary", "日本\tにほん\n日本\tにっぽん\n中国\tちゅうごく\n"
     "韓国\tかんこく\n北朝鮮\tきたちょうせん\n共和国\tきょうわこく\n"
     "諸島\tしょとう\n島\tしま\n南\tみなみ\n南\tなん\n赤道\tせきどう\n"
     "東\tひがし\n西\tにし\n田中\tたなか\n山田\tやまだ\n英\tえい\n米\tべい\n",
     "nihon nippon nipponn niho hon chuugoku chugoku chūgoku kankoku kitacho kita"
     " choosen kyouwakoku kyowakoku wakoku shotou shoto syotou shima sima minami nan"
     " nann sekidou nishi nisi higashi tanaka yamada にほん ニッポン 日hon 中goku"
     " minamia nansu eiryou eiry beiryou ひがし きょう kyo k n s".split()),
    ("en", "rules", "&h<ch<<<Ch<<<CH&n<ñ<<<Ñ&[before 1]a<ä<<<Ä&e=ø",
     "c h ch cz chad ñ n ano año ä a ae el en ö o ø e östen Ch CH hc c-h".split()),
)

KANA = dict(zip(
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨ"
    "ラリルレロワンガギグゲゴザジズゼゾダデドバビブベボパピプペポー",
    "a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi"
    " fu he ho ma mi mu me mo ya yu yo ra ri ru re ro wa n ga gi gu ge go za ji zu"
    " ze zo da de do ba bi bu be bo pa pi pu pe po -".split()))
INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
PINYIN = ("zhong guo mei ying fa de xin jia po bo lan xi la ao da li ya ri ben nan fei"
          " zg yg mg zhg xjp bl adl nf wx zhang z zh s sh w lv nv ang an").split()
SIGNS = "-'’. ,()/&+!·・ー々"


def typed(text, chance):
    """A text as somebody types it."""
    kind = chance.randrange(12)
    if kind == 0:
        return text.upper()
    if kind == 1:
        return unicodedata.normalize("NFD", text)
    if kind == 2:
        return "".join(c for c in unicodedata.normalize("NFD", text)
                       if not unicodedata.combining(c))
    if kind == 3:
        return text.replace(" ", "").replace("-", "")
    if kind == 4:
        place = chance.randrange(len(text) + 1)
        return text[:place] + chance.choice(SIGNS) + text[place:]
    if kind == 5:
        return unicodedata.normalize("NFKC", text).lower()
    if kind == 6:
        return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)
    if kind == 7:
        return "".join(KANA.get(c, c) for c in text)
    if kind == 8:
        return "".join(
            INITIALS[(ord(c) - 0xAC00) // 588] if "가" <= c <= "힣" else c
            for c in text)
    return text.lower() if kind == 9 else text


def queries(rows, count, seed):
    """Queries for a list: some of each kind, the same for the same seed."""
    chance = random.Random(seed)
    letters = "".join(sorted(set("".join(rows))))
    result = []
    while len(result) < count:
        kind = chance.randrange(10)
        row = chance.choice(rows)
        if kind < 5:
            start = chance.randrange(len(row))
            if chance.randrange(2):
                start = 0 if chance.randrange(2) else row.rfind(" ", 0, start) + 1
            length = chance.choice((1, 1, 2, 2, 3, 4, 6, 12))
            query = typed(row[start:start + length], chance)
        elif kind < 7:
            words = row.split() + chance.choice(rows).split()
            picked = chance.sample(words, min(len(words), 2))
            query = " ".join(
                typed(word[:chance.choice((1, 2, 4, 9))], chance)
                for word in picked)
        elif kind == 7:
            query = "".join(chance.choice(letters)
                            for _ in range(chance.choice((1, 1, 2, 3))))
        elif kind == 8:
            query = chance.choice(PINYIN) + chance.choice(("", "", *PINYIN))
        else:
            query = chance.choice((
                "", " ", "-", "zzz", "ß", "ss", "oe", "ae", "ue", "aa", "å", "ø",
                "dj", "ch", "dz", "ll", "ſ", "ﬁ", "①", "½", "𝐀", "Ａ", "é́", "x̣",
                "ạ̊", "ⓐ", "µ", "Ω", "K", "ㄳ", "한ㄱ", "닭", "ㅏ", "가ㄴ", "ｱ", "ガ",
                "か゛", "ゝ", "國", "国", "臺", "台", "々", "เ", "แก", "ำ", "ؤ", "ى", "ي",
                "ک", "ك", "ё", "е", "й", "и", "щ", "Ⅷ", "viii", "№", "no", "🎉",
                "\u200b", "a\u00adb", "\ufeff", "co", "c o", "st", "s t"))
        result.append(query)
    return result


# Types each query, and tells what is shown then: the rows by their number in the
# page, each with the marked parts, and the bar.
TYPE = """(async typed => {
  const field = document.getElementById('query');
  const scope = document.getElementById('scope');
  const main = document.querySelector('main');
  const rows = [...main.querySelectorAll('li')];
  const numbers = new Map(rows.map((row, number) => [row, number]));
  const answers = [];
  for (const [text, where] of typed) {
    field.value = text;
    scope.value = where;
    field.dispatchEvent(new Event('input'));
    // For print, what is not in sight is marked, too.
    dispatchEvent(new Event('beforeprint'));
    const shown = new Map(rows.filter(row => !row.hidden && !row.closest('section').hidden)
      .map(row => [numbers.get(row), []]));
    for (const range of CSS.highlights.get('match')) {
      shown.get(numbers.get(range.startContainer.parentElement.closest('li')))
        .push([range.startOffset, range.endOffset]);
    }
    answers.push({
      shown: [...shown],
      told: document.getElementById('count').textContent.replace(/[^0-9]/g, ''),
      titles: [...main.querySelectorAll('section:not([hidden]) h2')].map(title => title.id),
      bar: [...document.querySelectorAll('nav li + li a')].map(
        link => [link.textContent, link.getAttribute('href').slice(1)])});
  }
  return answers;
})(%s)"""


def joined(ranges):
    """Ranges in order, overlapping ones joined."""
    result = []
    for start, end in sorted(ranges):
        if result and start < result[-1][1]:
            result[-1][1] = max(result[-1][1], end)
        else:
            result.append([start, end])
    return result


def rows_of(data, language):
    rows = []
    for name in (f"countries-{language}", "names", "titles"):
        rows += (data / f"{name}.txt").read_text().splitlines()
    return list(dict.fromkeys(rows))


def search_law(browser, check, collate, found_rows, folder, data, count):
    """For queries in each language and scope, the rows shown are those of a
    `ListFilter`, and the marks are its ranges."""
    total = 0
    page = folder / "search.html"

    def type_all(language, options, request, texts):
        """Types queries in each scope, in a page with some options."""
        nonlocal total
        rows = rows_of(data, language)
        source = folder / "search.txt"
        source.write_text("".join(f"{row}\n" for row in rows))
        collate(source, page, "-l", language, *options)
        browser.open(page, (1280, 800))
        shown_rows = browser.value("[...document.querySelectorAll('main li')]"
                                   ".map(row => row.textContent)")
        check(sorted(shown_rows) == sorted(rows), language, "has other rows")
        typed = [(query, scope) for query in texts for scope in SCOPES]
        wanted = json.loads(subprocess.run(
            [found_rows], check=True, stdout=subprocess.PIPE,
            input=json.dumps({
                "locale": language, "rows": [[row] for row in shown_rows],
                **request,
                "queries": [
                    {"text": query, "scope": SCOPES[scope],
                     "kind": "words" if "--words" in options else "phrase"}
                    for query, scope in typed]}).encode()).stdout)
        shown = browser.value(TYPE % json.dumps(typed))
        for query, want, got in zip(typed, wanted, shown):
            total += 1
            want = {row["row"]: row["ranges"][0] for row in want}
            got_rows = {row: joined(ranges) for row, ranges in got["shown"]}
            where = (language, *options, *map(repr, query))
            check(set(want) == set(got_rows), *where, "shows", len(got_rows),
                  "rows, not", len(want), [
                      shown_rows[row] for row in set(want) ^ set(got_rows)][:3])
            different = [row for row in set(want) & set(got_rows)
                         if want[row] != got_rows[row]]
            check(not different, *where, "marks", [
                (shown_rows[row], want[row], got_rows[row])
                for row in different][:3])
            check(got["told"] in ("", str(len(want))), *where, "tells", got["told"])

    for language in LANGUAGES:
        for number, (options, own) in enumerate(VARIANTS):
            # Each option with some of the queries; readings with all.
            some = count if number < 2 else count // 6
            type_all(language, options, {"options": own},
                     queries(rows_of(data, language), some, f"{language}{options}"))
    for language, option, text, own in FILES:
        file = folder / option
        file.write_text(text)
        readings = ("--readings=kana",) if option == "dictionary" else ()
        type_all(language, (f"--{option}={file}", *readings),
                 {"options": {"readings": ["romaji"]} if readings else {},
                  option: text},
                 own + queries(rows_of(data, language), count, option))
    print(f"{total} queries typed")


def bar_law(browser, check, program, folder, data):
    """The bar over the rows shown is the library's over these rows."""
    for language, options in (
            ("sv", ()), ("sv", ("--limit=7",)), ("ja", ("--absent=previous",)),
            ("cs", ("--absent=nearest", "--limit=10")), ("zh", ("--absent=omitted",)),
            ("de", ("--limit=2",)), ("ko", ("--layout=icu",))):
        rows = rows_of(data, language)
        source, page = folder / "bar.txt", folder / "bar.html"
        source.write_text("".join(f"{row}\n" for row in rows))
        subprocess.run([program, "page", "-l", language, *options, "-o", page, source],
                       check=True)
        browser.open(page, (1280, 800))
        texts = browser.value("[...document.querySelectorAll('main li')]"
                              ".map(row => row.textContent)")
        headings = browser.value("Object.fromEntries([...document.querySelectorAll"
                                 "('h2')].map(title => [title.id, title.textContent]))")
        typed = [(query, "contains") for query in queries(rows, 20, language + "bar")]
        for query, got in zip(typed, browser.value(TYPE % json.dumps(typed))):
            shown = "".join(f"{texts[row]}\n" for row, _ in got["shown"])
            want = json.loads(subprocess.run(
                [program, "sections", "-l", language, *options, "--format=json"],
                input=shown.encode(), stdout=subprocess.PIPE, check=True).stdout)
            titles = [section["title"] for section in want["sections"]]
            bar = [[entry["title"], titles[entry["section"]]] for entry in want["index"]]
            where = (language, *options, repr(query[0]))
            check([headings[title] for title in got["titles"]] == titles,
                  *where, "shows", got["titles"], "not", titles)
            check([[text, headings[href]] for text, href in got["bar"]] == bar,
                  *where, "has the bar", got["bar"], "not", bar)
