/** What everybody may see, for screens that no player holds: the shelf, a second window, a device being passed on. */
import { at } from '../kernel/at.ts';
import type { AnySpec } from '../kernel/game.ts';
import type { Scene } from '../kernel/scene.ts';
import type { Session } from '../kernel/session/session.ts';
import { sayAsk, sayEnding, type Words } from '../kernel/words.ts';
import { viewers } from './seats.ts';

export interface PublicView {
  /** The places that look the same to everybody. */
  readonly scene: Scene;
  /** Whether somebody sees more than that. */
  readonly hides: boolean;
  /** Any viewer; used if nothing is hidden. */
  readonly viewer: string;
}

/** Cached per journal length: one screen reads this many times, and every change of a game adds an entry. */
const known = new WeakMap<Session<AnySpec>, { readonly entries: number; readonly open: PublicView }>();

/** What the people at the table may all see; without people, what all seats may see. */
export function publicView(session: Session<AnySpec>): PublicView {
  const { length: entries } = session.entries;
  const last = known.get(session);
  if (last?.entries === entries) return last.open;
  const open = computed(session);
  known.set(session, { entries, open });
  return open;
}

function computed(session: Session<AnySpec>): PublicView {
  const { game, state } = session;
  const viewer = viewers(session);
  const scenes = viewer.map((seat) => game.scene(game.view(state, seat)));
  const [first = [], ...others] = scenes.map((scene) => scene.map((place) => JSON.stringify(place)));
  const scene = (scenes[0] ?? []).filter((_, i) => others.every((other) => other.includes(at(first, i))));
  const hides = scenes.some(({ length }) => length !== scene.length);
  return { scene, hides, viewer: at(viewer, 0) };
}

/** The prompt that everybody may read; if something is hidden, only whose turn it is. */
export function publicPrompt(
  { game, state, node }: Session<AnySpec>,
  words: Words<AnySpec>,
  open: PublicView,
): string {
  if (node.kind === 'end') return sayEnding(words, node.outcome);
  if (!open.hides) return sayAsk(words, node.ask, game.view(state, open.viewer));
  return node.kind === 'decision' ? words.seats(node.seat) : '';
}
