/** What must hold at one position of a game, however play got there. Each function throws where it does not. */
import { type Game, legal, type Node, type Range, ruleIds, type Spec } from '../src/kernel/game.ts';
import type { OptionsOf } from '../src/kernel/options.ts';
import { difference } from '../src/kernel/scene.ts';
import { formatEntry, RESERVED, readEntry } from '../src/kernel/session/journal.ts';
import { sayAsk, sayMove, type Words } from '../src/kernel/words.ts';

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

const NOTATION = /^[A-Za-z][A-Za-z0-9:.,+-]{0,199}$/;

/** A node can be answered, its moves can be written, and the rules behind it are known. */
export function soundNode<G extends Spec>(game: Game<G>, state: G['state'], node: Node<G>): void {
  const options = state.options as OptionsOf<G['options']>;
  const seats: readonly string[] = game.seats(options);
  if (node.kind === 'end') {
    const open = game.endings?.(options) ?? [node.outcome];
    must(open.includes(node.outcome), `'${node.outcome}' is no ending under these settings`);
    return must(node.scores.length === seats.length, 'one score for each seat');
  }
  must(new Set<string>(node.moves).size === node.moves.length, `'${node.ask}' lists a move twice`);
  const ranged = { ...node, moves: [] };
  must(!node.moves.some((move) => legal(ranged, move)), `'${node.ask}' lists a move of its range`);
  for (const move of node.moves) must(NOTATION.test(move), `'${move}' is no notation`);
  must(node.ask in game.why.asks, `'${node.ask}' points to no rule`);
  const rules = ruleIds(game.why.asks[node.ask]);
  must(rules.length > 0, `'${node.ask}' points to no rule`);
  must(
    rules.every((rule) => rule in game.why.rules),
    `'${node.ask}' points to an unknown rule`,
  );
  if (node.kind === 'chance') {
    must(node.moves.length > 0 && node.moves.length === node.weights.length, `'${node.ask}' has no odds`);
    must(
      node.weights.every((w) => Number.isInteger(w) && w > 0),
      `'${node.ask}' has weights ${node.weights}`,
    );
    const total = node.weights.reduce((a, b) => a + b, 0);
    must(node.total === total && total < 2 ** 31, `'${node.ask}' totals ${node.total}`);
    return;
  }
  must(node.moves.length + node.ranges.length > 0, `'${node.ask}' is stuck`);
  for (const r of node.ranges) soundRange(node, r);
  if (node.kind === 'decision') must(seats.includes(node.seat), `'${node.ask}' asks '${node.seat}'`);
  for (const aside of game.asides(state)) {
    must(NOTATION.test(aside), `'${aside}' is no notation`);
    must(!legal(node, aside), `the aside '${aside}' is also a move of '${node.ask}'`);
  }
  for (const move of game.suggest?.(state) ?? [])
    must(legal(node, move), `suggests '${move}' at '${node.ask}'`);
}

/** Both ends of a range are moves that the session takes and a journal can hold. */
export function soundRange<G extends Spec>(node: Exclude<Node<G>, { kind: 'end' }>, r: Range): void {
  const whole = Number.isInteger(r.min) && Number.isInteger(r.max);
  must(whole && r.min <= r.max && r.step > 0, `'${node.ask}' has a range from ${r.min} to ${r.max}`);
  for (const move of ends(r)) {
    must(legal(node, move), `'${node.ask}' offers '${move}', which the session refuses`);
    const line = formatEntry({ kind: 'move', by: 'table', move });
    const read = readEntry(line);
    must(read !== undefined && formatEntry(read) === line, `a journal can't hold '${move}'`);
  }
}

/** The first and the last move of a range. */
export function ends({ verb, min, max }: Range): readonly string[] {
  return min === max ? [`${verb}:${min}`] : [`${verb}:${min}`, `${verb}:${max}`];
}

export function soundSeats(seats: readonly string[]): void {
  must(
    seats.every((seat) => !RESERVED.includes(seat) && seat !== 'chance' && seat !== 'table'),
    'a seat bears a reserved word',
  );
}

/** The scene names every piece and place once and puts each piece inside its place. */
export function soundScene<G extends Spec>(game: Game<G>, state: G['state']): void {
  const seat = game.seats(state.options as OptionsOf<G['options']>)[0] as G['seat'];
  const scene = game.scene(game.view(state, seat));
  const ids = scene.flatMap((place) => place.pieces.map((piece) => piece.id));
  // Looked for only when there are any: a scene is looked at some hundred thousand times.
  const twice = new Set(ids).size < ids.length ? ids.filter((id, i) => ids.indexOf(id) !== i) : [];
  must(twice.length === 0, `two pieces bear one id: ${twice}`);
  must(new Set(scene.map((p) => p.id)).size === scene.length, 'two places bear one id');
  for (const place of scene) {
    for (const piece of place.pieces) {
      const cell = piece.cell ?? 0;
      const cells = place.cells?.length ?? Number.POSITIVE_INFINITY;
      must(cell >= 0 && cell < cells, `'${piece.id}' lies outside '${place.id}'`);
      must(piece.count === undefined || piece.count > 0, `no '${piece.id}' in '${place.id}'`);
    }
  }
  must(difference(scene, scene).length === 0, 'a scene differs from itself');
  const written = JSON.stringify(scene);
  must(JSON.stringify(JSON.parse(written)) === written, 'a scene is plain data');
}

const HOLE = /undefined|\[object|NaN|\bnull\b|Infinity/;
/** So many moves of a long list are said aloud. */
const MOVES_SAID = 12;

export function soundText(what: string, text: string): void {
  must(text.trim() !== '' && !HOLE.test(text), `'${what}' says '${text}'`);
}

/** Whatever a surface says here can be said, and has no hole. */
export function soundWords<G extends Spec>(
  game: Game<G>,
  state: G['state'],
  node: Node<G>,
  words: Words<G>,
): void {
  const options = state.options as OptionsOf<G['options']>;
  const seats = game.seats(options);
  const view = game.view(state, node.kind === 'decision' ? node.seat : (seats[0] as G['seat']));
  if (node.kind === 'end') soundText(node.outcome, words.outcomes[node.outcome as G['outcome']]);
  else {
    soundText(node.ask, sayAsk(words, node.ask, view));
    const last = node.kind === 'chance' ? [] : node.ranges.flatMap(ends);
    for (const move of [...node.moves.slice(0, MOVES_SAID), ...last, ...game.asides(state)])
      soundText(move, sayMove(words, move, view));
  }
  for (const fact of game.facts(state)) {
    soundText(fact.id, words.facts(fact.id, options));
    soundText(fact.id, words.value(fact.id, String(fact.value), options));
  }
  for (const place of game.scene(view)) {
    soundText(place.id, words.place(place.id, options));
    for (const piece of place.pieces) soundText(piece.id, words.piece(piece, options));
  }
}
