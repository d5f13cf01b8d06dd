/** Who reads a saved game: of several people, each may see only some of it. */
import type { AnySpec } from '../kernel/game.ts';
import type { Session } from '../kernel/session/session.ts';
import { inTheOpen } from '../sitting/in-the-open.ts';
import { lookingOn, people } from '../sitting/seats.ts';
import { hiddenFrom, keepsFrom } from '../sitting/told.ts';
import type { Arguments } from './arguments.ts';
import { Fault, type Terminal } from './terminal.ts';

/** The seat that `--as` names. It may be left out if there is only one person, or nothing to hide. */
export function reader(session: Session<AnySpec>, args: Arguments, { words }: Terminal): string {
  const here = lookingOn(session);
  const given = args.value('as');
  if (given !== undefined) {
    if (!here.includes(given)) throw new Fault(words.wrong.noSeat(given, here.join(', ')));
    return given;
  }
  const several = people(session).length > 1;
  if (several && here.some((seat) => keepsFrom(seat, session) || hiddenFrom(seat, session.node)))
    throw new Fault(words.wrong.whoReads(here.join('|')));
  if (several && inTheOpen(session).hides) throw new Fault(words.wrong.whoReads(here.join('|')));
  return here[0] as string;
}
