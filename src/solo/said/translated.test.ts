/** Everything that a player reads can be translated; what isn't stays in the file's language, and `check` lists it. */
import { expect, test } from 'vitest';
import { file, optionsOf, planOf } from '../../../test/solo/solo.ts';
import { sayToLayOut } from '../../kernel/words.ts';
import { gameOf } from '../game.ts';
import { wordsOf } from './words.ts';

const TEXT = `## Settings

- Days: 1 to 3, usually 2 — How many days it takes.
- Mood: one of calm, wild; a ruling — How they fight.
  - calm: Slowly.
- Preset Long: Days 3 — For an evening.

## Pieces

- Threat: track 0 to 3

### Weather: table by 1d6

| 1d6 | What |
| --- | --- |
| 1-3 | A storm. → add 1 to Threat |
| 4+ | Sun, threat {Threat}. |

## Set-up

- Lay out {Days|coin|coins}.
  - Take a seat.

## Game

1. What do you do? [act] → choose, usually Wait
   - Wait: You wait.
   - Fight: You fight.
2. The weather. → roll on Weather
3. It is {Mood}. Over. → end over

## Endings

- over: win — Over.

## Ask

- How does it end? [ends] → endings
- And the weather? [sky] → rows of Weather
`;

const WORDS = `
## Words pl

- title: Próba
- pitch: Próbna gra.
- Days: Dni
- Mood: Nastrój
- calm: spokojny
- wild: dziki
- Long: Długa
- Threat: Groźba
- Game: Gra
- Weather: Pogoda
- Wait: Czekaj
- Fight: Walcz
- over: Koniec
- [settings.days]: Ile to trwa dni.
- [settings.mood]: Jak walczą.
- [settings.mood.calm]: Powoli.
- [presets.long]: Na cały wieczór.
- [set-up.1]: Wyłóż {Days|monetę|monety|monet}.
- [set-up.2]: Usiądź.
- [ask.ends]: Jak to się kończy?
- [ask.sky]: A pogoda?
- [act]: Co robisz?
- [act.wait]: Czekasz.
- [act.fight]: Walczysz.
- [game.2]: Pogoda.
- [game.3]: Jest {Mood}. Koniec.
- [weather.1-3]: Burza.
- [weather.4-plus]: Słońce, groźba {Threat}.
- [over]: Koniec gry.
`;

const plan = planOf(file(TEXT + WORDS));
const game = gameOf(plan);
const words = wordsOf(plan, 'pl');

test('nothing is left to translate', () => {
  expect(plan.translations[0]?.toTranslate).toEqual([]);
});

test('settings, presets, rulings, the set-up list', () => {
  expect(words.options).toMatchObject({
    days: { name: 'Dni', help: 'Ile to trwa dni.' },
    mood: { name: 'Nastrój', choices: { calm: 'spokojny', wild: 'dziki' } },
  });
  expect(words.presets).toMatchObject({ long: { name: 'Długa', help: 'Na cały wieczór.' } });
  expect(words.rules['setting.mood']).toBe('Jak walczą. spokojny: Powoli.');
  expect(words.checklist(optionsOf(game)).map(sayToLayOut)).toEqual(['Wyłóż 2 monety.', 'Usiądź.']);
});

test('buttons, tables, questions and their rows', () => {
  const state = game.setup(optionsOf(game));
  expect(words.moves.pick?.('fight', state)).toBe('Walcz');
  const chart = game.scene(state).find(({ id }) => id === 'weather');
  expect(chart?.rows?.map((row) => row.map((text) => words.print?.('weather', text)))).toEqual([
    ['1-3', 'Burza.'],
    ['4+', 'Słońce, groźba (Groźba).'],
  ]);
  expect(words.measures.sky).toMatchObject({ name: 'A pogoda?' });
  expect(words.measures.sky?.outcome('A storm.')).toBe('Burza.');
  expect(words.measures.ends?.name).toBe('Jak to się kończy?');
});

test('the title, the line under it, columns of cards, turns, sections and results are listed, too', () => {
  const sections = `## Pieces

### Goods: deck

| Card | Price |
| --- | --- |
| Salt | 1 |

## Game

1. Days go by. → repeat 2 times, counting Day
   1. Day {Day}. → draw from Goods as Bought
   2. He has {Bought}. → do Rest
2. Over. → end over

## Rest

1. He rests.

## Endings

- over: win — Over.

## Words pl
`;
  const [translation] = planOf(file(`A trial.\n\n${sections}`)).translations;
  expect(translation?.toTranslate).toEqual(
    expect.arrayContaining([
      '- title: Trial',
      '- pitch: A trial.',
      ...['Price', 'Day', 'Game', 'Rest', 'Bought'].map((name) => `- ${name}: ${name}`),
    ]),
  );
});

test('what is missing stays in the file’s language, and is listed to be pasted', () => {
  const lines = WORDS.split('\n').filter((line) => !/Fight|settings\.days|set-up\.1|ask\.sky/.test(line));
  const less = planOf(file(TEXT + lines.join('\n')));
  expect(less.translations[0]?.toTranslate).toEqual([
    '- [settings.days]: How many days it takes.',
    '- [set-up.1]: Lay out {Days|coin|coins}.',
    '- [ask.sky]: And the weather?',
    '- Fight: Fight',
  ]);
  const pl = wordsOf(less, 'pl');
  expect(pl.options).toMatchObject({ days: { name: 'Dni', help: 'How many days it takes.' } });
  expect(pl.checklist(optionsOf(gameOf(less))).map(sayToLayOut)).toContain('Lay out 2 coins.');
});

test('a line of the set-up list shows the pieces that it speaks of', () => {
  const lines = planOf(
    file(
      TEXT.replace(
        '- Lay out {Days|coin|coins}.',
        '- The marker: {Threat}.\n- Put the weather table aside.',
      ).replace('- Threat: track 0 to 3', '- Threat: track 0 to 3\n- Weather die: number 1 to 6'),
    ),
  );
  expect(wordsOf(lines, 'en').checklist(optionsOf(gameOf(lines)))).toEqual([
    { text: 'The marker: 0.', places: ['threat'] },
    { text: 'Put the weather table aside.', places: [] },
    { text: 'Take a seat.', places: [] },
  ]);
});

test('labels of the format are in the reader’s language, and a preset without a text says what it sets', () => {
  const labels = planOf(
    file(`## Settings

- Days: 1 to 3, usually 2
- Guns: yes or no
- Preset Long: Days 3, Guns yes

## Pieces

- Threat: track 0 to 9
- Cup: cup of 1 Red

## Game

1. Roll. [roll] → roll 2d6
   - doubles: Doubles.
   - natural 7: Seven.
   - at least Threat: Enough.
   - otherwise: Not enough.
2. Draw. [draw] → draw from Cup
   - Red: Red.
   - empty: None.
3. Over. → end over

## Endings

- over: win

## Words pl

- Threat: Groźba
`),
  );
  const { rules, presets } = wordsOf(labels, 'pl');
  expect(['doubles', 'natural-7', 'at-least-threat', 'otherwise'].map((id) => rules[`roll.${id}`])).toEqual([
    'Dublet: Doubles.',
    'Na kości 7: Seven.',
    '≥ Groźba: Enough.',
    'Inaczej: Not enough.',
  ]);
  expect(rules['draw.empty']).toBe('Pusto: None.');
  expect(presets.long?.help).toBe('Days: 3, Guns: Tak');
  expect(wordsOf(labels, 'en').rules['roll.at-least-threat']).toBe('At least Threat: Enough.');
});
