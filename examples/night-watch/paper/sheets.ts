import type { Chapters, Sheets } from '../../../src/print/sheet.ts';
import type { Spec } from '../rules/options.ts';

/** The headings of the player aid, each before the rule that it is named with. */
export const chapters: Chapters = {
  round: { en: 'Each hour', pl: 'Każda godzina', cs: 'Každou hodinu', ru: 'Каждый час' },
  bell: { en: 'At any time', pl: 'W każdej chwili', cs: 'Kdykoli', ru: 'В любой момент' },
};

/** No sheets besides the checklist and the player aid. */
export const sheets: Sheets<Spec> = () => [];
