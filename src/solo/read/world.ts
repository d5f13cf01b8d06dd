/** What the compiler knows about a file while it reads it. */

import { MOST_MEMBERS, MOST_PIECES, MOST_SLOTS } from '../limits.ts';
import type { Branch, Ending, Kinds, Piece, Preset, Saying, Setting, TableDef, Text, Type } from '../plan.ts';
import { nearest, Problem } from '../problem.ts';
import { RESERVED_IDS, slug, WRITTEN_ID } from './ids.ts';
import { prose, type Span, withoutBraces } from './markdown.ts';
import { checkedName, Names, type Sym } from './names.ts';
import type { Call, Unit } from './units.ts';

export interface ProcedureHead {
  readonly name: string;
  readonly id: string;
  readonly params: readonly Sym[];
}

export class World {
  readonly problems: Problem[] = [];
  /** What doesn't keep the file from being played. */
  readonly hints: Problem[] = [];
  /** What some phrase or sentence names. */
  readonly used = new Set<Sym>();
  /** The steps at which measures stop, and where they say so. */
  readonly stops: { readonly id: string; readonly at: number }[] = [];
  readonly names = new Names();
  readonly lists: Kinds[] = [];
  readonly settings: Setting[] = [];
  readonly presets: Preset[] = [];
  readonly pieces: Piece[] = [];
  readonly tables: TableDef[] = [];
  readonly effects = new Map<number, readonly Branch[]>();
  readonly procedures: ProcedureHead[] = [];
  readonly endings: { readonly id: string; readonly name: string; result: Ending['result'] }[] = [];
  /** Sentences by id, their offsets, and other names of ids (by place). */
  readonly texts = new Map<string, Saying>();
  readonly offsets = new Map<string, number>();
  readonly notes = new Map<string, Saying>();
  /** The labels that players choose from; elsewhere a label says what comes up. */
  readonly choices = new Set<string>();
  /** Each sentence as it's written. */
  readonly sources = new Map<Saying, string>();
  readonly aliases = new Map<string, string>();
  /** The branches of each step, for measures; known after all steps are read. */
  readonly branchesOf = new Map<string, readonly string[]>();
  readonly calls: Call[] = [];
  /** Decks whose order matters. */
  readonly ordered = new Set<number>();
  /** Cups that are filled or drawn from for good, and draws that have no branch for an empty one. */
  readonly emptied = new Set<number>();
  readonly hopeful: { readonly piece: number; readonly at: number; readonly name: string }[] = [];
  /** Slots of names that something reads. */
  readonly read = new Set<number>();
  slots = 0;
  /** Slots of pieces come first; those of names begin here. */
  fixed = 0;
  formulas = 0;
  /** The name of each slot after the pieces. */
  readonly locals = new Map<number, string>();
  /** Every local name that was given, for endings, measures and the check that something reads it. */
  readonly given: Sym[] = [];
  /** The language of the sentences that are being read. */
  language = 'en';
  turn: { readonly slot: number; readonly name: string } | null = null;
  /** The unit that is being read, its local names, and how many loops are around. */
  unit: Unit = 'procedure 0';
  scope: Sym[] = [];
  loops = 0;

  slot(name = ''): number {
    if (this.slots >= MOST_SLOTS) throw new Problem(0, 'tooMany', { what: 'slots', most: MOST_SLOTS });
    this.locals.set(this.slots, name);
    return this.slots++;
  }

  /** To see whether something can be read: what it gives and notes is left out. */
  trial(): World {
    return Object.assign(Object.create(this) as World, {
      problems: [],
      hints: [],
      used: new Set<Sym>(),
      calls: [],
      ordered: new Set<number>(),
      emptied: new Set<number>(),
      hopeful: [],
      read: new Set(this.read),
      locals: new Map<number, string>(),
      given: [],
      scope: [...this.scope],
    });
  }

