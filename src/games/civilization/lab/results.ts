/** Which endings are the player's victories. */
import type { Civilization } from '../rules/state.ts';

export const wins: readonly Civilization['outcome'][] = ['culture', 'science', 'economy'];
