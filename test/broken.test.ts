/** Tests the suite itself: each deliberately broken game must fail the check that is meant to find it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { boerWar } from '../src/games/boer-war/rules/game.ts';
import type { BoerWar } from '../src/games/boer-war/rules/state.ts';
import type { Quick } from '../src/kernel/bot.ts';
import { type AnySpec, type Game, range, type Spec } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import type { ReportOf } from '../src/kernel/results.ts';
import type { Words } from '../src/kernel/words.ts';
import { CHECKS } from './conforms.ts';
import { poorTexts, strayRules, unexplained, unnamedSettings, untold } from './explains.ts';
import { anyGolden, firstDifference } from './golden.ts';
import { nothingMissing } from './position.ts';
import { calledById, faults, missingWords, rollsMissaid, sayGame, unnamedDice } from './speaks.ts';
import { type Battle, battle } from './toys/battle.ts';
import { type Errand, errand } from './toys/errand.ts';
import { errandWords } from './toys/errand-words.ts';

function run<G extends Spec>(game: Game<G>, check: string, words: readonly Words<G>[] = []): void {
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error('options');
  const trial = { game, options: resolved.options, limit: 2000, inspect: {}, words };
  const known = CHECKS[check];
  if (!known) throw new Error(`no check '${check}'`);
  for (let seed = 1; seed <= 60; seed++) known({ ...trial, seed });
}

/** One game. */
function runOnce<G extends Spec>(game: Game<G>, check: string, seed: number, everywhere = false): void {
  const resolved = resolve(game.options);
  if (!resolved.ok) throw new Error('options');
  CHECKS[check]?.({ game, options: resolved.options, limit: 2000, inspect: {}, seed, everywhere });
}

function breaks<G extends Spec>(
  what: string,
  check: string,
  sound: Game<G>,
  change: Partial<Game<G>>,
  says?: RegExp,
): void {
  test(what, () => {
    expect(() => run(sound, check)).not.toThrow();
    expect(() => run({ ...sound, ...change }, check)).toThrow(says);
  });
}

type Dice = ReturnType<Game<Errand>['hand']>;

/** Two dice for the weather: in a third of all rolls the sum is divisible by three. */
const twoDice = (dry: (sum: number) => boolean, wet: 'rain' | 'hit' = 'rain'): Dice => ({
  dice: ['', ''],
  sum: true,
  move: ([a = 1, b = 1]) => (dry(a + b) ? 'sun' : wet),
});
function weather(s: Errand['state'], dry: (sum: number) => boolean, wet?: 'rain' | 'hit'): Dice {
  const node = errand.node(s);
  return node.kind === 'chance' && node.ask === 'weather' ? twoDice(dry, wet) : undefined;
}
const rolled: Game<Errand> = { ...errand, hand: (s) => weather(s, (sum) => sum % 3 > 0) };

const FACTS = 'every fact can be set within its bounds, and the game continues';
const RANGES = 'both ends of every range can be played, and the game continues';

