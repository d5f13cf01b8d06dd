import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boerWar } from '../../games/boer-war/rules/game.ts';
import type { AnySpec, Chance } from '../game.ts';
import { resolve } from '../options.ts';
import { draw } from '../play.ts';
import { type DrawsOf, drawsWith, keyedDraws, keyHash, type Seed, seedDraws } from './draws.ts';
import { format, formatEntry, formatHeader, parse } from './journal.ts';
import { branch, resume } from './resume.ts';
import { Session } from './session.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = KEY.replaceAll('1', '2');
const SEED = 'ffeeddccbbaa99887766554433221100';

function started(seed: Seed, drawsOf?: DrawsOf): Session<AnySpec> {
  const options = resolve(boerWar.options, { turns: 4 });
  if (!options.ok) throw new Error('options');
  const session = new Session<AnySpec>(boerWar, options.options, seed, boerWar.version, drawsOf);
  session.settle();
  return session;
}

/** A shared table: the server knows the key. */
function shared(key = KEY): Session<AnySpec> {
  const session = started(SEED, drawsWith([key]));
  session.changeSource({ by: 'key', hash: keyHash(key) });
  return session;
}

function go(session: Session<AnySpec>, n: number): Session<AnySpec> {
  for (let i = 0; i < n && session.node.kind !== 'end'; i++) {
    const done = session.node.kind === 'chance' ? session.roll() : session.play('table', 'done');
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
  }
  return session;
}

function reopened(session: Session<AnySpec>, text = format(session.journal)) {
  const journal = parse(text);
  if (!journal.ok) throw new Error(JSON.stringify(journal.problem));
  const resumed = resume<AnySpec>(boerWar, journal.value);
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.problem));
  return resumed.value;
}

const drawn = ({ line }: Session<AnySpec>) =>
  line.flatMap(({ random, step }) => (random && step.kind === 'move' ? step.move : []));

test('a draw is HMAC-SHA-256 of its number, as docs/journal.md says', () => {
  const digest = createHmac('sha256', Buffer.from(KEY, 'hex')).update('3 1 0').digest();
  const first = Number(digest.readBigUInt64BE(0) & (2n ** 53n - 1n));
  expect(keyedDraws(KEY)(3, 1)(1000)).toBe(first % 1000);
  expect(keyHash(KEY)).toBe(createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex'));
});

test('all results are equally likely, and any number of them can be asked for', () => {
  const seen = [0, 0, 0, 0, 0, 0, 0];
  const rolls = 21_000;
  for (let k = 0; k < rolls / 10; k++) {
    const int = keyedDraws(KEY)(k, 0);
    for (let i = 0; i < 10; i++) (seen[int(7)] as number)++;
  }
  const chi = seen.reduce((sum, n) => sum + (n - rolls / 7) ** 2 / (rolls / 7), 0);
  // A fair seven-sided die exceeds 22.46 once in a thousand; the key is fixed.
  expect(chi).toBeLessThan(22.46);
});

test('numbers beyond the last whole multiple are rejected', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 2 ** 53 - 1 }), (k, n) => {
      const value = keyedDraws(KEY)(k, 0)(n);
      expect(value >= 0 && value < n).toBe(true);
      // Two thirds of 2^53: a third of the numbers is rejected, and what is left is used as it is.
      const wide = 6004799503160661;
      const digest = createHmac('sha256', Buffer.from(KEY, 'hex')).update(`${k} 0 0`).digest();
      const numbers = [0, 8, 16, 24].map((at) => Number(digest.readBigUInt64BE(at) & (2n ** 53n - 1n)));
      const kept = numbers.find((each) => each < wide);
      if (kept !== undefined) expect(keyedDraws(KEY)(k, 0)(wide)).toBe(kept);
    }),
  );
});

