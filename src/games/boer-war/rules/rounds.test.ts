/** The rules clause by clause, the text's two examples number for number, and the golden rounds of every pool. */
import { describe, expect, test } from 'vitest';
import { stateKey } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { Session } from '../../../kernel/session/session.ts';
import { boerWar } from './game.ts';
import { POOL_RULES, type PoolRule, SIDES, type Side } from './options.ts';
import { randomPool, roundsFinished } from './rounds.ts';
import type { Actions, BoerWar, FaceUp } from './state.ts';

type Given = Readonly<Record<string, unknown>>;

/** A new game; `at` sets a side's face-up counters before its round. */
function begin(given: Given = {}, at?: { side: Side; faceUp: FaceUp }): Session<BoerWar> {
  const resolved = resolve(boerWar.options, given);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  const start = at
    ? [
        ...at.faceUp.map((n, i) => ({ fact: `${at.side}.${i + 1}`, value: String(n) })),
        { fact: 'active', value: at.side },
      ]
    : [];
  const session = Session.start(boerWar, resolved.options, 1, start);
  if (!session.ok) throw new Error(JSON.stringify(session.problem));
  return session.value;
}

/** Plays one round: "done" for every action, draws from the script. Returns the pools seen and the events reported. */
function round(session: ReturnType<typeof begin>, script: string[]) {
  const from = session.line.length;
  const finished = (side: Side) => roundsFinished(session.state, side);
  const { active } = session.state;
  const before = finished(active);
  const left = [...script];
  while (session.state.active === active && finished(active) === before && session.node.kind !== 'end') {
    const { node } = session;
    const done =
      node.kind === 'table' ? session.play('table', 'done') : session.play('table', left.shift() ?? 'none');
    if (!done.ok) throw new Error(JSON.stringify(done.problem));
  }
  expect(left, 'the script is used up').toEqual([]);
  const played = session.line.slice(from);
  const told = played.flatMap((p) => p.events);
  const pools = told.filter((t) => t.event === 'drawn').map((t) => t.facts as { stop: number; go: number });
  const over = told.find((t) => t.event === 'round-over')?.facts as { actions: number } | undefined;
  return {
    pools: pools.map(({ stop, go }) => `${stop}/${go}`),
    empty: told.some((t) => t.event === 'empty-pool' || t.event === 'last-two'),
    actions: over?.actions,
    /** Those that the pool left open. */
    draws: played.filter((p) => p.step.kind === 'move' && p.ask === 'next-action' && p.total > p.weight)
      .length,
    told,
  };
}

const place = (session: ReturnType<typeof begin>, id: string) => {
  const found = boerWar.scene(session.state).find((p) => p.id === id);
  if (!found) throw new Error(`no place ${id}`);
  return found;
};
const cellOf = (session: ReturnType<typeof begin>, track: string, piece: string) =>
  place(session, track).pieces.find((p) => p.id === piece)?.cell;
const faceUpOn = (session: ReturnType<typeof begin>, side: Side) =>
  place(session, `actions.${side}`)
    .pieces.filter((p) => p.face === 'up')
    .map((p) => p.print)
    .join('');

