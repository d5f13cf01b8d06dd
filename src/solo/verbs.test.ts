/** Every piece and every verb: what it does, and that a game that uses all of them conforms. */
import { describe, expect, test } from 'vitest';
import { conforms } from '../../test/conforms.ts';
import { exact, file, optionsOf, planOf } from '../../test/solo/solo.ts';
import { LANGS, sayToLayOut } from '../kernel/words.ts';
import { gameOf } from './game.ts';
import { wordsOf } from './said/words.ts';

const game = (sections: string) => gameOf(planOf(file(sections)));

const EVERYTHING = `## Settings

- Hard: yes or no, usually no — Harder.
- Speed: 1 to 3, usually 2 — How fast.
- Mode: one of calm, wild; a ruling — How it goes.
  - calm: Slowly.
  - wild: Not slowly.
- Preset Quick: Speed 3, Hard yes, Mode wild — Over soon.

## Pieces

- Side: list of Boers, Empire, in a ring
- Round: track 1 to 3
- Threat: track 0 to 9
- Long: track 0 to 99, starts at 50
- Alarm: flag
- Leader: a Side, starts at Empire
- Gold for each Side: number 0 to 9, starts at 4, 2
- Odd counters: counters 2 × 2, 1 × 5
- Pot: cup of 2 Red, 1 Blue
- Cards: deck of A, B, C, 1 D
- Row: display of 2 from Market
- Shelf: display of 2 from Market, sliding
- Rich: = Gold of Leader > 3

### Market: deck

| Card | Copies | Cost | Effect |
| --- | --- | --- | --- |
| Lamp | 2 | 1 | It shines. → add 1 to Threat |
| Rope | 3 | 2 | |
| Map | 1 | 3 | A hint. → roll 1d6; set Alarm to yes |

### Weather: table by 2d6

| 2d6 | What |
| --- | --- |
| 2-5 | Rain. → add 1 to Threat |
| 6-11 | Sun. |
| 12 | Storm. → set Alarm to yes; confirm |

### Luck: table

| Weight | What |
| --- | --- |
| 3 | Good luck. |
| 1 | Bad luck. → add 2 to Threat |

### Chart: table by Leader, then Round

| Leader | 1 | 2+ |
| --- | --- | --- |
| Boers | Nothing. | Cold. |
| Empire | Fog. → add 1 to Threat | Clear. |

### Whither: table by 1d6, then 1d6

| Row | 1-3 | 4+ |
| --- | --- | --- |
| 1-2 | Here. | There. |
| 3+ | Nowhere. | Everywhere. |

## Set-up

- Put {Speed|coin|coins} beside the board.
- Lay out the cards.

## Game

1. Lay out the row. [first-row] → refill Row; refill Shelf
2. Rounds. → repeat 3 times, counting Round
   1. How strong are you? → ask Bonus, 0 to 5, usually 2; add Bonus to Threat
   2. How many? [many] → ask Guests, 0 to 2, at random; subtract Guests from Threat
   3. What now? → choose, usually Fight
      - Fight: A fight. → roll 2d6 - Bonus as Power
        - doubles: Doubles, {Power|point|points}. → add 1 to Threat
        - less than Threat: Low.
        - otherwise: High.
      - Flee: Away. → do Flight (Boers, Bonus)
   4. Weather. → roll on Weather
   5. Fate. → roll on Luck; look up Chart; roll on Whither
   6. Cup. → draw from Pot
      - Red: Red, and again. → draw from Pot and put it back
        - empty: None.
        - otherwise: Some.
      - Blue: Blue.
      - empty: Empty. → fill Pot with Red × Round, Blue × half of Threat rounded up
   7. Cards. [card] → draw from Cards, removing it as Card
      - A, B: Early. → put Card on top of Cards
      - empty: No cards.
      - otherwise: Late. → put Card into the top Round cards of Cards
   8. Take one. [take] → take 1 of Row as Goods
      - Rope: A rope for {Cost of Goods}.
      - empty: Nothing there.
      - otherwise: {Goods}.
   9. And from the shelf. → take Round of Shelf, removing it
   10. Fill up. → refill Shelf; refill Row
   11. Is there a map? → if count Map in Row > 0 and Cost of space 1 of Row ≥ 2
       1. Look at it. → look at space 1 of Row
          - Map: There.
          - empty: No.
          - otherwise: Elsewhere.
   12. Buy a card. [buy] → draw from Market
   13. Counters. → turn down 5 in Odd counters; turn up all Odd counters
   14. Alarm? → if Alarm = yes and Threat is more than 3 or Hard = yes or not Rich
       - yes: Yes. → repeat at most 4 times until Threat = 0
         1. Down. → subtract 1 from Threat
       - no: No.
   15. How is it? → look at Mode
       - calm: Calm.
       - wild: Wild. → set Leader to the Side after Leader
   16. Shuffle. → shuffle the discards of Market onto it; shuffle Cards; put B under Cards
   17. Highest. → roll 3d8 highest as Best
       - natural 1: All ones.
       - 2-7: {Best}.
       - 8: An eight.
   18. None at all. → roll Threat d6 counting 5+
       - at least 2: Hits.
       - otherwise: No hits.
3. Over. → end over

## Flight (Side, Speed left: 0 to 5)

1. Stop at once? → if Speed left = 0
   1. Back. → go back
2. Roll for a side. → roll for a Side as Other
   - Boers: Them.
   - Empire: The others. → stop here
3. Who pays? → choose a Side as Payer where Gold of Payer > 0, at random
   1. {Payer} pays. / {Payer} has paid. → subtract 1 from Gold of Payer; add 1 to Gold of the Side after Payer
4. Each pays. → for each Side
   1. {Side} has {Gold of Side|coin|coins}. → subtract 1 from Gold of Side
   2. Enough. → if Gold of Side = 0
      1. Stop. → stop repeating
5. And {Other}. → add min(1, max(0, Gold of Other)) to Gold of Other

## At any time

- Declare victory. [victory] → set Threat to 0; end won
- Ring the bell. → set Alarm to yes

## Endings

- over: draw, score Threat × 2 - 1 — Over in round {Round}.
- won: win — Won.

## Ask

- Threat? [threat] → Threat at the end
- Which card? [cards] → branches of [card] by Round
- What weather? → rows of Weather
- Ever a storm? → how often [weather.12]
- Endings? → endings
`.replace(' → stop here', '');