describe('a journal of format 2', () => {
  test('a seed of 128 bits is in the header, and its draws are checked', () => {
    const session = go(started(SEED), 60);
    expect(formatHeader(session.journal)).toMatch(new RegExp(`^> emptychair 2 boer-war \\d+ ${SEED} \\{`));
    expect(drawn(session).length).toBeGreaterThan(10);
    expect(reopened(session)).toMatchObject({ strays: [], uncompared: 0, unpublished: 0 });
    const changed = format(session.journal).replace(SEED, SEED.replace('f', '0'));
    expect(reopened(session, changed).strays.length).toBeGreaterThan(0);
  });

  test('format 1 as long as nothing needs 2; its lines are refused there', () => {
    const session = go(started(7), 20);
    expect(format(session.journal)).toMatch(/^> emptychair 1 /);
    session.changeSource({ by: 'seed', seed: 9 });
    const text = format(session.journal);
    expect(text).toMatch(/^> emptychair 2 /);
    expect(parse(text.replace('emptychair 2', 'emptychair 1'))).toMatchObject({
      problem: { reason: 'line' },
    });
    const wide = format(started(SEED).journal).replace('emptychair 2', 'emptychair 1');
    expect(parse(wide)).toMatchObject({ problem: { reason: 'header', line: 1 } });
    expect(parse(text.replace('emptychair 2', 'emptychair 3'))).toMatchObject({
      problem: { reason: 'newer-format', found: '3', expected: '2' },
    });
  });

  test('without the key a device replays what is written, and can’t draw', () => {
    const table = go(shared(), 60);
    const { session, unpublished, strays } = reopened(table);
    expect(session.state).toEqual(table.state);
    expect(strays).toEqual([]);
    expect(unpublished).toBe(drawn(table).length);
    while (session.node.kind !== 'chance') session.play('table', 'done');
    expect([session.canDraw, session.nextDraw()]).toEqual([false, undefined]);
    expect(session.roll()).toEqual({ ok: false, problem: { reason: 'source' } });
  });

  test('a published key verifies every draw before it, and no later draw uses it', () => {
    const table = go(shared(), 60);
    expect(table.publish(KEY).ok).toBe(true);
    const whole = reopened(table);
    expect(whole).toMatchObject({ strays: [], unpublished: 0 });
    while (table.node.kind !== 'chance') table.play('table', 'done');
    expect(table.roll()).toEqual({ ok: false, problem: { reason: 'source' } });
    expect(table.changeSource({ by: 'seed', seed: 5 }).ok).toBe(true);
    expect(table.roll().ok).toBe(true);
  });

  test('a changed draw is found once the key is published', () => {
    const table = go(shared(), 60);
    const last = table.line.findLast(({ random }) => random);
    if (last?.step.kind !== 'move') throw new Error('no draw');
    const entries = table.entries.slice(0, last.entry + 1);
    const move = last.step.move === 'go' ? 'stop' : 'go';
    const text = format({ ...table.journal, entries: entries.with(-1, { ...last.step, move }) });
    expect(reopened(table, text)).toMatchObject({ strays: [], unpublished: drawn(table).length });
    expect(reopened(table, `${text}> key ${KEY}\n`).strays).toMatchObject([{ reason: 'keyed' }]);
  });

  test('a key that belongs to no source is refused', () => {
    const table = go(shared(), 10);
    expect(table.publish(OTHER)).toMatchObject({
      problem: { reason: 'key', found: keyHash(OTHER), expected: keyHash(KEY) },
    });
    expect(go(started(7), 4).publish(KEY)).toMatchObject({ problem: { reason: 'key', expected: '' } });
  });

  test('of thousands of sources only a few are named when a key belongs to none', () => {
    const session = started(7);
    const hashes = Array.from({ length: 2000 }, (_, n) => n.toString(16).padStart(64, '0'));
    for (const hash of hashes) session.changeSource({ by: 'key', hash });
    expect(session.publish(OTHER)).toMatchObject({ problem: { expected: hashes.slice(0, 3).join(', ') } });
  });

  test('each stretch counts from its start, over undo and redo', () => {
    const session = started(SEED, drawsWith([KEY]));
    go(session, 9);
    const before = drawn(session).length;
    session.changeSource({ by: 'key', hash: keyHash(KEY) });
    go(session, 12);
    const all = drawn(session);
    const again = started(SEED, drawsWith([KEY]));
    go(again, 9);
    again.changeSource({ by: 'key', hash: keyHash(KEY) });
    session.undo(20);
    session.redo(20);
    expect(drawn(session)).toEqual(all);
    session.undo(6);
    go(session, 6);
    expect(drawn(session)).toEqual(all.slice(0, drawn(session).length));
    go(again, 12);
    expect(drawn(again)).toEqual(all);
    expect(before).toBeGreaterThan(0);
    expect(reopened(session).strays).toEqual([]);
  });

  test('the old seed foretells nothing of the next stretch', () => {
    const [one, two] = [KEY, OTHER].map((key) => {
      const session = started(7, drawsWith([key]));
      session.changeSource({ by: 'key', hash: keyHash(key) });
      return drawn(go(session, 200)).join(' ');
    });
    expect(one).not.toBe(two);
  });

  test('a branch takes later keys with it, so its draws can still be checked', () => {
    const table = go(shared(), 40);
    table.publish(KEY);
    const copy = branch(table, 'abc', 6);
    if (!copy.ok) throw new Error('no branch');
    expect(copy.value.entries.map(formatEntry)).toContain(`> key ${KEY}`);
    expect(reopened(copy.value)).toMatchObject({ strays: [], unpublished: 0 });
    expect(copy.value.canDraw).toBe(false);
  });
});

describe('the search for a seed', () => {
  // 2^32 numbers took a loop in C 49 CPU seconds and 15 rolls; a test affords 2^18.
  const BITS = 18;

  /** Every seed below 2^BITS from which all of these public draws follow. */
  function seedsThatFit(session: Session<AnySpec>): number[] {
    const public_ = session.line.flatMap(({ random, step }, at) => {
      const node = session.game.node(session.replayed(at));
      return random && step.kind === 'move' ? { node: node as Chance<AnySpec>, move: step.move } : [];
    });
    expect(public_.length).toBeGreaterThan(40);
    const found: number[] = [];
    for (let seed = 0; seed < 2 ** BITS; seed++) {
      const draws = seedDraws(seed);
      if (public_.every(({ node, move }, k) => draw(node, draws(k, 0)) === move)) found.push(seed);
    }
    return found;
  }

  test('finds an old seed from its public draws, and so every later one', () => {
    expect(seedsThatFit(go(started(123_456), 200))).toEqual([123_456]);
  });

  test('finds nothing at a shared table, nor for a new local seed', () => {
    const table = started(123_456, drawsWith([KEY]));
    table.changeSource({ by: 'key', hash: keyHash(KEY) });
    expect(seedsThatFit(go(table, 200))).toEqual([]);
    expect(seedsThatFit(go(started(SEED), 200))).toEqual([]);
  });
});
