import { expect, test } from 'vitest';
import { find } from '../../games/catalogue.ts';
import { programWords } from '../../words/program.ts';
import { uiWords } from '../words/words.ts';
import { playerName } from './SeatFields.tsx';

test('a bot has the name that its journal gives it, even a name that every object has as a property', async () => {
  const ui = { lang: 'en', say: await uiWords('en'), program: await programWords('en') } as const;
  const words = await find('tax-farmer')!.words.en();
  expect(
    ['person', 'random', 'schemer', 'constructor', 'valueof', 'nobody-here'].map((who) =>
      playerName(ui, words, who),
    ),
  ).toEqual([
    ui.say.seats.person,
    ui.say.seats.bots.random.name,
    words.bots?.schemer?.name,
    'constructor',
    'valueof',
    'nobody-here',
  ]);
});