describe('a broken game is detected', () => {
  breaks<Errand>('shallow clone', 'clones share nothing', errand, { clone: (s) => ({ ...s }) });
  breaks<Errand>('clone that forgets a field', 'clones share nothing', errand, {
    clone: (s) => ({ ...s, marched: 0, stack: [...s.stack] }),
  });
  breaks<Errand>(
    'turn that is named at its first step only',
    'a turn keeps its name until the next one starts',
    errand,
    {
      turn: (s) => (s.stack[0] === 'march' ? String(s.marched) : ''),
    },
  );
  breaks<Errand>('node that writes', 'queries change nothing', errand, {
    node(s) {
      (s as { wounds: number }).wounds++;
      return errand.node(s);
    },
  });
  breaks<Errand>('scene that writes', 'queries change nothing', errand, {
    scene(s) {
      s.stack.reverse();
      s.wounds++;
      return errand.scene(s);
    },
  });
  breaks<Battle>('view that leaks', 'redrawn positions look the same to the seat', battle, {
    view: (s) => ({ ...s, cards: { ...s.cards } }),
  });
  const OPEN = 'a game that hides nothing shows every seat the same';
  const dealtOpenly: Game<Battle> = {
    ...battle,
    node(s) {
      const node = battle.node(s);
      return node.kind === 'chance' ? { ...node, secret: undefined } : node;
    },
  };
  breaks<Battle>('a view that hides and does not say so', OPEN, dealtOpenly, { hides: false }, /view\(\)/);
  breaks<Errand>(
    'a secret draw that comes late, and is not declared',
    OPEN,
    errand,
    {
      node(s) {
        const node = errand.node(s);
        return node.kind === 'chance' && s.marched === 6 ? { ...node, secret: 'player' } : node;
      },
    },
    /a draw is secret/,
  );
  breaks<Errand>(
    'a secret event that is not declared',
    OPEN,
    errand,
    {
      apply(s, move, log) {
        errand.apply(s, move, log);
        log?.('hit', { wounds: s.wounds }, 'player');
      },
    },
    /the event 'hit' is secret/,
  );
  breaks<Errand>(
    'a secret fact that is not declared',
    OPEN,
    errand,
    { facts: (s) => errand.facts(s).map((fact) => ({ ...fact, secret: 'player' })) },
    /the fact 'marched' is secret/,
  );
  breaks<Battle>(
    'redraw that changes what the seat knows',
    'redrawn positions look the same to the seat',
    battle,
    {
      determinize(s, _, int) {
        s.army = 1 + int(s.options.most);
      },
    },
  );
  breaks<Errand>('odds that are no whole numbers', 'nodes are well formed', errand, {
    node(s) {
      const node = errand.node(s);
      return node.kind === 'chance' ? { ...node, weights: node.weights.map((w) => w / 10) } : node;
    },
  });
  breaks<Errand>('a total that is not the sum', 'nodes are well formed', errand, {
    node(s) {
      const node = errand.node(s);
      return node.kind === 'chance' ? { ...node, total: node.total + 1 } : node;
    },
  });
  breaks<Errand>('a move listed twice', 'nodes are well formed', errand, {
    node(s) {
      const node = errand.node(s);
      return node.kind === 'table' ? { ...node, moves: ['done', 'done'] } : node;
    },
  });
  breaks<Battle>('a move that is also in a range', 'nodes are well formed', battle, {
    node(s) {
      const node = battle.node(s);
      return node.kind === 'table' && node.ask === 'army' ? { ...node, moves: ['army:1'] } : node;
    },
  });
  breaks<Errand>('a node without a move', 'nodes are well formed', errand, {
    node(s) {
      const node = errand.node(s);
      return node.kind === 'table' && s.marched > 2 ? { ...node, moves: [] } : node;
    },
  });
  breaks<Battle>('an aside that is also a move', 'nodes are well formed', battle, {
    node(s) {
      const node = battle.node(s);
      return node.kind === 'decision'
        ? { ...node, moves: [...node.moves, 'retreat' as 'attack:left'] }
        : node;
    },
  });
  breaks<Errand>('an ending that the settings rule out', 'nodes are well formed', errand, {
    lab: { measures: {}, endings: () => [] },
  });
  breaks<Errand>(
    'an ask without a rule',
    'nodes are well formed',
    errand,
    {
      why: { ...errand.why, asks: { ...errand.why.asks, march: 'unwritten' as 'all' } },
    },
    /'unwritten', which is not in why\.rules: add it there and to words/,
  );
  for (const [what, hand] of Object.entries({
    'a hand of dice with other odds than the node': (s) => weather(s, (sum) => sum > 4),
    'a hand of dice that makes no move of the node': (s) => weather(s, (sum) => sum % 3 > 0, 'hit'),
    'a hand of dice where nothing is rolled': () => twoDice((sum) => sum % 3 > 0),
  } satisfies Record<string, Game<Errand>['hand']>))
    breaks<Errand>(what, 'a hand of dice gives each move as many rolls as its weight', rolled, { hand });
  breaks<Errand>(
    'an event without a rule',
    'a log changes nothing',
    errand,
    {
      why: { ...errand.why, events: { hit: 'all' } },
    },
    /^no rule explains the event '\w+': add it to why\.events$/,
  );
  breaks<Errand>('facts that name another rule than the event does', 'a log changes nothing', errand, {
    why: { ...errand.why, byFacts: { weather: () => 'elsewhere' as 'all' } },
  });
  breaks<Errand>('a log that changes play', 'a log changes nothing', errand, {
    apply(s, move, log) {
      errand.apply(s, move, log);
      if (log) s.wounds++;
    },
  });
  breaks<Errand>('facts that change after they were told', 'a log changes nothing', errand, {
    apply(s, move, log) {
      errand.apply(s, move, log);
      log?.('hit', s);
    },
  });
  breaks<Errand>('a broken invariant', 'invariants hold after every move', errand, {
    apply(s, move, log) {
      errand.apply(s, move, log);
      if (move === 'rain') s.marched = 99;
    },
  });
  breaks<BoerWar>('a move that is ruled out and possible', 'nodes are well formed', boerWar, {
    ruledOut: () => [{ move: 'done', why: 'draw-first', facts: {} }],
  });
  breaks<Errand>('a Map in the state', 'the state is plain data', errand, {
    setup: (options) => ({ ...errand.setup(options), extra: new Map() }),
  });
  breaks<Errand>('an undefined in the state', 'the state is plain data', errand, {
    setup: (options) => ({ ...errand.setup(options), extra: undefined }),
  });
  breaks<Errand>('a game that never ends', 'invariants hold after every move', errand, {
    apply(s, move, log) {
      errand.apply(s, move, log);
      if (s.stack.length === 0) s.stack.push('ambush');
    },
  });
  breaks<Errand>(
    'two pieces with one id',
    'the scene is sound',
    errand,
    {
      scene: (s) => [...errand.scene(s), { id: 'other', kind: 'row', pieces: [{ id: 'you', kind: 'you' }] }],
    },
    /'you' in 'road' and 'other'/,
  );
  breaks<Errand>('a piece outside its track', 'the scene is sound', errand, {
    scene: () => [{ id: 'road', kind: 'track', cells: ['0'], pieces: [{ id: 'you', kind: 'you', cell: 1 }] }],
  });
  breaks<Errand>('an aside that leads nowhere', 'every aside can be played, and the game continues', errand, {
    apply(s, move, log) {
      errand.apply(s, move, log);
      if (move === 'ambush') s.marched = 99;
    },
  });
  breaks<Errand>('a fact that does not take', FACTS, errand, { adjust: () => {} }, /reads/);
  breaks<Errand>(
    'a fact that breaks the game',
    FACTS,
    errand,
    {
      adjust(s, fact, value) {
        errand.adjust(s, fact, value);
        if (value === 5) Object.assign(s, { marched: 50, stack: ['weather'] });
      },
    },
    /marched too far/,
  );
  breaks<Errand>(
    'a fact whose bounds leave out its own value',
    FACTS,
    errand,
    {
      facts: (s) => errand.facts(s).map((fact) => ({ ...fact, kind: 'number', value: 1, min: 2, max: 3 })),
    },
    /outside its own bounds/,
  );
  breaks<Errand>(
    'a fact that is listed twice',
    FACTS,
    errand,
    {
      facts: (s) => errand.facts(s).flatMap((fact) => [fact, fact]),
    },
    /listed twice/,
  );
  breaks<Errand>(
    'a fact whose greatest value the session refuses',
    FACTS,
    errand,
    {
      facts: (s) =>
        errand.facts(s).map((fact) => ({ ...fact, kind: 'number', value: s.marched, min: 0, max: 1e10 })),
      check: () => {},
    },
    /session refuses/,
  );
  breaks<Errand>(
    'a fact whose greatest value leaves no move',
    FACTS,
    errand,
    {
      node(s) {
        const node = errand.node(s);
        return node.kind === 'table' && s.wounds === 7 ? { ...node, moves: [] } : node;
      },
      adjust(s, fact, value, log) {
        errand.adjust(s, fact, value, log);
        if (value === s.options.steps - 1) s.wounds = 7;
      },
    },
    /is stuck/,
  );
  breaks<Errand>(
    'a fact whose least value puts a piece outside its track',
    FACTS,
    errand,
    {
      facts: (s) =>
        errand.facts(s).map((fact) => ({ ...fact, kind: 'number', value: s.marched, min: -1, max: 5 })),
      check: () => {},
    },
    /outside 'road'/,
  );
  breaks<Errand>(
    'a fact after which the game never ends',
    FACTS,
    errand,
    {
      adjust(s, fact, value, log) {
        errand.adjust(s, fact, value, log);
        s.wounds = 100;
      },
      apply(s, move, log) {
        errand.apply(s, move, log);
        if (s.wounds >= 100) s.marched = 0;
      },
    },
    /did not end/,
  );
  // A hundred facts, one of which breaks the game at its maximum.
  const many: Game<Errand> = {
    ...errand,
    facts: (s) =>
      errand
        .facts(s)
        .flatMap((fact) =>
          Array.from({ length: 100 }, (_, n) => ({ ...fact, id: `marched.${n}` as 'marched' })),
        ),
    adjust: (s, _, value, log) => errand.adjust(s, 'marched', value, log),
  };
  const oneOfThem: Partial<Game<Errand>> = {
    adjust(s, fact, value, log) {
      errand.adjust(s, 'marched', value, log);
      if (String(fact) === 'marched.37' && value === s.options.steps - 1) s.stack = ['flea' as 'march'];
    },
  };
  test.each([1, 2, 3, 4, 5])('one bound of one fact among a hundred, in any single game (%i)', (seed) => {
    expect(() => runOnce(many, FACTS, seed)).not.toThrow();
    expect(() => runOnce({ ...many, ...oneOfThem }, FACTS, seed)).toThrow(/'marched\.37' \d → 5 at 'march'/);
  });
  test.each([1, 2, 3, 4, 5])('the same at a single step, if everything is tried everywhere (%i)', (seed) => {
    const last: Partial<Game<Errand>> = {
      adjust(s, fact, value, log) {
        const { marched } = s;
        if (marched === 4) oneOfThem.adjust?.(s, fact, value, log);
        else errand.adjust(s, 'marched', value, log);
      },
    };
    expect(() => runOnce({ ...many, ...last }, FACTS, seed, true)).toThrow(/'marched\.37' 4 → 5/);
  });
  breaks<Errand>('two facts that do not go together', FACTS, errand, {
    adjust(s, fact, value, log) {
      errand.adjust(s, fact, value, log);
      s.wounds += 10;
      if (s.wounds >= 20) s.stack = ['ambush', 'ambush', 'ambush', 'ambush', 'flea' as 'ambush'];
    },
  });
  breaks<Battle>(
    'a range with an end that the session refuses',
    RANGES,
    battle,
    {
      node(s) {
        const node = battle.node(s);
        return node.kind === 'table' && node.ask === 'army'
          ? { ...node, ranges: [range('army', 1, 1e9)] }
          : node;
      },
      check: () => {},
    },
    /session refuses/,
  );
  breaks<Battle>(
    'a range whose last step misses its end',
    RANGES,
    battle,
    {
      node(s) {
        const node = battle.node(s);
        return node.kind === 'table' && node.ask === 'army'
          ? { ...node, ranges: [range('army', 1, 120, 2)] }
          : node;
      },
    },
    /session refuses/,
  );
  breaks<Battle>(
    'a range with an end that breaks the game',
    RANGES,
    battle,
    {
      node(s) {
        const node = battle.node(s);
        return node.kind === 'table' && node.ask === 'army'
          ? { ...node, ranges: [range('army', 1, 121)] }
          : node;
      },
    },
    /an army of 121/,
  );
  breaks<Battle>(
    'a range that grows past what can be written',
    RANGES,
    battle,
    {
      check: () => {},
      node(s) {
        const node = battle.node(s);
        const most = 100 ** s.round * s.options.most;
        return node.kind === 'table' && node.ask === 'losses'
          ? { ...node, ranges: [range('lost', 1, most)] }
          : node;
      },
      apply(s, move, log) {
        battle.apply(s, move, log);
        if (move.startsWith('lost') && s.round < 9) s.step = 'losses';
      },
    },
    /session refuses/,
  );
  // Twelve rounds of losses that cost nothing, so that one range comes up again and again.
  const long: Game<Battle> = {
    ...battle,
    node(s) {
      const node = battle.node(s);
      return node.kind === 'table' && node.ask === 'losses'
        ? { ...node, moves: [], ranges: [range('lost', 1, 50)] }
        : node;
    },
    apply(s, move, log) {
      const { army } = s;
      battle.apply(s, move, log);
      if (!move.startsWith('lost')) return;
      s.army = army;
      s.step = s.round < 12 ? 'losses' : 'over';
    },
  };
  /** An end of the range that does harm in any round, or in one round only. */
  const harmful = (
    end: string,
    harm: (s: Battle['state']) => void,
    round?: number,
  ): Partial<Game<Battle>> => ({
    apply(s, move, log) {
      const now = s.round;
      long.apply(s, move, log);
      if (move === end && (round ?? now) === now) harm(s);
    },
  });
  const rout = (s: Battle['state']) => {
    s.army = 999;
  };
  for (const [end, which] of [
    ['lost:1', 'lower'],
    ['lost:50', 'upper'],
  ] as const) {
    breaks(
      `a range whose ${which} end breaks an invariant`,
      RANGES,
      long,
      harmful(end, rout),
      /an army of 999/,
    );
    test.each([1, 2, 3, 4, 5])(
      `a ${which} end that breaks it in one round, if all are tried (%i)`,
      (seed) => {
        const once = { ...long, ...harmful(end, rout, 11) };
        expect(() => runOnce(long, RANGES, seed, true)).not.toThrow();
        expect(() => runOnce(once, RANGES, seed, true)).toThrow(/an army of 999/);
      },
    );
  }
  breaks(
    'an end of a range that leads to a question without an answer',
    RANGES,
    long,
    {
      ...harmful('lost:1', (s) => {
        s.shown = { left: true, right: true };
        s.step = 'attack';
      }),
    },
    /'attack' is stuck/,
  );
  breaks(
    'an end of a range after which the game never ends',
    RANGES,
    long,
    harmful('lost:50', (s) => {
      s.round = 0;
    }),
    /did not end/,
  );
  breaks(
    'an end of a range that puts a piece where it cannot be',
    RANGES,
    long,
    {
      ...harmful('lost:50', (s) => {
        s.cards.left = 9;
        s.shown.left = true;
      }),
      scene: (v) =>
        v.cards.left === 9
          ? [{ id: 'row', kind: 'row', cells: ['1'], pieces: [{ id: 'left', kind: 'card', cell: 9 }] }]
          : battle.scene(v),
    },
    /outside 'row'/,
  );
  breaks<Battle>('a stand-in that lies', 'the stand-in gives legal answers', battle, {
    lab: { measures: {}, standIn: () => 'army:999' },
  });
  breaks<Errand>('too many taste options', 'options are declared correctly', errand, {
    options: Object.assign(
      {},
      errand.options,
      Object.fromEntries('abcdef'.split('').map((k) => [k, { kind: 'flag', role: 'taste', default: true }])),
    ),
  });
  breaks<Errand>(
    'a ruling whose rule does not name it',
    'options are declared correctly',
    errand,
    {
      options: Object.assign({}, errand.options, {
        steps: { ...errand.options.steps, role: 'ruling' as string, rule: 'all' },
      }),
    },
    /does not name it: add it to why\.rules\['all'\]\.options$/,
  );
  breaks<Errand>(
    'presets that all change something',
    'options are declared correctly',
    errand,
    { presets: { standard: { steps: 2 }, short: { steps: 1 } } },
    /no preset is the same as the defaults/,
  );
  breaks<Errand>('a preset that does not resolve', 'options are declared correctly', errand, {
    presets: { standard: {}, short: { steps: 99 } },
  });
  breaks<Errand>(
    'a position that is not all in the state',
    'a position survives being stored',
    errand,
    (() => {
      const outside = new WeakSet<object>();
      return {
        apply(s, move, log) {
          errand.apply(s, move, log);
          outside.add(s);
        },
        node: (s) =>
          outside.has(s) ? errand.node(s) : { kind: 'table', ask: 'march', moves: ['done'], ranges: [] },
      } satisfies Partial<Game<Errand>>;
    })(),
  );
  breaks<Errand>(
    'a checkpoint that leaves something out',
    'a position survives being stored',
    errand,
    {
      stored: {
        write: ({ options: _, ...position }) => ({ ...position, marched: 0 }),
        read: (stored, options) => ({ ...(stored as Errand['state']), options }),
      },
    },
    /reading a checkpoint/,
  );
  breaks<Errand>(
    'rules that remember between games',
    'the journal replays from its own text',
    errand,
    (() => {
      let games = 0;
      return {
        setup(options) {
          games++;
          return { ...errand.setup(options), wounds: games };
        },
      } satisfies Partial<Game<Errand>>;
    })(),
  );
  breaks<Errand>(
    'moves that are taken although not listed',
    'unlisted moves are refused and change nothing',
    errand,
    {
      node(s) {
        const node = errand.node(s);
        return node.kind === 'table' ? { ...node, moves: ['done', 'no-such-move' as 'done'] } : node;
      },
    },
  );
});

