/**
 * The suite that every game passes: `conforms(game, given)` is one line in a game's test. Each check plays random games
 * from a seed and throws if the game breaks a promise of the kernel; test/broken.test.ts proves that each of them can
 * fail.
 */
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { names } from '../src/bots/bots.ts';
import type { Roster } from '../src/kernel/bot.ts';
import {
  facesOn,
  type Game,
  type Log,
  legal,
  type Node,
  type Rule,
  ruleIds,
  rulesForEvent,
  type Spec,
  stateKey,
} from '../src/kernel/game.ts';
import { defaultPreset, type Inspect, type OptionsOf, resolve } from '../src/kernel/options.ts';
import { anyMove, chair } from '../src/kernel/play.ts';
import type { ReportOf } from '../src/kernel/results.ts';
import { type Int, rng } from '../src/kernel/rng.ts';
import { positionText } from '../src/kernel/session/checkpoint.ts';
import { format, parse } from '../src/kernel/session/journal.ts';
import { branch, resume } from '../src/kernel/session/resume.ts';
import { Session } from '../src/kernel/session/session.ts';
import type { Reported } from '../src/kernel/session/step.ts';
import type { UnboundWords } from '../src/kernel/words.ts';
import { PERSON } from '../src/sitting/seats.ts';
import { type Adjustment, adjustments, sampled, set, soundFacts, untried } from './adjustments.ts';
import {
  ends,
  must,
  soundNode,
  soundRange,
  soundReport,
  soundScene,
  soundSeats,
  soundText,
  soundWords,
} from './position.ts';

export interface Trial<G extends Spec> {
  readonly game: Game<G>;
  readonly options: OptionsOf<G['options']>;
  readonly seed: number;
  /** A game that hasn't ended by then never will. */
  readonly limit: number;
  readonly inspect: Inspect;
  /** The game's dictionaries; without them no sentence is checked. */
  readonly words?: readonly UnboundWords<G>[];
  /** Where the points came from, if the game tells it. */
  readonly report?: ReportOf | undefined;
  /** The game's bots, if it has any besides the random one. */
  readonly bots?: Roster<G> | undefined;
  /** Every adjustment and both ends of every range at every position, instead of some at some of them. */
  readonly everywhere?: boolean;
}

/** Plays with uniformly random answers at decisions and table nodes; `each` sees every position. */
function play<G extends Spec>(
  { game, options, seed, limit }: Trial<G>,
  each: (state: G['state'], node: Node<G>, int: Int) => void,
  log?: Log<G>,
): G['state'] {
  const int = rng(seed);
  const state = game.setup(options);
  for (let n = 0; ; n++) {
    const node = game.node(state);
    each(state, node, int);
    if (node.kind === 'end') return state;
    must(
      n < limit,
      `the game did not end within ${limit} random moves: see that node() comes to end(), or raise limit`,
    );
    game.apply(state, anyMove(node, int), log);
  }
}

/** What must hold at a position that wasn't reached by play. */
function sound<G extends Spec>(game: Game<G>, state: G['state']): Node<G> {
  game.check(state);
  const node = game.node(state);
  soundNode(game, state, node);
  return node;
}

/** The position has a valid scene, and everything about it can be said. */
function shown<G extends Spec>(
  game: Game<G>,
  state: G['state'],
  node: Node<G>,
  words: UnboundWords<G> | undefined,
  told: readonly Reported<G>[] = [],
): void {
  soundScene(game, state);
  if (!words) return;
  soundWords(game, state, node, words);
  const options = state.options as OptionsOf<G['options']>;
  for (const { event, facts } of told) soundText(event, words.events[event](facts, options));
}

/** Sets a fact; the resulting position must be sound. */
function adjusted<G extends Spec>(
  game: Game<G>,
  world: G['state'],
  adjustment: Adjustment<G>,
  then: (told: readonly Reported<G>[], node: Node<G>) => void = () => {},
): void {
  const before = game.node(world);
  try {
    const told = set(game, world, adjustment);
    then(told, sound(game, world));
  } catch (error) {
    const { fact, to } = adjustment;
    const ask = before.kind === 'end' ? before.kind : before.ask;
    throw new Error(`'${fact.id}' ${fact.value} → ${to} at '${ask}': ${String(error)}`, { cause: error });
  }
}

