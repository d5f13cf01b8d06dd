/** Every problem that a board file can have is reported by a sample, and phrased in every language. */
import { phrases, spoilt } from '../../../../test/problems.ts';
import type { DataProblem } from '../../../kernel/data-problem.ts';
import { phrasesOf } from '../../../kernel/sentences.ts';
import type { BoardFile } from '../files/board-file.ts';
import { inspect, readBoard } from '../files/file.ts';
import type { BoardProblems } from '../files/problems.ts';
import { DEFAULT_BOARD } from '../rules/options.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

const agrana = DEFAULT_BOARD.provinces[3] as BoardFile['provinces'][number];

/** The default board with some parts replaced, or without some. */
const WRONG: readonly object[] = [
  { setup: { ...DEFAULT_BOARD.setup, agents: 1.5, electionMarker: 0 } },
  { setup: { ...DEFAULT_BOARD.setup, electionMarker: 500 } },
  { setup: undefined },
  { setup: 7 },
  { colour: 'red' },
  { id: 'No Id' },
  { id: 'any' },
  { format: 'chess' },
  { title: 7 },
  { title: {} },
  { title: { en: 7 } },
  { title: { en: 'x'.repeat(401) } },
  { goods: 'all' },
  { goods: Array.from({ length: 25 }, (_, i) => ({ id: `g${i}`, name: { en: 'G' } })) },
  { goods: [...DEFAULT_BOARD.goods, DEFAULT_BOARD.goods[0]] },
  { weaponsGood: 7 },
  { weaponsGood: 'silk' },
  { players: { min: 5, max: 4 } },
  { bonuses: { ...DEFAULT_BOARD.bonuses, markerDiceMin: 5, markerDiceMax: 4 } },
  { rules: [] },
  { rules: { bonusStacking: 'yes' } },
  { rules: { placeInRebellion: 'never' } },
  { startingRebellions: 7 },
  { startingRebellions: { 3: { count: 1, choose: 'random', candidates: [7] } } },
  { startingRebellions: { 3: { count: 1, choose: 'random', candidates: ['imperia', 'nowhere'] } } },
  { needDeck: [] },
  { needDeck: [{ good: null, reward: 0, copies: 999 }] },
  { provinces: DEFAULT_BOARD.provinces.slice(0, 1) },
  { provinces: DEFAULT_BOARD.provinces.slice(1) },
  { provinces: DEFAULT_BOARD.provinces.map((p) => ({ ...p, needFields: 99 })) },
  { provinces: DEFAULT_BOARD.provinces.map((p) => ({ ...p, action: null })) },
  ...[
    [{ type: 'takeGold', from: 'anyRival' }],
    [
      { type: 'agentsNextRound', amount: 60 },
      { type: 'agentsNextRound', amount: 60 },
    ],
  ].map((effects) => ({ provinces: [{ ...agrana, action: { ...agrana.action, effects } }] })),
];

function reported(text: string): readonly DataProblem[] {
  const read = readBoard(text);
  return 'problems' in read ? read.problems : read.warnings;
}

const few = { ...DEFAULT_BOARD, provinces: DEFAULT_BOARD.provinces.slice(2, 4) };

phrases<BoardProblems>(
  [
    ...WRONG.flatMap((parts) => reported(JSON.stringify({ ...DEFAULT_BOARD, ...parts }))),
    ...[...spoilt(few)].flatMap((board) => inspect.board?.(board) ?? []),
  ],
  {
    en: phrasesOf(en, 'problem'),
    pl: phrasesOf(pl, 'problem'),
    cs: phrasesOf(cs, 'problem'),
    ru: phrasesOf(ru, 'problem'),
  },
);
