import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errand } from '../../../test/toys/errand.ts';
import { find } from '../../games/catalogue.ts';
import { identityStorage } from '../../kernel/define.ts';
import { type AnySpec, decide, end, type Game, table } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { parse } from '../../kernel/session/journal.ts';
import { resume } from '../../kernel/session/resume.ts';
import { LANGS } from '../../kernel/words.ts';
import { named, programWords } from '../../words/program.ts';
import { compare, contrasts } from '../compare/compare.ts';
import { widened } from '../measures/interval.ts';
import { ensureWritable, NotWritten, writeReport } from '../node/write.ts';
import { journalOf } from '../play/keep.ts';
import { label } from '../play/ledger.ts';
import type { Options } from '../play/player.ts';
import { examples } from '../survey/examples.ts';
import { findings } from '../survey/findings.ts';
import { health } from '../survey/health.ts';
import { examine } from '../survey/study.ts';
import { allMeasures, type Survey, survey } from '../survey/survey.ts';
import { inThisThread } from '../threads/crew.ts';
import { worker } from '../threads/task.ts';
import { labWords } from '../words/lab.ts';
import { comparisonPage, differencesCsv, sayings } from './comparison.ts';
import { cell, countsCsv, lengthsCsv, measuresCsv } from './data.ts';
import { binned } from './games.ts';
import { report } from './report.ts';
import { dependsOnSettings, say } from './sayings.ts';

function options(game: Game<AnySpec>, given: Record<string, unknown> = {}): Options {
  const resolved = resolve(game.options, given);
  if (!resolved.ok) throw new Error(resolved.refusal.option);
  return resolved.options;
}
const hands = (game: Game<AnySpec>) =>
  inThisThread(
    worker(
      async () => ({ game }),
      () => 0,
    ),
  );
const study = (game: Game<AnySpec>, games: number, given: Record<string, unknown> = {}) =>
  survey(
    {
      game,
      options: options(game, given),
      measures: allMeasures(game, options(game, given)),
      games,
      seed: 1,
    },
    hands(game),
  );

const listed = find('boer-war');
if (!listed) throw new Error('no Boer War');
const war = await listed.game();
const declared = async () => {
  const words = await listed.words.en();
  return { outcomes: Object.keys(words.outcomes), events: Object.keys(words.events) };
};
const speech = async (lang: (typeof LANGS)[number]) => ({
  words: named(await listed.words[lang](), options(war)),
  lab: await labWords(lang),
  program: await programWords(lang),
});

test('the Boer War: the empty cup comes first, and what the printed rule never uses is named', async () => {
  const found = await study(war, 200);
  const state = health(war, await declared(), found, ['player']);
  const [first] = findings(found, state);
  expect(first).toMatchObject({ kind: 'chance', measure: 'empty-pool', fraction: '3/7' });
  expect(say(await speech('en'), first as NonNullable<typeof first>)).toContain('3 of 7');
  expect(state.stuck + state.endless).toBe(0);
  expect(state.asks.filter(({ met }) => met === 'never').map(({ id }) => id)).toEqual(['last-two']);
  expect(state.outcomes.map(({ id, met }) => [id, met])).toEqual([
    ['played-out', 'met'],
    ['boers', 'by-hand'],
    ['empire', 'by-hand'],
    ['stopped', 'by-hand'],
  ]);
  expect(state.rules.filter(({ met }) => met === 'never').map(({ id }) => id)).toEqual([
    'last-two',
    'reminders',
  ]);
});

describe('games with something wrong in them', () => {
  const toy: Game<AnySpec> = errand;
  const nothing = { outcomes: ['arrived', 'lost'], events: [] };
  test('a dead end', async () => {
    const stuck: Game<AnySpec> = {
      ...toy,
      node: (s) => ('marched' in s && s.marched === 3 ? table('march', []) : toy.node(s)),
    };
    const found = await study(stuck, 20);
    const state = health(stuck, nothing, found, ['player']);
    expect(state.stuck).toBe(20);
    expect(findings(found, state)[0]).toEqual({ kind: 'stuck', games: 20, first: 0 });
    expect(state.troubles[0]?.what).toContain('march');
  });
  test('a game without an end', async () => {
    const endless: Game<AnySpec> = { ...toy, apply: () => {} };
    const found = await study(endless, 1);
    const state = health(endless, nothing, found, ['player']);
    expect(findings(found, state)[0]).toEqual({ kind: 'endless', games: 1, first: 0 });
  });
  test('an ending that is never reached', async () => {
    const found = await study(toy, 20);
    expect(findings(found, health(toy, nothing, found, ['player']))).toContainEqual({
      kind: 'idle-outcome',
      outcome: 'lost',
    });
  });
});

