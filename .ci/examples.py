#!/usr/bin/env python3
"""Makes tests of the examples in the documentation.

Every block of Swift in README.md, in the articles and in the doc comments of
the libraries becomes a function under Tests/DocumentationTests/Examples, which
the tests compile and run. A comment behind a statement says what it gives, and
is checked:

    swedish.compare("Ål", "Zebra")  // .greater
    collation.section(for: "Öl")    // 28; the ordinal of Ö
    list.sections.map(\\.title)
    // → A, Ö

"…" stands for something left out, and what follows a semicolon is a remark.
Other comments have lines of their own. A page is one program: its blocks follow
on each other. Manifests of packages are left out.

    .ci/examples.py           writes the tests
    .ci/examples.py --check   fails when they are not up to date
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = ROOT / "Sources/ThumbIndex"
OUTPUT = ROOT / "Tests/DocumentationTests/Examples"

HEADER = """\
// Made by .ci/examples.py from {source}: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

"""
PLAIN = {"import Testing", "import ThumbIndex"}

# The libraries beside it, with what their examples import besides.
BESIDE = {
    ROOT / "Sources/SearchTexts": {"import SearchTexts"},
    ROOT / "Sources/ThumbIndexFoundation":
        {"import Foundation", "import ThumbIndexFoundation"},
}
DECLARATION = re.compile(
    r"(@\w+ )*(private |final )*(struct|class|enum|protocol|extension|actor) ")
NO_EXPRESSION = re.compile(
    r"(let|var|func|for|if|guard|while|switch|do|return|defer)\b"
    r"|[\w.\[\]]+ [-+]?= ")


def header(source, imports):
    return HEADER.format(source=source).replace(
        "import Testing\nimport ThumbIndex\n",
        "".join(line + "\n" for line in sorted(imports)))


class Mistake(Exception):
    pass


def blocks(lines):
    """The blocks of Swift among lines."""
    block = None
    for line in lines:
        if block is None and line.strip() == "```swift":
            block = []
        elif block is not None and line.strip() == "```":
            yield block
            block = None
        elif block is not None:
            block.append(line.rstrip())


def doc_comments(text):
    """The lines of each doc comment, without their slashes."""
    comment = []
    for line in text.splitlines() + [""]:
        match = re.match(r"\s*///( ?)(.*)", line)
        if match:
            comment.append(match[2])
        elif comment:
            yield comment
            comment = []


def trailing_comment(line):
    """A line's code and the comment behind it, or None."""
    quoted = False
    for index, character in enumerate(line):
        if character == '"' and line[index - 1:index] != "\\":
            quoted = not quoted
        elif not quoted and line.startswith("//", index):
            return line[:index].rstrip(), line[index + 2:].strip()
    return line, None


def depth_change(code):
    code = re.sub(r'"(\\.|[^"\\])*"', "", code)
    return sum(code.count(c) for c in "([{") - sum(
        code.count(c) for c in ")]}")


def statements(block):
    """The statements of a block, each with its result or None."""
    found, depth = [], 0
    for line in block:
        code, comment = trailing_comment(line)
        if not code.strip():
            if comment and comment.startswith("→"):
                if depth or not found or found[-1][1]:
                    raise Mistake(f"no statement has this result: {line}")
                found[-1][1] = comment[1:].strip()
            elif comment and found and found[-1][2] and line.startswith("//   "):
                found[-1][1] += " " + comment
                continue
            if found:
                found[-1][2] = bool(comment and comment.startswith("→"))
            continue
        continues = depth > 0 or code[0] in " .)]}"
        if continues:
            found[-1][0].append(code)
        else:
            found.append([[code], None, False])
        depth += depth_change(code)
        if comment is not None:
            if depth:
                raise Mistake(f"a comment needs a line of its own: {line}")
            found[-1][1] = comment
    return [(code, result) for code, result, _ in found]


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def translated(block, source):
    """The lines of a function's body, and declarations for the file."""
    body, declarations, names = [], [], []
    for code, result in statements(block):
        if code[0].startswith("import "):
            continue
        if DECLARATION.match(code[0]):
            if not re.match(r"(extension|private) ", code[0]):
                code[0] = re.sub(r"^((?:@\w+ )*)", r"\1private ", code[0])
            declarations += code + [""]
            continue
        binding = re.match(r"(?:let|var) (\w+)", code[0])
        if binding:
            names.append(binding[1])
        if result is None:
            body += code
            continue
        stated = quoted(result.split("; ")[0])
        if binding:
            body += code
            body.append(f"shows({binding[1]}, {stated})")
        elif NO_EXPRESSION.match(code[0]):
            raise Mistake(f"{source}: no expression: {code[0]}")
        elif result.startswith("throws: "):
            stated = quoted(result.removeprefix("throws: "))
            code[0] = "fails({ _ = " + code[0]
            code[-1] += f" }}, {stated})"
            body += code
        else:
            code[0] = "shows(" + code[0]
            code[-1] += f", {stated})"
            body += code
    return body, declarations, names