  /** A list of kinds; those of cups and decks have no name that can be used as a list. */
  list(name: string, members: readonly Span[], at: number, ring: boolean, named: boolean): Type {
    if (members.length > MOST_MEMBERS || members.length === 0)
      throw new Problem(at, 'tooMany', { what: 'members', most: MOST_MEMBERS });
    const t = this.lists.length;
    const marked = members.map((span) => {
      const hit = /\s*\[([^\]]*)\]$/.exec(span.text);
      const bare = hit ? { text: span.text.slice(0, hit.index), at: span.at } : span;
      const digits = /^\d+$/.test(bare.text);
      const name = digits ? bare.text : checkedName(bare);
      return { name, id: this.id(hit?.[1], name, span.at), at: span.at, digits };
    });
    marked.forEach(({ id, at: there }, i) => {
      const other = marked.find((m) => m.id === id);
      if (!other || other === marked[i]) return;
      throw new Problem(there, 'idTaken', { id, line: `${marked[i]?.name} [${id}-2]`, other: other.at });
    });
    this.lists.push({ name, members: marked.map((m) => m.name), ids: marked.map((m) => m.id), ring });
    if (named) this.names.add({ name, is: 'list', n: t, t, low: 0, high: members.length - 1 }, at);
    marked.forEach((m, i) => {
      if (!m.digits) this.names.add({ name: m.name, is: 'member', n: i, t, low: i, high: i }, m.at);
    });
    return t;
  }

  /** The written id, or one made from the name. */
  id(written: string | undefined, name: string, at: number): string {
    if (written !== undefined && (!WRITTEN_ID.test(written) || RESERVED_IDS.includes(written)))
      throw new Problem(at, 'idReserved', { id: written });
    const id = written ?? slug(name);
    if (id === '') throw new Problem(at, 'idNeeded', { name: name.slice(0, 80) });
    return id;
  }

  piece(piece: Omit<Piece, 'base' | 'copies'>, at: number): number {
    if (this.pieces.length >= MOST_PIECES)
      throw new Problem(at, 'tooMany', { what: 'pieces', most: MOST_PIECES });
    const twin = this.pieces.find(({ id }) => id === piece.id);
    if (twin) {
      const other = this.names.placeOf(twin.name);
      const same = twin.name.toLowerCase() === piece.name.toLowerCase();
      if (same) throw new Problem(at, 'nameTaken', { name: piece.name, other });
      throw new Problem(at, 'idTaken', { id: piece.id, line: '', other });
    }
    const copies = piece.each === null ? 1 : (this.lists[piece.each]?.members.length ?? 1);
    if (this.slots + piece.size * copies > MOST_SLOTS)
      throw new Problem(at, 'tooMany', { what: 'slots', most: MOST_SLOTS });
    const n = this.pieces.push({ ...piece, base: this.slots, copies }) - 1;
    this.slots += piece.size * copies;
    const { name, t, low, high } = piece;
    this.names.add({ name, is: 'piece', n, t, low, high }, at);
    return n;
  }

  /** A name for a result, for the rest of the procedure. */
  local(name: string, t: Type, low: number, high: number, at: number, counts = false): Sym {
    const sym: Sym = { name, is: 'local', n: this.slot(name), t, low, high, at, counts };
    this.names.add(sym, at);
    this.scope.push(sym);
    this.given.push(sym);
    return sym;
  }

  /** Notes a sentence under its id; `place` is another way to name it in `## Words`. */
  sentence(id: string, saying: Saying, at: number, place?: string): string {
    this.notTaken(id, at);
    this.offsets.set(id, at);
    this.texts.set(id, saying);
    if (place !== undefined && place !== id) this.aliases.set(place, id);
    return id;
  }

  /** Throws where a sentence has this id already. */
  notTaken(id: string, at: number): void {
    const other = this.offsets.get(id);
    if (other !== undefined) throw new Problem(at, 'idTaken', { id, line: '', other });
  }

  /** A sentence that is no rule; without values unless they're given. */
  note(id: string, span: Span, ask: Text = [prose(withoutBraces(span).text)]): void {
    const said = { ask };
    this.notes.set(id, said);
    this.offsets.set(id, span.at);
    this.sources.set(said, prose(span.text));
  }

  /** An id that nothing has yet: the same sentence may be there twice. */
  next(id: string): string {
    for (let n = 1; ; n++) {
      const made = n === 1 ? id : `${id}-${n}`;
      if (!this.offsets.has(made)) return made;
    }
  }

  /** The id that is called so, by itself or by its place. */
  meant(called: string, at: number): string {
    const byPlace = this.aliases.get(called);
    const named = this.texts.has(called) || this.notes.has(called);
    if (byPlace !== undefined && named && byPlace !== called) {
      const [first, second] = [called, byPlace].map((id) => this.sentenceOf(id)) as [string, string];
      throw new Problem(at, 'ambiguous', { id: called, first, second });
    }
    const id = byPlace ?? called;
    if (this.texts.has(id) || this.notes.has(id)) return id;
    const near = nearest(called, [...this.texts.keys(), ...this.notes.keys(), ...this.aliases.keys()]);
    const name = `[${called.slice(0, 60)}]`;
    throw new Problem(at, 'nothingCalled', { name, near: near && `[${near}]` });
  }

  private sentenceOf(id: string): string {
    const parts = this.texts.get(id)?.ask ?? [];
    return shown(parts.map((part) => (typeof part === 'string' ? part : '…')).join('')) || id;
  }

  /** Every local name of every procedure is visible while `read` runs: in endings, measures and translations. */
  withAllNames<T>(read: () => T): T {
    const shown = new Map<string, Sym>();
    const params = this.procedures.flatMap((p) => p.params);
    for (const sym of [...this.given.filter(({ is }) => is === 'local'), ...params])
      if (!shown.has(sym.name.toLowerCase())) shown.set(sym.name.toLowerCase(), sym);
    for (const sym of shown.values()) this.names.add(sym, 0);
    try {
      return read();
    } finally {
      for (const sym of shown.values()) this.names.drop(sym);
    }
  }

  /** Names given while `read` runs are gone afterwards. */
  scoped<T>(unit: Unit, params: readonly Sym[], read: () => T): T {
    const [unitBefore, scopeBefore] = [this.unit, this.scope];
    this.unit = unit;
    this.scope = [];
    for (const sym of params) this.names.add(sym, 0);
    try {
      return read();
    } finally {
      for (const sym of [...params, ...this.scope]) this.names.drop(sym);
      this.scope = scopeBefore;
      this.unit = unitBefore;
    }
  }
}

/** What is written in the file, shortened for a problem. */
export const shown = (text: string) => prose(text).slice(0, 60);