describe('the table', () => {
  test('B10 B14 each side has a separate Rounds Track, 0 to 11 from left to right', () => {
    const session = begin();
    const numbers = Array.from({ length: 12 }, (_, i) => String(i));
    expect(place(session, 'rounds.boers')).toMatchObject({ kind: 'track', owner: 'boers', cells: numbers });
    expect(place(session, 'rounds.empire')).toMatchObject({ kind: 'track', owner: 'empire', cells: numbers });
  });

  test('B11 B12 B13 B16 B17 B18 each Actions Track has four 1s, four 2s and three 3s', () => {
    for (const side of SIDES) expect(place(begin(), `actions.${side}`).cells?.join('')).toBe('11112222333');
  });

  test('B15 there are two sides, and the Empire is the one that is headed British in English', () => {
    expect(SIDES).toEqual(['boers', 'empire']);
    const owners = new Set(
      boerWar
        .scene(begin().state)
        .map((p) => p.owner)
        .filter(Boolean),
    );
    expect(owners).toEqual(new Set(SIDES));
  });

  test('B08 B19 at the start every space holds a counter of its own number, number side up', () => {
    for (const side of SIDES) {
      const track = place(begin(), `actions.${side}`);
      expect(track.pieces).toHaveLength(11);
      for (const piece of track.pieces) {
        expect(piece).toMatchObject({
          kind: 'action',
          face: 'up',
          owner: side,
          print: track.cells?.[piece.cell ?? -1],
        });
      }
    }
  });

  test('B20 R8 "Round finished" starts on 0, one for each side', () => {
    for (const side of SIDES) expect(cellOf(begin(), `rounds.${side}`, `round-finished.${side}`)).toBe(0);
  });

  test('B21 there is exactly one cup', () => {
    expect(boerWar.scene(begin().state).filter((p) => p.kind === 'cup')).toHaveLength(1);
  });

  test('B22 "Action complete" is at hand, and on no track, before the first action', () => {
    const session = begin();
    expect(place(session, 'at-hand').pieces).toMatchObject([{ id: 'action-complete' }]);
    for (const side of SIDES) expect(cellOf(session, `rounds.${side}`, 'action-complete')).toBeUndefined();
  });

  test('B55 B56 no pool of the literal rule needs more than four GO! or four STOP markers', () => {
    for (let a = 0; a <= 4; a++)
      for (let b = 0; b <= 4; b++)
        for (let c = 0; c <= 3; c++)
          for (const k of [1, 2] as const) {
            const { stop, go } = randomPool('literal', [a, b, c], k);
            expect(Math.max(stop, go)).toBeLessThanOrEqual(4);
          }
    expect(randomPool('literal', [4, 4, 3], 1)).toEqual({ stop: 4, go: 4 });
  });

  test('B58 the markers in the cup are face down and look alike', () => {
    const session = begin();
    session.play('table', 'done');
    const chits = place(session, 'cup').pieces;
    expect(chits.map((p) => p.face)).toEqual(['down', 'down']);
  });
});

