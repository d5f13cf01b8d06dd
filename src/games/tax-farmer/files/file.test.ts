import { describe, expect, it } from 'vitest';
import { fileWords, sayPlaced } from '../../../files/words/words.ts';
import type { DataProblem } from '../../../kernel/data-problem.ts';
import { resolve } from '../../../kernel/options.ts';
import { phrasesOf } from '../../../kernel/sentences.ts';
import { LANGS } from '../../../kernel/words.ts';
import { taxFarmer } from '../rules/game.ts';
import { DEFAULT_BOARD } from '../rules/options.ts';
import { optionsOf } from '../rules/testing.ts';
import { en } from '../words/en.ts';
import { warnings as warningsOf } from './board-check.ts';
import { type BoardFile, named } from './board-file.ts';
import { inspect, read, readBoard } from './file.ts';
import { switches } from './switches.ts';

const reading = await fileWords('en');
const own = phrasesOf(en, 'problem');
const said = (found: readonly DataProblem[]) => found.map((problem) => sayPlaced(problem, reading, own));
const problems = (data: unknown) => said(inspect.board?.(data) ?? []);
const unreadable = (text: string) => {
  const read = readBoard(text);
  return 'problems' in read ? said(read.problems) : ['taken'];
};

const warnings = (board: BoardFile) => said(warningsOf(board));

