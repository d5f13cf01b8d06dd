/** A bot that breaks takes nothing with it: the game says so, and a person plays its seat. */

import { describe, expect, test, vi } from 'vitest';
import { find } from '../../games/catalogue.ts';
import type { Quick } from '../../kernel/bot.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { formatEntry } from '../../kernel/session/journal.ts';
import { Session } from '../../kernel/session/session.ts';
import { LANGS } from '../../kernel/words.ts';
import { Sitting } from '../../sitting/sitting.ts';
import { named } from '../../words/program.ts';
import { openTerminal } from '../terminal.ts';
import { Bots } from './bots.ts';
import { botsPlay } from './chairs.ts';
import { Desk, TERMINAL } from './desk.ts';
import type { Lines } from './lines.ts';

/** Three players are about to place agents, one of them a sound bot. */
async function table(broken: Quick<AnySpec>['choose'], lang: (typeof LANGS)[number] = 'en') {
  const listed = find('tax-farmer');
  if (!listed) throw new Error('no game');
  const [game, words, roster] = await Promise.all([listed.game(), listed.words[lang](), listed.bots?.()]);
  const options = resolve(game.options, { players: 3, firstPlayer: 'choose' });
  if (!options.ok || !roster) throw new Error('options');
  const started = Session.start(game, options.options, 1, [{ fact: 'first', value: 'blue' }]);
  if (!started.ok) throw new Error('start');
  const session = started.value;
  while (session.node.kind === 'chance') session.roll();
  session.seat('blue', 'steady');
  session.seat('green', 'broken');
  const quick = { ...roster.quick, broken: { choose: broken, consider: () => [] } };
  const bots = new Bots({ ...roster, quick });
  const sitting = new Sitting(session, false, TERMINAL, bots.thinkAt(game));
  const terminal = await openTerminal(lang);
  const saved = { entries: 0 };
  const save = ({ entries }: Pick<Session<AnySpec>, 'entries'>) => {
    saved.entries = entries.length;
  };
  const target = { id: 'game', save, switchTo: () => undefined, askForFile: async () => {} };
  const desk = new Desk(terminal, sitting, named(words, options.options), {} as Lines, target, bots);
  const news = () => desk.news.map((one) => (typeof one === 'string' ? one : 'told'));
  return { desk, session, news, saved };
}

describe.each<[string, Quick<AnySpec>['choose']]>([
  [
    'throws',
    () => {
      throw new Error('lost in thought');
    },
  ],
  ['makes a move that is not offered', () => 'place:atlantis,99'],
])('a bot that %s', (_, broken) => {
  test('gives its seat to a person; what was played before it is kept', async () => {
    const { desk, session, news, saved } = await table(broken);
    const before = session.line.length;
    await botsPlay(desk);
    // The sound bot's agents are placed, and the broken one's seat waits for a person.
    expect(session.line.slice(before).map(({ step }) => step.kind === 'move' && step.by)).toEqual(['blue']);
    expect([session.who.blue, session.who.green]).toEqual(['steady', 'person']);
    expect(session.node).toMatchObject({ kind: 'decision', seat: 'green' });
    expect(formatEntry(session.entries.at(-1) as (typeof session.entries)[number])).toBe(
      '> seat green person',
    );
    expect(saved.entries).toBe(session.entries.length);
    expect(news()).toEqual([
      'told',
      'The bot broken couldn’t find a move for Green. You play Green now; p seats a bot again.',
    ]);
  });
});

test('an error of ours stops the bots and is shown; they can try again from the same position', async () => {
  const { desk, session, news, saved } = await table(() => 'nothing');
  const { apply, clone } = session.game;
  const position = clone(session.state);
  vi.spyOn(session.game, 'apply').mockImplementationOnce((state, ...rest) => {
    apply(state, ...rest);
    throw new Error('rules broken');
  });
  await botsPlay(desk);
  expect(news().at(-1)).toMatch(/^The program failed while the bots played: rules broken\. .*Enter/);
  expect([session.state, saved.entries]).toEqual([position, session.entries.length]);
  expect(desk.sitting.chairs).toMatchObject({ failed: true, thinking: false, botsTurn: true });
  await botsPlay(desk);
  expect(session.who.green).toBe('person');
});

describe('at a shared table a bot that finds no move stops the bots, with the reason,', () => {
  /** Asked again and again, it would never end. */
  const asked = () => {
    let times = 0;
    return () => {
      if (++times > 99) throw new Error('asked forever');
    };
  };

  test.each([
    ['not allowed', { why: 'turn', seat: 'red' }, 'It’s Red’s turn now.'],
    ['only proposed', 'ask', 'The others at the table must agree before you play there.'],
  ] as const)('if a person playing for it is %s', async (_, verdict, says) => {
    const { desk, session, news } = await table(() => 'nothing');
    const ask = asked();
    const proposed: string[] = [];
    desk.sitting.fellows = {
      seats: ['red'],
      ownDice: true,
      may(entries) {
        ask();
        return entries.some(({ kind }) => kind === 'seat') ? verdict : 'free';
      },
      propose: (entries) => proposed.push(...entries.map(formatEntry)),
    };
    await botsPlay(desk);
    expect(session.who.green).toBe('broken');
    expect(news()).toEqual(['told', `The bot broken couldn’t find a move for Green. ${says}`]);
    expect(proposed).toEqual(verdict === 'ask' ? ['> seat green person'] : []);
  });

  test('and while a draw is on its way, they wait for it', async () => {
    const { desk, session, news } = await table(() => 'nothing');
    const ask = asked();
    const { length } = session.line;
    desk.sitting.elsewhere = {
      get drawing() {
        ask();
        return true;
      },
      refuses: 'drawing',
      playsBots: true,
      draw: () => undefined,
      luckAt: async () => undefined,
    };
    await botsPlay(desk);
    expect([session.line.length, news()]).toEqual([length, []]);
  });
});

test('a failing bot is reported once in every language', async () => {
  for (const lang of LANGS) {
    const { desk, news } = await table(() => 'nothing', lang);
    await botsPlay(desk);
    await botsPlay(desk);
    expect(news()).toHaveLength(2);
    expect(news()[1]).toMatch(/broken.*\bp\b/);
  }
});
