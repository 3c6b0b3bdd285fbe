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
# list, each with the marked parts, and the bar.
TYPE = """(async typed => {
  const field = document.getElementById('query');
  const scope = document.getElementById('scope');
  const [list, hits] = document.querySelector('main').children;
  const ROW = 'li, dl > div';
  const rows = [...list.querySelectorAll(ROW)];
  const numbers = new Map(rows.map((row, number) => [row, number]));
  const numberOf = row => numbers.get(row.original ?? row);
  const answers = [];
  for (const [text, where] of typed) {
    field.value = text;
    scope.value = where;
    field.dispatchEvent(new Event('input'));
    // For print, what is not in sight is there, too.
    dispatchEvent(new Event('beforeprint'));
    const place = list.classList.contains('off') ? hits : list;
    const found = [...place.querySelectorAll(ROW)];
    const shown = new Map(found.map(row => [numberOf(row), []]));
    for (const range of CSS.highlights.get('match')) {
      shown.get(numberOf(range.startContainer.parentElement.closest(ROW)))
        .push([range.startOffset, range.endOffset]);
    }
    answers.push({
      shown: [...shown],
      isSearch: place === hits,
      isCopied: found.every(row => row.textContent === (row.original ?? row).textContent),
      told: document.getElementById('count').textContent,
      hint: !document.getElementById('hint').hidden,
      titles: [...place.children].map(section =>
        (section.found?.section.element ?? section).id),
      bar: [...document.querySelectorAll('nav li + li a')].map(link => [
        link.textContent, decodeURIComponent(link.hash.slice(1)),
        !link.parentElement.classList.contains('pale')])});
  }
  return answers;
})(%s)"""


def told_numbers(text):
    """The numbers told behind a colon, such as 20 and 1234 of 'Träffar: 20 / 1 234'."""
    return [int("".join(c for c in part if c.isdecimal()))
            for part in text.rpartition(":")[2].split("/")]


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
        shown_rows = browser.value("[...document.querySelectorAll('#list li')]"
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
            told = told_numbers(got["told"])
            check(told in ([len(want), len(rows)], [len(rows)][:len(want) == len(rows)]),
                  *where, "tells", got["told"], "of", len(want))
            check(got["hint"] == (not want), *where, "has a hint, or none")
            check(got["isCopied"], *where, "shows other texts than the list")

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


def runs_of(entries, titles):
    """The titles that each entry of a bar stands for, by their places among the
    titles of a bar without a limit."""
    starts, next_start = [], 0
    for entry in entries:
        if entry["title"] != "•":
            next_start = titles.index(entry["title"], next_start)
        starts.append(next_start)
        next_start += 1
    return list(zip(starts, starts[1:] + [len(titles)]))


def neighbour(ordinal, shown, absent):
    """The section that a title without rows leads to."""
    later = [other for other in shown if other >= ordinal]
    earlier = [other for other in shown if other <= ordinal]
    if not later or not earlier:
        return (later or earlier[::-1])[0]
    if absent == "previous":
        return earlier[-1]
    if absent == "nearest" and ordinal - earlier[-1] < later[0] - ordinal:
        return earlier[-1]
    return later[0]


def wanted_bar(entries, titles, ordinals, hits, absent, is_search):
    """The bar of a list while some of its sections have hits: each entry with the
    section that it leads to, and whether it is full.

    `titles` are those of a bar without a limit, `ordinals` their numbers. Only in a
    search, an entry for several titles leads to the first that has hits."""
    result = []
    for entry, (start, end) in zip(entries, runs_of(entries, titles)):
        # A section without a title belongs to the title before it.
        first = ordinals[start] if start else -1
        last = ordinals[end] if end < len(titles) else 1 << 30
        own = [ordinal for ordinal in hits if first <= ordinal < last]
        is_dot = entry["title"] == "•"
        leading = ordinals[start + (end - start - 1) // 2 if is_dot else start]
        goal = (leading if leading in hits else own[0]
                if own and is_search else neighbour(leading, hits, absent))
        result.append([entry["title"], goal, bool(own)])
    return result


def bar_law(browser, check, program, folder, data):
    """The bar has the entries of the list, of which those with hits are full; each
    leads to hits, as a model of a few lines says."""

    def sections(rows, *options):
        return json.loads(subprocess.run(
            [program, "sections", *options, "--format=json"],
            input="".join(f"{row}\n" for row in rows).encode(),
            stdout=subprocess.PIPE, check=True).stdout)

    for language, absent, limit, options in (
            ("sv", "next", None, ()), ("sv", "next", 7, ()), ("ja", "previous", None, ()),
            ("cs", "nearest", 10, ()), ("zh", "omitted", None, ()), ("de", "next", 2, ()),
            ("en", "previous", 1, ()), ("ru", "nearest", None, ("--others=own",)),
            ("ko", "next", None, ("--layout=icu",)), ("el", "nearest", 9, ("-r",))):
        rows = rows_of(data, language)
        common = ("-l", language, f"--absent={absent}", *options)
        limited = (*common, *([f"--limit={limit}"] if limit else []))
        source, page = folder / "bar.txt", folder / "bar.html"
        source.write_text("".join(f"{row}\n" for row in rows))
        subprocess.run([program, "page", *limited, "-o", page, source], check=True)
        browser.open(page, (1280, 800))
        texts = browser.value("[...document.querySelectorAll('#list li')]"
                              ".map(row => row.textContent)")
        own, names = zip(*browser.value("[...document.querySelectorAll('#list section')]"
                                        ".map(({id, firstElementChild}) => ["
                                        "+id.slice(1), firstElementChild.firstChild.textContent])"))
        # The number of each title that the whole bar has, as the page has it.
        numbers = browser.value("JSON.parse(document.getElementById('data').textContent)"
                                ".bar.titles.map(title => title?.[0])")
        all_entries = sections(rows, *common)["index"]
        titles, ordinals = [entry["title"] for entry in all_entries], []
        for title in titles:
            ordinals.append(numbers.index(title, ordinals[-1] + 1 if ordinals else 0))
        full = sections(rows, *limited)
        check([section["title"] for section in full["sections"]] == list(names),
              language, *options, "has the titles", names)
        check([own[entry["section"]] for entry in full["index"]] == [
            goal for _, goal, _ in wanted_bar(
                full["index"], titles, ordinals, own, absent, False)],
              language, *limited, "has a bar that the model has not")
        typed = [(query, "contains") for query in ["", *queries(rows, 40, language + "bar")]]
        for query, got in zip(typed, browser.value(TYPE % json.dumps(typed))):
            shown = [texts[row] for row, _ in got["shown"]]
            where = (language, *limited, repr(query[0]))
            found = [section["title"] for section in sections(shown, *common)["sections"]]
            hits = [int(title[1:]) for title in got["titles"]]
            check([names[own.index(hit)] for hit in hits] == found, *where, "shows", hits,
                  "not", found)
            is_search = got["isSearch"] and bool(hits)
            want = wanted_bar(full["index"], titles, ordinals, hits if is_search else own,
                              absent, is_search)
            want = [[title, f"s{goal}", is_full and bool(hits)]
                    for title, goal, is_full in want]
            check(got["bar"] == want, *where, "has the bar", [
                pair for pair in zip(got["bar"], want) if pair[0] != pair[1]][:4])
