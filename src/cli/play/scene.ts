/** The table as text: a place's name on the left, its contents on the right. */
import { at } from '../../kernel/at.ts';
import type { AnySpec } from '../../kernel/game.ts';
import { heaped, linksOf, ownersOf, type Piece, type Place, type Scene } from '../../kernel/scene.ts';
import { times, type Words } from '../../kernel/words.ts';
import { share } from '../chances.ts';
import { length, pad, padLeft, type Terminal, wrap } from '../terminal.ts';

/** The shapes that the app gives to the owners, for terminals without colours and for eyes that see them alike. */
const MARKS = ['●', '■', '▲', '◆', '✚', '★'] as const;
const SIDES = ['green', 'red', 'blue', 'magenta', 'yellow', 'cyan'] as const;

export function drawScene(scene: Scene, plain: Words<AnySpec>, terminal: Terminal): string {
  const { width, paint } = terminal;
  const known = [...ownersOf(scene).keys()];
  const owners = [...new Set([...known, ...scene.flatMap(({ owner }) => owner ?? [])])];
  const words = known.length > 0 ? marked(plain, known, terminal) : plain;
  const names = scene.map(({ id, owner }) => {
    const nth = known.indexOf(owner ?? '');
    return nth < 0 ? words.place(id) : `${markOf(nth)} ${words.place(id)}`;
  });
  const left = Math.min(Math.max(...names.map(length)), Math.floor(width * 0.4)) + 1;
  const lines: string[] = [];
  let owner: string | undefined;
  scene.forEach((place, i) => {
    // Numbers of one owner share a line.
    const before = scene[i - 1];
    if (place.kind === 'number' && before?.kind === 'number' && before.owner === place.owner) {
      const more = `   ${names[i]} ${paint('bold', String(place.value ?? 0))}`;
      if (length(lines.at(-1) ?? '') + length(more) <= width) {
        lines.push(`${lines.pop()}${more}`);
        return;
      }
    }
    const room = width - left - 3;
    const links = place.kind === 'map' ? linked(place, scene, words) : '';
    const beside = [
      ...drawPlace(place, words, terminal, room),
      ...(links
        ? wrap(links, room, 2)
            .split('\n')
            .map((line) => paint('dim', line))
        : []),
    ];
    // A chart that is too wide goes below its name.
    const below = place.kind === 'chart' && beside.some((line) => length(line) > room);
    const body = below ? [] : beside;
    // A little air between the sides, but not inside a map.
    const map = place.kind === 'map' && before?.kind === 'map';
    if (i > 0 && place.owner !== owner && !map) lines.push('');
    owner = place.owner;
    const colour = place.owner === undefined ? undefined : sideOf(owners.indexOf(place.owner));
    const name = wrap(at(names, i), left - 1).split('\n');
    const rows = Math.max(name.length, body.length);
    for (let row = 0; row < rows; row++) {
      const label = pad(name[row] ?? '', left);
      const tinted = colour ? paint(colour, label) : label;
      const mark = place.active && row === 0 ? paint('bold', '▸ ') : '  ';
      lines.push(`${mark}${place.active ? paint('bold', tinted) : tinted} ${body[row] ?? ''}`.trimEnd());
    }
    if (below) lines.push(...drawPlace(place, words, terminal, width - 4).map((line) => `  ${line}`));
  });
  return lines.join('\n');
}

/** Each piece with the mark of its owner before the name. */
function marked(words: Words<AnySpec>, owners: readonly string[], { paint }: Terminal): Words<AnySpec> {
  const piece: typeof words.piece = (piece) => {
    const nth = owners.indexOf(piece.owner ?? '');
    const name = words.piece(piece);
    return nth < 0 ? name : `${paint(sideOf(nth), markOf(nth))}\u00a0${name}`;
  };
  return { ...words, piece };
}

const markOf = (nth: number) => at(MARKS, nth % MARKS.length);
const sideOf = (nth: number) => at(SIDES, nth % SIDES.length);

/** Where the links of a map's place lead, both ways. */
function linked(place: Place, scene: Scene, words: Words<AnySpec>): string {
  const map = scene.filter(({ kind }) => kind === 'map');
  const at = map.indexOf(place);
  const others = linksOf(map).flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []));
  return others.length > 0 ? `↔ ${others.map((i) => words.place(map[i]?.id ?? '')).join(', ')}` : '';
}

