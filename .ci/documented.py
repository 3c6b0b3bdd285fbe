#!/usr/bin/env python3
"""Says which public declarations lack documentation.

    .ci/documented.py GRAPH...     symbol graphs, as `swift package
                                   dump-symbol-graph` writes them

Every declaration of ours has a doc comment, and every type a place on the
module's page. What throws says what, under "- Throws:". Every type, function,
initializer and subscript has an example: its own, or one of its type's or of
an article that uses its name. Exempt are what a protocol of the standard
library asks for (==, hash(into:), description, Codable), and values:
properties and cases are shown with what has them.
"""

import json
import re
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "Sources"
CATALOGS = sorted(SOURCES.glob("*/*.docc"))
ASKED_FOR = re.compile(
    r"^(==|<|>|hash\(into:\)|init\(rawValue:\)|init\(\w+Literal:\)"
    r"|init\(from:\)|encode\(to:\))")
CALLABLE = ("method", "type.method", "init", "subscript", "func", "func.op")
TYPES = ("struct", "class", "enum", "protocol")


def swift(text):
    return "\n".join(re.findall(r"```swift\n(.*?)```", text, re.S))


def main():
    symbols = {}
    for graph in sys.argv[1:]:
        for symbol in json.loads(Path(graph).read_text())["symbols"]:
            if "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
                symbols[tuple(symbol["pathComponents"]), symbol[
                    "identifier"]["precise"]] = symbol
    docs = {
        key: "\n".join(
            line["text"] for line in symbol.get("docComment", {}).get(
                "lines", []))
        for key, symbol in symbols.items()}
    examples = {}
    for (path, _), text in docs.items():
        examples[path] = examples.get(path, "") + swift(text)
    articles = "".join(
        swift(p.read_text()) for c in CATALOGS for p in c.rglob("*.md"))
    front = "".join((c / f"{c.stem}.md").read_text() for c in CATALOGS)

    missing = []
    for key, symbol in sorted(symbols.items()):
        path, name = key[0], key[0][-1]
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        code = "".join(
            part["spelling"] for part in symbol["declarationFragments"])

        def lacks(what):
            missing.append(f"{'.'.join(path)} ({kind}) lacks {what}")

        if kind == "extension":
            continue
        if not docs[key].strip():
            lacks("documentation")
            continue
        if kind in TYPES and len(path) == 1 and f"``{name}``" not in front:
            lacks("a place on the module's page")
        if re.search(r"\bthrows\b", code) and "- Throws:" not in docs[key]:
            if "throws(Failure)" not in code and not ASKED_FOR.match(name):
                lacks("- Throws:")
        if kind not in CALLABLE + TYPES or ASKED_FOR.match(name):
            continue
        base = name.split("(")[0]
        if kind == "init":
            use = rf"\b{path[-2]}\b(<\w+>)?\(|\.init\("
        elif kind == "subscript":
            use = r"\w\["
        elif kind in TYPES:
            use = rf"\b{base}\b|\.{base[0].lower()}{base[1:]}\b"
        else:
            use = rf"\b{re.escape(base)}\b"
        near = "".join(examples.get(path[:n], "") for n in range(1, len(path)))
        if examples[path] or re.search(use, near + articles):
            continue
        lacks("an example")
    if missing:
        sys.exit("\n".join(missing))


main()
