/** What can be chosen before a game of Imperial Tax Farmer. */
import type { Choice, File, OptionsOf } from '../../../kernel/options.ts';
import data from '../boards/default.json' with { type: 'json' };
import type { BoardFile } from '../files/board-file.ts';
import { switches } from '../files/switches.ts';

export const DEFAULT_BOARD = data as BoardFile;

/** Clockwise around the table. Each colour also has its own shape. */
export const SEATS = ['red', 'blue', 'green', 'yellow', 'orange', 'violet'] as const;
export type Seat = (typeof SEATS)[number];

const board: File<BoardFile> = {
  kind: 'file',
  role: 'taste',
  shipped: { 'default@1': DEFAULT_BOARD },
  default: 'default@1',
  /** The board's own answers are defaults. */
  brings: ({ rules, setup }) => ({
    ...rules,
    pointsCap: rules.pointsCap ?? 0,
    'setup.electionMarker': setup.electionMarker,
  }),
};

const HELPER = { tracking: ['helper'] };

/** `helper`: the printed board is the game; the app asks for what it needs and rolls, compares and reminds. */
const tracking: Choice<'full' | 'helper'> = {
  kind: 'choice',
  role: 'detail',
  rule: 'tracking',
  choices: ['full', 'helper'],
  default: 'full',
};

/** G7; `board`: as the board file has it for this number of players. */
const startingRebellion: Choice<'board' | 'random' | 'firstPlayer'> = {
  kind: 'choice',
  role: 'ruling',
  rule: 'starting-rebellion',
  choices: ['board', 'random', 'firstPlayer'],
  default: 'board',
};

export const options = {
  players: { kind: 'number', role: 'taste', min: 3, max: 6, default: 4 },
  board,
  tracking,
  ...switches,
  /** G2; at most the end of the track. */
  'setup.electionMarker': { kind: 'number', role: 'ruling', rule: 'track', min: 0, max: 500, default: 0 },
  startingRebellion,
  /** A game this long ends by points. */
  maxRounds: { kind: 'number', role: 'detail', min: 1, max: 999, default: 100 },
  /** How a table that only a simulation has answers the helper: points gained in a round, agents and coins in a province. */
  'standIn.points': { kind: 'number', role: 'detail', min: 0, max: 99, default: 6, needs: HELPER },
  'standIn.load': { kind: 'number', role: 'detail', min: 0, max: 99, default: 6, needs: HELPER },
} as const;

export type Options = OptionsOf<typeof options>;
