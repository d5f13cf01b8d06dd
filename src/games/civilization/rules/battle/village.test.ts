/** The battle for a barbarian village. */
import { describe, expect, test } from 'vitest';
import { odds } from '../../../../kernel/exact/exact.ts';
import type { Chance } from '../../../../kernel/game.ts';
import { en as english } from '../../words/en.ts';
import { said } from '../../words/said.ts';
import { civilization } from '../game.ts';
import type { Civilization } from '../spec.ts';
import { onTurn, type Scripted } from '../testing.ts';

const _en = said('en', english);
const _shares = (g: Scripted) => odds(g.node() as Chance<Civilization>);
const _reminders = (g: Scripted) =>
  (civilization.scene(g.s).find((p) => p.id === 'culture')?.pieces ?? []).filter(
    (p) => p.kind === 'reminder',
  );

describe('the village helper', () => {
  test('one unit of each land type, first rank, the village first, a tie is the village’s; the game continues', () => {
    const g = onTurn(9).play('calm', 'skip', '!village-battle', 'have:infantry-4', 'hand-full');
    expect(g.last('battle-begins')).toMatchObject({ kind: 'village', level: 1, cards: 3, first: 'opponent' });
    g.play('card:infantry-1');
    expect(g.moves()).toEqual(['unit:infantry-4']);
    g.play('unit:infantry-4', 'new-front', 'card:mounted-1', 'card:artillery-2');
    expect([g.step(), g.s.battle?.kind]).toEqual(['bonus', 'village']);
    g.play('bonus:0', 'bonus:0');
    expect(g.last('battle-over')).toMatchObject({ kind: 'village', mine: 4, city: 0, theirs: 4, won: false });
    expect(g.step()).toBe('turn-end');
    // The bonus of a capital's attacker doesn't apply to a village.
    const same = onTurn(9, { oppBonus: 12 }).play('calm', 'skip', '!village-battle', 'have:infantry-4');
    same.play('hand-full', 'card:infantry-1', 'unit:infantry-4', 'new-front', 'card:mounted-1');
    same.play('card:artillery-2', 'bonus:0', 'bonus:0');
    expect(same.last('battle-over').theirs).toBe(4);
    const off = onTurn(9, { villageHelper: false }).play('calm', 'skip');
    expect(civilization.asides(off.s)).not.toContain('village-battle');
  });
});
