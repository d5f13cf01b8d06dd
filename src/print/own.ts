/** Which games have sheets of their own, besides the checklist and the player aid that every game has. */
import type { AnySpec } from '../kernel/game.ts';
import type { Sheets } from '../kernel/sheet.ts';

export const OWN: Readonly<Record<string, () => Promise<Sheets<AnySpec>>>> = {
  'boer-war': async () => (await import('../games/boer-war/sheets.ts')).sheets,
  'paths-of-glory': async () => (await import('../games/cdg/sheets.ts')).sheets,
  cdg: async () => (await import('../games/cdg/sheets.ts')).sheets,
  civilization: async () => (await import('../games/civilization/sheets.ts')).sheets,
  'tax-farmer': async () => (await import('../games/tax-farmer/sheets.ts')).sheets,
};
