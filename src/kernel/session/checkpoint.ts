/** Positions in the form that journals store. */
import type { Game, Spec } from '../game.ts';
import type { OptionsOf } from '../options.ts';
import { checksum, type Entry } from './journal.ts';

/** The position in the form of a checkpoint. */
export function positionText<G extends Spec>(game: Game<G>, state: Readonly<G['state']>): string {
  return JSON.stringify(game.stored.write(state));
}

export function checkpoint<G extends Spec>(
  game: Game<G>,
  position: Readonly<G['state']>,
): Entry & { readonly kind: 'check' } {
  const state = positionText(game, position);
  return { kind: 'check', hash: checksum(state), state };
}

/** A checkpoint's position, if it's undamaged and the current rules can continue from it. */
export function loadState<G extends Spec>(
  game: Game<G>,
  options: OptionsOf<G['options']>,
  entry: Entry | undefined,
): G['state'] | undefined {
  if (entry?.kind !== 'check' || entry.hash !== checksum(entry.state)) return undefined;
  try {
    const stored: object = JSON.parse(entry.state);
    const state = game.stored.read(stored, options);
    const position: object = JSON.parse(positionText(game, state));
    const needed = Object.keys(game.stored.write(game.setup(options)));
    if (needed.some((field) => !Object.hasOwn(position, field))) return undefined;
    game.check(state);
    for (const seat of game.seats(options)) game.scene(game.view(state, seat));
    const { kind } = game.node(game.clone(state));
    return kind ? state : undefined;
  } catch {
    return undefined;
  }
}
