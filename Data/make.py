#!/usr/bin/env python3
"""Writes the lists in this folder that come out of ICU, and the tables that the
library has from Unihan, OpenCC and ICU.

    python3 Data/make.py           writes countries-*.txt, countries.tsv and the
                                   library's tables
    python3 Data/make.py --check   writes nothing: compares them with this
                                   machine's ICU, Unihan and OpenCC, and checks
                                   that every list is well formed

Needs Python 3.8 or later, a C compiler (`cc`, or the one that CC names) and
ICU's headers, found by `pkg-config` (on Debian: `libicu-dev`, `pkg-config`).
The tables need what `TABLES` names: Unihan of Debian's `unicode-data`, the
program `opencc` with `libopencc-data`, and `uconv` of `icu-devtools`. Where one
is missing, its tables are neither written nor compared. The README says which
versions what is in the repository came from; others may differ.
"""

import bz2
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unicodedata

LANGUAGES = """
    ar cs da de el en es fr he hi hu ja ko pl ru sv th tr uk vi zh zh-Hant
""".split()

FOLDER = pathlib.Path(__file__).resolve().parent
UNIHAN = pathlib.Path("/usr/share/unicode")
LIBRARY = FOLDER.parent / "Sources/ThumbIndex"

# Prints the versions, then one line for each code: the code, its continent in
# English, and its name in each of the languages given as arguments.
PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uregion.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

static void check(UErrorCode status, const char *what, const char *language) {
  if (status == U_ZERO_ERROR) return;
  fprintf(stderr, "%s in %s: %s\n", what, language, u_errorName(status));
  exit(1);
}

static void print_name(const char *region, const char *language) {
  char locale[16], text[1024];
  UChar name[256];
  UErrorCode status = U_ZERO_ERROR;
  snprintf(locale, sizeof locale, "und_%s", region);
  uloc_getDisplayCountry(locale, language, name, 256, &status);
  check(status, region, language);
  u_strToUTF8(text, sizeof text, NULL, name, -1, &status);
  check(status, region, language);
  printf("\t%s", text);
}

int main(int count, char **languages) {
  UErrorCode status = U_ZERO_ERROR;
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];

  uloc_setDefault("root", &status);
  check(status, "default locale", "root");
  u_getVersion(version);
  u_versionToString(version, text);
  printf("ICU %s, ", text);
  ulocdata_getCLDRVersion(version, &status);
  check(status, "CLDR version", "root");
  u_versionToString(version, text);
  printf("CLDR %s\n", text);

  for (const char *const *code = uloc_getISOCountries(); *code; code++) {
    const URegion *region = uregion_getRegionFromCode(*code, &status);
    check(status, "region", *code);
    const URegion *continent =
        uregion_getContainingRegionOfType(region, URGN_CONTINENT);
    if (!continent) {
      fprintf(stderr, "%s: no continent\n", *code);
      return 1;
    }
    printf("%s", *code);
    print_name(uregion_getRegionCode(continent), "en");
    for (int i = 1; i < count; i++) print_name(*code, languages[i]);
    printf("\n");
  }
  return 0;
}
"""


def output(command):
    done = subprocess.run(command, stdout=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit(f"make.py: failed: {shlex.join(map(str, command))}")
    return done.stdout.decode("utf-8")


def compiled(source, arguments):
    """What a program in C that calls ICU prints."""
    compiler = shlex.split(os.environ.get("CC", "cc"))
    packages = ["icu-i18n", "icu-uc"]
    flags = output(["pkg-config", "--cflags", "--libs"] + packages).split()
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "program.c")
        program = pathlib.Path(folder, "program")
        file.write_text(source, encoding="utf-8")
        output(compiler + [file, "-o", program] + flags)
        return output([program] + arguments)


def ask_icu():
    """ICU's versions, and a row for each code."""
    versions, *lines = compiled(PROGRAM, LANGUAGES).splitlines()
    return versions, sorted(line.split("\t") for line in lines)


