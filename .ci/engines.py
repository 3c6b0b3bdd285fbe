#!/usr/bin/env python3
"""Compares databases with the library; .ci/engines starts it.

  engines.py articles FOLDER ENGINE ...         what the articles show
  engines.py laws [--quick] FOLDER ENGINE ...   law 13
  engines.py measure ROWS FOLDER ENGINE ...     how long queries take
"""

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOG = ROOT / "Sources/ThumbIndex/ThumbIndex.docc"

# The words by which commands of an article are those of one engine.
WORDS = {"postgresql": "psql", "duckdb": "duckdb", "spark": "spark"}


def fail(message):
    sys.exit(f"engines: {message}")


def run(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE,
                          **options).stdout.decode()


# MARK: Articles

def commands(page):
    """The commands of a page's consoles, each with what it is said to write."""
    found = []
    fence = None
    for line in page.read_text().split("\n"):
        if fence is None:
            fence = line[3:] if line.startswith("```") else None
        elif line == "```":
            fence = None
        elif fence == "console":
            if line.startswith("$ "):
                found.append([line[2:], ""])
            elif line.startswith(">") and not found[-1][1]:
                found[-1][0] += "\n" + line[2:]
            else:
                found[-1][1] += line + "\n"
    return found


def articles(folder, engines):
    absent = [word for engine, word in WORDS.items() if engine not in engines]
    os.chdir(folder)
    wrong = 0
    for name in ["A-List-in-a-Database.md", "A-List-on-a-Cluster.md"]:
        start = time.time()
        shown = [command for command in commands(CATALOG / name)
                 if not any(word in command[0] for word in absent)]
        # The commands follow on each other; a sign that no output has separates
        # what they write.
        script = "exec 2>&1\n" + "".join(
            f"{text}\nprintf '\\36'\n" for text, _ in shown)
        seen = run("bash", "-c", script).split("\x1e")
        if len(seen) != len(shown) + 1:
            fail(f"{name}: {len(seen) - 1} of {len(shown)} commands were run")
        for (text, expected), output in zip(shown, seen):
            if output != expected:
                wrong += 1
                print(f"{name}: {text}\n  shown: {expected!r}\n"
                      f"  seen:  {output!r}")
        print(f"{name}: {len(shown)} commands, {time.time() - start:.0f} s")
    if wrong:
        fail(f"{wrong} commands write something else than is shown")


# MARK: Law 13

# What no name should be able to do harm with, and no query.
HOSTILE = [
    "' OR 1=1 --", "%", "_", "100%", "a_b", "\\", "x\\y", "\\%", "\"",
    "\"; DROP TABLE person; --", "O'Brien", "O''Brien", "'; DELETE FROM p;",
    "*", "?", "[a]", "^", "|", "^|a", "$HOME", "${x}", "`id`", "{", "}", "(a",
    "\U00040027", "\uac00", "\ue000", "\U000f0000", "\U0010ffff", "\ufffd",
    "a/b", "a--b", "/* a */", ":name", "?1", "@a", "#", "\u2028", "\x85",
    "\x01", "\x7f", "NULL", "TRUE",
]

TIERS = ["locale,search,base", "locale", "search", "base", "locale,search",
         "locale,base", "search,base"]
LOCALES = ["de", "sv", "hu", "ja", "zh", "th", "ko"]
READINGS = {
    "han": ["pinyin", "pinyinInitials"], "kana": ["romaji"],
    "hangul": ["hangulInitials"],
}
SCOPES = ["contains", "word-starts-with", "starts-with"]


