/** The clauses of a round for both sides and on every Turn, from every position of the counters. */
import { describe, expect, test } from 'vitest';
import { legal } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { boerWar } from './game.ts';
import { POOL_RULES, SIDES, type Side, TURNS, type Turn } from './options.ts';
import { roundsFinished } from './rounds.ts';
import { type BoerWar, type FaceUp, INDEX, type State } from './state.ts';

const opposite = (side: Side): Side => (side === 'boers' ? 'empire' : 'boers');

function started(given: object = {}): State {
  const resolved = resolve(boerWar.options, { ...given });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusal));
  return boerWar.setup(resolved.options);
}

/** At the beginning of a side's round of this Turn, with these counters of its own face up. */
function round(side: Side, turn: Turn, faceUp?: FaceUp, given: object = {}): State {
  const s = started(given);
  if (turn > 1) boerWar.adjust(s, 'turn', turn);
  boerWar.adjust(s, 'active', side);
  faceUp?.forEach((n, i) => {
    boerWar.adjust(s, `${side}.${(i + 1) as 1 | 2 | 3}`, n);
  });
  return s;
}

/** Moves that must each be allowed; the invariants hold after each. */
function play(s: State, ...moves: readonly string[]): { event: string; facts: object }[] {
  const told: { event: string; facts: object }[] = [];
  for (const move of moves) {
    if (!legal(boerWar.node(s), move)) throw new Error(`'${move}' at '${s.step}'`);
    boerWar.apply(s, move as BoerWar['move'], (event, facts) => void told.push({ event, facts }));
    boerWar.check(s);
  }
  return told;
}

/** What the cup holds, STOP and GO!. The table shows the same, face down (B58). */
function cup(s: State): string {
  const node = boerWar.node(s);
  if (node.kind !== 'chance') return node.kind;
  const count = (move: string) => node.weights[node.moves.indexOf(move as 'go')] ?? 0;
  const markers = pieces(s, 'cup');
  expect(markers.every(({ face }) => face === 'down')).toBe(true);
  // Without a draw (R1, R4) the cup is empty.
  const shown = (kind: string) => markers.find((marker) => marker.kind === kind)?.count ?? 0;
  expect([shown('stop'), shown('go')]).toEqual(
    node.ask === 'next-action' ? [count('stop'), count('go')] : [0, 0],
  );
  return `${count('stop')}/${count('go')}`;
}

const pieces = (s: State, place: string) => boerWar.scene(s).find(({ id }) => id === place)?.pieces ?? [];

/** The space of a track that a piece is on. */
const cell = (s: State, track: string, piece: string) =>
  pieces(s, track).find(({ id }) => id === piece)?.cell;

/** The counters on a side's Actions Track that lie like this, by their numbers. */
const lying = (s: State, side: Side, face: 'up' | 'down') =>
  pieces(s, `actions.${side}`)
    .filter((piece) => piece.face === face)
    .map(({ print }) => print)
    .join('');

/** The moves of a round with this many actions, where every draw is open. */
const ROUND = {
  1: ['done', 'stop'],
  2: ['done', 'go', 'done', 'stop'],
  3: ['done', 'go', 'done', 'go', 'done'],
} as const;

const COUNTERS = [0, 1, 2, 3, 4].flatMap((ones) =>
  [0, 1, 2, 3, 4].flatMap((twos) => [0, 1, 2, 3].map((threes): FaceUp => [ones, twos, threes])),
);

const ROUNDS = SIDES.flatMap((side) => TURNS.map((turn) => [side, turn] as const));

/** A round of each length, in each reading. */
const ROUND_ENDS = POOL_RULES.flatMap((rule) =>
  ([1, 2, 3] as const).map((actions) => [rule, actions] as const),
);

