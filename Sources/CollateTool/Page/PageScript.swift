/// The script of a page: it searches the list, and applies changes.
///
/// It is constant, so that the page's policy can name it by its hash. After a
/// change, `.ci/page-hashes` writes the hash. It reads the data that
/// ``PageData`` writes; the catalog describes them.
enum PageScript {
  /// The SHA-256 of ``text`` in Base64.
  static let hash = "4FHfc6fDNVl7KZYsObOHiIA2C4oQfwekauVacXPGKi4="

  static let text = #"""

    'use strict';

    // What is typed, folded by a table (QueryTable).
    class Folder {
      constructor(table) {
        this.table = table;
        this.folds = new Map();
        this.heads = new Map();
        // Texts of several characters, by the first.
        this.longer = new Map();
        for (const [folds, singles, ranges, texts, heads] of table.groups) {
          const own = Array.isArray(folds) ? folds : table.forms.map(() => folds);
          for (const character of singles ?? '') this.folds.set(character, own);
          const ends = [...ranges ?? ''].map(end => end.codePointAt(0));
          for (let place = 0; place < ends.length; place += 2) {
            for (let code = ends[place]; code <= ends[place + 1]; code++) {
              this.folds.set(String.fromCodePoint(code), own);
            }
          }
          for (const text of texts ?? []) {
            this.folds.set(text, own);
            const [first] = text;
            if (!this.longer.has(first)) this.longer.set(first, []);
            this.longer.get(first).push(text);
          }
          for (const [text, followers] of heads ?? []) {
            if (!this.heads.has(text[0])) this.heads.set(text[0], []);
            this.heads.get(text[0]).push([text, new Set(followers), own]);
          }
        }
        // What stands for several characters at most.
        for (const texts of this.longer.values()) {
          texts.sort((one, other) => other.length - one.length);
        }
      }

      // A text in one form, with marks where something was left out.
      marked(text, place) {
        const rest = [...text.normalize('NFD')];
        let folded = '';
        for (let start = 0; start < rest.length;) {
          const [own, length] = this.next(rest, start, place, folded);
          start += length;
          // A minded accent belongs to the letter before it.
          const isAccent = /^[\uF000-\uF1FF]/.test(own);
          const end = isAccent ? folded.match(/[\x02\x03]?\x01$/) : null;
          folded = end ? folded.slice(0, end.index) + own + end[0]
            : isAccent ? folded : folded + own;
        }
        return folded;
      }

      // The fold of the longest text at some place, and its length.
      next(rest, start, place, folded) {
        const first = rest[start];
        if (this.table.repeating.includes(first) && this.table.forms[place] === 6) {
          const last = folded.match(/\p{Ideographic}$/u);
          if (last) return [last[0], 1];
        }
        for (const [text, followers, folds] of this.heads.get(first) ?? []) {
          if (folds[place] != null && rest.slice(start, start + text.length).join('') === text
              && followers.has(rest[start + text.length])) {
            return [folds[place], text.length];
          }
        }
        let found = first, length = 1;
        const longer = (this.longer.get(first) ?? [])
          .filter(text => this.folds.get(text)[place] != null);
        if (longer.length) {
          const here = rest.slice(start, start + 32).join('');
          found = longer.find(text => here.startsWith(text)) ?? first;
          length = [...found].length;
          // A mark may follow after marks of other kinds.
          for (let at = start + length; /^\p{M}/u.test(rest[at] ?? ''); at++) {
            const text = found + rest[at];
            const before = rest.slice(start + length, at);
            if (longer.includes(text)
                && before.every(mark => mark !== rest[at] && (mark + rest[at]).normalize('NFD') === (rest[at] + mark).normalize('NFD'))) {
              found = text;
              rest.splice(at, 1);
              rest.splice(start + length, 0, '');
              length += 1;
            }
          }
        }
        const own = this.folds.get(found);
        if (own) return [own[place] ?? '', length];
        return [/\p{Unified_Ideograph}/u.test(first) ? first : '\uFFFF', 1];
      }

