/** Reads a phrase from left to right: words of the format, numbers and names; says what was expected where nothing fits. */
import { MOST_NUMBER } from '../limits.ts';
import { type Expectation, nearest, Problem } from '../problem.ts';
import type { Span } from './markdown.ts';
import type { Sym } from './names.ts';
import { slip } from './slips.ts';
import { shown, type World } from './world.ts';

const PATTERNS = new Map<string, RegExp>();

/** One or more words or signs, with any space between. */
function pattern(words: string): RegExp {
  const known = PATTERNS.get(words);
  if (known) return known;
  const text = words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+');
  const made = new RegExp(text + (/[\p{L}\p{N}]$/u.test(words) ? '(?![\\p{L}\\p{N}])' : ''), 'iuy');
  PATTERNS.set(words, made);
  return made;
}

/** A name in place of a value: up to a sign or a word of the format. */
const CALLED =
  /^\p{L}[\p{L}\p{N}’'-]*(?:\s+(?!(?:of|is|and|or|not|at|by|to|from|in|on|times|while|until|counting|as|rounded|x)\b)\p{L}[\p{L}\p{N}’'-]*)*/u;

export class Cursor {
  pos = 0;
  readonly text: string;
  /** The offset of the phrase in the file. */
  readonly at: number;
  readonly world: World;

  constructor({ text, at }: Span, world: World) {
    this.text = text;
    this.at = at;
    this.world = world;
    this.space();
  }

  get done(): boolean {
    return this.pos >= this.text.length;
  }

  /** The offset in the file of what comes next. */
  get here(): number {
    return this.at + this.pos;
  }

  private space(): void {
    while (/\s/.test(this.text[this.pos] ?? '')) this.pos++;
  }

  fail(what: Expectation, of = '', names: readonly string[] = []): never {
    const rest = this.text.slice(this.pos);
    const run = /^[^,;:()=<>×|]+/.exec(rest)?.[0].trim() ?? rest[0] ?? '';
    const words = run.split(/\s+/).slice(0, 8);
    let near = slip(what, rest);
    for (let n = words.length; n > 0 && near === ''; n--) near = nearest(words.slice(0, n).join(' '), names);
    const called = what === 'value' && near === '' ? CALLED.exec(run)?.[0] : undefined;
    if (called && !this.world.names.has(called))
      throw new Problem(this.here, 'unknown', { name: shown(called), lines: [] });
    throw new Problem(this.here, 'expected', { what, of, found: shown(run), near });
  }

  /** Takes words or a sign if they come next. */
  take(words: string): boolean {
    const found = pattern(words);
    found.lastIndex = this.pos;
    const length = found.exec(this.text)?.[0].length ?? 0;
    if (length === 0) return false;
    this.pos += length;
    this.space();
    return true;
  }

  /** The first of these words that comes next. */
  takeOne<W extends string>(...words: readonly W[]): W | undefined {
    return words.find((w) => this.take(w));
  }

  want(words: string): void {
    if (!this.take(words)) this.fail('words', words, words.length > 1 ? [words] : []);
  }

  wantOne<W extends string>(...words: readonly W[]): W {
    return this.takeOne(...words) ?? this.fail('words', words.join(', '), words);
  }

  wantEnd(or = ''): void {
    if (!this.done) this.fail('nothing', or);
  }

  /** Whatever matches here, if it does. */
  match(form: RegExp): RegExpExecArray | undefined {
    const hit = form.exec(this.text.slice(this.pos));
    if (hit?.index !== 0) return undefined;
    this.pos += hit[0].length;
    this.space();
    return hit;
  }

  number(): number | undefined {
    const from = this.pos;
    const hit = this.match(/^[-−]?\d+(?![\p{L}\p{N}])/u);
    if (!hit) return undefined;
    const n = Number(hit[0].replace('−', '-'));
    if (Math.abs(n) > MOST_NUMBER) throw new Problem(this.at + from, 'huge', { most: MOST_NUMBER });
    return n;
  }

  wantNumber(): number {
    return this.number() ?? this.fail('whole');
  }

  /** `2 to 6`. */
  wantRange(): [number, number] {
    const from = this.pos;
    const low = this.number() ?? this.fail('range');
    if (!this.take('to')) {
      this.pos = from;
      this.fail('range');
    }
    return [low, this.wantNumber()];
  }

  /** All that the longest name here can mean, among those that fit. */
  name(fits: (sym: Sym) => boolean): Sym[] | undefined {
    const hit = this.world.names.match(this.text, this.pos, fits);
    if (!hit) return undefined;
    this.pos += hit.length;
    this.space();
    for (const sym of hit.syms) this.world.used.add(sym);
    return hit.syms;
  }

  wantName(what: Expectation, fits: (sym: Sym) => boolean, of = ''): Sym {
    return this.name(fits)?.[0] ?? this.fail(what, of, this.world.names.names(fits));
  }

  /** A name that is given here, up to a comma or a word of the format. */
  newName(): Span {
    const { here } = this;
    const hit = this.match(/^\p{L}[^,;:()[\]{}|→=<>×]*?(?=\s*(?:[,;:()]|$|\bwhere\b))/u) ?? this.fail('name');
    return { text: hit[0].trim(), at: here };
  }

  /** An article, unless it's part of a name: `The Warden`. */
  article(...articles: readonly string[]): boolean {
    const name = this.world.names.match(this.text, this.pos, () => true)?.length ?? 0;
    return articles.some((word) => name <= word.length && this.take(word));
  }

  /** A list by its name, with or without an article. */
  list(): Sym {
    this.article('the', 'a', 'an');
    return this.wantName('list', ({ is }) => is === 'list');
  }
}
