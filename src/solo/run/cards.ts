/** Cups, decks and displays. */
import { at } from '../../kernel/at.ts';
import { arg, type Chance } from '../../kernel/game.ts';
import type { ActOf, Expr, Piece } from '../plan.ts';
import type { Assembly } from './assembly.ts';
import { shuffle } from './changes.ts';
import { type Label, label, type Wait } from './code.ts';
import { onTop, takeTop } from './deck.ts';
import { chanceNode } from './rolls.ts';
import { selector } from './select.ts';
import type { Solo, State } from './state.ts';
import { total, type Value } from './value.ts';

/** With few kinds, the odds are known by their counts after the first time. */
const FEW = 5;

export function draw(a: Assembly, act: ActOf<'draw'>, id: string, question: string): void {
  const piece = a.piece(act.piece);
  const { ids } = a.list(piece.kinds);
  const deck = piece.kind === 'deck';
  const { size } = piece;
  const base = a.value(act.base);
  const effects = deck && (a.plan.effects[act.piece] ?? []).length > 0;
  // The card is remembered where something comes before its branches.
  const card = effects ? (act.into ?? a.slot(`#${id}`)) : undefined;
  const into = card ?? act.into;
  const moves = ids.map((x) => `draw:${x}`);
  const { told, uses } = a.teller(id, question);
  const select = selector(act.branches, (e) => a.value(e));
  const labels = act.branches.map(label);
  const [rest, out, after, none] = [label(), label(), label(), label()];
  const branchOf = (k: number, v: number[]) => labels[select.at(k, v)] ?? rest;
  const emptying = piece.kind === 'cup' && act.after === 'empty';
  const { watch } = a;
  const wait: Wait = {
    ask: question,
    node: nodeOf(piece, base, question, moves),
    play: (s, move, log) => {
      const { v } = s;
      const first = base(v);
      // Loops, because built-in functions cost more than such short lists.
      let k = 0;
      while (k < moves.length && moves[k] !== move) k++;
      if (emptying) for (let i = first; i < first + size; i++) v[i] = 0;
      else take(s, piece, first, k, act.after);
      if (into !== undefined) v[into] = k;
      if (log) log(question, told(s, arg(move)));
      return effects ? after : branchOf(k, v);
    },
    skip: (s) => {
      const first = base(s.v);
      if (total(s.v, first, ids.length) > 0) return undefined;
      // Without a branch for it, an empty deck is made of the discards.
      if (deck && select.empty < 0 && total(s.v, first + ids.length, ids.length) > 0) {
        shuffle(s, piece, false);
        return undefined;
      }
      if (select.empty >= 0) return labels[select.empty];
      watch?.empty(id);
      return none;
    },
  };
  const next = [...labels, rest, after, none];
  a.wait(id, wait, next, [...uses, act.base, ...select.uses], into === undefined ? [] : [into]);
  a.out.here(after);
  if (card !== undefined) {
    a.effects(act.piece, id, card);
    a.out.switch(
      (v) => select.at(v[card] as number, v) + 1,
      [rest, ...labels],
      [['v', card], ...select.uses],
    );
  }
  a.branches(act.branches, labels, out);
  a.out.here(rest);
  a.out.here(out);
  a.steps(act.steps);
  a.out.here(none);
}

/** The odds of the next card or chit. */
function nodeOf(
  piece: Piece,
  base: Value,
  question: string,
  moves: readonly string[],
): (s: Readonly<State>) => Chance<Solo> {
  const kinds = moves.length;
  const { stack } = piece;
  if (stack !== undefined)
    return (s) => {
      const { weights, rounded } = onTop(at(s.stacks, stack), kinds);
      const node = chanceNode(question, moves, weights);
      return rounded ? { ...node, rounded } : node;
    };
  if (kinds > FEW) return ({ v }) => chanceNode(question, moves, v.slice(base(v), base(v) + kinds));
  const known: Known = [];
  return ({ v }) => {
    const first = base(v);
    const last = first + kinds - 1;
    let by = known;
    for (let k = first; k < last; k++) {
      const n = v[k] as number;
      by[n] ??= [];
      by = by[n] as Known;
    }
    const n = v[last] as number;
    by[n] ??= chanceNode(question, moves, v.slice(first, last + 1));
    return by[n] as Chance<Solo>;
  };
}

