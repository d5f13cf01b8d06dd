/** What somebody may well try and can't do: the rule that stands against it. */
import type { RuledOut as KernelRuledOut } from '../../../kernel/game.ts';
import { type Atlas, atlas, type Card, type Province, placing } from './atlas.ts';
import { fieldNumber } from './deal.ts';
import { leader } from './lead.ts';
import type { Seat } from './options.ts';
import { allowed } from './placement.ts';
import { holds } from './purse.ts';
import { has, type Move, type State, type TaxFarmer } from './state.ts';
import { node } from './steps.ts';

type Out = KernelRuledOut<TaxFarmer>;

/** More agents than this nobody asks for at once. */
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
        const why = holds(s, s.active, good) ? 'has-good' : 'just-given';
        return { move: `take:${id}`, why, facts: { good: id } };
      });
    default:
      return [];
  }
}

/** G10, G13, and no more agents than there are. */
function placed(s: Readonly<State>, a: Atlas): Out[] {
  const left = s.unplaced[s.active] as number;
  const open = allowed(s, a, s.active);
  const weapons = s.options.placeInRebellion === 'withWeapons' ? (a.goods[a.weapons] as string) : '';
  return [
    { move: 'pass', why: 'must-place', facts: {} },
    ...a.provinces.flatMap(({ id }, p) =>
      Array.from(
        { length: MOST_TRIED },
        (_, i): Out =>
          has(open, p)
            ? { move: placing(a, p, i + 1), why: 'few-agents', facts: { left } }
            : { move: placing(a, p, i + 1), why: 'no-placing', facts: { province: id, weapons } },
      ),
    ),
  ];
}

/** T55-T58, T72: why this province can't be activated by this player now. */
function inactive(s: Readonly<State>, a: Atlas, p: number): Out {
  const { id } = a.provinces[p] as Province;
  const move = a.activate[p] as Move;
  const facts = { province: id };
  if (has(s.activated, p)) return { move, why: 'activated', facts };
  if (p === a.capital && s.options.capitalActivation === 'none') return { move, why: 'capital-waits', facts };
  const by = leader(s, a, p);
  if (by < 0) return { move, why: 'no-leader', facts: { ...facts, half: s.options.majority === 'absolute' } };
  if (by !== s.active) return { move, why: 'led-by', facts: { ...facts, seat: a.seats[by] as Seat } };
  return { move, why: 'no-weapons', facts: { ...facts, good: a.goods[a.weapons] as string } };
}

/** T66: the good must be in hand. */
function needs(s: Readonly<State>, a: Atlas): Out[] {
  const { field, fields } = a.provinces[s.at] as Province;
  const out: Out[] = [];
  for (let f = field; f < field + fields; f++) {
    const card = s.cards[f] as number;
    const good = card < 0 ? -1 : (a.cards[card] as Card).good;
    if (good >= 0)
      out.push({
        move: `fill:${fieldNumber(a, f)}`,
        why: 'no-good',
        facts: { good: a.goods[good] as string },
      });
  }
  return out;
}