test('a finding that no setting can change is a fault; a number only changes how long', () => {
  const ruled = (...keys: string[]): Game<AnySpec> => ({
    ...errand,
    options: {
      steps: errand.options.steps,
      fog: { kind: 'choice', role: 'ruling', rule: 'all', choices: ['thick', 'thin'], default: 'thin' },
    },
    why: { ...errand.why, rules: { all: { clauses: [], options: keys } } },
  });
  const told = (game: Game<AnySpec>) =>
    (
      [
        ['asks', 'march'],
        ['events', 'hit'],
        ['rules', 'all'],
      ] as const
    ).map(([kind, id]) => dependsOnSettings(game, kind, id));
  expect(told(ruled())).toEqual([false, false, false]);
  expect(told(ruled('steps'))).toEqual([false, false, false]);
  expect(told(ruled('steps', 'fog'))).toEqual([true, true, true]);
});

describe('endings', () => {
  const ruled = async (given: Record<string, unknown>) => {
    const farmer = find('tax-farmer');
    if (!farmer) throw new Error('no Imperial Tax Farmer');
    const [game, words] = await Promise.all([farmer.game(), farmer.words.en()]);
    const found = await study(game, 1, { maxRounds: 1, ...given });
    return examine(game, options(game, given), named(words, options(game, given)), found).health.outcomes.map(
      ({ id }) => id,
    );
  };
  test('only those that the settings allow are expected', async () => {
    expect(await ruled({})).toEqual(['election', 'rebellion', 'rounds', 'stopped']);
    expect(await ruled({ allLoseOnTotalRebellion: true })).toEqual([
      'election',
      'all-lose',
      'rounds',
      'stopped',
    ]);
  });
});

test('a share that changes from row to row reads as one sentence', async () => {
  const civilization = find('civilization');
  const finding = {
    kind: 'shift',
    measure: 'no-battle',
    outcome: 'none',
    from: { key: '2', value: 0.9 },
    to: { key: '16', value: 0.1 },
  } as const;
  const said = LANGS.map(async (lang) => {
    const [game, words, lab, program] = await Promise.all([
      civilization?.game(),
      civilization?.words[lang](),
      labWords(lang),
      programWords(lang),
    ]);
    if (!game || !words) throw new Error('no Civilization');
    return say({ words: named(words, options(game)), lab, program }, finding).replaceAll('\u00a0', ' ');
  });
  expect(await Promise.all(said)).toEqual([
    'No battle so far – no battle so far: from Turn 2 (90%) to Turn 16 (10%).',
    'Pokój od początku – dotąd bez bitwy: Tura 2 (90%), ale Tura 16 (10%).',
    'Mír od začátku – zatím bez boje: Tah 2 (90 %), ale Tah 16 (10 %).',
    'Мир с самого начала — пока без битв: Ход 2 (90 %) → Ход 16 (10 %).',
  ]);
});

/** Two seats; the first one wins three times in four, and the choice that decides it comes at the end. */
interface Race extends AnySpec {
  state: { readonly options: object; moves: number; ahead: boolean };
}
const race: Game<Race> = {
  ...(errand as Game<AnySpec>),
  stored: identityStorage,
  lab: { measures: {} },
  seats: () => ['north', 'south'],
  setup: (options) => ({ options, moves: 0, ahead: false }),
  node: (s) =>
    s.moves === 10
      ? end('arrived', s.ahead ? [1, 0] : [0, 1])
      : decide('march', s.moves % 2 ? 'south' : 'north', ['a', 'b', 'c', 'd']),
  apply(s, move) {
    s.moves++;
    s.ahead = move !== 'd';
  },
  clone: (s) => ({ ...s }),
  asides: () => [],
  facts: () => [],
};

test('seats and how early a game is settled', async () => {
  const game: Game<AnySpec> = race;
  const found = await study(game, 2000);
  const state = health(game, { outcomes: ['arrived'], events: [] }, found, ['north', 'south']);
  expect(state.seats[0]?.wins.low).toBeLessThan(0.75);
  expect(state.seats[0]?.wins.high).toBeGreaterThan(0.75);
  expect(state.first).toEqual(state.seats[0]?.wins);
  // Two tosses of three in four agree in 10 of 16 cases, wherever the game is stopped before its last move.
  for (const { point, same } of state.settled) {
    if (point === 0.9) continue;
    expect(same.low).toBeLessThan(0.625);
    expect(same.high).toBeGreaterThan(0.625);
  }
  expect(findings(found, state).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['seat', 'first']));
});

test('many comparisons need wider intervals', () => {
  const one = { value: 0.5, low: 0.4, high: 0.6 };
  expect(widened(one, 1).low).toBeCloseTo(0.4, 3);
  // Five comparisons at 95 % together: 2.576 deviations instead of 1.96.
  expect(widened(one, 5).high).toBeCloseTo(0.5 + (0.1 * 2.5758) / 1.96, 3);
  expect(widened({ value: 1, low: 1, high: 1 }, 1000)).toEqual({ value: 1, low: 1, high: 1 });
});

