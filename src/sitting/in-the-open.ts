/** What everybody at the table may see, for a screen that nobody holds: the shelf, a second window, a device being passed on. */
import type { AnySpec } from '../kernel/game.ts';
import type { Scene } from '../kernel/scene.ts';
import type { Session } from '../kernel/session/session.ts';
import { sayAsk, sayOutcome, type Words } from '../kernel/words.ts';
import { lookingOn } from './seats.ts';

export interface InTheOpen {
  /** The places that look the same to everybody. */
  readonly scene: Scene;
  /** Somebody sees more than that. */
  readonly hides: boolean;
  /** Anybody's eyes, for where nothing is hidden. */
  readonly eyes: string;
}

/** Asked many times for one screen, worked out once; whatever changes a game adds an entry. */
const known = new WeakMap<Session<AnySpec>, { readonly entries: number; readonly open: InTheOpen }>();

/** For the people who sit there; without any, for all seats. */
export function inTheOpen(session: Session<AnySpec>): InTheOpen {
  const { length: entries } = session.entries;
  const last = known.get(session);
  if (last?.entries === entries) return last.open;
  const open = lookedAt(session);
  known.set(session, { entries, open });
  return open;
}

function lookedAt(session: Session<AnySpec>): InTheOpen {
  const { game, state } = session;
  const eyes = lookingOn(session);
  const scenes = eyes.map((seat) => game.scene(game.view(state, seat)));
  const [first = [], ...others] = scenes.map((scene) => scene.map((place) => JSON.stringify(place)));
  const scene = (scenes[0] ?? []).filter((_, i) =>
    others.every((other) => other.includes(first[i] as string)),
  );
  const hides = scenes.some(({ length }) => length !== scene.length);
  return { scene, hides, eyes: eyes[0] as string };
}

/** What is asked, as far as everybody may know: where something is hidden, only whose turn it is. */
export function askedInTheOpen(
  { game, state, node }: Session<AnySpec>,
  words: Words<AnySpec>,
  open: InTheOpen,
): string {
  if (node.kind === 'end') return sayOutcome(words, node.outcome);
  if (!open.hides) return sayAsk(words, node.ask, game.view(state, open.eyes));
  return node.kind === 'decision' ? words.seats(node.seat) : '';
}
