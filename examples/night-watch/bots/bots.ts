import type { Quick, Roster } from '../../../src/kernel/bot.ts';
import type { Spec } from '../rules/options.ts';

/** Never leaves the gate. */
const homebody: Quick<Spec> = {
  choose: () => 'go:gate',
  consider: () => [{ move: 'go:gate', value: 1 }],
};

export const bots: Roster<Spec> = { quick: { homebody }, search: {}, usual: 'homebody' };