def generated_lists(rows):
    """What each generated file holds, by its name."""
    lists = {}
    for column, language in enumerate(LANGUAGES, start=2):
        lists[f"countries-{language}.txt"] = [row[column] for row in rows]
    english = 2 + LANGUAGES.index("en")
    lists["countries.tsv"] = [
        "\t".join((row[0], row[english], row[1])) for row in rows
    ]
    return {
        name: "".join(line + "\n" for line in lines).encode("utf-8")
        for name, lines in lists.items()
    }


def without_tone(syllable):
    """A syllable in pinyin less its tone, with ü as it is."""
    letters = unicodedata.normalize("NFD", syllable)
    kept = [c for c in letters if c == "\u0308" or not unicodedata.combining(c)]
    return unicodedata.normalize("NFC", "".join(kept))


def readings_of(field, value):
    """The readings that a field of Unihan has, the most usual first."""
    for part in value.split():
        if field == "kHanyuPinlu":  # lè(283) yuè(54)
            yield part.partition("(")[0]
        elif field == "kXHC1983":  # 0683.040:lè 1430.060:yuè
            yield from part.partition(":")[2].split(",")
        elif field == "kMandarin":
            yield part


def unihan(file, wanted):
    """The values of some fields of Unihan, by field and character."""
    fields = {field: {} for field in wanted}
    path = UNIHAN / f"Unihan_{file}.txt.bz2"
    for line in bz2.open(path, "rt", encoding="utf-8"):
        code, _, rest = line.rstrip("\n").partition("\t")
        field, _, value = rest.partition("\t")
        if code.startswith("U+") and field in fields:
            fields[field][int(code[2:], 16)] = value
    return fields


def swift_text(entries, separator, width=74):
    """Entries in the lines of a literal of Swift that has no line ends."""
    lines, line = [], ""
    for entry in entries:
        if line and len(line) + len(entry) > width:
            lines.append(line + separator + "\\")
            line = ""
        line += (separator if line else "") + entry
    lines.append(line)
    return "".join(f"  {line}\n" for line in lines)


def usual_readings():
    """The table of characters that are read in several ways."""
    fields = unihan("Readings", ["kMandarin", "kHanyuPinlu", "kXHC1983"])
    traditional = unihan(
        "Variants", ["kTraditionalVariant"])["kTraditionalVariant"]

    def readings_in(names, code):
        return {
            without_tone(reading): None for field in names
            for reading in readings_of(field, fields[field].get(code, ""))}

    entries = []
    for code in sorted(set().union(*fields.values())):
        readings = readings_in(fields, code)
        # Where 广 stands for 廣, it also stands for an old character, which only
        # the dictionary of 1983 has: the latter's reading, an, is not usual.
        others = [
            int(value[2:].partition("<")[0], 16)
            for value in traditional.get(code, "").split()]
        if code in others and len(others) > 1:
            usual = readings_in(["kMandarin", "kHanyuPinlu"], code)
            for other in others:
                if other != code:
                    usual |= readings_in(fields, other)
            readings = {r: None for r in readings if r in usual}
        if len(readings) > 1:
            entries.append(chr(code) + ",".join(readings))
    text = swift_text(entries, " ")
    return f"""// Made by Data/make.py of Unihan (Unicode Character Database), which is under
// the Unicode License: see Data/LICENSE-CLDR. Not to be edited by hand.

/// Han characters with several usual readings in Mandarin, without tones.
///
/// The readings are those of Unihan's kMandarin, kHanyuPinlu and kXHC1983; of a
/// character that also stands for another since 1956, those that either has in
/// the former two or the other has.
let usualReadings = \"\"\"
{text}  \"\"\"
""".encode("utf-8")


# Characters of Japanese surnames that no source has as variants: they stand in
# family registers and in fonts, but not in lists of new and old forms.
SURNAMES = ["高髙", "崎﨑", "邊邉", "吉𠮷", "濱濵"]


def converted(characters, configuration):
    """What OpenCC makes of each character."""
    done = subprocess.run(
        ["opencc", "-c", configuration], stdout=subprocess.PIPE,
        input="".join(c + "\n" for c in characters).encode("utf-8"))
    if done.returncode != 0:
        sys.exit(f"make.py: failed: opencc -c {configuration}")
    return done.stdout.decode("utf-8").split("\n")[:len(characters)]