test('a bot called like a seat or a person is detected', () => {
  const resolved = resolve(errand.options);
  if (!resolved.ok) throw new Error('options');
  const { options } = resolved;
  const called = (name: string) => {
    const steady: Quick<Errand> = { choose: () => 'done', consider: () => [] };
    const bots = { quick: { [name]: steady }, search: {}, usual: name };
    CHECKS['no bot is called like a seat or a person']?.({
      game: errand,
      options,
      limit: 2000,
      inspect: {},
      seed: 2,
      bots,
    });
  };
  expect(() => called('steady')).not.toThrow();
  for (const name of ['player', 'person'])
    expect(() => called(name)).toThrow(`called '${name}': rename the bot`);
});

describe('results that disagree with the end are detected', () => {
  const resolved = resolve(errand.options);
  if (!resolved.ok) throw new Error('options');
  const trial = { game: errand, options: resolved.options, limit: 2000, inspect: {}, seed: 2 };
  const told = (report: ReportOf, scoring: 'points' | 'wins' = 'points') =>
    CHECKS['the results add up to the points that the end gives']?.({
      ...trial,
      game: { ...errand, scoring },
      report,
    });
  const counting =
    (start: number, points = (sum: number) => sum, seat = 'player'): ReportOf =>
    (_, reports) => {
      const wounds = -reports.filter(({ event }) => event === 'hit').length;
      return { seats: [{ seat, points: points(start + wounds), from: { start, wounds } }], rounds: [] };
    };
  test('only these', () => {
    expect(() => told(counting(6))).not.toThrow();
    expect(() => told(counting(7))).toThrow(/end\('arrived', …\) \d: count the same in both/);
    expect(() => told(counting(7), 'wins')).not.toThrow();
    expect(() =>
      told(
        counting(6, (sum) => sum + 1),
        'wins',
      ),
    ).toThrow(/its sources \(from\) add up to/);
    expect(() => told(counting(6, undefined, 'you'))).toThrow(/it needs those of the game, player/);
  });
});