/** What is at a place of the scene, as one text; of several odds, the first. */
export function contents(place: Place, words: Words<AnySpec>, terminal: Terminal, scene: Scene): string {
  const [first] = place.odds ?? [];
  if (first)
    return `${words.odds?.(first.outcome) ?? first.outcome} ${terminal.program.wholePercent(share(first.chance))}`;
  if (place.pieces.length === 0) return '';
  const names = marked(words, [...ownersOf(scene).keys()], terminal);
  return drawList(place, names, terminal, Number.POSITIVE_INFINITY).join('; ');
}

function drawPlace(place: Place, words: Words<AnySpec>, terminal: Terminal, width: number): string[] {
  const { paint, program } = terminal;
  switch (place.kind) {
    case 'track':
      return drawTrack(place, words, terminal, width);
    case 'number':
      return [paint('bold', String(place.value ?? 0))];
    case 'odds': {
      const odds = (place.odds ?? []).map((o) => ({ ...o, share: share(o.chance) }));
      if (odds.every(({ share }) => share === 0)) return [paint('dim', '–')];
      // Each chance stays on one line.
      const said = odds.map(({ outcome, chance, share }) => {
        const fraction = share > 0 && share < 1 ? paint('dim', `\u00a0${chance}`) : '';
        const name = (words.odds?.(outcome) ?? outcome).replaceAll(' ', '\u00a0');
        return `${paint('bold', name)}:\u00a0${program.wholePercent(share).replaceAll(' ', '\u00a0')}${fraction}`;
      });
      return wrap(said.join('   '), width).split('\n');
    }
    case 'chart':
      return drawChart(place, words, terminal, width);
    case 'map':
    case 'fronts':
      return [...drawList(place, words, terminal, width), ...drawPrint(place, words, terminal, width)];
    default:
      return drawHeap(place, words, terminal, width);
  }
}

/** Cells in a row, as many rows as it takes. Counters lie in their cells, markers point at them from below. */
function drawTrack(place: Place, words: Words<AnySpec>, terminal: Terminal, width: number): string[] {
  const { paint } = terminal;
  const cells = place.cells ?? [];
  const counters = new Map<number, Piece>();
  const markers: Piece[] = [];
  for (const piece of place.pieces) {
    const cell = piece.cell ?? 0;
    if (piece.face && piece.print !== undefined && !counters.has(cell)) counters.set(cell, piece);
    else markers.push(piece);
  }
  // A counter that covers its own number says all that the cell would.
  const covered = cells.length > 0 && cells.every((text, i) => counters.get(i)?.print === text);
  const widest = Math.max(
    1,
    ...cells.map(length),
    ...[...counters.values()].map(({ print = '' }) => length(print)),
  );
  // Spread out where there is room, close together before a row must break.
  const tight = widest + (counters.size > 0 ? 2 : 1);
  const wide = (tight + 1) * cells.length <= width ? tight + 1 : tight;
  const rows = Math.ceil((wide * cells.length) / width);
  const perRow = Math.max(1, Math.min(Math.floor(width / wide), Math.ceil(cells.length / Math.max(1, rows))));
  const lines: string[] = [];
  for (let from = 0; from < cells.length; from += perRow) {
    const row = cells.slice(from, from + perRow);
    const at = (i: number) => from + i;
    if (!covered) {
      lines.push(
        row
          .map((text, i) => {
            const here = markers.some((m) => (m.cell ?? 0) === at(i));
            return (here ? (t: string) => paint('bold', t) : (t: string) => paint('dim', t))(
              padLeft(text, wide),
            );
          })
          .join(''),
      );
    }
    if (counters.size > 0)
      lines.push(row.map((_, i) => drawCounter(counters.get(at(i)), wide, terminal)).join(''));
    for (const marker of markers) {
      const cell = (marker.cell ?? 0) - from;
      if (cell < 0 || cell >= row.length) continue;
      const column = (cell + 1) * wide - 1;
      const name = counted(marker, words);
      const fits = column + 2 + length(name) <= width;
      lines.push(fits ? `${' '.repeat(column)}▲ ${name}` : `${padLeft(`${name} `, column)}▲`);
    }
  }
  return lines;
}

function drawCounter(piece: Piece | undefined, wide: number, { paint }: Terminal): string {
  if (!piece) return ' '.repeat(wide);
  const { face, print = '' } = piece;
  const text = face === 'up' ? `[${print}]` : '▒'.repeat(length(print) + 2);
  return ' '.repeat(wide - length(text)) + paint(face === 'up' ? 'bold' : 'dim', text);
}

