/** The records of games that are at a shared table. */
import type { AnySpec } from '../../kernel/game.ts';
import { formatHeader } from '../../kernel/session/journal.ts';
import type { Session } from '../../kernel/session/session.ts';
import { confirmed, type Rules } from '../../together/in-step.ts';
import { ONE_PLAYER } from '../../together/messages.ts';
import type { Replica, TableLink } from '../../together/replica.ts';
import { newRecord } from '../saved/kept.ts';
import { announce } from '../store/news.ts';
import type { GameRecord, Store } from '../store/store.ts';

/** A table that this device has just opened for people: nothing of its game is kept before it starts. */
export async function keepTable(
  store: Store,
  session: Session<AnySpec>,
  link: TableLink,
): Promise<GameRecord> {
  const { record } = newRecord(session, Date.now(), { shared: sharedByHost(link, true) });
  const copy = { ...record, header: tableHeader(session), count: 0 };
  await store.create(copy, []);
  announce(copy.id, 0);
  return copy;
}

/** The table's journal names its source of draws, which needs the newer format. */
export function tableHeader(session: Session<AnySpec>): string {
  return formatHeader(session.journal).replace(/^> emptychair 1 /, '> emptychair 2 ');
}

/** What the record of a game says that this device has brought to a table. */
export function sharedByHost(
  { table, token }: TableLink,
  people: boolean,
): NonNullable<GameRecord['shared']> {
  const me = { chair: 1, role: 'host', here: false, name: '', seats: [] } as const;
  const around = { ...ONE_PLAYER, policy: 'people', state: 'lobby', ownDice: false } as const;
  const seen = { chair: 1, people: [me], around };
  return { table, token, role: 'host', ...(people && { seen }) };
}

/** Another device's game: a new record, with all lines that the table had. */
export async function keepCopy(
  store: Store,
  replica: Replica,
  rules: Rules,
): Promise<GameRecord | undefined> {
  const { link, role, around, chair, people, header } = replica;
  const begun = confirmed(replica, rules);
  if (!begun.ok || !role) return undefined;
  const seen = around.policy === 'people' && { seen: { chair, people, around } };
  const { record } = newRecord(begun.value, Date.now(), { shared: { ...link, role, ...seen } });
  const lines = seen && around.state === 'lobby' ? [] : replica.lines;
  const copy = { ...record, header, count: lines.length };
  await store.create(copy, lines);
  announce(copy.id, copy.count);
  return copy;
}
