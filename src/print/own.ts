/** Which games have sheets of their own, besides the checklist and the player aid that every game has. */
import type { AnySpec } from '../kernel/game.ts';
import type { Chapters, OnTable, Sheets } from './sheet.ts';

interface Own {
  readonly sheets: Sheets<AnySpec>;
  readonly chapters: Chapters;
  readonly onTable?: OnTable<AnySpec>;
  /** They are read, not laid out: in the reader's language, whatever that of the components is. */
  readonly forReading?: boolean;
}

export const OWN: Readonly<Record<string, () => Promise<Own>>> = {
  'boer-war': () => import('../games/boer-war/paper/sheets.ts'),
  'paths-of-glory': () => import('../games/cdg/paper/sheets.ts'),
  cdg: () => import('../games/cdg/paper/sheets.ts'),
  civilization: () => import('../games/civilization/paper/sheets.ts'),
  'tax-farmer': () => import('../games/tax-farmer/paper/sheets.ts'),
};
