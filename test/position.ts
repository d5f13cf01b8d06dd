/** What must hold at any position of a game. Each function throws if it doesn't. */
import { type Game, legal, type Node, type Range, ruleIds, type Spec } from '../src/kernel/game.ts';
import type { OptionsOf } from '../src/kernel/options.ts';
import type { Report } from '../src/kernel/results.ts';
import { difference } from '../src/kernel/scene-changes.ts';
import { formatEntry, RESERVED, readEntry } from '../src/kernel/session/journal.ts';
import { sayAsk, sayMove, type UnboundWords } from '../src/kernel/words.ts';

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** One sentence per missing thing: what, and where to add it. */
export function nothingMissing(sentences: readonly string[]): void {
  must(sentences.length === 0, [...new Set(sentences)].join('\n'));
}

const NOTATION = /^[A-Za-z][A-Za-z0-9:.,+-]{0,199}$/;

/** A node has moves, they can be written in a journal, and the rules behind the node exist. */
export function soundNode<G extends Spec>(game: Game<G>, state: G['state'], node: Node<G>): void {
  const options = state.options as OptionsOf<G['options']>;
  const seats: readonly string[] = game.seats(options);
  if (node.kind === 'end') {
    const open = game.lab.endings?.(options) ?? [node.outcome];
    must(
      open.includes(node.outcome),
      `'${node.outcome}' is not an ending under these settings: let lab.endings(options) name it`,
    );
    return must(
      node.scores.length === seats.length,
      `${node.scores.length} scores for ${seats.length} seats: end(outcome, scores) needs one for each seat, in the order of seats()`,
    );
  }
  must(
    new Set<string>(node.moves).size === node.moves.length,
    `'${node.ask}' lists a move twice: ${node.moves}`,
  );
  const ranged = { ...node, moves: [] };
  must(
    !node.moves.some((move) => legal(ranged, move)),
    `'${node.ask}' lists a move that its range has already: take it out of the list or of the range`,
  );
  for (const move of node.moves)
    must(
      NOTATION.test(move),
      `'${move}' can't be written in a journal: a move is letters, digits, - . , + and :, and starts with a letter`,
    );
  must(node.ask in game.why.asks, `no rule explains the prompt '${node.ask}': add it to why.asks`);
  const rules = ruleIds(game.why.asks[node.ask]);
  must(rules.length > 0, `no rule explains the prompt '${node.ask}': name one in why.asks`);
  must(
    rules.every((rule) => rule in game.why.rules),
    `why.asks of '${node.ask}' names '${rules.find((rule) => !(rule in game.why.rules))}', which is not in why.rules: add it there and to words/*.rules`,
  );
  if (node.kind === 'chance') {
    must(
      node.moves.length > 0 && node.moves.length === node.weights.length,
      `'${node.ask}' has ${node.moves.length} moves and ${node.weights.length} weights: make it with chance(ask, odds)`,
    );
    must(
      node.weights.every((w) => Number.isInteger(w) && w > 0),
      `'${node.ask}' has weights ${node.weights}: each must be a whole number above 0`,
    );
    const total = node.weights.reduce((a, b) => a + b, 0);
    must(
      node.total === total && total < 2 ** 31,
      `'${node.ask}' totals ${node.total}, its weights ${total}: the total is their sum, below 2^31`,
    );
    return;
  }
  must(
    node.moves.length + node.ranges.length > 0,
    `'${node.ask}' is stuck: node(state) must offer a move or a range`,
  );
  for (const r of node.ranges) soundRange(node, r);
  if (node.kind === 'decision')
    must(seats.includes(node.seat), `'${node.ask}' asks '${node.seat}', who is not among seats(options)`);
  for (const aside of game.asides(state)) {
    must(
      NOTATION.test(aside),
      `'${aside}' can't be written in a journal: an aside is letters, digits, - . , + and :, and starts with a letter`,
    );
    must(!legal(node, aside), `the aside '${aside}' is also a move of '${node.ask}'`);
  }
}

