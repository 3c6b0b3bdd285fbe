"""Firefox for checks of pages, used like the Chromium of `.ci/browser`: Debian's
firefox-esr, spoken to by WebDriver BiDi over a WebSocket of a few lines."""
import base64
import json
import os
import pathlib
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time

# The seconds that Firefox may take to start, and for an answer.
LIMIT = 120
# The keys that are no letters, as WebDriver names them.
KEYS = {
    "Backspace": "\uE003", "Tab": "\uE004", "Enter": "\uE007", "Escape": "\uE00C",
    "ArrowLeft": "\uE012", "ArrowUp": "\uE013", "ArrowRight": "\uE014",
    "ArrowDown": "\uE015"}


def installed_firefox():
    """The path of Firefox; None if it is not there."""
    path = shutil.which("firefox-esr")
    if path or not shutil.which("apt-get") or os.geteuid() != 0:
        return path
    subprocess.run(
        ["apt-get", "install", "-y", "--no-install-recommends", "firefox-esr"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    return shutil.which("firefox-esr")


class WebSocket:
    """Sends texts to a port of this machine, and receives them."""

    def __init__(self, port, path, deadline):
        self.connection = socket.create_connection(
            ("127.0.0.1", port), deadline - time.monotonic())
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.connection.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.read(1)
        if b" 101 " not in answer:
            raise SystemExit(f"browser: Firefox takes no connection: {answer}")

    def send(self, payload, kind=1):
        length = len(payload)
        if length < 126:
            head = bytes([128 | kind, 128 | length])
        elif length < 1 << 16:
            head = bytes([128 | kind, 128 | 126]) + length.to_bytes(2, "big")
        else:
            head = bytes([128 | kind, 128 | 127]) + length.to_bytes(8, "big")
        # What a client sends is to be masked.
        mask = os.urandom(4)
        masks = (mask * (length // 4 + 1))[:length]
        masked = int.from_bytes(payload, "big") ^ int.from_bytes(masks, "big")
        self.connection.sendall(head + mask + masked.to_bytes(length, "big"))

    def read(self, count):
        while len(self.buffer) < count:
            piece = self.connection.recv(1 << 20)
            if not piece:
                raise SystemExit("browser: Firefox has ended")
            self.buffer += piece
        piece, self.buffer = self.buffer[:count], self.buffer[count:]
        return piece

    def receive(self, deadline):
        """The next text; None if none has begun to come until a time."""
        message = b""
        left = deadline - time.monotonic()
        if left < 0 or not self.buffer and not select.select(
                [self.connection], [], [], left)[0]:
            return None
        while True:
            first, length = self.read(2)
            if length > 125:
                length = int.from_bytes(self.read(2 if length == 126 else 8), "big")
            piece = self.read(length)
            kind = first & 15
            if kind == 8:
                raise SystemExit("browser: Firefox has ended the connection")
            if kind == 9:
                self.send(piece, kind=10)
            # A message may come in parts, of which the last has the highest bit.
            if kind < 3:
                message += piece
                if first & 128:
                    return message


class Firefox:
    """Firefox, with the methods of the `Browser` of Chromium."""

    def __init__(self, path, folder):
        profile = tempfile.mkdtemp(prefix="firefox-", dir=folder)
        # Bars to scroll with take no room, as in Chromium without them.
        pathlib.Path(profile, "user.js").write_text(
            'user_pref("ui.useOverlayScrollbars", 1);\n')
        # It ends with this program at the latest, however that ends.
        self.process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", path, "--headless", "--no-remote",
             "--remote-debugging-port=0", "--profile", profile, "about:blank"],
            env={**os.environ, "HOME": profile, "MOZ_CRASHREPORTER_DISABLE": "1"},
            start_new_session=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number, self.events, self.socket = 0, [], None
        try:
            deadline = time.monotonic() + LIMIT
            file = pathlib.Path(profile, "WebDriverBiDiServer.json")
            self.socket = WebSocket(self.port(file, deadline), "/session", deadline)
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
            # The tab that is there at first never has the focus.
            self.context = self.call("browsingContext.create", type="tab")["context"]
        except BaseException:
            self.close()
            raise

    def port(self, file, deadline):
        """The port that Firefox listens on, which it writes to a file."""
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                return json.loads(file.read_text())["ws_port"]
            except (FileNotFoundError, ValueError):
                time.sleep(0.05)
        raise SystemExit("browser: Firefox does not start")

    def ask(self, seconds, method, parameters):
        """The answer to a message; None if there is none in some seconds."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        deadline = time.monotonic() + seconds
        self.socket.send(json.dumps(message).encode())
        while text := self.socket.receive(deadline):
            answer = json.loads(text)
            if answer.get("id") == self.number:
                return answer
            self.events.append(answer)

    def call(self, method, **parameters):
        answer = self.ask(LIMIT, method, parameters)
        if not answer:
            raise SystemExit(f"browser: {method}: no answer in {LIMIT} s")
        if answer["type"] == "error":
            raise SystemExit(f"browser: {method}: {answer['message'][:500]}")
        return answer["result"]

    def open(self, path, size=(375, 667)):
        width, height = size
        self.call(
            "browsingContext.setViewport", context=self.context,
            viewport={"width": width, "height": height}, devicePixelRatio=1)
        address = path if str(path).startswith("http") else f"file://{path}"
        # The same address with another fragment would not be loaded again.
        for url in ("about:blank", address):
            self.call("browsingContext.navigate", context=self.context, url=url,
                      wait="complete")

    def evaluated(self, method, name, **parameters):
        answer = self.call(
            f"script.{method}", target={"context": self.context}, awaitPromise=True,
            **parameters)
        if answer["type"] == "exception":
            raise SystemExit(
                f"browser: {name[:200]}: {answer['exceptionDetails']['text']}")
        return answer["result"]

    def value(self, expression):
        result = self.evaluated(
            "evaluate", expression, expression=expression, resultOwnership="root",
            serializationOptions={"maxObjectDepth": 0})
        # The page itself makes it plain, as a list may be there twice in a value.
        text = self.evaluated(
            "callFunction", expression, arguments=[result],
            functionDeclaration="value => JSON.stringify(value)")
        return json.loads(text["value"]) if text["type"] == "string" else None

    def settle(self):
        """Waits until what was asked for is on the screen."""
        # A page that gives way to another meanwhile may never answer.
        for _ in range(LIMIT // 4):
            answer = self.ask(4, "script.evaluate", {
                "target": {"context": self.context}, "awaitPromise": True,
                "expression": "new Promise(done => requestAnimationFrame(() =>"
                              " requestAnimationFrame(() => done(1))))"})
            if answer and answer["type"] == "success":
                return
        raise SystemExit(f"browser: nothing on the screen in {LIMIT} s")

    def act(self, kind, *actions):
        self.call("input.performActions", context=self.context,
                  actions=[{"type": kind, "id": kind, "actions": actions}])
        self.settle()

    def click(self, x, y):
        self.act("pointer", {"type": "pointerMove", "x": x, "y": y},
                 {"type": "pointerDown", "button": 0},
                 {"type": "pointerUp", "button": 0})

    def press(self, key, code=None, text=None):
        """Presses a key by its name; the others are what Chromium is told."""
        self.act("key", *({"type": kind, "value": KEYS.get(key, key)}
                          for kind in ("keyDown", "keyUp")))

    def back(self):
        """Goes to where the button for back leads."""
        self.call("browsingContext.traverseHistory", context=self.context, delta=-1)
        self.settle()

    def pdf(self):
        """The page as it is printed on A4."""
        return base64.b64decode(self.call(
            "browsingContext.print", context=self.context,
            page={"width": 21, "height": 29.7})["data"])

    def complaints(self):
        """What Firefox has found wrong, such as a breach of the policy."""
        self.settle()
        found = [event["params"]["text"] for event in self.events
                 if event.get("method") == "log.entryAdded"
                 and event["params"]["level"] in ("error", "warn")]
        self.events.clear()
        return found

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            pass
        # Whatever processes of it are still there.
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        if self.socket:
            self.socket.connection.close()


def use_firefox(check, pages, folder):
    """Firefox searches, follows the bar, links and back, and prints."""
    path = installed_firefox()
    if not path:
        print("no Firefox here, and none to install: skipped")
        return
    browser = Firefox(path, folder)
    try:
        search_in_firefox(browser, check, pages["swedish"])
        print_in_firefox(browser, check, pages["swedish"])
        complaints = browser.complaints()
        check(not complaints, "Firefox:", complaints)
    finally:
        browser.close()


# The address, what is searched for, and how many rows are shown.
SHOWN = """(() => {
  dispatchEvent(new Event('beforeprint'));
  const place = document.querySelector('#list.off') ? 'hits' : 'list';
  return [location.hash, document.getElementById('query').value, place,
    document.querySelectorAll(`#${place} li`).length];
})()"""
WAIT = "new Promise(done => setTimeout(done, 600))"


def search_in_firefox(browser, check, page):
    """Searches by keys, goes to a hit and to an entry of the bar, and back."""
    browser.open(page, (1280, 800))
    rows = browser.value(SHOWN)[3]
    browser.press("/")
    for letter in "ne":
        browser.press(letter)
    browser.value(WAIT)
    found = browser.value(SHOWN)
    check(found[:3] == ["#q=ne", "ne", "hits"] and 0 < found[3] < rows,
          "Firefox finds", found, "of", rows)
    check(browser.value("CSS.highlights.get('match').size") >= found[3],
          "Firefox marks too little")
    browser.press("ArrowDown")
    check(browser.value("document.activeElement.closest('#hits li') ==="
                        " document.querySelector('#hits li')"),
          "no arrow leads to the first hit in Firefox")
    follow_bar_in_firefox(browser, check, "#hits section:nth-child(5)")
    check(browser.value(SHOWN) == found, "Firefox leaves the search by the bar")
    browser.back()
    browser.value(WAIT)
    check(browser.value(SHOWN) == ["", "", "list", rows], "back in Firefox leads to",
          browser.value(SHOWN))
    follow_bar_in_firefox(browser, check, "#list section:nth-child(9)")
    for address, want in (("#q=ne", found), ("#r=Tyskland", None)):
        browser.open(f"{page}{address}", (1280, 800))
        browser.settle()
        check(want in (None, browser.value(SHOWN)), "Firefox opens", address, "as",
              browser.value(SHOWN))
    top = browser.value("document.querySelector(':target').getBoundingClientRect().top")
    check(56 <= top < 780, "a row's link leads in Firefox to", top)


def follow_bar_in_firefox(browser, check, section):
    """Clicks on the entry of the bar for a section, which is at the top then."""
    box = browser.value("""(section => {
      const {id} = section.found?.section.element ?? section;
      const {left, right, top, bottom} = [...document.querySelectorAll('nav a')].find(
        link => link.hash === '#' + id
          && !link.parentElement.classList.contains('pale')).getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2].map(Math.round);
    })(document.querySelector('%s'))""" % section)
    browser.click(*box)
    browser.settle()
    top, at_end = browser.value(
        "[document.querySelector('%s').getBoundingClientRect().top, innerHeight"
        " + scrollY >= document.documentElement.scrollHeight - 2]" % section)
    check(40 <= top <= 73 or at_end, "the bar leads in Firefox to", section, "at", top)


def print_in_firefox(browser, check, page):
    """Prints a page, which is some sheets."""
    browser.open(page, (1280, 800))
    file = browser.pdf()
    check(file.startswith(b"%PDF") and len(file) > 5000, "Firefox prints", len(file),
          "bytes")
