import { expect, test } from 'vitest';
import { file, optionsOf, planOf, textOf } from '../../test/solo/solo.ts';
import { gameOf } from './game.ts';
import { wordsOf } from './said/words.ts';

const look = (text: string, games = 200) => {
  const game = gameOf(planOf(text));
  const remarks = game.lab.remarks?.(optionsOf(game), games, 1);
  if (!remarks) throw new Error('no remarks');
  return remarks;
};

test('what stops at the end of its range, what never comes up, what is guessed, what finds nothing', () => {
  const { games, found } = look(
    file(
      `## Pieces

- Threat: track 0 to 2
- Cup: cup of 1 Red
- Side: list of North, South

### Fate: table by 1d6

| 1d6 | What |
| --- | --- |
| 1-3 | Good. |
| 4-6 | Bad. → add 2 to Threat |

## Game

1. How many? [many] → ask Guests, 1 to 3, usually 2
2. Who? [who] → choose a Side as Friend, at random
3. Where? [where] → choose
   - Here: Here, {Friend}.
   - There: There.
4. More. [more] → add Guests to Threat
5. Fate. → roll on Fate
6. Is it calm? [calm] → if Threat = 0
   - yes: Calm. [c]
   - no: Not calm.
7. Draw. [drawn] → repeat 2 times
   1. A chit. [chit] → draw from Cup
8. Too few. [few] → fill Cup with Red × Threat - 3
9. Over. → end over

## Endings

- over: win
`.replace(' [c]', ''),
    ),
  );
  expect(games).toBeUndefined();
  expect(found.map(({ line, ...rest }) => rest)).toEqual([
    { id: 'stopped', rule: 'fate.4-6', name: 'Threat', end: 'high' },
    { id: 'leaned', rule: 'many', how: 'usual' },
    { id: 'leaned', rule: 'who', how: 'random' },
    { id: 'leaned', rule: 'where', how: 'open' },
    { id: 'never', rule: 'calm.yes', label: 'yes' },
    { id: 'empty', rule: 'chit' },
    { id: 'stopped', rule: 'few', name: 'Cup', end: 'low' },
  ]);
  expect(found.every(({ line }) => line > 6)).toBe(true);
});

test('a file with many positions is sampled, and says so', () => {
  const { games, found } = look(textOf('warden'));
  expect(games).toBe(200);
  expect(found).toContainEqual(expect.objectContaining({ id: 'leaned', how: 'usual' }));
  expect(found.some(({ id }) => id === 'never')).toBe(false);
});

test('only what the file can ask counts as a prompt that was never shown', () => {
  const text = file(`## Settings

- Guns: yes or no, usually no — Whether they fire.

## Pieces

- Threat: track 0 to 9

## Game

1. Count. [count] → add 1 to Threat; roll 1d6; roll 1d6 as Die
2. How many? [many] → if Die > 3
   1. Many. [lots] → add 1 to Threat
3. Do they fire? [fire] → if Guns = yes
   - yes: They fire. → roll 1d6
   - no: They wait.
4. Over. → end over

## Endings

- over: win
`);
  const { why, rolls } = gameOf(planOf(text));
  expect(why.asks).toEqual({ 'count~2': 'count', 'count~3': 'count', 'fire.yes~2': 'fire.yes' });
  expect(Object.keys(why.events).sort()).toEqual(
    [...Object.keys(why.asks), 'count', 'lots', 'fire.yes', 'fire.no', 'game.over', 'over', 'set'].sort(),
  );
  // Whatever the settings: the first of them aren't in the game without guns.
  expect(rolls).toEqual(Object.keys(why.asks));
});

test('a step may ask more often than anybody counts', () => {
  const asked = Array.from({ length: 12 }, () => 'confirm').join('; ');
  const plan = planOf(
    file(`## Game\n\n1. Wait. → ${asked}\n2. Over. → end over\n\n## Endings\n\n- over: win\n`),
  );
  const game = gameOf(plan);
  const words = wordsOf(plan, 'en');
  const state = game.setup(optionsOf(game));
  for (let node = game.node(state); node.kind !== 'end'; node = game.node(state)) {
    expect(words.asks[node.ask]?.(state)).toBe('Wait.');
    game.apply(state, 'done');
  }
});

test('the report knows who decides in simulated games', () => {
  const decides = (how: string) =>
    gameOf(
      planOf(
        file(
          `## Game\n\n1. Where? → choose${how}\n   - Here: Here.\n   - There: There.\n2. How many? → ask Guests, 1 to 3, usually 2\n3. Over, {Guests}. → end over\n\n## Endings\n\n- over: win\n`,
        ),
      ),
    ).lab.decides;
  expect(['', ', at random', ', usually Here'].map(decides)).toEqual([false, false, true]);
});