      // A text in one form, and where it has blanks.
      fold(text, place) {
        const blanks = new Set();
        let folded = '', isBlank = false;
        for (const letter of this.marked(text, place)) {
          if (/[\x04-\x06]/.test(letter)) {
            isBlank ||= letter === '\x05';
            continue;
          }
          if (!/[\x01-\x03\uF000-\uF1FF\u{100000}-\u{10FFFF}]/u.test(letter)) {
            if (isBlank && folded) {
              if (this.table.keepsBlanks) folded += ' ';
              else blanks.add(folded.length);
            }
            isBlank = false;
          }
          folded += letter;
        }
        return {text: folded, blanks};
      }

      // The patterns of a phrase or a word.
      term(text) {
        const {forms, main, finals, joined, completes} = this.table;
        const patterns = [];
        const add = (folded, form, isCompletion) => {
          if (patterns.some(other => other.form === form && other.text === folded.text
              && other.isCompletion === isCompletion
              && [...other.blanks].join() === [...folded.blanks].join())) return;
          patterns.push({...folded, form, isCompletion,
            isLetter: [...folded.text].length === 1});
        };
        const decomposed = text.normalize('NFD');
        const variants = [text];
        const last = [...decomposed].at(-1);
        if (last in finals) {
          variants.push(decomposed.slice(0, -last.length) + finals[last]);
        }
        const apart = [...text].map(letter => joined[letter] ?? letter).join('');
        if (apart !== text) variants.push(apart);
        for (const variant of variants) {
          forms.forEach((form, place) => {
            const folded = this.fold(variant, place);
            add(folded, form, false);
            if (form === main) {
              add({...folded, text: folded.text.replace(/[\x02\x03\uF000-\uF1FF]/g, '')},
                READING, false);
            }
          });
        }
        if (completes) {
          forms.forEach((form, place) => {
            if (!(form & 1)) return;
            for (const rest of this.rests(decomposed, place)) {
              add(this.fold(decomposed + rest, place), form, true);
            }
          });
        }
        return {patterns,
          matchesAll: patterns.some(({text}) => !text),
          // Equal texts are looked for once, in all their forms.
          texts: [...patterns.reduce((texts, pattern) => {
            const key = `${pattern.text}\n${[...pattern.blanks]}`;
            const same = texts.get(key) ?? {...pattern, forms: 0};
            same.forms |= 1 << pattern.form;
            return texts.set(key, same);
          }, new Map()).values()]};
      }

      // What completes letters within which a text ends.
      rests(text, place) {
        const rests = new Set();
        const characters = [...text];
        for (let start = Math.max(0, characters.length - 8); start < characters.length; start++) {
          const tail = characters.slice(start).join('');
          for (const letter of this.longer.get(characters[start]) ?? []) {
            if (letter.length > tail.length && letter.startsWith(tail)
                && this.folds.get(letter)[place] != null
                && !/^\p{M}/u.test(letter.slice(tail.length))) {
              rests.add(letter.slice(tail.length));
            }
          }
        }
        return rests;
      }
    }

    const READING = 7;
    const SCOPES = ['starts-with', 'word-starts-with', 'contains'];

    // What finds a text (an entry of SearchForms).
    class Entry {
      constructor(items, syllables, allForms) {
        this.forms = [];
        this.rows = [];
        for (const item of Array.isArray(items) ? items : [items]) {
          if (typeof item === 'string') {
            const [text, pieces = '', breaks = '', forms, start, inside]
              = item.split('\n');
            this.forms.push({text, pieces, breaks, forms: forms ? +forms : allForms,
              start: +(start || 0), inside, hasBlanks: breaks.includes('b')});
          } else {
            const row = [];
            for (let place = 0; place < item.length; place += 4) {
              row.push({...syllables[item[place]], start: item[place + 1],
                from: item[place + 2], to: item[place + 3]});
            }
            this.rows.push(row);
          }
        }
      }

      has(term, scope) {
        return this.forms.some(form => term.texts.some(
            pattern => pattern.forms & form.forms && find(form, pattern, scope, 0) >= 0))
          || this.rows.some(row => term.patterns.some(
            pattern => pattern.form === READING
              && row.some((syllable, first) => syllable.start <= SCOPES.indexOf(scope)
                && ends(row, first, start(pattern.text), this.keepsBlanks) > 0)));
      }