describe.each(ROUNDS)('%s, Turn %i', (side, turn) => {
  const other = opposite(side);

  test('B08 B19 B20 B21 B22 it begins with all counters up, both "Round finished" on 0, an empty cup, "Action complete" at hand', () => {
    const s = round(side, turn);
    for (const each of SIDES) {
      expect([lying(s, each, 'up'), lying(s, each, 'down')]).toEqual(['11112222333', '']);
      for (const piece of pieces(s, `actions.${each}`))
        expect(piece).toMatchObject({ kind: 'action', owner: each });
      expect(cell(s, `rounds.${each}`, `round-finished.${each}`)).toBe(0);
      expect(cell(s, `rounds.${each}`, 'action-complete')).toBeUndefined();
    }
    expect(pieces(s, 'at-hand')).toMatchObject([{ id: 'action-complete' }]);
    expect(boerWar.scene(s).filter(({ kind }) => kind === 'cup')).toMatchObject([{ pieces: [] }]);
  });

  test('B06 B24 B25 B71 the first action comes without a draw, and "Action complete" is on 1 of the side’s track', () => {
    const s = round(side, turn);
    expect(boerWar.node(s)).toMatchObject({ kind: 'table', ask: 'action', moves: ['done'] });
    expect(play(s, 'done')).toEqual([{ event: 'action', facts: { side, round: 1, nth: 1 } }]);
    expect(cell(s, `rounds.${side}`, 'action-complete')).toBe(1);
    expect(cell(s, `rounds.${other}`, 'action-complete')).toBeUndefined();
  });

  test('B26 B58 B72 B73 B74 B77 B78 B79 the cup follows from the side’s counters: STOP for the number of actions so far, GO! for one more', () => {
    let seconds = 0;
    for (const [ones, twos, threes] of COUNTERS) {
      if (ones + twos + threes === 0) continue;
      const s = round(side, turn, [ones, twos, threes]);
      play(s, 'done');
      // R1: only 3s are left, and nothing is drawn.
      expect(cup(s)).toBe(ones + twos > 0 ? `${ones}/${twos}` : '0/1');
      if (twos === 0 && ones > 0) continue;
      play(s, 'go', 'done');
      expect(cup(s)).toBe(`${twos}/${threes}`);
      seconds++;
    }
    expect(seconds).toBe(83);
  });

  test('B04 B27 one marker is drawn, each as likely as any other, and the tracks record the result', () => {
    for (const [ones, twos, threes] of COUNTERS.filter(([ones, twos]) => ones > 0 && twos > 0)) {
      const s = round(side, turn, [ones, twos, threes]);
      const finished = roundsFinished(s, side);
      play(s, 'done');
      expect(boerWar.node(s)).toMatchObject({
        kind: 'chance',
        moves: ['stop', 'go'],
        weights: [ones, twos],
        total: ones + twos,
      });
      play(s, 'stop');
      expect(s.faceUp[side]).toEqual([ones - 1, twos, threes]);
      expect(cell(s, `rounds.${side}`, `round-finished.${side}`)).toBe(finished + 1);
    }
  });

  test('B62 in its first round 4 STOP and 4 GO!, then 4 STOP and 3 GO!, whatever the other side has played', () => {
    for (const before of [undefined, 1, 2, 3] as const) {
      const s = round(before ? other : side, turn);
      if (before) play(s, ...ROUND[before]);
      expect(s.active).toBe(side);
      play(s, 'done');
      expect(cup(s)).toBe('4/4');
      play(s, 'go', 'done');
      expect(cup(s)).toBe('4/3');
    }
  });

  test('B05 B09 B30 B37 B63 round after round: "Round finished" counts them, and for each a counter with its number is face down', () => {
    const s = round(side, turn);
    for (const digit of [1, 2, 3] as const) boerWar.adjust(s, `${other}.${digit}`, 0);
    const played: number[] = [];
    for (const actions of [2, 1, 3, 1, 2, 3, 1, 3, 2, 1, 2] as const) {
      // The last rounds leave some draws no choice; the moves are the same.
      play(s, ...ROUND[actions]);
      played.push(actions);
      expect(cell(s, `rounds.${side}`, `round-finished.${side}`)).toBe(played.length);
      expect(lying(s, side, 'down')).toBe(played.toSorted().join(''));
      expect(lying(s, side, 'down').length + lying(s, side, 'up').length).toBe(11);
    }
    expect([s.turn, s.step]).toEqual([turn, turn === 4 ? 'over' : 'new-turn']);
  });

  test('B63 the same rounds in any other order lead to the same pools', () => {
    for (const order of [
      [1, 1, 2, 3, 3],
      [3, 2, 1, 3, 1],
      [2, 3, 3, 1, 1],
    ] as const) {
      const s = round(side, turn);
      for (const digit of [1, 2, 3] as const) boerWar.adjust(s, `${other}.${digit}`, 0);
      for (const actions of order) play(s, ...ROUND[actions]);
      expect(s.faceUp[side]).toEqual([2, 3, 1]);
      play(s, 'done');
      expect(cup(s)).toBe('2/3');
      play(s, 'go', 'done');
      expect(cup(s)).toBe('3/1');
    }
  });

  test('R4 each other reading puts other numbers of markers into it', () => {
    const cups = (poolRule: string, faceUp: FaceUp) => {
      const s = round(side, turn, faceUp, { poolRule });
      play(s, 'done');
      const first = cup(s);
      play(s, 'go', 'done');
      return `${first} ${cup(s)}`;
    };
    expect(POOL_RULES.map((rule) => cups(rule, [2, 3, 1]))).toEqual([
      '2/3 3/1',
      '2/3 2/1',
      '2/3 3/1',
      '2/4 3/1',
    ]);
    expect(cups('skipEmptyLevel', [2, 0, 3])).toBe('2/3 0/3');
    expect(cups('commentary', [0, 1, 0])).toBe('0/1 1/0');
  });

  test.each(ROUND_ENDS)(
    'B28 B29 B30 B31 B34 B35 B36 B37 B38 B53 %s, a round of %i: that counter down, "Round finished" one on, "Action complete" off, the other side',
    (poolRule, actions) => {
      const s = round(side, turn, undefined, { poolRule });
      const told = play(s, ...ROUND[actions]);
      const after: FaceUp = [4, 4, 3];
      after[INDEX[actions]]--;
      expect(s.faceUp).toEqual({ [side]: after, [other]: [4, 4, 3] });
      expect([roundsFinished(s, side), roundsFinished(s, other)]).toEqual([1, 0]);
      expect(cell(s, `rounds.${side}`, `round-finished.${side}`)).toBe(1);
      expect(cell(s, `rounds.${other}`, `round-finished.${other}`)).toBe(0);
      expect([s.complete, s.active, s.turn, s.step]).toEqual([0, other, turn, 'action']);
      for (const each of SIDES) expect(cell(s, `rounds.${each}`, 'action-complete')).toBeUndefined();
      expect(told.filter(({ event }) => event === 'action')).toHaveLength(actions);
      expect(told.slice(-2)).toEqual([
        { event: 'round-over', facts: { side, round: 1, actions, left: 21 - actions } },
        { event: 'round-begins', facts: { side: other, turn, round: 1 } },
      ]);
    },
  );

  test('B32 B33 B34 B39 a GO! gives one more action, one space on; there is never a fourth', () => {
    const s = round(side, turn);
    const seen: unknown[] = [];
    for (const move of ['done', 'go', 'done', 'go']) {
      play(s, move);
      seen.push([s.step, cell(s, `rounds.${side}`, 'action-complete')]);
    }
    expect(seen).toEqual([
      ['draw', 1],
      ['action', 1],
      ['draw', 2],
      ['action', 2],
    ]);
    play(s, 'done');
    expect(s.active).toBe(other);
  });

  test('R6 a side without counters is passed over, and the other continues alone', () => {
    const s = round(side, turn, [1, 0, 0]);
    play(s, 'done', 'stop');
    const told = play(s, 'done', 'stop');
    expect(told.map(({ event }) => event)).toContain('passed-over');
    expect([s.active, s.faceUp[side]]).toEqual([other, [0, 0, 0]]);
  });

  test('R9 an action that the map doesn’t allow still counts', () => {
    const s = round(side, turn);
    boerWar.apply(s, 'no-action', undefined, 'no supply');
    expect([s.complete, s.step, s.active]).toEqual([1, 'draw', side]);
    play(s, 'go');
    boerWar.apply(s, 'no-action', undefined, 'no supply');
    expect([s.complete, s.step, s.active]).toEqual([2, 'draw', side]);
    // The third one ends the round.
    play(s, 'go');
    boerWar.apply(s, 'no-action', undefined, 'no supply');
    expect([s.complete, s.faceUp[side], s.active]).toEqual([0, [4, 4, 2], other]);
  });

  test('a ticked reminder lasts for the round, however it ends', () => {
    for (const chits of [['stop'], ['go', 'stop'], ['go', 'go']]) {
      const s = round(side, turn, undefined, { reminders: true });
      boerWar.apply(s, 'tick:event');
      for (const chit of chits) {
        play(s, 'done', chit);
        if (s.active === side) expect(s.ticked).toEqual(['event']);
      }
      if (s.active === side) play(s, 'done');
      expect([s.active, s.ticked]).toEqual([other, []]);
    }
  });

  test('R10 victory can be declared for either side', () => {
    for (const who of SIDES) {
      const s = round(side, turn);
      boerWar.apply(s, `victory:${who}`);
      expect(boerWar.node(s)).toEqual({ kind: 'end', outcome: who, scores: [1] });
    }
  });
});

