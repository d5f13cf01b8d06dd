/** Opens a kept game at this screen: the sitting, where it is kept, and what is to be said about it. */
import { find, type Entry as GameEntry } from '../../games/catalogue.ts';
import { inspectionOf } from '../../games/module.ts';
import { type AnySpec, certain } from '../../kernel/game.ts';
import { formatEntry, type Problem } from '../../kernel/session/journal.ts';
import type { Resumed } from '../../kernel/session/resume.ts';
import type { Manner } from '../../sitting/chairs.ts';
import { Sitting } from '../../sitting/sitting.ts';
import { thinker } from '../seats/thinker.ts';
import type { Kept, Store } from '../store/store.ts';
import { Keeping } from './keeping.ts';
import { readKept, resumeKept } from './kept.ts';
import { rememberedToDo } from './to-do-memory.ts';
import { atHand } from './unsaved.ts';

export type Opened =
  | { readonly ok: true; readonly sitting: Sitting; readonly keeping: Keeping }
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly kept: Kept;
      readonly entry: GameEntry | undefined;
    };

/** One device goes around, and a tap is not asked for at every draw between bots. */
export const IN_THE_APP: Manner = { passedOn: 'always', drawsWithBots: true };

export async function openGame(store: Store, id: string): Promise<Opened | undefined> {
  const left = atHand(id);
  if (left?.store === store) {
    void left.save();
    return { ok: true, sitting: left.sitting, keeping: left };
  }
  const kept = await store.load(id);
  if (!kept) return undefined;
  const { record } = kept;
  const entry = find(record.game);
  if (!entry) return { ok: false, problem: { reason: 'header', found: record.header }, kept, entry };
  const [game, inspect] = await Promise.all([entry.game(), inspectionOf(entry)]);
  const read = resumeKept(game, kept, inspect);
  if (!read.ok) return { ok: false, problem: read.problem, kept, entry };
  const { session } = read.value;
  const about = await worthSaying(read.value, kept.lines.length, entry);
  // A file may have been cut where only the app can go on.
  if (certain(session.node)) session.settle();
  const sitting = new Sitting(session, record.own, IN_THE_APP, (job) => thinker.think(job));
  const span = rememberedToDo(id);
  if (span)
    sitting.toDo.recall(span, (entries) => {
      const lines = session.entries.slice(0, entries).map(formatEntry);
      const before = readKept(game, { record, lines }, inspect);
      return before.ok ? before.value : undefined;
    });
  const keeping = new Keeping(sitting, store, entry, inspect, record);
  keeping.about = about;
  return { ok: true, sitting, keeping };
}

/** What the player is told on opening: what is wrong, and once, when new rules take over, what they could not keep. */
async function worthSaying(
  resumed: Resumed<AnySpec>,
  kept: number,
  entry: GameEntry,
): Promise<Resumed<AnySpec> | undefined> {
  const first = resumed.session.entries.length > kept;
  const { damage } = resumed;
  const strays = resumed.strays.length > 0 ? await stray(resumed, entry) : [];
  if (first) return { ...resumed, strays };
  if (damage.length + strays.length === 0) return undefined;
  return { ...resumed, strays, lost: [], dropped: [], unverified: undefined };
}

async function stray(resumed: Resumed<AnySpec>, entry: GameEntry): Promise<Resumed<AnySpec>['strays']> {
  const [{ notSimulated }, roster] = await Promise.all([import('../../lab/simulated.ts'), entry.bots?.()]);
  return notSimulated(resumed, roster, false);
}
