/** A game that a device brings to a table: checked, and from there on with draws from a key of the table. */
import { keyHash } from '../../kernel/session/draws.ts';
import { formatEntry, formatHeader, type Problem, parseHeader } from '../../kernel/session/journal.ts';
import { parseFor, resume } from '../../kernel/session/resume.ts';
import type { TableRecord } from '../store/store.ts';
import { newKey } from '../tokens.ts';
import { type RoomRules, rulesOf } from './rules-of.ts';

export interface Brought {
  readonly record: TableRecord;
  readonly lines: readonly string[];
  readonly rules: RoomRules;
  readonly seats: readonly string[];
}

/** Why it can't be played there: what is wrong with the journal, or a game that isn't for shared tables. */
export type NoGame = Problem | { readonly reason: 'hides' | 'unknown'; readonly found: string };

/** `most`: entries. */
export async function bring(
  table: string,
  text: string,
  most: number,
  touched: number,
): Promise<Brought | NoGame> {
  const header = parseHeader(text);
  if (!header.ok) return header.problem;
  const rules = await rulesOf(header.value);
  if (!rules) return { reason: 'unknown', found: header.value.game };
  const { game, inspect } = rules;
  const parsed = parseFor(game, text);
  const resumed = parsed.ok ? resume(game, parsed.value, inspect) : parsed;
  if (!resumed.ok) return resumed.problem;
  const { session } = resumed.value;
  if (game.hides) return { reason: 'hides', found: game.id };
  const key = newKey();
  session.changeSource({ by: 'key', hash: keyHash(key) });
  const lines = session.entries.map(formatEntry);
  if (lines.length > most) return { reason: 'huge' };
  const written = formatHeader(session.journal);
  const record = { id: table, game: game.id, header: written, key, count: lines.length, touched };
  return { record, lines, rules, seats: game.seats(session.options) };
}