describe('a file with everything', () => {
  const plan = planOf(file(EVERYTHING));
  const words = LANGS.map((lang) => wordsOf(plan, lang));
  conforms(gameOf(plan), {}, { games: 12, words, name: 'everything' });
  conforms(
    gameOf(plan),
    { hard: true, mode: 'wild', speed: 3 },
    { games: 6, words, name: 'everything, hard' },
  );

  test('a plan is plain data', () => {
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });
  test('presets, and one for the usual values beside them', () => {
    expect(gameOf(plan).presets).toEqual({ standard: {}, quick: { hard: true, speed: 3, mode: 'wild' } });
    expect(words[0]?.presets.quick).toEqual({ name: 'Quick', help: 'Over soon.' });
  });
  test('the set-up list follows the settings', () => {
    const list = (speed: number) => words[0]?.checklist(optionsOf(gameOf(plan), { speed })).map(sayToLayOut);
    expect(list(1)?.[0]).toBe('Put 1 coin beside the board.');
    expect(list(3)?.[0]).toBe('Put 3 coins beside the board.');
  });
});

/** Four more draws after a card went back: how likely it is at each of them. */
const AGAIN = (how: string, deck = 'A, B, C, D, E') => `## Pieces

- Cards: deck of ${deck}
- When: number 0 to 4

## Game

1. Draw. → draw from Cards as Mine
2. It goes back. → ${how}
3. Four cards. → repeat 4 times, counting Nth
   1. Draw again. → draw from Cards as Later
   2. Is it mine? → if Later = Mine
      1. It is. → set When to Nth; end over
4. It is not. → end other

## Endings

- over: win
- other: lose

## Ask

- When does it come? [when] → When at the end
`;