/** The largest number offered, so that growing values soon reach their limits; if there is none, any move. */
function greatest<G extends Spec>(node: Exclude<Node<G>, { kind: 'end' }>, int: Int): G['move'] {
  if (node.kind === 'chance' || node.ranges.length === 0) return anyMove(node, int);
  const { verb, max } = node.ranges.reduce((a, b) => (b.max > a.max ? b : a));
  return `${verb}:${max}`;
}

/** Plays on from a position to the end; each node must have an answer. */
function playOn<G extends Spec>(
  { game, limit }: Trial<G>,
  state: G['state'],
  int: Int,
  answer: typeof anyMove = anyMove,
): void {
  for (let n = 0; ; n++) {
    const node = game.node(state);
    soundNode(game, state, node);
    if (node.kind === 'end') return;
    must(
      n < limit,
      `the game did not end within ${limit} random moves: see that node() comes to end(), or raise limit`,
    );
    game.apply(state, answer(node, int));
    game.check(state);
  }
}

/** Visits every object inside a value, with its path; skips the options. */
function insides(value: unknown, see: (inner: object, path: string) => void, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  if (path) see(value, path);
  for (const [key, inner] of Object.entries(value)) {
    if (path === '' && key === 'options') continue;
    insides(inner, see, `${path}.${key}`);
  }
}

/** All rolls of a hand are tried if there are no more, otherwise only those of its first dice. */
const MOST_ROLLS = 6 ** 6;

/** Not every position, because nested games would take time quadratic in a game's length. */
function nowAndThen(int: Int, oneIn: number): boolean {
  return int(oneIn) === 0;
}

/** Always when a question comes up for the first time in a game, then less and less often. */
function newlyAsked(seen: Map<string, number>, ask: string, int: Int): boolean {
  const times = (seen.get(ask) ?? 0) + 1;
  seen.set(ask, times);
  return int(4 * times - 3) === 0;
}

/** Adjustments tried at one position. */
const MOST_ADJUSTMENTS = process.env.EMPTYCHAIR_ALL ? 300 : 20;
/** One in this many is played to the end of the game. */
const PLAYED_ON = 60;
/** For one in this many, the scene and the sentences are checked. */
const SHOWN = 10;

/** Everything else a journal can contain: undo, redo, notes with odd characters, new draws, asides, adjustments. */
function sometimes<G extends Spec>(
  session: Session<G>,
  int: Int,
): ReturnType<Session<G>['play']> | undefined {
  const { game, state, node } = session;
  switch (int(30)) {
    case 0:
      return session.line.length > session.base + 6 ? session.undo(1 + int(3)) : undefined;
    case 1:
      return session.undone.length > 0 ? session.redo(1 + int(session.undone.length)) : undefined;
    case 2:
      return session.note('a note with "quotes",\nlines\u2028and \ud83c\udfb2');
    case 3:
      return node.kind === 'chance' ? session.drawAgain() : undefined;
    case 4:
      return session.mark('x'.repeat(3000));
    case 5: {
      const facts = game.facts(state);
      const fact = facts[int(facts.length || 1)];
      if (!fact) return undefined;
      const value =
        fact.kind === 'number'
          ? fact.min + int(fact.max - fact.min + 1)
          : fact.choices[int(fact.choices.length)];
      return session.adjust(fact.id, String(value), 'because');
    }
    case 6: {
      const asides = game.asides(state);
      return asides.length > 0 ? session.aside(asides[int(asides.length)] as string, 'why') : undefined;
    }
    default:
      return undefined;
  }
}

/** One step by the seat that is asked, with the app's dice or the player's own. */
function ahead<G extends Spec>(
  session: Session<G>,
  node: Exclude<Node<G>, { kind: 'end' }>,
  int: Int,
): ReturnType<Session<G>['play']> {
  if (node.kind === 'chance') return int(2) ? session.roll() : session.play('table', anyMove(node, int));
  return session.play(node.kind === 'table' ? 'table' : node.seat, anyMove(node, int));
}

