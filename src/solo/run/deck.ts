/**
 * A deck whose order matters, with nothing hidden decided. A view of it has blocks from the top; the cards of a group are
 * spread over their blocks at random. Where draws leave several views possible, each has its weight.
 */

export interface View {
  /** How likely it is, as a whole number beside the other views. */
  weight: number;
  /** By group: how many cards of each kind. */
  groups: number[][];
  /** From the top: how many cards of each group. */
  blocks: number[][];
  /** Too much was possible for exact weights: on every view until the deck is shuffled. */
  rounded?: true;
}
export type Stack = View[];

const MOST_VIEWS = 256;
/** Ways to cut a deck that are told apart, in all views. */
const MOST_CUTS = 2048;

/** Whole numbers in proportion to chances; `rounded` if they aren't exactly in that proportion. */
export interface Weights {
  readonly weights: readonly number[];
  readonly rounded: boolean;
}

/** Layers from the top, or one block of everything. */
export function newStack(counts: readonly number[], layers: readonly number[] | undefined): Stack {
  const order = layers ? [...new Set(layers)].sort((a, b) => a - b) : [0];
  const groups = order.map((layer) => counts.map((n, k) => (layers && layers[k] !== layer ? 0 : n)));
  return [
    tidy({ weight: 1, groups, blocks: groups.map((g, i) => groups.map((_, j) => (i === j ? sum(g) : 0))) }),
  ];
}

/** Several views are never changed in place, so copies share them. */
export function cloneStack(stack: Stack): Stack {
  if (stack.length > 1) return stack;
  return stack.map(copy);
}

const KNOWN = new WeakMap<Stack, Weights>();

/** How likely each kind is on top, in lowest terms; all 0 if there is no card. */
export function onTop(stack: Stack, kinds: number): Weights {
  const known = KNOWN.get(stack);
  if (known) return known;
  const found = topOf(stack, kinds);
  if (stack.length > 1) KNOWN.set(stack, found);
  return found;
}

function topOf(stack: Stack, kinds: number): Weights {
  const rounded = stack.some((view) => view.rounded);
  const only = singleGroup(stack);
  if (only >= 0) return { weights: (stack[0] as View).groups[only] as number[], rounded };
  const odds: Odd[] = Array.from({ length: kinds }, () => [0n, 1n]);
  for (const view of stack)
    for (const { kind, chance } of tops(view))
      odds[kind] = plus(odds[kind] as Odd, times(chance, [BigInt(view.weight), 1n]));
  const found = wholes(odds);
  return { weights: found.weights, rounded: rounded || found.rounded };
}

/** The group of the top block if there is one view and one group, as in a deck with layers; otherwise -1. */
function singleGroup(stack: Stack): number {
  const block = stack.length === 1 ? stack[0]?.blocks[0] : undefined;
  if (!block) return -1;
  const group = block.findIndex((n) => n > 0);
  return block.every((n, g) => n === 0 || g === group) ? group : -1;
}

/** Takes a card of this kind off the top. */
export function takeTop(stack: Stack, kind: number): Stack {
  const only = singleGroup(stack);
  if (only >= 0) {
    const [view] = stack as [View];
    (view.groups[only] as number[])[kind]!--;
    return --(view.blocks[0] as number[])[only]! > 0 ? stack : [tidy(view)];
  }
  const left: { view: View; chance: Odd }[] = [];
  for (const view of stack)
    for (const top of tops(view)) {
      if (top.kind !== kind) continue;
      const next = copy(view);
      (next.blocks[0] as number[])[top.group]!--;
      (next.groups[top.group] as number[])[kind]!--;
      left.push({ view: next, chance: times(top.chance, [BigInt(view.weight), 1n]) });
    }
  return weighed(left);
}

/** Cards that were shuffled lie on top. */
export function putOnTop(stack: Stack, counts: readonly number[]): Stack {
  if (sum(counts) === 0) return stack;
  return weighed(stack.map((view) => ({ view: added(view, counts, 0), chance: [BigInt(view.weight), 1n] })));
}

