/** Which games have sheets of their own, besides the checklist and the player aid that every game has. */
import type { AnySpec } from '../kernel/game.ts';
import type { Sheets } from '../kernel/sheet.ts';

export const OWN: Readonly<Record<string, () => Promise<Sheets<AnySpec>>>> = {
  'boer-war': async () => (await import('../games/boer-war/sheets.ts')).sheets,
};
