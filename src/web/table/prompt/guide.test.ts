import { expect, test } from 'vitest';
import { catalogue } from '../../../games/catalogue.ts';
import { resolve } from '../../../kernel/options.ts';
import { Session } from '../../../kernel/session/session.ts';
import { LANGS } from '../../../kernel/words.ts';
import { guideAt } from './Guide.tsx';

/** Every game whose words have a guide. */
const guided = await Promise.all(
  catalogue().map(async (entry) => ({ entry, words: await entry.words.en() })),
).then((all) => all.filter(({ words }) => words.guide));

test('at least one game without a box has a guide', () => {
  expect(guided.some(({ entry }) => !entry.meta.box)).toBe(true);
});

test.each(guided)(
  '$entry.meta.id: each text is said once, at its ask, to people alone',
  async ({ entry, words }) => {
    const game = await entry.game();
    const options = resolve(game.options);
    const started = options.ok ? Session.start(game, options.options, 3) : undefined;
    if (!options.ok || !started?.ok) throw new Error('no game');
    const session = started.value;
    const [person, ...others] = game.seats(options.options);
    for (const seat of others) session.seat(seat, 'random');
    const said: string[] = [];
    for (let n = 0; n < 2000 && session.node.kind !== 'end'; n++) {
      const { node } = session;
      const asked = node.kind !== 'decision' || node.seat === person;
      const text = guideAt(session, words);
      if (asked && text) said.push(text);
      if (node.kind === 'chance') session.roll();
      else
        session.play(
          node.kind === 'table' ? 'table' : node.seat,
          node.moves[n % node.moves.length] as string,
        );
    }
    expect(said.length).toBeGreaterThan(5);
    expect(new Set(said).size).toBe(said.length);
    // An undo restores the question and its guide text.
    const first = said[0];
    session.undo(session.line.length);
    while (!guideAt(session, words)) session.settle();
    expect(guideAt(session, words)).toBe(first);
  },
);

test.each(guided)('$entry.meta.id: every language guides through the same asks', async ({ entry, words }) => {
  for (const lang of LANGS) {
    const { guide = {} } = await entry.words[lang]();
    expect(Object.entries(guide).map(([ask, texts]) => [ask, texts?.length])).toEqual(
      Object.entries(words.guide ?? {}).map(([ask, texts]) => [ask, texts?.length]),
    );
  }
});
