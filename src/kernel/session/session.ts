/**
 * A game in progress; checks everything that comes in. The journal is the truth; the position follows from it. Users'
 * mistakes are returned as problems and change nothing.
 */
import { at } from '../at.ts';
import { type Chance, type Game, isCertain, type Node, type Spec } from '../game.ts';
import { type OptionsOf, written } from '../options.ts';
import { draw } from '../play.ts';
import { checkpoint, positionText } from './checkpoint.ts';
import { type Draws, type DrawsOf, drawsWith, keyHash, type Seed, type Source } from './draws.ts';
import {
  type Attempt,
  bad,
  checksum,
  type Entry,
  formatEntry,
  GAME_TEXT,
  good,
  isStep,
  type Journal,
  type Problem,
  readEntry,
  START,
  type StepEntry,
  TEXT_LIMIT,
  UNKNOWN_VALUE,
} from './journal.ts';
import { type Dice, isDraw, type Performed, perform, repeat } from './step.ts';

/** A step on the current line. */
export interface Played<G extends Spec> extends Performed<G> {
  /** Index of the journal entry. */
  readonly entry: number;
  readonly step: StepEntry;
}

/** An entry with its effect when it was made. */
export interface Item<G extends Spec> {
  readonly entry: Entry;
  /** For a step: what was played and reported. */
  readonly played: Played<G> | undefined;
  /** How many steps were on the line before it. */
  readonly at: number;
  /** The turn that begins here, '' for none. */
  readonly turn: string;
}

type Done = Attempt<readonly Entry[]>;

function isStart<E extends Entry>(entry: E): entry is E & { readonly kind: 'adjust' } {
  return entry.kind === 'adjust' && entry.reason === START;
}

const SNAPSHOT_EVERY = 24;
/** How many keys a problem names. */
const MOST_NAMED = 3;

export class Session<G extends Spec> {
  readonly game: Game<G>;
  readonly options: OptionsOf<G['options']>;
  readonly seed: Seed;
  /** The version of the rules when the game began. */
  readonly version: number;
  /** Who sits where: a person, or a bot by name. */
  readonly who: Partial<Record<G['seat'], string>> = {};
  /** Everything that ever happened, undone or not. */
  readonly entries: Entry[] = [];
  /** The same, with the effect of each. */
  readonly items: Item<G>[] = [];
  /** The steps that count, in order. */
  readonly line: Played<G>[] = [];
  /** What was undone and can be redone, the next one last. */
  readonly undone: Played<G>[] = [];
  state: G['state'];
  /** Steps that can't be undone, because the position was taken over from a checkpoint. */
  base = 0;
  /** Index of that checkpoint's entry. */
  continuedFrom = -1;
  /** Where the app's draws come from now; undefined after its key was published. */
  source: Source | undefined;
  private draws: Draws | undefined;
  /** What was drawn last, and where: an entry, a new source or a new position makes it another draw. */
  private lastDraw:
    | {
        readonly draws: Draws;
        readonly state: G['state'];
        readonly entries: number;
        readonly move: G['move'];
      }
    | undefined;
  private readonly drawsOf: DrawsOf;
  /** The hashes of all keys that draws have come from. */
  private readonly named = new Set<string>();
  /** How many entries at the beginning set the initial table. */
  private started = 0;
  /** The number of entries when this source began. */
  private sourceFrom = 0;
  /** The app's real draws on the current line since then. */
  private drawn = 0;
  /** How often a new draw was requested, by the number of draws before it. */
  private readonly again = new Map<number, number>();
  /** The turn whose start was recorded last. */
  private turnAt = '';
  /**
   * Positions along the line, so that an undo needn't replay from the start, nor a redo all its steps. An undo keeps those
   * after it. Steps that are made there instead add their own, and of two for the same step the last one counts.
   */
  private snapshots: { at: number; state: G['state'] }[];

