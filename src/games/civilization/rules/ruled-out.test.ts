// Why a move isn't possible: cards that don't match, what isn't owned, what a battle doesn't allow.
import { expect, test } from 'vitest';
import { civilization } from './game.ts';
import { inBattle, onEvent, onTurn, type Scripted } from './testing.ts';

const against = (g: Scripted, move: string) => {
  const out = civilization.ruledOut(g.s).find((each) => each.move === move);
  return out && [out.why, out.facts];
};

test('C96-C100: only a card with the same effect cancels', () => {
  const g = onEvent(5, 2);
  expect(g.step()).toBe('cancel');
  const refused = ['building', 'wonder', 'person', 'drought', 'deforestation'].filter(
    (by) => !g.moves().includes(`counter:${by}`),
  );
  expect(refused.length).toBeGreaterThan(0);
  for (const by of refused) expect(against(g, `counter:${by}`)).toEqual(['no-match', { by }]);
  const any = onEvent(5, 2, { counterMatch: 'any' });
  for (const by of refused) expect(against(any, `counter:${by}`)).toBeUndefined();
});

test('C85: the deal must be fair, and is paid with what there is', () => {
  const g = onTurn(5, { tally: true }).play('trade=3', 'calm', 'roll', 'success:1', 'want:culture');
  expect(g.step()).toBe('pay');
  expect(against(g, 'agree')).toEqual(['unfair', { asked: 2, offered: 0 }]);
  expect(against(g, 'pay:silk')).toEqual(['none-owned', { item: 'silk' }]);
  expect(against(g, 'pay:card')).toEqual(['no-payment', { item: 'card' }]);
  g.play('pay:trade', 'amount:2');
  expect(against(g, 'pay:trade')).toEqual(['enough-offered', { asked: 2, offered: 2 }]);
  expect(against(g, 'agree')).toBeUndefined();
});

test('a battle is fought with the units in hand', () => {
  const g = inBattle(4, 'no', ['infantry-3']);
  expect(g.step()).toBe('my-unit');
  expect(against(g, 'unit:infantry-3')).toBeUndefined();
  expect(against(g, 'unit:mounted-2')).toEqual(['not-in-hand', {}]);
});

test('C31-C41: only a resource that you own can be lost', () => {
  const g = onTurn(9, { tally: true }).play('iron=1', 'event', 'die:1', 'accept');
  expect(g.step()).toBe('resource-choice');
  expect(g.moves()).toEqual(['lose:iron']);
  expect(against(g, 'lose:iron')).toBeUndefined();
  for (const item of ['wheat', 'silk', 'incense'])
    expect(against(g, `lose:${item}`)).toEqual(['none-owned', { item }]);
});