describe('decks whose order matters', () => {
  const when = (sections: string) =>
    ['1', '2', '3', '4'].map((nth) => exact(game(sections), 'when')[0]?.outcomes[nth] ?? '0');
  test.each([
    ['put Mine into the top 2 cards of Cards', ['1/3', '1/3', '1/3', '0']],
    ['put Mine on top of Cards', ['1/1', '0', '0', '0']],
    ['put Mine under Cards', ['0', '0', '0', '0']],
    ['shuffle Cards', ['1/5', '1/5', '1/5', '1/5']],
    ['shuffle the discards of Cards onto it', ['1/1', '0', '0', '0']],
    // The second insertion cuts through what the first one mixed.
    ['put Mine into the top 3 cards of Cards; put Mine under Cards', ['1/4', '1/4', '1/4', '1/4']],
  ])('%s', (how, odds) => {
    expect(when(AGAIN(how))).toEqual(odds);
  });

  test('a second copy leaves open which of the two it was', () => {
    // A and B, two of each. The drawn one goes into the top 1 of the three others: on top, or below the next one.
    // On top with 1/2. Otherwise the top card of the three others is the same kind with 1/3.
    const [first] = when(AGAIN('put Mine into the top 1 cards of Cards', '2 A, 2 B'));
    expect(first).toBe('2/3');
  });
});

describe('dice', () => {
  const rolled = (dice: string, branches: string) =>
    exact(
      game(
        `## Game\n\n1. Roll. [it] → roll ${dice}\n${branches}\n2. Over. → end over\n\n## Endings\n\n- over: win\n\n## Ask\n\n- What? [what] → branches of [it]\n`,
      ),
      'what',
    )[0]?.outcomes;
  test.each([
    [
      '2d6',
      '   - 2-6: Low.\n   - 7: Seven.\n   - 8+: High.',
      { '2-6': '5/12', '7': '1/6', '8-plus': '5/12' },
    ],
    ['3d6 highest', '   - 6: Six.\n   - otherwise: Less.', { '6': '91/216', otherwise: '125/216' }],
    ['2d20 lowest', '   - 20: Twenty.\n   - otherwise: Less.', { '20': '1/400', otherwise: '399/400' }],
    ['4d6 counting 5-6', '   - 0: None.\n   - 1+: Some.', { '0': '16/81', '1-plus': '65/81' }],
    ['2d6', '   - doubles: Doubles.\n   - otherwise: Not.', { doubles: '1/6', otherwise: '5/6' }],
    [
      '1d6 + 2',
      '   - natural 6: Six.\n   - at least 7: More.\n   - otherwise: Less.',
      { 'natural-6': '1/6', 'at-least-7': '1/6', otherwise: '2/3' },
    ],
    // From left to right: the 2 is added.
    ['1d6 - 1 + 2', '   - 2-6: Low.\n   - 7: High.', { '2-6': '5/6', '7': '1/6' }],
    [
      'd10 - 5',
      '   - less than 0: Below.\n   - 0: Zero.\n   - 1+: Above.',
      { 'less-than-0': '2/5', '0': '1/10', '1-plus': '1/2' },
    ],
  ])('%s', (dice, branches, odds) => {
    expect(rolled(dice, branches)).toEqual(odds);
  });
});