def variant_pairs():
    """Pairs of characters of which one is a form of the other."""
    fields = unihan("Variants", [
        "kSimplifiedVariant", "kTraditionalVariant", "kZVariant"])
    for values in fields.values():
        for code, value in values.items():
            for other in value.split():
                yield chr(code), chr(int(other.partition("<")[0][2:], 16))
    # kJinmeiyoKanji: 2010:U+56FD; kJoyoKanji: 2010, or U+5264 for an old form.
    fields = unihan("OtherMappings", ["kJinmeiyoKanji", "kJoyoKanji"])
    for values in fields.values():
        for code, value in values.items():
            for part in value.replace(":", " ").split():
                if part.startswith("U+"):
                    yield chr(code), chr(int(part[2:], 16))
    han = [chr(c) for c in range(0x4E00, 0xA000)]
    for configuration in ["t2jp.json", "jp2t.json"]:
        for one, other in zip(han, converted(han, configuration)):
            if one != other and len(other) == 1:
                yield one, other
    for forms in SURNAMES:
        for other in forms[1:]:
            yield forms[0], other
    # Radicals, which fonts and files have for characters: 2E80 ; 4E00 # ...
    file = UNIHAN / "EquivalentUnifiedIdeograph.txt"
    for line in file.read_text(encoding="utf-8").splitlines():
        codes, _, rest = line.partition("#")[0].partition(";")
        if rest:
            first, _, last = codes.strip().partition("..")
            for code in range(int(first, 16), int(last or first, 16) + 1):
                if is_radical(chr(code)):
                    yield chr(code), chr(int(rest, 16))


def is_radical(character):
    """Whether a character is a radical that ICU takes for no other."""
    return ("\u2e80" <= character < "\u2f00"
            and not unicodedata.decomposition(character))


def root_order(character):
    """What orders characters of which the first stands for the others: a rare one
    has more bytes, so it comes last; a radical stands for no usual one."""
    return character > "\uffff", is_radical(character), character


def han_variants():
    """The table of Han characters that count as another."""
    parents = {}

    def root(character):
        while character in parents:
            character = parents[character]
        return character

    for one, other in variant_pairs():
        one, other = sorted([root(one), root(other)], key=root_order)
        if one != other:
            parents[other] = one
    entries = sorted(
        (c + root(c) for c in parents), key=lambda entry: entry.encode("utf-8"))
    # The first character has no fewer bytes than the second.
    texts = [
        swift_text([e for e in entries if len(e.encode("utf-8")) == size], "", 36)
        for size in [6, 7, 8]
    ]
    return f"""// Made by Data/make.py of Unihan (Unicode Character Database), which is under
// the Unicode License (see Data/LICENSE-CLDR), and of OpenCC, which is under the
// Apache License 2.0 (see Data/LICENSE-OpenCC). Not to be edited by hand.

/// Han characters, each with the form that it counts as: simplified,
/// traditional, Japanese new and old forms, and radicals.
///
/// Pairs of characters of three bytes of UTF-8, in the order of their bytes.
let hanVariants = \"\"\"
{texts[0]}  \"\"\"

/// The same for pairs of a character of four bytes and one of three.
let rareHanVariants = \"\"\"
{texts[1]}  \"\"\"

/// The same for pairs of characters of four bytes.
let rareHanVariantsOfRare = \"\"\"
{texts[2]}  \"\"\"
""".encode("utf-8")


# Letters that Latin-ASCII leaves, as they are typed without their keyboard: in
# Azerbaijani, and in languages of Africa.
MORE_LETTERS = ["ǝe", "Ǝe", "əe", "Əe", "ɔo", "Ɔo", "ɣg", "Ɣg", "ɩi"]


