import type { Chapters } from '../../../src/print/sheet.ts';

/** The headings of the player aid, each keyed by the first rule below it. */
export const chapters: Chapters = {
  round: { en: 'Each hour', pl: 'Każda godzina', cs: 'Každou hodinu', ru: 'Каждый час' },
  bell: { en: 'At any time', pl: 'W każdej chwili', cs: 'Kdykoli', ru: 'В любой момент' },
};
