// What the terminal tells of other devices at a shared table.
import { afterEach, expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { type SimulatedDevice, World } from '../../together/simulated.ts';
import { peopleWords } from '../../together/words/people/words.ts';
import { togetherWords } from '../../together/words/words.ts';
import { named } from '../../words/program.ts';
import { openTerminal } from '../terminal.ts';
import { Bots } from './bots.ts';
import { Desk } from './desk.ts';
import type { Lines } from './lines.ts';
import { RemoteTable } from './remote-table.ts';

let world: World;
afterEach(() => world.close());

const answers = { interrupt: () => {} } as Lines;
const nowhere = { id: 'game', save: () => {}, switchTo: () => undefined, askForFile: async () => {} };

async function terminalAt({ sitting, replica, step }: SimulatedDevice): Promise<Desk> {
  const words = await find('boer-war')?.words.en();
  if (!words) throw new Error('no words');
  const spoken = named(words, sitting.session.options);
  const desk = new Desk(await openTerminal('en'), sitting, spoken, answers, nowhere, new Bots());
  new RemoteTable(desk, replica, step, await togetherWords('en'), await peopleWords('en'));
  return desk;
}

test('after an absence it tells each step and its undo, and nothing from before', async () => {
  world = await World.open('boer-war');
  const phone = await world.seat('host');
  const terminal = await world.seat();
  const desk = await terminalAt(terminal);
  phone.sitting.doneAndRoll();
  await world.peace();
  const { line } = desk.session;
  expect(desk.news).toEqual(line.slice(-2));
  const told = desk.newsLines;
  expect(told).not.toEqual([]);
  desk.news.length = 0;

  terminal.cut();
  phone.sitting.play('done');
  phone.sitting.undo();
  await world.peace();
  expect(desk.session.entries.slice(-2).map(({ kind }) => kind)).toEqual(['move', 'undo']);
  const { undo } = desk.terminal.program.story;
  expect(desk.newsLines.at(-1)).toBe(undo(1));
  expect(desk.newsLines.filter((each) => told.includes(each))).toEqual([]);
});