export const CHECKS: Readonly<Record<string, <G extends Spec>(trial: Trial<G>) => void>> = {
  'options are declared correctly': ({ game }) => {
    must(
      Object.values(game.options).filter((o) => o.role === 'taste').length <= 5,
      'more than five options of role taste: give some the role detail',
    );
    for (const [name, preset] of Object.entries<object>(game.presets)) {
      const resolved = resolve(game.options, preset as Record<string, unknown>);
      must(resolved.ok, `the preset '${name}' is refused: ${JSON.stringify(resolved)}; mend it in presets`);
    }
    must(
      Object.keys(game.presets).length === 0 || defaultPreset(game) !== undefined,
      'no preset is the same as the defaults: add one that sets nothing, such as standard: {}',
    );
    for (const [key, decl] of Object.entries(game.options)) {
      must(
        /^[a-zA-Z0-9.-]+$/.test(key),
        `the option '${key}' can't be written in a journal: use letters, digits, . and -`,
      );
      if (decl.role === 'ruling') {
        must(
          decl.rule !== undefined && decl.rule in game.why.rules,
          `no rule text explains the setting '${key}': name one in its 'rule', and add it to why.rules and words/*.rules`,
        );
      }
      if (decl.rule !== undefined) {
        const rules: Readonly<Record<string, Rule>> = game.why.rules;
        const named = rules[decl.rule]?.options ?? [];
        must(
          named.includes(key),
          `the rule '${decl.rule}' explains the setting '${key}' and does not name it: add it to why.rules['${decl.rule}'].options`,
        );
      }
    }
  },

  'nodes are well formed': (trial) => {
    const { game, options } = trial;
    soundSeats(game.seats(options));
    const seat = game.seats(options)[0] as string;
    play(trial, (state, node) => {
      soundNode(game, state, node);
      for (const { move } of game.ruledOut(game.view(state, seat)))
        must(!legal(node, move), `'${move}' is ruled out and possible`);
    });
  },

  'a hand of dice gives each move as many rolls as its weight': (trial) => {
    const { game, options } = trial;
    const seat = game.seats(options)[0] as string;
    const counted = new Set<string>();
    play(trial, (state, node) => {
      const hand = game.hand(game.view(state, seat));
      if (!hand) return;
      must(node.kind === 'chance', 'hand() gives dice where no chance node is: return undefined there');
      const { length } = hand.dice;
      must(length > 0, `hand() gives no dice at '${node.ask}': return undefined where nothing is rolled`);
      const known = `${node.ask} ${hand.dice} ${node.weights}`;
      if (counted.has(known)) return;
      counted.add(known);
      const ways = new Map<string, number>();
      const sides = facesOn(hand);
      let few = 1;
      while (sides ** (few + 1) <= MOST_ROLLS) few++;
      const all = sides ** Math.min(length, few);
      for (let n = 0; n < all; n++) {
        const faces = hand.dice.map((_, i) => 1 + (Math.floor(n / sides ** i) % sides));
        const move = hand.move(faces);
        must(
          legal(node, move),
          `hand() makes '${move}' of ${faces} at '${node.ask}', where it is not among the moves`,
        );
        ways.set(move, (ways.get(move) ?? 0) + 1);
      }
      if (length > few) return;
      for (const [i, move] of node.moves.entries())
        must(
          (ways.get(move) ?? 0) * node.total === (node.weights[i] as number) * all,
          `hand() rolls '${move}' in ${ways.get(move) ?? 0} ways of ${all}, and its weight at '${node.ask}' is ${node.weights[i]} of ${node.total}: the two must agree`,
        );
    });
  },

  'the state is plain data': (trial) => {
    play(trial, (state) => {
      insides(state, (inner, path) => {
        const plain = Array.isArray(inner) || Object.getPrototypeOf(inner) === Object.prototype;
        must(plain, `state${path} is not plain data: use objects, lists, numbers, texts and flags`);
        for (const [key, value] of Object.entries(inner)) leaf(value, `${path}.${key}`);
      });
      for (const [key, value] of Object.entries(state)) if (key !== 'options') leaf(value, `.${key}`);
    });
    function leaf(value: unknown, path: string): void {
      const ok =
        (typeof value === 'object' && value !== null) ||
        value === null ||
        typeof value === 'string' ||
        typeof value === 'boolean' ||
        (typeof value === 'number' && Number.isFinite(value));
      must(ok, `state${path} is ${String(value)}: leave it out or use null`);
    }
  },

  'queries change nothing': (trial) => {
    const { game, options } = trial;
    const given = JSON.stringify(options);
    play(trial, (state) => {
      const before = stateKey(state);
      game.node(state);
      game.asides(state);
      game.facts(state);
      for (const seat of game.seats(options)) game.ruledOut(game.view(state, seat));
      game.turn(state);
      game.check(state);
      for (const seat of game.seats(options)) game.scene(game.view(state, seat));
      must(
        stateKey(state) === before,
        `node, asides, facts, turn, check, view or scene wrote to the state: it was ${before}`,
      );
    });
    must(
      JSON.stringify(options) === given,
      'the options were written to: they are shared by every state of a game',
    );
  },

  'clones share nothing': (trial) => {
    const { game } = trial;
    const old: { clone: object & { readonly options: object }; key: string }[] = [];
    play(trial, (state, _, int) => {
      const clone = game.clone(state);
      must(
        stateKey(clone) === stateKey(state),
        'a clone differs from its state: clone() forgets or changes something',
      );
      must(
        clone.options === state.options,
        'a clone has other options: clone() must hand on the same object',
      );
      const mine = new Set<object>();
      insides(state, (inner) => mine.add(inner));
      insides(clone, (inner, path) =>
        must(!mine.has(inner), `a clone shares state${path}: clone() must copy it`),
      );
      if (nowAndThen(int, 8)) old.push({ clone, key: stateKey(clone) });
    });
    for (const { clone, key } of old)
      must(
        stateKey(clone) === key,
        'an old clone changed as play went on: clone() must copy every list and object',
      );
  },

  'a log changes nothing': (trial) => {
    const { game } = trial;
    const silent = play(trial, () => {});
    const reported: { facts: object; text: string }[] = [];
    const told = play(
      trial,
      () => {},
      (event, facts) => {
        reported.push({ facts: facts as object, text: JSON.stringify(facts) });
        const rules = ruleIds(game.why.events[event]);
        const behind = rulesForEvent(game.why, event, facts);
        must(behind.length > 0, `no rule explains the event '${event}': add it to why.events`);
        must(
          behind.every((rule) => rules.includes(rule)),
          `why.byFacts of '${event}' names a rule that why.events does not: add it there`,
        );
        must(
          rules.every((rule) => rule in game.why.rules),
          `why.events of '${event}' names a rule that is not in why.rules: add it there and to words/*.rules`,
        );
      },
    );
    // If facts were parts of the state, they'd change after the story was told.
    for (const { facts, text } of reported)
      must(
        JSON.stringify(facts) === text,
        `facts that were reported changed later (${text}): copy what belongs to the state before you log it`,
      );
    must(
      stateKey(silent) === stateKey(told),
      'play differs with a log: apply() must not look at whether there is one',
    );
  },

  'a turn keeps its name until the next one starts': (trial) => {
    let named = '';
    play(trial, (state, node) => {
      const turn = trial.game.turn(state);
      must(
        node.kind === 'end' || turn !== '' || named === '',
        `turn() is '' in the midst of turn '${named}': return the name at every step, not only at the first`,
      );
      named = turn;
    });
  },

  'invariants hold after every move': (trial) => {
    play(trial, (state) => trial.game.check(state));
  },

  'the scene is sound': (trial) => {
    play(trial, (state) => soundScene(trial.game, state));
  },

  'a game that hides nothing shows every seat the same': (trial) => {
    const { game, options } = trial;
    if (game.hides) return;
    const seats = game.seats(options);
    const declare = 'declare hides: true';
    play(
      trial,
      (state, node) => {
        const views = new Set(seats.map((seat) => JSON.stringify(game.view(state, seat))));
        must(views.size === 1, `view() shows some seats more than others: ${declare}`);
        must(node.kind !== 'chance' || node.secret === undefined, `a draw is secret: ${declare}`);
        for (const fact of game.facts(state))
          must(fact.secret === undefined, `the fact '${fact.id}' is secret: ${declare}`);
      },
      (event, _, secret) => must(secret === undefined, `the event '${event}' is secret: ${declare}`),
    );
  },

  'redrawn positions look the same to the seat': (trial) => {
    const { game, options } = trial;
    play(trial, (state, node, int) => {
      if (!nowAndThen(int, 6)) return;
      for (const seat of game.seats(options)) {
        const world = chair(game, state, seat, int).sample();
        game.check(world);
        const mine = JSON.stringify(game.view(state, seat));
        must(
          JSON.stringify(game.view(world, seat)) === mine,
          `'${seat}' sees a difference after determinize(): it may redraw only what view() hides`,
        );
        const there = game.node(world);
        const asked = node.kind === 'decision' && node.seat === seat;
        if (asked)
          must(
            JSON.stringify(there) === JSON.stringify(node),
            `'${seat}' is asked something else after determinize(): it may redraw only what view() hides`,
          );
      }
    });
  },

  'every aside can be played, and the game continues': (trial) => {
    const { game } = trial;
    play(trial, (state, _, int) => {
      const asides = game.asides(state);
      if (asides.length === 0 || !nowAndThen(int, 12)) return;
      const world = game.clone(state);
      game.apply(world, asides[int(asides.length)] as string, undefined, 'text');
      game.check(world);
      playOn(trial, world, int);
    });
  },

  'every fact can be set within its bounds, and the game continues': (trial) => {
    const { game, words = [], everywhere = false } = trial;
    const seen = new Map<string, number>();
    const rarely = everywhere ? 10 : 1;
    play(trial, (state, node, int) => {
      if (node.kind === 'end' || !(everywhere || newlyAsked(seen, node.ask, int))) return;
      const facts = game.facts(state);
      soundFacts(facts);
      const all = adjustments(facts);
      // Each once at each question, some of them again.
      const some = new Set([...untried(game, node.ask, all), ...sampled(all, MOST_ADJUSTMENTS, int)]);
      for (const adjustment of everywhere ? all : some) {
        const world = game.clone(state);
        adjusted(game, world, adjustment, (told, node) => {
          if (nowAndThen(int, SHOWN * rarely)) shown(game, world, node, words[int(words.length || 1)], told);
        });
        if (!nowAndThen(int, PLAYED_ON * rarely)) continue;
        // The next ones come on top of it, like a player who sets up a whole table.
        for (let n = int(3); n > 0; n--) {
          const [next] = sampled(adjustments(game.facts(world)), 1, int);
          if (next) adjusted(game, world, next);
        }
        playOn(trial, world, int, int(2) ? greatest : anyMove);
      }
    });
  },

  'both ends of every range can be played, and the game continues': (trial) => {
    const { game, words = [], everywhere = false } = trial;
    const seen = new Map<string, number>();
    play(trial, (state, node, int) => {
      if (node.kind !== 'decision' && node.kind !== 'table') return;
      for (const r of node.ranges) {
        soundRange(node, r);
        for (const [i, move] of ends(r).entries()) {
          const asked = newlyAsked(seen, `${node.ask} ${r.verb} ${i}`, int);
          if (!asked && !everywhere) continue;
          const world = game.clone(state);
          game.apply(world, move);
          shown(game, world, sound(game, world), words[int(words.length || 1)]);
          if (asked) playOn(trial, world, int, greatest);
        }
      }
    });
  },

  'a position survives being stored': (trial) => {
    const { game, options } = trial;
    play(trial, (state, node) => {
      const copy = { options, ...JSON.parse(stateKey(state)) } as typeof state;
      must(
        JSON.stringify(game.node(copy)) === JSON.stringify(node),
        'another node after reading the position back: all that node() looks at must be in the state',
      );
      must(
        stateKey(copy) === stateKey(state),
        'another position after reading it back: the state must be plain data',
      );
      const text = positionText(game, state);
      const read = game.stored.read(JSON.parse(text), options);
      const seen = (s: typeof state) => JSON.stringify([game.node(s), game.facts(s), game.asides(s)]);
      must(
        seen(read) === seen(state) && positionText(game, read) === text,
        'another position after reading a checkpoint',
      );
    });
  },

  'the stand-in gives legal answers': (trial) => {
    const { game } = trial;
    if (!game.lab.standIn) return;
    play(trial, (state, node, int) => {
      if (node.kind !== 'table' && node.kind !== 'decision') return;
      const answer = game.lab.standIn?.(state, int);
      must(
        answer === undefined || legal(node, answer),
        `standIn() says '${answer}' at '${node.ask}', where it is not legal`,
      );
    });
  },

  'no bot is called like a seat or a person': ({ game, options, bots }) => {
    // A journal names who plays a seat: a person, a bot, or the seat whose person plays for somebody who is away.
    const taken: readonly string[] = [PERSON, ...game.seats(options)];
    for (const name of names(bots))
      must(
        !taken.includes(name),
        `a bot and who else may play a seat are both called '${name}': rename the bot`,
      );
  },

  'the results add up to the points that the end gives': (trial) => {
    const { game, options, report } = trial;
    if (!report) return;
    const reports: { readonly event: string; readonly facts: object }[] = [];
    const end = play(
      trial,
      () => {},
      (event, facts) => reports.push({ event, facts: facts as object }),
    );
    soundReport(game, options, game.node(end), report(options, reports));
  },

  'the journal replays from its own text': (trial) => {
    const { game, options, seed, limit, inspect } = trial;
    const int = rng(seed);
    const started = Session.start(game, options, seed >>> 0);
    must(started.ok, 'a new game is refused');
    const session = started.value;
    for (let n = 0; session.node.kind !== 'end' && n < Math.min(limit, 300); n++) {
      const { node } = session;
      const done = sometimes(session, int) ?? ahead(session, node, int);
      must(done.ok, `refused: ${JSON.stringify(done)}`);
    }
    const text = format(session.journal);
    const read = parse(text);
    must(read.ok, `not readable: ${JSON.stringify(read)}`);
    const resumed = resume(game, read.value, inspect);
    must(resumed.ok, `does not replay: ${JSON.stringify(resumed)}`);
    must(
      stateKey(resumed.value.session.state) === stateKey(session.state),
      'the journal replays to another position: apply() and adjust() may depend on the state alone',
    );
    must(format(resumed.value.session.journal) === text, 'is written differently the second time');
    must(resumed.value.session.nextDraw() === session.nextDraw(), 'the next draw differs');
    must(
      resumed.value.strays.length === 0,
      `a draw is not what the seed gives: ${JSON.stringify(resumed.value.strays[0])}`,
    );
    const n = int(session.line.length + 1);
    const copy = branch(session, 'elsewhere', n);
    must(copy.ok, `no branch at ${n}: ${JSON.stringify(copy)}`);
    must(
      copy.value.line
        .slice(0, n)
        .every(({ step }, i) => JSON.stringify(step) === JSON.stringify(session.line[i]?.step)),
      'a branch differs',
    );
    const branched = resume(game, { ...copy.value.journal, lines: [] }, inspect);
    must(branched.ok && branched.value.strays.length === 0, 'a draw of a branch is not what the seed gives');
  },

  'unlisted moves are refused and change nothing': (trial) => {
    const { game, options, seed } = trial;
    const int = rng(seed);
    const started = Session.start(game, options, seed >>> 0);
    must(started.ok, 'a new game is refused');
    const session = started.value;
    for (let n = 0; session.node.kind !== 'end' && n < 40; n++) {
      const { node } = session;
      const before = stateKey(session.state);
      const entries = session.entries.length;
      const by = node.kind === 'decision' ? node.seat : 'table';
      const refusals = [
        session.play(by, 'no-such-move'),
        session.play('nobody', anyMove(node, int)),
        session.aside('no-such-aside'),
        session.adjust('no-such-fact', '1', ''),
      ];
      must(!refusals.some((done) => done.ok), 'something that is not listed was taken');
      must(
        session.enter({ kind: 'undo', n: session.line.length + 1 }) !== undefined,
        'undone past the beginning',
      );
      must(
        stateKey(session.state) === before && session.entries.length === entries,
        'a refusal left a trace',
      );
      const next = node.kind === 'chance' ? session.roll() : session.play(by, anyMove(node, int));
      must(next.ok, `refused: ${JSON.stringify(next)}`);
    }
  },
};