test('in a fair game no seat wins too often, with any seed', async () => {
  const game: Game<AnySpec> = {
    ...(race as Game<AnySpec>),
    node: (s) => {
      const node = race.node(s as Race['state']);
      return node.kind === 'decision' ? { ...node, moves: ['a', 'd'] } : node;
    },
  };
  let wrong = 0;
  for (let seed = 0; seed < 40; seed++) {
    const plan = { game, options: options(game), measures: [], games: 100, seed };
    const found = await survey(plan, hands(game));
    const state = health(game, { outcomes: ['arrived'], events: [] }, found, ['north', 'south']);
    if (findings(found, state).some(({ kind }) => kind === 'seat' || kind === 'first')) wrong++;
  }
  // One in twenty would be two of forty; the seeds are fixed.
  expect(wrong).toBeLessThanOrEqual(3);
});

test('a bot may decide', async () => {
  const game: Game<AnySpec> = race;
  const first = {
    choose: (_: object, { moves }: { moves: readonly string[] }) => moves[0] as string,
    consider: () => [],
  };
  const roster = { quick: { first }, search: {}, usual: 'first' };
  const bots = inThisThread(
    worker(
      async () => ({ game, roster }),
      () => 0,
    ),
  );
  const found = await survey(
    { game, options: options(game), measures: [], games: 30, seed: 1, bots: 'first' },
    bots,
  );
  expect(found.tally.quantities[label('score', 'north')]?.sum).toBe(30);
  expect(found.bots).toBe('first');
});

