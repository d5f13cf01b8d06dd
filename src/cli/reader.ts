/** Who reads a saved game: of several people, each may see only some of it. */
import { at } from '../kernel/at.ts';
import type { AnySpec } from '../kernel/game.ts';
import type { Session } from '../kernel/session/session.ts';
import { hiddenFrom, hidesFrom } from '../sitting/narrate.ts';
import { publicView } from '../sitting/public-view.ts';
import { people, viewers } from '../sitting/seats.ts';
import type { Arguments } from './arguments.ts';
import { Fault, type Terminal } from './terminal.ts';

/** The seat that `--as` names. It may be left out if there is only one person, or nothing to hide. */
export function reader(session: Session<AnySpec>, args: Arguments, { words }: Terminal): string {
  const here = viewers(session);
  const given = args.value('as');
  if (given !== undefined) {
    if (!here.includes(given)) throw new Fault(words.wrong.noSeat(given, here.join(', ')));
    return given;
  }
  const several = people(session).length > 1;
  if (several && here.some((seat) => hidesFrom(seat, session) || hiddenFrom(seat, session.node)))
    throw new Fault(words.wrong.whoReads(here.join('|')));
  if (several && publicView(session).hides) throw new Fault(words.wrong.whoReads(here.join('|')));
  return at(here, 0);
}