def in_ascii(letters):
    """The letters of ASCII that ICU's Latin-ASCII makes of each letter; not of
    those that it leaves or makes more than two of."""
    done = subprocess.run(
        ["uconv", "-f", "utf-8", "-t", "utf-8", "-x", "Latin-ASCII"],
        input="\n".join(letters).encode("utf-8"), stdout=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit("make.py: failed: uconv -x Latin-ASCII")
    made = zip(letters, done.stdout.decode("utf-8").split("\n"))
    return {
        letter: text.lower() for letter, text in made
        if text.isascii() and text.isalpha() and len(text) <= 2
    } | {entry[0]: entry[1:] for entry in MORE_LETTERS}


def latin_letters():
    """The table of Latin letters and what ICU's Latin-ASCII makes of them."""
    ranges = [
        (0xC0, 0x2B0), (0x1D00, 0x1DC0), (0x1E00, 0x1F00), (0x2C60, 0x2C80),
        (0xA720, 0xA800), (0xAB30, 0xAB66),
    ]
    letters = [
        chr(c) for low, high in ranges for c in range(low, high)
        if unicodedata.category(chr(c)) in ("Lu", "Ll", "Lo")
        # Letters with accents are base letters with accents already.
        and unicodedata.normalize("NFKD", chr(c)) == chr(c)
    ]
    entries = [letter + text for letter, text in in_ascii(letters).items()]
    text = swift_text(sorted(entries), " ")
    return f"""// Made by Data/make.py of ICU's transliterator Latin-ASCII, which is under the
// Unicode License: see Data/LICENSE-CLDR. Not to be edited by hand.

/// Latin letters in their order, each with the one or two letters of ASCII that it
/// counts as.
let latinLetters = \"\"\"
{text}  \"\"\"
""".encode("utf-8")


# Prints the rules of transliterators as they stand in ICU's data, each on a line.
RULES_PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

int main(int count, char **ids) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *root =
      ures_openDirect(U_ICUDATA_NAME "-translit", "root", &status);
  UResourceBundle *all =
      ures_getByKey(root, "RuleBasedTransliteratorIDs", NULL, &status);
  for (int i = 1; i < count; i++) {
    UResourceBundle *entry = ures_getByKey(all, ids[i], NULL, &status);
    UResourceBundle *file = ures_getByKey(entry, "file", NULL, &status);
    int32_t units = 0, bytes = 0;
    const UChar *rules = ures_getStringByKey(file, "resource", &units, &status);
    char *text = malloc(3 * (size_t)units + 1);
    u_strToUTF8(text, 3 * units + 1, &bytes, rules, units, &status);
    if (U_FAILURE(status)) {
      fprintf(stderr, "%s: %s\n", ids[i], u_errorName(status));
      return 1;
    }
    printf("%s\n", text);
  }
  return 0;
}
"""


def han_rules(text):
    """Rules of a transliterator: syllables with all that they read, and what is
    read otherwise on a condition (`^` at the start, or before a character)."""
    always, exceptions = [], []
    for rule in map(str.strip, text.split(";")):
        listed = re.fullmatch(r"\[([^:^$]*)\]→(\w+)", rule)
        single = re.fullmatch(
            r"(\$startOfHanMarker\{)?\s*(\w)\s*(?:\} \\u0020\? (\w) )?→(\w+)",
            rule)
        if listed:
            always.append((listed[2], re.findall(".-.|.", listed[1])))
        elif single:
            exceptions.append(
                ("^" if single[1] else "") + single[2] + (single[3] or "")
                + single[4])
        elif any("HAN" in unicodedata.name(c, "") or c >= "\u3400"
                 for c in rule if c != "\ufdd1" and c != "→"):
            sys.exit(f"make.py: a rule that nobody reads: {rule}")
    return always, exceptions


def han_readings():
    """The table of readings of Han characters in texts and in names."""
    words, names = compiled(
        RULES_PROGRAM, ["Hani-Latn", "Han-Latin/Names"]).splitlines()
    always, phrases = han_rules(words)
    _, surnames = han_rules(names)
    entries = []
    for syllable, read in always:
        # Long lists are cut, so that lines stay short.
        entry = syllable
        for characters in read:
            if len(entry) + len(characters) > 60:
                entries.append(entry)
                entry = syllable
            entry += characters
        entries.append(entry)
    texts = [swift_text(part, " ") for part in (entries, phrases, surnames)]
    return f"""// Made by Data/make.py of CLDR's rules in ICU's data, which are under the Unicode
