"""Pages that change while they are open, for `.ci/browser`: each random edit leaves
what the list is then, and two browsers follow a server of a few lines."""
import http.server
import json
import subprocess
import threading

RECEIVE = """(steps => steps.map(({message, step}) => {
  const field = document.getElementById('query');
  field.value = step.query;
  field.dispatchEvent(new Event('input'));
  receive(message);
  return STATE();
}))(%s)"""
STATE = """const STATE = () => ({
  sections: [...document.querySelectorAll('main section')].map(section =>
    [section.querySelector('h2').textContent,
     ...[...section.querySelectorAll('li')].map(row => row.textContent)]),
  shown: [...document.querySelectorAll('main section:not([hidden]) li:not([hidden])')]
    .map(row => row.textContent),
  links: [...document.querySelectorAll('main li')].every(row =>
    row.querySelector('a').getAttribute('href').startsWith('/people/')),
  bar: [...document.querySelectorAll('nav li + li a')].every(link =>
    !document.querySelector(link.getAttribute('href')).closest('section').hidden),
}); 0"""
# Notes each frame in which the number told is not that of the rows shown.
WATCH = """(() => {
  window.wrong = [];
  const look = () => {
    const told = document.getElementById('count').textContent.replace(/[^0-9]/g, '');
    const shown = document.querySelectorAll(
      'main section:not([hidden]) li:not([hidden])').length;
    if (told && +told !== shown) window.wrong.push([told, shown]);
    requestAnimationFrame(look);
  };
  look();
})()"""


def edits(live_list, language, count, seed, data):
    """The rows of a list at first, and what each edit sends and leaves."""
    output = subprocess.run(
        [live_list, language, str(count), str(seed),
         data / f"countries-{language}.txt", data / "names.txt"],
        stdout=subprocess.PIPE, check=True).stdout.decode()
    first, *steps = output.strip("\n").split("\n")
    return json.loads(first), [json.loads(step) for step in steps]


def live_page(collate, folder, language, rows, *options):
    source, page = folder / "live.txt", folder / "live.html"
    source.write_text("".join("\t".join(row) + "\n" for row in rows))
    collate(source, page, "-l", language, "-t\\t", "-k1,1", "--columns=1",
            "--detail=2", "--link=3", "--title=People", *options)
    return page


def random_edits(browser, check, collate, live_list, folder, data):
    for language, seed in (("sv", 1), ("ja", 2)):
        rows, steps = edits(live_list, language, 500, seed, data)
        browser.open(live_page(collate, folder, language, rows), (1280, 800))
        browser.value(STATE)
        for start in range(0, len(steps), 50):
            some = steps[start:start + 50]
            for place, (got, want) in enumerate(zip(
                    browser.value(RECEIVE % json.dumps(some)), some)):
                where = (language, "edit", start + place)
                want = want["step"]
                check(got["sections"] == want["sections"], *where, "leaves",
                      got["sections"], "not", want["sections"])
                check(got["shown"] == want["found"], *where, want["query"], "shows",
                      got["shown"], "not", want["found"])
                check(got["links"] and got["bar"], *where, "has wrong links")


class Server(http.server.BaseHTTPRequestHandler):
    """The page, and what happened since an event."""
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if self.path == "/":
            return self.answer("text/html", self.server.page)
        if not self.path.startswith("/events"):
            return self.send_error(404)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        number = int(self.headers.get("Last-Event-ID") or 0)
        sent = 0
        # A connection ends after some events; the page goes on with the next.
        while sent < 30:
            with self.server.changed:
                self.server.changed.wait_for(
                    lambda: number < len(self.server.events))
                event = self.server.events[number]
            number, sent = number + 1, sent + 1
            self.wfile.write(f"retry: 10\nid: {number}\ndata: {event}\n\n".encode())

    def answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def two_browsers(make_browser, check, collate, live_list, folder, data):
    rows, steps = edits(live_list, "sv", 100, 3, data)
    page = live_page(collate, folder, "sv", rows, "--events=/events")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    server.daemon_threads = True
    server.page, server.events = page.read_bytes(), []
    server.changed = threading.Condition()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browsers = [make_browser(number) for number in range(2)]
    try:
        for number, browser in enumerate(browsers):
            browser.open(f"http://127.0.0.1:{server.server_port}/", (1280, 800))
            browser.value(STATE)
            browser.value(WATCH)
            # A search is on in the second.
            browser.value("document.getElementById('query').value = '%s'; "
                          "document.getElementById('query')"
                          ".dispatchEvent(new Event('input'))" % ("", "a")[number])
        for place, step in enumerate(steps):
            with server.changed:
                server.events.append(json.dumps(step["message"]))
                server.changed.notify_all()
            if place % 10 == 0:
                browsers[1].settle()
        for number, browser in enumerate(browsers):
            got = browser.value(
                "(async () => { for (let wait = 0; wait < 300; wait++) {"
                " if (JSON.stringify(STATE().sections) === %s) break;"
                " await new Promise(done => setTimeout(done, 50)); }"
                " return {...STATE(), wrong}; })()"
                % json.dumps(json.dumps(
                    steps[-1]["step"]["sections"], ensure_ascii=False,
                    separators=(",", ":"))))
            check(got["sections"] == steps[-1]["step"]["sections"],
                  "browser", number, "lost something:", got["sections"])
            check(not got["wrong"], "browser", number, "flickers:", got["wrong"][:3])
            check(len(got["shown"]) > 0, "browser", number, "shows nothing")
            complaints = browser.complaints()
            check(not complaints, "browser", number, complaints)
    finally:
        for browser in browsers:
            browser.close()
        server.shutdown()
