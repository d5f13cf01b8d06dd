/** What is on the table during a round: the cup, the counters, and the odds of the round by hand. */
import { expect, test } from 'vitest';
import { resolve } from '../../../kernel/options.ts';
import { Session } from '../../../kernel/session/session.ts';
import { boerWar } from '../rules/game.ts';
import type { BoerWar } from '../rules/state.ts';

function begin(): Session<BoerWar> {
  const resolved = resolve(boerWar.options);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  const session = Session.start(boerWar, resolved.options, 1);
  if (!session.ok) throw new Error(JSON.stringify(session.problem));
  return session.value;
}
const place = ({ state }: Session<BoerWar>, id: string) => {
  const found = boerWar.scene(state).find((each) => each.id === id);
  if (!found) throw new Error(`no place ${id}`);
  return found;
};
const chances = (session: Session<BoerWar>, side: string) =>
  place(session, `odds.${side}`).odds?.map(({ chance }) => chance);

test('the cup is empty and idle until there is a draw, and then holds what the draw is made from', () => {
  const session = begin();
  expect(place(session, 'cup')).toMatchObject({ pieces: [], active: false });
  session.play('table', 'done');
  // Four 1s and four 2s are face up.
  expect(place(session, 'cup')).toMatchObject({
    active: true,
    pieces: [
      { kind: 'stop', count: 4 },
      { kind: 'go', count: 4 },
    ],
  });
});

test('the odds of a round before it, after its first action and after a GO!, and those of the other side', () => {
  const session = begin();
  // One action: 4 of 8. Two: the other half times 4 of 7. Three: what is left.
  const fresh = ['1/2', '2/7', '3/14'];
  expect(chances(session, 'boers')).toEqual(fresh);
  expect(chances(session, 'empire')).toEqual(fresh);
  session.play('table', 'done');
  expect(chances(session, 'boers')).toEqual(fresh);
  session.play('table', 'go');
  expect(chances(session, 'boers')).toEqual(['0/1', '4/7', '3/7']);
  expect(chances(session, 'empire')).toEqual(fresh);
  session.play('table', 'done');
  expect(chances(session, 'boers')).toEqual(['0/1', '4/7', '3/7']);
  session.play('table', 'go');
  expect(chances(session, 'boers')).toEqual(['0/1', '0/1', '1/1']);
  session.play('table', 'done');
  // A 3 is down: after one action 4 of 8, after two 4 of 6.
  expect(chances(session, 'boers')).toEqual(['1/2', '1/3', '1/6']);
});

test('the leftmost counter of a number is flipped first, and the totals follow', () => {
  const session = begin();
  session.play('table', 'done');
  expect(place(session, 'actions-left.boers').value).toBe(4 + 8 + 9 - 1);
  session.play('table', 'go');
  session.play('table', 'done');
  session.play('table', 'stop');
  const track = place(session, 'actions.boers');
  expect(track.pieces.filter(({ face }) => face === 'down').map(({ cell }) => cell)).toEqual([4]);
  expect(track.cells?.join('')).toBe('11112222333');
  expect(place(session, 'rounds-left.boers').value).toBe(10);
  expect(place(session, 'rounds.boers').pieces).toMatchObject([{ kind: 'round-finished', cell: 1 }]);
});

test('adjusted counters with which the round can still end leave it where it is', () => {
  const session = begin();
  session.play('table', 'done');
  session.play('table', 'go');
  for (const [digit, n] of [
    [1, 0],
    [2, 0],
    [3, 1],
  ])
    session.adjust(`boers.${digit}`, String(n), '');
  // After one action a 3 can still end the round.
  expect(session.state).toMatchObject({ active: 'boers', complete: 1, step: 'action' });
  session.adjust('boers.3', '0', '');
  expect(session.state).toMatchObject({ active: 'empire', complete: 0, step: 'action' });
});
