/** The Last Bridge and The Warden, worked out without anything of src/solo: plain arithmetic over tables of positions. */
import { asText, type Fraction, fraction, ONE, plus, times } from '../../src/kernel/exact/fraction.ts';

type Odds<S> = Map<string, { state: S; chance: Fraction }>;

function spread<S>(): { all: Odds<S>; add(state: S, chance: Fraction): void } {
  const all: Odds<S> = new Map();
  return {
    all,
    add(state, chance) {
      const key = JSON.stringify(state);
      all.set(key, { state, chance: plus(all.get(key)?.chance ?? fraction(0), chance) });
    },
  };
}

function texts(sums: ReadonlyMap<string, Fraction>): Record<string, string> {
  return Object.fromEntries([...sums].map(([key, f]) => [key, asText(f)]));
}

/** Copies, layer, steps of the four columns, actions, guns. */
const ORDERS = [
  [2, 1, [1, 0, 1, 0], 2, 0],
  [2, 1, [0, 1, 0, 1], 2, 0],
  [1, 1, [1, 0, 0, 0], 2, 1],
  [1, 1, [0, 0, 1, 0], 1, -1],
  [2, 2, [1, 1, 1, 1], 3, 1],
  [2, 2, [0, 1, 0, 1], 3, 0],
  [1, 2, [0, 0, 0, 2], 2, 0],
  [1, 2, [1, 0, 1, 0], 3, 1],
] as const;
const STRENGTH = [1, 3, 2, 5];

/** Ways of six in which an attack throws a column back: not on a 1, always on a 6, otherwise above its strength. */
function hits(strength: number, guns: number): number {
  return [1, 2, 3, 4, 5, 6].filter((face) => face !== 1 && (face === 6 || face + guns > strength)).length;
}

/** How it ends, and in which hour. */
export function lastBridge(distance: number): {
  endings: Record<string, string>;
  hours: Record<string, string>;
} {
  const sums = new Map<string, Fraction>();
  const hours = new Map<string, Fraction>();
  const count = (to: Map<string, Fraction>, key: string, chance: Fraction) =>
    to.set(key, plus(to.get(key) ?? fraction(0), chance));
  let now = spread<{ left: number[]; far: number[] }>();
  now.add({ left: ORDERS.map(([copies]) => copies), far: [distance, distance, distance, distance] }, ONE);
  for (let hour = 1; hour <= 12; hour++) {
    const next = spread<{ left: number[]; far: number[] }>();
    for (const { state, chance } of now.all.values()) {
      const layer = Math.min(...ORDERS.flatMap(([, l], i) => ((state.left[i] as number) > 0 ? [l] : [])));
      const open = ORDERS.map(([, l], i) => (l === layer ? (state.left[i] as number) : 0));
      const cards = open.reduce((a, b) => a + b, 0);
      ORDERS.forEach(([, , steps, actions, guns], card) => {
        if (open[card] === 0) return;
        const drawn = times(chance, fraction(open[card] as number, cards));
        const left = state.left.map((n, i) => (i === card ? n - 1 : n));
        const far = state.far.map((n, i) => Math.max(0, n - (steps[i] as number)));
        if (far.includes(0)) {
          count(sums, 'overrun', drawn);
          count(hours, String(hour), drawn);
          return;
        }
        let fights = spread<number[]>();
        fights.add(far, drawn);
        for (let action = 0; action < actions; action++) {
          const after = spread<number[]>();
          for (const { state: at, chance: c } of fights.all.values()) {
            const enemy = at.indexOf(Math.min(...at));
            const good = hits(STRENGTH[enemy] as number, guns);
            const back = at.map((n, i) => (i === enemy && n < distance ? n + 1 : n));
            if (good > 0) after.add(back, times(c, fraction(good, 6)));
            if (good < 6) after.add(at, times(c, fraction(6 - good, 6)));
          }
          fights = after;
        }
        for (const { state: at, chance: c } of fights.all.values()) next.add({ left, far: at }, c);
      });
    }
    now = next;
  }
  for (const { chance } of now.all.values()) {
    count(sums, 'held', chance);
    count(hours, '12', chance);
  }
  return { endings: texts(sums), hours: texts(hours) };
}

const REGIONS = 6;
const first = (cubes: readonly number[]) => cubes.indexOf(Math.max(...cubes));
const with_ = (cubes: readonly number[], at: number, n: number) => cubes.map((c, i) => (i === at ? n : c));

/** How it ends, and where the threat is then. */
export function warden(
  limit: number,
  rounds: number,
): { endings: Record<string, string>; threat: Record<string, string> } {
  interface At {
    deck: number[];
    warden: number;
    cubes: number[];
    threat: number;
  }
  const sums = new Map<string, Fraction>();
  const threats = new Map<string, Fraction>();
  const over = (how: string, { threat }: At, chance: Fraction) => {
    sums.set(how, plus(sums.get(how) ?? fraction(0), chance));
    threats.set(String(threat), plus(threats.get(String(threat)) ?? fraction(0), chance));
  };
  let now = spread<At>();
  now.add({ deck: [3, 3, 3, 3], warden: 5, cubes: [1, 1, 1, 1, 1, 1], threat: 0 }, ONE);
  for (let round = 1; round <= rounds; round++) {
    const next = spread<At>();
    const ends = (at: At, chance: Fraction) => {
      const top = first(at.cubes);
      const most = at.cubes[top] as number;
      const cubes = most > 0 ? with_(at.cubes, top, most - 1) : at.cubes;
      if (at.threat >= limit) over('fallen', { ...at, cubes }, chance);
      else next.add({ ...at, cubes }, chance);
    };
    for (const { state, chance } of now.all.values()) {
      const cards = state.deck.reduce((a, b) => a + b, 0);
      state.deck.forEach((n, card) => {
        if (n === 0) return;
        const c = times(chance, fraction(n, cards));
        const at = { ...state, deck: with_(state.deck, card, n - 1) };
        if (card === 0) {
          const to = (at.warden + 1) % REGIONS;
          ends(
            { ...at, warden: to, cubes: with_(at.cubes, to, Math.min(5, (at.cubes[to] as number) + 1)) },
            c,
          );
        } else if (card === 1) {
          for (let place = 0; place < REGIONS; place++) {
            const there = Math.min(5, (at.cubes[place] as number) + 2);
            const threat = Math.min(20, at.threat + (there === 5 ? 1 : 0));
            ends({ ...at, cubes: with_(at.cubes, place, there), threat }, times(c, fraction(1, REGIONS)));
          }
        } else if (card === 2) {
          const to = first(at.cubes);
          ends({ ...at, warden: to, threat: Math.min(20, at.threat + (at.cubes[to] as number) + 1) }, c);
        } else ends({ ...at, deck: [3, 3, 3, 3] }, c);
      });
    }
    now = next;
  }
  for (const { state, chance } of now.all.values()) over('held', state, chance);
  return { endings: texts(sums), threat: texts(threats) };
}
