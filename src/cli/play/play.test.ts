// What a person at a small screen reads after looking something up.
import { expect, test } from 'vitest';
import { ringModule } from '../../../test/toys/ring/index.ts';
import { resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { Sitting } from '../../sitting/sitting.ts';
import { named } from '../../words/program.ts';
import { openTerminal } from '../terminal.ts';
import { Bots } from './bots.ts';
import { Desk, TERMINAL } from './desk.ts';
import type { Lines } from './lines.ts';
import { Play } from './play.ts';

const nowhere = { id: 'game', save: () => {}, switchTo: () => undefined, askForFile: async () => {} };

/** Everything that is printed while these lines are typed, with the lines. */
async function typed(height: number, live: boolean, ...lines: string[]): Promise<string[]> {
  const game = await ringModule.game();
  const resolved = resolve(game.options, {});
  if (!resolved.ok) throw new Error('the defaults are refused');
  const started = Session.start(game, resolved.options, 3);
  if (!started.ok) throw new Error('no game begins');
  const session = started.value;
  const printed: string[] = [];
  const out = (text: string) => void printed.push(text);
  const terminal = { ...(await openTerminal('en')), live, width: 80, height, out, err: out };
  const next = async () => {
    const line = lines.shift();
    printed.push(`> ${line}`);
    return line;
  };
  const bots = new Bots();
  const sitting = new Sitting(session, false, TERMINAL, bots.thinkAt(game));
  const words = named(await ringModule.words.en(), session.options, 'en');
  const answers = { next } as unknown as Lines;
  await new Play(new Desk(terminal, sitting, words, answers, nowhere, bots), 0).run();
  return printed;
}

const MORE = 'Enter shows the question again; an answer works too.';
const question = (printed: readonly string[], after: string) =>
  printed.slice(printed.indexOf(after)).filter((line) => line.startsWith('How many of your cubes')).length;

test('what fills the screen is read before the question comes again', async () => {
  const paused = await typed(14, true, 'h', '', 'q');
  expect(paused.filter((line) => line === MORE)).toHaveLength(1);
  expect(paused.indexOf(MORE)).toBeLessThan(paused.indexOf('> '));
  expect(question(paused, '> ')).toBe(1);
  // An answer, or another key, goes on at once.
  const on = await typed(14, true, 'h', 'q');
  expect(question(on, '> h')).toBe(0);
});

test('where there is room, or nobody looks, it comes at once', async () => {
  expect(await typed(200, true, 'h', 'q')).not.toContain(MORE);
  expect(await typed(18, false, 'h', 'q')).not.toContain(MORE);
});