// License: see Data/LICENSE-CLDR. Not to be edited by hand.

/// Syllables, each before the Han characters that are read so; `-` stands for the
/// characters between two.
let hanReadings = \"\"\"
{texts[0]}  \"\"\"

/// Characters that are read otherwise before a certain character.
let hanPhrases = \"\"\"
{texts[1]}  \"\"\"

/// Characters that are read otherwise in names: `^` stands for the start of Han
/// text, and a second character for the one that follows.
let hanSurnames = \"\"\"
{texts[2]}  \"\"\"
""".encode("utf-8")


# Letters that are typed or encoded for others, each with these: where a language
# has the second and not the first, it means the second. Of the pairs with one
# first letter, the first that holds counts. None holds where the language's order
# has both in one place already. Unicode's code charts say which letter is whose.
VARIANTS = {
    "Arab": [
        # Kaf: of Arabic, of the languages of Iran and South Asia, of Sindhi.
        ("ك", "ڪ"), ("ك", "ک"), ("ک", "ك"), ("ڪ", "ك"), ("ڪ", "ک"),
        # Yeh: of Arabic, of Persian and Urdu, without dots.
        ("ي", "ی"), ("ی", "ي"), ("ى", "ی"), ("ى", "ي"),
        # Heh: of Arabic, of Urdu, with two eyes, of Uyghur and Kurdish.
        ("ه", "ہ"), ("ه", "ھ"), ("ہ", "ه"), ("ہ", "ھ"), ("ھ", "ه"),
        ("ە", "ه"), ("ە", "ہ"),
        # Teh marbuta: of Urdu, of Arabic.
        ("ۃ", "ة"),
        # Alef: with signs that are part of it in Arabic alone.
        ("أ", "ا"), ("إ", "ا"), ("ٱ", "ا"),
    ],
    # Ra of Assamese and of Bengali.
    "Beng": [("ৰ", "র"), ("র", "ৰ")],
    # Palochka, for which keyboards have i.
    "Cyrl": [("і", "ӏ")],
    # Candra a, as Marathi and as others write it.
    "Deva": [("ॲ", "ऍ")],
    # The capitals look alike: Ð, Đ, Ɖ; and Ǝ, Ə.
    "Latn": [
        ("ð", "đ"), ("ɖ", "đ"), ("ð", "ɖ"), ("đ", "ɖ"), ("ǝ", "ə"), ("ə", "ǝ"),
    ],
}

# Letters that CLDR's order for a language has with another than the language: in
# Persian, أ with ء, which begins no word.
MISPLACED = {("أ", "ا"): "ء"}

# Spellings of letters that CLDR's rules leave out, by language.
SPELLINGS = [("Latn", "SH", "Sh", "om")]


def syllables(one, other):
    """The seven syllables of a consonant of Ethiopic, each with that of another."""
    return [(chr(ord(one) + n), chr(ord(other) + n)) for n in range(7)]


# Letters that only a search takes for each other.
ALIKE = {
    "Arab": [
        # What carries hamza, madda or wasla, and the letter that people type for
        # it: CLDR's search collation has them so for Arabic, and Persian writes
        # its yeh for ئ. Kashmiri has wavy hamzas.
        ("آ", "ا"), ("أ", "ا"), ("إ", "ا"), ("ٱ", "ا"), ("ٲ", "ا"), ("ٳ", "ا"),
        ("ؤ", "و"), ("ئ", "ی"),
        # Teh marbuta, and yeh with a tail, of Pashto.
        ("ة", "ه"), ("ۍ", "ی"),
    ],
    # The sign of a subscript lo, and the letter; nya and the vowel u, which look
    # the same.
    "Laoo": [("ຼ", "ລ")],
    "Mymr": [("ဉ", "ဥ")],
    # What has one sound in Amharic, by CLDR's transform am-am_FONIPA, and is
    # written either way; in Tigrinya names, too.
    "Ethi":
        syllables("ሐ", "ሀ") + syllables("ኀ", "ሀ") + syllables("ሠ", "ሰ")
        + syllables("ዐ", "አ") + syllables("ፀ", "ጸ")
        + [("ሃ", "ሀ"), ("ኣ", "አ"), ("ሧ", "ሷ"), ("ኋ", "ሗ")],
}

# Scripts of several languages, whose letters are foreign to one another. Those of
# syllables and characters are under the titles of their rows.
FOREIGN = ["Arab", "Beng", "Cyrl", "Deva", "Latn"]

# Prints a line for each language and script that ICU has: its script, language
# and letters, and the groups of the letters asked about that its order equates.
LETTERS_PROGRAM = r"""
#include <stdio.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>