describe('a round', () => {
  test.each(POOL_RULES)(
    'B01 one person plays both sides: a whole game asks no other seat (%s)',
    (poolRule) => {
      const session = begin({ poolRule });
      while (session.node.kind !== 'end') {
        const { node } = session;
        expect(node.kind).not.toBe('decision');
        node.kind === 'chance' ? session.roll() : session.play('table', 'done');
      }
      expect(boerWar.seats(session.options)).toEqual(['player']);
      expect(session.node).toMatchObject({ outcome: 'played-out' });
    },
  );

  test.each(POOL_RULES)('B23 every round of either side begins with its first action (%s)', (poolRule) => {
    const session = begin({ poolRule });
    const begun: string[] = [];
    while (session.node.kind !== 'end') {
      const { turn, active, complete, step } = session.state;
      const round = `${turn} ${active} ${roundsFinished(session.state, active) + 1}`;
      if (step !== 'new-turn' && begun.at(-1) !== round) {
        begun.push(round);
        expect(session.node).toMatchObject({ kind: 'table', ask: 'action', moves: ['done'] });
        expect(complete).toBe(0);
      }
      session.node.kind === 'chance' ? session.roll() : session.play('table', 'done');
    }
    expect(begun).toHaveLength(4 * 22);
  });

  test('B24 B71 the first action comes without a draw, in every round; there is no pool before it', () => {
    const session = begin();
    for (let i = 0; i < 4; i++) {
      expect(session.node.kind).toBe('table');
      expect(place(session, 'cup').pieces).toEqual([]);
      session.play('table', 'done');
      expect(session.node.kind).toBe('chance');
      expect(place(session, 'cup').pieces).not.toEqual([]);
      session.play('table', 'stop');
    }
  });

  test('B06 B25 after the first action "Action complete" is on 1 of the active side’s Rounds Track', () => {
    const session = begin();
    session.play('table', 'done');
    expect(cellOf(session, 'rounds.boers', 'action-complete')).toBe(1);
    expect(cellOf(session, 'rounds.boers', 'round-finished.boers')).toBe(0);
    expect(cellOf(session, 'rounds.empire', 'action-complete')).toBeUndefined();
  });

  test('B26 B72 before a draw the cup holds two counts: GO! for one more action, STOP for none', () => {
    const session = begin({}, { side: 'boers', faceUp: [3, 2, 3] });
    session.play('table', 'done');
    expect(place(session, 'cup').pieces).toMatchObject([
      { kind: 'stop', count: 3 },
      { kind: 'go', count: 2 },
    ]);
    expect(session.node).toMatchObject({ moves: ['stop', 'go'], weights: [3, 2] });
  });

  test('B04 B27 one marker is drawn, each as likely as any other', () => {
    const session = begin({}, { side: 'boers', faceUp: [1, 3, 0] });
    session.play('table', 'done');
    expect(session.node).toMatchObject({ kind: 'chance', ask: 'next-action', weights: [1, 3], total: 4 });
    const entries = session.entries.length;
    session.roll();
    expect(session.entries[entries]).toMatchObject({ by: 'chance' });
  });

  test('B28 B29 B30 a STOP ends the round: the counter with the number of its actions is flipped, "Round finished" moves one space', () => {
    const session = begin();
    expect(round(session, ['stop'])).toMatchObject({ actions: 1, pools: ['4/4'] });
    expect(session.state.faceUp).toEqual({ boers: [3, 4, 3], empire: [4, 4, 3] });
    expect(cellOf(session, 'rounds.boers', 'round-finished.boers')).toBe(1);
    expect(cellOf(session, 'rounds.empire', 'round-finished.empire')).toBe(0);
    expect(round(session, ['go', 'stop'])).toMatchObject({ actions: 2 });
    expect(session.state.faceUp).toEqual({ boers: [3, 4, 3], empire: [4, 3, 3] });
  });

  test('B09 counters are flipped from the number side to the back', () => {
    const session = begin();
    round(session, ['stop']);
    expect(faceUpOn(session, 'boers')).toBe('1112222333');
    expect(place(session, 'actions.boers').pieces.filter((p) => p.face === 'down')).toHaveLength(1);
  });

  test('B31 B53 after a round the other side is active, whether a STOP or a third action ended it', () => {
    const session = begin();
    round(session, ['stop']);
    expect(session.state.active).toBe('empire');
    round(session, ['go', 'go']);
    expect(session.state.active).toBe('boers');
    expect(session.node).toMatchObject({ ask: 'action' });
  });

  test('B32 a GO! gives one more action, carried out before any other draw', () => {
    const session = begin();
    session.play('table', 'done');
    session.play('table', 'go');
    expect(session.node).toMatchObject({ kind: 'table', ask: 'action' });
  });

  test('B07 B33 "Action complete" moves one space for each action, and is on 1 to 3 or beside the track', () => {
    const session = begin();
    const seen: (number | undefined)[] = [];
    const look = () => seen.push(cellOf(session, 'rounds.boers', 'action-complete'));
    for (const move of ['done', 'go', 'done', 'go', 'done']) {
      session.play('table', move);
      look();
    }
    expect(seen).toEqual([1, 1, 2, 2, undefined]);
    const third = session.line.at(-1)?.events.find((t) => t.event === 'action');
    expect(third?.facts).toMatchObject({ nth: 3 });
  });

  test('B34 B36 B37 B38 the third action ends the round without another draw', () => {
    const session = begin();
    const { told, actions, draws } = round(session, ['go', 'go']);
    expect({ actions, draws }).toEqual({ actions: 3, draws: 2 });
    expect(told.filter((t) => t.event === 'action')).toHaveLength(3);
    expect(session.state.faceUp.boers).toEqual([4, 4, 2]);
    expect(place(session, 'at-hand').pieces).toMatchObject([{ id: 'action-complete' }]);
    expect(cellOf(session, 'rounds.boers', 'round-finished.boers')).toBe(1);
  });

  test('B35 a round stopped by STOP never returns to the cup', () => {
    const session = begin();
    for (const move of ['done', 'go', 'done', 'stop']) expect(session.play('table', move).ok).toBe(true);
    expect(session.node).toMatchObject({ kind: 'table', ask: 'action' });
    expect(session.state).toMatchObject({ active: 'empire', complete: 0 });
  });

  test('B39 B77 after the second action the cup is filled again, and the drawn GO! goes back', () => {
    const session = begin({}, { side: 'boers', faceUp: [4, 1, 1] });
    expect(round(session, ['go', 'go']).pools).toEqual(['4/1', '1/1']);
  });

  test('B05 "Round finished" is on the number of rounds the side has finished', () => {
    const session = begin();
    for (let i = 1; i <= 8; i++) {
      round(session, ['stop']);
      const side = i % 2 ? 'boers' : 'empire';
      expect(cellOf(session, `rounds.${side}`, `round-finished.${side}`)).toBe(Math.ceil(i / 2));
    }
  });

  test('B62 in the first round the pool follows from the actions done in it alone', () => {
    for (const side of SIDES) {
      expect(randomPool('literal', begin().state.faceUp[side], 1)).toEqual({ stop: 4, go: 4 });
      expect(randomPool('literal', begin().state.faceUp[side], 2)).toEqual({ stop: 4, go: 3 });
    }
  });

  test('B63 later the pool follows from how many rounds had one, two and three actions, in any order', () => {
    const one = begin();
    const two = begin();
    for (const script of [['stop'], ['stop'], ['go', 'go'], ['stop'], ['go', 'stop'], ['stop']])
      round(one, script);
    for (const script of [['go', 'stop'], ['stop'], ['stop'], ['stop'], ['go', 'go'], ['stop']])
      round(two, script);
    expect(one.state.faceUp.boers).toEqual([3, 3, 2]);
    expect(stateKey(one.state)).toBe(stateKey(two.state));
    expect(round(one, ['go', 'stop']).pools).toEqual(['3/3', '3/2']);
  });
});

