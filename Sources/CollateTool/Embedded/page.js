'use strict';

// The entries of the index bar (IndexBar), each with the section it leads to.
function barEntries({titles, occasional, absent, limit: wanted}, shown) {
  const limit = wanted ?? Infinity;
  let next = 0;
  const positions = titles.map((_, ordinal) => {
    while (shown[next] < ordinal) next++;
    if (next === shown.length) return next - 1;
    if (shown[next] === ordinal || next === 0) return next;
    if (absent === 'previous') return next - 1;
    if (absent === 'nearest') {
      return ordinal - shown[next - 1] < shown[next] - ordinal ? next - 1 : next;
    }
    return next;
  });
  const own = new Set(shown), rare = new Set(occasional);
  const titled = [...titles.keys()].filter(ordinal => titles[ordinal]
    && (own.has(ordinal) || absent !== 'omitted' && !rare.has(ordinal)));
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
  let place = 0;
  const readRow = row => newRow(rowItem(row), entries.slice(place, place += data.fields));
  const readSection = ({ordinal, title, rows}) => {
    const own = rows.map(readRow);
    // One by one: no call takes as many arguments as a section may have rows.
    const list = element('ul', {});
    for (const {item} of own) list.append(item);
    return {ordinal, rows: own, element: element('section', {},
      element('h2', {id: `s${ordinal}`}, shown(title)), list)};
  };
  // The rows of ranges, one by one.
  const paths = ranges => ranges.flatMap(({section, row, count}) =>
    Array.from({length: count}, (_, place) => ({section, row: row + place})));
  const ends = end => paths(changes.movedRanges.map(range => range[end]));
  const [from, to] = [ends('from'), ends('to')];
  const areReloaded = changes.movedRanges.flatMap(({from, isReloaded}) =>
    Array(from.count).fill(isReloaded));
  const readSections = newSections.map(readSection).values();
  const readRows = newRows.map(readRow).values();
  // First what is reloaded where it is.
  for (const position of changes.reloadedSections) {
    const section = readSections.next().value;
    sections[position].element.replaceWith(section.element);
    sections[position] = section;
  }
  for (const {section, row} of paths(changes.reloadedRanges)) {
    const own = readRows.next().value;
    sections[section].rows[row].item.replaceWith(own.item);
    sections[section].rows[row] = own;
  }
  const movedRows = from.map(({section, row}, place) =>
    areReloaded[place] ? readRows.next().value : sections[section].rows[row]);
  const movedSections = changes.movedSections.map(({from}) => sections[from]);
  // Then everything that leaves, from the end on.
  const byPath = (one, other) => one.section - other.section || one.row - other.row;
  const leaving = [...paths(changes.deletedRanges), ...from];
  for (const {section, row} of leaving.sort(byPath).reverse()) {
    sections[section].rows.splice(row, 1)[0].item.remove();
  }
  const closing = [...changes.deletedSections, ...changes.movedSections.map(({from}) => from)];
  for (const position of closing.sort((one, other) => other - one)) {
    sections.splice(position, 1)[0].element.remove();
  }
  // Then everything that comes, from the start on.
  const opening = [
    ...changes.insertedSections.map(position => [position, readSections.next().value]),
    ...changes.movedSections.map(({to}, place) => [to, movedSections[place]])];
  for (const [position, section] of opening.sort((one, other) => one[0] - other[0])) {
    main.insertBefore(section.element, sections[position]?.element ?? null);
    sections.splice(position, 0, section);
  }
  const coming = [
    ...paths(changes.insertedRanges).map(path => [path, readRows.next().value]),
    ...to.map((path, place) => [path, movedRows[place]])];
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
  const headings = new Map(sections.map(({ordinal, element}) =>
    [ordinal, element.firstElementChild.textContent]));
  const ordinals = sections.filter(({element}) => !element.hidden).map(({ordinal}) => ordinal);
  const made = barEntries(data.bar, ordinals).map(({isTitle, ordinal, section}) => {
    const [title, lang, dir] = data.bar.titles[isTitle ? ordinal : section] ?? [];
    const text = isTitle ? shown([title, lang, dir]) : '•';
    return element('li', {}, element('a', {href: `#s${section}`,
      'aria-label': isTitle && (ordinal !== section || title === headings.get(section))
        ? null : headings.get(section)}, text));
  });
  const items = [...list.children].slice(1);
  if (items.length !== made.length
      || items.some((item, place) => !item.isEqualNode(made[place]))) {
    for (const item of items) item.remove();
    for (const item of made) list.append(item);
  }
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
