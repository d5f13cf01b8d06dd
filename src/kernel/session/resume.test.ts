import { describe, expect, test } from 'vitest';
import { type Errand, errand } from '../../../test/toys/errand.ts';
import type { AnySpec, Game } from '../game.ts';
import { stateKey } from '../game.ts';
import { resolve } from '../options.ts';
import { rng } from '../rng.ts';
import { keyHash } from './draws.ts';
import { checksum, format, parse } from './journal.ts';
import { branch, parseFor, resume } from './resume.ts';
import { Session } from './session.ts';
import { story } from './story.ts';

function started(game: Game<Errand> = errand, seed = 5): Session<Errand> {
  const options = resolve(game.options);
  if (!options.ok) throw new Error('options');
  const session = Session.start(game, options.options, seed);
  if (!session.ok) throw new Error('start');
  return session.value;
}

function read(text: string) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

/** Marches n steps. */
function march(session: Session<Errand>, n: number): void {
  for (let i = 0; i < n; i++) {
    session.play('table', 'done');
    session.play('table', 'sun');
  }
}

const newer: Game<Errand> = { ...errand, version: 2 };
/** Rules in which the third step of a march is a rest, without sunshine. */
const stricter: Game<Errand> = {
  ...newer,
  node(s) {
    const node = errand.node(s);
    return node.kind === 'chance' && node.ask === 'weather' && s.marched === 3
      ? { ...node, moves: ['rain'], weights: [1], total: 1 }
      : node;
  },
};
/** Rules under which a march costs a wound: the same moves, another position. */
const harder: Game<Errand> = {
  ...newer,
  apply(s, move, log) {
    errand.apply(s, move, log);
    if (move === 'done') s.wounds++;
  },
};

test('a journal of a newer version of the rules is refused', () => {
  const text = format({ ...started(newer).journal, version: 2 });
  expect(resume(errand, read(text))).toMatchObject({
    ok: false,
    problem: { reason: 'newer-game', found: '2', expected: '1', line: 1 },
  });
});

test('because of its version, not because of an entry that only newer rules know', () => {
  const text = `${format(started(newer).journal)}> of-tomorrow {}\n`;
  expect(parseFor(newer, text)).toMatchObject({ problem: { reason: 'line' } });
  expect(parseFor(errand, text)).toMatchObject({ problem: { reason: 'newer-game', found: '2', line: 1 } });
});

test('an older journal that replays the same continues, and records where the new rules start', () => {
  const old = started();
  march(old, 2);
  const resumed = resume(newer, read(format(old.journal)));
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  const { session, lost } = resumed.value;
  expect(lost).toEqual([]);
  expect(stateKey(session.state)).toBe(stateKey(old.state));
  expect(session.entries.at(-2)).toEqual({ kind: 'rules', version: 2, keep: old.entries.length });
  expect(session.base).toBe(0);
  march(session, 1);
  const again = resume(newer, read(format(session.journal)));
  expect(again).toMatchObject({ ok: true, value: { lost: [] } });
  if (again.ok) expect(again.value.session.entries).toEqual(session.entries);
});

test('if an entry has become illegal, the game continues from its last good checkpoint', () => {
  const old = started();
  march(old, 5);
  old.play('table', 'done');
  const resumed = resume(stricter, read(format(old.journal)));
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  const { session } = resumed.value;
  // The checkpoint after the fifth step is intact, and the step since then is still legal.
  expect(stateKey(session.state)).toBe(stateKey(old.state));
  expect(session.base).toBe(session.line.length);
  expect(session.undo().ok).toBe(false);
  expect(story(session).filter((line) => line.entry.kind === 'rules')).toHaveLength(1);
});

