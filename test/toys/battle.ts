/**
 * A throwaway game to try the kernel: a battle told by the table. The player enters the strength of their army (a
 * number), two enemies hold secretly dealt cards, and the player decides whom to attack.
 */
import { defineGame } from '../../src/kernel/define.ts';
import type { FactSet } from '../../src/kernel/facts.ts';
import { arg, chance, decide, end, num, range, type SpecOf, table } from '../../src/kernel/game.ts';
import type { OptionsOf } from '../../src/kernel/options.ts';

const options = {
  most: { kind: 'number', role: 'taste', min: 1, max: 200, default: 120 },
} as const;

const FOES = ['left', 'right'] as const;
type Foe = (typeof FOES)[number];

interface State {
  readonly options: OptionsOf<typeof options>;
  /** 0: not asked yet. */
  army: number;
  /** Each enemy's card; 0: not dealt yet, or beaten. */
  cards: Record<Foe, number>;
  shown: Record<Foe, boolean>;
  round: number;
  step: 'deal' | 'army' | 'attack' | 'losses' | 'over';
}

export type Battle = SpecOf<{
  options: typeof options;
  state: State;
  view: Omit<State, 'cards'> & { cards: Record<Foe, number | 'hidden'> };
  seat: 'player' | Foe;
  ask: 'deal' | 'army' | 'attack' | 'losses';
  move: `card:${number}` | `army:${number}` | `attack:${Foe}` | `lost:${number}`;
  aside: 'retreat';
  event: {
    dealt: { foe: Foe };
    army: { strength: number };
    fought: { foe: Foe; card: number };
    lost: { units: number };
    retreat: { round: number };
    set: FactSet<'army'>;
  };
  outcome: 'won' | 'lost';
  fact: 'army';
  rule: 'all';
}>;

const next = (s: State): Foe => (s.cards.left === 0 ? 'left' : 'right');

export const battle = defineGame<Battle>({
  id: 'toy-battle',
  version: 1,
  options,
  why: {
    asks: { deal: 'all', army: 'all', attack: 'all', losses: 'all' },
    events: { dealt: 'all', army: 'all', fought: 'all', lost: 'all', retreat: 'all' },
    rules: { all: { clauses: [] } },
  },
  lab: {
    standIn: (s) => (s.step === 'army' ? 'army:10' : s.step === 'losses' ? 'lost:0' : undefined),
  },
  seats: () => ['player', ...FOES],
  setup: (options) => ({
    options,
    army: 0,
    cards: { left: 0, right: 0 },
    shown: { left: false, right: false },
    round: 1,
    step: 'deal',
  }),
  node(s) {
    switch (s.step) {
      case 'deal':
        return chance('deal', { 'card:1': 3, 'card:2': 2, 'card:3': 1 }, next(s));
      case 'army':
        return table('army', [], [range('army', 1, s.options.most)]);
      case 'attack':
        return decide(
          'attack',
          'player',
          FOES.filter((foe) => !s.shown[foe]).map((foe) => `attack:${foe}` as const),
        );
      case 'losses':
        return table('losses', ['lost:0'], s.army > 0 ? [range('lost', 1, s.army)] : []);
      case 'over':
        return end(s.army > 0 ? 'won' : 'lost', [s.army > 0 ? 1 : 0, 0, 0]);
    }
  },
  apply(s, move, log) {
    if (move === 'retreat') {
      log?.('retreat', { round: s.round });
      s.step = 'over';
    } else if (s.step === 'deal') {
      const foe = next(s);
      s.cards[foe] = num(move);
      log?.('dealt', { foe });
      if (foe === 'right') s.step = 'army';
    } else if (s.step === 'army') {
      s.army = num(move);
      log?.('army', { strength: s.army });
      s.step = 'attack';
    } else if (s.step === 'attack') {
      const foe = arg(move, 'attack');
      s.shown[foe] = true;
      log?.('fought', { foe, card: s.cards[foe] });
      s.step = 'losses';
    } else {
      s.army -= num(move);
      log?.('lost', { units: num(move) });
      s.round++;
      s.step = s.army > 0 && FOES.some((foe) => !s.shown[foe]) ? 'attack' : 'over';
    }
  },
  view(s, seat) {
    const see = (foe: Foe) => (s.cards[foe] === 0 || s.shown[foe] || seat === foe ? s.cards[foe] : 'hidden');
    return { ...s, cards: { left: see('left'), right: see('right') }, shown: { ...s.shown } };
  },
  determinize(s, seat, int) {
    for (const foe of FOES) {
      if (s.cards[foe] > 0 && !s.shown[foe] && seat !== foe)
        s.cards[foe] = [1, 1, 1, 2, 2, 3][int(6)] as number;
    }
  },
  check(s) {
    if (s.army < 0 || s.army > s.options.most) throw new Error(`an army of ${s.army}`);
  },
  asides: (s) => (s.step === 'attack' ? ['retreat'] : []),
  facts: [
    {
      id: 'army',
      kind: 'number',
      when: (s) => s.step === 'attack',
      min: 1,
      max: (s) => s.options.most,
      get: (s) => s.army,
      set(s, army) {
        s.army = army;
      },
    },
  ],
  turn: (s) => (s.step === 'attack' || s.step === 'losses' ? String(s.round) : ''),
  scene: (v) => [
    { id: 'army', kind: 'number', pieces: [], value: v.army },
    ...FOES.map((foe) => ({
      id: foe,
      kind: 'pile' as const,
      pieces: [{ id: `card.${foe}`, kind: 'card', face: v.shown[foe] ? ('up' as const) : ('down' as const) }],
    })),
  ],
});
