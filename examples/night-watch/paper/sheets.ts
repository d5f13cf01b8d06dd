import type { Chapters, Sheets } from '../../../src/print/sheet.ts';
import type { Spec } from '../rules/options.ts';

/** The headings of the player aid, each keyed by the first rule below it. */
export const chapters: Chapters = {
  round: { en: 'Each hour', pl: 'Każda godzina', cs: 'Každou hodinu', ru: 'Каждый час' },
  bell: { en: 'At any time', pl: 'W każdej chwili', cs: 'Kdykoli', ru: 'В любой момент' },
};

/** No sheets besides the checklist and the player aid. */
export const sheets: Sheets<Spec> = () => [];
