"""Pages that change while they are open, for `.ci/browser`: each random edit leaves
what the list is then, and two browsers follow a server of a few lines."""
import http.server
import json
import subprocess
import threading

# Receives each change while its query is on, and tells what is there then, and
# whether all is marked as if the query were typed again.
RECEIVE = """(steps => steps.map(({message, step}) => {
  const field = document.getElementById('query');
  const type = () => field.dispatchEvent(new Event('input'));
  field.value = step.query;
  type();
  receive(message);
  const state = STATE();
  type();
  return {...state, isMarked: STATE().marked === state.marked};
}))(%s)"""
STATE = """
  globalThis.place = () => document.querySelector('#list.off')
    ? document.getElementById('hits') : document.getElementById('list');
  globalThis.marked = () => [...CSS.highlights.get('match')].map(range => [
    range.startContainer.textContent, range.startOffset, range.endOffset].join())
    .sort().join();
  globalThis.STATE = () => {
    dispatchEvent(new Event('beforeprint'));
    const shown = [...place().querySelectorAll('li')];
    const rows = [...document.querySelectorAll('#list li')];
    const sections = [...place().children].map(
      section => (section.found?.section.element ?? section).id);
    return {
      sections: [...document.querySelectorAll('#list section')].map(section =>
        [section.querySelector('h2').textContent,
         ...[...section.querySelectorAll('li')].map(row => row.textContent)]),
      shown: shown.map(row => row.textContent),
      areOwn: shown.every(row => (row.original ?? row).isConnected
        && (row.original ?? row).textContent === row.textContent),
      links: rows.every(row =>
        row.querySelector('a').getAttribute('href').startsWith('/people/')),
      ids: rows.map(({id}) => id).filter((id, place, all) => {
        const name = 'r=' + rows[place].querySelector('a').textContent
          .replace(/\\s+/g, '_');
        return id !== name && !id.startsWith(name + '~') || all.indexOf(id) !== place;
      }),
      bar: !sections.length || [...document.querySelectorAll('nav li + li a')].every(
        link => sections.includes(link.hash.slice(1))),
      told: document.getElementById('count').textContent.replace(/[^0-9/]/g, ''),
      counts: [shown.length, rows.length],
      marked: marked(),
    };
  }; 0"""
# Notes each frame in which the number told is not that of the rows shown, or a place
# in sight is without its rows.
WATCH = """(() => {
  window.wrong = [];
  const look = () => {
    const told = document.getElementById('count').textContent.replace(/[^0-9/]/g, '');
    const blocks = [...document.querySelectorAll('#hits ul')];
    const [shown, all] = [blocks.reduce((sum, {rows}) => sum + rows.length, 0),
      document.querySelectorAll('#list li').length];
    const want = place().id === 'hits' ? shown + '/' + all : String(all);
    const empty = blocks.filter(block => !block.firstChild).filter(block => {
      const {top, bottom} = block.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    }).length;
    if (told !== want || empty) window.wrong.push([told, want, empty]);
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
    """Each random edit leaves the rows, hits, marks and places that are to be there."""
    for language, seed in (("sv", 1), ("ja", 2)):
        rows, steps = edits(live_list, language, 500, seed, data)
        # Nothing answers there: what comes is given to the page by hand.
        browser.open(live_page(collate, folder, language, rows, "--events=none"),
                     (1280, 800))
        browser.value(STATE)
        known = set()
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
                # What is wrong once stays wrong.
                check(known.issuperset(got["ids"]), *where, "has the places",
                      got["ids"][:3])
                known.update(got["ids"])
                check(got["areOwn"], *where, "shows rows that are not in the list")
                check(got["isMarked"], *where, want["query"], "marks other parts")
                told = "/".join(map(str, got["counts"]))
                check(got["told"] in (told, str(got["counts"][1])), *where, "tells",
                      got["told"], "not", told)


# Receives changes while a hit has the focus, and tells after each whether it is the
# same hit's still, or that hit is gone.
FOCUS = """(steps => {
  const field = document.getElementById('query');
  field.value = steps[0];
  field.dispatchEvent(new Event('input'));
  const press = key => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  return steps.slice(1).map(({message}) => {
    field.focus();
    for (let count = 0; count < 4; count++) press('ArrowDown');
    const {original, row} = document.activeElement.closest('li') ?? {};
    const top = scrollY;
    receive(message);
    const now = document.activeElement.closest('#hits li');
    const stays = sections.some(({rows}) => rows.includes(row));
    return [original ? stays : null, now?.row === row, scrollY - top];
  });
})(%s)"""


def keeps_focus(browser, check, collate, live_list, folder, data):
    """The hit that has the focus keeps it while other rows come and go, and whoever
    reads on in a page stays where they are."""
    rows, steps = edits(live_list, "sv", 200, 4, data)
    page = live_page(collate, folder, "sv", rows, "--events=none")
    browser.open(page, (1280, 800))
    got = browser.value(FOCUS % json.dumps(["a", *steps]))
    check(any(stays for stays, _, _ in got), "no hit ever has the focus")
    for place, (stays, has_it, moved) in enumerate(got):
        check(not stays or has_it, "focus edit", place, "loses the focus")
    browser.open(page, (1280, 800))
    browser.value("scrollTo(0, 300)")
    browser.settle()
    browser.value(f"receive({json.dumps(steps[0]['message'])})")
    browser.settle()
    top = browser.value("scrollY")
    check(top > 200, "the first change leads from 300 to", top)


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
    """Two browsers follow a server, one with a search on, without a wrong frame."""
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