def function(name, title, body, names, prefix=""):
    body = body + [f"_ = {each}" for each in dict.fromkeys(names)]
    text = "".join(f"{'  ' + line if line else ''}\n" for line in body)
    # Keys and versions are those of one ICU, with which they are stated.
    is_own = re.search(r'"[0-9a-f]{10,}"|72\.1', text)
    own = ", .enabled(if: isStatedICU)" if is_own else ""
    return f"@Test({quoted(title)}{own})\n{prefix}func {name}() async throws {{\n{text}}}\n"


def identifier(path):
    words = re.findall(r"[A-Za-z0-9]+", path)
    first = words[0].lower() if words[0].isupper() else (
        words[0][0].lower() + words[0][1:])
    return first + "".join(
        w[0].upper() + w[1:] for w in words[1:])


def of_page(path):
    """A page is one program."""
    source = path.relative_to(ROOT).as_posix()
    lines, declarations, names = [], [], []
    imports = set(PLAIN)
    for block in blocks(path.read_text().splitlines()):
        if block[0].startswith("// swift-tools-version"):
            continue
        imports |= {line for line in block if line.startswith("import ")}
        body, types, bound = translated(block, source)
        lines += body
        declarations += types
        names += bound
    if not lines and not declarations:
        return {}
    text = header(source, imports)
    text += "".join(line + "\n" for line in declarations)
    text += function(identifier(path.stem), source, lines, names)
    return {f"{path.stem}.swift": text}


def of_room(folder, files):
    """Each doc comment's example is a program, in which the names stand for
    what struct Examples says."""
    parts = []
    for path in sorted(files):
        count = 0
        for comment in doc_comments(path.read_text()):
            for block in blocks(comment):
                count += 1
                title = f"{path.stem}, {count}"
                body, declarations, names = translated(block, title)
                parts.append("".join(d + "\n" for d in declarations))
                test = function(
                    f"{identifier(path.stem)}{count}", title, body, names,
                    "mutating ")
                parts.append(
                    "extension Examples {\n" + "".join(
                        f"{'  ' + line if line else ''}\n"
                        for line in test.splitlines()) + "}\n\n")
    if not parts:
        return {}
    source = folder.relative_to(ROOT).as_posix()
    imports = PLAIN | BESIDE.get(folder, set())
    return {
        f"Examples+{folder.name}.swift":
            header(source, imports) + "".join(parts).rstrip() + "\n"
    }


def wanted():
    files = {}
    pages = [ROOT / "README.md"]
    for library in [LIBRARY, *BESIDE]:
        pages += sorted(library.rglob("*.md"))
    for page in pages:
        files |= of_page(page)
    for room in sorted(p for p in LIBRARY.iterdir() if p.is_dir()):
        files |= of_room(room, room.rglob("*.swift"))
    for library in BESIDE:
        files |= of_room(library, library.rglob("*.swift"))
    return files


def main():
    files = wanted()
    found = {p.name: p.read_text() for p in OUTPUT.glob("*.swift")}
    if "--check" in sys.argv:
        stale = sorted(
            name for name in files.keys() | found.keys()
            if files.get(name) != found.get(name))
        if stale:
            sys.exit("run .ci/examples.py: not up to date: " + ", ".join(stale))
        return
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name in found.keys() - files.keys():
        (OUTPUT / name).unlink()
    for name, text in files.items():
        if found.get(name) != text:
            (OUTPUT / name).write_text(text)


try:
    main()
except Mistake as mistake:
    sys.exit(f"examples: {mistake}")
