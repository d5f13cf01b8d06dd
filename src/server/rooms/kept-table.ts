/**
 * One table as this server knows it: its game and its people as they are on disk, and how an action gets there. Other
 * servers write, too, so it may be behind until it has looked. Knows no devices.
 */
import { type Actor, carryOut, type Refusal, type Rights } from '../game/acting.ts';
import type { Brought } from '../game/brought.ts';
import { KeptGame } from '../game/kept-game.ts';
import { type RoomRules, rulesFor } from '../game/rules-of.ts';
import { regathered } from '../people/lobby.ts';
import { endedBy } from '../people/proposals.ts';
import type { Append, Gathered, Gathering, StoredTable, TableStore } from '../store/store.ts';

export interface KeptTableDeps {
  readonly store: TableStore;
  readonly now: () => number;
  /** The most entries of one table. */
  readonly most: number;
  /** Somebody as the table sees them now. */
  readonly actor: (chair: number) => Actor;
  readonly news: News;
  readonly failed: (what: string, error: unknown) => void;
}

/** What is on disk is different now. */
export interface News {
  /** An action was saved here: its lines begin there. */
  saved(from: number): void;
  /** Lines of other servers may have come. */
  caughtUp(): void;
  /** Another game is in place of the one before. */
  begunAgain(): void;
  gathered(before: Gathered): void;
}

export interface Wanted {
  readonly op: string;
  /** The number of entries that it builds on. */
  readonly expected: number;
  readonly lines: readonly string[];
  readonly chair: number;
  /** What else changes with the lines. */
  readonly gathering?: Gathering;
}

/** `before`: it was saved already, and the acknowledgement was lost; `unknown`: the store can't be asked. */
export type AttemptResult = 'saved' | 'before' | 'unknown' | Refusal;
export const BEHIND: Refusal = { reason: 'behind' };

/** How often an action is retried when another server was faster. */
export const TRIES = 20;

export class KeptTable {
  readonly id: string;
  game: KeptGame;
  gathered: Gathered;
  /** When something last happened here. */
  touched: number;
  /** Whether the session may differ from what is on disk. */
  private unsure = false;
  private readonly deps: KeptTableDeps;

  constructor(kept: StoredTable, gathered: Gathered, rules: RoomRules, deps: KeptTableDeps) {
    this.id = kept.record.id;
    this.touched = kept.record.touched;
    this.game = new KeptGame(kept, rules);
    this.gathered = gathered;
    this.deps = deps;
  }

  get count(): number {
    return this.game.count;
  }

  /** Whether the session is what is on disk, as far as this server knows. */
  get sure(): boolean {
    return !this.unsure;
  }

  /** Whether somebody who says that there is so much knows more. */
  isBehind(count: number, around: number): boolean {
    return count > this.count || around > this.gathered.around + this.gathered.visits || this.unsure;
  }

  /** If the last commit may have failed, reads the disk first; false if that fails. */
  async certain(): Promise<boolean> {
    return this.sure || this.inStep();
  }

