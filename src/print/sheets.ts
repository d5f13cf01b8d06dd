/** Everything to print for a game: its own sheets or those of its scene, the set-up as a checklist, the rules on one page. */
import { find } from '../games/catalogue.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import type { OptionDecls, OptionsOf } from '../kernel/options.ts';
import type { Lang, Words } from '../kernel/words.ts';
import { aid } from './aid.ts';
import { checklist } from './checklist.ts';
import { sceneSheets } from './from-scene.ts';
import { fitted, pt, text } from './lettering.ts';
import { line, MARGIN, type Mark, type Page, type Paper, type PaperName } from './sheet.ts';
import { measure } from './widths.ts';
import { PAPER_WORDS } from './words.ts';

export function paperOf(name: PaperName, lang: Lang): Paper {
  return { name, lang, measure, words: PAPER_WORDS[lang] };
}

/** The language of the other components on the table, which printed components should match. */
export interface Edition {
  readonly lang: Lang;
  readonly words: Words<AnySpec>;
}

/** Every page of a game, with title and footer. Sheets with a back come first, so that front and back share a sheet of paper. */
export async function sheetsOf(
  game: Game<AnySpec>,
  options: OptionsOf<OptionDecls>,
  words: Words<AnySpec>,
  paper: Paper,
  edition: Edition = { lang: paper.lang, words },
): Promise<readonly Page[]> {
  const own = await find(game.id)?.sheets?.();
  // Instructions for printing and cutting stay in the reader's language.
  const onTable = { ...paper, lang: edition.lang };
  const sheets = !own
    ? sceneSheets(game.scene(game.setup(options)), edition.words, onTable)
    : own.forReading
      ? own.sheets(options, words, paper)
      : own.sheets(options, edition.words, onTable);
  const pages = [
    ...sheets.map((page) => laidOut(page, paper)),
    ...checklist(game, options, own?.onTable?.(options) ?? options, words, paper),
    ...aid(game, words, paper, own?.chapters),
  ];
  return bound(
    [...pages.filter(({ side }) => side !== 'single'), ...pages.filter(({ side }) => side === 'single')],
    words.title,
    paper,
  );
}

/** A display, a track or a board is printed on one side at full size, because its spaces must fit the pieces. */
function laidOut(page: Page, { words }: Paper): Page {
  const spaces = page.marks.some(({ kind }) => kind === 'rect');
  return page.side === 'single' && spaces ? { ...page, note: words.oneSide } : page;
}

/** Header: title, name of the game, and how to print. Footer: who made it, and the page number. */
function bound(pages: readonly Page[], name: string, paper: Paper): readonly Page[] {
  const small = { size: pt(8), colour: 'soft' } as const;
  return pages.map((page, i) => {
    const { width, height } = page;
    const right = width - MARGIN;
    const foot = height - MARGIN - 1;
    const game = fitted(paper, right, MARGIN + 6, name, (width - 2 * MARGIN) / 3, {
      size: pt(9),
      anchor: 'end',
      colour: 'soft',
    });
    const room = width - 2 * MARGIN - game.width - 5;
    const marks: Mark[] = [
      fitted(paper, MARGIN, MARGIN + 6, page.title, room, { size: pt(15), bold: true }),
      game,
      line(MARGIN, MARGIN + 8, right, MARGIN + 8),
      ...(page.note ? [fitted(paper, MARGIN, MARGIN + 12, page.note, width - 2 * MARGIN, small)] : []),
      ...page.marks,
      text(paper, MARGIN, foot, 'Emptychair', small),
      text(paper, right, foot, paper.words.page(i + 1, pages.length), { ...small, anchor: 'end' }),
    ];
    return { ...page, marks };
  });
}