def made_names(count, numbers):
    """Names of all scripts, some of which mean something to an engine."""
    lines = []
    for path in sorted((ROOT / "Data").glob("*.txt")):
        lines += path.read_text().split("\n")
    lines = [line for line in lines if line]
    extra = ["ㅎ한글", "コーヒー", "しんじゅく", "银行", "曾国藩", "女儿", "ccs", "cscs",
             "Aarhus", "Århus", "Straße", "ﬁnance", "ⅷ", "ǅ", "A\u0301\u0323b",
             "e\u0301", "ก็", "เกาะ", "한", "하나", "🎈🎈", "x" * 300]
    names = []
    while len(names) < count:
        kind = numbers.randrange(10)
        if kind < 4:
            name = numbers.choice(lines)
        elif kind < 7:
            name = " ".join(numbers.choice(lines) for _ in range(2))
        elif kind == 7:
            name = numbers.choice(extra + HOSTILE)
        elif kind == 8:
            name = numbers.choice(lines) + numbers.choice(HOSTILE + ["-", ", "]) \
                + numbers.choice(lines + extra)
        else:
            name = numbers.choice(["{}", "({})", "{}!", "Dr. {}", "«{}»"]) \
                .format(numbers.choice(lines + extra))
        names.append(name)
    return names


def made_queries(count, names, numbers):
    """What people type to find them: parts, in other spellings, or hostile."""
    def plain(text):
        return "".join(c for c in unicodedata.normalize("NFD", text)
                       if not unicodedata.combining(c))
    spellings = [str, str, str.lower, str.upper, plain,
                 lambda text: unicodedata.normalize("NFD", text),
                 lambda text: text.replace("ü", "ue").replace("å", "aa"),
                 lambda text: text.replace("'", "").replace("-", "")]
    queries = [("phrase", text) for text in HOSTILE]
    queries += [("phrase", text) for text in [
        "ㅎㄱ", "한ㄱ", "yh", "yinxing", "nver", "tokyo", "sinjuku", "kohi",
        "strass", "muller", "mueller", "aa", "å", "ccs", "เก", "f", "ch", " "]]
    while len(queries) < count:
        name = numbers.choice(names)
        start = numbers.randrange(len(name))
        if numbers.random() < 0.3:
            start = 0
        part = name[start:start + numbers.randint(1, 9)]
        query = numbers.choice(spellings)(part)
        kind = "phrase"
        if numbers.random() < 0.2:
            kind = "words"
            query += " " + numbers.choice(spellings)(name[:numbers.randint(1, 4)])
        if "\t" not in query and "\n" not in query:
            queries.append((kind, query))
    return queries[:count]


# What a found row has: something of the phrase, or of each word.
ALL_TERMS = "HAVING count(*) = (SELECT json_array_length(terms) FROM query)"


def found_in_sqlite(table, index):
    """The statement of the article on SQLite, up to what is done with `found`."""
    return f"""
        query(terms) AS (VALUES (?)),
        pattern(term, text) AS (
          SELECT term.key, pattern.value
          FROM query, json_each(query.terms) AS term,
            json_each(term.value) AS pattern),
        found(term, id) AS (
          SELECT term, {index}.rowid FROM pattern CROSS JOIN {index}
          WHERE length(text) > 2 AND {index}.fold LIKE '%'||text||'%'
          UNION
          SELECT term, id FROM pattern CROSS JOIN {table}
          WHERE length(text) < 3 AND fold LIKE '%'||text||'%')"""


def is_cut(query, name, counts_punctuation):
    """Whether search texts may not have all that a name is typed as: it has
    characters that are read, and the query has more letters than the shortest
    stretches, such characters itself, or signs that count."""
    def are_read(text):
        # Half-width kana are read as well.
        return any(unicodedata.name(c, "").startswith(
            ("CJK", "HIRAGANA", "KATAKANA", "HANGUL"))
            for c in unicodedata.normalize("NFKC", text))
    letters = sum(c.isalpha() for c in query)
    return are_read(name) and (
        letters > 3 or are_read(query)
        or counts_punctuation and letters < len(query))


