// Why a move isn't possible, each with the clause that forbids it.
import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { said } from '../words/said.ts';
import { taxFarmer } from './game.ts';
import type { State } from './state.ts';
import { hold, needs, offered, opened, play, quiet, rebel, stand } from './testing.ts';

/** The reason in English; undefined if it is possible, or if nobody would try it. */
function against(s: State, move: string): string | undefined {
  const out = taxFarmer.ruledOut(s).find((each) => each.move === move);
  const say = said('en', en).ruledOut as Readonly<
    Record<string, (facts: object, options: State['options']) => string>
  >;
  return out && say[out.why]?.(out.facts, s.options);
}

function acting(given: object, where: Record<string, number[]>, before?: (s: State) => void): State {
  const s = opened(given, 0);
  before?.(s);
  stand(s, where);
  s.players[0]!.unplaced = 1;
  s.active = 0;
  play(s, 'place:imperia,1');
  quiet(s);
  return s;
}

describe('what is ruled out, and why', () => {
  it('T72: a rebellion without weapons; T55, T57: a lead; T58: the capital; T69: once a round', () => {
    const where = { estyx: [2, 0, 0, 0], lanivia: [3, 1, 0, 0], agrana: [1, 2, 0, 0], ferrox: [1, 1, 0, 0] };
    const s = acting({}, where, (state) => rebel(state, 'lanivia'));
    expect(offered(s)).toEqual(['activate:estyx']);
    expect(against(s, 'activate:lanivia')).toBe('Lanivia is in rebellion and you have no Weapons.');
    expect(against(s, 'activate:agrana')).toBe('Blue has the most agents in Agrana.');
    expect(against(s, 'activate:ferrox')).toBe('Nobody has the most agents in Ferrox.');
    expect(against(s, 'activate:imperia')).toBe('You can’t activate Imperia; it counts in phase 4.');
    expect(against(s, 'pass')).toBe('You can’t pass while you can activate a province.');
    expect(against(s, 'activate:estyx')).toBeUndefined();
    hold(s, 0, 'weapons');
    expect(against(s, 'activate:lanivia')).toBeUndefined();
    s.provinces[1]!.activated = true;
    expect(against(s, 'activate:estyx')).toBe('Estyx has already been activated this round.');
  });
  it('G22: more than half', () => {
    const s = acting({ majority: 'absolute' }, { estyx: [2, 0, 0, 0], agrana: [2, 1, 1, 0] });
    expect(against(s, 'activate:agrana')).toBe('Nobody has more than half of the agents in Agrana.');
  });
  it('G10, G13: placing', () => {
    const s = opened({ placeInRebellion: 'withWeapons' });
    s.players[0]!.unplaced = 2;
    rebel(s, 'lanivia');
    expect(against(s, 'place:estyx,3')).toBe('You have only 2 agents left to place.');
    expect(against(s, 'place:estyx,2')).toBeUndefined();
    expect(against(s, 'pass')).toBe('You must place at least 1 agent.');
    expect(against(s, 'place:lanivia,1')).toBe(
      'Lanivia is in rebellion; you can place agents there only if you have Weapons.',
    );
    const never = opened({ placeInRebellion: 'never' });
    rebel(never, 'lanivia');
    expect(against(never, 'place:lanivia,1')).toBe('Lanivia is in rebellion; nobody can place agents there.');
  });
  it('T66: a need is fulfilled only with its good', () => {
    const s = acting({}, { estyx: [2, 0, 0, 0] }, (state) => {
      needs(state, 'estyx', 1, 'salt,2');
      needs(state, 'estyx', 2, 'wine,4');
      hold(state, 0, 'wine');
    });
    play(s, 'activate:estyx');
    if (s.step === 'action') play(s, 'skip');
    expect(s.step).toBe('needs');
    expect(against(s, 'fill:1')).toBe('You have no Salt.');
    expect(against(s, 'fill:2')).toBeUndefined();
  });
});