static void print(const UChar *text, int32_t length) {
  char bytes[256];
  UErrorCode status = U_ZERO_ERROR;
  u_strToUTF8(bytes, sizeof bytes, NULL, text, length, &status);
  printf(" %s", bytes);
}

int main(int count, char **texts) {
  for (int i = 0; i < uloc_countAvailable(); i++) {
    const char *id = uloc_getAvailable(i);
    char all[64], script[16], language[16], region[16];
    UErrorCode status = U_ZERO_ERROR;
    if (uloc_getCountry(id, region, 16, &status)) continue;
    uloc_addLikelySubtags(id, all, 64, &status);
    uloc_getScript(all, script, 16, &status);
    uloc_getLanguage(all, language, 16, &status);
    ULocaleData *data = ulocdata_open(id, &status);
    if (!data || status == U_USING_DEFAULT_WARNING) continue;
    status = U_ZERO_ERROR;
    USet *set = ulocdata_getExemplarSet(data, NULL, 0, ULOCDATA_ES_STANDARD,
                                        &status);
    if (!set || status == U_USING_DEFAULT_WARNING) continue;
    printf("%s %s\t", script, language);
    for (int32_t item = 0; item < uset_getItemCount(set); item++) {
      UChar text[64];
      UChar32 start, end;
      int32_t length =
          uset_getItem(set, item, &start, &end, text, 64, &status);
      if (length) print(text, length);
      for (UChar32 c = start; !length && c <= end; c++) {
        int32_t units = 0;
        U16_APPEND_UNSAFE(text, units, c);
        print(text, units);
      }
    }
    printf("\t");
    status = U_ZERO_ERROR;
    UCollator *order = ucol_open(id, &status);
    ucol_setStrength(order, UCOL_PRIMARY);
    for (int number = 1; number < count; number++) {
      UChar text[64];
      uint8_t key[256];
      int32_t length;
      u_strFromUTF8(text, 64, &length, texts[number], -1, &status);
      int32_t bytes = ucol_getSortKey(order, text, length, key, 256);
      printf(" ");
      for (int32_t place = 0; place < bytes; place++)
        printf("%02x", key[place]);
    }
    printf("\n");
  }
  return 0;
}
"""


def languages_of_scripts(asked):
    """For each script and language: its letters, as texts, and the primary keys
    of some letters in its order."""
    for line in compiled(LETTERS_PROGRAM, asked).splitlines():
        names, letters, keys = line.split("\t")
        script, language = names.split()
        yield script, language, letters.split(), dict(zip(asked, keys.split()))


def language_names(languages):
    return " ".join(sorted(languages))


def base_by_name(letter, script):
    """The letter that Unicode's name of a letter says it is with something: ق of
    ARABIC LETTER QAF WITH DOT ABOVE; otherwise the letter itself."""
    base, _, added = unicodedata.name(letter).partition(" WITH ")
    # RA WITH LOWER DIAGONAL is the wa of Assamese.
    is_base = added and script != "Beng"
    return unicodedata.lookup(base) if is_base else letter


def letter_relations():
    """The table of letters that are variants of others, are alike, or have a
    home under others."""
    asked = sorted(
        {c for some in VARIANTS.values() for pair in some for c in pair}
        | set(MISPLACED.values()))
    variants, letters = {}, {}
    for script, language, exemplars, keys in languages_of_scripts(asked):
        parts, own = set("".join(exemplars)), set(exemplars)
        letters.setdefault(script, set()).update(
            c for c in parts if unicodedata.category(c) in ("Ll", "Lo"))
        mapped = {}
        for one, other in VARIANTS.get(script, []):
            lost = MISPLACED.get((one, other))
            isLost = lost is not None and keys[one] == keys[lost]
            if other in parts and keys[one] != keys[other] and (
                    one not in parts or isLost):
                mapped.setdefault(one, other)
        for one, other in mapped.items():
            pairs = {(one, other), (one.upper(), other.upper())}
            for pair in pairs:
                variants.setdefault((script, *pair), set()).add(language)
    for script, one, other, language in SPELLINGS:
        variants.setdefault((script, one, other), set()).add(language)
    lines = [
        f"variant {script} {one} {other} {language_names(languages)}"
        for (script, one, other), languages in sorted(variants.items())]
    for script, some in ALIKE.items():
        lines += [f"alike {script} {one} {other}" for one, other in some]
    homes = {}
    for script in FOREIGN:
        own = letters[script]
        # Latin letters with accents are under the letters without them.
        foreign = [
            c for c in own
            if script != "Latn" or unicodedata.normalize("NFD", c) == c]
        ascii = in_ascii(foreign) if script == "Latn" else {}
        for letter in foreign:
            if not letter.isascii():
                home = ascii.get(letter) or base_by_name(letter, script)
                # Clicks and the like are rare.
                if script != "Latn" or home != letter:
                    homes.setdefault((script, home[0]), set()).add(letter)
    own = {}
    for (script, home), some in sorted(homes.items()):
        if some == {home}:
            own.setdefault(script, []).append(home)
        else:
            lines.append(f"home {script} {''.join(sorted(some))} {home}")
    lines += [
        f"home {script} {''.join(some)}" for script, some in own.items()]
    text = "".join(f"  {line}\n" for line in lines)
    return f"""// Made by Data/make.py of CLDR's letters and orders in ICU's data, which are under
