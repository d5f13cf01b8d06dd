/** The bots of Imperial Tax Farmer: one way of weighing things up, several temperaments as data, and searchers. */
import { at } from '../../../kernel/at.ts';
import type { Considered, Quick, Roster, Search } from '../../../kernel/bot.ts';
import type { Decision } from '../../../kernel/game.ts';
import type { Int } from '../../../kernel/rng.ts';
import type { Seat } from '../rules/options.ts';
import { type Atlas, atlas, placing } from '../rules/parts/atlas.ts';
import { scores } from '../rules/phases/ending.ts';
import { activePlayer, type Move, type State, type TaxFarmer } from '../rules/state.ts';
import { judge, weighed } from './judge.ts';
import { judgePlacements } from './judge-placement.ts';
import { TEMPERS, type Temper } from './tempers.ts';
import { goodsWorth, weighing } from './worth.ts';

/** Between -1 and 1. */
const wobble = (int: Int) => int(2001) / 1000 - 1;

/** A bot never starts what only a person can carry out. */
function byHand(s: Readonly<State>, a: Atlas): boolean {
  return s.step === 'action' && !!a.provinces[s.here]?.action?.effects.some(({ type }) => type === 'manual');
}

/** If nothing is worth its price, a few agents wait in the capital, where they do no harm. */
const NOT_WORTH_IT = -0.5;
function waiting(s: Readonly<State>, a: Atlas): Move {
  return placing(a, a.capital, Math.min(2, activePlayer(s).unplaced));
}

function quickPlayer(temper: Temper): Quick<TaxFarmer> {
  function choosePlacement(s: State, a: Atlas, int: Int): Move {
    let best = Number.NEGATIVE_INFINITY;
    let province = a.capital;
    let agents = 1;
    judgePlacements(weighing(s, temper), (p, k, gain) => {
      const value = temper.noise > 0 ? gain + temper.noise * wobble(int) : gain;
      if (value <= best) return;
      best = value;
      province = p;
      agents = k;
    });
    if (best < NOT_WORTH_IT) return waiting(s, a);
    return placing(a, province, agents);
  }

  function considerPlacements(s: State, a: Atlas, int: Int): Considered<TaxFarmer>[] {
    const list: Considered<TaxFarmer>[] = [];
    let best = Number.NEGATIVE_INFINITY;
    judgePlacements(weighing(s, temper), (p, k, gain) => {
      const value = gain + temper.noise * wobble(int);
      best = Math.max(best, value);
      list.push({ move: placing(a, p, k), value });
    });
    if (best >= NOT_WORTH_IT) return list;
    const move = waiting(s, a);
    return [{ move, value: best }, ...list.filter((other) => other.move !== move)];
  }

  function opinions(s: State, a: Atlas, node: Decision<TaxFarmer>, int: Int): Considered<TaxFarmer>[] {
    if (s.step === 'place') return considerPlacements(s, a, int);
    if (byHand(s, a)) return [{ move: 'skip', value: 0 }];
    const w = weighing(s, temper);
    return weighed(s, node).map((move) => ({
      move,
      value: judge(w, move) + temper.noise * 0.2 * wobble(int),
    }));
  }

  return {
    choose(s, node, int) {
      const a = atlas(s);
      if (s.step === 'place') return choosePlacement(s, a, int);
      if (byHand(s, a)) return 'skip';
      const moves = weighed(s, node);
      let best = at(moves, 0);
      if (moves.length === 1) return best;
      const w = weighing(s, temper);
      let most = Number.NEGATIVE_INFINITY;
      for (const move of moves) {
        const value = judge(w, move) + temper.noise * 0.2 * wobble(int);
        if (value <= most) continue;
        most = value;
        best = move;
      }
      return best;
    },
    consider(s, node, most, int) {
      return opinions(s, atlas(s), node, int)
        .sort((x, y) => y.value - x.value)
        .slice(0, most);
    },
  };
}

/**
 * The chance to win as it looks in the middle of a game: points, gold and goods of each player, the more telling the
 * nearer the end is.
 */
export function worth(s: State, seat: Seat): number {
  const a = atlas(s);
  if (s.step === 'over') return at(scores(s), a.seats.indexOf(seat));
  const sharp = 4 + 0.12 * (a.file.track.end - s.marker);
  const w = goodsWorth(s, a);
  let all = 0;
  let mine = 0;
  for (const player of s.players) {
    let value = player.points + 0.95 * player.gold;
    for (let good = 0; good < a.goods.length; good++) if (player.goods[good]) value += 0.8 * at(w, good);
    value += 0.5 * player.unplaced;
    const share = Math.exp(value / sharp);
    all += share;
    if (player.seat === seat) mine = share;
  }
  return mine / all;
}

const steady = quickPlayer(TEMPERS.steady);

/** Looks to the end of the round under way. */
const schemer: Search<TaxFarmer> = {
  quick: steady,
  candidates: 8,
  playouts: 64,
  far: (s, start) => s.round > start.round,
  worth,
};

export const roster: Roster<TaxFarmer> = {
  quick: {
    casual: quickPlayer(TEMPERS.casual),
    steady,
    hoarder: quickPlayer(TEMPERS.hoarder),
    spiteful: quickPlayer(TEMPERS.spiteful),
  },
  search: { schemer },
  usual: 'steady',
  onlyPeople: (s) => (byHand(s, atlas(s)) ? ['use'] : []),
};
