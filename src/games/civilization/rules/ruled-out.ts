/** What a player may well try and can't do: the rule that forbids it. */
import type { RuledOut as KernelRuledOut } from '../../../kernel/game.ts';
import { possibleCards } from './battle/hand.ts';
import { asked, offered, owned, rowsOf, VALUES } from './market/deal.ts';
import type { Move } from './moves.ts';
import type { Civilization } from './spec.ts';
import { type Deal, dealOf, type State } from './state.ts';
import { node } from './steps.ts';
import { COUNTERS, RESOURCES } from './vocabulary.ts';

type Out = KernelRuledOut<Civilization>;

export function ruledOut(s: Readonly<State>): readonly Out[] {
  const now = node(s);
  if (now.kind !== 'decision' && now.kind !== 'table') return [];
  const listed = new Set<Move>(now.moves);
  return tried(s).filter(({ move }) => !listed.has(move));
}

function tried(s: Readonly<State>): readonly Out[] {
  switch (s.step) {
    // C96-C100
    case 'cancel':
      return COUNTERS.map((by): Out => ({ move: `counter:${by}`, why: 'no-match', facts: { by } }));
    case 'resource-choice':
      return RESOURCES.map((item): Out => ({ move: `lose:${item}`, why: 'none-owned', facts: { item } }));
    case 'use-pay':
      return RESOURCES.map((item): Out => ({ move: `pay:${item}`, why: 'none-owned', facts: { item } }));
    case 'pay':
      return payment(s, dealOf(s));
    case 'my-unit':
      return possibleCards(s).map((unit): Out => ({ move: `unit:${unit}`, why: 'not-in-hand', facts: {} }));
    case 'my-front':
      return (s.battle?.fronts ?? []).map((_, i): Out => {
        return { move: `front:${i + 1}`, why: 'nobody-alone', facts: { front: i + 1 } };
      });
    default:
      return [];
  }
}

/** C85: what is paid must be worth what is asked for. */
function payment(s: Readonly<State>, deal: Readonly<Deal>): Out[] {
  const worth = { asked: asked(deal), offered: offered(deal) };
  return [
    { move: 'agree', why: 'unfair', facts: worth },
    ...rowsOf(s).map((item): Out => {
      const move: Move = `pay:${item}`;
      if (VALUES[item].sell === 0) return { move, why: 'no-payment', facts: { item } };
      return owned(s, item) > (deal.offer[item] ?? 0)
        ? { move, why: 'enough-offered', facts: worth }
        : { move, why: 'none-owned', facts: { item } };
    }),
  ];
}
