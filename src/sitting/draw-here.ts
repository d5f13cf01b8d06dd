/** A game whose draws were made at a shared table: from here on this device makes them. */
import type { AnySpec } from '../kernel/game.ts';
import type { Seed } from '../kernel/session/draws.ts';
import type { Session } from '../kernel/session/session.ts';

export function drawHere(session: Session<AnySpec>, newSeed: () => Seed): void {
  if (!session.canDraw && session.node.kind !== 'end') session.changeSource({ by: 'seed', seed: newSeed() });
}
