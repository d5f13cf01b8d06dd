/** What can be chosen before a game by the solo mode. Both games of this folder share the declarations. */
import type { Choice, File, Flag, Num, Nums } from '../../../kernel/options.ts';
import { pathsOfGlory } from '../decks/paths-of-glory.ts';
import { saltRoad } from '../decks/salt-road.ts';
import { type Deck, SCENARIOS, type Scenario } from './cards/deck.ts';

type Ranges = 'rising' | 'flat4' | 'custom' | 'deck';
export const CARDS = ['app', 'physical', 'untracked'] as const;
const AFTER_PLAY = ['slide', 'inPlace'] as const;
const OPENINGS = ['no', 'A', 'B', 'C', 'D', 'E'] as const;
const METHODS = ['twoDice', 'fateDie'] as const;

const scenario: Choice<Scenario> = {
  kind: 'choice',
  role: 'taste',
  choices: SCENARIOS,
  default: 'campaign',
};
const cards: Choice<(typeof CARDS)[number]> = {
  kind: 'choice',
  role: 'taste',
  choices: CARDS,
  default: 'app',
};
/** Not in the source: the numbers are on printed displays that the text doesn't show. */
const ranges: Choice<Ranges> = {
  kind: 'choice',
  role: 'taste',
  rule: 'ranges',
  remember: true,
  choices: ['rising', 'flat4', 'custom'],
  default: 'rising',
};
/** Not in the source: the text breaks off after step 4. */
const afterPlay: Choice<(typeof AFTER_PLAY)[number]> = {
  kind: 'choice',
  role: 'taste',
  needs: { method: ['twoDice'] },
  rule: 'after-play',
  choices: AFTER_PLAY,
  default: 'slide',
};
const opening: Choice<(typeof OPENINGS)[number]> = {
  kind: 'choice',
  role: 'taste',
  rule: 'setup',
  choices: OPENINGS,
  default: 'no',
};
const custom: Nums = {
  remember: true,
  kind: 'numbers',
  role: 'detail',
  needs: { ranges: ['custom'] },
  length: 5,
  min: 0,
  max: 6,
  default: [1, 2, 3, 4, 5],
};
const discardE: Choice<'card' | 'always'> = {
  kind: 'choice',
  role: 'ruling',
  needs: { method: ['twoDice'], afterPlay: ['slide'] },
  rule: 'after-play',
  choices: ['card', 'always'],
  default: 'card',
};
const ownSpace: Choice<'oneOp' | 'playable'> = {
  kind: 'choice',
  role: 'ruling',
  needs: { method: ['twoDice'] },
  rule: 'own-space',
  choices: ['oneOp', 'playable'],
  default: 'oneOp',
};
const voluntaryOneOp: Flag = {
  kind: 'flag',
  role: 'ruling',
  needs: { method: ['twoDice'] },
  rule: 'one-op',
  default: false,
};
/** A card without a name can't be kept. */
const keepWinning: Flag = {
  kind: 'flag',
  role: 'ruling',
  needs: { cards: ['app', 'physical'] },
  rule: 'keep-winning',
  default: false,
};
const method: Choice<(typeof METHODS)[number]> = {
  kind: 'choice',
  role: 'ruling',
  rule: 'fate-die',
  choices: METHODS,
  default: 'twoDice',
};
const fateCards: Num = {
  kind: 'number',
  role: 'ruling',
  needs: { method: ['fateDie'] },
  rule: 'fate-die',
  min: 7,
  max: 8,
  default: 7,
};
const reminders: Flag = { kind: 'flag', role: 'detail', default: true };
const mandated: Flag = { kind: 'flag', role: 'detail', default: true };

const deck: File<Deck> = {
  kind: 'file',
  role: 'detail',
  shipped: { 'paths-of-glory@1': pathsOfGlory },
  default: 'paths-of-glory@1',
};

/** Paths of Glory, version 2.0 of the solo mode by default (P01). */
export const options = {
  scenario,
  cards,
  ranges,
  afterPlay,
  opening,
  'ranges.custom': custom,
  discardE,
  ownSpace,
  voluntaryOneOp,
  keepWinning,
  method,
  fateCards,
  reminders,
  mandated,
  deck,
} as const;

/** Any deck: the same procedure, with the deck's own ranges unless others are chosen. */
export const anyDeckOptions: typeof options = {
  ...options,
  ranges: { ...ranges, choices: ['deck', 'rising', 'flat4', 'custom'], default: 'deck' },
  opening: { ...opening, role: 'detail' },
  deck: {
    kind: 'file',
    role: 'taste',
    shipped: { 'salt-road@1': saltRoad, 'paths-of-glory@1': pathsOfGlory },
    default: 'salt-road@1',
  },
};