describe('example 1: the Boers’ first round', () => {
  test('B40 B41 B42 B43 B44 B45 B46 B47 B48 B49 B50 B51 B52 B53 step by step, with the text’s numbers', () => {
    const session = begin();
    expect(session.state).toMatchObject({ active: 'boers', faceUp: { boers: [4, 4, 3], empire: [4, 4, 3] } });
    session.play('table', 'done');
    expect(cellOf(session, 'rounds.boers', 'action-complete')).toBe(1);
    expect(session.node).toMatchObject({ moves: ['stop', 'go'], weights: [4, 4] });
    session.play('table', 'go');
    session.play('table', 'done');
    expect(cellOf(session, 'rounds.boers', 'action-complete')).toBe(2);
    expect(session.node).toMatchObject({ kind: 'chance', moves: ['stop', 'go'], weights: [4, 3], total: 7 });
    session.play('table', 'go');
    const done = session.play('table', 'done');
    expect(done.ok && done.value).toHaveLength(1);
    expect(session.line.at(-1)?.events.map((t) => t.event)).toEqual(['action', 'round-over', 'round-begins']);
    expect(cellOf(session, 'rounds.boers', 'action-complete')).toBeUndefined();
    expect(session.state.faceUp).toEqual({ boers: [4, 4, 2], empire: [4, 4, 3] });
    expect(cellOf(session, 'rounds.boers', 'round-finished.boers')).toBe(1);
    expect(session.node).toMatchObject({ ask: 'action' });
    expect(session.state.active).toBe('empire');
  });
});

