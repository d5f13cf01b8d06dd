/** The game's bots: legal, repeatable, and each as strong as its name says. The long measurements are in docs/bots.md. */
import { describe, expect, it } from 'vitest';
import { mind, names } from '../../../bots/bots.ts';
import { ladder, match, oneAmong, winShare } from '../../../bots/ladder.ts';
import type { Mind } from '../../../kernel/bot.ts';
import { legal } from '../../../kernel/game.ts';
import { chair } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import type { Action } from '../files/board-file.ts';
import { taxFarmer } from '../rules/game.ts';
import { DEFAULT_BOARD } from '../rules/options.ts';
import { atlas } from '../rules/parts/atlas.ts';
import type { TaxFarmer } from '../rules/state.ts';
import { hold, opened, optionsOf, play, quiet, rebel, stand } from '../rules/testing.ts';
import { roster } from './bots.ts';
import { TEMPERS } from './tempers.ts';
import { weighing, worthOfProvince } from './worth.ts';

const bot = (name: string, playouts?: number) => mind(roster, name, playouts) as Mind<TaxFarmer>;

describe.each(names(roster))('%s', (name) => {
  it.each([3, 6])('plays whole games by the rules (%i players), the same from the same seed', (players) => {
    const options = optionsOf({ players, maxRounds: 3 });
    const checked: Mind<TaxFarmer> = (c) => {
      const thought = bot(name, 8)(c);
      expect(legal(c.node, thought.move)).toBe(true);
      for (const { move, value } of thought.considered) {
        expect(legal(c.node, move)).toBe(true);
        expect(Number.isFinite(value)).toBe(true);
      }
      return thought;
    };
    const minds = Array.from({ length: players }, () => checked);
    const once = match(taxFarmer, options, minds, rng(7));
    expect(match(taxFarmer, options, minds, rng(7))).toEqual(once);
  });
});

describe('strength', () => {
  const among = (one: string, others: string, players: number, games: number, playouts?: number) =>
    oneAmong(taxFarmer, optionsOf({ players }), bot(one, playouts), bot(others), games, 21);

  it('steady beats casual, casual beats random', () => {
    const steady = among('steady', 'casual', 4, 40);
    expect(steady.mean - 1 / 4).toBeGreaterThan(3 * steady.error);
    const casual = among('casual', 'random', 4, 40);
    expect(casual.mean - 1 / 4).toBeGreaterThan(3 * casual.error);
  });

  it.each([3, 4, 5, 6])('the schemer beats steady with %i players, even when it thinks little', (players) => {
    const schemer = among('schemer', 'steady', players, 12, 16);
    expect(schemer.mean - 1 / players).toBeGreaterThan(3 * schemer.error);
  });

  it('equal bots each win a fair share', () => {
    const equal = among('steady', 'steady', 4, 200);
    expect(Math.abs(equal.mean - 1 / 4)).toBeLessThan(4 * equal.error);
  });

  it('the error of a clean sweep is not 0', () => {
    expect(winShare([1, 1, 1, 1]).error).toBeGreaterThan(0.1);
  });

  it('the ladder puts them in order, with error bars', () => {
    const bots = { random: bot('random'), casual: bot('casual'), steady: bot('steady') };
    const rungs = ladder(taxFarmer, optionsOf({ players: 3 }), bots, 24);
    expect(rungs.map((rung) => rung.bot)).toEqual(['steady', 'casual', 'random']);
    for (const { error } of rungs) expect(error).toBeGreaterThan(0);
    expect(Math.abs(rungs.reduce((sum, { rating }) => sum + rating, 0))).toBeLessThan(1e-6);
  });
});

describe('behaviour', () => {
  it('gives its reasons: the best moves with their values, the chosen one first', () => {
    const s = opened();
    const thought = bot('schemer', 32)(chair(taxFarmer, s, 'red', rng(3)));
    expect(thought.considered.length).toBeGreaterThan(1);
    expect(thought.considered[0]?.move).toBe(thought.move);
    expect(thought.considered.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
  });

  it('thinking changes nothing on the table', () => {
    const s = opened();
    const before = JSON.stringify(s);
    bot('schemer', 32)(chair(taxFarmer, s, 'red', rng(3)));
    expect(JSON.stringify(s)).toBe(before);
  });

  it('never starts what only a person can carry out', () => {
    const action: Action = {
      id: 'own',
      name: { en: 'x' },
      text: { en: 'x' },
      cost: {},
      effects: [{ type: 'manual' }],
    };
    const provinces = DEFAULT_BOARD.provinces.map((p) => (p.id === 'aurelis' ? { ...p, action } : p));
    const s = opened({ board: { ...DEFAULT_BOARD, id: 'own', provinces } });
    stand(s, { aurelis: [2, 0, 0, 0] });
    s.players[0]!.unplaced = 1;
    play(s, 'place:imperia,1');
    quiet(s);
    play(s, 'activate:aurelis');
    for (const name of names(roster))
      for (let seed = 0; seed < 8; seed++)
        expect(bot(name, 8)(chair(taxFarmer, s, 'red', rng(seed))).move).toBe('skip');
  });

  it('the hoarder keeps its gold until the end is near', () => {
    const s = opened();
    stand(s, {});
    s.players[0]!.unplaced = 1;
    play(s, 'place:imperia,1');
    const decide = (name: string) => bot(name)(chair(taxFarmer, s, 'red', rng(1))).move;
    expect(decide('hoarder')).toBe('keep');
    expect(decide('steady')).toBe('bribe:6');
    s.marker = 90;
    expect(decide('hoarder')).toBe('bribe:10');
  });

  it('G60: a rebellion that also collects is worth its gold and goods to the player who crushes it', () => {
    const worth = (crushAlsoCollects: boolean) => {
      const s = opened({ crushAlsoCollects });
      rebel(s, 'agrana');
      hold(s, 0, 'weapons');
      const { gold, goods } = atlas(s).provinces[3]!;
      const w = weighing(s, TEMPERS.steady);
      const fresh = goods.filter((good) => !s.players[0]!.goods[good]).map((good) => w.goods[good]!);
      return [worthOfProvince(w, 3), fresh.reduce((sum, each) => sum + each, gold)] as const;
    };
    const [plain, collected] = worth(false);
    expect(collected).toBeGreaterThan(0);
    expect(worth(true)[0]).toBeCloseTo(plain + collected);
  });
});