class Law:
    """One list with one set of options."""

    def __init__(self, locale, tiers, counts_punctuation, names, queries):
        self.title = f"{locale}, {tiers}" + (
            ", with punctuation" if counts_punctuation else "")
        self.names = names
        self.queries = queries
        self.counts_punctuation = counts_punctuation
        self.options = [
            "-l", locale, f"--tiers={tiers}", "--readings=han,kana,hangul"]
        if counts_punctuation:
            self.options.append("--punctuation-counts")
        kinds = [kind for kinds in READINGS.values() for kind in kinds]
        text = "".join(f"{name}\n" for name in names) + "\n" + "".join(
            f"{kind}\t{query}\n" for kind, query in queries)
        lines = run(
            "thumbindex-engines", locale, tiers,
            "significant" if counts_punctuation else "leftOut",
            ",".join(kinds),
            input=text.encode()).split("\n")
        self.order = lines[0]
        self.asked = [(query, scope) for query in queries for scope in [
            "contains", "word-starts-with", "starts-with"]]
        self.expected = lines[1:-1]
        if len(self.expected) != len(self.asked):
            fail(f"{len(self.expected)} answers to {len(self.asked)} queries")
        self.rows = [line.split("\t", 3) for line in run(
            "collate", "keys", *self.options,
            "--columns=section,key,fold,line",
            input="".join(f"{name}\n" for name in names).encode()
        ).split("\n")[:-1]]
        if [row[3] for row in self.rows] != names:
            fail("the tool writes other lines than it read")
        with ThreadPoolExecutor(4) as pool:
            self.patterns = list(pool.map(self.pattern, self.asked))
            self.conditions = list(pool.map(self.condition, self.asked))

    def query(self, asked, *options):
        (kind, query), scope = asked
        words = ["--words"] if kind == "words" else []
        return run("collate", "query", *self.options, f"--scope={scope}", *words,
                   *options, "--", query)

    def pattern(self, asked):
        return json.loads(self.query(asked, "--format=json"))

    def condition(self, asked):
        return self.query(asked, "--format=sql").strip()

    def check(self, engine, order, answers):
        """Compares what an engine answers.

        Where blanks do not count, a row may be found in addition if the letters
        of some term match only across a blank of its name; and with readings
        one that a long or mixed query may mean (`is_cut`)."""
        if order != self.order:
            fail(f"{engine}, {self.title}: another order")
        if len(answers) != len(self.asked):
            fail(f"{engine}, {self.title}: {len(answers)} of {len(self.asked)} "
                 "queries answered")
        more = []
        wrong = 0
        for place, (seen, expected) in enumerate(zip(answers, self.expected)):
            seen, expected = (seen or "").split(), expected.split()
            ours = set(expected)
            more += [(place, int(row)) for row in seen if row not in ours]
            if [row for row in seen if row in ours] != expected:
                wrong += 1
                less = [self.names[int(row)] for row in ours - set(seen)]
                print(f"{engine}, {self.title}: {self.asked[place]}: not found, "
                      f"or in another order: {sorted(less)[:5]}")
        words = self.search_texts({
            word for _, row in more for word in self.names[row].split()})
        for place, row in more:
            own = [words[word] for word in self.names[row].split()]
            if self.asked[place][1] == "starts-with":
                # Words of signs alone have no letters.
                own = [text for text in own if text][:1]
            if is_cut(self.asked[place][0][1], self.names[row],
                      self.counts_punctuation):
                continue
            if self.counts_punctuation or all(
                    any(text in word for text in term for word in own)
                    for term in self.patterns[place]):
                wrong += 1
                print(f"{engine}, {self.title}: {self.asked[place]}: wrongly "
                      f"found {self.names[row]!r}")
        if wrong:
            fail(f"{engine}, {self.title}: {wrong} mistakes")

    def search_texts(self, texts):
        """The search text of each of some texts."""
        texts = sorted(texts)
        made = run("collate", "keys", *self.options, "--columns=fold",
                   input="".join(f"{text}\n" for text in texts).encode())
        return dict(zip(texts, made.split("\n")))

    def sqlite(self, _):
        list = sqlite3.connect(":memory:")
        list.executescript("""
            CREATE TABLE p (id INTEGER PRIMARY KEY, section INT, key TEXT,
              fold TEXT);
            CREATE VIRTUAL TABLE p_fold USING fts5 (fold, content='p',
              content_rowid='id', tokenize='trigram', detail=none)""")
        list.executemany(
            "INSERT INTO p VALUES (?, ?, ?, ?)",
            [(number, int(section), key, fold) for
             number, (section, key, fold, _) in enumerate(self.rows)])
        list.execute("INSERT INTO p_fold (p_fold) VALUES ('rebuild')")
        place = {number: place for place, (number,) in enumerate(
            list.execute("SELECT id FROM p ORDER BY section, key, id"))}
        answers = []
        for patterns, condition in zip(self.patterns, self.conditions):
            if not patterns:
                found = list.execute(f"SELECT id FROM p WHERE {condition}")
            else:
                found = list.execute(
                    f"WITH {found_in_sqlite('p', 'p_fold')} SELECT id FROM found "
                    f"GROUP BY id {ALL_TERMS}",
                    [json.dumps(patterns)])
            rows = sorted((number for number, in found), key=place.get)
            answers.append(" ".join(map(str, rows)))
        # The plain condition finds the same, here for some.
        for index in range(0, len(self.asked), 7):
            rows = sorted((number for number, in list.execute(
                f"SELECT id FROM p WHERE {self.conditions[index]}")),
                key=place.get)
            if " ".join(map(str, rows)) != answers[index]:
                fail(f"sqlite: {self.conditions[index]} and FTS5 differ")
        return " ".join(map(str, place)), answers

    def duckdb(self, folder):
        import duckdb
        self.write(folder)
        list = duckdb.connect()
        list.execute("""
            CREATE TABLE p AS SELECT id, section, unhex(key) AS key, fold
            FROM read_csv(?, delim = '\t', quote = '', escape = '',
              header = false, auto_detect = false, nullstr = '\r', columns = {
                'id': 'INTEGER', 'section': 'INTEGER', 'key': 'VARCHAR',
                'fold': 'VARCHAR'})""", [f"{folder}/rows.tsv"])

        def ids(condition):
            return list.execute(
                "SELECT string_agg(id, ' ' ORDER BY section, key, id) "
                f"FROM p WHERE {condition}").fetchone()[0]
        return ids("TRUE"), [ids(condition) for condition in self.conditions]

    def postgresql(self, folder):
        self.write(folder)
        statements = "".join(
            "SELECT string_agg(id::text, ' ' ORDER BY section, key, id) "
            f"FROM p WHERE {condition};\n"
            for condition in ["TRUE"] + self.conditions)
        lines = run(
            "psql", "-qAt", "-v", "ON_ERROR_STOP=1", "laws", input=f"""
                DROP TABLE IF EXISTS p;
                CREATE EXTENSION IF NOT EXISTS pg_trgm;
                CREATE TEMP TABLE made (id int, section int, key text, fold text);
                \\copy made FROM {folder}/rows.tsv WITH (FORMAT csv, DELIMITER E'\\t', QUOTE E'\\001')
                CREATE TABLE p AS SELECT id, section, decode(key, 'hex') AS key,
                  coalesce(fold, '') AS fold FROM made;
                CREATE INDEX p_fold ON p USING gin (fold gin_trgm_ops);
                ANALYZE p;
                {statements}""".encode(),
            env={**os.environ, "PGOPTIONS": "--client-min-messages=warning"}
        ).split("\n")
        return lines[0], lines[1:-1]

    spark_session = None

    def spark(self, folder):
        from pyspark.sql import SparkSession
        if Law.spark_session is None:
            Law.spark_session = (
                SparkSession.builder.master("local-cluster[2,1,1024]")
                .config("spark.executor.memory", "1g")
                .config("spark.ui.enabled", "false")
                .config("spark.ui.showConsoleProgress", "false")
                .config("spark.sql.shuffle.partitions", "8")
                .config("spark.local.dir", folder).getOrCreate())
            Law.spark_session.sparkContext.setLogLevel("ERROR")
        session = Law.spark_session
        # The workers file the rows, each some.
        lines = session.sparkContext.parallelize(
            [f"{number}\t{name}" for number, name in enumerate(self.names)], 6)
        tool = " ".join(["collate keys", *self.options,
                         "-t '\t' -k 2 --columns=section,key,fold,line"])

        def row(line):
            section, key, fold, number, _ = line.split("\t", 4)
            return int(number), int(section), key, fold
        rows = lines.pipe(tool, env=dict(os.environ), checkCode=True).map(row) \
            .toDF("id int, section int, key string, fold string").cache()
        rows.createOrReplaceTempView("p")
        order = [str(number) for number, in session.sql(
            "SELECT id FROM p ORDER BY section, key, id").collect()]
        session.createDataFrame(
            [(query, term, pattern)
             for query, terms in enumerate(self.patterns)
             for term, patterns in enumerate(terms) for pattern in patterns],
            "query int, term int, pattern string") \
            .createOrReplaceTempView("pattern")
        session.createDataFrame(
            [(query, len(terms)) for query, terms in enumerate(self.patterns)],
            "query int, terms int").createOrReplaceTempView("query")
        found = dict(session.sql("""
            WITH pair AS (
              SELECT query, id, section, key, count(DISTINCT term) AS terms
              FROM pattern JOIN p ON contains(p.fold, pattern.pattern)
              GROUP BY query, id, section, key)
            SELECT query, array_join(transform(array_sort(
                collect_list(struct(section, key, id))), row -> row.id), ' ')
            FROM pair JOIN query USING (query, terms)
            GROUP BY query""").collect())
        answers = [
            found.get(index, "") if terms else " ".join(order)
            for index, terms in enumerate(self.patterns)]
        # The condition of the tool finds the same, here for some.
        for index in range(5, len(self.asked), max(len(self.asked) // 3, 1)):
            seen = [str(number) for number, in session.sql(
                f"SELECT id FROM p WHERE {self.conditions[index]} "
                "ORDER BY section, key, id").collect()]
            if " ".join(seen) != answers[index]:
                fail(f"spark: {self.conditions[index]} and contains differ")
        return " ".join(order), answers

    def write(self, folder):
        """Writes the columns for engines that read files."""
        with open(f"{folder}/rows.tsv", "w") as file:
            for number, (section, key, fold, _) in enumerate(self.rows):
                file.write(f"{number}\t{section}\t{key}\t{fold}\n")
        os.chmod(f"{folder}/rows.tsv", 0o644)


def laws(folder, engines, is_quick):
    seed = int(os.environ.get("THUMBINDEX_SEED", "20"))
    numbers = random.Random(seed)
    names = made_names(1500 if is_quick else 20_000, numbers)
    queries = made_queries(120 if is_quick else 300, names, numbers)
    for index, tiers in enumerate(TIERS):
        law = Law(LOCALES[index], tiers, index % 2 == 1, names, queries)
        matches = sum(bool(answer) for answer in law.expected)
        for engine in engines:
            start = time.time()
            order, answers = getattr(law, engine)(folder)
            law.check(engine, order, answers)
            print(f"{engine}, {law.title}: {len(names)} rows, "
                  f"{len(law.asked)} queries, {matches} of them with matches, "
                  f"{time.time() - start:.0f} s", flush=True)
    if Law.spark_session is not None:
        Law.spark_session.stop()


# MARK: Measuring

def many_names(count, path):
    """Two words of the languages of Debian's word lists each."""
    words = []
    for name in ["polish", "american-english", "ngerman", "french", "spanish"]:
        with open(f"/usr/share/dict/{name}", errors="ignore") as file:
            words += [word for word in file.read().split("\n")
                      if 0 < len(word) < 20]
    numbers = random.Random(1)
    with open(path, "w") as file:
        for start in range(0, count, 100_000):
            size = min(100_000, count - start)
            file.write("".join(
                f"{one.capitalize()} {other.capitalize()}\n" for one, other in
                zip(numbers.choices(words, k=size),
                    numbers.choices(words, k=size))))


class Measured:
    """A list in an engine, and how long it answers."""

    options = ["-l", "pl"]

    def __init__(self, folder, rows):
        self.folder = folder
        self.rows = rows

    def note(self, title, seconds, found=""):
        print(f"{type(self).__name__.lower()}, {self.rows} rows: {title}: "
              f"{1000 * seconds:.1f} ms {found}", flush=True)

    def timed(self, title, statement, values=()):
        times = []
        for _ in range(4):
            start = time.perf_counter()
            found = self.rows_of(statement, values)
            times.append(time.perf_counter() - start)
            if times[-1] > 20:
                break
        # The first one warms up.
        self.note(title, min(times[1:] or times), f"{len(found)} rows")
        return found

    def run(self):
        start = time.time()
        self.load()
        print(f"{type(self).__name__.lower()}, {self.rows} rows: loaded and "
              f"indexed in {time.time() - start:.0f} s, "
              f"{self.size() >> 20} MB", flush=True)
        place = "section, key, id"
        page = "SELECT name, section, key, id FROM person"
        first = self.timed(
            "first page", f"{page} ORDER BY {place} LIMIT 50")
        last = self.rows_of(
            f"{page} WHERE section = 12 ORDER BY key, id LIMIT 50")[-1]
        self.timed(
            "page behind a row",
            f"{page} WHERE (section, key, id) > ({self.mark}, {self.mark}, "
            f"{self.mark}) ORDER BY {place} LIMIT 50", last[1:])
        self.timed("first page of a section",
                   f"{page} WHERE section = 17 ORDER BY key, id LIMIT 50")
        self.timed("counts of all sections",
                   "SELECT title, count FROM section ORDER BY ordinal")
        for scope, query in [
                ("starts-with", "kow"), ("starts-with", "łód"),
                ("starts-with", "kowal"), ("word-starts-with", "kow"),
                ("word-starts-with", "schiff"), ("contains", "kow"),
                ("contains", "łód"), ("contains", "schiff"),
                ("contains", "kowalsk"), ("contains", "xyz")]:
            statement, values = self.search(scope, query)
            found = self.timed(
                f"{scope} {query}, all rows found",
                statement.format("SELECT count(*) FROM person", ""), values)
            self.timed(f"{scope} {query} ({found[0][0]}), first page",
                       statement.format(page, f"ORDER BY {place} LIMIT 50"),
                       values)
        self.timed("name LIKE '%kow%' without our columns",
                   "SELECT count(*) FROM person WHERE name LIKE '%kow%'")
        assert first

    def patterns(self, scope, query, form):
        return run("collate", "query", *self.options, f"--scope={scope}",
                   f"--format={form}", "--", query).strip()


class SQLite(Measured):
    mark = "?"

    def load(self):
        path = f"{self.folder}/people.db"
        script = f"""
            PRAGMA journal_mode = off; PRAGMA synchronous = off;
            CREATE TABLE section (
              ordinal INTEGER PRIMARY KEY, title TEXT, count INTEGER);
            CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT,
              section INTEGER, key TEXT, fold TEXT);
            CREATE TABLE filed (section INTEGER, title, key, fold, name);
            CREATE VIRTUAL TABLE person_fold USING fts5 (fold,
              content='person', content_rowid='id', tokenize='trigram',
              detail=none);
            .mode ascii
            .separator "\\t" "\\n"
            .import "{self.folder}/filed.tsv" filed
            INSERT INTO person SELECT rowid, name, section, key, fold FROM filed;
            INSERT INTO section SELECT section, title, count(*) FROM filed
              GROUP BY section;
            DROP TABLE filed;
            CREATE INDEX person_place ON person (section, key, id);
            INSERT INTO person_fold (person_fold) VALUES ('rebuild');
            ANALYZE"""
        run("sqlite3", path, input="\n".join(
            line.strip() for line in script.split("\n")).encode())
        self.list = sqlite3.connect(path)
        self.list.execute("PRAGMA cache_size = -1000000")

    def size(self):
        return os.path.getsize(f"{self.folder}/people.db")

    def rows_of(self, statement, values=()):
        return self.list.execute(statement, values).fetchall()

    def search(self, scope, query):
        if scope == "contains" and len(query) < 4:
            # Many rows match: the list is gone through until a page is full.
            condition = self.patterns(scope, query, "sql")
            self.timed(
                f"{scope} {query}, first page in list order",
                "SELECT name, section, key, id FROM person "
                f"WHERE {condition} ORDER BY section, key, id LIMIT 50")
        found = found_in_sqlite("person", "person_fold")
        return f"""
            WITH {found}
            {{}} WHERE id IN (SELECT id FROM found GROUP BY id {ALL_TERMS})
            {{}}""", [self.patterns(scope, query, "json")]


class DuckDB(Measured):
    mark = "?"

    def load(self):
        import duckdb
        self.list = duckdb.connect(f"{self.folder}/people.duckdb")
        self.list.execute("""
            CREATE TABLE person AS SELECT id, name, section, unhex(key) AS key,
              fold FROM (SELECT row_number() OVER () AS id, * FROM read_csv(?,
                delim = '\t', quote = '', escape = '', header = false,
                auto_detect = false, nullstr = '\r', columns = {
                  'section': 'INTEGER', 'title': 'VARCHAR', 'key': 'VARCHAR',
                  'fold': 'VARCHAR', 'name': 'VARCHAR'}))
            ORDER BY section, key, id""", [f"{self.folder}/filed.tsv"])
        self.list.execute("""
            CREATE VIEW section AS SELECT section AS ordinal,
              section::VARCHAR AS title, count(*) AS count
            FROM person GROUP BY section""")
        self.list.execute("CHECKPOINT")

    def size(self):
        return os.path.getsize(f"{self.folder}/people.duckdb")

    def rows_of(self, statement, values=()):
        return self.list.execute(statement, list(values)).fetchall()

    def search(self, scope, query):
        condition = self.patterns(scope, query, "sql")
        return "{} WHERE " + condition + " {}", []


class PostgreSQL(Measured):
    mark = "%s"

    def load(self):
        self.psql("""
            CREATE EXTENSION IF NOT EXISTS pg_trgm;
            SET maintenance_work_mem = '1GB';
            CREATE TABLE section (ordinal int PRIMARY KEY, title text,
              count bigint);
            CREATE UNLOGGED TABLE filed (id bigserial, section int, title text,
              key text, fold text, name text);
            \\copy filed (section, title, key, fold, name) FROM """
                  f"{self.folder}/filed.tsv WITH (FORMAT csv, "
                  """DELIMITER E'\\t', QUOTE E'\\001')
            CREATE UNLOGGED TABLE person AS SELECT id, name, section,
              decode(key, 'hex') AS key, fold FROM filed;
            INSERT INTO section SELECT section, title, count(*) FROM filed
              GROUP BY section, title;
            DROP TABLE filed;
            ALTER TABLE person ADD PRIMARY KEY (id);
            CREATE INDEX person_place ON person (section, key, id);
            CREATE INDEX person_fold ON person USING gin (fold gin_trgm_ops);
            VACUUM ANALYZE person""")

    def psql(self, script):
        return run("psql", "-qAt", "-v", "ON_ERROR_STOP=1", "laws",
                   input="\n".join(line.strip() for line in
                                   script.split("\n")).encode())

    def size(self):
        return int(self.psql("SELECT pg_total_relation_size('person')"))

    def timed(self, title, statement, values=()):
        # The server says how long it took.
        lines = self.psql("\\timing on\n" + 4 * (
            self.filled(statement, values) + ";\n")).split("\n")
        times = [float(line.split()[1]) / 1000 for line in lines
                 if line.startswith("Time: ")]
        found = self.rows_of(statement, values)
        self.note(title, min(times[1:]), f"{len(found)} rows")
        return found

    def filled(self, statement, values):
        # Hexadecimal, from the server.
        return statement % tuple(
            value if value.isdigit() else f"'{value}'" for value in values) \
            if values else statement

    def rows_of(self, statement, values=()):
        return [line.split("|") for line in self.psql(
            self.filled(statement, values)).split("\n")[:-1]]

    def search(self, scope, query):
        condition = self.patterns(scope, query, "sql")
        if scope == "contains" and len(query) < 4:
            self.timed(
                f"{scope} {query}, first page in list order",
                "SELECT name, section, key, id FROM person "
                f"WHERE {condition} ORDER BY section, key, id LIMIT 50")
        return (f"WITH person AS MATERIALIZED (SELECT * FROM person "
                f"WHERE {condition}) {{}} {{}}"), []


def processor_seconds():
    """What all processors of the machine have spent so far."""
    with open("/proc/stat") as file:
        user, nice, system = file.readline().split()[1:4]
    return (int(user) + int(nice) + int(system)) / os.sysconf("SC_CLK_TCK")


def measure_spark(rows, folder):
    """Sorts the names on two executors, and beside that by `collate sort`."""
    from pyspark.sql import SparkSession

    def timed(title, work):
        start, processors = time.time(), processor_seconds()
        work()
        print(f"{title}, {rows} rows: {time.time() - start:.1f} s, "
              f"{processor_seconds() - processors:.1f} s of processors",
              flush=True)

    session = (
        SparkSession.builder.master("local-cluster[2,1,2048]")
        .config("spark.executor.memory", "2g")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.local.dir", folder).getOrCreate())
    session.sparkContext.setLogLevel("ERROR")
    tool = " ".join(["collate keys", *Measured.options, "--parallel=1",
                     "--columns=section,key,line"])
    # SQL hands the lines to the tool without Python in between.
    tabs = r"ROW FORMAT DELIMITED FIELDS TERMINATED BY '\t'"
    session.read.text(f"file://{folder}/names").createOrReplaceTempView("names")
    timed("spark", lambda: session.sql(f"""
        SELECT line FROM (
          SELECT TRANSFORM(value) {tabs} USING '{tool}'
            AS (section int, key string, line string) {tabs}
          FROM names)
        ORDER BY section, key, line""").write.text(f"file://{folder}/sorted"))
    session.stop()
    timed("collate sort -S 1G", lambda: run(
        "collate", "sort", *Measured.options, "-S", "1G", "-T", folder,
        "-o", f"{folder}/sorted.txt", f"{folder}/names"))
    with open(f"{folder}/sorted.txt", "rb") as ours:
        for piece in sorted(Path(f"{folder}/sorted").glob("part-*")):
            with open(piece, "rb") as theirs:
                while block := theirs.read(1 << 24):
                    if block != ours.read(len(block)):
                        fail("spark sorts otherwise than collate")
        if ours.read(1):
            fail("spark sorts fewer names than collate")
    print("both sort alike", flush=True)


def measure(rows, folder, engines):
    many_names(rows, f"{folder}/names")
    if engines != ["spark"]:
        start = time.time()
        with open(f"{folder}/filed.tsv", "w") as file:
            subprocess.run(
                ["collate", "keys", *Measured.options,
                 "--columns=section,title,key,fold,line", f"{folder}/names"],
                stdout=file, check=True)
        print(f"{rows} rows filed in {time.time() - start:.1f} s")
        os.chmod(f"{folder}/filed.tsv", 0o644)
    for engine in [SQLite, DuckDB, PostgreSQL]:
        if engine.__name__.lower() in engines:
            engine(folder, rows).run()
    if "spark" in engines:
        measure_spark(rows, folder)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    task = arguments.pop(0)
    is_quick = "--quick" in arguments
    rows = int(arguments.pop(0)) if task == "measure" else 0
    folder, *engines = [word for word in arguments if word != "--quick"]
    if task == "measure":
        measure(rows, folder, engines)
    elif task == "articles":
        articles(folder, engines)
    else:
        laws(folder, engines, is_quick)
