'use strict';

const READING = 7;
const SCOPES = ['starts-with', 'word-starts-with', 'contains'];

// At most so many matches of a text are marked.
const MOST_RANGES = 1000;

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
      else if (found.tier === best.tier) best.ranges = united(best.ranges, found.ranges);
    }
    if (best) return best.ranges;
    let ranges = [];
    for (const pattern of term.patterns.filter(({form}) => form === READING)) {
      for (const row of this.rows.filter(row => row.at(-1)?.to > 0)) {
        ranges = united(ranges, readRanges(row, start(pattern.text), scope, this.keepsBlanks));
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
          best.ranges = united(best.ranges, formRanges(form, pattern, scope));
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
  let place = 0, offset;
  while (ranges.length < MOST_RANGES
      && (offset = find(form, pattern, scope, pieces[place - 1]?.end ?? 0)) >= 0) {
    while (pieces[place].end <= offset) place++;
    const {from} = pieces[place];
    while (pieces[place].end < offset + pattern.text.length) place++;
    ranges.push([from, pieces[place++].to]);
  }
  return ranges;
}

// The pieces of a form, each with its place in the original text, and the end
// of its letters in the form.
function readPieces(form) {
  const pieces = [];
  const inside = (form.inside?.split('\t') ?? []).values();
  const next = count => Array.from({length: count}, () => inside.next().value);
  let original = form.start, folded = 0;
  const add = (units, letters, lengths) => {
    pieces.push({from: original, to: original += units,
      start: folded, end: folded += letters, lengths,
      folds: lengths && next(lengths.length * (lengths.length + 1) / 2 - 1)});
  };
  if (!/[\d(-]/.test(form.pieces)) {
    for (let left = form.text.length; left > 0; left--) add(1, 1);
  }
  for (const [token, count, units, letters, hasInside]
      of form.pieces.matchAll(/(\d+)|-|\((\d+),(\d+)(\*?)\)/g)) {
    if (token === '-') add(1, 0);
    else if (units) add(+units, +letters, hasInside && next(1)[0].split(',').map(Number));
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
  const all = [...breaks(form)];
  let next = 0;
  for (const piece of pieces) {
    const first = next;
    while (all[next]?.[0] < piece.end) next++;
    piece.breaks = all.slice(first, next);
  }
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
      for (const [offset, kind] of piece.breaks) own.set(text.length + offset - piece.start, kind);
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

// Ranges with those of others that overlap none of them. Both are in order, and
// overlap none of their own.
function united(ranges, others) {
  const all = [];
  let place = 0;
  for (const other of others) {
    while (place < ranges.length && ranges[place][1] <= other[0]) all.push(ranges[place++]);
    if (!(place < ranges.length && ranges[place][0] < other[1])) all.push(other);
  }
  return all.concat(ranges.slice(place)).slice(0, MOST_RANGES);
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
    if (ranges.length === MOST_RANGES) return;
    if (syllable.start > SCOPES.indexOf(scope) || syllable.from < (ranges.at(-1)?.[1] ?? 0)) return;
    const count = ends(row, first, typed, keepsBlanks);
    if (count) ranges.push([syllable.from, row[Math.min(first + count, row.length) - 1].to]);
  });
  return ranges;
}
