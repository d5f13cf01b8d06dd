/** A server's copy of one table's game: what is on disk, and the session that follows from it. */
import type { AnySpec } from '../../kernel/game.ts';
import { drawsWith, keyHash } from '../../kernel/session/draws.ts';
import { type Attempt, formatEntry, parse, readEntry } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { StoredTable } from '../store/store.ts';
import { newKey } from '../tokens.ts';
import type { RoomRules } from './rules-of.ts';

export class KeptGame {
  readonly header: string;
  readonly rules: RoomRules;
  /** What is on disk. */
  lines: string[];
  /** The number of entries after each action: one that is sent again is found, and never done twice. */
  readonly ops: Map<string, number>;
  session: Session<AnySpec>;
  /** The key of the current draws, the last one. */
  keys: readonly string[];

  constructor({ record, lines, ops }: StoredTable, rules: RoomRules) {
    this.header = record.header;
    this.rules = rules;
    this.lines = [...lines];
    this.ops = new Map(ops.map((op, n) => [op, n + 1]));
    this.keys = [record.key];
    this.session = this.replayed();
  }

  get count(): number {
    return this.lines.length;
  }

  get key(): string {
    return this.keys.at(-1) as string;
  }

  /** The game as it is on disk. Rules that are newer than its last entry add lines, which the next action saves. */
  private replayed(): Session<AnySpec> {
    const { game, inspect } = this.rules;
    const journal = parse([this.header, ...this.lines].join('\n'));
    if (!journal.ok) throw new Error(journal.problem.reason);
    const resumed = resume(game, journal.value, inspect, (source) => drawsWith(this.keys)(source));
    if (!resumed.ok) throw new Error(resumed.problem.reason);
    return resumed.value.session;
  }

  /** What the session has beyond the disk. */
  get fresh(): string[] {
    return this.session.entries.slice(this.count).map(formatEntry);
  }

  /** It's on disk now. */
  saved(lines: readonly string[], op: string): void {
    this.lines.push(...lines);
    if (lines.length > 0) this.ops.set(op, this.count);
  }

  /** Forgets what a refused action did. */
  backTo(keys: readonly string[]): void {
    if (this.session.entries.length === this.count && this.keys === keys) return;
    this.keys = keys;
    this.session = this.replayed();
  }

  /** From here on draws come from a new key. */
  newKey(): Attempt<unknown> {
    const key = newKey();
    this.keys = [...this.keys, key];
    return this.session.changeSource({ by: 'key', hash: keyHash(key) });
  }

  /** Whether this is the same game, with everything that is known of it. */
  continues({ record, lines }: StoredTable): boolean {
    return record.header === this.header && this.lines.every((line, n) => line === lines[n]);
  }

  /** Takes what is on disk from `from` on, also what other servers wrote. `unsure`: the session may differ from the disk. */
  take({ record, lines, ops }: StoredTable, from: number, unsure: boolean): void {
    // The session may be ahead of the journal, by what newer rules have added or a lost action has done.
    const asWritten = !unsure && this.session.entries.length === this.count;
    const more = lines.slice(this.count - from);
    this.lines = [...this.lines.slice(0, from), ...lines];
    for (const [n, op] of ops.entries()) this.ops.set(op, from + n + 1);
    if (this.key !== record.key) this.keys = [...this.keys, record.key];
    if (!asWritten || !more.every((line) => this.enters(line))) this.session = this.replayed();
  }

  private enters(line: string): boolean {
    const entry = readEntry(line);
    return entry !== undefined && this.session.enter(entry) === undefined;
  }
}
