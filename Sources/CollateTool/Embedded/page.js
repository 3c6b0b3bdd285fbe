'use strict';

// The entries of the index bar (IndexBar) of a list that has some sections, by
// their ordinals, while those with matches are shown: each with the section that it
// leads to, and whether that is its own.
function barEntries({titles, occasional, absent, limit: wanted}, sections, shown = sections) {
  const limit = wanted ?? Infinity;
  if (!shown.length || limit < 1) return [];
  let next = 0;
  const neighbours = titles.map((_, ordinal) => {
    while (shown[next] < ordinal) next++;
    if (next === shown.length) return shown[next - 1];
    if (shown[next] === ordinal || next === 0) return shown[next];
    if (absent === 'previous') return shown[next - 1];
    if (absent === 'nearest') {
      return ordinal - shown[next - 1] < shown[next] - ordinal ? shown[next - 1] : shown[next];
    }
    return shown[next];
  });
  const own = new Set(sections), rare = new Set(occasional);
  const titled = [...titles.keys()].filter(ordinal => titles[ordinal]
    && (own.has(ordinal) || absent !== 'omitted' && !rare.has(ordinal)));
  const count = titled.length;
  // Each run of titles that share an entry: where it ends, and the leading title.
  const runs = [];
  const add = place => runs.push({isTitle: true, leading: place, end: place + 1});
  const addLeft = (from, end) =>
    runs.push({isTitle: false, leading: from + (end - from - 1 >> 1), end});
  if (!(limit < count)) {
    for (let place = 0; place < count; place++) add(place);
  } else {
    add(0);
    if (limit === 1) runs[0].end = count;
    if (limit === 2) addLeft(1, count);
    const stops = limit > 2 ? limit + 1 >> 1 : 0;
    for (let stop = 1, before = 1; stop < stops; stop++) {
      const place = Math.floor(stop * (count - 1) / (stops - 1));
      if (before < place) addLeft(before, place);
      add(place);
      before = place + 1;
    }
  }
  next = 0;
  return runs.map(({isTitle, leading, end}) => {
    // A section without a title belongs to the title before it.
    const first = next;
    while (next < shown.length && (end === count || shown[next] < titled[end])) next++;
    const ordinal = titled[leading];
    const isOwn = first < next;
    const isShown = neighbours[ordinal] === ordinal;
    return {isTitle, ordinal, isOwn,
      section: isOwn && !isShown && shown !== sections ? shown[first] : neighbours[ordinal]};
  });
}

// The page.
const get = id => document.getElementById(id);
const field = get('query'), scope = get('scope'), count = get('count');
const main = document.querySelector('main');
const [list, hits] = main?.children ?? [];
const isGlossary = main?.dataset.as === 'glossary';
const firstScope = scope?.value;
const marks = typeof Highlight === 'undefined' ? null : new Highlight();
if (marks) CSS.highlights.set('match', marks);
const ROWS_OF_BLOCK = 50, ROW = 'main li, main dl > div';
let data, folder, sections, observer, share, frame, timer, search = null, before = 0;

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value != null) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

const newList = () => element(isGlossary ? 'dl' : 'ul', {});
const blocks = () => hits.querySelectorAll('ul, dl');

