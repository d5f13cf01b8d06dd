/** Moves that a player may try but can't make: the rule that forbids each. */
import { at } from '../../../kernel/at.ts';
import type { RuledOut as KernelRuledOut } from '../../../kernel/game.ts';
import { type Atlas, atlas, goodAt, needOn, placing } from './parts/atlas.ts';
import { fieldNumber } from './parts/deal.ts';
import { leader } from './parts/lead.ts';
import { mayPlaceIn } from './phases/placement.ts';
import { activePlayer, type Move, provinceAt, provinceHere, type State, type TaxFarmer } from './state.ts';
import { node } from './steps.ts';

type Out = KernelRuledOut<TaxFarmer>;

/** Nobody tries to place more agents than this at once. */
const MOST_TRIED = 12;

export function ruledOut(s: Readonly<State>): readonly Out[] {
  const now = node(s);
  if (now.kind !== 'decision') return [];
  const listed = new Set<Move>(now.moves);
  return tried(s, atlas(s)).filter(({ move }) => !listed.has(move));
}

function tried(s: Readonly<State>, a: Atlas): readonly Out[] {
  switch (s.step) {
    case 'place':
      return placed(s, a);
    case 'activate':
      return [
        { move: 'pass', why: 'must-activate', facts: {} },
        ...a.provinces.map((_, p) => inactive(s, a, p)),
      ];
    case 'needs':
      return needs(s, a);
    case 'pay-good':
      return a.goods.map((good): Out => ({ move: `pay:${good}`, why: 'no-good', facts: { good } }));
    case 'take-good':
      return a.goods.map((id, good): Out => {
        const why = activePlayer(s).goods[good] ? 'has-good' : 'just-given';
        return { move: `take:${id}`, why, facts: { good: id } };
      });
    default:
      return [];
  }
}

/** G10, G13, and no more agents than there are. */
function placed(s: Readonly<State>, a: Atlas): Out[] {
  const { unplaced: left } = activePlayer(s);
  const weapons = s.options.placeInRebellion === 'withWeapons' ? goodAt(a, a.weapons) : '';
  return [
    { move: 'pass', why: 'must-place', facts: {} },
    ...s.provinces.flatMap((province, p) => {
      const open = mayPlaceIn(s, a, province);
      return Array.from({ length: MOST_TRIED }, (_, i): Out => {
        const move = placing(a, p, i + 1);
        return open
          ? { move, why: 'few-agents', facts: { left } }
          : { move, why: 'no-placing', facts: { province: province.id, weapons } };
      });
    }),
  ];
}

/** T55-T58, T72: why this province can't be activated by this player now. */
function inactive(s: Readonly<State>, a: Atlas, p: number): Out {
  const province = provinceAt(s, p);
  const move = at(a.activate, p);
  const facts = { province: province.id };
  if (province.activated) return { move, why: 'activated', facts };
  if (p === a.capital && s.options.capitalActivation === 'none') return { move, why: 'capital-waits', facts };
  const by = leader(s, province);
  if (by === null)
    return { move, why: 'no-leader', facts: { ...facts, half: s.options.majority === 'absolute' } };
  if (by !== s.active) return { move, why: 'led-by', facts: { ...facts, seat: at(a.seats, by) } };
  return { move, why: 'no-weapons', facts: { ...facts, good: goodAt(a, a.weapons) } };
}

/** T66: the good must be in hand. */
function needs(s: Readonly<State>, a: Atlas): Out[] {
  return provinceHere(s).fields.flatMap((field, f): Out[] => {
    const good = needOn(a, field);
    if (good === null) return [];
    return [{ move: `fill:${fieldNumber(f)}`, why: 'no-good', facts: { good: goodAt(a, good) } }];
  });
}