// the Unicode License (see Data/LICENSE-CLDR), and of pairs of letters that it
// lists with their sources. Not to be edited by hand.

/// Relations of letters, one a line: its kind, a script, a letter in it, what the
/// letter counts as, and the languages written in the script in which it does.
///
/// A home is under the last letter of the line; without one, each letter has a
/// title of its own.
let letterRelations = \"\"\"
{text}  \"\"\"
""".encode("utf-8")


# Letters of languages whose order CLDR lacks, each behind the letter that it
# follows, as the locales of glibc have them (Debian's `locales`, 2.36): ckb_IQ,
# crh_UA, csb_PL, mi_NZ, szl_PL and tg_TJ. Of Central Kurdish only the letter that
# MediaWiki's order has there, too: glibc alone has و behind ن. CLDR, too, has the
# letters ng and wh in Māori.
ORDERS = {
    "ckb": ["ر ڕ"],
    "crh": ["c ç", "g ğ", "h ı", "n ñ", "o ö", "s ş", "u ü"],
    "csb": ["a ą ã", "e é ë", "l ł", "n ń", "o ò ó ô", "u ù", "z ż"],
    "mi": ["n ng", "w wh"],
    "szl": ["a ã", "c ć", "l ł", "n ń", "o õ ō ô ŏ", "s ś", "z ź ż"],
    "tg": ["г ғ", "е ё", "и ӣ", "к қ", "у ӯ", "х ҳ", "ч ҷ"],
}

# Prints which of some languages have CLDR's root order.
ROOT_ORDER_PROGRAM = r"""
#include <stdio.h>
#include <string.h>
#include <unicode/ucol.h>

