#!/usr/bin/env python3
"""Writes the lists in this folder that come out of ICU, and the table of
Chinese readings that the library has from Unihan.

    python3 Data/make.py           writes countries-*.txt, countries.tsv and
                                   UsualReadings.swift
    python3 Data/make.py --check   writes nothing: compares them with this
                                   machine's ICU and Unihan, and checks that
                                   every list is well formed

Needs Python 3.8 or later, a C compiler (`cc`, or the one that CC names) and
ICU's headers, found by `pkg-config` (on Debian: `libicu-dev`, `pkg-config`).
Unihan is that of Debian's `unicode-data`; where it is not installed, the table
is neither written nor compared. The README says which ICU and Unihan what is in
the repository came from; others may name countries differently.
"""

import bz2
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile
import unicodedata

LANGUAGES = """
    ar cs da de el en es fr he hi hu ja ko pl ru sv th tr uk vi zh zh-Hant
""".split()

FOLDER = pathlib.Path(__file__).resolve().parent
UNIHAN = pathlib.Path("/usr/share/unicode/Unihan_Readings.txt.bz2")
TABLE = FOLDER.parent / "Sources/ThumbIndex/Search/Folding/UsualReadings.swift"

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


def ask_icu():
    """ICU's versions, and a row for each code."""
    compiler = shlex.split(os.environ.get("CC", "cc"))
    packages = ["icu-i18n", "icu-uc"]
    flags = output(["pkg-config", "--cflags", "--libs"] + packages).split()
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "countries.c")
        program = pathlib.Path(folder, "countries")
        source.write_text(PROGRAM, encoding="utf-8")
        output(compiler + [source, "-o", program] + flags)
        versions, *lines = output([program] + LANGUAGES).splitlines()
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


def usual_readings():
    """The table of characters that are read in several ways."""
    fields = {"kMandarin": {}, "kHanyuPinlu": {}, "kXHC1983": {}}
    for line in bz2.open(UNIHAN, "rt", encoding="utf-8"):
        code, _, rest = line.rstrip("\n").partition("\t")
        field, _, value = rest.partition("\t")
        if code.startswith("U+") and field in fields:
            fields[field][int(code[2:], 16)] = value
    entries = []
    for code in sorted(set().union(*fields.values())):
        readings = {}
        for field, values in fields.items():
            for reading in readings_of(field, values.get(code, "")):
                readings[without_tone(reading)] = None
        if len(readings) > 1:
            entries.append(chr(code) + ",".join(readings))
    lines, line = [], ""
    for entry in entries:
        if len(line) + len(entry) > 74:
            lines.append(line + " \\")
            line = ""
        line += (" " if line else "") + entry
    lines.append(line)
    text = "".join(f"  {line}\n" for line in lines)
    return f"""// Made by Data/make.py of Unihan (Unicode Character Database), which is under
// the Unicode License: see Data/LICENSE-CLDR. Not to be edited by hand.

/// Han characters with several usual readings in Mandarin, without tones.
///
/// The readings are those of Unihan's kMandarin, kHanyuPinlu and kXHC1983.
let usualReadings = \"\"\"
{text}  \"\"\"
""".encode("utf-8")


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
    if not UNIHAN.exists():
        print("unicode-data is not installed: no table of Chinese readings")
    if not arguments:
        for name, data in lists.items():
            (FOLDER / name).write_bytes(data)
        if UNIHAN.exists():
            TABLE.write_bytes(usual_readings())
        print(f"{len(lists)} lists from {versions}")
        return 0

    found = []
    if UNIHAN.exists() and TABLE.read_bytes() != usual_readings():
        found.append(f"{TABLE.name}: this machine's Unihan makes another")
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