describe('ids', () => {
  const text = `## Pieces

- Cup: cup of Red

### Luck: table

| Weight | What |
| --- | --- |
| 1 | Luck. [good] |
| 2 | Luck. [bad] |

### Wind: table by 1d6

| 1d6 | What |
| --- | --- |
| 1-2 | Calm. [calm] |
| 3+ | A breeze. |

### Cards: deck

| Card | Effect |
| --- | --- |
| Ace | A gift. [gift] |

## Game

1. Roll. [it] → roll 1d6
   - 1 [one]: One.
   - 2-6: More. [more] → roll on Luck
2. Wind. → roll on Wind
3. A card. → draw from Cards
4. Over. → end over

## Endings

- over: win

## Ask

- Which? [which] → branches of [it]
- Good? [good-luck] → how often [good]
- Calm? [calm-wind] → how often [calm]
- A gift? [gifts] → how often [gift]
- Luck? [luck-rows] → rows of Luck
- A breeze? [breeze] → how often [wind.3-plus]
`;
  const outcomes = (measure: string) => exact(game(text), measure)[0]?.outcomes;
  test('are written after the label or after the sentence, also in cells', () => {
    expect(outcomes('which')).toEqual({ one: '1/6', more: '5/6' });
    expect(outcomes('good-luck')).toEqual({ yes: '5/18', no: '13/18' });
    expect(outcomes('calm-wind')).toEqual({ yes: '1/3', no: '2/3' });
    expect(outcomes('gifts')).toEqual({ yes: '1/1' });
  });
  test('a row for 3 and more is called like a branch for them', () => {
    expect(outcomes('breeze')).toEqual({ yes: '2/3', no: '1/3' });
  });
  test('tell rows with the same sentence apart', () => {
    const node = () => {
      const luck = game(text);
      const state = luck.setup(optionsOf(luck));
      luck.apply(state, 'roll:3');
      return luck.node(state);
    };
    expect(node()).toMatchObject({ moves: ['roll:good', 'roll:bad'], weights: [1, 2] });
  });
});

test('everything in the set-up list is told, also what is indented', () => {
  const plan = planOf(
    file(`## Settings

- Coins: 1 to 3, usually 2 — How many.

## Set-up

- The bank:
  - Lay out {Coins|coin|coins}.
- The board.

## Game

1. Over. → end over

## Endings

- over: win
`),
  );
  expect(
    wordsOf(plan, 'en')
      .checklist(optionsOf(gameOf(plan)))
      .map(sayToLayOut),
  ).toEqual(['The bank:', 'Lay out 2 coins.', 'The board.']);
});

describe('names and articles', () => {
  const played = (pieces: string, steps: string) =>
    exact(
      game(
        `## Pieces\n\n${pieces}\n\n## Game\n\n${steps}\n\n## Endings\n\n- over: win\n\n## Ask\n\n- What? [what] → Sum at the end\n`,
      ),
      'what',
    )[0]?.outcomes;
  test('a name may begin with an article, and a card may be called like one', () => {
    const pieces =
      '- Sum: number 0 to 9\n- The Realm: list of North, South, in a ring\n- The King: a The Realm\n- Cards: deck of A, Ace';
    const steps =
      '1. Who? → roll for a The Realm as the heir; set The King to the The Realm after the heir\n2. North? → if The King is North\n   1. Yes. → add 2 to the Sum\n3. A card. → draw from the Cards\n4. Over. → end over';
    expect(played(pieces, steps.replaceAll('the heir', 'Heir'))).toEqual({ '0': '1/2', '2': '1/2' });
  });
  test('in a condition after “where” the list’s name is the member that may be chosen', () => {
    const pieces =
      '- Sum: number 0 to 9\n- Side: list of Red, Blue, Green\n- Gold for each Side: number 0 to 9, starts at 0, 3, 4';
    const chosen = (how: string) =>
      played(
        pieces,
        `1. Who pays? → choose a Side ${how}, at random\n   - Red: Red. → set Sum to 1\n   - Blue: Blue. → set Sum to 2\n   - Green: Green. → set Sum to 3\n2. Over. → end over`,
      );
    expect(chosen('where Gold of Side > 0')).toEqual({ '2': '1/2', '3': '1/2' });
    expect(chosen('as Payer where Gold of Payer > 3')).toEqual({ '3': '1/1' });
    expect(chosen('')).toEqual({ '1': '1/3', '2': '1/3', '3': '1/3' });
  });
});
