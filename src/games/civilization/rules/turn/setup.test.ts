import { describe, expect, test } from 'vitest';
import { odds } from '../../../../kernel/exact/exact.ts';
import { asText } from '../../../../kernel/exact/fraction.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { civilization } from '../game.ts';
import { options } from '../options.ts';
import type { Civilization } from '../spec.ts';
import { game, onTurn } from '../testing.ts';

const track = (g: ReturnType<typeof game>) => {
  const place = civilization.scene(g.s).find((p) => p.id === 'culture');
  return (id: string) => place?.pieces.find((piece) => piece.id === id);
};
const shares = (g: ReturnType<typeof game>) =>
  [...odds(g.node() as Chance<Civilization>).values()].map(asText);

describe('set-up', () => {
  test('C01 the defaults are the settled readings of version 0.4', () => {
    const chosen = Object.fromEntries(
      Object.entries(options)
        .filter(([, o]) => o.role === 'ruling')
        .map(([key, o]) => [key, o.default]),
    );
    expect(chosen).toEqual({
      finalTurn: 'playThenLose',
      lastTurnBattle: 'ignore',
      resourceDebt: 'on',
      hutPaysResource: 'off',
      lossChoice: 'player',
      disasterTarget: 'random',
      cancelScope: '1to4',
      counterMatch: 'matching',
      rollOnDefence: 'on',
      cancelRoll: 'A',
      halveWonders: 'off',
      lossPool: 'standing',
      battleRow: 'battleTurn',
      aircraft: 'plain',
      oppBonus: 0,
      dealTest: 'fair',
      tradeUnit: 'one',
      tradeTiming: 'before',
    });
    expect(civilization.presets.v04).toEqual({});
  });

  test('C04 one civilization of the list, each as likely', () => {
    const g = game();
    expect(g.step()).toBe('civilization');
    expect(shares(g)).toEqual(Array(6).fill('1/6'));
    g.play('play-as:russia');
    expect(g.s.civilization).toBe('russia');
    expect(shares(game({ civilizations: 'all@1' }))).toEqual(Array(16).fill('1/16'));
  });

  test('C10 C12 the marker of another civilization counts the turns', () => {
    const g = game().play('play-as:rome');
    expect(g.moves()).not.toContain('marker:rome');
    expect(shares(g)).toEqual(Array(5).fill('1/5'));
    g.play('marker:china');
    expect(track(g)('turn-counter')).toMatchObject({ owner: 'china', cell: 1 });
    g.play('calm', 'skip', 'done');
    expect(track(g)('turn-counter')).toMatchObject({ owner: 'china', cell: 2 });
  });

  test('C08 C09 C10 both markers start on the start space', () => {
    const g = game();
    expect(track(g)('own-marker')).toMatchObject({ cell: 0 });
    expect(track(g)('turn-counter')).toMatchObject({ cell: 0 });
    g.play('play-as:rome', 'marker:egypt');
    // C09: the player's own marker stays where the standard game has it while turns go by.
    g.play('calm', 'skip', 'done', 'calm', 'skip', 'done');
    expect(track(g)('own-marker')).toMatchObject({ cell: 0, owner: 'rome' });
  });

  test('C11 the turn counter is picture side down, the player’s own marker isn’t', () => {
    const g = onTurn(3);
    expect(track(g)('turn-counter')?.face).toBe('down');
    expect(track(g)('own-marker')?.face).toBe('up');
  });

  test('C13 C151 one wound token, and no marker, is on the sixteenth space', () => {
    const pieces = civilization.scene(game().s).find((p) => p.id === 'culture')?.pieces ?? [];
    const there = pieces.filter((p) => p.cell === 16);
    expect(there).toEqual([{ id: 'last-turn', kind: 'wound', cell: 16 }]);
    expect(pieces.filter((p) => p.kind === 'wound')).toHaveLength(1);
  });

  test('C07 six-sided dice: each face of the event die has the same chance', () => {
    expect(shares(onTurn(1).play('event'))).toEqual(Array(6).fill('1/6'));
  });

  test('with the tally the three starting cards are asked for, first rank, one of each land type', () => {
    const g = game({ tally: true }).play('play-as:rome', 'marker:egypt');
    expect(g.moves()).toEqual(['have:infantry-1', 'have:infantry-2', 'have:infantry-3']);
    g.play('have:infantry-3', 'have:mounted-1', 'have:artillery-2');
    expect(g.s.tally.army).toEqual({
      infantry: [0, 0, 1],
      mounted: [1, 0, 0],
      artillery: [0, 1, 0],
      aircraft: [0, 0, 0],
    });
    expect(g.s.turn).toBe(1);
  });
});
