/** The solo mode as two games: Paths of Glory, and any deck. */
import { defineGame, type GameDecl } from '../../../kernel/define.ts';
import { measures } from '../lab/measures.ts';
import { standIn } from '../lab/stand-in.ts';
import { scene } from '../scene/scene.ts';
import { setup } from './campaign/setup.ts';
import { spacesOf } from './cards/deck.ts';
import { anyDeckOptions, options } from './options.ts';
import { check, facts } from './position/adjust.ts';
import { stored } from './position/stored.ts';
import { pairRolled } from './round/dice.ts';
import { ruledOut } from './ruled-out.ts';
import type { Battle, Cdg, DeckState, PathsOfGlory, SideState, Slot, State } from './state.ts';
import { apply, asides, node } from './steps.ts';
import { why } from './why.ts';

/** What the parts of a configuration must agree on. */
export function refuse({ deck, method, opening }: State['options']): Cdg['refusal'] | undefined {
  if (method === 'fateDie' && deck.spaces !== 5) return 'fate-five-spaces';
  if (method === 'fateDie' && deck.shared) return 'fate-two-decks';
  if (opening === 'no') return undefined;
  if (!deck.opening) return 'no-opening-card';
  if (!spacesOf(deck).includes(opening)) return 'opening-space';
  return method === 'fateDie' && opening === 'C' ? 'opening-space' : undefined;
}

const copy = (slot: Slot | null): Slot | null =>
  slot && { card: slot.card, set: slot.set, up: slot.up, closed: slot.closed };

const side = (s: Readonly<SideState>): SideState => ({
  slots: {
    A: copy(s.slots.A),
    B: copy(s.slots.B),
    C: copy(s.slots.C),
    D: copy(s.slots.D),
    E: copy(s.slots.E),
  },
  status: s.status,
  last: s.last,
  reinforced: [...s.reinforced],
  offensive: s.offensive,
  kept: s.kept.map(({ card, used }) => ({ card, used })),
  left: s.left,
  dry: s.dry,
});

const deck = (d: Readonly<DeckState>): DeckState => ({
  sets: d.sets.map((set) => [...set]),
  discards: [...d.discards],
  removed: [...d.removed],
  groups: d.groups,
});

const battle = (b: Readonly<Battle>): Battle => ({
  ...b,
  attack: b.attack && { ...b.attack },
  defence: b.defence && { ...b.defence },
});

const clone = (s: Readonly<State>): State => ({
  options: s.options,
  turn: s.turn,
  round: s.round,
  active: s.active,
  step: s.step,
  sides: [side(s.sides[0]), side(s.sides[1])],
  decks: s.decks.map(deck),
  turning: s.turning.map(({ side, space }) => ({ side, space })),
  nominated: s.nominated,
  roll: s.roll && { ...s.roll },
  fate: s.fate,
  wasUp: [...s.wasUp],
  playing: s.playing && { ...s.playing },
  oneOp: s.oneOp,
  battle: s.battle && battle(s.battle),
  neutral: s.neutral,
  events: s.events.map(({ card, turn }) => ({ card, turn })),
  phase: s.phase,
  vp: s.vp,
  seen: s.seen,
  reshuffles: s.reshuffles,
  outcome: s.outcome,
});

const ENDINGS: readonly Cdg['outcome'][] = ['played-out', 'armistice', 'first', 'second', 'stopped'];

/** Nothing that is decided is hidden, so the view is the position itself. */
const ALWAYS_SEEN = [
  'round-begins',
  'turned-up',
  'turned-up-all',
  'nominated',
  'used',
  'removed',
  'c-moves',
  'phase-over',
] as const;
const CARDS_MOVE = ['discarded', 'end-of-row', 'closed-up', 'dealt'] as const;

const common: Omit<GameDecl<Cdg>, 'id' | 'options' | 'presets'> = {
  version: 1,
  scoring: 'wins',
  why,
  lab: {
    measures,
    endings: ({ deck }) => ENDINGS.filter((outcome) => outcome !== 'armistice' || deck.armistice > 0),
    standIn,
  },
  refuse,
  setup,
  node,
  rolls: ['mandated', 'roll', 'fate', 'defend-die'],
  // Where the app has the displays, the player moves no card and is told what became of them.
  upkeep: ({ cards }) => [...ALWAYS_SEEN, ...(cards === 'app' ? [] : CARDS_MOVE)],
  hand: pairRolled,
  apply,
  clone,
  stored,
  check,
  ruledOut,
  asides,
  facts,
  turn: (s) => (s.step === 'over' ? '' : String(s.turn)),
  scene,
};

export const pathsOfGlory = defineGame<PathsOfGlory>({
  ...common,
  id: 'paths-of-glory',
  options,
  presets: {
    version2: {},
    guns: { opening: 'A' },
    version3: { ownSpace: 'playable', voluntaryOneOp: true },
    fateDie: { method: 'fateDie' },
    introductory: { scenario: 'introductory', opening: 'A' },
  },
});

export const cardDriven = defineGame<Cdg>({
  ...common,
  id: 'cdg',
  options: anyDeckOptions,
  presets: { version2: {}, version3: { ownSpace: 'playable', voluntaryOneOp: true } },
});