describe('incomplete words are detected', () => {
  const { asks, moves, events } = errandWords;
  const mute: Record<string, Partial<Words<Errand>>> = {
    'a prompt': { asks: { ...asks, march: ({ marched }) => (marched > 4 ? '' : 'March') } },
    'a move': {
      moves: { ...moves, done: (_, { marched }) => ['One', 'Two', 'Three'][marched] ?? 'undefined' },
    },
    'a fact': { value: (_, value) => (value === '5' ? 'NaN' : value) },
    'a place': { place: () => ' ' },
    'a piece': {
      piece: ({ cell }) => {
        if (cell === 5) throw new Error('off the road');
        return 'You';
      },
    },
    'the report of an adjustment': { events: { ...events, set: ({ value }) => (value ? 'Set' : '') } },
  };
  test.each(Object.entries(mute))('%s', (_, change) => {
    expect(() => run(errand, FACTS, [errandWords])).not.toThrow();
    expect(() => run(errand, FACTS, [{ ...errandWords, ...change }])).toThrow();
  });
});

describe('if a game leaves something out, the message says what and where to add it', () => {
  const { steps } = errand.options;
  const ruling = { steps: { ...steps, role: 'ruling', rule: 'all' } };
  const ruled: Game<AnySpec> = { ...errand, options: ruling as AnySpec['options'] };
  const told: readonly (readonly [string, readonly string[], RegExp])[] = [
    [
      'an event without a rule',
      unexplained({ ...errand, why: { ...errand.why, events: {} } }, ['hit'], []),
      /^no rule explains the event 'hit': name one in why\.events/,
    ],
    [
      'an event that has a rule although only a hand sets it off',
      unexplained(errand, ['hit', 'set'], ['set', 'hit']),
      /^byHand of the test lists 'hit'/,
    ],
    [
      'a rule that nothing names',
      strayRules<AnySpec>({
        ...errand,
        why: { ...errand.why, rules: { all: { clauses: [] }, x: { clauses: [] } } },
      }),
      /^nothing points to the rule 'x': name it in why\.asks/,
    ],
    [
      'a rule that is named and not there',
      strayRules<AnySpec>({ ...errand, why: { ...errand.why, rules: {} } }),
      /^the rule 'all' is named and does not exist: add it to why\.rules and words/,
    ],
    [
      'a reading that no rule names',
      unnamedSettings(ruled),
      /^no rule text explains the setting 'steps': add it to the options of a rule in why\.rules/,
    ],
    [
      'a rule text that is no sentence',
      poorTexts(['all'], { en: errandWords, pl: errandWords, cs: errandWords, ru: errandWords }, 'en'),
      /^words\/en rules\.all is not a whole sentence/,
    ],
    [
      'a setting that decides untold',
      untold([{ option: 'steps', at: ['asks.march'], named: false }], ['steps'], []),
      /^the setting 'steps' decides at asks\.march, .*why\.rules$/,
    ],
    ['a setting that never decides', untold([], ['steps'], []), /list it in later of the test/],
    [
      'a preset without words',
      missingWords<AnySpec>(
        errand,
        { ...errandWords, presets: { standard: errandWords.presets.standard } },
        'pl',
      ),
      /^words\/pl has no text for 'short' of the game's presets: add it to presets$/,
    ],
    [
      'words for a measure that is gone',
      missingWords<AnySpec>(
        errand,
        { ...errandWords, measures: { rain: { name: 'Rain', help: 'Rain.', key: 'Day', outcome: String } } },
        'en',
      ),
      /^words\/en has measures 'rain', which the game's measures does not/,
    ],
    [
      'a roll that is not asked for',
      rollsMissaid({ ...errand, rolls: ['ambush'] }, [['ambush', 'Are you hit?']], 'en'),
      /and dice decide there: let it ask for a roll/,
    ],
  ];
  test.each(told)('%s', (_, sentences, says) => {
    expect(sentences).toEqual([expect.stringMatching(says)]);
    expect(() => nothingMissing(sentences)).toThrow(sentences[0]);
  });

  test('a complete game gets no message', () => {
    expect(unexplained(errand, Object.keys(errandWords.events), ['set'])).toEqual([]);
    expect([...strayRules(errand), ...unnamedSettings(errand)]).toEqual([]);
    expect(missingWords(errand, errandWords, 'en')).toEqual([]);
    expect(() => nothingMissing([])).not.toThrow();
  });
});

