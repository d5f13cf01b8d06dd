/** The settings and seats of a saved game, for another one like it. */
import { presetOf } from '../../kernel/options.ts';
import { playerOf } from '../../sitting/seats.ts';
import { type ReadGame, readGame } from '../saved/open.ts';
import { openStore } from '../store/open.ts';

export interface Model {
  readonly preset: string | undefined;
  /** Every option, so that a preset changes none of them. */
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly playerDraws: boolean;
  readonly chairs: Readonly<Record<string, string>>;
}

/** Undefined if there is no such game, or if it isn't a game of this kind: then the set-up starts as usual. */
export async function modelOf(game: string, id: string): Promise<Model | undefined> {
  const read = await readGame(await openStore(), id);
  return read?.ok && read.session.game.id === game ? modelled(read) : undefined;
}

export function modelled({ session, record }: Pick<ReadGame & { ok: true }, 'session' | 'record'>): Model {
  const { game, options } = session;
  return {
    preset: presetOf(game, options),
    chosen: session.journal.options,
    playerDraws: record.own,
    chairs: Object.fromEntries(game.seats(options).map((seat) => [seat, playerOf(session, seat)])),
  };
}