  /** Checks an action, carries it out, saves it and tells everybody. */
  async attempt(wanted: Wanted, rights: Rights): Promise<AttemptResult> {
    const { op, expected, lines, chair, gathering } = wanted;
    // The device may come from another server on the same database.
    if (this.unsure || expected > this.count) {
      if (!(await this.inStep())) return 'unknown';
      // Who is there may have changed, too.
      if (gathering) return BEHIND;
    }
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.game.ops.has(op)) return 'before';
      if (expected !== this.count) return BEHIND;
      // The name belongs to what somebody has asked for.
      if (rights === 'person' && this.gathered.proposals.some((each) => each.op === op)) return BEHIND;
      if (this.count + lines.length > this.deps.most) return { reason: 'large' };
      const { keys } = this.game;
      const refused = carryOut(this.deps.actor(chair), lines, rights);
      if (refused) {
        this.game.backTo(keys);
        return refused;
      }
      const outcome = await this.save(wanted, this.game.fresh, keys);
      if (outcome !== 'behind') return outcome;
      // If only people have changed, the rights are looked at again.
      if (gathering) return BEHIND;
    }
    return BEHIND;
  }

  private async save(
    { op, expected, chair, gathering }: Wanted,
    lines: readonly string[],
    keys: readonly string[],
  ): Promise<AttemptResult | 'behind'> {
    const { id: table, game, gathered: before } = this;
    const { around } = before;
    const lobby = before.state === 'lobby';
    const changed = lobby ? (gathering ?? before) : endedBy(gathering ?? before, lines);
    const saved = await this.append({
      table,
      expected,
      around,
      lines,
      op,
      chair,
      at: this.deps.now(),
      key: game.keys === keys ? undefined : game.key,
      gathering: changed === before ? undefined : changed,
    });
    if (saved === 'saved') {
      game.saved(lines, op);
      this.deps.news.saved(expected);
      if (changed !== before) this.gather({ ...changed, around: around + 1, visits: before.visits });
      return 'saved';
    }
    this.unsure = true;
    if (!(await this.inStep())) return 'unknown';
    // A commit whose answer was lost is a commit.
    if (game.ops.has(op)) return 'before';
    return saved === 'behind' ? 'behind' : { reason: 'storage' };
  }

  /** Undefined if it may be on disk or not. */
  private async append(action: Append): Promise<'saved' | 'behind' | undefined> {
    try {
      const saved = await this.deps.store.append(action);
      if (saved === 'saved') this.touched = action.at;
      return saved;
    } catch (error) {
      this.deps.failed('append', error);
      return undefined;
    }
  }

  /** Another game in the lobby, for the same people. */
  async replace({ record, lines, rules, seats }: Brought): Promise<AttemptResult> {
    const { id: table, count: expected, gathered } = this;
    if (gathered.policy === '') return { reason: 'role' };
    if (gathered.state !== 'lobby') return { reason: 'started' };
    const gathering = regathered(gathered, seats);
    const { game, header, key } = record;
    const { around, visits } = gathered;
    const saved = await this.append({
      ...{ table, expected, around, lines, op: '', chair: 0, at: this.deps.now(), key, gathering },
      instead: { game, header },
    });
    if (saved !== 'saved') {
      this.unsure = true;
      return (await this.inStep()) ? (saved ? BEHIND : { reason: 'storage' }) : 'unknown';
    }
    this.begin(new KeptGame({ record, lines, ops: lines.map(() => '') }, rules));
    this.gather({ ...gathering, around: around + 1, visits });
    return 'saved';
  }

  private begin(game: KeptGame): void {
    this.game = game;
    this.deps.news.begunAgain();
  }

  /** Takes what is on disk, whoever wrote it. False if the store can't be read now. */
  async inStep(): Promise<boolean> {
    const { store, news, failed } = this.deps;
    try {
      const { id, unsure, game } = this;
      // In the lobby the host may have replaced the game.
      const from = unsure || this.gathered.state === 'lobby' ? 0 : this.count;
      const gathered = await store.gathered(id);
      const kept = await store.load(id, from);
      if (!kept || !gathered) throw new Error(`table ${id} is gone`);
      this.touched = kept.record.touched;
      if (from === 0 && !game.continues(kept)) {
        const rules = await rulesFor(kept.record.header);
        if (!rules) throw new Error(`table ${id} plays an unknown game`);
        this.begin(new KeptGame(kept, rules));
      } else {
        game.take(kept, from, unsure);
        news.caughtUp();
      }
      this.unsure = false;
      this.gather(gathered);
      return true;
    } catch (error) {
      failed('load', error);
      return false;
    }
  }

  /** The gathering is on disk. */
  private gather(gathered: Gathered): void {
    const before = this.gathered;
    this.gathered = gathered;
    if (gathered.around !== before.around || gathered.visits !== before.visits)
      this.deps.news.gathered(before);
  }
}
