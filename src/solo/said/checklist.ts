/** What to lay out before the game. */
import type { ToLayOut } from '../../kernel/words.ts';
import { NUM, type Piece, type Plan } from '../plan.ts';
import { programOf, START } from '../run/program.ts';
import { fresh, type State, type Told } from '../run/state.ts';
import type { Dictionary } from '../words/dictionary.ts';
import type { Namer } from './names.ts';

/** The file's list; without one, a line for each piece. Then what the game does before its first question. */
export function checklist(
  plan: Plan,
  options: State['options'],
  {
    names,
    builtIn,
    now,
    say,
  }: {
    names: Namer;
    builtIn: Dictionary['builtIn'];
    now(id: string, s: State): string;
    say(event: string, facts: Told): string;
  },
): readonly ToLayOut[] {
  const program = programOf(plan, options);
  const s = fresh(plan, options, program.slots);
  const told: ToLayOut[] = [];
  program.run(s, START, (event, facts) => {
    told.push({ text: say(event, facts as Told), places: [] });
  });
  const list =
    plan.setUp.length > 0
      ? plan.setUp.map((id) => ({ text: now(id, s), places: placesIn(plan, id, now(id, s), names) }))
      : plan.pieces.map((piece) => ({ text: atStart(piece, s.v, names, builtIn), places: [piece.id] }));
  // A game that is over before it asks has nothing to prepare.
  return program.asked[s.at]?.ask === '' ? list : [...list, ...told];
}

/** The pieces that a line speaks of: by their values, or by their names. */
function placesIn(plan: Plan, id: string, text: string, names: Namer): readonly string[] {
  const parts = plan.notes[id]?.ask ?? [];
  const slots = parts.flatMap((part) =>
    typeof part !== 'string' && (part.e[0] === 'v' || part.e[0] === 'at') ? [part.e[1]] : [],
  );
  const low = text.toLowerCase();
  return plan.pieces.flatMap((piece) =>
    slots.includes(piece.base) || low.includes(names.of(piece.name).toLowerCase()) ? [piece.id] : [],
  );
}

function atStart(
  { kind, name: called, base, t, each }: Piece,
  v: readonly number[],
  names: Namer,
  builtIn: Dictionary['builtIn'],
): string {
  const name = names.of(called);
  const single = each === null && ['track', 'number', 'marker', 'flag'].includes(kind);
  if (!single) return builtIn.layOut(name);
  const n = v[base] as number;
  return builtIn.start(name, t === NUM ? names.number(n) : names.member(t, n));
}