int main(int count, char **languages) {
  for (int i = 1; i < count; i++) {
    UErrorCode status = U_ZERO_ERROR;
    UCollator *order = ucol_open(languages[i], &status);
    const char *actual =
        ucol_getLocaleByType(order, ULOC_ACTUAL_LOCALE, &status);
    if (!strcmp(actual, "root")) puts(languages[i]);
  }
  return 0;
}
"""


def with_cases(letter):
    """A letter in the order of its cases: in small letters, capitalized, in
    capital letters."""
    return list(dict.fromkeys(
        [letter, letter[0].upper() + letter[1:], letter.upper()]))


def language_orders():
    """The table of orders that CLDR lacks."""
    entries = []
    for language in compiled(ROOT_ORDER_PROGRAM, list(ORDERS)).split():
        rules, titles = "", []
        for first, *others in map(str.split, ORDERS[language]):
            rules += "&" + first
            for other in others:
                cases = with_cases(other)
                rules += "<" + "<<<".join(cases)
                # I, which ı has, is among A to Z.
                titles += [c for c in cases[-1:] if c != "I"]
                if other == "ı":
                    rules += "&i<<<İ"
                    titles.append("İ")
        quoted = ", ".join(f'"{title}"' for title in titles)
        lines = "".join(
            f"      &{rule}\n" for rule in rules.split("&")[1:])
        entries.append(f'''  AddedOrder(
    language: "{language}",
    titles: [{quoted}],
    rules: """
{lines}      """),
''')
    return f"""// Made by Data/make.py of the letters that it lists with their sources. Not to be
// edited by hand.

/// The orders of languages that CLDR has none for.
let languageOrders = [
{"".join(entries)}]
""".encode("utf-8")


# The library's tables: file, what makes it, and whether this machine can.
TABLES = [
    ("ICU/HanReadings.swift", han_readings, True),
    ("Search/Readings/UsualReadings.swift", usual_readings, UNIHAN.exists()),
    ("Search/Folding/HanVariants.swift", han_variants,
     UNIHAN.exists() and shutil.which("opencc") is not None),
    ("Collation/LanguageOrders.swift", language_orders, True),
    ("Filing/LetterRelations.swift", letter_relations,
     shutil.which("uconv") is not None),
    ("Search/Folding/LatinLetters.swift", latin_letters,
     shutil.which("uconv") is not None),
]


def faults(name, data):
    """What is wrong with the form of a list."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return [f"{name}: {error}"]
    found = []
    if not text.endswith("\n"):
        found.append(f"{name}: no newline at the end")
    separator = {"tsv": "\t", "csv": ";"}.get(name.rpartition(".")[2])
    seen, widths = {}, set()
    for number, line in enumerate(text.split("\n")[:-1], start=1):
        where = f"{name}:{number}"
        if line != line.strip() or not line:
            found.append(f"{where}: empty, or a space at its start or end")
        if any(
            unicodedata.category(character) in ("Cc", "Zl", "Zp", "Cn", "Co")
            and character != separator
            for character in line
        ):
            found.append(f"{where}: a control or unassigned character")
        if line != unicodedata.normalize("NFC", line):
            found.append(f"{where}: not NFC")
        if line in seen:
            found.append(f"{where}: the same as line {seen[line]}")
        seen[line] = number
        widths.add(line.count(separator) if separator else 0)
    if len(widths) > 1:
        found.append(f"{name}: not the same number of fields on every line")
    return found


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: make.py [--check]")
    versions, rows = ask_icu()
    lists = generated_lists(rows)
    for name, _, can_make in TABLES:
        if not can_make:
            print(f"{name}: what it is made of is not installed")
    tables = [(LIBRARY / name, make) for name, make, can_make in TABLES
              if can_make]
    if not arguments:
        for name, data in lists.items():
            (FOLDER / name).write_bytes(data)
        for path, make in tables:
            path.write_bytes(make())
        print(f"{len(lists)} lists from {versions}")
        return 0

    found = []
    for path, make in tables:
        if not path.exists() or path.read_bytes() != make():
            found.append(f"{path.name}: this machine makes another")
    for name, data in lists.items():
        path = FOLDER / name
        if not path.exists():
            found.append(f"{name}: missing")
        elif path.read_bytes() != data:
            found.append(f"{name}: {versions} makes another")
    for path in sorted(FOLDER.iterdir()):
        if path.suffix in (".txt", ".tsv", ".csv"):
            found += faults(path.name, path.read_bytes())
    print("\n".join(found) if found else f"as {versions} makes them")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