      // The ranges of the text that match, in UTF-16 units.
      ranges(term, scope) {
        let best = null;
        const starts = [...new Set(this.forms.filter(form => form.pieces !== null)
          .map(form => form.start))];
        for (const start of starts) {
          const forms = this.forms.filter(form => form.start === start && form.forms < 1 << READING);
          const found = textRanges(forms, term, scope);
          if (!found) continue;
          if (!best || found.tier < best.tier) best = found;
          else if (found.tier === best.tier) addRanges(best.ranges, found.ranges);
        }
        if (best) return best.ranges;
        const ranges = [];
        for (const pattern of term.patterns.filter(({form}) => form === READING)) {
          for (const row of this.rows.filter(row => row.at(-1)?.to > 0)) {
            addRanges(ranges, readRanges(row, start(pattern.text), scope, this.keepsBlanks));
          }
        }
        return ranges;
      }
    }

    // The breaks of a form by their offsets: b for blanks, w for other words.
    function breaks(form) {
      if (typeof form.breaks === 'string') {
        const found = new Map();
        let offset = 0;
        for (const [, count, kind] of form.breaks.matchAll(/(\d+)(\D)/g)) {
          found.set(offset += +count, kind);
        }
        form.breaks = found;
      }
      return form.breaks;
    }

    // The first offset of a pattern in a form; -1 if there is none.
    function find(form, pattern, scope, from) {
      if (scope === 'starts-with') {
        return from === 0 && form.text.startsWith(pattern.text) ? 0 : -1;
      }
      let offset = form.text.indexOf(pattern.text, from);
      while (offset >= 0 && !isMatch(form, pattern, scope, offset)) {
        offset = form.text.indexOf(pattern.text, offset + 1);
      }
      return offset;
    }

    // A match across a blank begins a word, or the query has a blank there, too.
    function isMatch(form, pattern, scope, offset) {
      if (offset === 0) return true;
      if (scope === 'contains' && (pattern.isLetter || !form.hasBlanks)) return true;
      const own = breaks(form);
      if (own.has(offset)) return true;
      if (scope !== 'contains') return false;
      for (let place = 1; place < pattern.text.length; place++) {
        if (own.get(offset + place) === 'b' && !pattern.blanks.has(place)) return false;
      }
      return true;
    }

    function textRanges(forms, term, scope) {
      let best = null;
      for (const isCompletion of [false, true]) {
        const wasTyped = best !== null;
        let marked = null;
        const all = [0, 1, 2, 3, 4, 5, 6];
        for (const number of isCompletion ? all.reverse() : all) {
          const form = forms.find(form => form.forms >> number & 1);
          if (!form) continue;
          const tier = number >> 1 > 2 ? 2 : number >> 1;
          for (const pattern of term.patterns) {
            if (pattern.form !== number || pattern.isCompletion !== isCompletion
                || find(form, pattern, scope, 0) < 0) continue;
            best ??= {tier, ranges: []};
            if (!wasTyped && tier === best.tier && marked !== form) {
              addRanges(best.ranges, formRanges(form, pattern, scope));
              marked = form;
            }
          }
        }
      }
      return best;
    }

    // The ranges of the original text in which a form has a pattern.
    function formRanges(form, pattern, scope) {
      const pieces = readPieces(form);
      if (form.pieces[0] === '!') return joinedRanges(form, pieces, pattern, scope);
      const ranges = [];
      let from = 0, offset;
      while ((offset = find(form, pattern, scope, from)) >= 0) {
        const first = pieces.find(piece => piece.end > offset);
        const last = pieces.find(piece => piece.end >= offset + pattern.text.length);
        ranges.push([first.from, last.to]);
        from = last.end;
      }
      return ranges;
    }