/** A cup, a row, a pile, dice: pieces one after the other, named by their cells where these have names. */
function drawHeap(place: Place, words: Words<AnySpec>, terminal: Terminal, width: number): string[] {
  const { paint, words: texts } = terminal;
  if (place.pieces.length === 0) return [paint('dim', texts.scene.empty)];
  // The row already begins with the owner's name.
  const owner = `${words.place(place.id)}: `;
  const pieces =
    place.kind === 'dice'
      ? place.pieces.map(({ print = '?' }) => `[${print}]`)
      : (place.kind === 'pile' ? heaped(place.pieces, (piece) => words.piece(piece)) : place.pieces).map(
          (p) => {
            const cell = p.cell === undefined ? undefined : place.cells?.[p.cell];
            const named = cell && (words.print?.(place.id, cell) ?? cell);
            const lines = p.face === 'up' ? (words.face?.(p) ?? []) : [];
            const what = counted(p, words, owner) + (lines.length > 0 ? ` (${lines.join('; ')})` : '');
            return (named ? `${named}: ${what}` : what).replaceAll(' ', '\u00a0');
          },
        );
  return wrap(pieces.join(place.kind === 'dice' ? ' ' : ', '), width).split('\n');
}

function counted(piece: Piece, words: Words<AnySpec>, said = ''): string {
  const { count = 1 } = piece;
  const whole = words.piece(piece);
  const name = whole.startsWith(said) ? whole.slice(said.length) : whole;
  return count === 1 ? name : times(count, name);
}

/** A map as a list of its cells that hold something. */
function drawList(place: Place, words: Words<AnySpec>, terminal: Terminal, width: number): string[] {
  const cells = [...new Set(place.pieces.map(({ cell = 0 }) => cell))].sort((a, b) => a - b);
  if (cells.length === 0) return drawHeap(place, words, terminal, width);
  const hasCells = place.cells !== undefined || place.pieces.some(({ cell }) => cell !== undefined);
  return cells.flatMap((cell) => {
    const name = (hasCells && words.cell(place.id, cell)) || place.cells?.[cell] || '';
    const pieces = place.pieces.filter((p) => (p.cell ?? 0) === cell).map((p) => counted(p, words));
    return wrap(`${name ? `${name}: ` : ''}${pieces.join(', ')}`, width, 2).split('\n');
  });
}

/** What the board has printed there. */
function drawPrint({ id }: Place, words: Words<AnySpec>, { paint }: Terminal, width: number): string[] {
  const print = words.about?.(id) ?? [];
  return print.length > 0
    ? wrap(print.join(' · '), width, 2)
        .split('\n')
        .map((line) => paint('dim', line))
    : [];
}

/** Printed rows, the current one highlighted. If they are too wide, the widest columns wrap. */
function drawChart(place: Place, words: Words<AnySpec>, { paint }: Terminal, width: number): string[] {
  const { id, at: current } = place;
  const say = (text: string) => words.print?.(id, text) ?? text;
  const cells = (place.cells ?? []).map(say);
  const rows = (place.rows ?? []).map((row) => row.map(say));
  const all = [cells, ...rows].filter((row) => row.length > 0);
  const columns = Math.max(0, ...all.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...all.map((row) => length(row[i] ?? ''))),
  );
  const longest = widths.map((_, i) =>
    Math.max(...all.flatMap((row) => (row[i] ?? '').split(' ').map(length))),
  );
  const over = () => widths.reduce((sum, w) => sum + w, 0) > width - 2 * columns;
  const spare = () => widths.map((w, i) => (w > at(longest, i) ? w : 0));
  while (over() && Math.max(...spare()) > 0) {
    const widest = spare().indexOf(Math.max(...spare()));
    widths[widest] = at(widths, widest) - 1;
  }
  const lines = (row: readonly string[]) => {
    const broken = row.map((text, i) => wrap(text, at(widths, i)).split('\n'));
    return Array.from({ length: Math.max(...broken.map((cell) => cell.length)) }, (_, n) =>
      broken.map((cell, i) => padLeft(cell[n] ?? '', at(widths, i))).join('  '),
    );
  };
  return [
    ...(cells.length > 0 ? lines(cells).map((line) => `  ${paint('dim', line)}`) : []),
    ...rows.flatMap((row, i) =>
      lines(row).map((line, n) =>
        i === current?.row ? paint('bold', `${n === 0 ? '▸' : ' '} ${line}`) : `  ${line}`,
      ),
    ),
  ];
}
