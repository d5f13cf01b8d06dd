import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Errand, errand } from '../../../test/toys/errand.ts';
import { boerWar } from '../../games/boer-war/rules/game.ts';
import { chance, end, type Game, stateKey } from '../game.ts';
import { resolve } from '../options.ts';
import { format, formatEntry, parse } from './journal.ts';
import { branch, resume } from './resume.ts';
import { Session } from './session.ts';
import { story } from './story.ts';

function started(seed = 11, start: { fact: string; value: string }[] = []) {
  const options = resolve(boerWar.options);
  if (!options.ok) throw new Error('options');
  const session = Session.start(boerWar, options.options, seed, start);
  if (!session.ok) throw new Error(JSON.stringify(session.problem));
  return session.value;
}

/** Plays n entries with the app's chits. */
function go(session: ReturnType<typeof started>, n: number): string[] {
  const moves: string[] = [];
  for (let i = 0; i < n && session.node.kind !== 'end'; i++) {
    const done = session.node.kind === 'chance' ? session.roll() : session.play('table', 'done');
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
    moves.push(...done.value.map(formatEntry));
  }
  return moves;
}

test('a roll stays rolled: undoing and repeating gives the same result', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 60 }), (seed, n) => {
      const session = started(seed);
      go(session, n);
      const before = stateKey(session.state);
      const line = session.line.map(({ step }) => formatEntry(step));
      while (session.line.length > 0) session.undo();
      while (session.line.length < line.length) go(session, 1);
      expect(session.line.map(({ step }) => formatEntry(step))).toEqual(line);
      expect(stateKey(session.state)).toBe(before);
    }),
    { numRuns: 40 },
  );
});

test('the player can request a new draw, and the journal shows it', () => {
  const results = new Set<string>();
  const session = started(3);
  session.play('table', 'done');
  for (let i = 0; i < 12; i++) {
    results.add(session.nextDraw() as string);
    expect(session.drawAgain().ok).toBe(true);
  }
  expect(results).toEqual(new Set(['go', 'stop']));
  expect(session.entries.filter((e) => e.kind === 'again')).toHaveLength(12);
  session.roll();
  expect(session.drawAgain().ok === (session.node.kind === 'chance')).toBe(true);
});

test('the player’s own chits do not use up the app’s draws', () => {
  const one = started(8);
  const two = started(8);
  one.play('table', 'done');
  two.play('table', 'done');
  one.play('table', 'stop');
  one.play('table', 'done');
  two.play('table', 'stop');
  two.undo();
  two.play('table', 'stop');
  two.play('table', 'done');
  expect(two.nextDraw()).toBe(one.nextDraw());
});

test('draws with one outcome are entries, made by the app, and use no random number', () => {
  const session = started(1, [
    { fact: 'boers.1', value: '0' },
    { fact: 'boers.2', value: '0' },
    { fact: 'boers.3', value: '2' },
  ]);
  const done = session.play('table', 'done');
  expect(done.ok && done.value.map(formatEntry)).toEqual(['> table done', '> chance go']);
  session.play('table', 'done');
  expect(session.line.every((played) => !played.random)).toBe(true);
  // One undo undoes the player's step and the automatic draws after it.
  session.undo();
  expect(session.state.complete).toBe(1);
  session.undo();
  expect(session.state.complete).toBe(0);
});

test('undo is recorded, redo restores, a new step makes redo impossible', () => {
  const session = started(4);
  go(session, 7);
  const after = stateKey(session.state);
  session.undo(3);
  session.redo(2);
  session.redo(5);
  expect(stateKey(session.state)).toBe(after);
  session.undo(2);
  go(session, 1);
  expect(session.redo()).toMatchObject({ ok: false, problem: { reason: 'redo' } });
  expect(session.entries.filter((e) => e.kind === 'undo')).toHaveLength(2);
});

test('redo restores the step as it was played, without asking the rules again', () => {
  let refuses = false;
  // Broken rules: what is possible depends on more than the position.
  const fickle: Game<Errand> = {
    ...errand,
    node: (state) => (refuses ? end('arrived', [0]) : errand.node(state)),
  };
  const session = new Session(fickle, { steps: 3 }, 1);
  session.settle();
  expect(session.play('table', 'done').ok).toBe(true);
  const other = session.nextDraw() === 'sun' ? 'rain' : 'sun';
  expect(session.enter({ kind: 'move', by: 'chance', move: other })).toBeUndefined();
  const [line, after] = [[...session.line], stateKey(session.state)];
  // It still knows that the seed gives another result.
  expect(line.at(-1)?.due).toBeDefined();
  session.undo(2);
  refuses = true;
  expect(session.redo(2).ok).toBe(true);
  expect(session.undone).toEqual([]);
  expect(session.line).toEqual(line);
  expect(stateKey(session.state)).toBe(after);
});