test('entries that can no longer be played are kept and shown, but don’t count', () => {
  const old = started();
  march(old, 2);
  old.play('table', 'done');
  old.play('table', 'sun');
  const text = format(old.journal).replace(/> check [0-9a-f]{8} \{"marched":3.*\n$/, '');
  const resumed = resume(stricter, read(text));
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  const { session, lost } = resumed.value;
  expect(session.state.marched).toBe(2);
  expect(lost).toEqual([
    { kind: 'move', by: 'table', move: 'done' },
    { kind: 'move', by: 'table', move: 'sun' },
  ]);
  expect(story(session).filter((line) => line.undone)).toHaveLength(2);
  march(session, 1);
  const again = resume(stricter, read(format(session.journal)));
  if (!again.ok) throw new Error(JSON.stringify(again.problem));
  expect(stateKey(again.value.session.state)).toBe(stateKey(session.state));
  expect(again.value.session.entries).toEqual(session.entries);
});

test('if a checkpoint differs, its position counts, not that of the new rules', () => {
  const old = started();
  march(old, 3);
  const resumed = resume(harder, read(format(old.journal)));
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  expect(resumed.value.session.state.wounds).toBe(0);
  march(resumed.value.session, 1);
  expect(resumed.value.session.state.wounds).toBe(1);
  const again = resume(harder, read(format(resumed.value.session.journal)));
  expect(again.ok && again.value.session.state.wounds).toBe(1);
});

test('a rescued game is rescued again if even newer rules differ', () => {
  const old = started();
  march(old, 3);
  const second = resume(harder, read(format(old.journal)));
  if (!second.ok) throw new Error(JSON.stringify(second.problem));
  march(second.value.session, 1);
  // The third version removes the wounds again.
  const third = resume({ ...errand, version: 3 }, read(format(second.value.session.journal)));
  if (!third.ok) throw new Error(JSON.stringify(third.problem));
  const { session, lost } = third.value;
  expect([session.state.marched, session.state.wounds, lost]).toEqual([4, 1, []]);
  const versions = session.entries.flatMap((e) => (e.kind === 'rules' ? [e.version] : []));
  expect(versions).toEqual([2, 3]);
});

test('a journal of this version must replay exactly: a wrong line is named', () => {
  const session = started();
  march(session, 2);
  const text = format(session.journal);
  expect(resume(errand, read(text.replace('> table sun', '> table snow')))).toMatchObject({
    ok: false,
    problem: { reason: 'move', line: 4, found: 'snow', expected: 'sun, rain' },
  });
  const state = '{"marched":4,"wounds":0,"stack":["march"]}';
  const wrong = text.replace(/> check [0-9a-f]{8} \{"marched":1.*/, `> check ${checksum(state)} ${state}`);
  expect(resume(errand, read(wrong))).toMatchObject({ ok: false, problem: { reason: 'check' } });
  // The position was changed but not its checksum: the two reported checksums differ.
  const kept = text.replace(/(> check [0-9a-f]{8} )\{"marched":1.*/, `$1${state}`);
  const told = resume(errand, read(kept));
  const { found, expected } = told.ok ? {} : told.problem;
  expect([told.ok, found]).toEqual([false, checksum(state)]);
  expect(text).toContain(`> check ${expected} {"marched":1`);
});

test('unknown and disallowed options are refused', () => {
  const text = format(started().journal);
  expect(resume(errand, read(text.replace('{"steps":6}', '{"steps":60}')))).toMatchObject({
    ok: false,
    problem: { reason: 'option' },
  });
  expect(resume(errand, read(text.replace('{"steps":6}', '{"leaps":6}')))).toMatchObject({
    ok: false,
    problem: { reason: 'option' },
  });
});

test('a checkpoint that was undone doesn’t count', () => {
  const old = started();
  march(old, 5);
  old.undo(3);
  const resumed = resume(stricter, read(format(old.journal)));
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  expect(stateKey(resumed.value.session.state)).toBe(stateKey(old.state));
});

test('nor does an undone one after as many new steps', () => {
  const old = started();
  march(old, 3);
  old.undo(2);
  old.play('table', 'done');
  old.aside('ambush');
  // The line is as long as at the checkpoint after the third step, but the last two steps differ.
  expect(old.line).toHaveLength(6);
  const resumed = resume(stricter, read(format(old.journal)));
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  expect(stateKey(resumed.value.session.state)).toBe(stateKey(old.state));
  expect(resumed.value.lost).toEqual([]);
  expect(resumed.value.session.line.map(({ step }) => step)).toEqual(old.line.map(({ step }) => step));
});

test('a rescued game reads the same every time, after any moves, undos and notes', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const int = rng(seed);
    const old = started(errand, seed);
    wander(old, int, 20);
    const first = resume(stricter, read(format(old.journal)));
    if (!first.ok) throw new Error(JSON.stringify(first.problem));
    const { session } = first.value;
    wander(session, int, 15);
    const second = resume(stricter, read(format(session.journal)));
    if (!second.ok) throw new Error(`seed ${seed}: ${JSON.stringify(second.problem)}`);
    const again = second.value.session;
    expect(again.entries).toEqual(session.entries);
    expect(stateKey(again.state)).toBe(stateKey(session.state));
    expect(again.line.map(({ step }) => step)).toEqual(session.line.map(({ step }) => step));
    expect(again.nextDraw()).toBe(session.nextDraw());
    const copy = branch(session, 'x', session.line.length);
    expect(copy.ok && stateKey(copy.value.state)).toBe(stateKey(session.state));
  }
});

/** Plays, undoes, redoes, requests new draws and adds notes at random. */
function wander(session: Session<Errand>, int: ReturnType<typeof rng>, n: number): void {
  for (let i = 0; i < n && session.node.kind !== 'end'; i++) {
    const spin = int(10);
    if (spin === 0) session.undo(1 + int(4));
    else if (spin === 1) session.redo(1 + int(2));
    else if (spin === 2) session.note('a\u2028b');
    else if (spin === 3) session.drawAgain();
    else if (spin === 4) session.aside('ambush', 'x'.repeat(3000));
    else if (session.node.kind === 'chance') session.roll();
    else if (session.node.kind === 'table') session.play('table', 'done');
    else session.play('player', int(2) ? 'flee' : 'fight');
  }
}

test('a rescue keeps who sits where, at once and at every later reading', () => {
  const old = started();
  old.seat('player', 'simple');
  march(old, 4);
  old.seat('player', 'random');
  const first = resume(stricter, read(format(old.journal)));
  expect(first.ok && first.value.session.who).toEqual({ player: 'random' });
  const second = first.ok ? resume(stricter, read(format(first.value.session.journal))) : first;
  expect(second.ok && second.value.session.who).toEqual({ player: 'random' });
});

test('a rescue keeps where the draws come from, at once and at every later reading', () => {
  const draws = (session: Session<Errand>) =>
    Array.from({ length: 8 }, () => {
      if (session.node.kind === 'table') session.play('table', 'done');
      session.drawAgain();
      return session.nextDraw();
    });
  const key = 'ab'.repeat(32);
  for (const change of [
    (session: Session<Errand>) => session.changeSource({ by: 'seed', seed: 77 }),
    (session: Session<Errand>) => session.changeSource({ by: 'key', hash: keyHash(key) }),
    (session: Session<Errand>) => {
      session.changeSource({ by: 'key', hash: keyHash(key) });
      return session.publish(key);
    },
  ]) {
    const old = started();
    march(old, 4);
    expect(change(old).ok).toBe(true);
    const text = format(old.journal);
    const first = resume(stricter, read(text));
    if (!first.ok) throw new Error(JSON.stringify(first.problem));
    const second = resume(stricter, read(format(first.value.session.journal)));
    if (!second.ok) throw new Error(JSON.stringify(second.problem));
    for (const { session } of [first.value, second.value]) expect(session.source).toEqual(old.source);
    const plain = resume(errand, read(text));
    expect(plain.ok && draws(plain.value.session)).toEqual(draws(first.value.session));
  }
});

test('a key of draws before a rescue can be published after it', () => {
  const key = 'ab'.repeat(32);
  const old = started();
  march(old, 4);
  expect(old.changeSource({ by: 'key', hash: keyHash(key) }).ok).toBe(true);
  expect(old.changeSource({ by: 'key', hash: keyHash('cd'.repeat(32)) }).ok).toBe(true);
  const rescued = resume(stricter, read(format(old.journal)));
  if (!rescued.ok) throw new Error(JSON.stringify(rescued.problem));
  expect(rescued.value.session.publish(key).ok).toBe(true);
});

test('after a rescue a broken line is refused, not rescued again', () => {
  const old = started();
  march(old, 4);
  const first = resume(stricter, read(format(old.journal)));
  if (!first.ok) throw new Error(JSON.stringify(first.problem));
  march(first.value.session, 1);
  const text = format(first.value.session.journal);
  const at = text.lastIndexOf('> table sun');
  const broken = `${text.slice(0, at)}> table snow${text.slice(at + 11)}`;
  expect(resume(stricter, read(broken))).toMatchObject({
    ok: false,
    problem: { reason: 'move', found: 'snow' },
  });
});

test('a rescued game writes no second checkpoint in the middle of a Turn, however often it is opened', () => {
  const old = started();
  march(old, 4);
  const first = resume(stricter, read(format(old.journal)));
  if (!first.ok) throw new Error(JSON.stringify(first.problem));
  const second = resume(stricter, read(format(first.value.session.journal)));
  if (!second.ok) throw new Error(JSON.stringify(second.problem));
  const move = { kind: 'move', by: 'table', move: 'done' };
  for (const { session } of [first.value, second.value])
    expect(session.play('table', 'done')).toEqual({ ok: true, value: [move] });
});

test('options that no longer exist fall back to the default, and are named', () => {
  const text = format(started().journal).replace('{"steps":6}', '{"steps":6,"weather":"mild"}');
  const resumed = resume(newer, read(text));
  expect(resumed).toMatchObject({ ok: true, value: { dropped: ['weather'] } });
});

test('a checkpoint with a wrong checksum isn’t used: the one before it is', () => {
  const old = started();
  march(old, 4);
  const text = format(old.journal).replace(/(> check [0-9a-f]{8} \{"marched":4,"wounds":)0/, '$17');
  const resumed = resume(stricter, read(text));
  expect(resumed.ok && resumed.value.session.state).toMatchObject({ marched: 4, wounds: 0 });
});

test('a checkpoint that lacks a part of the position, or has its own options, isn’t used', () => {
  const old = started();
  march(old, 5);
  const damage = (state: string) =>
    format(old.journal).replace(/> check [0-9a-f]{8} \{"marched":5.*/, `> check ${checksum(state)} ${state}`);
  for (const state of [
    '{"marched":5,"stack":["march"]}',
    '{"options":{"steps":9},"marched":5,"wounds":0,"stack":["march"],"x":1}',
    '{"marched":5,"wounds":0,"stack":7}',
  ]) {
    const resumed = resume(stricter, read(damage(state)));
    expect(resumed.ok && resumed.value.session.state.marched, state).toBe(5);
    expect(resumed.ok && resumed.value.session.options.steps).toBe(6);
    expect(resumed.ok && resumed.value.session.state.stack).toEqual(['march']);
  }
});

/** What is reported about a journal text. */
function said(game: Game<Errand>, text: string) {
  const resumed = resume(game, read(text));
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  const { lost, unverified, damage, strays, uncompared } = resumed.value;
  return {
    lost: lost.length,
    steps: unverified?.steps,
    problem: unverified?.problem,
    damage,
    strays,
    uncompared,
  };
}

const NOTHING = { lost: 0, steps: undefined, problem: undefined, damage: [], strays: [], uncompared: 0 };

describe('the app’s draws and the seed', () => {
  /** A game in which the app has drawn, with the lines of its draws. */
  function drawn(game = errand) {
    const session = started(game, 12);
    for (let n = 0; n < 5; n++) {
      session.play('table', 'done');
      session.roll();
    }
    const text = format(session.journal);
    const lines = text.split('\n').flatMap((line, i) => (/^> chance /.test(line) ? [i + 1] : []));
    return { session, text, lines };
  }
  const other = { sun: 'rain', rain: 'sun' } as const;
  const change = (text: string, line: number) =>
    text
      .split('\n')
      .map((each, i) => (i + 1 === line ? each.replace(/sun|rain/, (w) => other[w as 'sun']) : each))
      .join('\n');

  test('a changed draw is found, with what the seed gives; the game continues', () => {
    const { text, lines } = drawn();
    expect(said(errand, text)).toEqual(NOTHING);
    for (const line of lines) {
      const was = text.split('\n')[line - 1]?.slice('> chance '.length) as 'sun' | 'rain';
      const { strays } = said(errand, change(text, line));
      expect(strays).toMatchObject([{ reason: 'seed', line, found: other[was], expected: was }]);
    }
  });

  test('a changed seed is noticed', () => {
    const { text } = drawn();
    const seeds = Array.from({ length: 20 }, (_, seed) => text.replace(' 12 {', ` ${100 + seed} {`));
    expect(seeds.filter((changed) => said(errand, changed).strays.length > 0).length).toBeGreaterThan(15);
  });

  test('draws by hand, new draws, undone and redone ones are fine', () => {
    const { session } = drawn();
    session.undo();
    session.drawAgain();
    // Redone although a new one was requested.
    session.redo();
    session.undo();
    session.drawAgain();
    session.roll();
    session.undo(2);
    session.play('table', 'done');
    session.play('table', 'rain');
    session.adjust('marched', '2', '');
    session.play('table', 'done');
    session.roll();
    expect(said(errand, format(session.journal))).toEqual(NOTHING);
    const copy = branch(session, 'x', session.line.length - 3);
    expect(copy.ok && said(errand, format(copy.value.journal))).toEqual(NOTHING);
  });

  test('under older rules, a draw that matches the seed is verified, and a difference proves nothing', () => {
    const { text, lines } = drawn();
    expect(said(newer, text)).toEqual(NOTHING);
    expect(said(newer, change(text, lines[1] as number))).toEqual({ ...NOTHING, uncompared: 1 });
    const first = resume(newer, read(change(text, lines[1] as number)));
    if (!first.ok) throw new Error('not read');
    first.value.session.play('table', 'done');
    first.value.session.roll();
    const since = format(first.value.session.journal);
    expect(said(newer, since)).toEqual({ ...NOTHING, uncompared: 1 });
    const last = since.split('\n').findLastIndex((line) => /^> chance /.test(line)) + 1;
    expect(said(newer, change(since, last))).toMatchObject({ strays: [{ line: last }], uncompared: 1 });
  });
});

describe('a journal of older rules that the new rules can’t replay', () => {
  const old = started();
  march(old, 4);
  old.undo();
  old.seat('player', 'simple');
  const text = format(old.journal);

  test('reports where the replay first differs, and how many steps are unverified', () => {
    const { steps, problem, damage } = said(stricter, text);
    // Those of the third day: the replay matches the checkpoints before it, and the one after it is taken over.
    expect([steps, damage]).toEqual([2, []]);
    expect(problem).toMatchObject({ reason: 'move', found: 'sun', line: 10 });
    const again = resume(stricter, read(text));
    if (!again.ok) throw new Error('not read');
    march(again.value.session, 1);
    expect(said(stricter, format(again.value.session.journal))).toMatchObject({ problem: { line: 10 } });
  });

  test.each([
    ['an undo of more than there is', '> undo 1', '> undo 90', 'undo'],
    ['a redo of nothing', '> undo 1', '> redo 1', 'redo'],
    ['a seat that is not there', '> seat player', '> seat plaier', 'seat'],
    ['somebody who is not there', '> table done', '> tabla done', 'by'],
    ['a checksum', /> check [0-9a-f]{8}/, '> check 00000000', 'check'],
  ])('%s is damage under any rules', (_, from, to, reason) => {
    expect(said(stricter, text).damage).toEqual([]);
    expect(said(stricter, text.replace(from, to)).damage).toMatchObject([
      { reason, line: expect.any(Number) },
    ]);
  });

  test('many settings that no longer exist are dropped at once, and all are named', () => {
    const many = Object.fromEntries(Array.from({ length: 40_000 }, (_, i) => [`x${i}`, 1]));
    const header = JSON.stringify({ steps: 6, ...many });
    const resumed = resume(newer, read(text.replace('{"steps":6}', header)));
    expect(resumed.ok && resumed.value.dropped).toHaveLength(40_000);
  });
});

describe('a forged change of rules', () => {
  const session = started(newer);
  march(session, 2);
  const text = format(session.journal);
  const old = resume(newer, read(format(started().journal)));
  const carried = old.ok ? format(old.value.session.journal) : '';

  test.each([
    ['to the version that it began with', `${text}> rules 2 1\n`, 'rules'],
    [
      'to that, with a checkpoint',
      `${text}> rules 2 ${session.entries.length}\n${text.trimEnd().split('\n').at(-1)}\n`,
      'rules',
    ],
    ['without its checkpoint', carried.replace(/(> rules 2 1\n)> check.*\n$/, '$1'), 'rules'],
    ['from a position that is not written down', carried.replace('> rules 2 1', '> rules 2 0'), 'rules'],
    ['from the position after it', carried.replace('> rules 2 1', '> rules 2 3'), 'rules'],
    ['from a position to come', carried.replace('> rules 2 1', '> rules 2 7'), 'rules'],
    ['to rules of tomorrow', carried.replace('> rules 2', '> rules 9'), 'newer-game'],
  ])('%s is refused', (_, changed, reason) => {
    expect(resume(newer, read(carried)).ok).toBe(true);
    expect(resume(newer, read(changed))).toMatchObject({
      ok: false,
      problem: { reason, line: expect.any(Number) },
    });
  });
});

test('a journal of another game is refused', () => {
  const text = format(started().journal).replace('toy-errand', 'toy-other');
  expect(resume(errand, read(text))).toMatchObject({
    ok: false,
    problem: { reason: 'game', found: 'toy-other', expected: 'toy-errand', line: 1 },
  });
});

test('settings that contradict each other are refused, with the name of the problem', () => {
  const journal = read(format(started().journal));
  const refusing: Game<AnySpec> = { ...errand, refuse: () => 'too-far' };
  expect(resume(refusing, journal)).toMatchObject({
    ok: false,
    problem: { reason: 'option', found: 'too-far' },
  });
});

describe('a game that stores positions in another form', () => {
  /** The form of an earlier version: one number for the march, and wounds under another name. */
  const stored: Game<Errand>['stored'] = {
    write: ({ options: _, wounds, ...position }) => ({ ...position, hurt: wounds }),
    read(text, options) {
      const { hurt, ...position } = text as Omit<Errand['state'], 'wounds'> & { hurt: number };
      return { ...position, wounds: hurt, options };
    },
  };
  const other: Game<Errand> = { ...errand, stored };

  test('does so at every checkpoint, and replays them', () => {
    const session = started(other);
    march(session, 2);
    const checks = session.entries.filter((entry) => entry.kind === 'check');
    expect(checks.length).toBeGreaterThan(1);
    for (const { state, hash } of checks) {
      expect(JSON.parse(state)).toMatchObject({ hurt: 0 });
      expect(state).not.toContain('wounds');
      expect(hash).toBe(checksum(state));
    }
    const again = resume(other, read(format(session.journal)));
    expect(again.ok && stateKey(again.value.session.state)).toBe(stateKey(session.state));
    // A journal with plain states isn't a journal of this game.
    expect(resume(errand, read(format(session.journal)))).toMatchObject({ problem: { reason: 'check' } });
  });

  test('is rescued from such a checkpoint by newer rules', () => {
    const old = started(other);
    march(old, 3);
    const resumed = resume({ ...harder, stored }, read(format(old.journal)));
    if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
    const { session } = resumed.value;
    expect(session.state).toMatchObject({ marched: 3, wounds: 0 });
    expect(session.state).not.toHaveProperty('hurt');
    expect(session.entries.at(-1)).toMatchObject({
      kind: 'check',
      state: expect.stringContaining('"hurt":0'),
    });
  });

  test('is not rescued if the checkpoint has another form', () => {
    const old = started(errand);
    march(old, 3);
    expect(resume({ ...harder, stored }, read(format(old.journal)))).toMatchObject({ ok: false });
  });

  test('is rescued if some positions have a field that a new game lacks', () => {
    const late: Game<Errand>['stored'] = {
      write: (state) => ({ ...errand.stored.write(state), ...(state.marched > 1 && { late: true }) }),
      read(text, options) {
        const { late: _, ...position } = text as Omit<Errand['state'], 'options'> & { late?: true };
        return { ...position, options };
      },
    };
    const old = started({ ...errand, stored: late });
    march(old, 3);
    const resumed = resume({ ...harder, stored: late }, read(format(old.journal)));
    expect(resumed.ok && resumed.value.session.state.marched).toBe(3);
    // What the rescue wrote is read the next time.
    if (!resumed.ok) return;
    const again = resume({ ...harder, stored: late }, read(format(resumed.value.session.journal)));
    expect(again.ok && again.value.session.state.marched).toBe(3);
  });

  test('is rescued if reading fills in what earlier versions didn’t write', () => {
    const write: Game<Errand>['stored']['write'] = (state) => ({ ...errand.stored.write(state), rested: 0 });
    const old = started(errand);
    march(old, 3);
    const journal = read(format(old.journal));
    const filled: Game<Errand> = {
      ...harder,
      stored: {
        write,
        read: (text, options) => errand.stored.read({ rested: 0, ...text }, options),
      },
    };
    const resumed = resume(filled, journal);
    expect(resumed.ok && resumed.value.session.state.marched).toBe(3);
  });
});
