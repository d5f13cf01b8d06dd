/** What each offered move is worth to the player who decides: the quick bots' opinion at every decision but placement. */
import { at } from '../../../kernel/at.ts';
import { arg, type Decision, num, verb } from '../../../kernel/game.ts';
import { needOn, printedAt } from '../rules/parts/atlas.ts';
import { mostSpent } from '../rules/phases/bribery.ts';
import { quietProvinces } from '../rules/phases/ending.ts';
import {
  type Move,
  playerAt,
  playerOf,
  provinceAt,
  provinceHere,
  type State,
  type TaxFarmer,
} from '../rules/state.ts';
import { amounts } from './amounts.ts';
import {
  gainByNeed,
  isLast,
  leads,
  priceOn,
  standing,
  type Weighing,
  worthOfAction,
  worthOfProvince,
} from './worth.ts';

/** The moves to weigh up: the listed ones, and a few amounts if any is allowed. */
export function weighed(s: Readonly<State>, node: Decision<TaxFarmer>): readonly Move[] {
  return s.step === 'bribe' ? amounts(s) : node.moves;
}

export function judge(w: Weighing, move: Move): number {
  const { s, a } = w;
  switch (s.step) {
    case 'activate':
      return move === 'pass' ? -1 : urgency(w, a.provinceNumber(arg(move)));
    case 'action':
      return move === 'use' ? worthOfAction(w, s.here) - 0.2 : 0;
    case 'pay-good':
      return -at(w.goods, a.goodNumber(arg(move)));
    case 'take-good':
      return wanted(w, a.goodNumber(arg(move)));
    case 'rival': {
      const rival = playerAt(s, playerOf(s, arg(move)));
      return standing(rival) * 0.01 + rival.gold;
    }
    case 'coins':
      return spoilsCoins(w, move);
    case 'needs':
      return move === 'leave' ? 0 : gainByNeed(a, at(provinceHere(s).fields, num(move) - 1));
    case 'bribe':
      return bribery(w, move);
    case 'dice':
      return -Math.abs(num(move) - wantedDice(w));
    case 'starting-rebellion':
      return -worthOfProvince(w, a.provinceNumber(arg(move)));
    default:
      return 0;
  }
}

/** First what can be lost or feeds another own province: a good that a need elsewhere waits for, then WEAPONS. */
function urgency(w: Weighing, p: number): number {
  const { s, a, player } = w;
  let value = worthOfProvince(w, p);
  const fresh = printedAt(a, p).goods.filter((good) => !player.goods[good]);
  if (fresh.length === 0) return value;
  s.provinces.forEach((province, q) => {
    if (q === p || province.activated || province.agents[s.active] === 0) return;
    for (const field of province.fields) {
      const good = needOn(a, field);
      if (good !== null && fresh.includes(good)) value += 20;
    }
    if (province.rebels && fresh.includes(a.weapons)) value += 20;
  });
  return value;
}

/** A good that a need in the same province waits for is worth its whole price. */
function wanted({ s, a, player, goods }: Weighing, good: number): number {
  let best = at(goods, good);
  for (const field of provinceHere(s).fields)
    if (needOn(a, field) === good) best = Math.max(best, priceOn(a, field));
  return best - (player.goods[good] ? 9 : 0);
}

/** Prefers coins that another player could take. */
function spoilsCoins({ s, a, player }: Weighing, move: Move): number {
  const [id = '', n] = arg(move).split(',');
  const mine = provinceAt(s, a.provinceNumber(id)).fields.some((field) => {
    const good = needOn(a, field);
    return good !== null && player.goods[good];
  });
  return mine ? -Number(n) : 0.1 * Number(n);
}

/** All gold when the end may come, otherwise some is kept for costs. */
function bribery({ s, a, player, temper }: Weighing, move: Move): number {
  const late = s.marker + 18 >= a.file.track.end || quietProvinces(s) <= 2 || s.round >= s.options.maxRounds;
  const spend = Math.max(0, mostSpent(player, s.options) - (late ? 0 : temper.purse));
  if (move === 'keep') return -spend;
  return verb(move) === 'bribe' ? -Math.abs(num(move) - spend) : -100;
}

/** Three dice when ahead, one when last, otherwise two. */
function wantedDice(w: Weighing): number {
  const { markerDiceMin, markerDiceMax } = w.a.file.bonuses;
  const dice = leads(w) ? 3 : isLast(w) ? 1 : 2;
  return Math.min(markerDiceMax, Math.max(markerDiceMin, dice));
}