describe('rules that refuse their own moves are an error', () => {
  test('a checkpoint that differs each time it is written', () => {
    let n = 0;
    const restless: Game<Errand> = {
      ...errand,
      stored: { ...errand.stored, write: (state) => ({ ...errand.stored.write(state), n: n++ }) },
    };
    expect(() => new Session(restless, { steps: 3 }, 1).settle()).toThrow('check');
  });

  test('a draw with one outcome', () => {
    let asked = 0;
    const fickle: Game<Errand> = {
      ...errand,
      node: () => {
        if (asked++ > 99) throw new Error('asked for ever');
        return chance<Errand>('weather', asked % 2 === 0 ? { rain: 1 } : { sun: 1 });
      },
    };
    expect(() => new Session(fickle, { steps: 3 }, 1).settle()).toThrow('move sun');
  });
});

test('the story keeps what was undone, marked', () => {
  const session = started(4);
  go(session, 4);
  session.undo(2);
  session.note('why not');
  const lines = story(session);
  expect(lines).toHaveLength(session.entries.length);
  expect(lines.filter((line) => line.undone)).toHaveLength(2);
  expect(lines.every((line) => line.played?.events.length !== 0)).toBe(true);
});

test('the heading of a turn is undone and redone with the step that led to it', () => {
  const session = started(4);
  const headings = () =>
    story(session)
      .filter((line) => line.entry.kind === 'check')
      .map(({ undone }) => undone);
  while (headings().length < 2) go(session, 1);
  expect(headings()).toEqual([false, false]);
  session.undo(2);
  expect(headings()).toEqual([false, true]);
  session.redo(session.undone.length);
  expect(headings()).toEqual([false, false]);
  session.undo(2);
  while (headings().length < 3) go(session, 1);
  expect(headings()).toEqual([false, true, false]);
});

test('adjusting is a checked entry with before, after and reason', () => {
  const session = started();
  expect(session.adjust('boers.1', '2', 'a counter was turned twice').ok).toBe(true);
  expect(formatEntry(session.entries.at(-1) as never)).toBe(
    '> adjust boers.1 4 2 "a counter was turned twice"',
  );
  expect(session.adjust('boers.1', '5', '')).toMatchObject({ ok: false, problem: { reason: 'value' } });
  expect(session.adjust('boers.1', 'two', '')).toMatchObject({ ok: false, problem: { reason: 'value' } });
  expect(session.adjust('boers.9', '1', '')).toMatchObject({ ok: false, problem: { reason: 'fact' } });
  session.undo();
  expect(session.state.faceUp.boers).toEqual([4, 4, 3]);
});

test('only the app and the player’s real table may make a draw', () => {
  const session = started();
  expect(session.play('player', 'done')).toMatchObject({
    ok: false,
    problem: { reason: 'by', expected: 'table' },
  });
  session.play('table', 'done');
  expect(session.play('table', 'go').ok).toBe(true);
});

test('a branch carries the line up to its point, with its notes and new draws', () => {
  const session = started(9);
  go(session, 4);
  session.undo();
  if (session.node.kind === 'chance') session.drawAgain();
  session.note('here');
  go(session, 9);
  session.undo(2);
  expect(branch(session, 'abc', 99)).toEqual({
    ok: false,
    problem: { reason: 'undo', found: '99', expected: `0-${session.line.length}` },
  });
  expect(branch(session, 'my id', 1).ok).toBe(false);
  for (const n of [0, 1, 5, session.line.length]) {
    const branched = branch(session, 'abc', n);
    if (!branched.ok) throw new Error(JSON.stringify(branched.problem));
    const copy = branched.value;
    expect(copy.entries).toContainEqual({ kind: 'from', id: 'abc', n });
    expect(copy.items).toHaveLength(copy.entries.length);
    expect(copy.line.map(({ step }) => step)).toEqual(session.line.slice(0, n).map(({ step }) => step));
    expect(stateKey(copy.state)).toBe(stateKey(session.replayed(n)));
    expect(parse(format(copy.journal)).ok).toBe(true);
  }
});

test('redo also restores the automatic draws after a step', () => {
  const session = started(1, [
    { fact: 'boers.1', value: '0' },
    { fact: 'boers.2', value: '1' },
    { fact: 'boers.3', value: '0' },
  ]);
  session.play('table', 'done');
  session.play('table', 'done');
  const line = session.line.length;
  const after = stateKey(session.state);
  session.undo(2);
  session.redo();
  expect(session.node).toMatchObject({ kind: 'table' });
  session.redo();
  expect(session.line).toHaveLength(line);
  expect(stateKey(session.state)).toBe(after);
});

test('every Turn starts with a checkpoint', () => {
  const session = started(2);
  while (session.node.kind !== 'end') go(session, 1);
  expect(
    story(session)
      .filter((line) => line.turn)
      .map((line) => line.turn),
  ).toEqual(['1', '2', '3', '4']);
});