/** The odds by the number of the first kind, then by that of the next one, and so on. */
interface Known extends Array<Known | Chance<Solo> | undefined> {}

function take(
  s: State,
  { kind, size, stack }: Piece,
  first: number,
  k: number,
  after: ActOf<'draw'>['after'],
): void {
  const { v } = s;
  if (after === 'back') return;
  if (kind === 'cup') {
    if (after === 'empty') for (let i = first; i < first + size; i++) v[i] = 0;
    else v[first + k]!--;
    return;
  }
  if (stack !== undefined) s.stacks[stack] = takeTop(at(s.stacks, stack), k);
  v[first + k]!--;
  const kinds = size / 2;
  if (after === 'out') v[first + kinds + k]!++;
  if (after !== 'empty') return;
  // Everything else is discarded with it.
  for (let i = first; i < first + kinds; i++) {
    v[i + kinds]! += (v[i] as number) + (i === first + k ? 1 : 0);
    v[i] = 0;
  }
  if (stack !== undefined) s.stacks[stack] = [{ weight: 1, groups: [], blocks: [] }];
}

/** `take 2 of Market`: the card goes to the discards of its deck. */
export function takeFrom(a: Assembly, act: ActOf<'take'>, id: string): void {
  const display = a.piece(act.piece);
  const { deck: from = -1 } = display;
  const deck = a.piece(from);
  const kinds = deck.size / 2;
  const space = a.value(act.space);
  const card = act.into ?? a.slot(`#${id}`);
  const select = selector(act.branches, (e) => a.value(e));
  const labels = act.branches.map(label);
  const [some, none, rest, out] = [label(), label(), label(), label()];
  const { watch } = a;
  a.out.switch(
    (v) => {
      const i = space(v);
      const there = i < 1 || i > display.size ? 0 : (v[display.base + i - 1] as number);
      if (there === 0) {
        if (select.empty < 0) watch?.empty(id);
        return 0;
      }
      v[display.base + i - 1] = 0;
      v[card] = there - 1;
      const first = deck.base + there - 1;
      const known = (v[first] as number) + (v[first + kinds] as number);
      if (!act.remove && known < (deck.counts?.[there - 1] ?? 0)) v[first + kinds]!++;
      return 1;
    },
    [labels[select.empty] ?? none, some],
    [act.space],
    [card],
  );
  a.out.here(some);
  a.effects(from, id, card);
  if (act.branches.length > 0) {
    const uses: Expr[] = [['v', card], ...select.uses];
    a.out.switch((v) => select.at(v[card] as number, v) + 1, [rest, ...labels], uses);
    a.branches(act.branches, labels, out);
  }
  a.out.here(rest);
  a.out.here(out);
  a.steps(act.steps);
  a.out.here(none);
}

/** Fills the empty spaces one by one; where cards slide, they close up first. */
export function refill(a: Assembly, act: ActOf<'refill'>, id: string, question: string): void {
  const display = a.piece(act.piece);
  const deck = a.piece(display.deck ?? -1);
  const { ids } = a.list(deck.kinds);
  const moves = ids.map((x) => `draw:${x}`);
  const { base, size, slides } = display;
  const { told, uses } = a.teller(id, question);
  if (slides)
    a.out.effect(({ v }) => {
      const cards = v.slice(base, base + size).filter((card) => card !== 0);
      for (let i = 0; i < size; i++) v[base + i] = cards[i] ?? 0;
    });
  const again: Label = { pc: a.out.code.length };
  const out: Label = { pc: again.pc + 1 };
  const wait: Wait = {
    ask: question,
    node: nodeOf(deck, () => deck.base, question, moves),
    play: (s, move, log) => {
      const k = moves.indexOf(move);
      take(s, deck, deck.base, k, 'remove');
      const space = s.v.indexOf(0, base);
      s.v[space] = k + 1;
      log?.(question, told(s, arg(move)));
      return again;
    },
    skip: (s) => {
      const space = s.v.indexOf(0, base);
      if (space < 0 || space >= base + size) return out;
      if (total(s.v, deck.base, ids.length) > 0) return undefined;
      if (total(s.v, deck.base + ids.length, ids.length) === 0) return out;
      shuffle(s, deck, false);
      return undefined;
    },
  };
  a.wait(id, wait, [again, out], uses);
  a.out.here(out);
}
