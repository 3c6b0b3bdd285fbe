'use strict';

// The element of a row that is sent, as the page shows it.
function rowItem({text, detail, link, links = [], see = [], id}) {
  const linked = (link, text) => isSafe(link) ? element('a', {href: link}, text) : text;
  const name = linked(link, shown(text));
  const item = isGlossary ? element('div', {}, element('dt', {}, name))
    : element('li', {}, name);
  item.wanted = 'r=' + (id ?? text[0]);
  const add = (name, className, ...parts) => item.append(...isGlossary
    ? [element('dd', {class: className}, ...parts)]
    : [' ', element(name, {class: className}, ...parts)]);
  if (detail?.[0]) add('small', null, shown(detail));
  const others = links.flatMap(([text, link]) => [' ', linked(link, shown(text))]);
  if (others.length) add('span', 'links', ...others.slice(1));
  const names = see.flatMap(text => ['; ', element('a', {href: fragment(spaceless('r=' + text[0]))}, shown(text))]);
  if (names.length) add('span', 'see', main.dataset.see + ' ', ...names.slice(1));
  return item;
}

// Names a new row that is in the page, with a number if another has the name.
function nameRow(item) {
  const id = spaceless(item.wanted);
  let number = 1, free = id;
  while (get(free)) free = `${id}~${++number}`;
  item.id = free;
}

function nameRows(section) {
  for (const item of section.lastElementChild.children) if (!item.id) nameRow(item);
}

function spaceless(text) {
  return [...text.replace(/[\s\x85]+/gu, '_')].slice(0, 100).join('');
}

// Whether a link only leads somewhere.
function isSafe(link) {
  if (!link || !URL.canParse(link, location.href)) return false;
  const {protocol} = new URL(link, location.href);
  return ['http:', 'https:', 'mailto:', 'tel:', location.protocol].includes(protocol);
}

// A heading, with the name of its script if another title looks the same.
function headingParts(ordinal, title) {
  const [note] = data.bar.notes?.[ordinal] || [];
  return note ? [shown(title), ' ', element('small', {}, note)] : [shown(title)];
}

// Applies changes (ListChanges), with what is new.
function receive({changes, table, forms, sections: newSections, rows: newRows}) {
  prepare();
  if (table) folder = new Folder(data.table = table);
  const focus = document.activeElement;
  const entries = readEntries(forms);
  let place = 0;
  const readRow = row => ({item: rowItem(row), entries: entries.slice(place, place += data.fields)});
  const readSection = ({ordinal, title, rows}) => {
    const items = newList();
    const own = rows.map(row => {
      const {item, ...read} = readRow(row);
      items.append(item);
      return read;
    });
    return {ordinal, rows: own, element: element('section', {id: `s${ordinal}`},
      element('h2', {}, ...headingParts(ordinal, title)), items)};
  };
  const itemAt = ({section, row}) => sections[section].element.lastElementChild.children[row];
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
    nameRows(section.element);
    sections[position] = section;
  }
  for (const {section, row} of paths(changes.reloadedRanges)) {
    const {item, ...own} = readRows.next().value;
    itemAt({section, row}).replaceWith(item);
    nameRow(item);
    sections[section].rows[row] = own;
  }
  const movedRows = from.map(({section, row}, place) =>
    areReloaded[place] ? readRows.next().value
      : {...sections[section].rows[row], item: itemAt({section, row}), row: sections[section].rows[row]});
  const movedSections = changes.movedSections.map(({from}) => sections[from]);
  // Then everything that leaves, from the end on.
  const byPath = (one, other) => one.section - other.section || one.row - other.row;
  const leaving = [...paths(changes.deletedRanges), ...from];
  for (const {section, row} of leaving.sort(byPath).reverse()) {
    itemAt({section, row}).remove();
    sections[section].rows.splice(row, 1);
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
    list.insertBefore(section.element, sections[position]?.element ?? null);
    sections.splice(position, 0, section);
    nameRows(section.element);
  }
  const coming = [
    ...paths(changes.insertedRanges).map(path => [path, readRows.next().value]),
    ...to.map((path, place) => [path, movedRows[place]])];
  for (const [{section, row}, own] of coming.sort((one, other) => byPath(one[0], other[0]))) {
    const {item, row: old = {entries: own.entries}} = own;
    sections[section].element.lastElementChild.insertBefore(item, itemAt({section, row}) ?? null);
    if (!item.id) nameRow(item);
    sections[section].rows.splice(row, 0, old);
  }
  for (const {element, rows} of sections) setCount(element, rows.length);
  count.dataset.all = number(sections.reduce((sum, {rows}) => sum + rows.length, 0));
  update(true);
  // A row that moved keeps the focus.
  if (focus?.isConnected && focus !== document.activeElement) focus.focus({preventScroll: true});
}

new EventSource(main.dataset.events).onmessage = ({data}) => receive(JSON.parse(data));
