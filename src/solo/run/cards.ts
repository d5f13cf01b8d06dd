/** Cups, decks and displays. */
import { arg, type Chance } from '../../kernel/game.ts';
import { MOST_OF_A_KIND } from '../limits.ts';
import type { ActOf, Expr, Kinds, Piece } from '../plan.ts';
import type { Assembly } from './assembly.ts';
import { shuffle } from './changes.ts';
import type { Label, Wait } from './code.ts';
import { onTop, type Stack, takeTop } from './deck.ts';
import { chanceNode } from './rolls.ts';
import { selector } from './select.ts';
import type { Solo, State } from './state.ts';
import { total, type Value } from './value.ts';

/** With few kinds, the odds are known by their counts after the first time. */
const FEW = 5;

export function draw(a: Assembly, act: ActOf<'draw'>, id: string, question: string): void {
  const piece = a.plan.pieces[act.piece] as Piece;
  const { ids } = a.plan.lists[piece.kinds as number] as Kinds;
  const deck = piece.kind === 'deck';
  const { size } = piece;
  const base = a.value(act.base);
  const effects = deck && (a.plan.effects[act.piece] ?? []).length > 0;
  // The card is remembered where something comes before its branches.
  const into = act.into ?? (effects ? a.slot(`#${id}`) : undefined);
  const moves = ids.map((x) => `draw:${x}`);
  const { told, uses } = a.teller(id, question);
  const select = selector(act.branches, (e) => a.value(e));
  const labels = act.branches.map((): Label => ({ pc: 0 }));
  const [rest, out, after, none]: Label[] = [{ pc: 0 }, { pc: 0 }, { pc: 0 }, { pc: 0 }] as [
    Label,
    Label,
    Label,
    Label,
  ];
  const branchOf = (k: number, v: number[]) => (labels[select.at(k, v)] ?? rest) as Label;
  const emptying = piece.kind === 'cup' && act.after === 'empty';
  const { watch } = a;
  const wait: Wait = {
    ask: question,
    node: nodeOf(piece, base, question, moves),
    play: (s, move, log) => {
      const { v } = s;
      const at = base(v);
      // Loops, because built-in functions cost more than such short lists.
      let k = 0;
      while (k < moves.length && moves[k] !== move) k++;
      if (emptying) for (let i = at; i < at + size; i++) v[i] = 0;
      else take(s, piece, at, k, act.after);
      if (into !== undefined) v[into] = k;
      if (log) log(question, told(s, arg(move)));
      return effects ? (after as Label) : branchOf(k, v);
    },
    skip: (s) => {
      const at = base(s.v);
      if (total(s.v, at, ids.length) > 0) return undefined;
      // Without a branch for it, an empty deck is made of the discards.
      if (deck && select.empty < 0 && total(s.v, at + ids.length, ids.length) > 0) {
        shuffle(s, piece, false);
        return undefined;
      }
      if (select.empty >= 0) return labels[select.empty];
      watch?.empty(id);
      return none as Label;
    },
  };
  const next = [...labels, rest as Label, after as Label, none as Label];
  a.wait(id, wait, next, [...uses, act.base, ...select.uses], into === undefined ? [] : [into]);
  a.out.here(after as Label);
  if (effects) {
    a.effects(act.piece, id, into as number);
    if (act.branches.length > 0)
      a.out.switch(
        (v) => select.at(v[into as number] as number, v) + 1,
        [rest as Label, ...labels],
        [['v', into as number], ...select.uses],
      );
    else a.out.jump(rest as Label);
  }
  a.branches(act.branches, labels, out as Label);
  a.out.here(rest as Label);
  a.out.here(out as Label);
  a.steps(act.steps);
  a.out.here(none as Label);
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
      const { weights, rounded } = onTop(s.stacks[stack] as Stack, kinds);
      const node = chanceNode(question, moves, weights);
      return rounded ? { ...node, rounded } : node;
    };
  if (kinds > FEW)
    return ({ v }) => chanceNode(question, moves, v.slice(base(v as number[]), base(v as number[]) + kinds));
  const known = new Map<number, Chance<Solo>>();
  return ({ v }) => {
    const at = base(v as number[]);
    let key = 0;
    for (let k = at; k < at + kinds; k++) key = key * (MOST_OF_A_KIND + 1) + (v[k] as number);
    let node = known.get(key);
    if (!node) {
      node = chanceNode(question, moves, v.slice(at, at + kinds));
      known.set(key, node);
    }
    return node;
  };
}

function take(
  s: State,
  { kind, size, stack }: Piece,
  at: number,
  k: number,
  after: ActOf<'draw'>['after'],
): void {
  const { v } = s;
  if (after === 'back') return;
  if (kind === 'cup') {
    if (after === 'empty') for (let i = at; i < at + size; i++) v[i] = 0;
    else v[at + k]!--;
    return;
  }
  if (stack !== undefined) s.stacks[stack] = takeTop(s.stacks[stack] as Stack, k);
  v[at + k]!--;
  const kinds = size / 2;
  if (after === 'out') v[at + kinds + k]!++;
  if (after !== 'empty') return;
  // Everything else is discarded with it.
  for (let i = at; i < at + kinds; i++) {
    v[i + kinds]! += (v[i] as number) + (i === at + k ? 1 : 0);
    v[i] = 0;
  }
  if (stack !== undefined) s.stacks[stack] = [{ weight: 1, groups: [], blocks: [] }];
}

/** `take 2 of Market`: the card goes to the discards of its deck. */
export function takeFrom(a: Assembly, act: ActOf<'take'>, id: string): void {
  const display = a.plan.pieces[act.piece] as Piece;
  const deckIndex = display.deck as number;
  const deck = a.plan.pieces[deckIndex] as Piece;
  const kinds = deck.size / 2;
  const space = a.value(act.space);
  const card = act.into ?? a.slot(`#${id}`);
  const select = selector(act.branches, (e) => a.value(e));
  const labels = act.branches.map((): Label => ({ pc: 0 }));
  const [some, none, rest, out] = [{ pc: 0 }, { pc: 0 }, { pc: 0 }, { pc: 0 }] as [
    Label,
    Label,
    Label,
    Label,
  ];
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
      const at = deck.base + there - 1;
      const known = (v[at] as number) + (v[at + kinds] as number);
      if (!act.remove && known < (deck.counts?.[there - 1] ?? 0)) v[at + kinds]!++;
      return 1;
    },
    [select.empty >= 0 ? (labels[select.empty] as Label) : none, some],
    [act.space],
    [card],
  );
  a.out.here(some);
  a.effects(deckIndex, id, card);
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
  const display = a.plan.pieces[act.piece] as Piece;
  const deck = a.plan.pieces[display.deck as number] as Piece;
  const { ids } = a.plan.lists[deck.kinds as number] as Kinds;
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
