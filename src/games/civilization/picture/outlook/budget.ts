/** What a phone can do while somebody waits. */
import type { Budget } from '../../forecast/win-chance.ts';

export const PHONE_BUDGET: Budget = { positions: 6_000, battles: 1_000, seed: 2010 };