export function putUnder(stack: Stack, counts: readonly number[]): Stack {
  return weighed(
    stack.map((view) => ({
      view: added(view, counts, view.blocks.length),
      chance: [BigInt(view.weight), 1n],
    })),
  );
}

/** One card goes to a random place among the top `depth` cards (with it they are one more). */
export function putInto(stack: Stack, counts: readonly number[], depth: number): Stack {
  const all: { view: View; chance: Odd }[] = [];
  const most = Math.floor(MOST_CUTS / stack.length);
  for (const view of stack)
    for (const { view: split, chance, blocks } of splits(copy(view), depth, most)) {
      const next = added(split, counts, 0);
      const top = next.blocks.splice(0, blocks + 1);
      next.blocks.unshift(next.groups.map((_, g) => top.reduce((n, b) => n + (b[g] as number), 0)));
      all.push({ view: next, chance: times(chance, [BigInt(view.weight), 1n]) });
    }
  return weighed(all);
}

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);

function copy(view: View): View {
  return {
    ...view,
    groups: view.groups.map((g) => g.slice()),
    blocks: view.blocks.map((b) => b.slice()),
  };
}

/** A new group as a block of its own. */
function added(view: View, counts: readonly number[], at: number): View {
  const next = copy(view);
  for (const block of next.blocks) block.push(0);
  next.groups.push([...counts]);
  next.blocks.splice(
    at,
    0,
    next.groups.map((_, g) => (g === next.groups.length - 1 ? sum(counts) : 0)),
  );
  return next;
}

/** What can be on top: the group and the kind. */
function tops({ groups, blocks }: View): { group: number; kind: number; chance: Odd }[] {
  const [block] = blocks;
  if (!block) return [];
  const size = BigInt(sum(block));
  return block.flatMap((n, group) => {
    if (n === 0) return [];
    const cards = groups[group] as number[];
    const all = BigInt(sum(cards));
    return cards.flatMap((k, kind): { group: number; kind: number; chance: Odd }[] =>
      k === 0 ? [] : [{ group, kind, chance: reduced(BigInt(n) * BigInt(k), size * all) }],
    );
  });
}

/**
 * Cuts the blocks so that one ends after `depth` cards. How many cards of each group come above the cut is chance; with
 * more ways than `most`, the view's cards count as shuffled.
 */
function splits(view: View, depth: number, most: number): { view: View; chance: Odd; blocks: number }[] {
  let left = depth;
  for (const [at, block] of view.blocks.entries()) {
    if (left <= 0) return [{ view, chance: [1n, 1n], blocks: at }];
    const size = sum(block);
    if (size <= left) {
      left -= size;
      continue;
    }
    if (block.length > 1 && waysToCut(block, left) > most)
      return splits({ ...shuffled(view), rounded: true }, depth, most);
    const ways = compositions(block, left);
    const total = choose(size, left);
    return ways.map(({ above, ways: n }) => {
      const next = copy(view);
      next.blocks.splice(
        at,
        1,
        above,
        block.map((c, g) => c - (above[g] as number)),
      );
      return { view: next, chance: reduced(n, total), blocks: at + 1 };
    });
  }
  return [{ view, chance: [1n, 1n], blocks: view.blocks.length }];
}

/** All its cards as one block. */
function shuffled({ weight, groups }: View): View {
  const [view] = newStack(
    groups.reduce((all, g) => all.map((n, k) => n + (g[k] as number))),
    undefined,
  );
  return { ...(view as View), weight };
}

/** How many compositions there are. */
function waysToCut(block: readonly number[], n: number): number {
  let ways = [1];
  for (const c of block)
    ways = Array.from({ length: Math.min(n, ways.length - 1 + c) + 1 }, (_, sum) =>
      ways.slice(Math.max(0, sum - c), sum + 1).reduce((a, b) => a + b, 0),
    );
  return ways[n] ?? 0;
}

