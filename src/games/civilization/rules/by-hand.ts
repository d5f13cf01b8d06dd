/** Events that the player carries out with pieces that the scene doesn't show. */
import type { Game } from '../../../kernel/game.ts';
import type { Civilization } from './spec.ts';

const always = () => true;

export const byHand: Game<Civilization>['byHand'] = {
  'wonders-swapped': ({ out }) => out > 0,
  'culture-lost': ({ due }) => due > 0,
  'resource-lost': always,
  'person-lost': always,
  'building-lost': always,
  'unit-lost': always,
  'all-units-lost': always,
  'figure-lost': ({ lost }) => lost,
  disaster: always,
  // The fallen lie in their place in the scene, and leave it from there.
  remove: ({ kind }) => kind === 'village',
  spoils: ({ resource }) => resource !== 'none',
  deal: always,
};
