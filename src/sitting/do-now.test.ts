/** What the last tap asked for stays to do until it's done, through corrections and their undo. */
import { expect, test } from 'vitest';
import { type Entry, find } from '../games/catalogue.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { resolve } from '../kernel/options.ts';
import { Session } from '../kernel/session/session.ts';
import { doNow } from './do-now.ts';
import { Sitting } from './sitting.ts';

async function boerWar(): Promise<Sitting> {
  const game: Game<AnySpec> = await (find('boer-war') as Entry).game();
  const options = resolve(game.options, {});
  if (!options.ok) throw new Error('options');
  const session = Session.start(game, options.options, 3);
  if (!session.ok) throw new Error('session');
  const rules = { handOver: 'always', drawsWithBots: true, drawsWithAnswers: true } as const;
  return new Sitting(session.value, false, rules, () => Promise.reject(new Error('no bots')));
}

/** Plays until a tap asks for something at the real table. */
function untilToDo(sitting: Sitting): void {
  for (let n = 0; n < 40 && doNow(sitting).length === 0; n++) {
    const { node } = sitting;
    if (node.kind === 'end') break;
    if (node.kind === 'chance') sitting.roll();
    else if (sitting.drawAfter) sitting.doneAndRoll();
    else sitting.play(node.moves[0] as string);
  }
  expect(doNow(sitting)).not.toEqual([]);
}

test('a correction of something else, and its undo, leave the list', async () => {
  const sitting = await boerWar();
  untilToDo(sitting);
  const list = doNow(sitting);
  // The markers of the side whose round it is not: nothing that the tap moved.
  const other = sitting.facts.filter(({ id, kind }) => kind === 'number' && id !== 'turn');
  const kept = other.filter((fact) => {
    if (fact.kind !== 'number') return false;
    const value = fact.value < fact.max ? fact.value + 1 : fact.value - 1;
    const { length } = doNow(sitting);
    expect(sitting.adjust(fact.id, String(value), '').ok).toBe(true);
    const same = JSON.stringify(doNow(sitting)) === JSON.stringify(list);
    sitting.undo();
    expect(doNow(sitting), fact.id).toEqual(list);
    expect(length).toBe(list.length);
    return same;
  });
  expect(kept.length).toBeGreaterThan(0);
});

test('a list that an undo made and the player confirmed is over, whatever is corrected then', async () => {
  const sitting = await boerWar();
  untilToDo(sitting);
  sitting.undo();
  sitting.tableDone();
  sitting.redo();
  expect(sitting.toDo.work?.changes).not.toEqual([]);
  sitting.tableDone();
  expect(doNow(sitting)).toEqual([]);
});

test('an undo that was redone leaves the tap’s list as it was', async () => {
  const sitting = await boerWar();
  untilToDo(sitting);
  const list = doNow(sitting);
  sitting.undo();
  expect([sitting.toDo.work?.changes.length, doNow(sitting)]).toEqual([list.length, []]);
  expect(sitting.toDo.undoneNow.length).toBeGreaterThan(0);
  sitting.redo();
  expect([sitting.toDo.work, doNow(sitting)]).toEqual([undefined, list]);
});
