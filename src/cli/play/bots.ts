/** The bots of a game, and --bots and --seat. */
import { mind, names } from '../../bots/bots.ts';
import type { Entry as Listed } from '../../games/catalogue.ts';
import type { Mind, Roster } from '../../kernel/bot.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { Bot } from '../../kernel/play.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { Think } from '../../sitting/chairs.ts';
import { PERSON, playerOf } from '../../sitting/seats.ts';
import { think } from '../../sitting/think.ts';
import { sayProblem } from '../../words/program.ts';
import type { Arguments } from '../arguments.ts';
import { Fault, type Terminal } from '../terminal.ts';

/** The bots of one game. */
export class Bots {
  /** By strength, weakest first. */
  readonly names: readonly string[];
  private readonly roster: Roster<AnySpec> | undefined;

  constructor(roster?: Roster<AnySpec>) {
    this.roster = roster;
    this.names = names(roster);
  }

  static async of(listed: Listed): Promise<Bots> {
    return new Bots(await listed.bots?.());
  }

  /** Throws a fault if there is no bot of that name. */
  mind(name: string, { words }: Terminal): Mind<AnySpec> {
    const known = mind(this.roster, name);
    if (!known) throw new Fault(words.wrong.bot(name, this.names.join(', ')));
    return known;
  }

  /** Thinks here, as a sitting asks for it. */
  thinkAt(game: Game<AnySpec>): Think {
    return async (job) => think(game, this.roster, job);
  }

  /** One bot for every seat, as playouts want it. */
  everywhere(seats: readonly string[], name: string, terminal: Terminal): Record<string, Bot<AnySpec>> {
    const think = this.mind(name, terminal);
    return Object.fromEntries(seats.map((seat) => [seat, (chair) => think(chair).move]));
  }
}

/**
 * --bots and --seat, as entries where they change something; a bot that they name must exist. A bot that only the saved
 * game knows gives its seat to a person: says so, one line for each.
 */
export function sitDown(
  session: Session<AnySpec>,
  bots: Bots,
  args: Arguments,
  terminal: Terminal,
  named: (seat: string) => string,
): readonly string[] {
  const seats = session.game.seats(session.options);
  const usual = args.value('bots');
  if (usual !== undefined && seats.length === 1) throw new Fault(terminal.words.wrong.oneSeat);
  const wanted = [
    ...(usual === undefined ? [] : seats.slice(1).map((seat) => [seat, usual] as const)),
    ...args.pairs('seat'),
  ];
  for (const [seat, who] of wanted) {
    if (!seats.includes(seat)) throw new Fault(terminal.words.wrong.noSeat(seat, seats.join(', ')));
    if (who !== PERSON) bots.mind(who, terminal);
    if (playerOf(session, seat) === who) continue;
    const sat = session.seat(seat, who);
    if (!sat.ok) throw new Fault(sayProblem(terminal.program, sat.problem));
  }
  return seats.flatMap((seat) => {
    const who = playerOf(session, seat);
    if (who === PERSON || bots.names.includes(who) || !session.seat(seat, PERSON).ok) return [];
    return [terminal.program.story.stranger(named(seat), who)];
  });
}