describe('every Turn by its own settings', () => {
  const CHOSEN: Record<Turn, Record<Side, FaceUp>> = {
    1: { boers: [1, 0, 0], empire: [0, 1, 0] },
    2: { boers: [2, 0, 0], empire: [1, 1, 0] },
    3: { boers: [0, 0, 1], empire: [2, 0, 0] },
    4: { boers: [0, 1, 1], empire: [1, 0, 1] },
  };
  const given = Object.fromEntries(
    TURNS.flatMap((turn) => SIDES.map((side) => [`counters.${side}.${turn}`, CHOSEN[turn][side].join()])),
  );

  test.each(TURNS)(
    'B19 R7 in a game of %i Turns each begins with the counters and the first side of its settings; the last one ends the game',
    (turns) => {
      for (const first of SIDES) {
        const s = started({
          ...given,
          turns,
          ...Object.fromEntries(
            TURNS.map((turn) => [`firstSide.${turn}`, turn % 2 ? first : opposite(first)]),
          ),
        });
        for (let turn = 1; turn <= turns; turn++) {
          expect([s.turn, s.active]).toEqual([turn, turn % 2 ? first : opposite(first)]);
          expect(s.faceUp).toEqual(CHOSEN[turn as Turn]);
          for (const side of SIDES) expect(roundsFinished(s, side)).toBe(0);
          // More steps than four rounds can have would be a Turn without an end.
          for (let step = 0; step < 40 && (s.step === 'action' || s.step === 'draw'); step++) {
            const node = boerWar.node(s);
            play(s, node.kind === 'end' ? '' : (node.moves[0] as string));
          }
          if (turn < turns) play(s, 'done');
        }
        expect(boerWar.node(s)).toEqual({ kind: 'end', outcome: 'played-out', scores: [1] });
      }
    },
  );
});