/** Both ends of a range are moves that the session accepts and a journal can hold. */
export function soundRange<G extends Spec>(node: Exclude<Node<G>, { kind: 'end' }>, r: Range): void {
  const whole = Number.isInteger(r.min) && Number.isInteger(r.max);
  must(
    whole && r.min <= r.max && r.step > 0,
    `'${node.ask}' has a range from ${r.min} to ${r.max} by ${r.step}: it needs whole numbers, min ≤ max and a step above 0`,
  );
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
    `a seat can't be called ${[...RESERVED, 'chance', 'table'].join(', ')}: rename it in seats()`,
  );
}

/** The scene names every piece and place once, and each piece is inside its place. */
export function soundScene<G extends Spec>(game: Game<G>, state: G['state']): void {
  const seat = game.seats(state.options as OptionsOf<G['options']>)[0] as G['seat'];
  const scene = game.scene(game.view(state, seat));
  const ids = scene.flatMap((place) => place.pieces.map((piece) => piece.id));
  // Checked only if there are any: this runs some hundred thousand times.
  const twice = new Set(ids).size < ids.length ? ids.filter((id, i) => ids.indexOf(id) !== i) : [];
  const places = scene.flatMap(({ id, pieces }) =>
    pieces.flatMap((piece) => (piece.id === twice[0] ? [id] : [])),
  );
  must(
    twice.length === 0,
    `two pieces have one id: '${twice[0]}' in ${places.map((id) => `'${id}'`).join(' and ')}; scene() must give each its own`,
  );
  must(
    new Set(scene.map((p) => p.id)).size === scene.length,
    'two places have one id: scene() must give each its own',
  );
  for (const place of scene) {
    for (const piece of place.pieces) {
      const cell = piece.cell ?? 0;
      const cells = place.cells?.length ?? Number.POSITIVE_INFINITY;
      must(
        cell >= 0 && cell < cells,
        `'${piece.id}' is on cell ${cell}, outside '${place.id}' with its ${cells} cells: see scene()`,
      );
      must(
        piece.count === undefined || piece.count > 0,
        `'${piece.id}' in '${place.id}' has count ${piece.count}: leave out what is not there`,
      );
    }
  }
  must(
    difference(scene, scene).length === 0,
    'a scene differs from itself: scene() must give the same ids each time',
  );
  const written = JSON.stringify(scene);
  must(
    JSON.stringify(JSON.parse(written)) === written,
    'a scene must be plain data: no undefined, function or class in what scene() returns',
  );
}

/** The sources of the points add up, and where scores are points, both say the same. */
export function soundReport<G extends Spec>(
  { seats: seatsOf, scoring }: Game<G>,
  options: OptionsOf<G['options']>,
  node: Node<G>,
  { seats }: Report,
): void {
  const all: readonly string[] = seatsOf(options);
  must(
    seats.length === all.length && seats.every(({ seat }, i) => seat === all[i]),
    `results.report has the seats ${seats.map(({ seat }) => seat)}: it needs those of the game, ${all}, in their order`,
  );
  seats.forEach(({ seat, points, from }, i) => {
    const sum = Object.values(from).reduce((a, b) => a + b, 0);
    must(
      sum === points,
      `results.report gives '${seat}' ${points} points, and its sources (from) add up to ${sum}`,
    );
    if (scoring !== 'points' || node.kind !== 'end') return;
    must(
      points === node.scores[i],
      `results.report gives '${seat}' ${points} points, and end('${node.outcome}', …) ${node.scores[i]}: count the same in both, or declare scoring: 'wins' if the scores only say who won`,
    );
  });
}

const HOLE = /undefined|\[object|NaN|\bnull\b|Infinity/;
/** How many moves of a long list are phrased. */
const MOVES_SAID = 12;

export function soundText(what: string, text: string): void {
  must(text.trim() !== '' && !HOLE.test(text), `the words of '${what}' say '${text}': mend it in words/*`);
}

/** Everything that a surface says here can be said, without gaps. */
export function soundWords<G extends Spec>(
  game: Game<G>,
  state: G['state'],
  node: Node<G>,
  words: UnboundWords<G>,
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
    for (const piece of [...place.pieces, ...(place.cards ?? [])])
      soundText(piece.id, words.piece(piece, options));
  }
}
