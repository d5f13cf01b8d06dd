// What a nomination gives on a display of three spaces, counted by hand.
import { expect, test } from 'vitest';
import { distribution } from '../../../kernel/exact/exact.ts';
import { asText } from '../../../kernel/exact/fraction.ts';
import { cardDriven } from '../rules/game.ts';
import { nominationOdds, resultsOf } from '../rules/round/odds.ts';
import { oneDeck, optionsOf, TestTable } from '../rules/testing.ts';

test('P40-P68 of 36 rolls for B, with a range of 3: each result on a short display, and no space that it lacks', () => {
  const byHand = [
    // Grey 1 to 3 with five other blue faces each.
    ['nominated', 15],
    // Grey 4 to 6, blue 1 and 3.
    ['A', 3],
    ['C', 3],
    // Grey 4 to 6, and another blue one of them: beyond the last space counts as 6.
    ['top', 6],
    // Grey 4 to 6, blue 2: the own space.
    ['one-op', 3],
    ['event:A', 1],
    ['event:B', 1],
    ['event:C', 1],
    ['event:top', 3],
  ] as const;
  expect(resultsOf('B', 3)).toEqual(byHand.map(([result]) => result));
  const t = new TestTable({ deck: oneDeck }, cardDriven);
  expect([...nominationOdds(t.s, 'B')]).toEqual(byHand);
  const { nominate } = cardDriven.lab.measures;
  if (!nominate) throw new Error('no measure');
  const options = optionsOf({ deck: oneDeck }, cardDriven);
  const [row, ...rest] = distribution(cardDriven, nominate, options, { space: 'B' });
  expect(rest).toEqual([]);
  expect(row?.key).toBe('B');
  const found = [...(row?.outcomes ?? [])].map(([outcome, chance]) => [outcome, asText(chance)]);
  expect(found).toEqual(
    byHand.map(([outcome, n]) => [outcome, { 15: '5/12', 6: '1/6', 3: '1/12', 1: '1/36' }[n]]),
  );
});

test('the measure asks for a space of the display, by default the third or, if there are fewer, the last', () => {
  const { nominate } = cardDriven.lab.measures;
  const asked = (given: object) => nominate?.within?.(optionsOf({ ...given }, cardDriven)).space;
  expect(asked({ deck: 'paths-of-glory@1' })).toMatchObject({
    choices: ['A', 'B', 'C', 'D', 'E'],
    default: 'C',
  });
  expect(asked({ deck: oneDeck })).toMatchObject({ choices: ['A', 'B', 'C'], default: 'C' });
  const two = { ...oneDeck, spaces: 2, ranges: [2, 3] };
  expect(asked({ deck: two })).toMatchObject({ choices: ['A', 'B'], default: 'B' });
});