/** How `n` cards can be made up of a block's groups, and in how many ways. */
function compositions(block: readonly number[], n: number, from = 0): { above: number[]; ways: bigint }[] {
  if (from === block.length) return n === 0 ? [{ above: [], ways: 1n }] : [];
  const out: { above: number[]; ways: bigint }[] = [];
  const here = block[from] as number;
  for (let k = 0; k <= Math.min(here, n); k++)
    for (const { above, ways } of compositions(block, n - k, from + 1))
      out.push({ above: [k, ...above], ways: ways * choose(here, k) });
  return out;
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** Equal views become one, and weights whole numbers in lowest terms. */
function weighed(views: readonly { view: View; chance: Odd }[]): Stack {
  const met = new Map<string, { view: View; chance: Odd }>();
  for (const { view, chance } of views) {
    const clean = tidy(view);
    const key = JSON.stringify([clean.groups, clean.blocks]);
    const known = met.get(key);
    met.set(key, { view: clean, chance: known ? plus(known.chance, chance) : chance });
  }
  const sorted = [...met].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  const kept = sorted.length > MOST_VIEWS ? fewer(sorted) : sorted;
  const { weights, rounded } = wholes(kept.map(({ chance }) => chance));
  const rough = rounded || kept !== sorted || views.some(({ view }) => view.rounded);
  return kept.map(({ view }, i) => ({
    ...view,
    weight: weights[i] as number,
    ...(rough ? { rounded: true } : {}),
  }));
}

/**
 * The likeliest views; in place of the others one in which all cards are shuffled, so that every card that may be on top
 * still can be drawn.
 */
function fewer(views: { view: View; chance: Odd }[]): { view: View; chance: Odd }[] {
  const size = ({ chance: [n, d] }: { chance: Odd }) => Number((n << 64n) / d);
  const sorted = views.toSorted((a, b) => size(b) - size(a));
  const { view } = sorted[0] as { view: View };
  const rest = sorted.slice(MOST_VIEWS - 1);
  const chance = rest.map((r) => r.chance).reduce(plus);
  return [...sorted.slice(0, MOST_VIEWS - 1), { view: shuffled(view), chance }];
}

/** Without empty blocks and groups; groups in the order in which they come up. */
function tidy({ groups, blocks, ...view }: View): View {
  const full = blocks.filter((b) => sum(b) > 0);
  const order: number[] = [];
  for (const block of full)
    for (const [g, n] of block.entries()) if (n > 0 && !order.includes(g)) order.push(g);
  return {
    ...view,
    groups: order.map((g) => (groups[g] as number[]).slice()),
    blocks: full.map((b) => order.map((g) => b[g] as number)),
  };
}

type Odd = readonly [n: bigint, d: bigint];

function reduced(n: bigint, d: bigint): Odd {
  const by = gcd(n, d);
  return by > 1n ? [n / by, d / by] : [n, d];
}
const plus = ([a, b]: Odd, [c, d]: Odd): Odd => reduced(a * d + c * b, b * d);
const times = ([a, b]: Odd, [c, d]: Odd): Odd => reduced(a * c, b * d);

/** Below 2^31 altogether, and none of them 0 that isn't impossible. */
function wholes(odds: readonly Odd[]): Weights {
  let common = 1n;
  for (const [, d] of odds) common = (common * d) / gcd(common, d);
  const all = odds.map(([n, d]) => (n * common) / d);
  const by = all.reduce(gcd, 0n) || 1n;
  const total = all.reduce((a, b) => a + b, 0n) / by;
  if (total < 2n ** 31n) return { weights: all.map((n) => Number(n / by)), rounded: false };
  const shift = total / 2n ** 30n + 1n;
  return { weights: all.map((n) => (n === 0n ? 0 : Number(n / by / shift) || 1)), rounded: true };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return x;
}
