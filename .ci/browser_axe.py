"""The rules of axe-core, for checks of pages in a browser."""
import pathlib
import subprocess
import sys
import tempfile
import zipfile

# This wheel has axe-core 4.12.1.
WHEEL = "axe-playwright-python==0.1.8"

# Runs every rule that axe has, whatever its tags are and whether or not axe itself
# has it on.
RUN = """(async () => {
  const values = axe.getRules().map(({ruleId}) => ruleId);
  const {violations} = await axe.run(document, {
    runOnly: {type: 'rule', values}, resultTypes: ['violations']});
  return violations.flatMap(({id, nodes}) => nodes.map(
    ({target}) => id + ': ' + target.flat().join(' ')));
})()"""


def axe_source():
    """The text of axe-core; None if it cannot be had."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            subprocess.run(
                [sys.executable, "-m", "pip", "download", "--no-deps", "-q",
                 "--only-binary=:all:", "--disable-pip-version-check", "-d", folder,
                 WHEEL],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, timeout=120, check=True)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            return None
        wheel = next(pathlib.Path(folder).glob("*.whl"))
        with zipfile.ZipFile(wheel) as file:
            return file.read("axe_playwright_python/axe.min.js").decode()


def findings(browser, source):
    """What breaks a rule of axe in the page that is open, each as 'rule: target'."""
    # What a debugger evaluates is not subject to the policy of the page.
    browser.value(source + "\n; 0")
    return browser.value(RUN)


def axe_states(browser, check, pages, glossary):
    """Pages in eight states break no rule of axe."""
    source = axe_source()
    if not source:
        print("no axe-core to be had: skipped")
        return
    swedish, desk = pages["swedish"], (1280, 800)
    for name, page, size, query, dark in (
            ("plain", swedish, desk, "", False), ("search", swedish, desk, "a", False),
            ("nothing found", swedish, desk, "zzzz", False),
            ("dark", swedish, desk, "a", True),
            ("right to left", pages["arabic"], desk, "ا", False),
            ("glossary", glossary, desk, "", False),
            ("phone", swedish, (375, 667), "a", False),
            ("people", pages["people"], desk, "", False)):
        browser.open(page, size, dark=dark)
        browser.value("""(text => {
          const field = document.getElementById('query');
          field.value = text;
          field.dispatchEvent(new Event('input'));
        })('%s')""" % query)
        browser.settle()
        found = findings(browser, source)
        check(not found, "axe:", name, len(found), found[:5])