test('undo of a long game goes back step by step to the start', () => {
  const session = started(2);
  while (session.node.kind !== 'end') go(session, 1);
  const all = session.line.length;
  expect(all).toBeGreaterThan(168);
  session.undo(100_000);
  expect(session.line).toHaveLength(0);
  expect(stateKey(session.state)).toBe(stateKey(boerWar.setup(session.options)));
});

test('what couldn’t be read back is refused, and long texts are cut', () => {
  const session = started();
  expect(session.seat('player', 'Foo Bar').ok).toBe(false);
  expect(session.note('line\u2028separator').ok).toBe(true);
  expect(session.adjust('boers.1', '2', 'x'.repeat(5000)).ok).toBe(true);
  expect(session.aside('victory:boers', 'y'.repeat(5000)).ok).toBe(true);
  const read = parse(format(session.journal));
  expect(read.ok && resume(boerWar, read.value).ok).toBe(true);
  expect(session.undo(0).ok).toBe(false);
  expect(session.redo(0).ok).toBe(false);
});

test('setting a fact to its current value changes nothing', () => {
  const session = started();
  go(session, 9);
  const before = stateKey(session.state);
  expect(session.adjust('turn', '1', '').ok).toBe(true);
  expect(stateKey(session.state)).toBe(before);
});

test('the initial table is set in the order of the facts, not in the order given', () => {
  const told = [
    { fact: 'boers.1', value: '2' },
    { fact: 'active', value: 'empire' },
    { fact: 'turn', value: '2' },
  ];
  const { state } = started(1, told);
  expect(state).toMatchObject({ turn: 2, active: 'empire', faceUp: { boers: [2, 4, 3] } });
  expect(stateKey(started(1, told.toReversed()).state)).toBe(stateKey(state));
});

test('undo and redo across the start of a Turn write no second checkpoint in the middle of it', () => {
  const session = started(2);
  while (session.state.turn === 1) go(session, 1);
  const checks = () => session.entries.filter((e) => e.kind === 'check').length;
  const before = checks();
  session.undo();
  session.redo();
  go(session, 3);
  expect(checks()).toBe(before);
});

test('undoing the start of a Turn and playing it again writes the checkpoint again', () => {
  const session = started(2);
  const toTurnTwo = () => {
    while (session.state.turn === 1) go(session, 1);
  };
  toTurnTwo();
  expect(session.entries.at(-1)?.kind).toBe('check');
  session.undo();
  expect(session.state.turn).toBe(1);
  toTurnTwo();
  expect(session.entries.at(-1)?.kind).toBe('check');
  const starts = story(session).filter(({ turn }) => turn === '2');
  expect(starts.map(({ undone }) => undone)).toEqual([true, false]);
});

test('a number has one notation; only the initial table may have it as typed', () => {
  const session = started();
  for (const value of ['02', '-0', '+2', '2.0', '١']) {
    expect(session.adjust('boers.1', value, ''), value).toMatchObject({
      ok: false,
      problem: { reason: 'value', found: `boers.1 4 ${value}` },
    });
  }
  const options = session.options;
  const start = (value: string) => Session.start(boerWar, options, 1, [{ fact: 'boers.1', value }]);
  expect(start('2').ok).toBe(true);
  expect(start('02')).toMatchObject({ ok: false, problem: { reason: 'value' } });
  // An older version wrote it like this, and those games must continue.
  const header = format({ ...session.journal, entries: [] });
  const typed = (reason: string) => {
    const read = parse(`${header}> adjust boers.1 4 02 "${reason}"\n`);
    return read.ok ? resume(boerWar, read.value) : read;
  };
  expect(typed('start')).toMatchObject({
    ok: true,
    value: { session: { state: { faceUp: { boers: [2, 4, 3] } } } },
  });
  expect(typed('')).toMatchObject({ ok: false, problem: { reason: 'value', line: 2 } });
  // Only at the beginning: later on anybody may give that reason.
  const lines = [
    '> adjust boers.1 4 03 "start"',
    '> adjust boers.2 4 03 "start"',
    '> table done',
    '> adjust boers.3 3 02 "start"',
  ];
  const later = parse(`${header}${lines.join('\n')}\n`);
  expect(later.ok && resume(boerWar, later.value)).toMatchObject({
    ok: false,
    problem: { reason: 'value', line: 5 },
  });
});

test('many steps undone and redone again and again are not all played each time', () => {
  let played = 0;
  const counting: typeof boerWar = {
    ...boerWar,
    apply(...given) {
      played++;
      boerWar.apply(...given);
    },
  };
  const session = new Session(counting, started().options, 11);
  const steps = 300;
  while (session.line.length < steps) go(session, 1);
  const before = stateKey(session.state);
  played = 0;
  for (let n = 0; n < 10; n++) {
    session.enter({ kind: 'undo', n: steps - 30 });
    session.enter({ kind: 'redo', n: steps - 30 });
  }
  expect(stateKey(session.state)).toBe(before);
  expect(played).toBeLessThan(10 * 2 * 30);
});