  /** `drawsOf` makes the draws of each source; without a key they are taken as written. */
  constructor(
    game: Game<G>,
    options: OptionsOf<G['options']>,
    seed: Seed,
    version: number = game.version,
    drawsOf: DrawsOf = drawsWith([]),
  ) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.version = version;
    this.drawsOf = drawsOf;
    this.drawFrom({ by: 'seed', seed });
    this.state = game.setup(options);
    this.snapshots = [{ at: 0, state: game.clone(this.state) }];
  }

  /** A new game; `start` sets the current table, for people who join halfway. */
  static start<G extends Spec>(
    game: Game<G>,
    options: OptionsOf<G['options']>,
    seed: Seed,
    start: readonly { readonly fact: string; readonly value: string }[] = [],
  ): Attempt<Session<G>> {
    const session = new Session(game, options, seed);
    // In the order of the game's facts, because later ones depend on earlier ones. A fact that doesn't exist yet comes
    // last, because another fact has to create it.
    const order: readonly string[] = game.facts(session.state).map((fact) => fact.id);
    const place = (fact: string) => (order.includes(fact) ? order.indexOf(fact) : order.length);
    for (const { fact, value } of start.toSorted((a, b) => place(a.fact) - place(b.fact))) {
      const set = session.adjustment(fact, value, START);
      // Numbers must be in the program's notation; only older journals may differ.
      const tried = perform(game, game.clone(session.state), { ...set, reason: '' });
      if (!tried.ok) return tried;
      const problem = session.enter(set);
      if (problem) return bad(problem);
    }
    session.settle();
    return good(session);
  }

  get node(): Node<G> {
    return this.game.node(this.state);
  }

  get journal(): Omit<Journal, 'lines'> {
    const { game, version, seed, entries } = this;
    const text = game.text === undefined ? {} : { [GAME_TEXT]: game.text };
    const options = { ...text, ...written(game.options, this.options) };
    return { game: game.id, version, seed, options, entries };
  }

  /** A move by a seat, the player's real table or the app's chance. Draws with one outcome that follow are made at once. */
  play(by: string, move: string): Done {
    return this.act({ kind: 'move', by, move });
  }

  /** The app's result of this draw, the same whenever the player returns to it. */
  nextDraw(): G['move'] | undefined {
    const { node } = this;
    return node.kind === 'chance' ? this.drawFor(node) : undefined;
  }

  /** Remembered: a draw is made first and checked as it is entered. */
  private drawFor(node: Chance<G>): G['move'] | undefined {
    const { drawn: k, draws, state, lastDraw: last } = this;
    const { length: entries } = this.entries;
    if (!draws) return undefined;
    if (last?.draws === draws && last.state === state && last.entries === entries) return last.move;
    const move = draw(node, draws(k, this.again.get(k) ?? 0));
    this.lastDraw = { draws, state, entries, move };
    return move;
  }

  /** Whether the draws of the current source can be made here. */
  get canDraw(): boolean {
    return this.draws !== undefined;
  }

  /** The app draws. */
  roll(): Done {
    const move = this.nextDraw();
    if (move !== undefined) return this.play('chance', move);
    return bad({ reason: this.node.kind === 'chance' ? 'source' : 'draw' });
  }

  /** From now on the app's draws come from this source, and their count starts again. */
  changeSource(source: Source): Done {
    return this.act({ kind: 'draws', source });
  }

  /** A game whose draws were made at a shared table: from here on this device makes them. */
  drawHere(newSeed: () => Seed): void {
    if (!this.canDraw && this.node.kind !== 'end') this.changeSource({ by: 'seed', seed: newSeed() });
  }

  /** Publishes a key, so that everybody can check the draws that came from it. */
  publish(key: string): Done {
    return this.act({ kind: 'key', key });
  }

  private drawFrom(source: Source | undefined): void {
    this.source = source;
    if (source?.by === 'key') this.named.add(source.hash);
    this.draws = source && this.drawsOf(source);
    this.sourceFrom = this.entries.length;
    this.drawn = 0;
    this.again.clear();
  }

  aside(move: string, text = ''): Done {
    return this.act({ kind: 'aside', move, text: text.slice(0, TEXT_LIMIT) });
  }

  adjust(fact: string, value: string, reason: string): Done {
    return this.act(this.adjustment(fact, value, reason));
  }

  /** The entry that says so. */
  adjustment(fact: string, value: string, reason: string): Extract<StepEntry, { kind: 'adjust' }> {
    const now = this.game.facts(this.state).find((f) => f.id === fact);
    return {
      kind: 'adjust',
      fact,
      from: now && !now.unknown ? String(now.value) : UNKNOWN_VALUE,
      to: value,
      reason: reason.slice(0, TEXT_LIMIT),
    };
  }

  /** Undoes the last n steps. It never stops between a step and its automatic draws, which the app would only repeat. */
  undo(n = 1): Done {
    const { line, base } = this;
    const most = line.length - base;
    let steps = Math.min(n, most);
    while (steps > 0 && steps < most && automatic(at(line, line.length - steps))) steps++;
    return steps > 0
      ? this.act({ kind: 'undo', n: steps })
      : bad({ reason: 'undo', found: String(n), expected: `1-${most}` });
  }

  /** Redoes the last n undone steps, and the automatic draws after them. */
  redo(n = 1): Done {
    const { undone } = this;
    let steps = Math.min(n, undone.length);
    while (steps > 0 && steps < undone.length && automatic(at(undone, undone.length - 1 - steps))) steps++;
    return steps > 0
      ? this.act({ kind: 'redo', n: steps })
      : bad({ reason: 'redo', found: String(n), expected: `1-${undone.length}` });
  }

  /** Requests a new result for the next draw, although it was drawn before. */
  drawAgain(): Done {
    return this.act({ kind: 'again' });
  }

  note(text: string): Done {
    return this.act({ kind: 'note', text: text.slice(0, TEXT_LIMIT) });
  }

  mark(text: string): Done {
    return this.act({ kind: 'mark', text: text.slice(0, TEXT_LIMIT) });
  }

  /** Sets who plays this seat from now on: 'person', or a bot's name. */
  seat(seat: string, who: string): Done {
    return this.act({ kind: 'seat', seat, who });
  }

  /** One checked entry from the player, followed by automatic draws and a checkpoint if due. */
  act(entry: Entry): Done {
    const from = this.entries.length;
    const line = formatEntry(entry);
    const read = readEntry(line);
    if (!read || formatEntry(read) !== line) return bad({ reason: 'line', found: line.slice(0, 60) });
    const problem = this.enter(entry);
    if (problem) return bad(problem);
    if (isStep(entry)) this.settle();
    return good(this.entries.slice(from));
  }

  /** Makes the draws that have only one outcome, and records a checkpoint if a turn starts. */
  settle(): void {
    for (let { node } = this; isCertain(node) && node.kind === 'chance'; node = this.node) {
      this.write({ kind: 'move', by: 'chance', move: at(node.moves, 0) });
    }
    const turn = this.game.turn(this.state);
    if (turn === '' || turn === this.turnAt) return;
    // Checked like any other: rules that write the same position differently each time are found out here.
    this.write(checkpoint(this.game, this.state));
  }

  /** An entry that the program itself makes. Only a fault in the rules can get it refused, so that is an error. */
  write(entry: Entry): void {
    const problem = this.enter(entry);
    if (problem) throw new Error(refused(problem));
  }

  /** Checks and carries out one entry, exactly as written. Returns a problem if it's wrong, and then changes nothing. */
  enter(entry: Entry): Problem | undefined {
    const before = this.line.length;
    switch (entry.kind) {
      case 'move':
      case 'aside':
      case 'adjust': {
        const problem = this.step(entry, this.entries.length, (node) => this.drawFor(node));
        if (problem) return problem;
        this.undone.length = 0;
        break;
      }
      case 'undo': {
        if (entry.n > this.line.length - this.base)
          return { reason: 'undo', found: String(entry.n), expected: `0-${this.line.length - this.base}` };
        for (const played of this.line.splice(this.line.length - entry.n).reverse()) {
          if (this.counts(played)) this.drawn--;
          this.undone.push(played);
        }
        this.goTo(this.line.length);
        break;
      }
      case 'redo': {
        if (entry.n > this.undone.length)
          return { reason: 'redo', found: String(entry.n), expected: `0-${this.undone.length}` };
        for (const played of this.undone.splice(this.undone.length - entry.n).reverse()) {
          this.line.push(played);
          if (this.counts(played)) this.drawn++;
        }
        this.goTo(this.line.length);
        break;
      }
      case 'again': {
        if (this.node.kind !== 'chance') return { reason: 'again' };
        const k = this.drawn;
        this.again.set(k, (this.again.get(k) ?? 0) + 1);
        break;
      }
      case 'seat':
        if (!this.sit(entry.seat, entry.who)) return { reason: 'seat', found: entry.seat };
        break;
      case 'check':
        if (entry.hash !== checksum(entry.state) || entry.state !== positionText(this.game, this.state)) {
          const expected = checksum(positionText(this.game, this.state));
          // If somebody changed the position but not its checksum, report the checksum of the changed position.
          const found = entry.hash === expected ? checksum(entry.state) : entry.hash;
          return { reason: 'check', found, expected };
        }
        break;
      case 'rules':
        if (entry.version > this.game.version || entry.keep > this.entries.length)
          return { reason: 'rules', found: String(entry.version) };
        break;
      case 'draws':
        this.drawFrom(entry.source);
        break;
      case 'key': {
        const hash = keyHash(entry.key);
        if (!this.named.has(hash))
          return { reason: 'key', found: hash, expected: [...this.named].slice(0, MOST_NAMED).join(', ') };
        if (this.source?.by === 'key' && this.source.hash === hash) this.drawFrom(undefined);
        break;
      }
      case 'note':
      case 'mark':
      case 'from':
        break;
    }
    const turn = entry.kind === 'check' ? this.game.turn(this.state) : '';
    if (turn) this.turnAt = turn;
    if (isStart(entry) && this.started === this.entries.length) this.started++;
    this.entries.push(entry);
    this.items.push({ entry, played: isStep(entry) ? this.line.at(-1) : undefined, at: before, turn });
    return undefined;
  }

  /** Checks and carries out one step on the current line. */
  private step(step: StepEntry, entry: number, dice?: Dice<G>): Problem | undefined {
    // Later on "start" is a reason like any other.
    const checked = isStart(step) && this.started < this.entries.length ? { ...step, reason: '' } : step;
    const performed = perform(this.game, this.state, checked, dice);
    if (!performed.ok) return performed.problem;
    this.extend({ entry, step, ...performed.value });
    return undefined;
  }

  /** Adds a step that was just carried out to the line. */
  private extend(played: Played<G>): void {
    this.line.push(played);
    if (this.counts(played)) this.drawn++;
    if (this.line.length % SNAPSHOT_EVERY === 0)
      this.snapshots.push({ at: this.line.length, state: this.game.clone(this.state) });
  }

  /** Whether it is one of the draws that the current source counts. */
  private counts({ random, entry }: Played<G>): boolean {
    return random && entry >= this.sourceFrom;
  }

  /** False if the game has no such seat. */
  private sit(name: string, who: string): boolean {
    const seat = this.game.seats(this.options).find((s) => s === name);
    if (seat !== undefined) this.who[seat] = who;
    return seat !== undefined;
  }

  /** Goes to the position after n steps of the line. */
  private goTo(n: number): void {
    this.state = this.replayed(n);
    this.turnAt = this.game.turn(this.state);
  }

  /** The position as the journal says, after rules that threw an error may have changed half of it. */
  restorePosition(): void {
    this.state = this.replayed(this.line.length);
  }

  /** The position after n steps of the line, and of what was undone after it. */
  replayed(n: number): G['state'] {
    const { line, undone } = this;
    const near = this.snapshots.findLast(({ at }) => at <= n);
    if (!near || n > line.length + undone.length)
      throw new RangeError(`there is no position after ${n} steps`);
    const state = this.game.clone(near.state);
    const steps = n > line.length ? [...line, ...undone.toReversed()] : line;
    for (const { step } of steps.slice(near.at, n)) repeat(this.game, state, step);
    return state;
  }

  /**
   * Takes over a position that the current rules wouldn't reach from the entries: the last checkpoint in `entries`, of
   * an older game or of this one after a rescue.
   */
  continueFromCheckpoint(entries: readonly Entry[], line: readonly Played<G>[], state: G['state']): void {
    const known = new Map(line.map((played, at) => [played.entry, { played, at }]));
    this.entries.length = 0;
    for (const entry of entries) this.entries.push(entry);
    this.items.length = 0;
    for (const [i, entry] of entries.entries()) {
      const { played, at = 0 } = known.get(i) ?? {};
      // A step that no longer counts was made under older rules; the story still tells it.
      const told = played ?? (isStep(entry) ? untold(entry, i) : undefined);
      this.items.push({ entry, played: told, at, turn: '' });
    }
    this.line.length = 0;
    for (const played of line) this.line.push(played);
    const source = entries.findLastIndex(({ kind }) => kind === 'draws' || kind === 'key');
    const last = entries[source];
    if (last) {
      this.drawFrom(last.kind === 'draws' ? last.source : undefined);
      this.sourceFrom = source;
    }
    this.drawn = line.filter((played) => this.counts(played)).length;
    for (const entry of entries) {
      if (entry.kind === 'seat') this.sit(entry.seat, entry.who);
      if (entry.kind === 'draws' && entry.source.by === 'key') this.named.add(entry.source.hash);
    }
    this.undone.length = 0;
    this.lockUndo();
    this.state = state;
    this.snapshots = [{ at: line.length, state: this.game.clone(state) }];
    this.turnAt = this.game.turn(state);
  }

  /** No step up to here can be undone: the last entry is the checkpoint that the game continues from. */
  lockUndo(): void {
    this.base = this.line.length;
    this.continuedFrom = this.entries.length - 1;
  }

  /** Replays a step of the journal on top of a position that was taken over. */
  restore(entry: number): Problem | undefined {
    const step = this.entries[entry];
    if (!step || !isStep(step)) return { reason: 'rules' };
    const problem = this.step(step, entry);
    if (!problem)
      this.items[entry] = { entry: step, played: this.line.at(-1), at: this.line.length - 1, turn: '' };
    return problem;
  }
}

function refused({ reason, found = '' }: Problem): string {
  return `the rules refuse what they list themselves: ${reason} ${found}`;
}

/** A step that the current rules couldn't replay. */
export function untold<G extends Spec>(step: StepEntry, entry: number): Played<G> {
  // We no longer know whether it had a single outcome; counting it keeps later draws from repeating earlier ones.
  const random = step.kind === 'move' && step.by === 'chance';
  return { entry, step, ask: '', weight: 0, total: 0, random, events: [] };
}

/** Whether it's a draw with one outcome, made by the app: undone together with what led to it. */
export function automatic<G extends Spec>(played: Played<G>): boolean {
  return played.step.kind === 'move' && played.step.by === 'chance' && !isDraw(played);
}
