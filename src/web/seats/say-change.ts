/** What a seat's panel showed and shows: "gold 4 → 11", "Wine +1"; a name and numbers, which no language has to inflect. */
import type { AnySpec } from '../../kernel/game.ts';
import type { Scene } from '../../kernel/scene.ts';
import type { Words } from '../../kernel/words.ts';
import type { Gains } from '../../sitting/gains.ts';
import type { Program } from '../../words/program.ts';

export function sayChange(
  { points, pieces }: Gains,
  words: Words<AnySpec>,
  program: Program,
): readonly string[] {
  return [
    ...(points.from === points.to ? [] : [fromTo(program.points.toLocaleLowerCase(), points)]),
    ...pieces.map(({ piece: { owner: _, count, ...piece }, from, to }) =>
      count === undefined
        ? `${words.piece(piece)} ${to > from ? '+' : '−'}${Math.abs(to - from)}`
        : fromTo(words.piece(piece), { from, to }),
    ),
  ];
}

/** Without line breaks: a number alone on the next line says nothing. */
function fromTo(name: string, { from, to }: { readonly from: number; readonly to: number }): string {
  return `${name} ${from} → ${to}`.replaceAll(' ', '\u00a0');
}

/** What a seat has of what the game counts: "gold 12", "Wine". */
export function sayHaving(scene: Scene, seat: string, words: Words<AnySpec>): readonly string[] {
  return scene
    .filter(({ owner }) => owner === seat)
    .flatMap((place) => place.pieces.filter(({ kind }) => words.counted?.includes(kind)))
    .map(({ owner: _, count, ...piece }) =>
      count === undefined ? words.piece(piece) : `${words.piece(piece)}\u00a0${count}`,
    );
}