    // The pieces of a form, each with its place in the original text, and the end
    // of its letters in the form.
    function readPieces(form) {
      const pieces = [];
      const inside = form.inside?.split('\t') ?? [];
      let original = form.start, folded = 0;
      const add = (units, letters, lengths) => {
        pieces.push({from: original, to: original += units,
          start: folded, end: folded += letters, lengths,
          folds: lengths && inside.splice(0, lengths.length * (lengths.length + 1) / 2 - 1)});
      };
      if (!/[\d(-]/.test(form.pieces)) {
        for (let left = form.text.length; left > 0; left--) add(1, 1);
      }
      for (const [token, count, units, letters, hasInside]
          of form.pieces.matchAll(/(\d+)|-|\((\d+),(\d+)(\*?)\)/g)) {
        if (token === '-') add(1, 0);
        else if (units) add(+units, +letters, hasInside && inside.shift().split(',').map(Number));
        else for (let left = +count; left > 0; left--) add(1, 1);
      }
      return pieces;
    }

    // Where characters belong together: ranges as short as the scope allows.
    function joinedRanges(form, pieces, pattern, scope) {
      const characters = pieces.flatMap((piece, number) => {
        let from = piece.from;
        return (piece.lengths || [piece.to - piece.from]).map((length, place) =>
          ({number, place, from, to: from += length}));
      });
      const has = (from, to, where) =>
        find(part(form, pieces, characters.slice(from, to)), pattern, where, 0) >= 0;
      const ranges = [];
      for (let from = 0, end; from < characters.length; from = end) {
        if (from > 0 && scope !== 'contains') break;
        end = from + 1;
        while (end <= characters.length && !has(from, end, scope)) end++;
        if (end > characters.length) break;
        let first = from;
        if (scope !== 'starts-with') {
          while (first + 1 < end && has(first + 1, end, 'contains')) first++;
        }
        ranges.push([characters[first].from, characters[end - 1].to]);
      }
      return ranges;
    }

    // Some neighbouring characters by themselves, as a form.
    function part(form, pieces, characters) {
      let text = '';
      const own = new Map();
      for (let at = 0; at < characters.length;) {
        const {number, place} = characters[at], piece = pieces[number];
        const count = piece.lengths?.length || 1;
        const last = Math.min(count, place + characters.length - at) - 1;
        if (place === 0 && last === count - 1) {
          for (const [offset, kind] of breaks(form)) {
            if (offset >= piece.start && offset < piece.end) own.set(text.length + offset - piece.start, kind);
          }
          text += form.text.slice(piece.start, piece.end);
        } else {
          if (place === 0 && breaks(form).has(piece.start)) own.set(text.length, breaks(form).get(piece.start));
          // Of each first character, those up to each last one; not all together.
          let index = last - place;
          for (let first = 0; first < place; first++) index += count - first - (first === 0 ? 1 : 0);
          text += piece.folds[index];
        }
        at += last - place + 1;
      }
      return {text, breaks: own, hasBlanks: [...own.values()].includes('b')};
    }

    // Adds ranges that overlap no other.
    function addRanges(ranges, others) {
      ranges.push(...others.filter(other => !ranges.some(
        own => own[0] < other[1] && other[0] < own[1])));
      ranges.sort((one, other) => one[0] - other[0]);
    }

    // How many syllables what is typed from a syllable on takes; 0 if it is not
    // typed there.
    function ends(row, first, typed, keepsBlanks) {
      const ahead = new Map([[first, new Set([0])]]);
      for (let place = first; place < row.length && ahead.size; place++) {
        const before = ahead.get(place);
        if (!before) continue;
        ahead.delete(place);
        let longest = 0;
        if (keepsBlanks && place > first) {
          for (const at of [...before]) if (' \''.includes(typed[at])) before.add(at + 1);
          if (before.has(typed.length)) longest = place - first;
        }
        for (const [letters, span] of row[place].spellings) {
          for (const at of letters ? before : []) {
            let length = 0;
            while (length < letters.length && letters[length] === typed[at + length]) length++;
            if (at + length === typed.length) longest = Math.max(longest, place - first + span);
            else if (length === letters.length) {
              if (!ahead.has(place + span)) ahead.set(place + span, new Set());
              ahead.get(place + span).add(at + length);
            }
          }
        }
        if (longest) return longest;
      }
      return 0;
    }

    // The start of what is typed, as far as it is looked for in syllables.
    function start(typed) {
      let bytes = 0, end = 0;
      for (const letter of typed) {
        const code = letter.codePointAt(0);
        bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        if (bytes > 127) break;
        end += letter.length;
      }
      return typed.slice(0, end);
    }

    function readRanges(row, typed, scope, keepsBlanks) {
      const ranges = [];
      row.forEach((syllable, first) => {
        if (syllable.start > SCOPES.indexOf(scope) || syllable.from < (ranges.at(-1)?.[1] ?? 0)) return;
        const count = ends(row, first, typed, keepsBlanks);
        if (count) ranges.push([syllable.from, row[Math.min(first + count, row.length) - 1].to]);
      });
      return ranges;
    }

    // The entries of the index bar (IndexBar), each with the section it leads to.
    function barEntries({titles, occasional, absent, limit: wanted}, shown) {
      const limit = wanted ?? Infinity;
      const positions = titles.map((_, ordinal) => {
        const next = shown.findIndex(other => other >= ordinal);
        if (next < 0) return shown.length - 1;
        if (shown[next] === ordinal || next === 0) return next;
        if (absent === 'previous') return next - 1;
        if (absent === 'nearest') {
          return ordinal - shown[next - 1] < shown[next] - ordinal ? next - 1 : next;
        }
        return next;
      });
      const titled = [...titles.keys()].filter(ordinal => titles[ordinal]
        && (shown.includes(ordinal)
          || absent !== 'omitted' && !occasional.includes(ordinal)));
      const count = titled.length;
      const run = (leading, isTitle) => ({isTitle, ordinal: titled[leading],
        section: shown[positions[titled[leading]]]});
      const left = (from, to) => run(from + (to - from - 1 >> 1), false);
      if (!shown.length || limit < 1) return [];
      if (!(limit < count)) return titled.map((_, place) => run(place, true));
      if (limit === 1) return [run(0, true)];
      if (limit === 2) return [run(0, true), left(1, count)];
      const runs = [run(0, true)];
      const stops = limit + 1 >> 1;
      for (let stop = 1, before = 1; stop < stops; stop++) {
        const place = Math.floor(stop * (count - 1) / (stops - 1));
        if (before < place) runs.push(left(before, place));
        runs.push(run(place, true));
        before = place + 1;
      }
      return runs;
    }

    // The page.
    const get = id => document.getElementById(id);
    const field = get('query'), scope = get('scope'), count = get('count');
    const main = document.querySelector('main');
    const marks = typeof Highlight === 'undefined' ? null : new Highlight();
    if (marks) CSS.highlights.set('match', marks);
    let data, folder, sections, search, frame;

    function element(name, attributes, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (value != null) made.setAttribute(key, value);
      }
      made.append(...children);
      return made;
    }

