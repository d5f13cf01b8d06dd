/** What each offered move is worth to the player who decides: the quick bots' opinion at every decision but placement. */
import { arg, type Decision, num, verb } from '../../../kernel/game.ts';
import type { Atlas, Card, Province } from '../rules/atlas.ts';
import { mostSpent } from '../rules/bribery.ts';
import type { Seat } from '../rules/options.ts';
import { bit, has, type Move, type State, type TaxFarmer } from '../rules/state.ts';
import { amounts } from './amounts.ts';
import type { Temper } from './tempers.ts';
import {
  countBits,
  type GoodsWorth,
  isLast,
  leads,
  standing,
  worthOfAction,
  worthOfProvince,
} from './worth.ts';

/** The moves to weigh up: the listed ones, and a few amounts where any is allowed. */
export function weighed(s: Readonly<State>, node: Decision<TaxFarmer>): readonly Move[] {
  return s.step === 'bribe' ? amounts(s) : node.moves;
}

export function judge(
  s: Readonly<State>,
  a: Atlas,
  w: GoodsWorth,
  player: number,
  temper: Temper,
  move: Move,
): number {
  switch (s.step) {
    case 'activate':
      return move === 'pass'
        ? -1
        : urgency(s, a, w, player, a.provinceNumber.get(arg(move)) as number, temper);
    case 'action':
      return move === 'use' ? worthOfAction(s, a, w, player, s.at) - 0.2 : 0;
    case 'pay-good':
      return -(w[a.goodNumber.get(arg(move)) as number] as number);
    case 'take-good':
      return wanted(s, a, w, player, a.goodNumber.get(arg(move)) as number);
    case 'rival':
      return (
        standing(s, a.seats.indexOf(arg(move) as Seat)) * 0.01 +
        (s.gold[a.seats.indexOf(arg(move) as Seat)] as number)
      );
    case 'coins':
      return spoilsCoins(s, a, player, move);
    case 'needs':
      return move === 'leave' ? 0 : price(s, a, num(move));
    case 'bribe':
      return bribery(s, a, player, temper, move);
    case 'dice':
      return -Math.abs(num(move) - wantedDice(s, a, player));
    case 'starting-rebellion':
      return -worthOfProvince(s, a, w, player, a.provinceNumber.get(arg(move)) as number, temper);
    default:
      return 0;
  }
}

/** First what can be lost or feeds another own province: a good that a need elsewhere waits for, then WEAPONS. */
function urgency(
  s: Readonly<State>,
  a: Atlas,
  w: GoodsWorth,
  player: number,
  p: number,
  temper: Temper,
): number {
  const { goods } = a.provinces[p] as Province;
  let value = worthOfProvince(s, a, w, player, p, temper);
  const fresh = goods & ~(s.goods[player] as number);
  if (fresh === 0) return value;
  for (let q = 0; q < a.provinces.length; q++) {
    if (q === p || has(s.activated, q) || (s.agents[q * a.players + player] as number) === 0) continue;
    const { field, fields } = a.provinces[q] as Province;
    for (let f = field; f < field + fields; f++) {
      const c = s.cards[f] as number;
      const good = c < 0 ? -1 : (a.cards[c] as Card).good;
      if (good >= 0 && has(fresh, good)) value += 20;
    }
    if (has(s.rebels, q) && has(fresh, a.weapons)) value += 20;
  }
  return value;
}

/** A good that a need in the same province waits for is worth its whole price. */
function wanted(s: Readonly<State>, a: Atlas, w: GoodsWorth, player: number, good: number): number {
  const { field, fields } = a.provinces[s.at] as Province;
  let here = 0;
  for (let f = field; f < field + fields; f++) {
    const c = s.cards[f] as number;
    if (c >= 0 && (a.cards[c] as Card).good === good)
      here = Math.max(here, (a.cards[c] as Card).reward + (s.coins[f] as number));
  }
  return Math.max(here, w[good] as number) - ((s.goods[player] as number) & bit(good) ? 9 : 0);
}

/** Rather the coins that somebody else could take. */
function spoilsCoins(s: Readonly<State>, a: Atlas, player: number, move: Move): number {
  const [id = '', n] = arg(move).split(',');
  const { field, fields } = a.provinces[a.provinceNumber.get(id) as number] as Province;
  let mine = 0;
  for (let f = field; f < field + fields; f++) {
    const c = s.cards[f] as number;
    const good = c < 0 ? -1 : (a.cards[c] as Card).good;
    if (good >= 0 && has(s.goods[player] as number, good)) mine++;
  }
  return mine > 0 ? -Number(n) : 0.1 * Number(n);
}

function price(s: Readonly<State>, a: Atlas, field: number): number {
  const f = (a.provinces[s.at] as Province).field + field - 1;
  return (a.cards[s.cards[f] as number] as Card).reward + (s.coins[f] as number) - 1.2;
}

/** All gold when the end may come, else some stays for costs. */
function bribery(s: Readonly<State>, a: Atlas, player: number, temper: Temper, move: Move): number {
  const quiet = countBits(a.outer & ~s.rebels);
  const late = s.marker + 18 >= a.file.track.end || quiet <= 2 || s.round >= s.options.maxRounds;
  const spend = Math.max(0, mostSpent(s, player) - (late ? 0 : temper.purse));
  if (move === 'keep') return -spend;
  return verb(move) === 'bribe' ? -Math.abs(num(move) - spend) : -100;
}

/** Three dice when ahead, one when last, else two. */
function wantedDice(s: Readonly<State>, a: Atlas, player: number): number {
  const { markerDiceMin, markerDiceMax } = a.file.bonuses;
  const dice = leads(s, a, player) ? 3 : isLast(s, a, player) ? 1 : 2;
  return Math.min(markerDiceMax, Math.max(markerDiceMin, dice));
}