// Reads the data when they are first needed; the rows in the page are not looked at.
function prepare() {
  if (data) return;
  data = JSON.parse(get('data').textContent);
  folder = new Folder(data.table);
  let number = 0;
  const entries = readEntries(data.forms);
  const newRow = () => ({entries: entries.slice(number, number += data.fields)});
  sections = data.sections.map(([ordinal, count], place) => ({
    ordinal, element: list.children[place], rows: Array.from({length: count}, newRow)}));
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

// What the page shows of a text: with its language and direction, if these
// are not the page's.
function shown([text, lang, dir]) {
  return lang ? element('span', {lang, dir}, text) : text;
}

// The address of a place in this page.
function fragment(id) {
  return '#' + encodeURI(id).replace(/[#:]/g, encodeURIComponent);
}

// The texts of a row's fields, as the page shows them.
function nodes(item) {
  const first = node => {
    while (node?.firstChild) node = node.firstChild;
    return node;
  };
  return [first(item), first(item.querySelector('small, dd'))];
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

// Shows what is searched for: the list as it is, or what was found in its place.
function update(isSame) {
  prepare();
  const wanted = terms(), where = scope.value;
  if (wanted.length && !search) before = scrollY;
  const wasSearching = search !== null;
  search = wanted.length ? {terms: wanted, where, found: []} : null;
  for (const section of search ? sections : []) {
    const rows = [];
    section.rows.forEach((row, place) => {
      if (wanted.every(term => row.entries.some(entry => entry.has(term, where)))) {
        rows.push({row, place});
      }
    });
    if (rows.length) search.found.push({section, rows});
  }
  draw(isSame);
  tell();
  updateBar();
  if (!search && wasSearching) scrollTo(0, before);
  if (search && !isSame) scrollTo(0, Math.min(scrollY, count.offsetTop - field.form.offsetHeight));
}

// A number with the digits and separators of another.
function number(value) {
  const isDigit = sign => /\p{Nd}/u.test(sign);
  const sample = [...count.dataset.sample], digits = sample.filter(isDigit);
  let left = String(value), text = '';
  for (let place = sample.length - 1; left; place--) {
    const own = !isDigit(sample[place]);
    text = (own ? sample[place] : digits[(+left.at(-1) + 9) % 10]) + text;
    if (!own) left = left.slice(0, -1);
  }
  return text;
}

// Tells how many rows were found, and if there is none, what to try.
function tell() {
  const found = search?.found.reduce((sum, {rows}) => sum + rows.length, 0);
  const {label, entries, all} = count.dataset;
  count.textContent = search ? `${label}: ${number(found)} / ${all}` : `${entries}: ${all}`;
  const hint = get('hint');
  hint.hidden = found !== 0;
  hint.lastElementChild.hidden = scope.value === 'contains';
}

// Puts what was found in the place of the list: as sections of blocks, which get
// their rows when they come into sight.
function draw(isSame) {
  share.remove();
  const old = isSame ? [...hits.children] : [];
  const focused = hits.contains(document.activeElement)
    && document.activeElement.closest(ROW)?.row;
  if (!isSame) marks?.clear();
  list.classList.toggle('off', search !== null);
  const made = (search?.found ?? []).map(found => {
    const same = old.find(({found: other}) => other.section === found.section
      && other.rows.length === found.rows.length
      && found.rows.every(({row}, place) => row === other.rows[place].row));
    return same ? withRows(same, found) : hitSection(found);
  });
  for (const section of old) if (!made.includes(section)) unmark(section);
  hits.replaceChildren(...made);
  // What is in sight at once, so that nothing flickers.
  let room = 2 * innerHeight / 24;
  for (const block of blocks()) {
    if (room < 0 && !isSame) break;
    const {top, bottom} = isSame ? block.getBoundingClientRect() : {top: 0, bottom: 0};
    if (top < 2 * innerHeight && bottom > -innerHeight || focused && block.rows.some(({row}) => row === focused)) fill(block);
    room -= block.rows.length;
  }
  if (focused) {
    const item = [...hits.querySelectorAll(ROW)].find(({row}) => row === focused);
    if (item) focusOn(item, {preventScroll: true});
  }
}

function hitSection(found) {
  const made = element('section', {}, found.section.element.firstElementChild.cloneNode(true));
  for (let first = 0; first < found.rows.length; first += ROWS_OF_BLOCK) made.append(newList());
  withRows(made, found);
  for (const block of made.querySelectorAll('ul, dl')) {
    setCount(block, block.rows.length);
    observer.observe(block);
  }
  return made;
}

// A section of what was found, whose blocks know their rows and where these are now.
function withRows(made, found) {
  [...made.querySelectorAll('ul, dl')].forEach((block, number) => {
    const first = number * ROWS_OF_BLOCK;
    block.rows = found.rows.slice(first, first + ROWS_OF_BLOCK);
    block.items = found.section.element.lastElementChild.children;
  });
  return Object.assign(made, {found});
}

// Tells the style how many rows there are, so that what is out of sight has a height.
function setCount(element, count) {
  element.style.setProperty('--n', count);
}

// Puts the rows of a block into the page, with what matched marked.
function fill(block) {
  if (block.childElementCount) return;
  observer.unobserve(block);
  block.ranges = [];
  for (const {row, place} of block.rows) {
    const original = block.items[place], item = original.cloneNode(true);
    item.removeAttribute('id');
    block.append(Object.assign(item, {row, original}));
    if (marks) mark(block, item);
  }
  block.style = '';
}

function mark(block, item) {
  const {terms, where} = search, texts = nodes(item);
  item.row.entries.forEach((entry, place) => {
    for (const term of terms) {
      if (!entry.has(term, where)) continue;
      for (const [startOffset, endOffset] of entry.ranges(term, where)) {
        const range = new StaticRange({startContainer: texts[place], startOffset,
          endContainer: texts[place], endOffset});
        marks.add(range);
        block.ranges.push(range);
      }
    }
  });
}

function unmark(section) {
  for (const {ranges = []} of section.querySelectorAll('ul, dl')) {
    for (const range of ranges) marks?.delete(range);
  }
}

// The link of a row's text.
function linkOf(item) {
  return item.querySelector(':scope > a:first-child:not(.share), dt > a:first-child:not(.share)');
}

function focusOn(item, options) {
  const place = linkOf(item) ?? item;
  if (place === item) item.tabIndex = -1;
  place.focus(options);
}

// The hit before or behind one; the first of all behind none.
function neighbour(item, step) {
  const all = [...blocks()];
  if (!item) {
    if (all[0]) fill(all[0]);
    return all[0]?.firstElementChild;
  }
  const next = step > 0 ? item.nextElementSibling : item.previousElementSibling;
  if (next) return next;
  const block = all[all.indexOf(item.parentElement) + step];
  if (block) fill(block);
  return step > 0 ? block?.firstElementChild : block?.lastElementChild;
}

// The bar: which entries have rows, and where each leads to.
function updateBar() {
  const items = document.querySelector('nav ol');
  const headings = new Map(sections.map(({ordinal, element}) => [ordinal, element]));
  const ordinals = sections.map(({ordinal}) => ordinal);
  const matching = search?.found.map(({section}) => section.ordinal);
  const entries = barEntries(data.bar, ordinals, matching?.length ? matching : ordinals);
  let turn;
  const made = entries.map(({isTitle, ordinal, isOwn, section}) => {
    const [title, lang, dir] = data.bar.titles[ordinal] ?? [];
    const [note = ''] = data.bar.notes?.[ordinal] || [];
    const classes = [isOwn && matching?.length !== 0 ? null : 'pale',
      turn === undefined || turn === note ? null : 'turn'].filter(Boolean).join(' ');
    turn = note;
    const target = headings.get(section), heading = target.firstElementChild.textContent;
    return element('li', {class: classes || null}, element('a', {
      href: fragment(target.id),
      'aria-label': isTitle && (ordinal !== section || title === heading) ? null : heading,
    }, isTitle ? shown([title, lang, dir]) : '•'));
  });
  const old = [...items.children].slice(1);
  made.forEach((item, place) => {
    if (old[place]?.isEqualNode(item)) return;
    if (!old[place]) items.append(item);
    else {
      const focus = old[place].contains(document.activeElement);
      old[place].replaceWith(item);
      if (focus) item.firstElementChild.focus({preventScroll: true});
    }
  });
  for (const item of old.slice(made.length)) item.remove();
  look();
}

// Marks the entry of the bar whose section is in sight.
function look() {
  const shownSections = (search ? hits : list).children;
  const line = field.form.offsetHeight + 1;
  let first = 0, end = shownSections.length;
  while (first < end) {
    const middle = first + end >> 1;
    if (shownSections[middle].getBoundingClientRect().bottom <= line) first = middle + 1;
    else end = middle;
  }
  const section = shownSections[Math.min(first, shownSections.length - 1)];
  const id = (section?.found?.section.element ?? section)?.id;
  const links = [...document.querySelectorAll('nav li + li a')];
  const own = links.filter(link => isOf(link, id) && !link.parentElement.classList.contains('pale'));
  for (const link of links) {
    if (link === own[0]) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isOf(link, id) {
  return decoded(link.hash.slice(1)) === id;
}

// Puts the link to a row into the row that one points at or has reached.
function offerLink({target}) {
  const item = target.closest?.(ROW);
  if (!item || item.contains(share)) return;
  share.href = fragment((item.original ?? item).id);
  (isGlossary ? item.firstElementChild : item).append(share);
}

// Shows what the address asks for: a search, or a place in the list.
function follow() {
  const [first, ...others] = location.hash.split('&');
  const isQuery = first.startsWith('#q=');
  const text = isQuery ? decoded(first.slice(3)) : '';
  clearTimeout(timer);
  if (isQuery) {
    scope.value = others.find(part => part.startsWith('in='))?.slice(3) ?? firstScope;
    if (!scope.value) scope.value = firstScope;
  }
  // What leads through the list while nothing is searched for is the browser's.
  if (!isQuery && !field.value && !search) return;
  field.value = text;
  update();
  if (!isQuery && location.hash) get(decoded(location.hash.slice(1)))?.scrollIntoView();
}

// Puts the search into the address, so that it can be sent, and found again.
function remember() {
  clearTimeout(timer);
  const hash = search ? '#q=' + encodeURIComponent(field.value)
    + (scope.value === firstScope ? '' : '&in=' + scope.value) : '';
  const old = location.hash;
  if (hash === old || !search && !old.startsWith('#q=')) return;
  const address = location.href.split('#')[0] + hash;
  try {
    // Back leads from a search to what was seen before it.
    if (search && !old.startsWith('#q=')) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  } catch {
    // Some programs that show pages allow no address.
  }
}

function searchAnew() {
  update();
  clearTimeout(timer);
  timer = setTimeout(remember, 400);
}

// Leads from the search's own links, such as those of the bar, to what was found.
function followHits(event) {
  const link = event.target.closest('a[href^="#"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.hash === '#query') {
    event.preventDefault();
    field.focus();
    scrollTo(0, 0);
  } else if (link.className === 'skip') {
    event.preventDefault();
    main.focus();
  } else if (search && link.closest('nav')) {
    event.preventDefault();
    const section = [...hits.children].find(({found}) => isOf(link, found.section.element.id));
    if (!section) return;
    const heading = section.firstElementChild;
    fill(section.children[1]);
    section.scrollIntoView();
    heading.tabIndex = -1;
    heading.focus({preventScroll: true});
  } else if (search && link.hash === location.hash) {
    follow();
  }
}

if (field) {
  field.form.hidden = false;
  document.documentElement.classList.add('searched');
  document.querySelector('nav [hidden]')?.removeAttribute('hidden');
  const lookLater = () => frame ??= requestAnimationFrame(() => {
    frame = null;
    look();
  });
  addEventListener('scroll', lookLater, {passive: true});
  addEventListener('resize', lookLater);
  addEventListener('beforeprint', () => blocks().forEach(fill));
  addEventListener('hashchange', follow);
  addEventListener('pagehide', remember);
  main.addEventListener('pointerover', offerLink);
  main.addEventListener('focusin', offerLink);
  document.addEventListener('click', followHits);
  field.addEventListener('input', searchAnew);
  scope.addEventListener('change', searchAnew);
  field.addEventListener('focus', () => setTimeout(prepare), {once: true});
  get('hint').lastElementChild.addEventListener('click', () => {
    scope.value = 'contains';
    searchAnew();
    field.focus();
  });
  field.form.addEventListener('submit', event => {
    event.preventDefault();
    remember();
    const first = search && neighbour(null, 1);
    const link = first && linkOf(first);
    if (link) link.click();
    else if (first) focusOn(first);
  });
  document.addEventListener('keydown', event => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const {key, target} = event;
    const item = search && hits.contains(target) ? target.closest(ROW) : null;
    if (key === '/' && target !== field) {
      field.focus({preventScroll: true});
      field.select();
    } else if (key === 'Escape' && target === field && field.value) {
      field.value = '';
      searchAnew();
    } else if (key === 'Escape' && item) {
      field.focus();
    } else if (key === 'ArrowDown' && (item || search && target === field)) {
      const next = neighbour(item, 1);
      if (next) focusOn(next);
    } else if (key === 'ArrowUp' && item) {
      const next = neighbour(item, -1);
      if (next) focusOn(next);
      else field.focus();
    } else {
      return;
    }
    event.preventDefault();
  });
  share = element('a', {class: 'share', 'aria-label': main.dataset.link});
  observer = new IntersectionObserver(seen => {
    for (const {target, isIntersecting} of seen) {
      if (isIntersecting && target.isConnected) fill(target);
    }
  }, {rootMargin: '100%'});
  lookLater();
  if (location.hash.startsWith('#q=')) follow();
  else if (field.value) update();
}