test('after an undo and another step, nothing of the old line comes back', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 30, max: 120 }), fc.nat({ max: 200 }), (seed, n, back) => {
      const session = started(seed);
      go(session, n);
      session.undo(Math.min(back, session.line.length - 1) || 1);
      const note = session.node.kind === 'chance' ? session.drawAgain() : session.note('');
      expect(note.ok).toBe(true);
      go(session, n);
      const line = session.line.map(({ step }) => step);
      const fresh = started(seed);
      for (const step of line) expect(fresh.enter(step)).toBeUndefined();
      expect(stateKey(session.state)).toBe(stateKey(fresh.state));
      for (const at of [line.length >> 2, line.length >> 1, line.length - 1]) {
        const other = started(seed);
        for (const step of line.slice(0, at)) other.enter(step);
        expect(stateKey(session.replayed(at))).toBe(stateKey(other.state));
      }
    }),
    { numRuns: 30 },
  );
});

test('an adjustment with a wrong old value is refused', () => {
  const session = started();
  const text = format(session.journal);
  const adjusted = (from: string, to: string) => {
    const read = parse(`${text}> adjust boers.1 ${from} ${to} ""\n`);
    return read.ok ? resume(boerWar, read.value) : read;
  };
  expect(adjusted('4', '2')).toMatchObject({ ok: true });
  for (const from of ['3', '2', '04', '-']) {
    expect(adjusted(from, '2'), from).toMatchObject({
      ok: false,
      problem: { reason: 'value', found: `boers.1 ${from} 2`, line: 3 },
    });
  }
});

test('undo never undoes more steps than there are', () => {
  const session = started();
  const refused = (reason: string, found: string, expected: string) => ({
    ok: false,
    problem: { reason, found, expected },
  });
  expect(session.undo()).toEqual(refused('undo', '1', '1-0'));
  expect(session.redo()).toEqual(refused('redo', '1', '1-0'));
  go(session, 2);
  const steps = session.line.length;
  expect(session.undo(0)).toEqual(refused('undo', '0', `1-${steps}`));
  expect(session.enter({ kind: 'undo', n: steps + 1 })).toEqual({
    reason: 'undo',
    found: String(steps + 1),
    expected: `0-${steps}`,
  });
  expect(session.line).toHaveLength(steps);
  expect(session.undo(99).ok).toBe(true);
  expect(session.line).toHaveLength(0);
  expect(session.enter({ kind: 'redo', n: steps + 1 })).toEqual({
    reason: 'redo',
    found: String(steps + 1),
    expected: `0-${steps}`,
  });
  expect(session.redo(0)).toEqual(refused('redo', '0', `1-${steps}`));
  expect(session.redo(99).ok).toBe(true);
  expect(session.line).toHaveLength(steps);
});

test('each new draw is independent of the earlier ones at this point', () => {
  const session = started(3);
  session.play('table', 'done');
  const seen: string[] = [];
  for (let i = 0; i < 30; i++) {
    seen.push(session.nextDraw() as string);
    session.drawAgain();
  }
  // The first, second, … result is the same again in the same game.
  const again = started(3);
  again.play('table', 'done');
  for (const outcome of seen) {
    expect(again.nextDraw()).toBe(outcome);
    again.drawAgain();
  }
  expect(new Set(seen).size).toBe(2);
  // The results don't simply alternate.
  expect(seen.some((outcome, i) => outcome === seen[i + 1])).toBe(true);
});

test('an impossible entry is refused with its reason, and leaves no trace', () => {
  const session = started();
  go(session, 2);
  const before = format(session.journal);
  expect(session.enter({ kind: 'seat', seat: 'nobody', who: 'bot' })).toEqual({
    reason: 'seat',
    found: 'nobody',
  });
  expect(session.enter({ kind: 'rules', version: 99, keep: 1 })).toEqual({ reason: 'rules', found: '99' });
  const { version } = boerWar;
  expect(session.enter({ kind: 'rules', version, keep: 1000 })).toEqual({
    reason: 'rules',
    found: String(version),
  });
  expect(session.enter({ kind: 'check', hash: '00000000', state: '{}' })).toMatchObject({ reason: 'check' });
  expect(format(session.journal)).toBe(before);
  expect(session.enter({ kind: 'from', id: 'abc', n: 2 })).toBeUndefined();
  expect(session.enter({ kind: 'note', text: 'x' })).toBeUndefined();
  expect(session.entries.slice(-2).map(({ kind }) => kind)).toEqual(['from', 'note']);
});
