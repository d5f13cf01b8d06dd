/** All that can be printed of a game: its own sheets, the set-up as a checklist, the rules on one page. */
import type { Entry } from '../games/index.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import { fitted, pt, text } from '../kernel/lettering.ts';
import type { OptionDecls, OptionsOf } from '../kernel/options.ts';
import {
  line,
  MARGIN,
  type Mark,
  type Page,
  type Paper,
  type PaperName,
  type Sheets,
} from '../kernel/sheet.ts';
import type { Lang, Words } from '../kernel/words.ts';
import { aid } from './aid.ts';
import { checklist } from './checklist.ts';
import { measure } from './widths.ts';
import { PAPER_WORDS } from './words.ts';

export function paperOf(name: PaperName, lang: Lang): Paper {
  return { name, measure, words: PAPER_WORDS[lang] };
}

/** Every page of a game, with title and foot. Sheets with a back come first, so that each back follows its front on one leaf. */
export async function sheetsOf(
  listed: Entry,
  game: Game<AnySpec>,
  options: OptionsOf<OptionDecls>,
  words: Words<AnySpec>,
  paper: Paper,
): Promise<readonly Page[]> {
  const own: Sheets<AnySpec> | undefined = await listed.sheets?.();
  const pages = [
    ...(own?.(options, words, paper) ?? []),
    ...checklist(game, options, words, paper),
    ...aid(game, words, paper),
  ];
  return bound(
    [...pages.filter(({ side }) => side !== 'single'), ...pages.filter(({ side }) => side === 'single')],
    words.title,
    paper,
  );
}

/** Title above, name of the game and number of the page below. */
export function bound(pages: readonly Page[], name: string, paper: Paper): readonly Page[] {
  return pages.map((page, i) => {
    const { width, height } = page;
    const right = width - MARGIN;
    const foot = height - MARGIN - 1;
    const number = text(paper, right, foot, paper.words.page(i + 1, pages.length), {
      size: pt(8),
      anchor: 'end',
      colour: 'soft',
    });
    const marks: Mark[] = [
      fitted(paper, MARGIN, MARGIN + 6, page.title, width - 2 * MARGIN, { size: pt(15), bold: true }),
      line(MARGIN, MARGIN + 9, right, MARGIN + 9),
      ...page.marks,
      fitted(paper, MARGIN, foot, `${name} · Emptychair`, right - MARGIN - number.width - 5, {
        size: pt(8),
        colour: 'soft',
      }),
      number,
    ];
    return { ...page, marks };
  });
}
