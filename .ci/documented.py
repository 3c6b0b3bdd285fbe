#!/usr/bin/env python3
"""Counts public declarations, and says which lack documentation.

    .ci/documented.py GRAPH...     symbol graphs, as `swift package
                                   dump-symbol-graph` writes them

Every declaration of ours has a doc comment, and every type a place on the
module's page. What throws says what, under "- Throws:". Every type, function,
initializer and subscript has an example: its own, or one of its type's or of
an article that uses its name. Exempt are what a protocol of the standard
library asks for (==, hash(into:), description, Codable), and values:
properties and cases are shown with what has them.

Of each module it prints the number of declarations: types, cases, associated
types, functions, initializers, subscripts and properties, those within types and
extensions too, each overload by itself. Not counted are extensions, what the
compiler makes (a derived ==), and what a type gets from a protocol's extension.
Members that a protocol of another module asks for (==, encode(to:),
description, a collection's indices) are counted apart: those of which the
graph says that they stand for such a requirement.
"""

import json
import re
import sys
from collections import Counter
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
    modules, asked_for = {}, set()
    for path in sys.argv[1:]:
        graph = json.loads(Path(path).read_text())
        module = graph["module"]["name"]
        own = f"s:{len(module)}{module}"
        for symbol in graph["symbols"]:
            precise = symbol["identifier"]["precise"]
            if "::SYNTHESIZED::" not in precise:
                symbols[tuple(symbol["pathComponents"]), precise] = symbol
                if symbol["kind"]["identifier"] != "swift.extension":
                    modules[precise] = module
        asked_for |= {
            relation["source"] for relation in graph["relationships"]
            if not relation.get("sourceOrigin", {}).get(
                "identifier", own).startswith(own)}
    declared = Counter(m for p, m in modules.items() if p not in asked_for)
    conforming = Counter(m for p, m in modules.items() if p in asked_for)
    for module, count in declared.items():
        print(
            f"{module}: {count} public declarations, and {conforming[module]} "
            "that protocols of other modules ask for")

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