describe('pages', () => {
  let found: Survey;
  beforeAll(async () => {
    found = await study(war, 100);
  });
  test.each(LANGS)('a report in %s says everything', async (lang) => {
    const state = health(war, await declared(), found, ['player']);
    const page = report(await speech(lang), {
      game: war,
      survey: found,
      health: state,
      findings: findings(found, state),
      command: 'emptychair lab boer-war --games 100 --seed 1',
      files: ['report.json'],
      journals: ['games/0.txt'],
    });
    expect(page).not.toMatch(/undefined|NaN|\[object|Infinity/);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page.match(/<svg /g)?.length).toBe(4);
    // Nothing is loaded from elsewhere.
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  });
  test.each(LANGS)(
    'prompts and events have the names that a player reads, in %s; data have ids',
    async (lang) => {
      const said = {
        ...(await speech(lang)),
        examples: examples(war, options(war), named(await listed.words[lang](), options(war)), 1),
      };
      const state = health(war, await declared(), found, ['player']);
      const survey = { game: war, survey: found, health: state, findings: findings(found, state) };
      const page = report(said, { ...survey, command: '', files: [], journals: [] });
      const met = [...state.asks, ...state.events].filter(({ met }) => met === 'met').map(({ id }) => id);
      expect(met).toEqual(expect.arrayContaining(['next-action', 'round-over']));
      const rows = [
        ...page.matchAll(/<tr><td>([^<]*)<\/td>(?:<td[^>]*>[^<]*<\/td>){2}<td>([^<]*)<\/td><\/tr>/g),
      ];
      for (const id of met) {
        const [, name = id] = rows.find(([, , last]) => last === id) ?? [];
        expect(name).toMatch(/\p{L}{3,}[^a-z].*[.?!…;)]$/u);
        expect(name).not.toBe(id);
      }
      // What never came up is named by its rule.
      const { rules } = await listed.words[lang]();
      // It needs another reading of the rules, so it's no fault of them.
      const { elsewhere } = said.lab.health;
      const asked = page.split(`${elsewhere}:</p><ul class="small">`)[1]?.split('</ul>')[0] ?? '';
      expect(page).not.toMatch(/class="bad">[^<]*\(last-two\)/);
      for (const idle of ['last-two'])
        expect(asked).toContain(`${rules[idle]?.split(/(?<=[.?!])\s/)[0]?.slice(0, 40)}`);
      expect(asked).toContain('(last-two)');
      expect(countsCsv(found)).toContain('round-over');
      expect(countsCsv(found)).not.toContain(said.examples.lines.get('round-over'));
    },
  );
  test('a comparison: exact differences, and none if nothing differs', async () => {
    const variants = ['literal', 'commentary', 'literal'].map((poolRule) => ({
      name: `poolRule=${poolRule}`,
      options: options(war, { poolRule, turns: 1 }),
    }));
    const result = await compare(
      { game: war, variants, measures: allMeasures(war, options(war)), games: 60, seed: 3 },
      hands(war),
    );
    const cup = result.measures.find(({ id }) => id === 'empty-pool');
    expect(cup?.exact).toBe(true);
    expect(cup?.outcomes[0]?.others.map(({ by }) => by.value)).toEqual([1 - 3 / 7, 0]);
    // The same settings on the same random numbers are the same games.
    for (const { others } of result.quantities) expect(others[1]?.by).toEqual({ value: 0, low: 0, high: 0 });
    expect(contrasts(result).map(({ variant }) => variant)).toEqual([1]);
    for (const lang of LANGS) {
      const said = await speech(lang);
      const compared = { game: war, comparison: result, command: 'emptychair compare', files: [] };
      const page = comparisonPage(said, compared);
      expect(page + sayings(said, result)).not.toMatch(/undefined|NaN|\[object|Infinity/);
    }
    expect(differencesCsv(result).split('\n')[1]).toMatch(/^actions-by-round,1,1,poolRule=commentary,true,/);
  });
  test('tables for spreadsheets', () => {
    expect(measuresCsv(found)).toContain(
      'empty-pool,side=boers turn=1,turn,yes,true,3/7,,0.42857142857142855',
    );
    expect(countsCsv(found)).toContain('moves,,100,31500,315,315,315');
    expect(lengthsCsv(found)).toBe('moves,games\n315,100\n');
    expect([cell('a,b'), cell('say "x"'), cell('=1+1'), cell(-5), cell(Number.NaN)]).toEqual([
      '"a,b"',
      '"say ""x"""',
      "'=1+1",
      '-5',
      '',
    ]);
  });
  test.each([' =1+1', '\n=1+1', '\t@SUM(A1)', '\r+1+1', '\u00a0-1+1', '\uff1d1+1'])(
    'no cell that a spreadsheet would read as a formula: %j',
    (text) => expect(cell(text).replace(/^"/, '')).toMatch(/^'/),
  );
  test('a number or a word after a space stays unchanged', () => {
    expect([cell(' -5'), cell(' a = b'), cell('a\n=1')]).toEqual([' -5', ' a = b', '"a\n=1"']);
  });
  test('lengths are grouped into few columns', () => {
    const spread = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [i + 50, 1]));
    const bins = binned(spread, 'en');
    expect(bins.length).toBeLessThanOrEqual(30);
    expect(bins.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 12);
    expect(bins[0]?.label).toBe('50');
  });
  test('a simulated game opens as a journal, and is the counted game', () => {
    const o = options(war);
    const journal = parse(journalOf(war, o, 1, 0));
    if (!journal.ok) throw new Error('journal');
    const resumed = resume(war, journal.value);
    if (!resumed.ok) throw new Error('resumed');
    const { session } = resumed.value;
    expect(session.node.kind).toBe('end');
    expect(session.line.length).toBe(315);
    const empty = session.line
      .flatMap(({ events }) => events)
      .filter(({ event }) => event === 'empty-pool').length;
    return study(war, 1).then((one) =>
      expect(one.tally.quantities[label('event', 'empty-pool')]?.sum ?? 0).toBe(empty),
    );
  });
});

describe('a report is written whole or not at all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emptychair-lab-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const page = '<!doctype html><!-- emptychair report -->\n';
  const why = (act: () => void) => {
    try {
      act();
    } catch (error) {
      return error instanceof NotWritten ? error.why : error;
    }
    return 'written';
  };
  test('into a new folder, and over an older report', () => {
    const target = join(folder, 'new', 'deep');
    ensureWritable(target);
    writeReport(
      target,
      new Map([
        ['index.html', `${page}1`],
        ['games/0.txt', 'x'],
      ]),
    );
    ensureWritable(target);
    writeReport(target, new Map([['index.html', `${page}2`]]));
    expect(readdirSync(target)).toEqual(['index.html']);
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe(`${page}2<!-- files -->\n`);
    expect(readdirSync(join(folder, 'new'))).toEqual(['deep']);
  });
  test('never over anything else', () => {
    writeFileSync(join(folder, 'file'), 'mine');
    expect(why(() => ensureWritable(join(folder, 'file')))).toBe('not-folder');
    expect(why(() => ensureWritable(join(folder, 'file', 'inside')))).toBe('not-folder');
    expect(why(() => ensureWritable(folder))).toBe('not-empty');
  });
  test('an interrupted write leaves the old report unchanged, and nothing beside it', () => {
    const target = join(folder, 'kept');
    writeReport(target, new Map([['index.html', `${page}old`]]));
    expect(
      why(() =>
        writeReport(
          target,
          new Map([
            ['index.html', `${page}new`],
            ['bad\0name', ''],
          ]),
        ),
      ),
    ).toBe('other');
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toContain(`${page}old`);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(readdirSync(target)).toEqual(['index.html']);
  });
});
