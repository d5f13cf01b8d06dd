import { expect, test } from 'vitest';
import { ferryModule } from '../../../test/toys/ferry/index.ts';
import { ringModule } from '../../../test/toys/ring/index.ts';
import { whisperModule } from '../../../test/toys/whisper/index.ts';
import { find } from '../../games/catalogue.ts';
import type { Module } from '../../games/module.ts';
import { resolve } from '../../kernel/options.ts';
import { format, parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import { decider } from '../threads/task.ts';
import { journalOf } from './keep.ts';
import { notSimulated } from './simulated.ts';

const TOYS: readonly Module[] = [ferryModule, ringModule, whisperModule];

async function simulated(id: string, bot?: string) {
  const entry = TOYS.find(({ meta }) => meta.id === id) ?? find(id);
  if (!entry) throw new Error(id);
  const [game, roster] = await Promise.all([entry.game(), entry.bots?.()]);
  const options = resolve(game.options);
  if (!options.ok) throw new Error('options');
  const text = journalOf(game, options.options, 5, 2, decider(game, options.options, roster, bot));
  /** The draws of a journal that neither the seed nor a simulation explains. */
  const unexplained = (changed: string, searchers = true) => {
    const read = parse(changed);
    const resumed = read.ok ? resume(game, read.value) : read;
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
    return { resumed: resumed.value, left: notSimulated(resumed.value, roster, searchers).length };
  };
  return { text, unexplained, roster };
}

test.each(TOYS.map(({ meta }) => meta.id))('%s: a simulated game is recognised', async (id) => {
  const { text, unexplained } = await simulated(id);
  const { resumed, left } = unexplained(text);
  expect(left).toBe(0);
  // A player who continues it draws from the seed.
  const { session } = resumed;
  session.undo(Math.min(3, session.line.length));
  for (let n = 0; n < 8 && session.node.kind !== 'end'; n++) {
    const { node } = session;
    if (node.kind === 'chance') session.roll();
    else
      session.play(
        node.kind === 'decision' ? node.seat : 'table',
        node.moves[0] ?? `${node.ranges[0]?.verb}:${node.ranges[0]?.min}`,
      );
  }
  expect(unexplained(format(session.journal)).left).toBe(0);
  // Another seed explains none of its draws, if it has any.
  if (resumed.strays.length === 0) return;
  expect(unexplained(text.replace(/^(> emptychair \d+ \S+ \d+) \d+/, '$1 99')).left).toBeGreaterThan(0);
});

test.each(['ring', 'whisper'])('%s: the seed alone does not explain its draws', async (id) => {
  const { text, unexplained } = await simulated(id);
  expect(unexplained(text).resumed.strays.length).toBeGreaterThan(0);
});

test('a game that bots played is recognised, too, even without trying the searching bots', async () => {
  const { text, unexplained, roster } = await simulated('tax-farmer', 'casual');
  expect(Object.keys(roster?.search ?? {}).length).toBeGreaterThan(0);
  expect(unexplained(text).resumed.strays.length).toBeGreaterThan(0);
  expect([unexplained(text).left, unexplained(text, false).left]).toEqual([0, 0]);
  const changed = text.replace(/^(> emptychair \d+ \S+ \d+) \d+/, '$1 99');
  // A searcher may have played it to its end; that doesn't excuse an unfinished or continued game with another seed.
  expect([unexplained(changed).left > 0, unexplained(changed, false).left]).toEqual([true, 0]);
  const begun = changed.split('\n').slice(0, 60).join('\n');
  expect(unexplained(begun, false).left).toBeGreaterThan(0);
});