    // Reads the page and its data, when they are first needed.
    function prepare() {
      if (data) return;
      data = JSON.parse(get('data').textContent);
      folder = new Folder(data.table);
      let number = 0;
      const entries = readEntries(data.forms);
      sections = [...main.querySelectorAll('section')].map(section => ({
        element: section,
        ordinal: +section.firstElementChild.id.slice(1),
        rows: [...section.querySelectorAll('li')].map(item =>
          newRow(item, entries.slice(number, number += data.fields))),
      }));
    }

    function readEntries({entries, syllables}) {
      const read = syllables.map(items => ({spellings: items.flatMap((letters, place) =>
        typeof letters === 'number' ? []
          : [[letters, typeof items[place + 1] === 'number' ? items[place + 1] : 1]])}));
      const all = data.table.forms.reduce((forms, form) => forms | 1 << form, 0);
      return entries.map(items => {
        const entry = new Entry(items, read, all);
        entry.keepsBlanks = data.table.keepsBlanks;
        return entry;
      });
    }

    function newRow(item, entries) {
      return {item, entries, isShown: !item.hidden};
    }

    // What the page shows of a text: with its language and direction, if these
    // are not the page's.
    function shown([text, lang, dir]) {
      return lang ? element('span', {lang, dir}, text) : text;
    }

    function rowItem({text, detail, link}) {
      const own = shown(text);
      const item = element('li', {}, isSafe(link) ? element('a', {href: link}, own) : own);
      if (detail?.[0]) item.append(' ', element('small', {}, shown(detail)));
      return item;
    }

    // Whether a link only leads somewhere.
    function isSafe(link) {
      if (!link || !URL.canParse(link, location.href)) return false;
      const {protocol} = new URL(link, location.href);
      return ['http:', 'https:', 'mailto:', 'tel:', location.protocol].includes(protocol);
    }

