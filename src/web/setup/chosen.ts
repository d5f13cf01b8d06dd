/** What a player chooses before a game begins, and what follows from it. */
import type { Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { type Inspect, type OptionDecls, type OptionsOf, resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { PERSON } from '../../sitting/seats.ts';
import { newSeed } from '../store/store.ts';
import type { Setting } from './StartPosition.tsx';

export interface Chosen {
  readonly preset: string;
  /** What was chosen beside the preset. */
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly playerDraws: boolean;
  readonly startsHalfway: boolean;
  readonly start: readonly Setting[];
  /** The players of those seats that got one. */
  readonly chairs: Readonly<Record<string, string>>;
}

interface Rules {
  readonly game: Game<AnySpec>;
  readonly inspect: Inspect;
  readonly roster: Roster<AnySpec> | undefined;
}

export function settingsOf({ game, inspect, roster }: Rules, { preset, chosen, chairs }: Chosen) {
  const given = { ...game.presets[preset], ...chosen };
  const resolved = resolve(game.options, given, inspect);
  const fallback = resolved.ok ? resolved : resolve(game.options, game.presets[preset], inspect);
  const options = fallback.ok ? fallback.options : undefined;
  const all = options ? game.seats(options) : [];
  // With a printed board people sit at the board, and the app plays no seat.
  const seats = options && all.length > 1 && game.seated(options) ? all : [];
  const usual = (nth: number) => (nth === 0 || !roster ? PERSON : roster.usual);
  const who = Object.fromEntries(seats.map((seat, nth) => [seat, chairs[seat] ?? usual(nth)]));
  return {
    given,
    resolved,
    /** The settings, or those of the preset while they aren't possible. */
    options,
    /** Those that are given to people and bots here. */
    seats,
    who,
  };
}

/** The game as it is chosen; of the bots, those are seated that `seatedNow` names. */
export function startSession(
  game: Game<AnySpec>,
  options: OptionsOf<OptionDecls>,
  { startsHalfway, start }: Chosen,
  who: Readonly<Record<string, string>>,
  seatedNow: (who: string) => boolean,
) {
  const started = Session.start(game, options, newSeed(), startsHalfway ? start : []);
  if (started.ok)
    for (const [seat, name] of Object.entries(who))
      if (name !== PERSON && seatedNow(name)) started.value.seat(seat, name);
  return started;
}