test('a step that reports nothing needs a sentence for the story', () => {
  const resolved = resolve(errand.options);
  if (!resolved.ok) throw new Error('options');
  const untoldSteps = (words: Words<Errand>) =>
    faults('en', sayGame(errand, words, resolved.options, 1), /$^/g).filter(([key]) => /^story\./.test(key));
  expect(untoldSteps(errandWords)).toEqual([['story.miss', 'empty', '']]);
  expect(untoldSteps({ ...errandWords, story: { miss: () => 'Nothing hits you.' } })).toEqual([]);
});

test('a die that would be called by its id needs a name', () => {
  const resolved = resolve(errand.options);
  if (!resolved.ok) throw new Error('options');
  const game: Game<Errand> = {
    ...errand,
    hand: (s) => {
      const hand = weather(s, (sum) => sum % 3 > 0);
      return hand && { ...hand, dice: ['white', 'red'] };
    },
  };
  const unnamed = (words: Words<Errand>) =>
    unnamedDice(sayGame(game, words, resolved.options, 1), 'en').filter(
      (text, i, all) => all.indexOf(text) === i,
    );
  const named: Words<Errand> = {
    ...errandWords,
    piece: (piece) => ({ white: 'White', red: 'red' })[piece.kind] ?? errandWords.piece(piece),
  };
  expect(unnamed(named)).toEqual([
    expect.stringMatching(/^words\/en calls the die 'red' of hand\(\) by its id/),
  ]);
  expect(unnamed({ ...named, piece: ({ kind }) => ({ white: 'White', red: 'Red' })[kind] ?? 'You' })).toEqual(
    [],
  );
});