    // Applies changes (ListChanges), with what is new.
    function receive({changes, table, forms, sections: newSections, rows: newRows}) {
      prepare();
      if (table) folder = new Folder(data.table = table);
      const focus = document.activeElement;
      const entries = readEntries(forms);
      const readRow = row => newRow(rowItem(row), entries.splice(0, data.fields));
      const readSection = ({ordinal, title, rows}) => {
        const own = rows.map(readRow);
        return {ordinal, rows: own, element: element('section', {},
          element('h2', {id: `s${ordinal}`}, shown(title)),
          element('ul', {}, ...own.map(({item}) => item)))};
      };
      const readSections = newSections.map(readSection);
      const readRows = newRows.map(readRow);
      // First what is reloaded where it is.
      for (const position of changes.reloadedSections) {
        const section = readSections.shift();
        sections[position].element.replaceWith(section.element);
        sections[position] = section;
      }
      for (const {section, row} of changes.reloadedRows) {
        const own = readRows.shift();
        sections[section].rows[row].item.replaceWith(own.item);
        sections[section].rows[row] = own;
      }
      const movedRows = changes.movedRows.map(({from, isReloaded}) =>
        isReloaded ? readRows.shift() : sections[from.section].rows[from.row]);
      const movedSections = changes.movedSections.map(({from}) => sections[from]);
      // Then everything that leaves, from the end on.
      const byPath = (one, other) => one.section - other.section || one.row - other.row;
      const leaving = [...changes.deletedRows, ...changes.movedRows.map(({from}) => from)];
      for (const {section, row} of leaving.sort(byPath).reverse()) {
        sections[section].rows.splice(row, 1)[0].item.remove();
      }
      const closing = [...changes.deletedSections, ...changes.movedSections.map(({from}) => from)];
      for (const position of closing.sort((one, other) => other - one)) {
        sections.splice(position, 1)[0].element.remove();
      }
      // Then everything that comes, from the start on.
      const opening = [
        ...changes.insertedSections.map(position => [position, readSections.shift()]),
        ...changes.movedSections.map(({to}, place) => [to, movedSections[place]])];
      for (const [position, section] of opening.sort((one, other) => one[0] - other[0])) {
        main.insertBefore(section.element, sections[position]?.element ?? null);
        sections.splice(position, 0, section);
      }
      const coming = [
        ...changes.insertedRows.map(path => [path, readRows.shift()]),
        ...changes.movedRows.map(({to}, place) => [to, movedRows[place]])];
      for (const [{section, row}, own] of coming.sort((one, other) => byPath(one[0], other[0]))) {
        const {element, rows} = sections[section];
        element.lastElementChild.insertBefore(own.item, rows[row]?.item ?? null);
        rows.splice(row, 0, own);
      }
      update();
      // A row that moved keeps the focus.
      if (focus?.isConnected && focus !== document.activeElement) focus.focus({preventScroll: true});
    }

    // The texts of a row's fields, as the page shows them.
    function nodes({item}) {
      const first = node => {
        while (node?.firstChild) node = node.firstChild;
        return node;
      };
      return [first(item), first(item.querySelector('small'))];
    }

    function terms() {
      const text = field.value;
      const words = data.words
        ? [...new Set(text.split(/[\s\x85]+/u).filter(Boolean))] : [text];
      const terms = words.map(word => folder.term(word)).filter(term => !term.matchesAll);
      const seen = new Set();
      return terms.filter(({patterns}) => {
        const key = JSON.stringify(patterns.map(({text, form, blanks}) => [text, form, ...blanks]));
        return !seen.has(key) && seen.add(key);
      }).slice(0, 32);
    }

    function update() {
      prepare();
      const wanted = terms(), where = scope.value;
      let found = 0;
      for (const section of sections) {
        let own = 0;
        for (const row of section.rows) {
          const isShown = wanted.every(term => row.entries.some(entry => entry.has(term, where)));
          if (isShown !== row.isShown) row.item.hidden = !(row.isShown = isShown);
          row.isMarked = false;
          if (isShown) own++;
        }
        section.element.hidden = wanted.length > 0 && own === 0;
        setHeight(section.element, own);
        found += own;
      }
      count.textContent = wanted.length
        ? `${count.dataset.label}: ${found.toLocaleString(document.documentElement.lang || undefined)}` : '';
      updateBar();
      search = {terms: wanted, where};
      marks?.clear();
      markLater();
    }

