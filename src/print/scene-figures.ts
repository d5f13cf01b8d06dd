/** Small pictures of the places of any scene, for the player aid. */
import type { Piece, Place, Scene } from '../kernel/scene.ts';
import { ownersOf } from '../kernel/scene.ts';
import { dieColour } from './dice.ts';
import {
  backFigure,
  beside,
  cardBackFigure,
  cardFigure,
  cupFigure,
  dieFigure,
  trackFigure,
} from './figures.ts';
import { ownerFill, ownerWash } from './owners.ts';
import type { Figure, Look, Tint } from './sheet.ts';

/** The colours of a piece: its owner's, or the game's. */
export function groundOf(
  scene: Scene,
  owner: string | undefined,
  look: Look,
): { readonly fill: Tint; readonly wash: Tint; readonly owner?: number } {
  const nth = [...ownersOf(scene).keys()].indexOf(owner ?? '');
  return nth < 0
    ? { fill: look.accent, wash: look.wash }
    : { fill: ownerFill(nth), wash: ownerWash(nth), owner: nth };
}

/** A deck: cards whose faces nobody sees. */
export const isDeck = ({ kind, pieces, cards }: Place): boolean =>
  kind === 'pile' && (cards !== undefined || pieces.some(({ face }) => face === 'down'));

/** Undefined for what isn't laid out: numbers, odds, charts. */
export function placeFigure(place: Place, scene: Scene, look: Look): Figure | undefined {
  const { fill, wash } = groundOf(scene, place.owner ?? place.pieces[0]?.owner, look);
  const cells = (place.cells ?? []).slice(0, SHOWN);
  switch (place.kind) {
    case 'track':
      return cells.length > 0
        ? trackFigure(cells.map(short), markerAt(place.pieces, cells.length), { fill }, wash)
        : undefined;
    case 'cup':
      return cupFigure;
    case 'row':
      // Cards have two faces; markers in a row have one.
      if (place.pieces.length > 0 && place.pieces.every(({ face }) => face === undefined)) return undefined;
      return beside([cardFigure(fill), cardBackFigure(fill, wash)]);
    case 'pile':
      return isDeck(place) ? cardBackFigure(fill, wash) : backFigure(fill, wash);
    case 'dice':
      return beside(
        place.pieces.slice(0, 2).map(({ kind, print }) => dieFigure(Number(print ?? 1), dieColour(kind))),
      );
    default:
      return undefined;
  }
}

const SHOWN = 3;
const short = (print: string): string => (print.length > 3 ? '' : print);
const markerAt = (pieces: readonly Piece[], cells: number): number =>
  pieces.find(({ cell = 0 }) => cell < cells)?.cell ?? (pieces.length > 0 ? 0 : -1);

/** For components that no scene has. */
export const diceFigure: Figure = beside([dieFigure(3), dieFigure(5)]);