test('a place or a piece that two languages call by its id needs a name', () => {
  const resolved = resolve(errand.options);
  if (!resolved.ok) throw new Error('options');
  const called = (pl: Partial<Words<Errand>>, printed = /$^/g) =>
    calledById(
      ([{}, pl] as const).map(
        (change, i) =>
          [
            i === 0 ? 'en' : 'pl',
            sayGame(errand, { ...errandWords, place: (id) => id, ...change }, resolved.options, 1),
          ] as const,
      ),
      printed,
    );
  const [place = ''] = errand.scene(errand.setup(resolved.options)).map(({ id }) => id);
  const says = (lang: string) =>
    expect.stringMatching(`^words/${lang} calls '${place}' by its id: add a name to place\\(\\)`);
  expect(called({})).toEqual([says('en'), says('pl')]);
  expect(called({ place: () => 'Droga' })).toEqual([]);
  expect(called({}, new RegExp(place, 'g'))).toEqual([]);
});

test('if a game has no golden game, the message says how to make one', () => {
  const at = mkdtempSync(join(tmpdir(), 'golden-'));
  try {
    const says = /run emptychair golden watch --out .*NAME\.txt, once for each ending \(--until OUTCOME\)/;
    expect(() => anyGolden('watch', pathToFileURL(`${at}/`))).toThrow(says);
    expect(() => anyGolden('watch', pathToFileURL(`${at}/gone/`))).toThrow(says);
    writeFileSync(join(at, 'dark.txt'), '');
    expect(() => anyGolden('watch', pathToFileURL(`${at}/`))).not.toThrow();
  } finally {
    rmSync(at, { recursive: true });
  }
});

test('every check of the suite finds a broken game', async () => {
  const { readFileSync } = await import('node:fs');
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  for (const name of Object.keys(CHECKS)) expect(own.split(`'${name}'`).length, name).toBeGreaterThan(1);
});

test('a golden game that is retold differently names the first line that differs', () => {
  const says = (before: string, after: string) => firstDifference(before, after);
  expect(says('a\nb', 'a\nb')).toBeUndefined();
  expect(says('a\nb\nc', 'a\nx\nc')).toBe('line 2: “b” is now “x”');
  expect(says('a', 'a\nb')).toBe('line 2: “” is now “b”');
  expect(says('a\nb', 'a')).toBe('line 2: “b” is now “”');
});