    function markLater() {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        markInSight();
      });
    }

    // Sections out of sight are not laid out, and are taken to be as high as rows
    // of one line are.
    function setHeight(section, count) {
      section.style.contentVisibility = 'auto';
      section.style.containIntrinsicBlockSize = `auto ${2.3 * count + 2}rem`;
    }

    // Marks what matched in some rows.
    function mark(rows) {
      const {terms, where} = search;
      for (const row of rows) {
        if (row.isMarked) continue;
        row.isMarked = true;
        const texts = nodes(row);
        row.entries.forEach((entry, place) => {
          for (const term of terms) {
            if (!entry.has(term, where)) continue;
            for (const [startOffset, endOffset] of entry.ranges(term, where)) {
              marks.add(new StaticRange({startContainer: texts[place], startOffset,
                endContainer: texts[place], endOffset}));
            }
          }
        });
      }
    }

    // Marks the rows in sight, and some around; others when they come into sight.
    function markInSight() {
      if (!marks || !search?.terms.length) return;
      for (const {element, rows} of sections) {
        if (element.hidden) continue;
        const {top, bottom} = element.getBoundingClientRect();
        if (bottom < -innerHeight || top > 2 * innerHeight) continue;
        const shown = rows.filter(({isShown}) => isShown);
        const isAbove = ({item}) => item.getBoundingClientRect().bottom < -innerHeight;
        let first = 0, end = shown.length;
        while (first < end) {
          const middle = first + end >> 1;
          if (isAbove(shown[middle])) first = middle + 1;
          else end = middle;
        }
        end = first;
        while (end < shown.length
            && shown[end].item.getBoundingClientRect().top < 2 * innerHeight) end++;
        mark(shown.slice(first, end));
      }
    }

    function markAll() {
      if (marks && search?.terms.length) {
        mark(sections.flatMap(({rows}) => rows.filter(({isShown}) => isShown)));
      }
    }

    function updateBar() {
      const list = document.querySelector('nav ol');
      const ordinals = sections.filter(({element}) => !element.hidden).map(({ordinal}) => ordinal);
      const made = barEntries(data.bar, ordinals).map(({isTitle, ordinal, section}) => {
        const [title, lang, dir] = data.bar.titles[isTitle ? ordinal : section] ?? [];
        const text = isTitle ? shown([title, lang, dir]) : '•';
        return element('li', {}, element('a', {href: `#s${section}`,
          'aria-label': isTitle ? null : heading(section)}, text));
      });
      const items = [...list.children].slice(1);
      if (items.length !== made.length
          || items.some((item, place) => !item.isEqualNode(made[place]))) {
        list.replaceChildren(list.firstElementChild, ...made);
      }
    }

    function heading(ordinal) {
      return sections.find(section => section.ordinal === ordinal).element.firstElementChild.textContent;
    }

    if (field) {
      get('search').hidden = false;
      document.querySelector('nav [hidden]')?.removeAttribute('hidden');
      for (const section of main.children) {
        setHeight(section, section.lastElementChild.childElementCount);
      }
      addEventListener('scroll', markLater, {passive: true});
      addEventListener('resize', markLater);
      addEventListener('beforeprint', markAll);
      field.addEventListener('input', update);
      scope.addEventListener('change', update);
      field.addEventListener('focus', () => setTimeout(prepare), {once: true});
      get('search').addEventListener('submit', event => event.preventDefault());
      document.querySelector('nav a[href="#query"]')?.addEventListener('click', event => {
        event.preventDefault();
        field.focus();
        scrollTo(0, 0);
      });
      document.addEventListener('keydown', event => {
        if (event.key === '/' && event.target !== field && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          field.focus();
          field.select();
        } else if (event.key === 'Escape' && event.target === field && field.value) {
          event.preventDefault();
          field.value = '';
          update();
        }
      });
      if (field.value) update();
    }
    if (main.dataset.events) {
      new EventSource(main.dataset.events).onmessage = ({data}) => receive(JSON.parse(data));
    }

    """#
}
