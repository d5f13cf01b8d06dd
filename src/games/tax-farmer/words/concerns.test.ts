/** What a player would only notice by what doesn't come: said, and to that player alone. */
import { expect, it, test } from 'vitest';
import { taxFarmer } from '../rules/game.ts';
import type { Move, State, TaxFarmer } from '../rules/state.ts';
import { hold, needs, opened, play, quiet, setEach, stand } from '../rules/testing.ts';
import { en } from './en.ts';
import { said } from './said.ts';

const { concerns } = said('en', en);

/** What the events of these moves mean for each player, in the position after them. */
function meant(s: State, ...moves: readonly Move[]) {
  return moves.flatMap((move) =>
    play(s, move).flatMap(({ event, facts }) => {
      const say: ((facts: never, view: State) => object) | undefined =
        concerns?.[event as keyof TaxFarmer['event']];
      return say ? Object.entries(say(facts as never, taxFarmer.view(s, 'red'))) : [];
    }),
  );
}

function acting(where: Record<string, number[]>, before: (s: State) => void = () => {}): State {
  const s = opened();
  setEach(s, 'gold', [10, 10, 10, 10]);
  before(s);
  stand(s, where);
  s.players[0]!.unplaced = 1;
  s.active = 0;
  play(s, 'place:imperia,1');
  quiet(s);
  return s;
}

test.each<[string, (s: State) => void, string]>([
  ['agrana', () => {}, 'You can’t use Alms: no need card has coins to return.'],
  [
    'vindara',
    (s) => setEach(s, 'gold', [0, 10, 10, 10]),
    'You can’t use Banquet: it costs 2 gold, and you have 1.',
  ],
  ['salmaris', (s) => setEach(s, 'gold', [9, 0, 0, 0]), 'You can’t use Tithe: no rival has gold.'],
  [
    'estyx',
    (s) => hold(s, 0, 'grain', 'salt', 'cloth', 'wine', 'spices', 'weapons'),
    'You can’t use Market: there’s no good that it could give you.',
  ],
])('%s: an action that isn’t offered says why', (province, before, says) => {
  expect(meant(acting({ [province]: [2, 0, 0, 0] }, before), `activate:${province}` as Move)).toEqual([
    ['red', says],
  ]);
});

it('says nothing of an action that is offered', () => {
  expect(meant(acting({ ferrox: [2, 0, 0, 0] }), 'activate:ferrox')).toEqual([]);
});

it('tells the leader of a province whose coins somebody takes, unless it was the leader or is over', () => {
  const coins = (where: Record<string, number[]>, ...moves: readonly Move[]) =>
    meant(
      acting({ agrana: [2, 0, 0, 0], ...where }, (s) => needs(s, 'estyx', 1, 'wine,4', 2)),
      ...moves,
      'activate:agrana',
      'use',
      'coins:estyx,2',
    );
  expect(coins({ estyx: [0, 3, 1, 0] })).toEqual([
    ['blue', 'Red takes 2 coins off the need cards in Estyx, where you lead.'],
  ]);
  expect(coins({ estyx: [3, 1, 0, 0] })).toEqual([]);
  expect(coins({})).toEqual([]);
});
