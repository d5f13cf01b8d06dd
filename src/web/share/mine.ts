/** A shared game may already be on this shelf: sent from here, continued elsewhere, and sent back. */
import type { AnySpec } from '../../kernel/game.ts';
import { formatEntry, formatHeader, type Journal, parseHeader } from '../../kernel/session/journal.ts';
import type { Session } from '../../kernel/session/session.ts';
import { announce } from '../store/news.ts';
import type { GameRecord, Store } from '../store/store.ts';
import { standardOptions } from './link.ts';

export interface Mine {
  readonly record: GameRecord;
  /** How it compares with the received game; one of them continues the other, entry by entry. */
  readonly relation: 'same' | 'later' | 'earlier';
}

/** The one with the most steps, if there are several. The demo doesn't count, because everybody has it. */
export async function findMine(store: Store, session: Session<AnySpec>): Promise<Mine | undefined> {
  const beginning = beginningOf(session);
  const sent = session.entries.map(formatEntry);
  const alike = (await store.list())
    .filter((record) => record.removed === 0 && !record.demo && beginning(record.header))
    .toSorted((a, b) => b.count - a.count);
  for (const { id } of alike) {
    const kept = await store.load(id);
    if (!kept) continue;
    const { record, lines } = kept;
    const both = Math.min(lines.length, sent.length);
    if (lines.slice(0, both).some((line, n) => line !== sent[n])) continue;
    const more = lines.length - sent.length;
    return { record, relation: more === 0 ? 'same' : more > 0 ? 'later' : 'earlier' };
  }
  return undefined;
}

/**
 * Whether a header belongs to the game of this session. A setting that didn't exist yet when the header was
 * written has its default, which is how that game is played.
 */
function beginningOf({ game, journal }: Session<AnySpec>): (header: string) => boolean {
  const standard = standardOptions(game);
  const whole = (begun: Omit<Journal, 'entries' | 'lines'>) =>
    formatHeader({ ...begun, entries: [], options: { ...standard, ...begun.options } });
  const wanted = whole(journal);
  return (header) => {
    const read = parseHeader(header);
    return read.ok && whole(read.value) === wanted;
  };
}

/** Appends what was played elsewhere. If the game here continued meanwhile, nothing is written. */
export async function bringUpToDate(
  store: Store,
  { id, count }: GameRecord,
  session: Session<AnySpec>,
  now: number,
): Promise<void> {
  await store.backUp(id, 'import', now).catch(() => undefined);
  const lines = session.entries.slice(count).map(formatEntry);
  if ((await store.append(id, count, lines, now)) === 'behind') throw new Error('it has gone on meanwhile');
  announce(id, count + lines.length);
}
