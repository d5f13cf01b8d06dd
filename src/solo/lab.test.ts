import { expect, test } from 'vitest';
import { file, optionsOf, planOf, textOf } from '../../test/solo/solo.ts';
import { gameOf } from './game.ts';
import { examine } from './lab.ts';

const look = (text: string, games = 200) => {
  const plan = planOf(text);
  return examine(plan, optionsOf(gameOf(plan)), games);
};

test('what stops at the end of its range, what never comes up, what is guessed, what finds nothing', () => {
  const { whole, findings } = look(
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
8. Over. → end over

## Endings

- over: win
`.replace(' [c]', ''),
    ),
  );
  expect(whole).toBe(true);
  expect(findings.map(({ line, ...rest }) => rest)).toEqual([
    { id: 'stopped', step: 'fate.4-6', name: 'Threat', end: 'high' },
    { id: 'leaned', step: 'many', how: 'usual' },
    { id: 'leaned', step: 'who', how: 'random' },
    { id: 'leaned', step: 'where', how: 'open' },
    { id: 'never', step: 'calm.yes', label: 'yes' },
    { id: 'empty', step: 'chit' },
  ]);
  expect(findings.every(({ line }) => line > 6)).toBe(true);
});

test('a file with many positions is sampled, and says so', () => {
  const { whole, findings } = look(textOf('warden'));
  expect(whole).toBe(false);
  expect(findings).toContainEqual(expect.objectContaining({ id: 'leaned', how: 'usual' }));
  expect(findings.some(({ id }) => id === 'never')).toBe(false);
});
