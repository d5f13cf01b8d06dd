/** Whole random games: an event reports every change of gold, goods and points, and no card gets lost. */
import { describe, expect, it } from 'vitest';
import { playout } from '../../../kernel/play.ts';
import { rng } from '../../../kernel/rng.ts';
import { taxFarmer } from './game.ts';
import { SEATS, type Seat } from './options.ts';
import { atlas } from './parts/atlas.ts';
import type { State } from './state.ts';
import { allFields, each, held, optionsOf } from './testing.ts';

interface Facts {
  seat?: Seat;
  rival?: Seat;
  gold?: number;
  points?: number;
  gained?: readonly string[];
  lost?: readonly string[];
}

/** The position's gold, points and goods according to the events. */
class Ledger {
  readonly gold: number[];
  readonly points: number[];
  readonly goods: Set<string>[];
  constructor(s: State) {
    this.gold = [...each(s, 'gold')];
    this.points = [...each(s, 'points')];
    this.goods = each(s, 'points').map(() => new Set());
  }
  enter(facts: Facts): void {
    const { seat, rival, gold = 0, points = 0, gained = [], lost = [] } = facts;
    if (!seat) return;
    const player = SEATS.indexOf(seat);
    this.gold[player]! += gold;
    this.points[player]! += points;
    if (rival) this.gold[SEATS.indexOf(rival)]! -= gold;
    for (const good of gained) {
      expect(this.goods[player]?.has(good)).toBe(false);
      this.goods[player]?.add(good);
    }
    for (const good of lost) expect(this.goods[player]?.delete(good)).toBe(true);
  }
}

const SETTINGS: readonly object[] = [
  ...[3, 4, 5, 6].map((players) => ({ players })),
  {
    needReward: 'points',
    weaponsConsumed: true,
    crushAlsoCollects: true,
    crushAlsoActs: true,
    coinsOnRebellion: 'stay',
  },
  { pointsCap: 60, goldToPoints: 2, fulfilledCard: 'removed', rebellionEndGold: 'convert', players: 3 },
  { excludedField: 'redraw', excludedCardReturn: 'afterDeal', capitalActivation: 'keepAgents' },
  { agentsOnRebellion: 'lost', rebellionRoll: 'oneRollForAll', pointsPerGoldBack: 1, activation: 'mayPass' },
  { tracking: 'helper' },
];

describe.each(SETTINGS)('%j', (given) => {
  it('T66, T68, T76: the events add up to the position, and every need card is somewhere', () => {
    for (let seed = 0; seed < 25; seed++) {
      const s = taxFarmer.setup(optionsOf(given));
      const ledger = new Ledger(s);
      playout(
        { ...taxFarmer, apply: (state, move, log) => applied(state, move, log, ledger) },
        s,
        rng(seed),
        undefined,
        (event, facts) => {
          if (event !== 'standings') ledger.enter(facts as Facts);
        },
      );
      expect(taxFarmer.node(s).kind).toBe('end');
    }
  });
});

function applied(
  s: State,
  move: Parameters<typeof taxFarmer.apply>[1],
  log: Parameters<typeof taxFarmer.apply>[2],
  ledger: Ledger,
) {
  taxFarmer.apply(s, move, log);
  expect(each(s, 'gold')).toEqual(ledger.gold);
  expect(each(s, 'points')).toEqual(ledger.points);
  const a = atlas(s);
  // Good by good, by name.
  expect(each(s, 'points').map((_, player) => held(s, player))).toEqual(
    ledger.goods.map((goods) => a.goods.filter((id) => goods.has(id))),
  );
  const cards = allFields(s).filter(({ card }) => card !== null).length;
  const others = [...s.deck, ...s.kept, ...s.removed].reduce((sum, n) => sum + n, 0);
  expect(cards + others).toBe(a.cards.reduce((sum, { copies }) => sum + copies, 0));
}
