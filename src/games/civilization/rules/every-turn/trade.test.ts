/** Trade, and the two dice for cards and abilities, on every turn and in each mode. */
import { describe, expect, test } from 'vitest';
import { onTurn } from '../testing.ts';
import { RESOURCES } from '../vocabulary.ts';
import { battle, MODES, TURNS, tallied } from './testing.ts';

describe.each(MODES)('%j', (mode) => {
  test.each(TURNS)(
    'C88 C89 C92 C93 C94 turn %i: a card or a paid ability needs two dice; if it fails, what was paid is lost',
    (turn) => {
      for (const result of ['works', 'fails']) {
        const card = onTurn(turn, mode).play('!use:card');
        expect(card.step()).toBe('two-dice');
        expect([card.play(result).step(), card.last('two-dice')]).toEqual([
          'event-dice',
          { use: 'card', result },
        ]);
        for (const resource of RESOURCES) {
          const g = onTurn(turn, mode);
          if (tallied(mode)) g.play(`${resource}=2`, '!use:resources', `pay:${resource}`);
          else g.play('!use:resources');
          expect(g.step()).toBe('two-dice');
          expect([g.play(result).step(), g.last('two-dice')]).toEqual([
            'event-dice',
            { use: 'resources', result },
          ]);
          if (tallied(mode)) expect(g.s.tally.resources[resource]).toBe(1);
          // In the battle as well; a free ability is not rolled for.
          const fought = battle(turn, mode, 'no', ...(tallied(mode) ? [`${resource}=2`] : []));
          fought.play('!ability:bonus', 'paid', ...(tallied(mode) ? [`pay:${resource}`] : []), result);
          expect(fought.step()).toBe(result === 'works' ? 'ability-amount' : 'my-unit');
          if (tallied(mode)) expect(fought.s.tally.resources[resource]).toBe(1);
          if (result === 'works') fought.play('amount:3');
          expect(fought.s.battle?.bonus).toBe(result === 'works' ? 3 : 0);
          const free = battle(turn, mode).play('!ability:bonus', 'free');
          expect([free.step(), free.count('two-dice')]).toEqual(['ability-amount', 0]);
        }
      }
    },
  );

  test.each(TURNS)(
    'C80 C81 C82 C83 C85 C86 C87 C144 turn %i: as many items as successes, none for nothing',
    (turn) => {
      for (const successes of [1, 2, 3]) {
        const g = onTurn(turn, mode);
        if (tallied(mode)) g.play('trade=27');
        g.play('calm', 'roll', `success:${successes}`);
        for (let n = 0; n < successes; n++) g.play('want:card');
        expect(g.step()).toBe('pay');
        expect(g.moves()).not.toContain('agree');
        g.play('pay:trade', `amount:${8 * successes - 1}`);
        expect(g.moves()).not.toContain('agree');
        g.play('pay:trade', 'agree');
        expect(g.last('deal')).toMatchObject({ asked: 8 * successes, offered: 8 * successes });
        if (tallied(mode)) expect(g.s.tally.trade).toBe(27 - 8 * successes);
      }
    },
  );
});
