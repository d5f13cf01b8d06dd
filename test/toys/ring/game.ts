/**
 * Ring: six regions in a ring and two sides. In each region you say how many of your cubes are there, then a card says
 * what the other side does. A throwaway game without its own picture or sheets.
 */
import { defineGame } from '../../../src/kernel/define.ts';
import { chance, end, type Node, num, range, type SpecOf, table } from '../../../src/kernel/game.ts';
import type { Piece, Place } from '../../../src/kernel/scene.ts';

export const REGIONS = ['heights', 'lakes', 'coast', 'capital', 'forest', 'valley'] as const;
export const CARDS = ['grow', 'raid', 'rest'] as const;
type Card = (typeof CARDS)[number];

/** Clockwise from the top, in percent. */
const AT = [
  [50, 12],
  [92, 32],
  [92, 68],
  [50, 96],
  [8, 68],
  [8, 32],
] as const;

const total = (each: readonly number[]) => each.reduce((sum, n) => sum + n, 0);

interface State {
  readonly options: object;
  /** How many regions are done. */
  turn: number;
  step: 'tell' | 'card' | 'over';
  /** For each region: how many of their cubes the player reported, how many the cards have taken since, and the rival's. */
  told: number[];
  raided: number[];
  theirs: number[];
  deck: Record<Card, number>;
}

export type Ring = SpecOf<{
  options: Record<never, never>;
  state: State;
  ask: 'tell' | 'card';
  move: `cubes:${number}` | Card;
  event: { told: { region: number; cubes: number }; card: { card: Card; region: number } };
  outcome: 'done';
  rule: 'cubes' | 'cards';
  measure: 'first';
}>;

export const ring = defineGame<Ring>({
  id: 'ring',
  version: 1,
  options: {},
  why: {
    asks: { tell: 'cubes', card: 'cards' },
    events: { told: 'cubes', card: 'cards' },
    rules: { cubes: { clauses: [] }, cards: { clauses: [] } },
  },
  lab: {
    measures: {
      first: {
        kind: 'remembering',
        rows: () => [{ key: 'ring', outcomes: CARDS }],
        first: '',
        next: { card: (memory, { card }) => (memory === '' ? card : memory) },
        bucket: (memory) => ['ring', memory],
      },
    },
  },
  setup: (options) => ({
    options,
    turn: 0,
    step: 'tell',
    told: REGIONS.map(() => 0),
    raided: REGIONS.map(() => 0),
    theirs: REGIONS.map(() => 1),
    deck: { grow: 4, raid: 3, rest: 2 },
  }),
  node(s): Node<Ring> {
    if (s.step === 'tell') return table('tell', [], [range('cubes', 0, 5)]);
    if (s.step === 'card') return chance('card', s.deck);
    return end('done', [total(s.theirs)]);
  },
  apply(s, move, log) {
    if (move !== 'grow' && move !== 'raid' && move !== 'rest') {
      s.told[s.turn] = num(move);
      log?.('told', { region: s.turn, cubes: num(move) });
      s.step = 'card';
      return;
    }
    s.deck[move]--;
    log?.('card', { card: move, region: s.turn });
    if (move === 'grow') s.theirs[s.turn]!++;
    if (move === 'raid' && (s.told[s.turn] as number) > 0) s.raided[s.turn] = 1;
    s.turn++;
    s.step = s.turn === REGIONS.length ? 'over' : 'tell';
  },
  check(s) {
    if (s.told.some((n) => n > 5)) throw new Error('too many cubes');
  },
  turn: (s) => (s.step === 'over' ? '' : String(s.turn + 1)),
  scene: (s) => [
    {
      id: 'sides',
      kind: 'owners',
      pieces: (['mine', 'theirs'] as const).map((owner) => ({ id: `side.${owner}`, kind: 'side', owner })),
    },
    ...REGIONS.map((id, i): Place => {
      const mine = (s.told[i] as number) - (s.raided[i] as number);
      const heaps: Piece[] = [
        { id: `cubes.${id}`, kind: 'cube', owner: 'mine', count: mine },
        { id: `host.${id}`, kind: 'host', owner: 'theirs', count: s.theirs[i] as number },
      ];
      return {
        id,
        kind: 'map',
        x: AT[i]?.[0] as number,
        y: AT[i]?.[1] as number,
        links: [REGIONS[(i + 1) % REGIONS.length] as string],
        pieces: heaps.filter(({ count = 0 }) => count > 0),
        learnt: { [`cubes.${id}`]: s.told[i] as number },
        active: s.step !== 'over' && s.turn === i,
      };
    }),
    {
      id: 'yours',
      kind: 'number',
      owner: 'mine',
      value: total(s.told) - total(s.raided),
      learnt: { yours: total(s.told) },
      pieces: [],
    },
    { id: 'hosts', kind: 'number', owner: 'theirs', value: total(s.theirs), pieces: [] },
    {
      id: 'turns',
      kind: 'track',
      cells: REGIONS.map((_, i) => String(i + 1)),
      pieces: [{ id: 'turn', kind: 'turn', cell: Math.min(s.turn, REGIONS.length - 1) }],
    },
    {
      id: 'deck',
      kind: 'pile',
      pieces: CARDS.filter((card) => s.deck[card] > 0).map((card) => ({
        id: `card.${card}`,
        kind: card,
        face: 'down',
        count: s.deck[card],
      })),
    },
  ],
});