describe('example 2: the sixth Boer round', () => {
  /** Five Boer rounds: two with one action, two with three, one with two; the Empire plays its rounds in between. */
  function sixth(poolRule: PoolRule = 'literal') {
    const session = begin({ poolRule });
    for (const script of [['stop'], ['go', 'go'], ['go', 'stop'], ['stop'], ['go', 'go']]) {
      round(session, script);
      // The Empire's fifth round has no 1 left: a certain GO!, then the draw.
      round(session, ['stop']);
    }
    return session;
  }

  test('B64 B65 B66 B67 B68 B69 B70 five rounds leave (2, 3, 1) face up: 1, 1, 2, 3, 3 are down, on the Actions Track', () => {
    const session = sixth();
    expect(roundsFinished(session.state, 'boers')).toBe(5);
    expect(session.state).toMatchObject({ turn: 1, active: 'boers', complete: 0 });
    expect(session.state.faceUp.boers).toEqual([2, 3, 1]);
    const down = place(session, 'actions.boers')
      .pieces.filter((p) => p.face === 'down')
      .map((p) => p.print);
    expect(down.join('')).toBe('11233');
    expect(place(session, 'rounds.boers').pieces.every((p) => p.kind !== 'action')).toBe(true);
  });

  test('B73 B74 B75 the first pool: two STOP for the 1s, three GO! for the 2s', () => {
    const session = sixth();
    session.play('table', 'done');
    expect(session.node).toMatchObject({ moves: ['stop', 'go'], weights: [2, 3] });
  });

  test('B76 B78 B79 B80 a GO! leads to a second action and a pool of three STOP and one GO!; a STOP there flips a 2', () => {
    const session = sixth();
    expect(round(session, ['go', 'stop'])).toMatchObject({ pools: ['2/3', '3/1'], actions: 2 });
    expect(session.state.faceUp.boers).toEqual([2, 2, 1]);
  });

  test('B79 R4 the printed count, two STOP and one GO!, comes only with poolRule commentary', () => {
    expect(round(sixth('commentary'), ['go', 'stop'])).toMatchObject({ pools: ['2/3', '2/1'], actions: 2 });
  });

  test('the same position, entered as a game in progress', () => {
    const joined = begin({}, { side: 'boers', faceUp: [2, 3, 1] });
    expect(round(joined, ['stop'])).toMatchObject({ pools: ['2/3'], actions: 1 });
    expect(joined.state.faceUp.boers).toEqual([1, 3, 1]);
  });
});

describe('rounds from given counters', () => {
  test.each<[FaceUp, string[], string[], number, FaceUp]>([
    [[4, 4, 3], ['go', 'go'], ['4/4', '4/3'], 3, [4, 4, 2]],
    [[4, 4, 3], ['stop'], ['4/4'], 1, [3, 4, 3]],
    [[2, 3, 1], ['stop'], ['2/3'], 1, [1, 3, 1]],
    [[2, 3, 1], ['go', 'stop'], ['2/3', '3/1'], 2, [2, 2, 1]],
    [[2, 3, 1], ['go', 'go'], ['2/3', '3/1'], 3, [2, 3, 0]],
    [[1, 2, 0], ['go'], ['1/2', '2/0'], 2, [1, 1, 0]],
    [[0, 2, 1], ['go'], ['0/2', '2/1'], 3, [0, 2, 0]],
    [[0, 1, 0], [], ['0/1', '1/0'], 2, [0, 0, 0]],
    [[3, 0, 0], [], ['3/0'], 1, [2, 0, 0]],
    [[2, 0, 3], [], ['2/0'], 1, [1, 0, 3]],
    [[0, 0, 2], [], ['0/2'], 3, [0, 0, 1]],
  ])(
    'B72 B73 B74 B78 from %j, drawing %j: pools %j, %i actions, then %j',
    (faceUp, script, pools, actions, after) => {
      const session = begin({}, { side: 'boers', faceUp });
      const played = round(session, script);
      expect(played).toMatchObject({ pools, actions, draws: script.length });
      expect(session.state.faceUp.boers).toEqual(after);
      expect(played.empty).toBe(faceUp[0] + faceUp[1] === 0);
    },
  );

  test('a side with no counter left has finished its Turn: no round begins for it', () => {
    const session = begin({}, { side: 'boers', faceUp: [0, 1, 0] });
    round(session, []);
    expect(session.state.active).toBe('empire');
    round(session, ['stop']);
    expect(session.state.active).toBe('empire');
    expect(session.line.at(-1)?.events).toContainEqual({
      event: 'passed-over',
      facts: { side: 'boers' },
      secret: undefined,
    });
    expect(session.adjust('active', 'boers', '')).toMatchObject({ ok: false });
  });
});

