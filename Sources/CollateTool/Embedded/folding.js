'use strict';

// The number of the form that rewrites syllables.
const BASE_JOINED = 5;

// What is typed, folded by a table (QueryTable).
class Folder {
  constructor(table) {
    this.table = table;
    this.rewrites = table.rewrites
      .map(([pattern, other]) => [new RegExp(pattern, 'gu'), other]);
    this.openEnds = table.openEnds
      .map(([pattern, rests]) => [new RegExp(pattern, 'u'), rests]);
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
    const rest = [...this.rewritten(text.normalize('NFD'), place)];
    const folded = [];
    // What ends the last letter.
    let end = '';
    for (let start = 0; start < rest.length;) {
      const [own, length] = this.next(rest, start, place, end || folded.at(-1) || '');
      start += length;
      if (/^[\uF000-\uF1FF]/.test(own)) {
        // A minded accent belongs to the letter before it.
        if (end) folded.push(own);
      } else if (own) {
        const ownEnd = own.match(/[\x02\x03]?\x01$/)?.[0] ?? '';
        folded.push(end, own.slice(0, own.length - ownEnd.length));
        end = ownEnd;
      }
    }
    return folded.join('') + end;
  }

  // A text in one form, with syllables spelt as they are meant.
  rewritten(text, place) {
    if (this.table.forms[place] !== BASE_JOINED) return text;
    for (const [pattern, other] of this.rewrites) text = text.replace(pattern, other);
    return text;
  }

  // The fold of the longest text at some place behind another fold, and its length.
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
      const before = new Set();
      for (let at = start + length; /^\p{M}/u.test(rest[at] ?? ''); at++) {
        const text = found + rest[at];
        if (longer.includes(text)
            && [...before].every(mark => mark !== rest[at] && (mark + rest[at]).normalize('NFD') === (rest[at] + mark).normalize('NFD'))) {
          found = text;
          rest.copyWithin(start + length + 1, start + length, at);
          rest[start + length] = '';
          length += 1;
        } else {
          before.add(rest[at]);
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
    if (this.table.forms[place] === BASE_JOINED) {
      for (const [pattern, others] of this.openEnds) {
        if (pattern.test(text)) for (const rest of others) rests.add(rest);
      }
    }
    const characters = [...this.rewritten(text, place)];
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
