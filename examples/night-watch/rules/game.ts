/** Night Watch: each hour you go somewhere, count the lights there, and roll for the wind. */
import { defineGame } from '../../../src/kernel/define.ts';
import { arg, num } from '../../../src/kernel/game.ts';
import { measures } from '../lab/measures.ts';
import { scene } from '../scene/scene.ts';
import { facts } from './facts.ts';
import { options, type Spec } from './options.ts';
import { setup } from './setup.ts';
import { node } from './steps.ts';
import { lookUp } from './wind.ts';

/** What happens. */
export const game = defineGame<Spec>({
  id: 'night-watch',
  version: 1,
  options,
  // The preset that equals the defaults is the default choice.
  presets: { storm: { weather: 'stormy' }, standard: {} },
  // Each rule text with its clause ids and the settings that change it.
  why: {
    asks: { walk: 'round', count: 'lights', wind: 'wind' },
    events: { walked: 'round', counted: 'lights', wind: ['wind', 'oil'], bell: 'bell' },
    // Only a gust uses oil.
    byFacts: { wind: ({ gust }) => (gust ? ['wind', 'oil'] : 'wind') },
    rules: {
      round: { clauses: [], options: ['hours'] },
      lights: { clauses: [] },
      wind: { clauses: [], options: ['weather'] },
      oil: { clauses: [], options: ['gateFire'] },
      bell: { clauses: [] },
    },
  },
  lab: {
    measures,
    // A simulation has no real table; without this the answer would be a random number of the range.
    standIn: (s) => (s.step === 'count' ? 'lights:4' : undefined),
  },
  setup,
  node,
  rolls: ['wind'],
  hand: (s) =>
    s.step === 'wind'
      ? { dice: ['white', 'red'], sum: false, move: ([white = 1, red = 1]) => lookUp(s, white, red) }
      : undefined,
  apply(s, move, log) {
    if (move === 'bell') {
      log?.('bell', { hour: s.hour });
      s.step = 'relieved';
    } else if (move.startsWith('go:')) {
      s.at = arg(move, 'go');
      s.step = 'count';
      log?.('walked', { hour: s.hour, to: s.at });
    } else if (move.startsWith('lights:')) {
      s.lights += num(move);
      s.step = 'wind';
      log?.('counted', { at: s.at, lights: num(move) });
    } else {
      // R1
      const burns = move === 'gust' && !(s.at === 'gate' && s.options.gateFire === 'free');
      if (burns) s.oil--;
      log?.('wind', { at: s.at, gust: move === 'gust', oil: s.oil });
      if (s.oil === 0) s.step = 'dark';
      else if (s.hour === s.options.hours) s.step = 'dawn';
      else {
        s.hour++;
        s.step = 'walk';
      }
    }
  },
  check(s) {
    if (s.hour < 1 || s.hour > s.options.hours) throw new Error(`hour ${s.hour}`);
  },
  asides: (s) => (node(s).kind === 'end' ? [] : ['bell']),
  facts,
  turn: (s) => (node(s).kind === 'end' ? '' : String(s.hour)),
  scene,
});