describe('rulings', () => {
  test('R1 only 3s left: nothing is drawn, the round has three actions', () => {
    const session = begin({}, { side: 'empire', faceUp: [0, 0, 3] });
    const { empty, draws, actions } = round(session, []);
    expect({ empty, draws, actions }).toEqual({ empty: true, draws: 0, actions: 3 });
  });

  test('R4 each reading puts other numbers of markers into the cup', () => {
    const pools = (rule: PoolRule, faceUp: FaceUp) =>
      ([1, 2] as const).map((k) => Object.values(randomPool(rule, faceUp, k)).join('/'));
    expect(pools('literal', [2, 0, 3])).toEqual(['2/0', '0/3']);
    expect(pools('commentary', [2, 3, 1])).toEqual(['2/3', '2/1']);
    expect(pools('commentary', [0, 0, 2])).toEqual(['0/0', '0/2']);
    expect(pools('skipEmptyLevel', [2, 0, 3])).toEqual(['2/3', '0/3']);
    expect(pools('skipEmptyLevel', [2, 1, 3])).toEqual(['2/1', '1/3']);
    expect(pools('remainingAbove', [4, 4, 3])).toEqual(['4/7', '4/3']);
  });

  test('R4 commentary: the last 2 and no 3 leave an empty second pool, and the round stops with two actions', () => {
    const session = begin({ poolRule: 'commentary' }, { side: 'boers', faceUp: [0, 1, 0] });
    expect(round(session, [])).toMatchObject({ actions: 2, empty: true, pools: ['0/1'] });
  });

  test('R4 skipEmptyLevel: a GO! past the missing 2s means three actions', () => {
    const session = begin({ poolRule: 'skipEmptyLevel' }, { side: 'boers', faceUp: [2, 0, 3] });
    expect(round(session, ['go'])).toMatchObject({ actions: 3, pools: ['2/3', '0/3'], empty: false });
  });

  test('R5 "Action complete" comes off the track at the end of every round', () => {
    const session = begin();
    round(session, ['stop']);
    expect(place(session, 'at-hand').pieces).toHaveLength(1);
    round(session, ['go', 'stop']);
    expect(place(session, 'at-hand').pieces).toHaveLength(1);
  });

  test('R6 with unequal counters a side that has none left is passed over', () => {
    const session = begin({ 'counters.boers.1': '1,0,0', 'counters.empire.1': '2,0,1', turns: 1 });
    const sides: Side[] = [];
    while (session.node.kind !== 'end') {
      if (session.node.kind === 'table' && session.state.complete === 0) sides.push(session.state.active);
      session.node.kind === 'chance' ? session.roll() : session.play('table', 'done');
    }
    expect(sides).toEqual(['boers', 'empire', 'empire', 'empire']);
  });

  test('R7 after 11 and 11 rounds the Turn ends: counters face up, both markers on 0, the next side by setting', () => {
    const session = begin({ 'firstSide.2': 'empire' });
    while (session.state.step !== 'new-turn')
      session.node.kind === 'chance' ? session.roll() : session.play('table', 'done');
    expect(session.state.faceUp).toEqual({ boers: [0, 0, 0], empire: [0, 0, 0] });
    for (const side of SIDES) expect(cellOf(session, `rounds.${side}`, `round-finished.${side}`)).toBe(11);
    session.play('table', 'done');
    expect(session.state).toMatchObject({
      turn: 2,
      active: 'empire',
      faceUp: { boers: [4, 4, 3], empire: [4, 4, 3] },
    });
    for (const side of SIDES) expect(cellOf(session, `rounds.${side}`, `round-finished.${side}`)).toBe(0);
  });

  test.each<[string, PoolRule, FaceUp, string[], (Actions[] | undefined)[]]>([
    ['no 2 face up: one action', 'literal', [2, 0, 3], [], [[2]]],
    ['no 3 face up: two actions', 'literal', [0, 2, 0], [], [[1], [3]]],
    ['no 1 face up: at least two', 'literal', [0, 2, 2], ['stop'], [[1], undefined]],
    ['nothing above', 'skipEmptyLevel', [2, 0, 0], [], [[2, 3]]],
    ['nothing above', 'remainingAbove', [2, 0, 0], [], [[2, 3]]],
    ['a 2 that the commentary does not count is face up', 'commentary', [0, 1, 2], [], [[1], undefined]],
  ])('R3 a certain draw tells which counters are missing: %s, %s', (_, poolRule, faceUp, script, none) => {
    for (const side of SIDES) {
      const { told } = round(begin({ poolRule }, { side, faceUp }), script);
      const drawn = told.filter((t) => t.event === 'drawn').map((t) => t.facts);
      expect(drawn.map((facts) => ('none' in facts ? facts.none : undefined))).toEqual(none);
    }
  });

  test.each(['victory:boers', 'victory:empire', 'stop-here'] as const)(
    'R10 %s leaves every figure as it was, in the middle of an action and before a draw',
    (aside) => {
      const session = begin();
      const figures = () =>
        boerWar
          .scene(session.state)
          .filter(({ kind }) => kind === 'number' || kind === 'odds')
          .map(({ id, value, odds }) => [id, value ?? odds]);
      for (const move of ['done', 'go', 'done', 'go']) {
        const before = figures();
        expect(session.aside(aside).ok).toBe(true);
        boerWar.check(session.state);
        expect(figures(), `before ${move}`).toEqual(before);
        expect(boerWar.clone(session.state)).toEqual(session.state);
        session.undo();
        expect(session.play('table', move).ok).toBe(true);
      }
      expect(session.state).toMatchObject({ complete: 2, step: 'action' });
    },
  );

  test('R10 victory can be declared at any node, and leaves the tracks as they are', () => {
    const session = begin();
    session.play('table', 'done');
    const before = session.state.faceUp;
    expect(session.aside('victory:boers', 'three sieges').ok).toBe(true);
    expect(session.node).toMatchObject({ kind: 'end', outcome: 'boers' });
    expect(session.state.faceUp).toEqual(before);
    expect(session.line.at(-1)?.events[0]).toMatchObject({
      event: 'victory',
      facts: { side: 'boers', turn: 1, reason: 'three sieges' },
    });
    expect(session.undo().ok).toBe(true);
    expect(session.node.kind).toBe('chance');
  });

  test('R11 nothing in the position gives away the next draw', () => {
    const session = begin();
    session.play('table', 'done');
    const other = begin();
    other.play('table', 'done');
    expect(stateKey(session.state)).toBe(stateKey(other.state));
    expect(Object.keys(session.state)).toEqual([
      'options',
      'turn',
      'active',
      'complete',
      'faceUp',
      'step',
      'ticked',
      'outcome',
    ]);
  });

  test('R9, B32, B76: an action that the map doesn’t allow is skipped but still counts', () => {
    const session = begin();
    const done = begin();
    for (const chit of ['go', 'go']) {
      expect(session.aside('no-action', 'no supply').ok).toBe(true);
      expect(boerWar.asides(session.state)).not.toContain('no-action');
      session.play('table', chit);
      done.play('table', 'done');
      done.play('table', chit);
    }
    expect(session.state.complete).toBe(2);
    expect(stateKey(session.state)).toBe(stateKey(done.state));
    const facts = { side: 'boers', round: 1, nth: 1, reason: 'no supply' };
    expect(session.line[0]?.events).toEqual([{ event: 'no-action', facts }]);
    // The third one ends the round, done or not (B34).
    session.aside('no-action');
    expect(session.state.active).toBe('empire');
    expect(session.state.faceUp.boers).toEqual([4, 4, 2]);
  });

  test('reminders are off by default; a tick lasts for the round and changes nothing', () => {
    expect(boerWar.asides(begin().state)).toEqual([
      'no-action',
      'victory:boers',
      'victory:empire',
      'stop-here',
    ]);
    const session = begin({ reminders: 'on' });
    expect(session.aside('tick:event').ok).toBe(true);
    expect(boerWar.asides(session.state)).toEqual([
      'no-action',
      'tick:reinforcement',
      'victory:boers',
      'victory:empire',
      'stop-here',
    ]);
    round(session, ['stop']);
    expect(session.state.ticked).toEqual([]);
  });

  test('a side without counters is refused at the set-up', () => {
    const resolved = resolve(boerWar.options, { 'counters.empire.3': '0,0,0' });
    expect(resolved.ok && boerWar.refuse(resolved.options)).toBe('no-counters.empire.3');
    const short = resolve(boerWar.options, { turns: 2, 'counters.empire.3': '0,0,0' });
    expect(short.ok && boerWar.refuse(short.options)).toBe(undefined);
  });
});