/** A copy of the default board with one value changed at a path. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(DEFAULT_BOARD) as unknown;
  const keys = path.split('.');
  let at = copy as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = keys.at(-1) as string;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

it('is read under the name of its setting', () => {
  const text = JSON.stringify(DEFAULT_BOARD);
  expect(read.board(text)).toEqual({ data: DEFAULT_BOARD, warnings: [] });
  expect(read.board('{')).toHaveProperty('problems');
});

describe('the default board', () => {
  it('T15, T18: passes without a problem or a warning, and says what it is', () => {
    expect(problems(DEFAULT_BOARD)).toEqual([]);
    expect(warnings(DEFAULT_BOARD)).toEqual([]);
    expect(DEFAULT_BOARD.provenance.kind).toBe('project-design');
    expect(DEFAULT_BOARD.provenance.note).toMatch(/not available/);
  });

  it('has every name in four languages', () => {
    const { goods, provinces, title } = DEFAULT_BOARD;
    const actions = provinces.flatMap(({ action }) => (action ? [action.name, action.text] : []));
    for (const name of [title, ...goods.map((g) => g.name), ...provinces.map((p) => p.name), ...actions])
      expect(Object.keys(name).sort()).toEqual(['cs', 'en', 'pl', 'ru']);
  });

  it('has a plain title: the game and the word for a board are already shown next to it', () => {
    for (const lang of LANGS)
      expect(named(DEFAULT_BOARD.title, lang)).not.toMatch(/Imperial Tax Farmer|board|plansz|plán|поле/i);
  });

  it('answers every switch', () => {
    expect(Object.keys(DEFAULT_BOARD.rules).sort()).toEqual(Object.keys(switches).sort());
  });
});

describe('a board that can’t be played is refused, and the place is named', () => {
  it.each([
    ['format', 'chess', 'format'],
    ['formatVersion', 2, 'formatVersion'],
    ['setup.agents', 0, 'setup.agents'],
    ['setup.agents', 31, 'setup.agents'],
    ['setup.gold', -1, 'setup.gold'],
    ['setup.gold', 1000, 'setup.gold'],
    ['setup.gold', 1.5, 'setup.gold'],
    ['setup.electionMarker', 101, 'setup.electionMarker'],
    ['track.end', 501, 'track.end'],
    ['track.end', 0, 'track.end'],
    ['bonuses.markerDiceMin', 0, 'bonuses.markerDiceMin'],
    ['bonuses.markerDiceMin', 4, 'bonuses.markerDiceMin'],
    ['bonuses.markerDiceMax', 7, 'bonuses.markerDiceMax'],
    ['players.max', 7, 'players.max'],
    ['weaponsGood', 'swords', 'weaponsGood'],
    ['goods.1.id', 'grain', 'goods.1.id'],
    ['goods.1.id', 'Two Words', 'goods.1.id'],
    ['goods.1.id', 'any', 'goods.1.id'],
    ['goods.1.name', {}, 'goods.1.name'],
    ['provinces.1.id', 'imperia', 'provinces.1.id'],
    ['provinces.0.capital', false, 'provinces'],
    ['provinces.2.capital', true, 'provinces'],
    ['provinces.0.needFields', 1, 'provinces.0.needFields'],
    ['provinces.3.needFields', undefined, 'provinces.3.needFields'],
    ['provinces.3.production.goods.0', 'silk', 'provinces.3.production.goods.0'],
    ['provinces.3.excludedNeeds', ['silk'], 'provinces.3.excludedNeeds.0'],
    ['provinces.3.action.cost.good', 'silk', 'provinces.3.action.cost.good'],
    ['provinces.3.action.effects.0.min', 5, 'provinces.3.action.effects.0.min'],
    ['provinces.3.action.effects.0.province', 'nowhere', 'provinces.3.action.effects.0.province'],
    ['provinces.3.action.effects.1.type', 'magic', 'provinces.3.action.effects.1'],
    ['provinces.5.action.effects.0.amount', 3, 'provinces.5.action.effects.0.amount'],
    ['provinces.8.action.effects.0.amount', 0.5, 'provinces.8.action.effects.0.amount'],
    ['needDeck.0.good', 'silk', 'needDeck.0.good'],
    ['needDeck.0.copies', 501, 'needDeck'],
    ['startingRebellions.3.candidates', ['imperia'], 'startingRebellions.3.candidates.0'],
    ['startingRebellions.7', { count: 1, choose: 'random', candidates: null }, 'startingRebellions.7'],
    ['rules.majority', 'most', 'rules.majority'],
    ['rules.weapons', true, 'rules.weapons'],
    ['colour', 'red', 'colour'],
    ['bonuses.lowestPlayerAgents', 100, 'bonuses.lowestPlayerAgents'],
    ['provinces.2.production.goods', ['weapons', 'weapons'], 'provinces.2.production.goods.1'],
    ['startingRebellions.3.candidates', ['estyx', 'estyx'], 'startingRebellions.3.candidates.1'],
    [
      'provinces.3.action.effects',
      [50, 50].map((amount) => ({ type: 'agentsNextRound', amount })),
      'provinces.3.action.effects',
    ],
  ])('%s = %j', (path, value, place) => {
    const found = problems(changed(path, value));
    expect(found.length).toBeGreaterThan(0);
    expect(found.some((problem) => problem.startsWith(place))).toBe(true);
  });

  it('a missing key and an unknown key are reported as such', () => {
    expect(problems(changed('track', undefined))).toEqual(['track: is missing']);
    expect(problems(changed('provinces.3.needFields', undefined))).toEqual([
      'provinces.3.needFields: is missing',
    ]);
    expect(problems(changed('provinces.3.colour', 'red'))).toEqual([
      'provinces.3.colour: is unknown; remove it',
    ]);
    expect(problems(changed('bonuses', 7))).toEqual([
      expect.stringMatching(/^bonuses: must be \{ lowestPlayerAgents,/),
    ]);
  });

  it('an election marker may go back', () => {
    expect(problems(changed('provinces.8.action.effects.0.amount', -3))).toEqual([]);
  });

  it('without data there is no board', () => {
    for (const data of [null, 7, 'board', [], {}]) expect(problems(data).length).toBeGreaterThan(0);
    expect(unreadable('{\n  "id": "x" 7\n}')).toEqual(['line 2, column 13: must be “,” or “}”']);
    expect(unreadable('')).toEqual(['line 1, column 1: the file is empty']);
    expect(unreadable('board')).toEqual(['line 1, column 1: must be a board: { … }']);
  });

  it('and a game with it doesn’t start', () => {
    const refused = resolve(taxFarmer.options, { board: changed('setup.agents', 0) }, inspect);
    expect(refused).toMatchObject({ ok: false, refusal: { option: 'board', reason: 'file' } });
  });
});

describe('warnings', () => {
  const board = (path: string, value: unknown) => changed(path, value) as BoardFile;
  it('name what will play badly', () => {
    expect(warnings(board('needDeck', [{ good: 'grain', reward: 2, copies: 3 }]))).toEqual([
      'needDeck: there are fewer need cards than need fields',
      'needDeck: there’s no NOTHING card',
    ]);
    const provinces = DEFAULT_BOARD.provinces.map((p) => ({ ...p, action: null }));
    expect(warnings({ ...DEFAULT_BOARD, provinces })[0]).toMatch(/only one/);
    expect(warnings({ ...DEFAULT_BOARD, provinces: provinces.slice(0, 2) })).toEqual([
      expect.stringMatching(/^weaponsGood: nothing/),
      'provinces: there are fewer than 4 provinces',
    ]);
    expect(warnings(board('rules.placeInRebellion', 'never'))[0]).toMatch(/^rules.placeInRebellion/);
  });

  it('G24: the capital isn’t a source of WEAPONS, unless it can be activated', () => {
    const provinces = DEFAULT_BOARD.provinces.map((p) => ({
      ...p,
      action: null,
      production: { gold: 1, goods: p.capital ? ['weapons'] : [] },
    }));
    expect(warnings({ ...DEFAULT_BOARD, provinces })[0]).toMatch(/^weaponsGood: nothing/);
    const rules = { ...DEFAULT_BOARD.rules, capitalActivation: 'keepAgents' } as const;
    expect(warnings({ ...DEFAULT_BOARD, provinces, rules })[0]).toMatch(/^weaponsGood: only one/);
  });
});

describe('a board’s own rules', () => {
  it('a board that leaves them all out is played as the shipped one is, which writes them all down', () => {
    const silent = optionsOf({ board: { ...DEFAULT_BOARD, rules: {} } });
    const said = optionsOf();
    expect(Object.keys(DEFAULT_BOARD.rules).sort()).toEqual(Object.keys(switches).sort());
    for (const key of Object.keys(switches) as (keyof typeof switches)[])
      expect([key, silent[key]]).toEqual([key, said[key]]);
  });

  it('are defaults; the player’s choice goes before them; the resolved set is what counts', () => {
    const own = changed('rules', { goldToPoints: 2, majority: 'absolute', pointsCap: 120 });
    const given = { board: own, majority: 'plurality' };
    const resolved = resolve(taxFarmer.options, given, inspect);
    expect(resolved.ok && resolved.options).toMatchObject({
      goldToPoints: 2,
      majority: 'plurality',
      pointsCap: 120,
      weaponsConsumed: false,
    });
  });

  it('G59: a board may be for fewer players', () => {
    const resolved = resolve(taxFarmer.options, { board: changed('players.max', 3) }, inspect);
    expect(resolved.ok && taxFarmer.refuse(resolved.options)).toBe('players');
  });
});
