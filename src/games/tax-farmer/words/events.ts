/** The story's sentence for each event, and why a move isn't possible. */
import { type Lang, listing, minus, type UnboundWords } from '../../../kernel/words.ts';
import type { Options } from '../rules/options.ts';
import type { Events, TaxFarmer } from '../rules/state.ts';
import type { Gains, Names } from './names.ts';
import type { Dictionary } from './sentences.ts';

type By = { readonly seat: string };
type In = { readonly province: string };

export function events(lang: Lang, d: Dictionary, n: Names): UnboundWords<TaxFarmer>['events'] {
  const and = listing(lang);
  const { by, at, where } = called(n);
  const action = (f: By & In, o: Options) => ({ ...by(f), action: n.action(f.province, o) });
  const goods = (ids: readonly string[], o: Options) => and(n.gains({ goods: ids }, o));
  const gains = (gained: Gains, o: Options) => and(n.gains(gained, o)) || d['gains.nothing'];
  const why = ({ load, sum }: { load: number; sum?: number }) =>
    sum === undefined ? d['why.many']({ load }) : d['why.rolled']({ load, sum });

  /** Where the coins of the province go (G18). The helper doesn't know whether there are any. */
  const rebels = ({ coins, ...f }: Events['rebels'], o: Options) => {
    const facts = { ...at(f, o), why: why(f) };
    if (coins === 0 && o.tracking !== 'helper') return d['event.rebels'](facts);
    if (o.coinsOnRebellion === 'stay') return d['event.rebels.stay'](facts);
    return coins > 0 ? d['event.rebels.bank']({ ...facts, coins }) : d['event.rebels.bank.any'](facts);
  };
  /** Nobody rolls if every roll has the same result; an exact roll may have been too high (G45). */
  const marker = (f: Events['marker'], o: Options) => {
    const stays = f.from === f.to;
    const { sum } = f;
    if (sum === undefined) return stays ? d['event.marker.stuck'](f) : d['event.marker.any'](by(f));
    if (!stays) return d['event.marker']({ ...by(f), sum });
    return o.markerOvershoot === 'exact'
      ? d['event.marker.too-high']({ ...by(f), sum })
      : d['event.marker.stays'](f);
  };
  const bribed = ({ seat, gold, points }: Events['bribed']) => {
    const facts = { seat: n.seat(seat), gold: Math.abs(gold), points: gold < 0 ? points : -points };
    if (gold === 0) return d['event.bribed.nothing'](facts);
    return gold < 0 ? d['event.bribed'](facts) : d['event.bribed.back'](facts);
  };
  return {
    'first-die': (f) => d['event.rolls'](by(f)),
    'roll-again': (f) => d['event.roll-again']({ seats: and(f.seats.map(n.seat)) }),
    'first-player': (f) => d['event.first-player'](by(f)),
    'starts-in-rebellion': (f, o) => d['event.starts-in-rebellion'](at(f, o)),
    dealt: ({ good, ...f }, o) =>
      good === null
        ? d['event.dealt.nothing']({ ...at(f, o), nothing: n.nothing })
        : d['event.dealt']({ ...at(f, o), good: n.good(good, o) }),
    excluded: (f, o) => d['event.excluded']({ ...at(f, o), good: n.good(f.good, o) }),
    'deck-empty': (f, o) => d['event.deck-empty'](at(f, o)),
    'round-begins': (f) => d['event.round-begins'](by(f)),
    agents: (f) =>
      f.extra ? d['event.agents.extra']({ ...by(f), extra: signed(f.extra) }) : d['event.agents'](by(f)),
    placed: (f, o) => d['event.placed'](where(f, o)),
    'no-more': (f) => d['event.no-more'](by(f)),
    'one-roll': (f) => d['event.one-roll'](f),
    holds: ({ sum, ...f }, o) =>
      sum === undefined ? d['event.holds.few'](at(f, o)) : d['event.holds']({ ...at(f, o), sum }),
    rebels,
    'capital-riots': (f, o) => d['event.capital-riots']({ ...at(f, o), why: why(f) }),
    'agents-lost': (f) => d['event.agents-lost'](by(f)),
    collected: (f, o) =>
      d['event.collected']({ ...where(f, o), gains: gains({ gold: f.gold, goods: f.gained }, o) }),
    'action-used': (f, o) => {
      const cost = and(n.gains({ gold: -f.gold, points: -f.points, goods: f.lost }, o));
      if (f.lost.length > 0 && f.gold === 0 && f.points === 0)
        return d['event.action-used.good']({ ...action(f, o), goods: cost });
      return cost
        ? d['event.action-used.cost']({ ...action(f, o), cost })
        : d['event.action-used'](action(f, o));
    },
    gains: ({ gained, ...f }, o) => d['event.gains']({ ...by(f), gains: gains({ ...f, goods: gained }, o) }),
    'more-agents': (f) => d['event.more-agents'](by(f)),
    tithe: (f) => d['event.tithe']({ ...by(f), rival: n.seat(f.rival) }),
    'coins-off': (f, o) => d['event.coins-off'](where(f, o)),
    'by-hand': (f, o) => d['event.by-hand'](action(f, o)),
    filled: (f, o) => {
      const sum = gains(f, o);
      const reward = f.coins > 0 ? d['gains.filled']({ ...f, gains: sum }) : sum;
      return d['event.filled']({ ...where(f, o), goods: goods(f.lost, o), reward });
    },
    crushed: (f, o) => {
      const facts = {
        ...where(f, o),
        gains: and([d['count.points'](f.points), ...n.gains({ gold: f.gold }, o)]),
      };
      return f.lost.length > 0
        ? d['event.crushed.spent']({ ...facts, goods: goods(f.lost, o) })
        : d['event.crushed'](facts);
    },
    'table-crushed': (f, o) =>
      d['event.table-crushed']({ ...at(f, o), points: o.board.bonuses.crushPoints ?? 10 }),
    'told-points': (f) => d['event.told-points']({ ...by(f), points: signed(f.points) }),
    passed: (f) => d['event.passed'](by(f)),
    bribed,
    lowest: ({ tie = 'none' as const, ...f }) =>
      f.agents > 0 ? d['event.lowest.agents']({ ...by(f), tie }) : d['event.lowest']({ ...by(f), tie }),
    'lowest-die': (f) => d['event.rolls'](by(f)),
    marker,
    'marker-moved': (f) => d['event.marker-moved'](by(f)),
    straggler: (f) => d['event.straggler'](by(f)),
    supply: ({ nothing: off, ...f }) =>
      off > 0 ? d['event.supply.nothing']({ ...f, nothing: n.nothing, off }) : d['event.supply'](f),
    'total-rebellion': () => d['event.total-rebellion'],
    converted: (f) => d['event.converted']({ ...by(f), gold: -f.gold }),
    standings: (f) =>
      d['event.standings']({ points: f.points.map((k, player) => `${n.player(player)} ${k}`).join(', ') }),
    won: ({ seats, points, rounds }) => {
      const who = and(seats.map(n.seat));
      return seats.length > 1
        ? d['event.won.shared']({ seats: who, points, rounds })
        : d['event.won']({ seat: who, points, rounds });
    },
    'all-lost': (f) => d['event.all-lost'](f),
    set: () => d['event.set'],
  };
}