/** These branch off many times in each game, so fewer games are enough. */
const WIDE: readonly string[] = [
  'every fact can be set within its bounds, and the game continues',
  'both ends of every range can be played, and the game continues',
];

export interface Settings<G extends Spec> {
  /** How many random games each check plays. */
  readonly games?: number;
  readonly limit?: number;
  readonly inspect?: Inspect;
  readonly words?: readonly UnboundWords<G>[];
  /** `report` of the game's results. */
  readonly report?: ReportOf;
  readonly bots?: Roster<G>;
  readonly name?: string;
}

/** Runs every check on a game under the given options. */
export function conforms<G extends Spec>(
  game: Game<G>,
  given: Readonly<Record<string, unknown>> = {},
  {
    games = 50,
    limit = 20_000,
    inspect = {},
    words = [],
    report,
    bots,
    name = JSON.stringify(given).slice(0, 120),
  }: Settings<G> = {},
): void {
  const resolved = resolve(game.options, given, inspect);
  if (!resolved.ok) throw new Error(`options refused: ${JSON.stringify(resolved.refusal)}`);
  const { options } = resolved;
  describe(`${game.id} conforms ${name}`, () => {
    for (const [what, check] of Object.entries(CHECKS)) {
      const usual = WIDE.includes(what) ? Math.ceil(games / 4) : games;
      const numRuns = process.env.EMPTYCHAIR_ALL ? usual * 10 : usual;
      test(what, () => {
        // The first game of the full run skips nothing.
        let everywhere = Boolean(process.env.EMPTYCHAIR_ALL);
        fc.assert(
          fc.property(fc.nat({ max: 2 ** 30 }), (seed) => {
            check({ game, options, seed, limit, inspect, words, report, bots, everywhere });
            everywhere = false;
          }),
          { numRuns, endOnFailure: true },
        );
      });
    }
  });
}