export function ruledOut(d: Dictionary, n: Names): UnboundWords<TaxFarmer>['ruledOut'] {
  const { at, where } = called(n);
  const good = (f: { readonly good: string }, o: Options) => ({ good: n.good(f.good, o) });
  return {
    'few-agents': (f) => d['ruledOut.few-agents'](f),
    'no-placing': ({ weapons, ...f }, o) =>
      weapons
        ? d['ruledOut.no-placing.weapons']({ ...at(f, o), ...good({ good: weapons }, o) })
        : d['ruledOut.no-placing'](at(f, o)),
    'must-place': () => d['ruledOut.must-place'],
    'must-activate': () => d['ruledOut.must-activate'],
    activated: (f, o) => d['ruledOut.activated'](at(f, o)),
    'capital-waits': (f, o) => d['ruledOut.capital-waits'](at(f, o)),
    'led-by': (f, o) => d['ruledOut.led-by'](where(f, o)),
    'no-leader': (f, o) =>
      f.half ? d['ruledOut.no-leader.half'](at(f, o)) : d['ruledOut.no-leader'](at(f, o)),
    'no-weapons': (f, o) => d['ruledOut.no-weapons']({ ...at(f, o), ...good(f, o) }),
    'no-good': (f, o) => d['ruledOut.no-good'](good(f, o)),
    'has-good': (f, o) => d['ruledOut.has-good'](good(f, o)),
    'just-given': (f, o) => d['ruledOut.just-given'](good(f, o)),
  };
}

/** Facts with names in place of the ids: of the player, of the province, of both. */
function called(n: Names) {
  const by = <F extends By>(f: F) => ({ ...f, seat: n.seat(f.seat) });
  const at = <F extends In>(f: F, o: Options) => ({ ...f, province: n.province(f.province, o) });
  return { by, at, where: <F extends By & In>(f: F, o: Options) => by(at(f, o)) };
}

const signed = (k: number) => (k > 0 ? `+${k}` : minus(String(k)));
